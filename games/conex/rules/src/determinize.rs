//! A full position that fits a view: hidden cards are dealt again.
use crate::{
    CARDS, Card, Cards, Conex, Phase, View,
    knowledge::{Buried, KnownTo, Memories},
};
use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, Viewer, shuffle, uniform};
use rand_core::Rng;

/// The cards that the viewer can't place, in random order.
struct Unseen(ArrayVec<Card, CARDS>);

impl Unseen {
    fn new<R: Rng>(cards: Cards, rng: &mut R) -> Unseen {
        let mut cards: ArrayVec<Card, CARDS> = cards.iter().collect();
        shuffle(rng, &mut cards);
        Unseen(cards)
    }

    fn draw(&mut self) -> Card {
        self.0.pop().expect("every hidden place has a card")
    }

    /// For a hand that surely has none of those. All such hands are dealt first, so
    /// every deal that fits is equally likely.
    fn draw_but(&mut self, not: Cards) -> Card {
        let last = self.0.iter().rposition(|&it| !not.contains(it));
        self.0.remove(last.expect("a player who passed holds cards that couldn't be laid"))
    }
}

pub(crate) fn determinize<R: Rng>(view: &View, rng: &mut R) -> Conex {
    let mut hands = view.memory.hands;
    let mut unseen = Unseen::new(view.unseen(), rng);
    let missing = |seat: Seat| usize::from(view.hand_sizes[seat]) - view.memory.hands[seat].count();
    let passers = view.passers();
    for seat in passers.iter() {
        (0..missing(seat)).for_each(|_| hands[seat].insert(unseen.draw_but(view.stuck)));
    }
    for seat in view.seats.iter().filter(|&it| !passers.contains(it)) {
        (0..missing(seat)).for_each(|_| hands[seat].insert(unseen.draw()));
    }
    let pile = view.pile.iter().map(|slot| match slot.card {
        Some(card) if slot.public => Buried { card, known_to: KnownTo::All },
        Some(card) => Buried { card, known_to: own(view.viewer) },
        None => Buried { card: unseen.draw(), known_to: KnownTo::Nobody },
    });
    let pile = pile.collect();
    let given_up = BySeat::from_fn(|it| {
        view.given_up[it].or_else(|| {
            has_answered(view, it).then(|| {
                let nth = uniform(rng, hands[it].count() as u32) as usize;
                hands[it].iter().nth(nth).expect("counted")
            })
        })
    });
    let mut memories = Memories { private: BySeat::default(), public: view.memory.public_hands };
    if let Viewer::Seat(own) = view.viewer {
        for holder in view.seats.others(own) {
            let known = view.memory.hands[holder];
            memories.private[holder][own] = known.minus(memories.public[holder]);
        }
    }
    Conex {
        table: view.table.clone(),
        hands,
        pile,
        memories,
        given_up,
        scores: view.scores,
        tokens: view.tokens,
        turn: view.turn,
        passes: view.passes,
        stuck: view.stuck,
        passed: view.passed,
        struck: view.struck,
        last_roll: view.last_roll,
        seats: view.seats,
        start: view.start,
        mover: view.mover,
        asked: view.asked,
        phase: view.phase,
        ending: view.ending,
        options: view.options,
    }
}

/// A card of the pile that only the viewer knows is one they put there.
fn own(viewer: Viewer) -> KnownTo {
    match viewer {
        Viewer::Seat(seat) => KnownTo::Seat(seat),
        Viewer::Spectator | Viewer::Omniscient => KnownTo::Nobody,
    }
}

/// Whether a seat has given up a card while others still choose.
fn has_answered(view: &View, seat: Seat) -> bool {
    matches!(view.phase, Phase::Discard { .. })
        && view.seats.contains(seat)
        && seat != view.mover
        && !view.asked.contains(seat)
        && view.hand_sizes[seat] != 0
}
