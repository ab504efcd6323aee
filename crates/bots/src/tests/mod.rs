//! What bots promise, whatever the game. `tests/it` has what needs one.

mod notation;
mod tally;
mod verdicts;
mod weights;
