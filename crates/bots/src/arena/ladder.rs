//! The pairs that show how strong each bot is.
use super::Entrant::{self, Cheating, Honest, Untuned};
use crate::{
    Bot::{Greedy, Level, Random, Search},
    Budget,
    Level::{Captain, Deckhand, Helmsman, Sailor},
};

/// Each bot against one below it: the levels, the players they are made of, and the
/// bound above them all.
pub const LADDER: [(Entrant, Entrant); 9] = {
    let thousands = Budget::iterations(2000);
    [
        (Honest(Greedy), Honest(Random)),
        (Honest(Greedy), Untuned(Greedy)),
        (Honest(Search(thousands)), Honest(Greedy)),
        (Cheating(thousands), Honest(Search(thousands))),
        (Honest(Level(Deckhand)), Honest(Random)),
        (Honest(Level(Sailor)), Honest(Level(Deckhand))),
        (Honest(Level(Helmsman)), Honest(Level(Sailor))),
        (Honest(Level(Captain)), Honest(Level(Helmsman))),
        (Honest(Level(Captain)), Honest(Greedy)),
    ]
};
