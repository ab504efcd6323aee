//! What one viewer knows, built up from what they may see.
use crate::{
    Backs, Cards, Decision, Options, Phase, QUAYS, Quay, Seen, Sets, Sobek, Tokens,
    knowledge::Place,
};
use game_core::{BySeat, Seat, SeatSet, Seats, Viewer};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub seats: Seats,
    pub options: Options,
    /// From 1; 0 before the first deal.
    pub round: u8,
    pub phase: Phase,
    pub mover: Seat,
    pub asked: SeatSet,
    pub scores: BySeat<u16>,
    pub quays: [Quay; QUAYS],
    /// The number of the delivery in the row, from 1.
    pub delivery: u8,
    pub deck: u8,
    pub hands: BySeat<Backs>,
    pub sets: BySeat<Sets>,
    pub curses: BySeat<u8>,
    pub discard: Cards,
    /// How many tokens can still be picked.
    pub tokens_left: u8,
    pub tokens_out: Tokens,
    /// What the viewer, as a Scribe's victim, has named so far.
    pub discards: BySeat<Option<Cards>>,
    /// Horizontal sets: to their owner, and to all once opened.
    pub horizontal: BySeat<Option<Sets>>,
    pub memory: Memory,
}

/// What the viewer's perfect memory surely knows. Bots use it; pages show it of
/// others only under the option `open memory` (see [`View::hand`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Known faces; the viewer's own hand is known in full.
    pub hands: BySeat<Cards>,
    pub piles: BySeat<Seen>,
    /// The tokens left, for those who have seen them.
    pub tokens: Option<Tokens>,
    /// What everybody knows: no more than the viewer does.
    pub public_hands: BySeat<Cards>,
    pub public_piles: BySeat<Cards>,
}

pub(crate) fn view(game: &Sobek, viewer: Viewer) -> View {
    let opened = game.phase.is_opened();
    let knows_tokens = match viewer {
        Viewer::Seat(seat) => game.saw_tokens.contains(seat),
        Viewer::Spectator => false,
        Viewer::Omniscient => true,
    };
    let places = &game.places;
    View {
        viewer,
        seats: game.seats,
        options: game.options,
        round: game.round,
        phase: game.phase,
        mover: game.mover,
        asked: game.asked,
        scores: game.scores,
        quays: game.quays(),
        delivery: game.delivery(),
        deck: game.deck_left(),
        hands: BySeat::from_fn(|it| Backs::of(game.hand(it))),
        sets: game.sets,
        curses: game.curses,
        discard: game.discard,
        tokens_left: game.tokens.count() as u8,
        tokens_out: game.tokens_out,
        discards: BySeat::from_fn(|it| {
            let shown = game.phase == Phase::Reduce && viewer.sees(it);
            shown.then(|| game.discards(it))
        }),
        horizontal: BySeat::from_fn(|it| {
            let owned = game.phase == Phase::HorizontalSets && viewer.sees(it);
            (opened || owned).then(|| game.chosen[it].sets())
        }),
        memory: Memory {
            tokens: knows_tokens.then_some(game.tokens),
            hands: BySeat::from_fn(|it| places.known(Place::hand(it), viewer)),
            piles: BySeat::from_fn(|it| {
                Seen::new(game.pile(it), places.known(Place::pile(it), viewer))
            }),
            public_hands: BySeat::from_fn(|it| places.public(Place::hand(it))),
            public_piles: BySeat::from_fn(|it| places.public(Place::pile(it))),
        },
    }
}

impl View {
    pub fn decision(&self) -> Option<Decision> {
        self.phase.decision()
    }

    /// A hand as it is shown: the viewer's own in full, others from behind, with
    /// what is surely known of them under `open memory`.
    pub fn hand(&self, seat: Seat) -> Seen {
        let shown = self.viewer.sees(seat) || self.options.open_memory;
        let faces = if shown { self.memory.hands[seat] } else { Cards::NONE };
        Seen { backs: self.hands[seat], faces }
    }

    /// A corruption pile, if it is shown: the viewer's own; the one a Vizier looks
    /// through; all of them once opened; under `open memory` what is known.
    pub fn pile(&self, seat: Seat) -> Option<Seen> {
        let shown = self.viewer.sees(seat)
            || self.phase == Phase::Rob { victim: seat } && self.viewer.sees(self.mover)
            || self.phase.is_opened()
            || self.options.open_memory;
        shown.then_some(self.memory.piles[seat])
    }

    /// The tokens left, if they are shown: to the player who has to pick one, and
    /// under `open memory` to all who have seen them.
    pub fn tokens(&self) -> Option<Tokens> {
        let picking = self.phase == Phase::Event && self.viewer.sees(self.mover);
        self.memory.tokens.filter(|_| picking || self.options.open_memory)
    }

    pub fn deliveries(&self) -> u8 {
        Sobek::deliveries(self.seats)
    }
}
