//! Whole random games, at every position and for every viewer.
use super::{
    schema::{Schemas, conforms, schemas},
    *,
};
use ::conex::Conex;
use ::sobek::{Cards, Sobek};
use game_core::{Nobody, Step, StepOf, Turn, random_action};
use std::collections::BTreeSet;

/// What is checked of one game's views.
trait Checked: Wired {
    fn check_view(view: &Self::View, json: &Value);
    /// The view without what must not be sent of it.
    fn without_memory(view: &Self::View) -> Self::View;
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|it| it.as_u64().unwrap()).collect()
}

fn length(list: &Value) -> usize {
    list.as_array().unwrap().len()
}

fn seat_numbers(seats: impl Iterator<Item = Seat>) -> Vec<u64> {
    seats.map(|it| it.index() as u64 + 1).collect()
}

impl Checked for Sobek {
    fn check_view(view: &::sobek::View, json: &Value) {
        assert_eq!(length(&json["seats"]), view.seats.count());
        assert_eq!(numbers(&json["asked"]), seat_numbers(view.asked.iter()));
        assert_eq!(length(&json["quays"]), 9);
        let omniscient = view.viewer == Viewer::Omniscient;
        for seat in view.seats.iter() {
            let player = &json["seats"][seat.index()];
            let hand = &player["hand"];
            let backs = ["green", "beige", "orange"].map(|it| hand[it].as_u64().unwrap());
            let count = backs.iter().sum::<u64>();
            assert_eq!(count, u64::from(view.hands[seat].count()));
            let own = omniscient || view.viewer == Viewer::Seat(seat);
            let faces = length(&hand["faces"]) as u64;
            if own {
                assert_eq!(faces, count);
                assert!(player["pile"].is_object());
            } else if !view.options.open_memory {
                assert_eq!(faces, 0);
                assert!(player["discards"].is_null());
                let opened = view.phase.is_opened();
                assert_eq!(player["horizontal"].is_null(), !opened);
                let searched = view.phase == ::sobek::Phase::Rob(seat)
                    && view.viewer == Viewer::Seat(view.mover);
                assert_eq!(player["pile"].is_null(), !opened && !searched);
            }
        }
    }

    fn without_memory(view: &::sobek::View) -> ::sobek::View {
        let mut view = view.clone();
        view.memory.public_hands = Default::default();
        view.memory.public_piles = Default::default();
        for seat in view.seats.iter().filter(|&it| !view.viewer.sees(it)) {
            if !view.options.open_memory {
                view.memory.hands[seat] = Cards::NONE;
                if view.pile(seat).is_none() {
                    view.memory.piles[seat] = Default::default();
                }
            }
        }
        if view.tokens().is_none() {
            view.memory.tokens = None;
        }
        view
    }
}

impl Checked for Conex {
    fn check_view(view: &::conex::View, json: &Value) {
        assert_eq!(length(&json["seats"]), view.seats.count());
        assert_eq!(numbers(&json["asked"]), seat_numbers(view.asked.iter()));
        assert_eq!(length(&json["pile"]), view.pile.len());
        let mut shown = length(&json["pile"]);
        for seat in view.seats.iter() {
            let player = &json["seats"][seat.index()];
            let size = player["hand_size"].as_u64().unwrap() as usize;
            shown += size;
            let own = view.viewer == Viewer::Omniscient || view.viewer == Viewer::Seat(seat);
            if own || view.ending.is_some() {
                assert_eq!(length(&player["hand"]), size);
            } else {
                assert!(player["hand"].is_null() && player["given_up"].is_null());
            }
        }
        let table = &json["table"];
        let cards = table["cards"].as_array().unwrap();
        if 0 < view.turn {
            assert_eq!(shown + cards.len(), ::conex::CARDS, "every card is somewhere");
        }
        for card in cards {
            let (x, y) = (card["x"].as_f64().unwrap(), card["y"].as_f64().unwrap());
            assert!((0.0..=table["width"].as_f64().unwrap()).contains(&x), "{card}");
            assert!((0.0..=table["height"].as_f64().unwrap()).contains(&y), "{card}");
            assert_eq!(card["angle"].as_u64().unwrap() % 15, 0);
        }
        let spots = table["open_spots"].as_array().unwrap();
        let different: BTreeSet<&str> = spots.iter().map(|it| it.as_str().unwrap()).collect();
        assert_eq!(different.len(), spots.len(), "each spot once");
        let room: BTreeSet<String> = ::conex::Printed::all()
            .filter(|it| view.table.outside().contains(it.card()))
            .flat_map(|it| view.table.spots(it).map(|it| it.to_string()).collect::<Vec<_>>())
            .collect();
        assert!(room.iter().map(String::as_str).eq(different), "{spots:?}");
    }

