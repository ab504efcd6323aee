//! The pairs that show how strong each bot is.
use super::Entrant::{self, CheatingSearch, Honest, TunedGreedy, UntunedSearch};
use crate::{
    Bot::{Greedy, Level, Random, Search},
    Budget,
    Level::{Captain, Deckhand, Helmsman, Sailor},
};

const THOUSANDS: Budget = Budget::iterations(2000);

/// Each bot against one below it: the players that the levels are made of, the bound
/// above them all, and the levels.
pub const LADDER: [(Entrant, Entrant); 11] = [
    (Honest(Greedy), Honest(Random)),
    (TunedGreedy, Honest(Greedy)),
    (Honest(Search(THOUSANDS)), Honest(Greedy)),
    (Honest(Search(THOUSANDS)), TunedGreedy),
    (Honest(Search(THOUSANDS)), UntunedSearch(THOUSANDS)),
    (CheatingSearch(THOUSANDS), Honest(Search(THOUSANDS))),
    (Honest(Level(Deckhand)), Honest(Random)),
    (Honest(Level(Sailor)), Honest(Level(Deckhand))),
    (Honest(Level(Helmsman)), Honest(Level(Sailor))),
    (Honest(Level(Captain)), Honest(Level(Helmsman))),
    (Honest(Level(Captain)), Honest(Greedy)),
];
