//! Bots against each other: who is better, and how sure that is.
mod contest;
mod elo;
mod entrant;
mod ladder;
mod tally;
mod tune;

pub use contest::{Contest, MOST_ENTRANTS, Record, line_ups};
pub use entrant::{Entrant, ParseEntrantError, Player};
pub use ladder::LADDER;
pub use tally::{Standing, Tally};
pub use tune::Tuning;
