//! Trouble with the database, and what is left after a stop.
use super::{
    TestServer,
    seats::{make, somebody},
    tables::two,
    turns::{first_choice, mover},
    undo::again,
};
use crate::ids::TableId;
use serde_json::json;
use store::{Change, Match};

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_not_done_and_not_shown() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let live = format!("{path}/live");
        let mut streams = [ann.live(&live).await, bob.live(&live).await];
        for stream in &mut streams {
            stream.next_of("state").await;
        }
        for stream in &mut streams {
            stream.settle().await;
        }
        let seen = asked.state(&path).await;
        server.store.clone().close().await;
        for _ in 0..2 {
            let action = seen["choices"][0].as_str().unwrap();
            let refused = asked.act(&path, &seen, action).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (503, "storage"));
            assert!(refused.headers.contains_key("retry-after"));
            assert!(!refused.text().contains("closed"), "{}", refused.text());
        }
        for (what, body) in [
            ("chat", json!({"text": "x"})),
            ("leave", json!({})),
            ("abandon", json!({"agree": true})),
            ("handover", json!({})),
            ("undo", json!({"ply": seen["ply"]})),
        ] {
            let refused = asked.post(&format!("{path}/{what}"), body).await;
            assert_eq!(refused.status.as_u16(), 503, "{what}: {}", refused.text());
            assert_eq!(refused.code(), "storage", "{what}");
        }
        let new = json!({"game": "sobek", "seats": ["open", "open"]});
        assert_eq!(ann.post("tables", new).await.code(), "storage");
        assert_eq!(asked.state(&path).await, seen, "what is in memory is still shown");
        for stream in &mut streams {
            let told =
                tokio::time::timeout(std::time::Duration::from_millis(150), stream.next()).await;
            assert!(told.is_err(), "{told:?}");
        }
        let ready = server.client().get("/health/ready").await;
        assert_eq!(ready.status.as_u16(), 503);
        assert!(server.client().get("/health/live").await.status.is_success());
        // After a restart it is as if nothing had been tried.
        drop(streams);
        let server = server.restarted().await;
        let asked = again(&server, asked);
        assert_eq!(asked.state(&path).await, seen);
        first_choice(&asked, &path).await;
    }
}

/// As on a full disk: what is there can be read, and nothing can be written.
#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_write_is_not_ready() {
    let server = TestServer::new().await;
    let ready = async || server.client().get("/health/ready").await.status.as_u16();
    assert_eq!(ready().await, 200);
    let full = "create trigger full before update on health
        begin select raise(abort, 'database or disk is full'); end";
    server.fresh.execute(full).await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(ready().await, 503);
    assert!(server.client().get("tables").await.status.is_success(), "it can be read");
    server.fresh.execute("drop trigger full").await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(ready().await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_that_passes_leaves_nothing_broken() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        let (host, guest) = (somebody(&server), somebody(&server));
        let open = make(&host, "sobek", json!([{"me": "Ann"}, "open"])).await;
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let seen = asked.state(&path).await;
        let action = seen["choices"][0].as_str().unwrap();
        let mut live = asked.live(&format!("{path}/live")).await;
        live.next_of("state").await;
        let id = open.strip_prefix("tables/").unwrap();
        let (id, stored) = (TableId::random(), server.store.load(id).await.unwrap().unwrap());
        let of = Match { id: id.to_string(), ..stored.of };
        server.store.write(Change::Create { of, seats: stored.seats }).await.unwrap();
        server.fresh.execute("alter table match_log rename to lost").await;
        // A table that isn't in memory can't be read now, but it still exists.
        for what in ["leave", "rematch"] {
            let refused = host.post(&format!("tables/{id}/{what}"), json!({})).await;
            assert_eq!(refused.code(), "storage", "{what}");
        }
        let sit = json!({"name": "Bob"});
        for _ in 0..2 {
            assert_eq!(asked.act(&path, &seen, action).await.code(), "storage");
            let refused = guest.post(&format!("{open}/seats"), sit.clone()).await;
            assert_eq!(refused.code(), "storage", "a seat, but no game yet");
        }
        server.fresh.execute("alter table lost rename to match_log").await;
        asked.act(&path, &seen, action).await.ok();
        assert_ne!(live.next_of("state").await.data["events"], json!([]));
        // The first request of any kind starts the game that couldn't be started.
        assert_eq!(guest.post(&format!("{open}/seats"), sit).await.ok()["seat"], 2);
        assert_eq!(host.get(&open).await.ok()["status"], "playing");
        first_choice(mover([&host, &guest], &open).await.0, &open).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everything_is_as_it_was() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "conex").await;
        for _ in 0..6 {
            let (asked, _, _) = mover([&ann, &bob], &path).await;
            first_choice(asked, &path).await;
        }
        ann.post(&format!("{path}/chat"), json!({"text": "till tomorrow"})).await.ok();
        let secret = bob.post(&format!("{path}/handover"), json!({})).await.ok()["secret"].clone();
        let open = make(&ann, "sobek", json!([{"me": "Ann"}, "open"])).await;
        let look = async |ann: &super::Client, bob: &super::Client| {
            (
                [ann.state(&path).await, bob.state(&path).await, ann.stranger().state(&path).await],
                [ann.get(&path).await.ok(), ann.get(&open).await.ok()],
                bob.get(&format!("{path}/events")).await.ok(),
            )
        };
        let before = look(&ann, &bob).await;
        let server = server.restarted().await;
        let (ann, bob) = (again(&server, &ann), again(&server, &bob));
        assert_eq!(look(&ann, &bob).await, before);
        let mut live = ann.live(&format!("{path}/live")).await;
        assert_eq!(live.next_of("chat").await.data["text"], "till tomorrow");
        let phone = somebody(&server);
        assert_eq!(phone.post("handover", json!({"secret": secret})).await.ok()["seat"], 2);
        let (asked, _, _) = mover([&ann, &phone], &path).await;
        first_choice(asked, &path).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_takes_nothing_more() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    let seen = asked.state(&path).await;
    server.stop();
    let refused = asked.act(&path, &seen, "take 1").await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (503, "shutting_down"));
    let late = asked.get(&format!("{path}/live")).await;
    assert_eq!(late.code(), "shutting_down");
    let server = server.restarted().await;
    let asked = again(&server, asked);
    assert_eq!(asked.state(&path).await, seen);
}
