//! A full position that fits a view: hidden cards are dealt anew.
use crate::{
    CARDS, Card, Conex, Phase, View,
    knowledge::{Buried, KnownTo, Memories},
};
use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, Viewer, shuffle, uniform};
use rand_core::Rng;

impl Conex {
    pub(crate) fn sample<R: Rng>(view: &View, rng: &mut R) -> Conex {
        let mut unseen: ArrayVec<Card, CARDS> = view.unseen().iter().collect();
        shuffle(rng, &mut unseen);
        let mut next = || unseen.pop().expect("every hidden place has a card");
        let mut hands = view.memory.hands;
        // Before the deal no card has a place.
        let dealt = view.phase != Phase::Deal;
        for seat in view.seats.iter().filter(|_| dealt) {
            for _ in hands[seat].count()..usize::from(view.hand_sizes[seat]) {
                hands[seat].insert(next());
            }
        }
        let pile = view.pile.iter().map(|slot| match slot.card {
            Some(card) if slot.public => Buried { card, known_to: KnownTo::All },
            Some(card) => Buried { card, known_to: own(view.viewer) },
            None => Buried { card: next(), known_to: KnownTo::Nobody },
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
        let mut memories =
            Memories { private: BySeat::default(), public: view.memory.public_hands };
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
}

/// A card of the pile that the viewer alone knows is one he put there.
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
