//! Tables with bots.
use super::{
    Client, TestServer,
    client::plenty,
    seats::{make, somebody},
};
use crate::settings::Settings;
use conex::Conex;
use game_core::Session;
use serde_json::json;
use sobek::Sobek;
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
