//! What every game must satisfy. A rules crate calls [`play_and_check`] from its
//! tests, for many seeds and every number of seats; a failure is a panic that
//! names the broken promise.
//!
//! ```
//! use game_core::{Seats, Seed, conformance::play_and_check};
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//! use sobek::Sobek;
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
//! let (options, seed) = (Default::default(), Seed::of_run(1, 0));
//! let session = play_and_check::<Sobek, _>(Seats::THREE, &options, seed, &mut rng);
//! assert!(session.state().round() >= 2);
//! ```
//!
//! What a large deal tells can't be compared here, because no two deals look the
//! same to anybody. A game tests that itself.
mod answers;
mod golden;
#[cfg(feature = "json")]
pub mod json;
mod logs;
mod sessions;
mod undo;

pub use answers::parallel_answers_do_not_collide;
pub use golden::{Counted, golden_logs, perft_table};
pub use logs::{Specimen, broken_logs_are_refused};
pub use sessions::stops_where_chance_is_due;

use crate::{
    Eavesdropper, Game, LuckCheck, Nobody, Rejected, Seat, Seats, Seed, Session, Step, StepOf,
    Turn, Viewer, playout, uniform,
};
use rand_core::Rng;
use std::collections::BTreeSet;

/// Plays one random game and checks the contract at every decision.
pub fn play_and_check<G: Game, R: Rng>(
    seats: Seats,
    options: &G::Options,
    seed: Seed,
    rng: &mut R,
) -> Session<G> {
    may_be_played::<G, R>(seats, options, rng);
    luck_keeps_secrets(&G::new(seats, options), rng);
    let mut session = Session::<G>::new(seats, options.clone(), seed);
    let mut ever_listed = BTreeSet::new();
    while let Turn::Players(asked) = session.state().turn() {
        let state = session.state();
        assert_eq!(state.outcome(), None, "a game that asks has no outcome");
        assert!(!asked.is_empty() && asked.iter().all(|it| seats.contains(it)));
        let nth = uniform(rng, asked.count() as u32) as usize;
        let seat = asked.iter().nth(nth).expect("counted");
        lists_are_exact(state, &mut ever_listed, rng);
        let actions = state.choices(seat);
        let action = actions[uniform(rng, actions.len() as u32) as usize];
        for viewer in seats.viewers() {
            twins_cannot_be_told_apart(state, viewer, seat, action, &ever_listed, rng);
        }
        questions_stay(state, seat, action);
        undo::teaches_nobody(state, seat, action, rng);
        undo::leads_back(&session, seat, action);
        if 1 < asked.count() {
            parallel_answers_do_not_collide(&session);
        }
        submit_once(&mut session, seat, action);
    }
    assert_eq!(session.state().turn(), Turn::Over, "a session settles chance");
    assert!(session.state().outcome().is_some(), "a game that is over has an outcome");
    for viewer in seats.viewers().chain([Viewer::Omniscient]) {
        assert_eq!(G::viewer(&session.state().view(viewer)), viewer, "a view names its viewer");
    }
    for viewer in seats.viewers() {
        let view = session.state().view(viewer);
        assert_eq!(G::determinize(&view, rng).view(viewer), view);
    }
    let all = session.state().view(Viewer::Omniscient);
    assert_eq!(G::viewer(&all), Viewer::Omniscient, "a view knows whose it is");
    logs_are_the_truth(&session, seed);
    sessions::go_on(&session);
    answers::are_taken_in_their_time(&session);
    session
}

/// A game can be played by every number of players that it allows.
fn may_be_played<G: Game, R: Rng>(seats: Seats, options: &G::Options, rng: &mut R) {
    assert!(!G::SEATS.is_empty(), "somebody may play");
    assert!(G::SEATS.contains(&seats), "this many may play");
    for &seats in G::SEATS {
        let state = G::new(seats, options);
        assert_eq!(state.seats(), seats);
        assert_eq!(state.turn(), Turn::Chance, "chance acts first");
        assert_eq!(state.check_luck(&state.draw(rng)), Ok(()), "what is drawn is allowed");
    }
}

/// Listed if and only if checked, tried with actions that any seat could choose
/// at any time so far.
fn lists_are_exact<G: Game, R: Rng>(state: &G, ever_listed: &mut BTreeSet<G::Action>, rng: &mut R) {
    for seat in state.seats().iter() {
        let actions = state.choices(seat);
        assert_eq!(actions.is_empty(), !state.asks(seat), "only asked seats have a choice");
        assert!(actions.is_sorted(), "lists are in order: {actions:?}");
        assert!(actions.windows(2).all(|it| it[0] != it[1]), "each choice once: {actions:?}");
        for action in &actions {
            let again = action.to_string().parse().ok();
            assert_eq!(again, Some(*action), "notation of `{action}`");
        }
        ever_listed.extend(&actions);
        // Some of them, so that games with long lists are checked in time.
        const TRIED: u32 = 1000;
        let beyond = (ever_listed.len() as u32).saturating_sub(TRIED);
        let first = uniform(rng, beyond + 1) as usize;
        for action in ever_listed.iter().skip(first).take(TRIED as usize).chain(&actions) {
            let listed = actions.binary_search(action).is_ok();
            let checked = state.check(seat, *action);
            assert_eq!(listed, checked.is_ok(), "listed ⇔ checked: `{action}`: {checked:?}");
        }
    }
}

