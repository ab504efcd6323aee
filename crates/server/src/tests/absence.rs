//! Who is there, who has vanished, and what those who stay may decide without them.
use super::{
    Client, TestServer,
    client::plenty,
    pages::Browser,
    seats::somebody,
    tables::two,
    turns::{first_choice, mover},
    undo::again,
};
use crate::settings::Settings;
use serde_json::{Value, json};
use std::time::Duration;
use store::testing::Fresh;
use tokio::time::sleep;

/// Who hasn't been seen for so long is absent.
const ABSENT: Duration = Duration::from_millis(2100);

fn hasty() -> Settings {
    Settings { absent_after: Some(2), ..plenty() }
}

async fn replace(who: &Client, path: &str) -> super::Reply {
    who.post(&format!("{path}/seats/2/caretaker"), json!({})).await
}

async fn abandon(who: &Client, path: &str, agree: bool) {
    who.post(&format!("{path}/abandon"), json!({"agree": agree})).await.ok();
}

async fn table(who: &Client, path: &str) -> Value {
    who.get(path).await.ok()
}

/// Bob has vanished, a bot plays for him, and Ann would stop.
async fn about_to_end(server: &TestServer) -> (Client, Client, String) {
    let (ann, bob, path) = two(server, "sobek").await;
    sleep(ABSENT).await;
    replace(&ann, &path).await.ok();
    abandon(&ann, &path, true).await;
    (ann, bob, path)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_in_whatever_way_is_there() {
    let server = TestServer::with(Fresh::sqlite(), hasty()).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let ways = ["", "/state", "/choices", "/events?since=0"].map(|it| format!("{path}{it}"));
    for way in ways.into_iter().chain(["me/tables".to_owned(), format!("/{path}")]) {
        sleep(ABSENT).await;
        bob.get(&way).await;
        assert_eq!(replace(&ann, &path).await.code(), "still_here", "{way}");
    }
    // What others ask is none of his doing.
    sleep(ABSENT).await;
    ann.state(&path).await;
    bob.stranger().state(&path).await;
    replace(&ann, &path).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ends_a_match_alone_before_the_other_could_come_back() {
    let server = TestServer::with(Fresh::sqlite(), hasty()).await;
    let (ann, bob, path) = about_to_end(&server).await;
    let now = table(&ann, &path).await;
    assert_eq!(now["status"], "playing");
    let ends = now["ends_ms"].as_i64().unwrap();
    let day = 24 * 60 * 60 * 1000;
    let left = ends - crate::clock::now_ms();
    assert!((day - 60_000..=day).contains(&left), "a day is left, not {left} ms");

    // Both are told, in their language.
    for (language, to_bob, to_ann) in [
        ("en", "If you aren’t back by 20", "Bob can come back until 20"),
        ("de", "Wenn du bis 20", "Bob kann bis 20"),
        ("fr", "Si vous n’êtes pas de retour avant le 20", "Bob peut revenir jusqu’au 20"),
        ("ru", "Если вы не вернётесь до 20", "Bob может вернуться до 20"),
    ] {
        for (who, words) in [(&bob, to_bob), (&ann, to_ann)] {
            let page = Browser::of(&who.speaking(language)).go(&format!("/{path}")).await.ok();
            assert!(page.says(words) && page.says(" UTC"), "{language}: {}", page.text);
        }
    }

    // A restart makes nobody forget it.
    let server = server.restarted().await;
    let (ann, bob) = (again(&server, &ann), again(&server, &bob));
    assert_eq!(table(&ann, &path).await["ends_ms"], ends);

    // Bob takes it back by being back; Ann's wish is his to agree to or not.
    bob.post(&format!("{path}/return"), json!({})).await.ok();
    let now = table(&bob, &path).await;
    assert_eq!((&now["status"], &now["ends_ms"]), (&json!("playing"), &Value::Null));
    assert_eq!(now["seats"][0]["wants_to_abandon"], true);
    abandon(&bob, &path, true).await;
    assert_eq!(table(&bob, &path).await["status"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn to_act_is_to_be_back() {
    // The bot dawdles, so that its owner is first.
    let settings = Settings { bot_pace: Some(60_000), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, _) = mover([&ann, &bob], &path).await;
    asked.post(&format!("{path}/leave"), json!({})).await.ok();
    abandon(waits, &path, true).await;
    assert!(table(waits, &path).await["ends_ms"].is_i64());
    waits.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(table(waits, &path).await["ends_ms"], Value::Null, "all have left: it waits");
    waits.post(&format!("{path}/return"), json!({})).await.ok();
    assert!(table(waits, &path).await["ends_ms"].is_i64());
    first_choice(asked, &path).await;
    assert_eq!(table(waits, &path).await["ends_ms"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_by_itself_when_nobody_has_come_back_in_time() {
    for fresh in Fresh::each().await {
        let settings = Settings { abandon_after: Some(1), ..hasty() };
        let server = TestServer::with(fresh, settings).await;
        let (ann, bob, path) = about_to_end(&server).await;
        let mut live = somebody(&server).live(&format!("{path}/live")).await;
        while live.next_of("table").await.data["status"] != "abandoned" {}
        bob.post(&format!("{path}/return"), json!({})).await;
        assert_eq!(table(&ann, &path).await["status"], "abandoned", "it is too late");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_one_node_is_not_absent_at_another() {
    let Some(fresh) = Fresh::postgres().await else { return };
    let a = TestServer::with(fresh, hasty()).await;
    let b = TestServer::with(a.fresh.again(), hasty()).await;
    let (ann, bob, path) = two(&a, "sobek").await;
    let bob = again(&b, &bob);
    for _ in 0..4 {
        bob.get(&format!("/{path}")).await;
        sleep(ABSENT / 3).await;
    }
    assert_eq!(replace(&ann, &path).await.code(), "still_here", "he reloads, without a stream");
    // After a long pause one look is enough.
    sleep(ABSENT * 2).await;
    bob.state(&path).await;
    sleep(ABSENT / 3).await;
    assert_eq!(replace(&ann, &path).await.code(), "still_here", "he is back");
    sleep(ABSENT + Duration::from_millis(500)).await;
    replace(&ann, &path).await.ok();
    abandon(&ann, &path, true).await;
    // He takes it back where he is.
    let mut live = bob.live(&format!("{path}/live")).await;
    while live.next_of("table").await.data["ends_ms"] == Value::Null {}
    bob.post(&format!("{path}/return"), json!({})).await.ok();
    let mut live = ann.live(&format!("{path}/live")).await;
    while live.next_of("table").await.data["seats"][1]["away"] == json!(true) {}
    let now = table(&ann, &path).await;
    assert_eq!((&now["status"], &now["ends_ms"]), (&json!("playing"), &Value::Null));
}