    fn without_memory(view: &::conex::View) -> ::conex::View {
        let memory =
            ::conex::Memory { hands: Default::default(), public_hands: Default::default() };
        ::conex::View { memory, ..view.clone() }
    }
}

fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.viewers().chain([Viewer::Omniscient])
}

fn check_views<G: Checked>(state: &G, schemas: &Schemas, seed: u64) {
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        let json = text(&G::view_json(&view));
        let parsed: Value = serde_json::from_str(&json).unwrap();
        conforms(&parsed, &schemas[&*<G::ViewJson as utoipa::ToSchema>::name()], schemas).unwrap();
        G::check_view(&view, &parsed);
        let bare = G::without_memory(&view);
        assert_eq!(text(&G::view_json(&bare)), json, "memory is sent to {viewer:?}");
        if viewer != Viewer::Omniscient {
            let twin = G::determinize(&view, &mut rng(seed));
            assert_eq!(text(&G::view_json(&twin.view(viewer))), json, "{viewer:?}");
        }
    }
}

fn check_event<G: Checked>(event: &G::Event, seats: Seats, schemas: &Schemas) -> String {
    let json = value(&G::event_json(event, seats));
    conforms(&json, &schemas[&*<G::EventJson as utoipa::ToSchema>::name()], schemas).unwrap();
    for each in ["hands", "scores"].iter().filter_map(|it| json.get(it)) {
        assert_eq!(length(each), seats.count(), "{json}");
    }
    json["kind"].as_str().unwrap().to_owned()
}

/// Plays a random game; returns the kinds of events and reasons met.
fn play_and_check<G: Checked>(seats: Seats, options: &str, seed: u64) -> BTreeSet<String> {
    let (schemas, mut rng, mut actions) = (schemas::<G>(), rng(seed), Vec::new());
    let options = options.parse().ok().unwrap();
    let mut state = G::new(seats, &options);
    let (mut met, mut earlier) = (BTreeSet::new(), BTreeSet::new());
    loop {
        check_views(&state, &schemas, seed);
        let step: StepOf<G> = match state.turn() {
            Turn::Over => return met,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Players(asked) => {
                let (seat, action) = random_action(&state, asked, &mut rng, &mut actions);
                earlier.extend(actions.iter().copied().take(20));
                for illegal in earlier.iter().filter_map(|&it| state.check(seat, it).err()) {
                    let json = value(&G::reason_json(&illegal));
                    let name = <G::ReasonJson as utoipa::ToSchema>::name();
                    conforms(&json, &schemas[&*name], &schemas).unwrap();
                    met.insert(json["reason"].as_str().unwrap().to_owned());
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
        met.extend(heard.iter().map(|it| check_event::<G>(it, seats, &schemas)));
    }
}

fn games<G: Checked>(options: &[&str], count: u64) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for (seed, seats) in (0..count).flat_map(|it| Seats::ALL.map(|seats| (it, seats))) {
        met.append(&mut play_and_check::<G>(seats, options[seed as usize % options.len()], seed));
    }
    met
}

#[test]
fn sobek() {
    let met = games::<Sobek>(&["-", "open-memory"], 6);
    for kind in ["dealt", "took", "laid", "picked", "decided", "set_scored", "game_over"] {
        assert!(met.contains(kind), "{kind}: {met:?}");
    }
    assert!(met.contains("not_in_hand") && met.contains("other_decision"), "{met:?}");
}

#[test]
fn conex() {
    let met = games::<Conex>(&["-", "small", "large,track-30"], 6);
    for kind in ["dealt", "laid", "drew", "rolled", "took_token", "struck", "buried", "game_over"] {
        assert!(met.contains(kind), "{kind}: {met:?}");
    }
    assert!(met.contains("misfits") && met.contains("not_in_hand"), "{met:?}");
}
