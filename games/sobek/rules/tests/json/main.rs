//! What is sent as JSON.
mod format;
mod parts;

use game_core::{
    Seat, Viewer,
    conformance::json::{Checks, plays_as_described, schemas_are_sound},
};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use sobek::{Cards, Phase, Sobek, View};

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
    assert_eq!(length(&json["quays"]), 9);
    let omniscient = view.viewer == Viewer::Omniscient;
    for seat in view.seats.iter() {
        let player = &json["seats"][seat.index()];
        let hand = &player["hand"];
        let backs = ["green", "beige", "orange"].map(|it| hand[it].as_u64().expect("a number"));
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
            let searched = view.phase == Phase::Rob { victim: seat }
                && view.viewer == Viewer::Seat(view.mover);
            assert_eq!(player["pile"].is_null(), !opened && !searched);
        }
    }
}

fn without_memory(view: &View) -> View {
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

#[test]
fn schemas() {
    schemas_are_sound::<Sobek>("Sobek");
}

#[test]
fn whole_games() {
    let checks = Checks::<Sobek> { view: check_view, without_memory };
    let met = plays_as_described::<_, Xoshiro256PlusPlus>(&checks, &["-", "open-memory"], 6);
    for kind in ["dealt", "took", "laid", "picked", "decided", "set_scored", "game_over"] {
        assert!(met.contains(kind), "{kind}: {met:?}");
    }
    for choice in ["take", "set", "character", "event", "rob", "discard", "done", "start"] {
        assert!(met.contains(choice), "{choice}: {met:?}");
    }
    assert!(met.contains("not_in_hand") && met.contains("other_decision"), "{met:?}");
}
