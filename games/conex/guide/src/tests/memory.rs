//! Bots that forget.
use crate::ConexGuide;
use bots::conformance::memory_shrinks;
use conex::View;
use game_core::Seat;

/// A card known to be somewhere: whose, in the hand or in the pile, and which.
type Fact = (Seat, &'static str, usize);

/// What could be forgotten, known to the owner and known to all.
fn facts(view: &View, own: Seat) -> [Vec<Fact>; 2] {
    [view.memory.hands, view.memory.public_hands].map(|hands| {
        let cards = |it| hands[it].iter().map(move |card| (it, "hand", card.index()));
        view.seats.others(own).flat_map(cards).collect()
    })
}

/// Gives back what may be forgotten.
fn remind(view: &mut View, own: Seat, of: &View) {
    for seat in of.seats.others(own) {
        view.memory.hands[seat] = of.memory.hands[seat];
        view.memory.public_hands[seat] = of.memory.public_hands[seat];
    }
    view.stuck = of.stuck;
}

#[test]
fn a_bot_remembers_so_many_cards_of_others_and_invents_none() {
    memory_shrinks::<ConexGuide, Fact>(2, facts, remind);
}
