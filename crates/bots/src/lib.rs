//! Players that see what a seat sees, and an arena to compare them.

mod advice;
pub mod arena;
mod bot;
mod budget;
pub mod conformance;
mod guide;
mod level;
mod search;
mod tree;
mod weights;

#[cfg(test)]
mod tests;

pub use advice::{Advice, Choice};
pub use bot::{Bot, Mind, ParseBotError, Thinking, Unasked, likely_world};
pub use budget::{Budget, Clock, ParseBudgetError, SystemClock};
pub use guide::{ActionOf, Guide, Idea, OptionsOf, PlainGuide, Verdict, ViewOf};
pub use level::{Level, Strength, UnknownLevel};
pub use weights::{Weights, read_weights};
