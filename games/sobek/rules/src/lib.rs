//! The rules of Sobek: pure, exact, deterministic.
//!
//! [`Sobek`] is a position. docs/rules/sobek.md numbers the rules; the code and
//! its tests cite the sections.

mod action;
mod card;
mod cards;
mod check;
mod determinize;
mod event;
mod game;
mod illegal;
#[cfg(feature = "json")]
mod json;
mod knowledge;
mod list;
mod luck;
mod numbers;
mod options;
mod phase;
mod play;
mod position;
mod round_end;
mod seen;
mod sets;
mod the_box;
mod token;
mod track;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, ParseActionError, Pick};
pub use card::{Back, Card, Character, Family, ParseCardError};
pub use cards::Cards;
pub use event::{Event, ScoredSet};
pub use illegal::Illegal;
#[cfg(feature = "json")]
pub use json::{Catalogue, Parts};
pub use luck::{Deal, Luck, ParseLuckError};
pub use numbers::*;
pub use options::{Options, ParseOptionsError};
pub use phase::{Decision, Phase};
pub use position::Sobek;
pub use seen::{Backs, Quay, Seen};
pub use sets::Sets;
pub use the_box::{CARDS, CardFact, Standing, TOKENS, TRACK, TokenFact, TrackFact};
pub use token::{ParseTokenError, Token, Tokens};
pub use track::{Hieroglyph, ParseHieroglyphError, Symbol, penalised};
pub use view::{Memory, View};