/// A seat that is asked together with others keeps its question when one of them
/// answers: otherwise its own answer would be fresh and mean something else.
fn questions_stay<G: Game>(state: &G, seat: Seat, action: G::Action) {
    let mut next = state.clone();
    next.act(seat, action, &mut Nobody);
    for other in state.seats().others(seat) {
        if state.asks(other) && next.asks(other) {
            assert_eq!(next.choices(other), state.choices(other), "a question stays");
        }
    }
}

/// Luck that leaves a viewer with the same view was told to them in the same words.
fn luck_keeps_secrets<G: Game, R: Rng>(state: &G, rng: &mut R) {
    let tell = |viewer, rng: &mut R| {
        let (mut heard, mut state) = (Vec::new(), state.clone());
        state.roll(rng, &mut Eavesdropper { viewer, heard: &mut heard });
        (heard, state.view(viewer))
    };
    for viewer in state.seats().viewers() {
        let (told, view) = tell(viewer, rng);
        for _ in 0..20 {
            let (other_told, other_view) = tell(viewer, rng);
            if other_view == view {
                assert_eq!(other_told, told, "luck tells {viewer:?} more than they may know");
            }
        }
    }
}

/// A sampled world looks, asks, allows, refuses and tells the same.
fn twins_cannot_be_told_apart<G: Game, R: Rng>(
    state: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    ever_listed: &BTreeSet<G::Action>,
    rng: &mut R,
) {
    let view = state.view(viewer);
    assert_eq!(G::viewer(&view), viewer, "a view knows whose it is");
    let twin = G::determinize(&view, rng);
    assert_eq!(twin.view(viewer), view, "a sampled world looks the same to {viewer:?}");
    assert_eq!(twin.turn(), state.turn());
    assert_eq!(twin.outcome(), state.outcome());
    if uniform(rng, 10) == 0 {
        // In tests a game asserts what it carries out, so a broken world fails here.
        playout(&mut twin.clone(), rng, &mut Vec::new());
    }
    if let Viewer::Seat(own) = viewer {
        if state.asks(own) {
            assert_eq!(twin.scores(), state.scores(), "everybody sees the scores");
            assert_eq!(twin.choices(own), state.choices(own), "choices follow from the view");
        }
        let nth = uniform(rng, ever_listed.len() as u32) as usize;
        for &it in ever_listed.iter().skip(nth).take(20) {
            assert_eq!(twin.check(own, it), state.check(own, it), "refusals follow from the view");
        }
    }
    // Whatever leads to the same view was told in the same words: the same
    // action in the twin, and where several choose unseen, any other one.
    let (told, after) = tell(state, viewer, seat, action, rng);
    assert!(after == view || !told.is_empty(), "`{action}` changes what {viewer:?} sees, untold");
    let mut tried = vec![action];
    if 1 < state.asked().count() && !viewer.sees(seat) {
        let others = twin.choices(seat);
        tried.push(others[uniform(rng, others.len() as u32) as usize]);
    }
    for action in tried {
        if twin.check(seat, action).is_ok() {
            let (twin_told, twin_after) = tell(&twin, viewer, seat, action, rng);
            if twin_after == after {
                assert_eq!(twin_told, told, "an event tells {viewer:?} more than they may know");
            }
        }
    }
}

/// What the viewer hears of an action and of the luck that follows, and what they
/// see in the end.
fn tell<G: Game, R: Rng>(
    state: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    rng: &mut R,
) -> (Vec<G::Event>, G::View) {
    let mut heard = Vec::new();
    let mut state = state.clone();
    let mut audience = Eavesdropper { viewer, heard: &mut heard };
    state.act(seat, action, &mut audience);
    while state.turn() == Turn::Chance {
        state.roll(rng, &mut audience);
    }
    (heard, state.view(viewer))
}

/// An action counts once, and only from the position it answers.
fn submit_once<G: Game>(session: &mut Session<G>, seat: Seat, action: G::Action) {
    let ply = session.ply(Viewer::Seat(seat));
    let ahead = session.submit(seat, ply + 1, action).map(|_| ());
    assert_eq!(ahead, Err(Rejected::Stale { ply }), "an answer to a later position");
    let steps = session.submit(seat, ply, action).expect("a listed action is taken");
    assert_eq!(steps[0], Step::Seat(seat, action));
    assert!(steps[1..].iter().all(|it| matches!(it, Step::Chance(_))));
    let doubled = session.submit(seat, ply, action).map(|_| ());
    assert!(
        matches!(doubled, Err(Rejected::Stale { .. } | Rejected::NotYourTurn | Rejected::Over)),
        "a double click: {doubled:?}"
    );
}

fn logs_are_the_truth<G: Game>(session: &Session<G>, seed: Seed) {
    let text = session.to_text();
    let again = Session::<G>::from_text(&text).expect("a log replays");
    assert_eq!(again.state(), session.state());
    assert_eq!(again.log(), session.log());
    assert_eq!(again.to_text(), text);
    assert!(matches!(again.check_luck(), LuckCheck::Fair(1..)), "luck follows from the seed");
    // The log follows from the seed and the players' actions alone.
    let mut redo = Session::<G>::new(session.seats(), session.log().header.options.clone(), seed);
    for step in &session.log().steps {
        if let Step::Seat(seat, action) = *step {
            redo.submit(seat, redo.ply(Viewer::Seat(seat)), action).expect("the same game");
        }
    }
    assert_eq!(redo.log(), session.log());
    for step in &session.log().steps {
        notation_is_exact::<G>(step);
    }
}

fn notation_is_exact<G: Game>(step: &StepOf<G>) {
    if let Step::Chance(luck) = step {
        assert_eq!(luck.to_string().parse().ok().as_ref(), Some(luck), "notation of `{luck}`");
    }
}
