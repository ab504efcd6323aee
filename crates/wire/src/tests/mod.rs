mod conex_format;
mod games;
mod schema;
mod sobek_format;

use crate::Wired;
use game_core::{Eavesdropper, Game, Seat, Seats, Viewer};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use serde::Serialize;
use serde_json::Value;

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn seat(number: usize) -> Seat {
    Seats::FOUR.seat(number - 1).unwrap()
}

fn text(it: &impl Serialize) -> String {
    serde_json::to_string(it).unwrap()
}

fn value(it: &impl Serialize) -> Value {
    serde_json::to_value(it).unwrap()
}

/// A position after these steps, as a log writes them.
fn position<G: Game>(seats: Seats, steps: &[&str]) -> G {
    let mut state = G::new(seats, &G::Options::default());
    steps.iter().for_each(|step| {
        heard(&mut state, step, Viewer::Spectator);
    });
    state
}

/// Carries out a step, as a log writes it; returns what the viewer sees happen.
fn heard<G: Game>(state: &mut G, step: &str, viewer: Viewer) -> Vec<G::Event> {
    let mut events = Vec::new();
    let mut to = Eavesdropper { viewer, heard: &mut events };
    let (actor, what) = step.split_once(' ').unwrap();
    if actor == "*" {
        let luck = what.parse().ok().unwrap();
        state.check_luck(&luck).unwrap();
        state.apply_chance(&luck, &mut to);
    } else {
        let (seat, action) = (actor.parse().unwrap(), what.parse().ok().unwrap());
        state.check(seat, action).unwrap();
        state.act(seat, action, &mut to);
    }
    events
}

/// What a step tells the viewer, as JSON.
fn told<G: Wired>(state: &mut G, step: &str, viewer: Viewer) -> Vec<String> {
    let seats = state.seats();
    heard(state, step, viewer).iter().map(|it| text(&G::event_json(it, seats))).collect()
}

/// Why an action is refused, as JSON.
fn refused<G: Wired>(state: &G, seat: Seat, action: &str) -> String {
    let action = action.parse().ok().unwrap();
    text(&G::reason_json(&state.check(seat, action).unwrap_err()))
}

/// JSON broken into lines, put together again.
fn joined(lines: &str) -> String {
    lines.lines().map(str::trim).collect()
}
