//! What bots, their guides and the arena promise, in games as they are.
#![expect(clippy::unwrap_used, reason = "these are all tests, helpers included")]

mod arena;
mod bots;
mod plain;
mod tuning;
