//! Bots that forget.
use crate::SobekGuide;
use bots::conformance::memory_shrinks;
use game_core::{BySeat, Seat};
use sobek::{Phase, View};

/// A card known to be somewhere: whose, in the hand or in the pile, and which.
type Fact = (Seat, &'static str, usize);

/// What could be forgotten, known to the owner and known to all.
fn facts(view: &View, own: Seat) -> [Vec<Fact>; 2] {
    let memory = &view.memory;
    let piles = BySeat::from_fn(|it| memory.piles[it].faces);
    [(memory.hands, piles), (memory.public_hands, memory.public_piles)].map(|(hands, piles)| {
        let mut facts = Vec::new();
        for seat in view.seats.others(own) {
            facts.extend(hands[seat].iter().map(|it| (seat, "hand", it.index())));
            // The pile that a Vizier looks through lies open.
            if !(view.phase == Phase::Rob { victim: seat } && view.mover == own) {
                facts.extend(piles[seat].iter().map(|it| (seat, "pile", it.index())));
            }
        }
        facts
    })
}

/// Gives back what may be forgotten.
fn remind(view: &mut View, own: Seat, of: &View) {
    for seat in of.seats.others(own) {
        view.memory.hands[seat] = of.memory.hands[seat];
        view.memory.public_hands[seat] = of.memory.public_hands[seat];
        view.memory.piles[seat].faces = of.memory.piles[seat].faces;
        view.memory.public_piles[seat] = of.memory.public_piles[seat];
    }
}

#[test]
fn a_bot_remembers_so_many_cards_of_others_and_invents_none() {
    memory_shrinks::<SobekGuide, Fact>(2, facts, remind);
}
