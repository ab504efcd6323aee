//! Why an action is refused. Each reason names its section of the rules.
use crate::{Back, Card, Cards, Decision, Family, Token};
use game_core::{Refusal, Seat};

/// Why an action of Sobek is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "reason", rename_all = "snake_case"),
    schema(as = SobekReason)
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
    /// No such card lies in the row.
    #[error("there is no such card: the row holds {lying}")]
    NotInRow {
        /// How many cards lie there.
        lying: u8,
    },
    /// Only the first four cards of the row can be taken.
    #[error("only the first four cards of the row can be taken")]
    OutOfReach,
    /// Not all of these cards are in your hand.
    #[error("not in your hand: {cards}")]
    NotInHand {
        /// Those that are missing.
        cards: Cards,
    },
    /// A card doesn't fit a set of this family.
    #[error("{card} doesn't fit a set of {family}")]
    NotOfFamily {
        /// The card.
        card: Card,
        /// The set's family.
        family: Family,
    },
    /// A set, or an addition to one, takes at least three cards.
    #[error("a set takes at least 3 cards, not {count}")]
    TooFewForSet {
        /// How many you named.
        count: u8,
    },
    /// A new set needs a card that isn't an amulet.
    #[error("a new set needs a card that isn't an amulet")]
    OnlyAmulets,
    /// This seat is not at the table.
    #[error("seat {seat} is not at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// You must name an opponent.
    #[error("choose an opponent, not yourself")]
    Yourself,
    /// You must name one of the backs in this hand.
    #[error("choose one of the backs in seat {seat}'s hand")]
    NoBackNamed {
        /// Whose hand it is.
        seat: Seat,
    },
    /// The victim holds no card with this back.
    #[error("seat {victim} holds no {back} card")]
    NoSuchBack {
        /// The victim.
        victim: Seat,
        /// The back.
        back: Back,
    },
    /// The card is not in that corruption pile.
    #[error("{card} is not in that corruption pile")]
    NotInPile {
        /// The card.
        card: Card,
    },
    /// You have no set of this family to add to.
    #[error("you have no set of {family} to add to")]
    NoSuchSet {
        /// The family.
        family: Family,
    },
    /// The Courtesan adds one or two cards.
    #[error("the Courtesan adds 1 or 2 cards, not {count}")]
    CourtesanAddsOneOrTwo {
        /// How many you named.
        count: u8,
    },
    /// Some of your cards fit one of your sets, so the Courtesan must add to it.
    #[error("some of your cards fit one of your sets: add 1 or 2")]
    CourtesanMustAdd,
    /// The event token is not among those left.
    #[error("the event {token} is not among the tokens left")]
    NoSuchToken {
        /// The token.
        token: Token,
    },
    /// Prosperity goes on your own set of wheat, fish or cattle.
    #[error("Prosperity goes on your own set of wheat, fish or cattle")]
    ProsperityElsewhere,
    /// You have a set that Prosperity must go on.
    #[error("you have a set that Prosperity must go on")]
    ProsperityMustGo,
    /// Cards given up are named in the order of the box, leaving enough to choose
    /// from.
    #[error("name the cards you give up in the order of the box, leaving enough to choose from")]
    DiscardOrder,
    /// Horizontal sets are named in the order of the families, each once.
    #[error("name horizontal sets in the order of the families, each once")]
    SetOrder,
    /// Chance can't do this now; no player's action is refused this way.
    #[error("chance can't do this now")]
    NotDrawn,
    /// No such deal is possible; no player's action is refused this way.
    #[error("a deal gives two green cards to each seat, 5 of the 12 tokens and all other cards")]
    WrongDeal,
    /// This seat can't be drawn; no player's action is refused this way.
    #[error("seat {seat} can't be the one drawn: it doesn't have the lowest score")]
    NotLowest {
        /// The seat.
        seat: Seat,
    },
    /// This card can't be stolen; no player's action is refused this way.
    #[error("the victim holds no such card with that back")]
    WrongSteal,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::OtherDecision { .. } => "3.1",
            Illegal::NotInRow { .. } | Illegal::OutOfReach => "4.1",
            Illegal::NotInHand { .. }
            | Illegal::NotOfFamily { .. }
            | Illegal::TooFewForSet { .. } => "5.1",
            Illegal::OnlyAmulets => "5.2",
            Illegal::NoSuchSeat { .. } | Illegal::Yourself => "6.1",
            Illegal::NoBackNamed { .. } | Illegal::NoSuchBack { .. } | Illegal::WrongSteal => "6.4",
            Illegal::DiscardOrder => "6.5",
            Illegal::NotInPile { .. } => "6.6",
            Illegal::NoSuchSet { .. }
            | Illegal::CourtesanAddsOneOrTwo { .. }
            | Illegal::CourtesanMustAdd => "6.7",
            Illegal::NoSuchToken { .. } => "7.1",
            Illegal::ProsperityElsewhere | Illegal::ProsperityMustGo => "7.5",
            Illegal::SetOrder => "8.1",
            Illegal::NotDrawn | Illegal::WrongDeal => "2.1",
            Illegal::NotLowest { .. } => "2.5",
        }
    }
}
