use super::{CardText, ComponentText, DecisionJson, MisfitJson, TokenText};
use crate::Text;
use ::conex::Illegal;
use serde::Serialize;
use utoipa::ToSchema;

/// Why an action of Conex is refused.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schema(as = ConexReason)]
pub enum ReasonJson {
    /// You are not asked now.
    NotAsked,
    /// The action doesn't answer the question.
    OtherDecision {
        /// What you must decide.
        decision: DecisionJson,
    },
    /// The card is not in your hand.
    NotInHand {
        /// The card.
        card: CardText,
    },
    /// What you want to lay a card on is not on the table.
    NotOnTable {
        /// What is missing.
        component: ComponentText,
    },
    /// The card can't lie there.
    Misfits {
        /// All the reasons, the headline first; at least one.
        misfits: Vec<MisfitJson>,
    },
    /// There is nothing to draw.
    PileEmpty,
    /// You can't pass, because you can draw.
    CanDraw,
    /// You can't pass, because you can lay a card.
    CanLay,
    /// You don't hold the token, or not since before this turn.
    NoToken {
        /// The token.
        token: TokenText,
    },
    /// Lightning can't remove a card that isn't on the table.
    NotThere {
        /// The card.
        card: CardText,
    },
    /// Lightning can't remove a card on which something lies.
    Carries {
        /// The card.
        card: CardText,
    },
    /// You can't give up a card that isn't in your hand.
    NotToGiveUp {
        /// The card.
        card: CardText,
    },
    /// Chance has nothing to do; no player's action is refused so.
    NotDrawn,
    /// Chance rolls the die; no player's action is refused so.
    NotADie,
    /// No such deal is possible; no player's action is refused so.
    WrongDeal,
}

impl ReasonJson {
    pub(super) fn of(illegal: &Illegal) -> ReasonJson {
        use ReasonJson as Json;
        match illegal {
            Illegal::NotAsked => Json::NotAsked,
            Illegal::OtherDecision(decision) => {
                Json::OtherDecision { decision: (*decision).into() }
            }
            Illegal::NotInHand(card) => Json::NotInHand { card: Text(*card) },
            Illegal::NotOnTable(component) => Json::NotOnTable { component: Text(*component) },
            Illegal::Misfits(misfits) => {
                let misfits = misfits.all().iter().copied().map(MisfitJson::from).collect();
                Json::Misfits { misfits }
            }
            Illegal::PileEmpty => Json::PileEmpty,
            Illegal::CanDraw => Json::CanDraw,
            Illegal::CanLay => Json::CanLay,
            Illegal::NoToken(token) => Json::NoToken { token: Text(*token) },
            Illegal::NotThere(card) => Json::NotThere { card: Text(*card) },
            Illegal::Carries(card) => Json::Carries { card: Text(*card) },
            Illegal::NotToGiveUp(card) => Json::NotToGiveUp { card: Text(*card) },
            Illegal::NotDrawn => Json::NotDrawn,
            Illegal::NotADie => Json::NotADie,
            Illegal::WrongDeal => Json::WrongDeal,
        }
    }
}
