//! What bots, their guides and the arena promise, in games as they are.

mod arena;
mod bots;
mod plain;
mod tuning;
