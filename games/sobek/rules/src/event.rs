//! What a viewer sees happen.
use crate::{Back, Card, Cards, Character, Family, QUAYS, Quay, Seen, Symbol, Token, Tokens};
use game_core::{BySeat, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The set-up; each sees his own hand.
    Dealt {
        round: u8,
        hands: BySeat<Option<Cards>>,
    },
    Delivered {
        number: u8,
        quays: [Quay; QUAYS],
    },
    /// The starter of the first round.
    StarterDrawn(Seat),
    /// Who names the starter of a later round.
    NamerDrawn(Seat),
    StarterNamed {
        by: Seat,
        starter: Seat,
    },

    /// `card` is `None` for a back; `skipped` went into the taker's corruption.
    Took {
        seat: Seat,
        quay: u8,
        card: Option<Card>,
        skipped: Seen,
    },
    Laid {
        seat: Seat,
        family: Family,
        cards: Cards,
        added: bool,
    },
    /// The player who laid a set looks at the tokens left.
    TokensSeen {
        seat: Seat,
        left: u8,
        tokens: Option<Tokens>,
    },

    Played {
        seat: Seat,
        character: Character,
    },
    NoEffect,
    Drew {
        seat: Seat,
        cards: Seen,
    },
    Purged {
        seat: Seat,
        family: Family,
        cards: Cards,
    },
    Stole {
        seat: Seat,
        victim: Seat,
        card: Seen,
    },
    /// No back where the hand is empty.
    StealingFrom {
        seat: Seat,
        victim: Seat,
        back: Option<Back>,
    },
    MustReduce(SeatSet),
    /// Shown to the owner alone until all have chosen.
    Discarding {
        seat: Seat,
        card: Card,
    },
    Reduced {
        seat: Seat,
        cards: Seen,
    },
    Searched {
        seat: Seat,
        victim: Seat,
        pile: Option<Cards>,
    },
    Robbed {
        seat: Seat,
        victim: Seat,
        card: Seen,
    },
    /// A seat has answered a question that several are asked at once.
    Decided(Seat),

    Picked {
        seat: Seat,
        token: Token,
    },
    Moved {
        seat: Seat,
        from: u16,
        to: u16,
    },
    Cursed(Seat),
    Prospered {
        seat: Seat,
        family: Family,
    },
    Embalmed {
        seat: Seat,
        cards: Seen,
    },
    /// The size of the pile, scored at once.
    Deceived {
        seat: Seat,
        pile: u8,
    },

    RoundEnded(u8),
    /// Shown to the owner alone until all have chosen.
    LayingAside {
        seat: Seat,
        family: Family,
        cards: Cards,
    },
    SetScored {
        seat: Seat,
        set: ScoredSet,
    },
    PileOpened {
        seat: Seat,
        pile: Cards,
        curses: u8,
    },
    Scored {
        seat: Seat,
        points: u16,
        from: u16,
        to: u16,
    },
    Penalised {
        seat: Seat,
        symbol: Symbol,
        steps: u16,
        from: u16,
        to: u16,
    },
    GameOver {
        scores: BySeat<u16>,
        winners: SeatSet,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoredSet {
    pub family: Family,
    pub cards: Cards,
    pub prosperity: u8,
    pub horizontal: bool,
    pub points: u16,
}
