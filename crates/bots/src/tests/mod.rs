//! What bots, their guides and the arena promise, in both games.

mod arena;
mod bots;
mod guides;
mod inference;
mod memory;
mod notation;
mod plain;
mod scene;
mod tally;
mod verdicts;
mod weights;
