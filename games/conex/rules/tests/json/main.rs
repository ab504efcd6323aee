//! What is sent as JSON.
mod format;
mod parts;

use conex::{CARDS, Conex, Memory, Printed, View};
use game_core::{
    Seat, Viewer,
    conformance::json::{Checks, plays_as_described, schemas_are_sound},
};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use std::collections::BTreeSet;

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().map(|it| it.as_u64().expect("a number")).collect()
}

fn length(list: &Value) -> usize {
    list.as_array().expect("a list").len()
}

fn seat_numbers(seats: impl Iterator<Item = Seat>) -> Vec<u64> {
    seats.map(|it| it.index() as u64 + 1).collect()
}

fn check_view(view: &View, json: &Value) {
    assert_eq!(length(&json["seats"]), view.seats.count());
    assert_eq!(numbers(&json["asked"]), seat_numbers(view.asked.iter()));
    assert_eq!(length(&json["pile"]), view.pile.len());
    let mut shown = length(&json["pile"]);
    for seat in view.seats.iter() {
        let player = &json["seats"][seat.index()];
        let size = player["hand_size"].as_u64().expect("a number") as usize;
        shown += size;
        let own = view.viewer == Viewer::Omniscient || view.viewer == Viewer::Seat(seat);
        if own || view.ending.is_some() {
            assert_eq!(length(&player["hand"]), size);
        } else {
            assert!(player["hand"].is_null() && player["given_up"].is_null());
        }
    }
    let table = &json["table"];
    let cards = table["cards"].as_array().expect("a list");
    if 0 < view.turn {
        assert_eq!(shown + cards.len(), CARDS, "every card is somewhere");
    }
    for card in cards {
        let (x, y) = (card["x"].as_f64().expect("a number"), card["y"].as_f64().expect("a number"));
        assert!((0.0..=table["width"].as_f64().expect("a number")).contains(&x), "{card}");
        assert!((0.0..=table["height"].as_f64().expect("a number")).contains(&y), "{card}");
        assert_eq!(card["angle"].as_u64().expect("a number") % 15, 0);
    }
    let spots = table["open_spots"].as_array().expect("a list");
    let different: BTreeSet<&str> = spots.iter().map(|it| it.as_str().expect("a text")).collect();
    assert_eq!(different.len(), spots.len(), "each spot once");
    let room: BTreeSet<String> = Printed::all()
        .filter(|it| view.table.outside().contains(it.card()))
        .flat_map(|it| view.table.spots(it).map(|it| it.to_string()).collect::<Vec<_>>())
        .collect();
    assert!(room.iter().map(String::as_str).eq(different), "{spots:?}");
}

fn without_memory(view: &View) -> View {
    let memory = Memory { hands: Default::default(), public_hands: Default::default() };
    View { memory, ..view.clone() }
}

#[test]
fn schemas() {
    schemas_are_sound::<Conex>("Conex");
}

#[test]
fn whole_games() {
    let checks = Checks::<Conex> { view: check_view, without_memory };
    let met =
        plays_as_described::<_, Xoshiro256PlusPlus>(&checks, &["-", "small", "large,track-30"], 6);
    for kind in ["dealt", "laid", "drew", "rolled", "took_token", "struck", "buried", "game_over"] {
        assert!(met.contains(kind), "{kind}: {met:?}");
    }
    for choice in ["lay", "draw", "pass", "lightning", "discard", "done"] {
        assert!(met.contains(choice), "{choice}: {met:?}");
    }
    assert!(met.contains("misfits") && met.contains("not_in_hand"), "{met:?}");
}
