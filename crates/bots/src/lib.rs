//! Players that see what a seat sees, and an arena to compare them.

mod advice;
pub mod arena;
mod bot;
mod budget;
mod conex;
mod guide;
mod level;
mod search;
mod sobek;
mod tree;
mod weights;

#[cfg(test)]
mod tests;

pub use advice::{Advice, Choice};
pub use bot::{Bot, Mind, ParseBotError, Thinking, Unasked};
pub use budget::{Budget, Clock, ParseBudgetError, SystemClock};
pub use conex::ConexWeights;
pub use guide::{Guide, Idea, Verdict};
pub use level::{Level, Strength, UnknownLevel};
pub use sobek::SobekWeights;
pub use weights::Weights;
