//! Everything a player can decide, and its notation.
use crate::{Card, ParseCardError, ParsePlacementError, Placement};
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay a card, doubling its points or not (rules 5).
    Lay { placement: Placement, doubled: bool },
    /// Draw two cards (rules 6.1).
    Draw,
    /// Neither lay nor draw: only if neither is possible (rules 6.3).
    Pass,
    /// Remove this card by lightning (rules 8).
    Lightning(Card),
    /// Give up this card to another player's lightning (rules 8.4).
    Discard(Card),
    /// End the turn without lightning (rules 4.4).
    Done,
}

/// Lists of actions are written and read a million times a second.
const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { placement, doubled: false } => write!(f, "lay {placement}"),
            Action::Lay { placement, doubled: true } => write!(f, "lay {placement} x2"),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
            Action::Lightning(card) => write!(f, "lightning {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError {
    #[error(
        "not an action of Conex; actions are `lay r4.p on p12.tr`, `draw`, `pass`, \
         `lightning p12`, `discard r4` and `done`"
    )]
    Verb,
    #[error(transparent)]
    Placement(#[from] ParsePlacementError),
    #[error(transparent)]
    Card(#[from] ParseCardError),
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (verb, rest) {
            ("lay", rest) => {
                let plain = rest.strip_suffix(" x2");
                let placement = plain.unwrap_or(rest).parse()?;
                Action::Lay { placement, doubled: plain.is_some() }
            }
            ("draw", "") => Action::Draw,
            ("pass", "") => Action::Pass,
            ("done", "") => Action::Done,
            ("lightning", card) => Action::Lightning(card.parse()?),
            ("discard", card) => Action::Discard(card.parse()?),
            _ => return Err(ParseActionError::Verb),
        })
    }
}
