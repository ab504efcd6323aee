//! What a choice's parts say comes true.
use conex::Conex;
use game_core::{
    Eavesdropper, Game, Nobody, Seats, Turn, Viewer, json::Explained as _, random_action,
};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use serde_json::{Value, to_value};
use std::collections::{BTreeMap, BTreeSet};

fn texts(list: &Value) -> BTreeSet<String> {
    let all = list.as_array().expect("a list").iter();
    all.map(|it| it.as_str().expect("a text").to_owned()).collect()
}

fn event<'a>(told: &'a [Value], kind: &str) -> Option<&'a Value> {
    told.iter().find(|it| it["kind"] == kind)
}

#[test]
fn what_is_said_of_a_choice_comes_true() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for run in 0..30 {
        let seats = Seats::ALL[run as usize % 3];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(run);
        let (mut game, mut actions) = (Conex::new(seats, &Default::default()), Vec::new());
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
            let parts = to_value(Conex::parts(&before, action)).expect("JSON");
            let mut heard = Vec::new();
            game.act(seat, action, &mut Eavesdropper { viewer, heard: &mut heard });
            let told: Vec<Value> = heard.iter().map(|it| to_value(it).expect("JSON")).collect();
            let (before, after) =
                (to_value(&before).expect("JSON"), to_value(game.view(viewer)).expect("JSON"));
            let kind = parts["kind"].as_str().expect("a kind").to_owned();
            match kind.as_str() {
                "lay" => {
                    let laid = event(&told, "laid").expect("it was laid");
                    assert_eq!(laid["points"], parts["points"], "{action}");
                    assert_eq!(laid["doubled"], parts["doubled"], "{action}");
                    assert_eq!(parts["rolls"], game.turn() == Turn::Chance, "{action}");
                    let cards = after["table"]["cards"].as_array().expect("cards");
                    let card = cards.last().expect("the card lies there");
                    for same in ["card", "by", "spot"] {
                        assert_eq!(card[same], parts[same], "{action}");
                    }
                    for same in ["x", "y", "angle"] {
                        assert_eq!(card[same], parts["place"][same], "{action}");
                    }
                }
                "draw" => {
                    let drew = event(&told, "drew").expect("cards were drawn");
                    assert_eq!(drew["count"], parts["draws"]);
                }
                "lightning" => {
                    let must = event(&told, "must_discard").map(|it| it["seats"].clone());
                    assert_eq!(must.unwrap_or_else(|| Value::Array(Vec::new())), parts["seats"]);
                }
                _ => {}
            }
            // Once the last card lies, nothing is open to anybody.
            let spots = |it: &Value| texts(&it["table"]["open_spots"]);
            let mut wanted = &spots(&before) - &texts(&parts["closes"]);
            wanted.extend(texts(&parts["opens"]));
            assert_eq!(spots(&after), wanted, "{action}");
            *met.entry(kind).or_default() += 1;
        }
    }
    assert!(300 < met["lay"] && 20 < met["lightning"] && 20 < met["discard"], "{met:?}");
}
