//! Why an action is refused. Each reason names its section of the rules.
use crate::{Back, Card, Cards, Decision, Family, Token};
use game_core::{Refusal, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not your turn to decide")]
    NotAsked,
    #[error("this doesn't answer the question: {0}")]
    OtherDecision(Decision),
    #[error("there is no such card: the row holds {lying}")]
    NotInRow { lying: u8 },
    #[error("only the first four cards of the row can be taken")]
    OutOfReach,
    #[error("not in your hand: {0}")]
    NotInHand(Cards),
    #[error("{card} can't stand in a set of {family}")]
    NotOfFamily { card: Card, family: Family },
    #[error("a set takes at least 3 cards, these are {0}")]
    TooFewForSet(u8),
    #[error("a new set needs a card that is no amulet")]
    OnlyAmulets,
    #[error("seat {0} is not at this table")]
    NoSuchSeat(Seat),
    #[error("choose an opponent, not yourself")]
    Yourself,
    #[error("choose one of the backs in seat {0}'s hand")]
    NoBackNamed(Seat),
    #[error("seat {victim} holds no {back} card")]
    NoSuchBack { victim: Seat, back: Back },
    #[error("{0} is not in that corruption pile")]
    NotInPile(Card),
    #[error("you have no set of {0} to add to")]
    NoSuchSet(Family),
    #[error("the Courtesan adds 1 or 2 cards, not {0}")]
    CourtesanAddsOneOrTwo(u8),
    #[error("cards of yours fit one of your sets: add 1 or 2")]
    CourtesanMustAdd,
    #[error("the event {0} is not among the tokens left")]
    NoSuchToken(Token),
    #[error("Prosperity goes on your own set of wheat, fish or cattle")]
    ProsperityElsewhere,
    #[error("you have a set on which Prosperity must go")]
    ProsperityMustGo,
    #[error("name the cards you give up in the order of the box, leaving enough to choose from")]
    DiscardOrder,
    #[error("name horizontal sets in the order of the families, each once")]
    SetOrder,
    #[error("chance can't do this now")]
    NotDrawn,
    #[error("a deal gives two green cards to each seat, 5 of the 12 tokens and all other cards")]
    WrongDeal,
    #[error("seat {0} can't be the one drawn: it doesn't have the lowest score")]
    NotLowest(Seat),
    #[error("the victim holds no such card of that back")]
    WrongSteal,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotAsked | Illegal::OtherDecision(_) => "3.1",
            Illegal::NotInRow { .. } | Illegal::OutOfReach => "4.1",
            Illegal::NotInHand(_) | Illegal::NotOfFamily { .. } | Illegal::TooFewForSet(_) => "5.1",
            Illegal::OnlyAmulets => "5.2",
            Illegal::NoSuchSeat(_) | Illegal::Yourself => "6.1",
            Illegal::NoBackNamed(_) | Illegal::NoSuchBack { .. } | Illegal::WrongSteal => "6.4",
            Illegal::DiscardOrder => "6.5",
            Illegal::NotInPile(_) => "6.6",
            Illegal::NoSuchSet(_)
            | Illegal::CourtesanAddsOneOrTwo(_)
            | Illegal::CourtesanMustAdd => "6.7",
            Illegal::NoSuchToken(_) => "7.1",
            Illegal::ProsperityElsewhere | Illegal::ProsperityMustGo => "7.5",
            Illegal::SetOrder => "8.1",
            Illegal::NotDrawn | Illegal::WrongDeal => "2.1",
            Illegal::NotLowest(_) => "2.5",
        }
    }
}
