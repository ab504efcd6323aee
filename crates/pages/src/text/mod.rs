//! The texts of `locales/`, compiled in.
//!
//! What a text is given comes out as it went in: a player's name is never read
//! as a text of ours, whatever is in it. Who puts a text into HTML escapes it.

mod arg;
mod speech;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::{assert_sound, samples};

pub use arg::Arg;
pub(crate) use speech::Speech;

use crate::Language;

/// The text with this key.
///
/// `args` are the text's variables; all of them must be there. A key or
/// variable that is missing is a mistake of ours: it stops a test, and shows the
/// name of what is missing to a reader.
pub fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    Speech::of(language).text(key, args)
}
