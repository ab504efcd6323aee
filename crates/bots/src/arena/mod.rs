//! Bots against each other: who is better, and how sure that is.
mod contest;
mod elo;
mod entrant;
mod tally;
mod tune;

pub use contest::{Contest, Record, line_ups};
pub use entrant::{Entrant, ParseEntrantError, Player};
pub use tally::{Standing, Tally};
pub use tune::Tuning;
