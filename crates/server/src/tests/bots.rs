//! Tables with bots.
use super::{
    Client, TestServer,
    client::plenty,
    seats::{make, somebody},
};
use crate::{
    bots::{Cause, Errand, LONGEST},
    settings::Settings,
};
use conex::Conex;
use game_core::Session;
use serde_json::{Value, json};
use sobek::Sobek;
use std::time::Duration;
use store::testing::Fresh;

/// Plays the first choice whenever asked, until the game is over.
async fn play_along(who: &Client, path: &str) {
    let mut live = who.live(&format!("{path}/live")).await;
    loop {
        let state = live.next_of("state").await.data;
        if state["over"] == true {
            return;
        }
        if let Some(action) = state["choices"].get(0) {
            who.act(path, &state, action.as_str().unwrap()).await.ok();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_bots_play_to_the_end() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let ann = somebody(&server);
        let seats = json!([{"bot": "deckhand"}, {"me": "Ann"}, {"bot": "deckhand"}]);
        let path = make(&ann, game, seats).await;
        play_along(&ann, &path).await;
        let table = ann.get(&path).await.ok();
        assert_eq!((&table["status"], &table["results"][2]["seat"]), (&json!("over"), &json!(3)));
        // A log replays only if every move was allowed.
        let log = ann.get(&format!("{path}/log")).await.text().to_owned();
        match game {
            "sobek" => assert_eq!(Session::<Sobek>::from_text(&log).unwrap().to_text(), log),
            _ => assert_eq!(Session::<Conex>::from_text(&log).unwrap().to_text(), log),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_thread_lets_all_tables_of_bots_finish() {
    let settings = Settings { bot_threads: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let host = somebody(&server);
    let mut tables = Vec::new();
    for nth in 0..4 {
        let game = ["sobek", "conex"][nth % 2];
        let path = make(&host, game, json!([{"bot": "deckhand"}, {"bot": "deckhand"}])).await;
        tables.push((host.live(&format!("{path}/live")).await, path));
    }
    for (mut live, path) in tables {
        while live.next_of("state").await.data["over"] != json!(true) {}
        assert_eq!(host.get(&path).await.ok()["status"], "over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_a_restart() {
    let server = TestServer::new().await;
    let ann = somebody(&server);
    let path = make(&ann, "sobek", json!([{"bot": "captain"}, {"me": "Ann"}])).await;
    let server = server.restarted().await;
    let ann = super::undo::again(&server, &ann);
    let mut live = ann.live(&format!("{path}/live")).await;
    while live.next_of("state").await.data["choices"] == json!([]) {}
}

/// What the bots at this address were granted so far.
fn granted(server: &TestServer, address: &str) -> Vec<(Errand, Duration)> {
    let from = Some(address.parse().unwrap());
    let all = server.bots.granted.lock().unwrap();
    all.iter().filter(|it| it.0.from == from).copied().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_with_many_tables_of_captains_weakens_nobody_elses() {
    let settings = Settings { bot_threads: Some(1), behind_proxy: Some(true), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let mallory = server.client().at("192.0.2.66");
    let captain = || json!({"bot": "captain"});
    for _ in 0..100 {
        make(&mallory, "sobek", (0..4).map(|_| captain()).collect()).await;
    }
    let ann = somebody(&server).at("192.0.2.1");
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, captain()])).await;
    while granted(&server, "192.0.2.1").len() < 4 {
        let state = ann.state(&path).await;
        if let Some(action) = state["choices"].get(0).and_then(Value::as_str) {
            ann.act(&path, &state, action).await.ok();
        } else {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    for (errand, most) in granted(&server, "192.0.2.1") {
        assert_eq!(errand.cause, Cause::Person);
        assert!(LONGEST * 8 / 10 <= most, "{most:?}");
    }
    // Mallory's own hurry, and are not forgotten.
    let others = granted(&server, "192.0.2.66");
    assert!(others.iter().all(|it| it.0.cause == Cause::Table), "{others:?}");
    assert!(1 < others.len(), "{others:?}");
    assert!(others[others.len() / 2].1 < LONGEST / 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_tables_with_bots_and_no_more() {
    let settings = Settings {
        bot_tables_per_address: Some(2),
        behind_proxy: Some(true),
        idle_after: Some(1),
        ..plenty()
    };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let ann = somebody(&server).at("192.0.2.1");
    let new = |seats: Value| json!({"game": "sobek", "seats": seats});
    let (with_bot, alone) =
        (json!([{"me": "Ann"}, {"bot": "sailor"}]), json!([{"me": "Ann"}, "open"]));
    let first = make(&ann, "sobek", with_bot.clone()).await;
    make(&ann, "sobek", with_bot.clone()).await;
    let refused = ann.post("tables", new(with_bot.clone())).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (429, "too_many_tables"));
    assert!(refused.json()["error"]["message"].as_str().unwrap().contains('2'));
    // Nor by a way around; without bots there is no such limit, and another has their own.
    let open = make(&ann, "sobek", alone).await;
    let bot = json!({"bot": "sailor"});
    assert_eq!(ann.put(&format!("{open}/seats/2"), bot.clone()).await.code(), "too_many_tables");
    make(&somebody(&server).at("192.0.2.2"), "sobek", with_bot.clone()).await;
    // One that is finished makes room.
    ann.post(&format!("{first}/abandon"), json!({"agree": true})).await.ok();
    ann.put(&format!("{open}/seats/2"), bot).await.ok();
    assert_eq!(ann.post("tables", new(with_bot)).await.code(), "too_many_tables");
}
