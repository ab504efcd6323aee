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
mod knowledge;
mod list;
mod luck;
mod options;
mod play;
mod position;
mod round_end;
mod the_box;
mod token;
mod track;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, ParseActionError, Pick};
pub use card::{Back, Card, Character, Family, ParseCardError};
pub use cards::Cards;
pub use event::{Backs, Event, Quay, ScoredSet, Seen};
pub use illegal::{Decision, Illegal};
pub use luck::{DECK, Deal, Luck, ParseLuckError, QUAYS, TOKENS_IN_PLAY};
pub use options::{Options, ParseOptionsError};
pub(crate) use position::KEPT;
pub use position::{Phase, Sets, Sobek};
pub use round_end::ROUNDS;
pub use the_box::{CARDS, CardFact, Standing, TOKENS, TRACK, TokenFact, TrackFact};
pub use token::{ParseTokenError, Token, Tokens};
pub use track::{Hieroglyph, ParseHieroglyphError, Symbol, penalised};
pub use view::{Memory, View};
