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

pub use letters::Letters;
pub use page::refusals;
pub use picture::picture;
pub use shared::shared;
pub use table::table;

/// The felt with all that lies on it and what it needs to be drawn, for an `<svg>` that shows
/// a part of it.
pub(crate) fn middle(view: &conex::View, letters: &Letters) -> maud::Markup {
    maud::html! { (shared::definitions()) (table::surface(view, letters, &table::plain, false)) }
}
