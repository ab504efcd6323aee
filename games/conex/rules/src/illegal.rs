//! Why an action is refused. Each reason names its section of the rules.
use crate::{Card, Component, Decision, Misfit, Misfits, Token};
use game_core::Refusal;

/// Why an action of Conex is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "reason", rename_all = "snake_case"),
    schema(as = ConexReason)
)]
pub enum Illegal {
    /// You are not asked now.
    #[error("it is not your turn to decide")]
    NotAsked,
    /// The action doesn't answer the question.
    #[error("this doesn't answer the question: {decision}")]
    OtherDecision {
        /// What you must decide.
        decision: Decision,
    },
    /// The card is not in your hand.
    #[error("{card} is not in your hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// What you want to lay a card on is not on the table.
    #[error("{component} is not on the table")]
    NotOnTable {
        /// What is missing.
        component: Component,
    },
    /// The card can't lie there.
    #[error("{misfits}")]
    Misfits {
        /// All the reasons, the headline first; at least one.
        #[cfg_attr(feature = "json", schema(value_type = Vec<Misfit>))]
        misfits: Misfits,
    },
    /// There is nothing to draw.
    #[error("the pile is empty")]
    PileEmpty,
    /// You can't pass, because you can draw.
    #[error("the pile has a card: you can pass only if you can neither lay nor draw")]
    CanDraw,
    /// You can't pass, because you can lay a card.
    #[error("one of your cards can be laid: you can pass only if you can neither lay nor draw")]
    CanLay,
    /// You don't hold the token, or you took it only in this turn.
    #[error("you don't hold the {token} token")]
    NoToken {
        /// The token.
        token: Token,
    },
    /// Lightning can't remove a card that isn't on the table.
    #[error("{card} is not on the table, so lightning can't remove it")]
    NotThere {
        /// The card.
        card: Card,
    },
    /// Lightning can't remove a card with something on it.
    #[error("something lies on {card}")]
    Carries {
        /// The card.
        card: Card,
    },
    /// You can't give up a card that isn't in your hand.
    #[error("{card} is not in your hand, so you can't give it up")]
    NotToGiveUp {
        /// The card.
        card: Card,
    },
    /// Chance has nothing to do; no player's action is refused this way.
    #[error("chance has nothing to do now")]
    NotDrawn,
    /// Chance rolls the die; no player's action is refused this way.
    #[error("a die card was laid: chance rolls the die")]
    NotADie,
    /// No such deal is possible; no player's action is refused this way.
    #[error("a deal gives each card once and the start card to a seat at the table")]
    WrongDeal,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::OtherDecision { .. } | Illegal::NotDrawn => "4.1",
            Illegal::NotInHand { .. } | Illegal::NotOnTable { .. } => "3.1",
            Illegal::Misfits { misfits } => match misfits.headline() {
                Misfit::Colour { .. } => "3.2",
                Misfit::Covers { .. } => "3.3",
                Misfit::Touches { .. } => "3.4",
                Misfit::Edge { .. } => "3.5",
            },
            Illegal::PileEmpty => "6.1",
            Illegal::CanLay => "6.2",
            Illegal::CanDraw => "6.3",
            Illegal::NoToken { token: Token::Double } => "5.3",
            Illegal::NoToken { token: Token::Lightning } => "8.1",
            Illegal::NotThere { .. } | Illegal::Carries { .. } => "8.2",
            Illegal::NotToGiveUp { .. } => "8.4",
            Illegal::NotADie => "5.4",
            Illegal::WrongDeal => "2.2",
        }
    }
}
