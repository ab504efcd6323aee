//! The rules of Conex: pure, exact, deterministic.
//!
//! [`Conex`] is a position. docs/rules/conex.md numbers the rules; the code and
//! its tests cite the sections.

mod action;
mod atlas;
mod body;
mod card;
mod cards;
mod check;
mod colour;
mod determinize;
mod event;
mod game;
mod illegal;
#[cfg(feature = "json")]
mod json;
mod knowledge;
mod list;
mod luck;
mod misfit;
mod numbers;
mod options;
mod phase;
mod placement;
mod plane;
mod play;
mod polygon;
mod position;
mod printed;
mod room;
mod spot;
mod surd;
mod table;
mod the_box;
mod token;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, ParseActionError};
pub use card::{Card, ParseCardError};
pub use cards::Cards;
pub use colour::Colour;
pub use event::Event;
pub use illegal::Illegal;
#[cfg(feature = "json")]
pub use json::{Catalogue, Parts};
pub use luck::{Deal, Luck, ParseLuckError};
pub use misfit::{Misfit, Misfits, Side, Sides};
pub use numbers::{DRAW, HAND, PLUS, SHORT_TRACK, TRACK};
pub use options::{Options, ParseOptionsError, Size};
pub use phase::{Decision, Ending, Phase};
pub use placement::{ParsePlacementError, Placement};
pub use plane::{Angle, Point, Pose};
pub use polygon::Polygon;
pub use position::Conex;
pub use printed::Printed;
pub use spot::{Component, Corner, Spot};
pub use surd::Surd;
pub use table::{LARGEST_TABLE, Laid, Table};
pub use the_box::*;
pub use token::{Face, Token, Tokens};
pub use view::{Memory, Slot, View};
