//! How much anyone may ask for, and what is kept in memory.
use super::{
    Client, TestServer,
    client::plenty,
    seats::{make, somebody},
    tables::two,
    turns::{first_choice, mover},
    undo::again,
};
use crate::settings::Settings;
use axum::{body::Body, http::Method};
use serde_json::json;
use std::time::Duration;
use store::{Change, ChatRow, testing::Fresh};

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let settings = Settings { requests_per_second: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let client = server.client();
    for _ in 0..5 {
        client.get("tables").await.ok();
    }
    let refused = client.get("tables").await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (429, "rate"));
    let seconds: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=2).contains(&seconds));
    let message = refused.json()["error"]["message"].as_str().unwrap().to_owned();
    assert!(message.contains(&seconds.to_string()), "{message}");
    assert_ne!(client.speaking("ru").get("tables").await.json()["error"]["message"], message);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_everybody_has_his_own_measure_and_nowhere_else() {
    for behind_proxy in [true, false] {
        let settings =
            Settings { requests_per_second: Some(1), behind_proxy: Some(behind_proxy), ..plenty() };
        let server = TestServer::with(Fresh::sqlite(), settings).await;
        let client = server.client();
        let ask = async |forwarded: &str| {
            let request = client
                .request(Method::GET, "/api/v1/tables")
                .header("x-forwarded-for", forwarded)
                .body(Body::empty());
            client.send(request.unwrap()).await.status.as_u16()
        };
        for _ in 0..5 {
            assert_eq!(ask("192.0.2.1").await, 200);
        }
        assert_eq!(ask("192.0.2.1").await, 429);
        // Without a proxy that says so, it is only what somebody claims.
        let another = if behind_proxy { 200 } else { 429 };
        assert_eq!(ask("192.0.2.2").await, another);
        // What comes before our proxy's own entry is claimed, too.
        assert_eq!(ask("198.51.100.7, 192.0.2.1").await, 429);
        let request = client
            .request(Method::GET, "/api/v1/tables")
            .header("x-forwarded-for", "198.51.100.8")
            .header("x-forwarded-for", "192.0.2.1")
            .body(Body::empty());
        assert_eq!(client.send(request.unwrap()).await.status.as_u16(), 429);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_has_so_many_letters_and_no_more() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let chat = format!("{path}/chat");
    ann.post(&chat, json!({"text": "ж".repeat(500)})).await.ok();
    for text in ["ж".repeat(501).as_str(), "", " \n ", "\0", "\u{202e}\u{200b}"] {
        assert_eq!(ann.post(&chat, json!({"text": text})).await.code(), "chat", "{text:?}");
    }
    assert_eq!(somebody(&server).post(&chat, json!({"text": "x"})).await.code(), "not_seated");
    let id = path.strip_prefix("tables/").unwrap();
    assert_eq!(server.store.chat(id, 0).await.unwrap().len(), 1);
    // Invisible characters are no reason to refuse the rest.
    ann.post(&chat, json!({"text": "a\u{202e}b\0"})).await.ok();
    assert_eq!(server.store.chat(id, 0).await.unwrap()[1].text, "ab");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_others_screens() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let chat = format!("{path}/chat");
    for _ in 0..30 {
        ann.post(&chat, json!({"text": "x"})).await.ok();
    }
    let refused = ann.post(&chat, json!({"text": "x"})).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (429, "rate"));
    bob.post(&chat, json!({"text": "y"})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_new_table_like_any_other() {
    let settings = Settings { tables_per_minute: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let ann = somebody(&server);
    let mut path = make(&ann, "sobek", json!([{"me": "Ann"}, "open"])).await;
    let mut made = 1;
    let refused = loop {
        ann.post(&format!("{path}/abandon"), json!({"agree": true})).await.ok();
        let next = ann.post(&format!("{path}/rematch"), json!({})).await;
        if !next.status.is_success() {
            break next;
        }
        path = format!("tables/{}", next.json()["table"].as_str().unwrap());
        made += 1;
        assert!(made < 10, "it never ends");
    };
    assert_eq!((made, refused.code().as_str()), (5, "rate"), "after a burst of five");
}

/// Takes the first card and puts it back as often as that is allowed.
async fn take_back(who: &Client, path: &str) -> usize {
    for undone in 0..300 {
        let seen = who.state(path).await;
        who.act(path, &seen, "take 1").await.ok();
        let after = who.state(path).await;
        if after["can_undo"] == false {
            return undone;
        }
        who.undo(path, &after).await.ok();
    }
    panic!("there is no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_takes_back_so_often_and_no_more() {
    let server = TestServer::new().await;
    // Where the first card lies face down, nothing is taken back at all.
    for _ in 0..30 {
        let (ann, bob, path) = two(&server, "sobek").await;
        let (asked, waits, _) = mover([&ann, &bob], &path).await;
        let undone = take_back(asked, &path).await;
        if undone == 0 || waits.state(&path).await["choices"][0] != "take 1" {
            continue;
        }
        assert_eq!(undone, 200);
        let undone = take_back(waits, &path).await;
        if undone != 0 {
            assert_eq!(undone, 200, "what one has used up isn't the other's");
            return;
        }
    }
    panic!("no deal lets both take something back");
}

/// Behind a proxy all come from one address, and say from where they really do.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_its_part_of_all_streams_and_others_go_on() {
    let settings = Settings { connections: Some(40), behind_proxy: Some(true), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mallory = server.client().at("192.0.2.66");
    let (live, page_live) = (format!("{path}/live"), format!("/{path}/live"));
    let mut streams = Vec::new();
    for nth in 0..10 {
        streams.push(mallory.live([&live, &page_live][nth % 2]).await);
    }
    for path in [&live, &page_live] {
        let refused = mallory.get(path).await;
        assert_eq!(refused.status.as_u16(), 429, "{}", refused.text());
        assert!(refused.headers.contains_key("retry-after"));
    }
    assert_eq!(mallory.get(&live).await.code(), "too_many_streams");
    // Others have theirs, until room must be left for what is no stream.
    for address in ["192.0.2.1", "192.0.2.2"] {
        for _ in 0..10 {
            streams.push(ann.at(address).live(&live).await);
        }
    }
    let refused = bob.at("192.0.2.3").get(&live).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (503, "busy"));
    assert_eq!(server.client().get("/health/ready").await.status.as_u16(), 200);
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    first_choice(asked, &path).await;
    // A stream that ends makes room.
    streams.remove(0);
    mallory.live(&live).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_set_back_mutes_nobody() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let id = path.strip_prefix("tables/").unwrap();
    for number in 0..40 {
        let (name, text) = ("Ann".to_owned(), number.to_string());
        let at_ms = crate::clock::now_ms() + 3_600_000;
        let row = ChatRow { number, seat: 1, name, text, at_ms };
        server.store.write(Change::Chat { id: id.to_owned(), row }).await.unwrap();
    }
    let server = server.restarted().await;
    again(&server, &ann).post(&format!("{path}/chat"), json!({"text": "hello"})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_long_talk_the_latest_lines_are_shown() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let id = path.strip_prefix("tables/").unwrap();
    for number in 0..104 {
        let (name, text) = ("Ann".to_owned(), number.to_string());
        let row = ChatRow { number, seat: 1, name, text, at_ms: 0 };
        server.store.write(Change::Chat { id: id.to_owned(), row }).await.unwrap();
    }
    let server = server.restarted().await;
    let ann = again(&server, &ann);
    ann.post(&format!("{path}/chat"), json!({"text": "104"})).await.ok();
    let mut live = ann.live(&format!("{path}/live")).await;
    for nth in 5..105 {
        assert_eq!(live.next_of("chat").await.data["text"], nth.to_string());
    }
}

/// The gauge of tables in memory can't be read here; but what an actor shows is freed when it
/// leaves, and the next one starts counting presence afresh.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_uses_leaves_memory_and_comes_back() {
    let settings = Settings { idle_after: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, _) = mover([&ann, &bob], &path).await;
    first_choice(asked, &path).await;
    let id = path.strip_prefix("tables/").unwrap();
    let seen = (ann.state(&path).await, bob.state(&path).await);
    // The stored rows are changed behind its back; a table in memory doesn't notice.
    let mut seats = server.store.seats(id).await.unwrap();
    seats[0].name = "Anna".to_owned();
    let change = store::Change::Seat { id: id.to_owned(), seat: seats.swap_remove(0) };
    server.store.write(change).await.unwrap();
    assert_eq!(ann.get(&path).await.ok()["seats"][0]["name"], "Ann", "it is in memory");
    let mut waited = Duration::ZERO;
    while ann.get(&path).await.ok()["seats"][0]["name"] == "Ann" {
        assert!(waited < Duration::from_secs(8), "it stays in memory");
        waited += Duration::from_millis(100);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(seen, (ann.state(&path).await, bob.state(&path).await));
    first_choice(waits, &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_looks_at_stays() {
    let settings = Settings { idle_after: Some(1), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let mut live = ann.live(&format!("{path}/live")).await;
    live.next_of("state").await;
    live.settle().await;
    let nothing = tokio::time::timeout(Duration::from_millis(2300), live.next()).await;
    assert!(nothing.is_err(), "it neither ends nor starts again");
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    first_choice(asked, &path).await;
    assert_ne!(live.next_of("state").await.data["events"], json!([]));
}
