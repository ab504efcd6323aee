//! Bots against each other: who is better, and how sure that is.
//!
//! ```
//! use bots::{SystemClock, arena::{Contest, Player, Tally, line_ups}};
//! use conex_guide::ConexGuide;
//! use game_core::Seats;
//! use std::sync::atomic::AtomicBool;
//!
//! let contest = Contest::<ConexGuide> {
//!     seats: Seats::TWO,
//!     options: conex::Options::default(),
//!     seed: 1,
//!     players: vec![Player::new("greedy".parse()?), Player::new("random".parse()?)],
//!     line_ups: line_ups(2, Seats::TWO).expect("two can meet"),
//! };
//! let mut tally = Tally::new(2);
//! for deal in contest.play(0..5, &SystemClock::start(), &AtomicBool::new(false), &|| ()) {
//!     tally.add(&deal);
//! }
//! assert_eq!(tally.games(), 10, "every deal in both seatings");
//! assert_eq!(tally.standings()[0].player, 0, "greedy is better");
//! # Ok::<(), bots::arena::ParseEntrantError>(())
//! ```
mod contest;
mod elo;
mod entrant;
mod ladder;
mod tally;
mod tune;

pub use contest::{Contest, MOST_ENTRANTS, Record, line_ups};
pub use entrant::{Entrant, ParseEntrantError, Player, cheat};
pub use ladder::LADDER;
pub use tally::{Standing, Tally};
pub use tune::Tuning;
