use crate::{
    Card, Cards, Ending, Face, Options, Phase, Table, Tokens,
    knowledge::{Memories, Pile},
};
use game_core::{BySeat, Seat, SeatSet, Seats};

/// A complete position of Conex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conex {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Cards>,
    /// From the top.
    pub(crate) pile: Pile,
    pub(crate) memories: Memories,
    /// What seats have given up while others still choose.
    pub(crate) given_up: BySeat<Option<Card>>,
    pub(crate) scores: BySeat<u16>,
    pub(crate) tokens: Tokens,
    /// Turns so far, the present one included.
    pub(crate) turn: u16,
    /// Passes in a row.
    pub(crate) passes: u8,
    /// The cards that had room when those players passed: none of them holds one.
    pub(crate) stuck: Cards,
    /// What the mover has done in this turn.
    pub(crate) passed: bool,
    pub(crate) struck: bool,
    pub(crate) last_roll: Option<(Seat, Face)>,
    pub(crate) seats: Seats,
    /// Who has the start card.
    pub(crate) start: Seat,
    pub(crate) mover: Seat,
    pub(crate) asked: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) ending: Option<Ending>,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<Conex>() <= 4096);

impl Conex {
    pub fn table(&self) -> &Table {
        &self.table
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// How many cards the pile has.
    pub fn pile(&self) -> usize {
        self.pile.len()
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat]
    }

    pub fn tokens(&self) -> Tokens {
        self.tokens
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// Who has the start card.
    pub fn start(&self) -> Seat {
        self.start
    }

    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Turns so far, the present one included.
    pub fn turns(&self) -> u16 {
        self.turn
    }

    /// Whether a seat could lay any card of its hand.
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        self.table.has_room_for(self.hands[seat])
    }
}
