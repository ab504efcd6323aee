//! What every guide must satisfy. A guide's crate calls these from its tests; a failure
//! is a panic that names the broken promise.
//!
//! ```
//! use bots::{PlainGuide, conformance};
//! use conex::Conex;
//!
//! conformance::levels_grow::<PlainGuide<Conex>>();
//! ```
use crate::{
    ActionOf, Bot, Clock, Guide, Idea, Level, OptionsOf, Thinking, Verdict, ViewOf, Weights,
};
use game_core::{BySeat, Game, Nobody, Seat, Seats, Turn, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// A clock that moves on by this many milliseconds whenever somebody looks at it.
#[derive(Debug)]
pub struct Ticks {
    next: AtomicU64,
    each: u64,
}

impl Ticks {
    pub fn of(each: u64) -> Ticks {
        Ticks { next: AtomicU64::new(0), each }
    }

    /// For bots that are bound by iterations alone.
    pub fn never() -> Ticks {
        Ticks::of(0)
    }
}

impl Clock for Ticks {
    fn now(&self) -> Duration {
        Duration::from_millis(self.next.fetch_add(self.each, Ordering::Relaxed))
    }
}

/// Plays a game of one bot against itself and shows each of its positions, the
/// first and the last included.
pub fn watch<K: Guide>(
    seats: Seats,
    player: Bot,
    seed: u64,
    mut look: impl FnMut(&K::Game),
) -> K::Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = K::Game::new(seats, &OptionsOf::<K>::default());
    loop {
        look(&state);
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                state.roll(&mut rng, &mut Nobody);
            }
            Turn::Players(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let view = state.view(Viewer::Seat(seat));
                let action = player.choose::<K>(&view, rng.next_u64(), &Ticks::of(100));
                state.act(seat, action.expect("the seat is asked"), &mut Nobody);
            }
        }
    }
}

/// Shows all positions of some random and some greedy games, with every number of seats.
pub fn watch_all<K: Guide>(games: u64, mut look: impl FnMut(&K::Game)) {
    for player in [Bot::Random, Bot::Greedy] {
        for &seats in K::Game::SEATS {
            (0..games).for_each(|seed| {
                watch::<K>(seats, player, seed, &mut look);
            });
        }
    }
}

/// Every decision of such games, and whose it is.
pub fn watch_decisions<K: Guide>(games: u64, mut look: impl FnMut(&K::Game, Seat)) {
    watch_all::<K>(games, |state| state.asked().iter().for_each(|it| look(state, it)));
}

/// Some decision in the middle of a game.
pub fn some_decision<K: Guide>(seats: Seats) -> (K::Game, Seat) {
    let mut all = Vec::new();
    watch::<K>(seats, Bot::Greedy, 5, |state| {
        let choices = |it: &Seat| 3 < state.choices(*it).len();
        all.extend(state.asked().first().filter(choices).map(|it| (state.clone(), it)));
    });
    assert!(!all.is_empty(), "no decision has more than three choices");
    all.swap_remove(all.len() / 2)
}

/// What a seat considers.
pub fn ideas<K: Guide>(
    state: &K::Game,
    seat: Seat,
    weights: &K::Weights,
) -> Vec<Idea<ActionOf<K>>> {
    let mut ideas = Vec::new();
    K::consider(state, seat, weights, &mut ideas);
    ideas
}

fn actions<K: Guide>(state: &K::Game, seat: Seat) -> Vec<ActionOf<K>> {
    let ideas = ideas::<K>(state, seat, K::Weights::tuned());
    let mut actions: Vec<ActionOf<K>> = ideas.iter().map(|it| it.action).collect();
    actions.sort_unstable();
    actions
}

/// At every decision of this many games of each kind, ideas are legal and finite, come
/// once each, and are added to those already there.
pub fn ideas_are_sound<K: Guide>(games: u64) {
    watch_decisions::<K>(games, |state, seat| {
        for weights in [K::Weights::tuned(), K::Weights::by_hand()] {
            let ideas = ideas::<K>(state, seat, weights);
            assert!(!ideas.is_empty(), "{state:?}");
            for idea in &ideas {
                assert_eq!(state.check(seat, idea.action), Ok(()), "{}", idea.action);
                assert!(idea.score.is_finite(), "{idea:?}");
            }
            let mut twice = ideas.clone();
            K::consider(state, seat, weights, &mut twice);
            assert!(twice == [&ideas[..], &ideas[..]].concat(), "ideas are added to others");
        }
        let mut once = actions::<K>(state, seat);
        let all = once.len();
        once.dedup();
        assert_eq!(once.len(), all, "no choice comes twice");
    });
}

/// The search takes a seat's own decisions as the same in all worlds.
pub fn ideas_follow_from_the_view<K: Guide>(games: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    watch_decisions::<K>(games, |state, seat| {
        let world = K::Game::determinize(&state.view(Viewer::Seat(seat)), &mut rng);
        assert_eq!(actions::<K>(&world, seat), actions::<K>(state, seat));
    });
}

/// Wins sum to 1, values are between 0 and 1, and empty seats have none.
pub fn verdict_is_sound(seats: Seats, verdict: &Verdict) {
    let sum: f32 = seats.iter().map(|it| verdict.win[it]).sum();
    assert!(near(sum, 1.0), "{verdict:?}");
    for seat in Seats::FOUR.iter() {
        let (value, win) = (verdict.value[seat], verdict.win[seat]);
        assert!((0.0..=1.0).contains(&value) && (0.0..=1.0).contains(&win), "{verdict:?}");
        assert!(seats.contains(seat) || value + win <= 0.0, "nobody sits there: {verdict:?}");
    }
}

