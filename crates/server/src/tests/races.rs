//! Many at once: if several want the same thing, one gets it.
use super::{
    TestServer,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
    turns::mover,
};
use futures_util::future::join_all;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn of_many_answers_to_one_question_exactly_one_counts() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        for _ in 0..5 {
            let (asked, _, seat) = mover([&ann, &bob], &path).await;
            let seen = asked.state(&path).await;
            let choices = seen["choices"].as_array().unwrap();
            let action = |nth: usize| choices[nth % choices.len()].as_str().unwrap();
            let all = join_all((0..8).map(|nth| asked.act(&path, &seen, action(nth)))).await;
            let won: Vec<_> = all.iter().filter(|it| it.status.is_success()).collect();
            assert_eq!(won.len(), 1);
            for lost in all.iter().filter(|it| !it.status.is_success()) {
                let code = lost.code();
                assert!(["stale", "not_your_turn"].contains(&code.as_str()), "{code}");
            }
            let rows = server.store.log(path.strip_prefix("tables/").unwrap(), 0).await.unwrap();
            let last = rows.iter().rfind(|it| it.actor != "*").unwrap();
            assert_eq!(last.actor, (seat + 1).to_string());
            assert_eq!(won[0].json()["ply"], asked.state(&path).await["ply"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_one_seat_one_gets_it() {
    for server in TestServer::each().await {
        let path = make(&somebody(&server), "conex", json!([{"me": "Ann"}, "open"])).await;
        let people: Vec<_> = (0..8).map(|_| somebody(&server)).collect();
        let sit = |(nth, who): (usize, &super::Client)| {
            let (who, seats) = (who.clone(), format!("{path}/seats"));
            async move { who.post(&seats, json!({"name": format!("P{nth}")})).await }
        };
        let all = join_all(people.iter().enumerate().map(sit)).await;
        let won: Vec<usize> = (0..8).filter(|&it| all[it].status.is_success()).collect();
        assert_eq!(won.len(), 1);
        assert!(
            all.iter().filter(|it| !it.status.is_success()).all(|it| it.code() == "no_seat_free")
        );
        let table = people[won[0]].get(&path).await.ok();
        assert_eq!((&table["you"], &table["status"]), (&json!(2), &json!("playing")));
        assert_eq!(table["seats"][1]["name"], format!("P{}", won[0]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_fills_at_once_starts_once() {
    for server in TestServer::each().await {
        let path = make(&somebody(&server), "sobek", json!(["open", "open", "open", "open"])).await;
        let people: Vec<_> = (0..4).map(|_| somebody(&server)).collect();
        let sit = |nth: usize| {
            let (who, seats) = (&people[nth], format!("{path}/seats"));
            async move {
                who.post(&seats, json!({"name": format!("P{nth}"), "seat": nth + 1})).await.ok()
            }
        };
        join_all((0..4).map(sit)).await;
        for (seat, who) in (1..).zip(&people) {
            let table = who.get(&path).await.ok();
            assert_eq!((&table["you"], &table["status"]), (&json!(seat), &json!("playing")));
            who.state(&path).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_want_a_rematch_get_the_same() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "conex").await;
        play_to_the_end(&[&ann, &bob], &path).await;
        let rematch = format!("{path}/rematch");
        let ask =
            |nth: usize| if nth.is_multiple_of(2) { &ann } else { &bob }.post(&rematch, json!({}));
        let all = join_all((0..6).map(ask)).await;
        let tables: Vec<_> = all.into_iter().map(|it| it.ok()["table"].clone()).collect();
        assert!(tables.iter().all(|it| *it == tables[0]), "{tables:?}");
        assert_eq!(ann.get("me/tables").await.ok()["tables"].as_array().unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_have_a_link_one_takes_the_seat() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let secret = ann.post(&format!("{path}/handover"), json!({})).await.ok()["secret"].clone();
    let people: Vec<_> = (0..8).map(|_| somebody(&server)).collect();
    let all =
        join_all(people.iter().map(|it| it.post("handover", json!({"secret": secret})))).await;
    assert_eq!(all.iter().filter(|it| it.status.is_success()).count(), 1);
    assert!(all.iter().filter(|it| !it.status.is_success()).all(|it| it.code() == "handover"));
}
