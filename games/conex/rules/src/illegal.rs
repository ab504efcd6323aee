//! Why an action is refused. Each reason names its section of the rules.
use crate::{Card, Component, Decision, Misfit, Misfits, Token};
use game_core::Refusal;

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
    #[error("the pile has a card: you can pass only where you can neither lay nor draw")]
    CanDraw,
    #[error("a card of yours can be laid: you can pass only where you can neither lay nor draw")]
    CanLay,
    #[error("you don't hold the {0} token")]
    NoToken(Token),
    #[error("{0} is not on the table, so lightning can't remove it")]
    NotThere(Card),
    #[error("something lies on {0}")]
    Carries(Card),
    #[error("{0} is not in your hand, so you can't give it up")]
    NotToGiveUp(Card),
    #[error("chance has nothing to do now")]
    NotDrawn,
    #[error("a die card was laid: chance rolls the die")]
    NotADie,
    #[error("a deal gives each card once and the start card to a seat at the table")]
    WrongDeal,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::OtherDecision(_) | Illegal::NotDrawn => "4.1",
            Illegal::NotInHand(_) | Illegal::NotOnTable(_) => "3.1",
            Illegal::Misfits(misfits) => match misfits.headline() {
                Misfit::Colour { .. } => "3.2",
                Misfit::Covers(_) => "3.3",
                Misfit::Touches(_) => "3.4",
                Misfit::Edge(_) => "3.5",
            },
            Illegal::PileEmpty => "6.1",
            Illegal::CanLay => "6.2",
            Illegal::CanDraw => "6.3",
            Illegal::NoToken(Token::Double) => "5.3",
            Illegal::NoToken(Token::Lightning) => "8.1",
            Illegal::NotThere(_) | Illegal::Carries(_) => "8.2",
            Illegal::NotToGiveUp(_) => "8.4",
            Illegal::NotADie => "5.4",
            Illegal::WrongDeal => "2.2",
        }
    }
}
