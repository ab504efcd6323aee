//! Whole random games, at every position and for every viewer.
use super::{
    schema::{Schemas, described, schemas},
    text,
};
use crate::{
    Eavesdropper, Game, Nobody, Seats, Step, StepOf, Turn, Viewer, json::Explained, random_action,
};
use rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::collections::BTreeSet;

/// What is checked of one game's views, beyond their schema.
#[derive(Debug)]
pub struct Checks<G: Game> {
    pub view: fn(&G::View, &Value),
    /// The view without the parts that must not be sent.
    pub without_memory: fn(&G::View) -> G::View,
}

/// Plays random games with the seeds up to `count` and these options in turn, and
/// checks whatever would be sent to anybody; returns the kinds of events and reasons
/// met.
pub fn plays_as_described<G, R>(
    checks: &Checks<G>,
    options: &[&str],
    count: u64,
) -> BTreeSet<String>
where
    G: Explained,
    R: Rng + SeedableRng,
{
    let schemas = schemas::<G>();
    let mut met = BTreeSet::new();
    for (seed, &seats) in (0..count).flat_map(|it| G::SEATS.iter().map(move |seats| (it, seats))) {
        let options = options[seed as usize % options.len()].parse();
        let options = options.unwrap_or_else(|error| panic!("{error}"));
        let state = G::new(seats, &options);
        play_and_check::<G, R>(state, checks, &schemas, seed, &mut met);
    }
    met
}

fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.viewers().chain([Viewer::Omniscient])
}

fn play_and_check<G, R>(
    mut state: G,
    checks: &Checks<G>,
    schemas: &Schemas,
    seed: u64,
    met: &mut BTreeSet<String>,
) where
    G: Explained,
    R: Rng + SeedableRng,
{
    let (seats, mut rng, mut actions) = (state.seats(), R::seed_from_u64(seed), Vec::new());
    let mut earlier = BTreeSet::new();
    loop {
        check_views::<G, R>(&state, checks, schemas, seed);
        met.extend(check_parts(&state, checks, schemas));
        let step: StepOf<G> = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Players(asked) => {
                let (seat, action) = random_action(&state, asked, &mut rng, &mut actions);
                earlier.extend(actions.iter().copied().take(20));
                for illegal in earlier.iter().filter_map(|&it| state.check(seat, it).err()) {
                    let json = described(&illegal, schemas);
                    met.insert(word(&json["reason"]));
                }
                while 300 < earlier.len() {
                    earlier.pop_first();
                }
                Step::Seat(seat, action)
            }
        };
        let mut heard = Vec::new();
        for viewer in viewers(seats) {
            state.clone().apply(&step, &mut Eavesdropper { viewer, heard: &mut heard });
        }
        state.apply(&step, &mut Nobody);
        for event in &heard {
            let json = described(event, schemas);
            for each in ["hands", "scores"].iter().filter_map(|it| json.get(it)) {
                assert_eq!(each.as_array().map(Vec::len), Some(seats.count()), "{json}");
            }
            met.insert(word(&json["kind"]));
        }
    }
}

fn check_views<G, R>(state: &G, checks: &Checks<G>, schemas: &Schemas, seed: u64)
where
    G: Explained,
    R: Rng + SeedableRng,
{
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        let json = text(&view);
        (checks.view)(&view, &described(&view, schemas));
        let bare = (checks.without_memory)(&view);
        assert_eq!(text(&bare), json, "memory is sent to {viewer:?}");
        if viewer != Viewer::Omniscient {
            let twin = G::determinize(&view, &mut R::seed_from_u64(seed));
            assert_eq!(text(&twin.view(viewer)), json, "{viewer:?}");
        }
    }
}

/// Every choice is explained, from what is sent of the view alone; the kinds of choices.
fn check_parts<G: Explained>(state: &G, checks: &Checks<G>, schemas: &Schemas) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for seat in state.asked().iter() {
        let view = state.view(Viewer::Seat(seat));
        let bare = (checks.without_memory)(&view);
        for action in state.choices(seat) {
            let parts = G::parts(&view, action);
            let json = described(&parts, schemas);
            assert_eq!(text(&G::parts(&bare, action)), text(&parts), "memory tells of {action}");
            kinds.insert(word(&json["kind"]));
        }
    }
    kinds
}

fn word(json: &Value) -> String {
    json.as_str().expect("a word").to_owned()
}
