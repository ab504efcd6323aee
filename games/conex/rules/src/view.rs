//! What one viewer knows, built up from what they may see.
use crate::{
    CARDS, Card, Cards, Conex, Decision, Ending, Face, Options, Phase, Table, Tokens,
    knowledge::KnownTo,
};
use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet, Seats, Viewer};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub seats: Seats,
    pub options: Options,
    pub phase: Phase,
    /// Why the game is over, once it is.
    pub ending: Option<Ending>,
    /// Turns so far, the present one included.
    pub turn: u16,
    /// Who has the start card.
    pub start: Seat,
    pub mover: Seat,
    pub asked: SeatSet,
    pub table: Table,
    pub scores: BySeat<u16>,
    pub tokens: Tokens,
    /// Passes in a row.
    pub passes: u8,
    /// Cards that could be laid when those passed (rules 10.1).
    pub stuck: Cards,
    /// Whether the mover has passed, or has used lightning, in this turn.
    pub passed: bool,
    pub struck: bool,
    pub last_roll: Option<(Seat, Face)>,
    pub hand_sizes: BySeat<u8>,
    /// The viewer's own hand; all of them once the game is over.
    pub hands: BySeat<Option<Cards>>,
    /// From the top.
    pub pile: ArrayVec<Slot, CARDS>,
    /// What the viewer has given up while others still choose.
    pub given_up: BySeat<Option<Card>>,
    pub memory: Memory,
}

/// A card of the pile as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub card: Option<Card>,
    /// Everybody saw it go there.
    pub public: bool,
}

/// What the viewer's perfect memory surely knows of the others' hands. Bots use
/// it; pages don't show it (rules 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Some of each hand, and all of the viewer's own.
    pub hands: BySeat<Cards>,
    /// What everybody knows: no more than the viewer does.
    pub public_hands: BySeat<Cards>,
}

pub(crate) fn view(game: &Conex, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    let shown = |seat| over || viewer.sees(seat);
    View {
        viewer,
        seats: game.seats,
        options: game.options,
        phase: game.phase,
        ending: game.ending,
        turn: game.turn,
        start: game.start,
        mover: game.mover,
        asked: game.asked,
        table: game.table.clone(),
        scores: game.scores,
        tokens: game.tokens,
        passes: game.passes,
        stuck: game.stuck,
        passed: game.passed,
        struck: game.struck,
        last_roll: game.last_roll,
        hand_sizes: BySeat::from_fn(|it| game.hands[it].count() as u8),
        hands: BySeat::from_fn(|it| shown(it).then_some(game.hands[it])),
        pile: game
            .pile
            .iter()
            .map(|it| Slot {
                card: it.is_known_to(viewer).then_some(it.card),
                public: it.known_to == KnownTo::All,
            })
            .collect(),
        given_up: BySeat::from_fn(|it| game.given_up[it].filter(|_| viewer.sees(it))),
        memory: Memory {
            hands: BySeat::from_fn(|it| {
                if shown(it) { game.hands[it] } else { game.memories.known(it, viewer) }
            }),
            public_hands: game.memories.public,
        },
    }
}

impl View {
    pub fn decision(&self) -> Option<Decision> {
        self.phase.decision()
    }

    /// The seats that have passed in a row, including the mover's if it has. None of
    /// them holds a card of [`View::stuck`].
    pub fn passers(&self) -> SeatSet {
        let all = self.seats.count();
        let mover = self.mover.index();
        let before = (1..=usize::from(self.passes)).map(|back| (mover + all - back) % all);
        let passers = before.chain(self.passed.then_some(mover));
        passers.filter_map(|it| self.seats.seat(it)).collect()
    }

    /// The cards whose place this viewer doesn't know.
    pub fn unseen(&self) -> Cards {
        let hands = self.seats.iter().map(|it| self.memory.hands[it]);
        let pile = self.pile.iter().filter_map(|it| it.card).collect();
        let seen = hands.fold(self.table.cards().with(pile), Cards::with);
        Cards::BOX.minus(seen)
    }
}
