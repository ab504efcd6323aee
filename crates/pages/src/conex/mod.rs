//! The Conex table in SVG, and Conex in words.
//!
//! Units are those of the rules: a card is 60 × 90. A page that shows tables has
//! the sheet of Conex and, once, what the drawings share ([`shared`]); so ids never
//! clash, however many tables are on it. A [`picture`] has all of it inside.

mod board;
mod card;
mod describe;
mod label;
mod letters;
mod mark;
mod names;
mod page;
mod picture;
mod printed;
mod refusal;
mod shared;
mod sheet;
mod strip;
mod table;
mod token;

#[cfg(test)]
mod tests;

// For the figures of the rules.
pub(crate) use card::face;
pub(crate) use label::outline;
pub(crate) use shared::definitions;
pub(crate) use table::felt;
pub(crate) use token::{die, pile, token};

pub use letters::Letters;
pub use page::refusals;
pub use picture::picture;
pub use shared::shared;
