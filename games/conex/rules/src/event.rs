//! What a viewer sees happen.
use crate::{Card, Cards, Ending, Face, Placement, Token};
use game_core::{BySeat, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Each sees his own hand.
    Dealt {
        hands: BySeat<Option<Cards>>,
        start: Seat,
    },
    /// `to` is the score afterwards.
    Laid {
        seat: Seat,
        placement: Placement,
        doubled: bool,
        points: u16,
        to: u16,
    },
    /// The cards are shown to who draws them.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    Passed(Seat),
    /// Ended the turn without lightning.
    Done(Seat),
    Rolled {
        seat: Seat,
        face: Face,
    },
    /// From another seat, or from beside the pile.
    TookToken {
        seat: Seat,
        token: Token,
        from: Option<Seat>,
    },
    /// Rolled a token that he has already.
    KeptToken {
        seat: Seat,
        token: Token,
    },
    /// Removed a card by lightning.
    Struck {
        seat: Seat,
        card: Card,
    },
    MustDiscard(SeatSet),
    /// Shown to the owner alone.
    Discarding {
        seat: Seat,
        card: Card,
    },
    /// A seat has answered while others still choose.
    Decided(Seat),
    /// A card went under the pile, shown to its owner.
    Buried {
        seat: Seat,
        card: Option<Card>,
    },
    GameOver {
        ending: Ending,
        scores: BySeat<u16>,
        winners: SeatSet,
        hands: BySeat<Cards>,
    },
}
