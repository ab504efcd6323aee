//! The texts of `locales/`, compiled in.
//!
//! Variables come out as they went in: a player's name is never read as a text of
//! ours, whatever is in it. Code that puts a text into HTML escapes it.

mod arg;
mod speech;
#[cfg(any(test, feature = "testing"))]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod texts;

pub use arg::Arg;
pub use speech::Speech;
pub(crate) use texts::SHARED;
pub use texts::Texts;

use crate::Language;

/// The text with this key, among those around every game.
pub fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    SHARED.of(language).text(key, args)
}
