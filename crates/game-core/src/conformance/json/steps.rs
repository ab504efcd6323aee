//! Steps as a log writes them, and what is sent of them.
use super::text;
use crate::{Actor, Eavesdropper, Game, Seat, Seats, Viewer, json::Sent};

/// The position after these steps.
pub fn position<G: Game>(seats: Seats, steps: &[&str]) -> G {
    let mut state = G::new(seats, &G::Options::default());
    for step in steps {
        heard(&mut state, step, Viewer::Spectator);
    }
    state
}

/// What a step, which is carried out, tells the viewer.
pub fn told<G: Game<Event: Sent>>(state: &mut G, step: &str, viewer: Viewer) -> Vec<String> {
    heard(state, step, viewer).iter().map(text).collect()
}

/// Why an action is refused.
pub fn refused<G: Game<Illegal: Sent>>(state: &G, seat: Seat, action: &str) -> String {
    let action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
    text(&state.check(seat, action).expect_err("it isn't allowed"))
}

fn heard<G: Game>(state: &mut G, step: &str, viewer: Viewer) -> Vec<G::Event> {
    let mut events = Vec::new();
    let mut to = Eavesdropper { viewer, heard: &mut events };
    let (actor, what) = step.split_once(' ').expect("who, and what");
    match actor.parse().expect("a seat or chance") {
        Actor::Chance => {
            let luck = what.parse().unwrap_or_else(|error| panic!("{what}: {error}"));
            state.check_luck(&luck).expect("it can be drawn");
            state.apply_chance(&luck, &mut to);
        }
        Actor::Seat(seat) => {
            let action = what.parse().unwrap_or_else(|error| panic!("{what}: {error}"));
            state.check(seat, action).expect("it is allowed");
            state.act(seat, action, &mut to);
        }
    }
    events
}
