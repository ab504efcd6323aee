use super::{BackText, CardText, CardsJson, DecisionJson, FamilyText, TokenText};
use crate::{List, SeatJson, Text};
use ::sobek::Illegal;
use serde::Serialize;
use utoipa::ToSchema;

/// Why an action of Sobek is refused.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schema(as = SobekReason)]
pub enum ReasonJson {
    /// You are not asked now.
    NotAsked,
    /// The action doesn't answer the question.
    OtherDecision {
        /// What you must decide.
        decision: DecisionJson,
    },
    /// No such card lies in the row.
    NotInRow {
        /// How many cards lie there.
        lying: u8,
    },
    /// Only the first four cards of the row can be taken.
    OutOfReach,
    /// Not all of these cards are in your hand.
    NotInHand {
        /// Those that are missing.
        cards: CardsJson,
    },
    /// A card can't stand in a set of this family.
    NotOfFamily {
        /// The card.
        card: CardText,
        /// The set's family.
        family: FamilyText,
    },
    /// A set, or an addition to one, takes at least three cards.
    TooFewForSet {
        /// How many you named.
        count: u8,
    },
    /// A new set needs a card that is no amulet.
    OnlyAmulets,
    /// This seat is not at the table.
    NoSuchSeat {
        /// The seat.
        seat: SeatJson,
    },
    /// You must name an opponent.
    Yourself,
    /// You must name one of the backs in this hand.
    NoBackNamed {
        /// Whose hand it is.
        seat: SeatJson,
    },
    /// The victim holds no card with this back.
    NoSuchBack {
        /// The victim.
        victim: SeatJson,
        /// The back.
        back: BackText,
    },
    /// The card is not in that corruption pile.
    NotInPile {
        /// The card.
        card: CardText,
    },
    /// You have no set of this family to add to.
    NoSuchSet {
        /// The family.
        family: FamilyText,
    },
    /// The Courtesan adds one or two cards.
    CourtesanAddsOneOrTwo {
        /// How many you named.
        count: u8,
    },
    /// Cards of yours fit a set of yours, so the Courtesan must add some.
    CourtesanMustAdd,
    /// The event token is not among those left.
    NoSuchToken {
        /// The token.
        token: TokenText,
    },
    /// Prosperity goes on your own set of wheat, fish or cattle.
    ProsperityElsewhere,
    /// You have a set on which Prosperity must go.
    ProsperityMustGo,
    /// Cards given up are named in the order of the box, leaving enough to choose
    /// from.
    DiscardOrder,
    /// Horizontal sets are named in the order of the families, each once.
    SetOrder,
    /// Chance can't do this now; no player's action is refused so.
    NotDrawn,
    /// No such deal is possible; no player's action is refused so.
    WrongDeal,
    /// This seat can't be drawn; no player's action is refused so.
    NotLowest {
        /// The seat.
        seat: SeatJson,
    },
    /// This card can't be stolen; no player's action is refused so.
    WrongSteal,
}

impl ReasonJson {
    pub(super) fn of(illegal: &Illegal) -> ReasonJson {
        use ReasonJson as Json;
        match *illegal {
            Illegal::NotAsked => Json::NotAsked,
            Illegal::OtherDecision(decision) => Json::OtherDecision { decision: decision.into() },
            Illegal::NotInRow { lying } => Json::NotInRow { lying },
            Illegal::OutOfReach => Json::OutOfReach,
            Illegal::NotInHand(cards) => Json::NotInHand { cards: List(cards) },
            Illegal::NotOfFamily { card, family } => {
                Json::NotOfFamily { card: Text(card), family: Text(family) }
            }
            Illegal::TooFewForSet(count) => Json::TooFewForSet { count },
            Illegal::OnlyAmulets => Json::OnlyAmulets,
            Illegal::NoSuchSeat(seat) => Json::NoSuchSeat { seat: seat.into() },
            Illegal::Yourself => Json::Yourself,
            Illegal::NoBackNamed(seat) => Json::NoBackNamed { seat: seat.into() },
            Illegal::NoSuchBack { victim, back } => {
                Json::NoSuchBack { victim: victim.into(), back: Text(back) }
            }
            Illegal::NotInPile(card) => Json::NotInPile { card: Text(card) },
            Illegal::NoSuchSet(family) => Json::NoSuchSet { family: Text(family) },
            Illegal::CourtesanAddsOneOrTwo(count) => Json::CourtesanAddsOneOrTwo { count },
            Illegal::CourtesanMustAdd => Json::CourtesanMustAdd,
            Illegal::NoSuchToken(token) => Json::NoSuchToken { token: Text(token) },
            Illegal::ProsperityElsewhere => Json::ProsperityElsewhere,
            Illegal::ProsperityMustGo => Json::ProsperityMustGo,
            Illegal::DiscardOrder => Json::DiscardOrder,
            Illegal::SetOrder => Json::SetOrder,
            Illegal::NotDrawn => Json::NotDrawn,
            Illegal::WrongDeal => Json::WrongDeal,
            Illegal::NotLowest(seat) => Json::NotLowest { seat: seat.into() },
            Illegal::WrongSteal => Json::WrongSteal,
        }
    }
}
