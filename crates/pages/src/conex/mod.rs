//! The Conex table in SVG, and Conex in words.
//!
//! Units are those of the rules: a card is 60 × 90. A page that shows tables has
//! the sheets [`TABLE_CSS`] and [`DARK_CSS`] and, once, what the drawings share
//! ([`shared`]); so ids never clash, however many tables are on it. A
//! [`picture`] has all of it inside.

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
mod strip;
mod table;
mod token;

#[cfg(test)]
mod tests;

// For the figures of the rules.
pub(crate) use card::face;
pub(crate) use label::outline;
pub(crate) use shared::definitions;
pub(crate) use table::surface;
pub(crate) use token::{die, pile, token};

pub use letters::Letters;
pub use picture::picture;
pub use shared::shared;
pub use table::table;

/// The rules for the drawing, in the light theme.
pub const TABLE_CSS: &str = include_str!("table.css");

/// What is different in the dark theme: plain rules, to be put into a media
/// query or below `[data-theme=dark]`.
pub const DARK_CSS: &str = include_str!("dark.css");
