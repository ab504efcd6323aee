//! A table from its making to its rematch.
use super::{Client, TestServer};
use serde_json::{Value, json};

/// A table of two people, both seated: the clients in seat order, and the table's path.
pub(crate) async fn two(server: &TestServer, game: &str) -> (Client, Client, String) {
    let stranger = server.client();
    let seats = json!([{"me": "Ann"}, "open"]);
    let made = stranger.post("tables", json!({"game": game, "seats": seats})).await.ok();
    let path = format!("tables/{}", made["table"]["id"].as_str().unwrap());
    let ann = stranger.with_token(made["token"].as_str().unwrap());
    let sits = stranger.post(&format!("{path}/seats"), json!({"name": "Bob"})).await.ok();
    let bob = stranger.with_token(sits["token"].as_str().unwrap());
    (ann, bob, path)
}

/// Plays the first choice of every asked player until the game is over.
pub(crate) async fn play_to_the_end(people: &[&Client], path: &str) -> usize {
    for moves in 0.. {
        let mut acted = false;
        for client in people {
            let state = client.get(&format!("{path}/state")).await.ok();
            if state["over"] == true {
                return moves;
            }
            if let Some(action) = state["choices"].get(0) {
                let act = json!({"ply": state["ply"], "action": action});
                client.post(&format!("{path}/actions"), act).await.ok();
                acted = true;
            }
        }
        assert!(acted, "somebody is asked");
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_and_its_rematch() {
    for server in TestServer::each().await {
        for game in ["sobek", "conex"] {
            let (ann, bob, path) = two(&server, game).await;
            let table = ann.get(&path).await.ok();
            assert_eq!((&table["you"], &table["host"]), (&json!(1), &json!(true)));
            assert_eq!((&table["status"], &table["seed"]), (&json!("playing"), &Value::Null));
            assert_eq!(ann.get(&format!("{path}/log")).await.code(), "not_over");
            assert_eq!(ann.post(&format!("{path}/rematch"), json!({})).await.code(), "rematch");

            let moves = play_to_the_end(&[&ann, &bob], &path).await;
            assert!(10 < moves, "{moves}");
            let over = server.client().get(&path).await.ok();
            assert_eq!(over["status"], "over");
            assert_eq!(over["seed_hash"], table["seed_hash"], "the promise stands");
            assert_eq!(over["results"].as_array().unwrap().len(), 2);

            // Anybody can check the log against what was promised.
            let log = server.client().get(&format!("{path}/log")).await;
            assert!(log.text().contains(&format!("seed {}\n", over["seed"].as_str().unwrap())));
            let seed = over["seed"].as_str().unwrap().parse().unwrap();
            assert_eq!(over["seed_hash"], crate::ids::seed_hash(seed));

            let again = ann.post(&format!("{path}/rematch"), json!({})).await.ok();
            let same = bob.post(&format!("{path}/rematch"), json!({})).await.ok();
            assert_eq!(again, same);
            let rematch = format!("tables/{}", again["table"].as_str().unwrap());
            assert_eq!(bob.get(&rematch).await.ok()["you"], 2);
            assert_eq!(bob.get(&rematch).await.ok()["status"], "playing");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_at_once_and_again_after_a_pause() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    let live = format!("{path}/live");
    let (mut to_ann, mut to_bob) = (ann.live(&live).await, bob.live(&live).await);
    let mut to_all = server.client().live(&live).await;
    let first = to_ann.next_of("state").await;
    let (state, other) = (first.data.clone(), to_bob.next_of("state").await);
    to_all.next_of("state").await;
    let (mover, waits) = if state["choices"] == json!([]) { (&bob, &ann) } else { (&ann, &bob) };
    let asked = if std::ptr::eq(mover, &ann) { &state } else { &other.data };
    let act = json!({"ply": asked["ply"], "action": "draw"});
    let early = waits.post(&format!("{path}/actions"), act.clone()).await;
    assert_eq!(early.code(), "not_your_turn");
    let accepted = mover.post(&format!("{path}/actions"), act.clone()).await.ok();
    let doubled = mover.post(&format!("{path}/actions"), act).await;
    assert_eq!(doubled.code(), "not_your_turn");
    assert_eq!(doubled.json()["state"]["ply"], accepted["ply"], "it says where the table stands");
    for stream in [&mut to_ann, &mut to_bob, &mut to_all] {
        let news = stream.next_of("state").await;
        assert_eq!(news.id, Some(news.data["ply"].as_u64().unwrap() as u32));
        let drew = &news.data["events"][0];
        assert_eq!((&drew["kind"], &drew["count"]), (&json!("drew"), &json!(2)));
    }
    // Those who come back are told what they have missed.
    let mut back = waits.live_after(&live, first.id).await;
    assert_eq!(back.next_of("state").await.data["events"][0]["kind"], "drew");
    // When the server stops, it says so.
    server.stop();
    assert_eq!(back.next_of("bye").await.data, json!({}));
    assert!(back.next().await.is_none());
}
