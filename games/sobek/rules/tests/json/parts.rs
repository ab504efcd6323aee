//! What a choice's parts say comes true.
use game_core::{
    Eavesdropper, Game, Nobody, Seat, Seats, Turn, Viewer, json::Explained as _, random_action,
};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use serde_json::{Value, json, to_value};
use sobek::Sobek;
use std::collections::BTreeMap;

fn event<'a>(told: &'a [Value], kind: &str) -> Option<&'a Value> {
    told.iter().find(|it| it["kind"] == kind)
}

/// The points of a seat's set.
fn points(view: &Value, seat: Seat, family: &Value) -> u64 {
    let sets = view["seats"][seat.index()]["sets"].as_array().expect("sets");
    let set = sets.iter().find(|it| it["family"] == *family);
    set.map_or(0, |it| it["points"].as_u64().expect("points"))
}

fn backs(seen: &Value) -> [&Value; 3] {
    ["green", "beige", "orange"].map(|it| &seen[it])
}

fn score(view: &Value, seat: usize) -> i64 {
    view["seats"][seat]["score"].as_i64().expect("a score")
}

/// A card of the row comes to the hand.
fn was_taken(parts: &Value, told: &[Value]) {
    let took = event(told, "took").expect("it was taken");
    assert_eq!(took["quay"], parts["quay"]);
    assert_eq!(backs(&took["skipped"]), backs(&parts["corruption"]));
    match parts["unseen"] == 1 {
        true => assert_eq!(parts["cards"], json!([])),
        false => assert_eq!(parts["cards"], json!([took["card"]])),
    }
}

fn came_true(parts: &Value, told: &[Value], before: &Value, after: &Value, seat: Seat) {
    let kind = parts["kind"].as_str().expect("a kind");
    let gains = |it| points(after, seat, it) - points(before, seat, it);
    match parts["character"].as_str().or(parts["token"].as_str()).unwrap_or(kind) {
        "take" | "merchant" => was_taken(parts, told),
        "set" if before["decision"] == "turn" => {
            assert_eq!(parts["points"], gains(&parts["family"]));
            assert_eq!(parts["picks_token"], event(told, "tokens_seen").is_some());
        }
        "courtesan" | "prosperity" => assert_eq!(parts["points"], gains(&parts["family"])),
        "queen" => {
            let drew = event(told, "drew").map_or(0, |it| {
                backs(&it["cards"]).iter().map(|it| it.as_u64().expect("a count")).sum()
            });
            assert_eq!(parts["unseen"], json!(drew));
        }
        "priest" | "priestess" => {
            assert_eq!(event(told, "purged").expect("purged")["cards"], parts["cleared"]);
        }
        "scribe-cattle" | "scribe-fish" => {
            assert_eq!(event(told, "must_reduce").expect("told")["seats"], parts["seats"]);
        }
        "embalming" => {
            let cards = &event(told, "embalmed").expect("embalmed")["cards"];
            assert_eq!(cards["faces"], parts["cleared"]);
        }
        token if token == "deceit" || token.starts_with("guild") => {
            let own = score(after, seat.index()) - score(before, seat.index());
            assert_eq!(parts["points"], own);
            if let Some(victim) = parts["seats"][0].as_u64() {
                let victim = victim as usize - 1;
                assert_eq!(parts["costs"], score(before, victim) - score(after, victim));
            }
        }
        _ => {}
    }
}

#[test]
fn what_is_said_of_a_choice_comes_true() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for run in 0..60 {
        let seats = Seats::ALL[run as usize % 3];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(run);
        let (mut game, mut actions) = (Sobek::new(seats, &Default::default()), Vec::new());
        loop {
            let asked = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    game.roll(&mut rng, &mut Nobody);
                    continue;
                }
                Turn::Players(asked) => asked,
            };
            let (seat, action) = random_action(&game, asked, &mut rng, &mut actions);
            let viewer = Viewer::Seat(seat);
            let before = game.view(viewer);
            let parts = to_value(Sobek::parts(&before, action)).expect("JSON");
            let mut heard = Vec::new();
            game.act(seat, action, &mut Eavesdropper { viewer, heard: &mut heard });
            let told: Vec<Value> = heard.iter().map(|it| to_value(it).expect("JSON")).collect();
            let before = to_value(&before).expect("JSON");
            let after = to_value(game.view(viewer)).expect("JSON");
            came_true(&parts, &told, &before, &after, seat);
            let word = action.to_string();
            let word = word.split(' ').next().expect("a word").to_owned();
            *met.entry(word).or_default() += 1;
        }
    }
    for word in ["take", "set", "merchant", "queen", "priest", "courtesan", "event", "vizier"] {
        assert!(5 < met[word], "{word}: {met:?}");
    }
}