/// Wherever a playout may stop in this many games of each kind, the verdict names these
/// points, and at the end also the winners. Returns how often that was.
pub fn verdicts_agree_with_outcomes<K: Guide>(
    games: u64,
    points: impl Fn(&K::Game) -> BySeat<f32>,
) -> u32 {
    let mut stops = 0;
    watch_all::<K>(games, |state| {
        let Some(verdict) = K::verdict(state) else {
            return assert_ne!(state.turn(), Turn::Over);
        };
        stops += 1;
        let (seats, points) = (state.seats(), points(state));
        verdict_is_sound(seats, &verdict);
        assert!(seats.iter().all(|it| near(verdict.score[it], points[it])));
        let Some(outcome) = state.outcome() else { return };
        let winners = outcome.winners(seats);
        for seat in seats.iter() {
            let part = if winners.contains(seat) { 1.0 / winners.count() as f32 } else { 0.0 };
            assert!(near(verdict.win[seat], part), "{verdict:?}");
        }
    });
    stops
}

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-5
}

/// A higher level thinks longer, but less than a second, forgets no more and errs no more.
pub fn levels_grow<K: Guide>() {
    let levels = Level::ALL.map(K::thinking);
    let iterations = |it: &Thinking| it.budget.most_iterations().expect("bounded");
    assert!(levels.is_sorted_by(|a, b| iterations(a) < iterations(b)));
    assert!(levels.is_sorted_by(|a, b| a.noise >= b.noise));
    let memory = |it: &Thinking| it.memory.unwrap_or(usize::MAX);
    assert!(levels.is_sorted_by(|a, b| memory(a) <= memory(b)));
    let second = Duration::from_secs(1);
    assert!(levels.iter().all(|it| it.budget.longest().is_some_and(|it| it < second)));
}

/// Every weight has a name of its own, a value by hand and one that was learned.
pub fn weights_are_complete<W: Weights + PartialEq>() {
    for weights in [W::tuned(), W::by_hand()] {
        let values = weights.values();
        assert_eq!(values.len(), W::NAMES.len());
        assert!(values.iter().all(|it| it.is_finite()));
        assert_eq!(W::from_values(&values), *weights);
    }
    assert_ne!(W::tuned(), W::by_hand());
    assert_eq!(W::NAMES.iter().collect::<BTreeSet<_>>().len(), W::NAMES.len());
}

fn forgetful<K: Guide>(view: &ViewOf<K>, facts: usize) -> ViewOf<K> {
    let mut view = view.clone();
    K::forget(&mut view, facts);
    view
}

/// Every view of a player while somebody has to choose.
fn watch_views<K: Guide>(games: u64, mut look: impl FnMut(&K::Game, Seat, &ViewOf<K>)) {
    watch_all::<K>(games, |state| {
        if !state.asked().is_empty() {
            let seats = state.seats().iter();
            seats.for_each(|it| look(state, it, &state.view(Viewer::Seat(it))));
        }
    });
}

/// A bot remembers this many cards of others and invents none; nothing else is touched.
///
/// `facts` are those that could be forgotten, known to the seat and known to all;
/// `remind` gives back to a view what another one still has of them.
pub fn memory_shrinks<K: Guide, F: PartialEq + Clone + std::fmt::Debug>(
    games: u64,
    facts: impl Fn(&ViewOf<K>, Seat) -> [Vec<F>; 2],
    remind: impl Fn(&mut ViewOf<K>, Seat, &ViewOf<K>),
) {
    let mut most = 0;
    watch_views::<K>(games, |_, own, view| {
        let [known, public] = facts(view, own);
        most = most.max(known.len());
        for count in [0, 2] {
            let mut after = forgetful::<K>(view, count);
            let [still, still_public] = facts(&after, own);
            assert_eq!(still.len(), count.min(known.len()));
            assert!(among(&still, &known), "{still:?} of {known:?}");
            assert!(among(&still_public, &public) && among(&still_public, &still));
            remind(&mut after, own, view);
            assert_eq!(after, *view, "nothing else is touched");
        }
        assert_eq!(forgetful::<K>(view, 1000), *view);
    });
    assert!(2 < most, "somebody had something to forget");
}

/// Whether all of these are among those, alike ones counted.
fn among<F: PartialEq + Clone>(these: &[F], those: &[F]) -> bool {
    let mut left = those.to_vec();
    these
        .iter()
        .all(|it| left.iter().position(|other| other == it).map(|at| left.remove(at)).is_some())
}

/// A bot that forgets still imagines worlds in which it may do the same, and an onlooker
/// forgets nothing.
pub fn worlds_fit_what_is_left<K: Guide>(games: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    watch_views::<K>(games, |state, own, view| {
        for facts in [0, 2, 1000] {
            let left = forgetful::<K>(view, facts);
            let world = K::Game::determinize(&left, &mut rng);
            assert_eq!(world.view(Viewer::Seat(own)), left);
            assert_eq!(world.choices(own), state.choices(own));
        }
    });
    watch_all::<K>(games, |state| {
        let view = state.view(Viewer::Spectator);
        assert_eq!(forgetful::<K>(&view, 0), view);
    });
}
