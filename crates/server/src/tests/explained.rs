//! Choices that explain themselves, and the catalogue of what they are made of.
use super::{
    Client, TestServer,
    client::plenty,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
};
use crate::Settings;
use axum::{body::Body, http::Method};
use serde_json::{Value, json};
use store::testing::Fresh;

async fn choices(who: &Client, path: &str) -> Value {
    who.get(&format!("{path}/choices?explained=true")).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_choice_comes_with_its_parts_for_who_wants_them() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let (ann, bob, path) = two(&server, game).await;
        for _ in 0..12 {
            for who in [&ann, &bob] {
                let plain = who.state(&path).await;
                assert_eq!(plain["game"], game);
                assert!(plain.get("explained").is_none(), "nobody pays for what they don't want");
                let state = who.get(&format!("{path}/state?explained=true")).await.ok();
                let actions: Vec<&Value> =
                    state["explained"].as_array().unwrap().iter().map(|it| &it["action"]).collect();
                let listed = state["choices"].as_array().unwrap();
                assert!(actions.iter().copied().eq(listed), "{state}");
                assert_eq!(state["choices"], plain["choices"]);
                let alone = choices(who, &path).await;
                assert_eq!(
                    (&alone["explained"], &alone["choices"]),
                    (&state["explained"], &state["choices"])
                );
                let mut live = who.live(&format!("{path}/live?explained=true")).await;
                let told = live.next_of("state").await.data;
                assert_eq!(told["explained"], state["explained"]);
                if let Some(last) = listed.last() {
                    who.act(&path, &plain, last.as_str().unwrap()).await.ok();
                }
            }
        }
        // Who looks on has no choices, and is told of none.
        assert_eq!(choices(&server.client(), &path).await["explained"], json!([]));
        let asked = if ann.state(&path).await["choices"] == json!([]) { &bob } else { &ann };
        for who in [&ann, &bob] {
            who.post(&format!("{path}/abandon"), json!({"agree": true})).await.ok();
        }
        let over = choices(asked, &path).await;
        assert_eq!((&over["choices"], &over["explained"]), (&json!([]), &json!([])));
    }
    let (ann, _, path) = two(&server, "sobek").await;
    for odd in ["yes", "1", ""] {
        let reply = ann.get(&format!("{path}/state?explained={odd}")).await;
        assert_eq!(reply.code(), "bad_request", "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_rules_alone_says_what_kind_a_choice_is() {
    let settings = Settings { examples: Some(true), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "goofspiel").await;
    let explained = &choices(&ann, &path).await["explained"];
    assert_eq!(explained[0], json!({"action": "bid 1", "parts": {"kind": "bid"}}));
    assert_eq!(ann.get("games/goofspiel").await.ok()["seats"], json!([2]));
    play_to_the_end(&[&ann, &bob], &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_has_all_that_is_in_the_box() {
    let server = TestServer::new().await;
    let who = server.client();
    assert_eq!(who.get("games").await.ok(), json!({"games": ["conex", "sobek"]}));
    let sobek = who.get("games/sobek").await.ok();
    let cards = sobek["catalogue"]["cards"].as_array().unwrap();
    let copies: u64 = cards.iter().map(|it| it["copies"].as_u64().unwrap()).sum();
    assert_eq!((cards.len(), copies), (28, 63));
    assert_eq!(sobek["catalogue"]["track"].as_array().unwrap().len(), 100);
    assert_eq!(
        (&sobek["seats"], &sobek["options"]),
        (&json!([2, 3, 4]), &json!(["-", "open-memory"]))
    );
    assert_eq!(sobek["levels"], json!(["deckhand", "sailor", "helmsman", "captain"]));
    let conex = who.get("games/conex").await.ok();
    let cards = conex["catalogue"]["cards"].as_array().unwrap();
    let corners: usize = cards.iter().map(|it| it["corners"].as_array().unwrap().len()).sum();
    assert_eq!((cards.len(), corners), (52, 128));
    // Each of the options makes a table.
    for game in [&sobek, &conex] {
        for options in game["options"].as_array().unwrap() {
            let new = json!({"game": game["game"], "options": options, "seats": ["open", "open"]});
            let made = somebody(&server).post("tables", new).await.ok();
            assert_eq!(made["table"]["options"], *options);
        }
    }
    for unknown in ["goofspiel", "chess", "SOBEK", "%00", ".."] {
        assert_eq!(who.get(&format!("games/{unknown}")).await.code(), "not_found", "{unknown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_catalogue_is_not_sent_it_again() {
    let server = TestServer::new().await;
    let who = server.client();
    let first = who.get("games/conex").await;
    let tag = first.headers["etag"].to_str().unwrap().to_owned();
    assert!(first.headers["cache-control"].to_str().unwrap().contains("max-age"));
    let again = async |known: &str| {
        let request =
            who.request(Method::GET, "/api/v1/games/conex").header("if-none-match", known);
        who.send(request.body(Body::empty()).unwrap()).await
    };
    for known in [tag.clone(), format!("\"other\", W/{tag}"), "*".to_owned()] {
        let reply = again(&known).await;
        assert_eq!((reply.status.as_u16(), reply.body.len()), (304, 0), "{known}");
        assert_eq!(reply.headers["etag"], tag.as_str());
    }
    for other in ["\"other\"", "", tag.trim_matches('"')] {
        assert_eq!(again(other).await.status.as_u16(), 200, "{other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_of_each_choice_what_it_is_and_what_it_is_worth() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let ann = somebody(&server);
        let seats = json!([{"me": "Ann"}, {"bot": "deckhand"}]);
        let new = json!({"game": game, "seats": seats, "hints": true});
        let made = ann.post("tables", new).await.ok();
        let path = format!("tables/{}", made["table"]["id"].as_str().unwrap());
        let mut live = ann.live(&format!("{path}/live")).await;
        while live.next_of("state").await.data["choices"] == json!([]) {}
        let hint = ann.get(&format!("{path}/hint")).await.ok();
        assert_eq!(hint["game"], game);
        let explained = choices(&ann, &path).await["explained"].clone();
        for it in hint["choices"].as_array().unwrap() {
            let same = explained.as_array().unwrap().iter().find(|e| e["action"] == it["action"]);
            assert_eq!(same.unwrap()["parts"], it["parts"]);
            assert!(it["score"].is_number() && 0.0 <= it["spread"].as_f64().unwrap(), "{it}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_a_whole_number_however_it_is_written() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, state) = match ann.state(&path).await {
        it if it["choices"] == json!([]) => (&bob, bob.state(&path).await),
        it => (&ann, it),
    };
    let ply = state["ply"].as_f64().unwrap();
    let (actions, half) = (format!("{path}/actions"), json!({"ply": 0.5, "action": "take 1"}));
    assert_eq!(asked.post(&actions, half).await.code(), "bad_request");
    let act = json!({"ply": ply, "action": "take 1"});
    assert!(act.to_string().contains(".0"), "{act}");
    let done = asked.post(&actions, act).await.ok();
    // A card that was taken unseen has been shown: then there is nothing to take back.
    let can_undo = asked.state(&path).await["can_undo"] == true;
    let undo = json!({"ply": done["ply"].as_f64().unwrap()});
    let undone = asked.post(&format!("{path}/undo"), undo).await;
    assert!(if can_undo { undone.status.is_success() } else { undone.code() == "undo" });
    let other = make(&somebody(&server), "conex", json!(["open", "open"])).await;
    let sits = json!({"name": "Cid", "seat": 2.0});
    assert_eq!(server.client().post(&format!("{other}/seats"), sits).await.ok()["seat"], 2);
}
