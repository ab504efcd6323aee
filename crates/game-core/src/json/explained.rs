use super::Sent;
use crate::Game;
use serde::Serialize;
use std::fmt;
use utoipa::ToSchema;

/// What programs are told beyond views and events: what a choice is made of, and what is in
/// the box. [`json_plain!`](crate::json_plain) is for games that have rules alone.
pub trait Explained: Game<View: Sent, Event: Sent, Illegal: Sent> {
    /// What a choice is made of, and what it brings, as far as its seat knows.
    type Parts: Sent;
    /// What is in the box.
    type Catalogue: Sent;

    /// The parts of a choice that the view's owner has.
    fn parts(view: &Self::View, action: Self::Action) -> Self::Parts;

    fn catalogue() -> Self::Catalogue;

    /// Everything that a table can agree on; nothing first.
    fn options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
}

/// All that can be said of a choice from its notation alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlainParts {
    /// What is done: the first word of the notation.
    pub kind: String,
}

impl PlainParts {
    pub fn of(action: impl fmt::Display) -> PlainParts {
        let text = action.to_string();
        PlainParts { kind: text.split(' ').next().unwrap_or_default().to_owned() }
    }
}

/// Nothing is said of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NoCatalogue {}

/// A game whose choices are explained by their notation alone.
///
/// `json_plain!(Goofspiel);`
#[macro_export]
macro_rules! json_plain {
    ($game:ty) => {
        impl $crate::json::Explained for $game {
            type Parts = $crate::json::PlainParts;
            type Catalogue = $crate::json::NoCatalogue;

            fn parts(_: &Self::View, action: Self::Action) -> Self::Parts {
                $crate::json::PlainParts::of(action)
            }

            fn catalogue() -> Self::Catalogue {
                $crate::json::NoCatalogue {}
            }
        }
    };
}
