//! The contract between rules, search, server and tools.
//!
//! A game is a position with hidden parts ([`Game`]); everybody who looks at it
//! is a [`Viewer`] and gets a view or events made for them. Chance acts like a
//! player, and what it did is in the log, so a log replays without a generator.

pub mod conformance;
mod dice;
mod game;
#[cfg(feature = "json")]
pub mod json;
mod log;
mod perft;
mod playout;
mod seat;
mod session;

pub use dice::{ParseSeedError, Seed, shuffle, uniform};
pub use game::{
    Audience, Eavesdropper, Everybody, Game, Nobody, Notation, Outcome, Refusal, Step, StepOf, Turn,
};
pub use log::{Header, Log, LogError, LogReason, RawLog};
pub use perft::perft;
pub use playout::{playout, random_action, random_step};
pub use seat::{Actor, BySeat, MAX_SEATS, ParseSeatError, PerSeat, Seat, SeatSet, Seats, Viewer};
pub use session::{LuckCheck, NoUndo, Rejected, ReplayError, ReplayReason, Session, Told};
