//! A game that has rules and nothing else is played like any other, once it is listed.
use super::{
    TestServer,
    client::plenty,
    pages::Browser,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
};
use crate::Settings;
use serde_json::{Value, json};
use store::testing::Fresh;

const GAME: &str = "goofspiel";

async fn with_examples() -> TestServer {
    let settings = Settings { examples: Some(true), ..plenty() };
    TestServer::with(Fresh::sqlite(), settings).await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_to_its_end_and_looked_back_at() {
    let server = with_examples().await;
    let (ann, bob, path) = two(&server, GAME).await;
    let state = ann.state(&path).await;
    assert_eq!(state["choices"].as_array().map(Vec::len), Some(8), "{state}");
    let refused = ann.act(&path, &state, "bid 9").await;
    assert_eq!(refused.status.as_u16(), 400, "{}", refused.text());
    play_to_the_end(&[&ann, &bob], &path).await;
    let table = ann.get(&path).await.ok();
    let scores: Vec<i64> =
        table["results"].as_array().expect("it is over").iter().map(score).collect();
    assert_eq!(scores.len(), 2);
    let log = ann.get(&format!("{path}/log")).await;
    assert!(log.text().contains("game goofspiel"), "{}", log.text());
    let page = Browser::new(&server).go(&format!("/{path}/replay")).await.ok();
    assert!(page.says("Seat 1 chooses the"), "{}", page.text);
}

fn score(result: &Value) -> i64 {
    result["score"].as_i64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_hints_think_without_a_guide() {
    let server = with_examples().await;
    let ann = somebody(&server);
    let seats = json!([{"me": "Ann"}, {"bot": "sailor"}]);
    let made = ann.post("tables", json!({"game": GAME, "seats": seats, "hints": true})).await.ok();
    let path = format!("tables/{}", made["table"]["id"].as_str().expect("an id"));
    let hint = ann.get(&format!("{path}/hint")).await.ok();
    assert!(
        hint["choices"][0]["action"].as_str().is_some_and(|it| it.starts_with("bid ")),
        "{hint}"
    );
    let mut moves = 0;
    while ann.state(&path).await["over"] == false {
        let state = ann.state(&path).await;
        if let Some(action) = state["choices"][0].as_str() {
            ann.act(&path, &state, action).await.ok();
            moves += 1;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert_eq!(moves, 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_has_two_seats_and_is_there_only_where_it_is_listed() {
    let server = with_examples().await;
    let ann = somebody(&server);
    for seats in [json!([{"me": "Ann"}, "open", "open"]), json!([{"me": "Ann"}])] {
        let refused = ann.post("tables", json!({"game": GAME, "seats": seats})).await;
        assert_eq!(refused.status.as_u16(), 400, "{}", refused.text());
    }
    make(&ann, GAME, json!([{"me": "Ann"}, "open"])).await;
    let server = TestServer::new().await;
    let ann = somebody(&server);
    let wish = json!({"game": GAME, "seats": [{"me": "Ann"}, "open"]});
    let refused = ann.post("tables", wish).await;
    assert_eq!(refused.status.as_u16(), 400, "{}", refused.text());
    assert!(!refused.text().contains(GAME), "{}", refused.text());
}
