//! Why an action is refused. Each reason names its section of the rules.
use crate::{Card, Component, Decision, Misfit, Token};
use game_core::Refusal;
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not your turn to decide")]
    NotAsked,
    #[error("this doesn't answer the question: {0}")]
    OtherDecision(Decision),
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    #[error("{0} is not on the table")]
    NotOnTable(Component),
    #[error("{0}")]
    Misfits(Misfits),
    #[error("the pile is empty")]
    PileEmpty,
    #[error("you can pass only when the pile is empty: draw")]
    CanDraw,
    #[error("you can pass only when no card of yours can be laid")]
    CanLay,
    #[error("you don't hold the {0} token")]
    NoToken(Token),
    #[error("you took {0} in this turn: it can be used from your next one on")]
    Locked(Token),
    #[error("something lies on {0}")]
    Carries(Card),
    #[error("chance can't do this now")]
    NotDrawn,
    #[error("a deal gives each card once and the start card to a seat at the table")]
    WrongDeal,
}

/// All the reasons why a card doesn't fit, the headline first; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfits(Vec<Misfit>);

impl Misfits {
    /// `None` if there is no reason.
    pub(crate) fn new(all: Vec<Misfit>) -> Option<Misfits> {
        (!all.is_empty()).then_some(Misfits(all))
    }

    pub fn all(&self) -> &[Misfit] {
        &self.0
    }
}

impl fmt::Display for Misfits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, misfit) in self.0.iter().enumerate() {
            write!(f, "{}{misfit}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::OtherDecision(_) => "4.1",
            Illegal::NotInHand(_) | Illegal::NotOnTable(_) => "3.1",
            Illegal::Misfits(misfits) => match misfits.0[0] {
                Misfit::Colour { .. } => "3.2",
                Misfit::Covers(_) => "3.3",
                Misfit::Touches(_) => "3.4",
                Misfit::Edge(_) => "3.5",
            },
            Illegal::PileEmpty => "6.1",
            Illegal::CanLay => "6.2",
            Illegal::CanDraw => "6.3",
            Illegal::NoToken(_) => "7.1",
            Illegal::Locked(_) => "7.2",
            Illegal::Carries(_) => "8.2",
            Illegal::NotDrawn | Illegal::WrongDeal => "2.2",
        }
    }
}
