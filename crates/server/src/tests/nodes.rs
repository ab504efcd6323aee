//! Two servers on one PostgreSQL are one server.
use super::{
    Client, TestServer,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
    turns::{first_choice, mover},
    undo::again,
};
use futures_util::future::join;
use serde_json::json;
use store::testing::Fresh;

/// Two nodes, where a PostgreSQL is set up.
async fn nodes() -> Option<(TestServer, TestServer)> {
    let first = TestServer::on(Fresh::postgres().await?).await;
    let second = first.second().await;
    Some((first, second))
}

/// Waits until this node shows what the other does.
async fn agrees(one: &Client, other: &Client, path: &str) {
    let mut live = other.live(&format!("{path}/live")).await;
    let wanted = one.state(path).await;
    loop {
        let state = live.next_of("state").await.data;
        if state["ply"] == wanted["ply"] {
            assert_eq!((&state["view"], &state["choices"]), (&wanted["view"], &wanted["choices"]));
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_at_one_node_is_heard_at_the_other() {
    let Some((a, b)) = nodes().await else { return };
    let (ann, bob, path) = two(&a, "sobek").await;
    let bob_at_b = again(&b, &bob);
    let mut live = bob_at_b.live(&format!("{path}/live")).await;
    let mut ply = live.next_of("state").await.id;
    for _ in 0..6 {
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        first_choice(asked, &path).await;
        let heard = live.next_of("state").await;
        assert!(ply < heard.id && heard.data["events"] != json!([]));
        ply = heard.id;
    }
    ann.post(&format!("{path}/chat"), json!({"text": "over there?"})).await.ok();
    assert_eq!(live.next_of("chat").await.data["text"], "over there?");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_exactly_one_gets_the_move() {
    let Some((a, b)) = nodes().await else { return };
    let (ann, bob, path) = two(&a, "sobek").await;
    let mut won_at_b = 0;
    for _ in 0..12 {
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let there = again(&b, asked);
        agrees(asked, &there, &path).await;
        let seen = asked.state(&path).await;
        let choices = seen["choices"].as_array().unwrap();
        let (first, last) =
            (choices[0].as_str().unwrap(), choices.last().unwrap().as_str().unwrap());
        let (at_a, at_b) =
            join(asked.act(&path, &seen, first), there.act(&path, &seen, last)).await;
        assert_ne!(
            at_a.status.is_success(),
            at_b.status.is_success(),
            "{} {}",
            at_a.text(),
            at_b.text()
        );
        won_at_b += usize::from(at_b.status.is_success());
        let lost = if at_a.status.is_success() { at_b } else { at_a };
        assert!(["stale", "not_your_turn"].contains(&lost.code().as_str()), "{}", lost.text());
        agrees(asked, &there, &path).await;
        agrees(&there, asked, &path).await;
    }
    println!("the second node won {won_at_b} of 12");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_taken_at_two_nodes_are_two_seats_and_one_start() {
    let Some((a, b)) = nodes().await else { return };
    for _ in 0..4 {
        let path = make(&somebody(&a), "conex", json!(["open", "open"])).await;
        let seats = format!("{path}/seats");
        b.client().get(&path).await.ok();
        let (ann, bob) = (somebody(&a), somebody(&b));
        let (one, other) = join(
            ann.post(&seats, json!({"name": "Ann"})),
            bob.post(&seats, json!({"name": "Bob"})),
        )
        .await;
        assert_ne!(one.ok()["seat"], other.ok()["seat"]);
        for (who, node) in [(&ann, &b), (&bob, &a)] {
            let there = again(node, who);
            let mut live = there.live(&format!("{path}/live")).await;
            while live.next_of("table").await.data["status"] != "playing" {}
            there.state(&path).await;
        }
    }
}

/// Sixty times somebody asks for two seats at once, one at each node.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_two_seats_at_two_nodes() {
    let Some((a, b)) = nodes().await else { return };
    for _ in 0..60 {
        let path = make(&somebody(&a), "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
        let seats = format!("{path}/seats");
        let bob = somebody(&a);
        let there = again(&b, &bob);
        there.get(&path).await.ok();
        let (one, other) = join(
            bob.post(&seats, json!({"name": "Bob", "seat": 2})),
            there.post(&seats, json!({"name": "Rob", "seat": 3})),
        )
        .await;
        let won = usize::from(one.status.is_success()) + usize::from(other.status.is_success());
        assert_eq!(won, 1, "{} {}", one.text(), other.text());
        let lost = if one.status.is_success() { other } else { one };
        assert_eq!(lost.code(), "already_seated");
        let rows = a.store.seats(path.strip_prefix("tables/").unwrap()).await.unwrap();
        assert_eq!(rows.iter().filter(|it| it.token_hash.is_some()).count(), 2, "Ann and Bob");
    }
}

/// Sixty times two people give the same name at once, one at each node.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_anothers_name_at_two_nodes() {
    let Some((a, b)) = nodes().await else { return };
    for _ in 0..60 {
        let path = make(&somebody(&a), "sobek", json!([{"me": "Ann"}, "open", "open"])).await;
        let seats = format!("{path}/seats");
        let (bob, rob) = (somebody(&a), somebody(&b));
        rob.get(&path).await.ok();
        // However it is written.
        let (one, other) = join(
            bob.post(&seats, json!({"name": "Bob", "seat": 2})),
            rob.post(&seats, json!({"name": "BOB", "seat": 3})),
        )
        .await;
        let won = usize::from(one.status.is_success()) + usize::from(other.status.is_success());
        assert_eq!(won, 1, "{} {}", one.text(), other.text());
        let lost = if one.status.is_success() { other } else { one };
        assert_eq!(lost.code(), "name_taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_link_opens_at_one_node_only() {
    let Some((a, b)) = nodes().await else { return };
    let (ann, _, path) = two(&a, "conex").await;
    b.client().get(&path).await.ok();
    let secret = ann.post(&format!("{path}/handover"), json!({})).await.ok()["secret"].clone();
    let (one, other) = (somebody(&a), somebody(&b));
    let take = json!({"secret": secret});
    let (at_a, at_b) = join(one.post("handover", take.clone()), other.post("handover", take)).await;
    assert_ne!(
        at_a.status.is_success(),
        at_b.status.is_success(),
        "{} {}",
        at_a.text(),
        at_b.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_at_the_table_at_another_node() {
    let Some((a, b)) = nodes().await else { return };
    let (ann, bob, path) = two(&a, "sobek").await;
    let mut to_ann = ann.live(&format!("{path}/live")).await;
    to_ann.next_of("state").await;
    let mut to_bob = again(&b, &bob).live(&format!("{path}/live")).await;
    to_bob.next_of("state").await;
    while to_ann.next_of("table").await.data["seats"][1]["present"] != json!(true) {}
    drop(to_bob);
    while to_ann.next_of("table").await.data["seats"][1]["present"] != json!(false) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_dies_the_other_goes_on() {
    let Some((a, b)) = nodes().await else { return };
    let (ann, bob, path) = two(&b, "conex").await;
    for _ in 0..4 {
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        first_choice(asked, &path).await;
    }
    let seen = ann.state(&path).await;
    b.store.clone().close().await;
    drop(b);
    let (ann, bob) = (again(&a, &ann), again(&a, &bob));
    assert_eq!(ann.state(&path).await, seen);
    play_to_the_end(&[&ann, &bob], &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_move_is_made_once_whoever_thinks() {
    let Some((a, b)) = nodes().await else { return };
    let ann = somebody(&a);
    let path = make(&ann, "sobek", json!([{"me": "Ann"}, {"bot": "deckhand"}])).await;
    let there = again(&b, &ann);
    let mut live = there.live(&format!("{path}/live")).await;
    let mut moves = 0;
    while moves < 6 {
        let state = live.next_of("state").await.data;
        if let Some(action) = state["choices"].get(0) {
            ann.act(&path, &state, action.as_str().unwrap()).await.ok();
            moves += 1;
        }
    }
}
