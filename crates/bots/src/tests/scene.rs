//! Games to look at, and a clock that tests wind up.
use crate::{Bot, Clock, Guide};
use game_core::{Game, Nobody, Seat, SeatSet, Seats, Turn, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// A clock that goes on by so many milliseconds whenever somebody looks at it.
#[derive(Debug)]
pub(super) struct Ticks {
    next: AtomicU64,
    each: u64,
}

impl Ticks {
    pub(super) fn of(each: u64) -> Ticks {
        Ticks { next: AtomicU64::new(0), each }
    }

    /// For who is bound by iterations alone.
    pub(super) fn never() -> Ticks {
        Ticks::of(0)
    }
}

impl Clock for Ticks {
    fn now(&self) -> Duration {
        Duration::from_millis(self.next.fetch_add(self.each, Ordering::Relaxed))
    }
}

pub(super) fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

pub(super) fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).unwrap()
}

pub(super) fn bot(name: &str) -> Bot {
    name.parse().unwrap()
}

/// The seats that have to choose.
pub(super) fn asked<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Players(asked) => asked,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

pub(super) fn own_view<G: Game>(state: &G, seat: Seat) -> G::View {
    state.view(Viewer::Seat(seat))
}

/// Plays a game of one bot against itself and shows each of its positions, the
/// first and the last included.
pub(super) fn watch<G: Guide>(seats: Seats, player: Bot, seed: u64, mut look: impl FnMut(&G)) -> G {
    let mut rng = dice(seed);
    let mut state = G::new(seats, &G::Options::default());
    loop {
        look(&state);
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                state.roll(&mut rng, &mut Nobody);
            }
            Turn::Players(asked) => {
                let seat = asked.first().unwrap();
                let view = own_view(&state, seat);
                let action = player.choose::<G>(&view, rng.next_u64(), &Ticks::of(100)).unwrap();
                state.act(seat, action, &mut Nobody);
            }
        }
    }
}

/// Shows all positions of some random and some greedy games with 2, 3 and 4 seats.
pub(super) fn watch_all<G: Guide>(games: u64, mut look: impl FnMut(&G)) {
    for player in [Bot::Random, Bot::Greedy] {
        for seats in Seats::ALL {
            (0..games).for_each(|seed| {
                watch::<G>(seats, player, seed, &mut look);
            });
        }
    }
}

/// Every decision of such games, and whose it is.
pub(super) fn watch_decisions<G: Guide>(games: u64, mut look: impl FnMut(&G, Seat)) {
    watch_all(games, |state: &G| asked(state).iter().for_each(|it| look(state, it)));
}

/// Some decision in the middle of a game.
pub(super) fn some_decision<G: Guide>(seats: Seats) -> (G, Seat) {
    let mut all = Vec::new();
    watch::<G>(seats, Bot::Greedy, 5, |state| {
        let choices = |it: &Seat| 3 < state.choices(*it).len();
        all.extend(asked(state).first().filter(choices).map(|it| (state.clone(), it)));
    });
    all.swap_remove(all.len() / 2)
}
