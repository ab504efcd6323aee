//! Taking back: only actions from which nobody has learned anything.
use super::{
    Client, TestServer,
    tables::{play_to_the_end, two},
    turns::{first_choice, mover, play_until},
};
use game_core::Session;
use serde_json::{Value, json};
use sobek::Sobek;

/// The same person at a restarted server.
pub(crate) fn again(server: &TestServer, who: &Client) -> Client {
    server.client().with_token(who.token.as_ref().expect("a token"))
}

/// Plays until somebody has done something they can take back: who, the other, and what they
/// saw before. (Whether the first card of the row lies face up is luck.)
async fn undoable<'a>(people: [&'a Client; 2], path: &str) -> (&'a Client, &'a Client, Value) {
    for _ in 0..30 {
        let (asked, waits, _) = mover(people, path).await;
        let before = first_choice(asked, path).await;
        if asked.state(path).await["can_undo"] == true {
            return (asked, waits, before);
        }
    }
    panic!("nothing can be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_card_taken_can_be_put_back_and_all_hear_of_it() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        let (asked, waits, before) = undoable([&ann, &bob], &path).await;
        let action = before["choices"][0].as_str().unwrap();
        assert_eq!(before["can_undo"], false);
        let taken = asked.state(&path).await;
        assert_eq!(taken["can_undo"], true);
        assert_eq!(waits.state(&path).await["can_undo"], false, "only its player may take it back");
        let live = format!("{path}/live");
        let mut streams =
            [asked.live(&live).await, waits.live(&live).await, server.client().live(&live).await];
        for stream in &mut streams {
            stream.next_of("state").await;
        }
        let ply = asked.undo(&path, &taken).await.ok()["ply"].clone();
        for stream in &mut streams {
            let state = stream.next_of("state").await.data;
            assert_eq!(state["undone"], true);
            assert_eq!(state["view"]["quays"], before["view"]["quays"]);
        }
        let after = asked.state(&path).await;
        assert_eq!((&after["view"], &after["choices"]), (&before["view"], &before["choices"]));
        assert_eq!(after["ply"], ply);
        assert!(taken["ply"].as_u64() < ply.as_u64(), "time goes on");
        let since = taken["ply"].clone();
        assert_eq!(asked.get(&format!("{path}/events?since={since}")).await.ok()["undone"], true);
        // The second half of a double click doesn't do it again.
        let late = asked.act(&path, &before, action).await;
        assert_eq!((late.code().as_str(), &late.json()["state"]), ("stale", &after));
        assert_eq!(asked.undo(&path, &taken).await.code(), "stale");
        assert_eq!(asked.undo(&path, &after).await.code(), "undo", "once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learned_stays_learned() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    for who in [&ann, &bob] {
        let seen = who.state(&path).await;
        let refused = who.undo(&path, &seen).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "undo"));
    }
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    let seen = asked.state(&path).await;
    asked.act(&path, &seen, "draw").await.ok();
    let drawn = asked.state(&path).await;
    assert_eq!(drawn["can_undo"], false);
    assert_eq!(asked.undo(&path, &drawn).await.code(), "undo");
    assert_eq!(asked.state(&path).await, drawn);
}

#[tokio::test(flavor = "multi_thread")]
async fn can_undo_says_exactly_when_one_can() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (mut could, mut could_not) = (0, 0);
    for _ in 0..40 {
        let (asked, waits, _) = mover([&ann, &bob], &path).await;
        if asked.state(&path).await["over"] == true {
            break;
        }
        let before = first_choice(asked, &path).await;
        let after = asked.state(&path).await;
        let undone = asked.undo(&path, &after).await;
        if after["can_undo"] == true {
            undone.ok();
            let back = asked.state(&path).await;
            assert_eq!(back["choices"], before["choices"]);
            first_choice(asked, &path).await;
            could += 1;
        } else {
            assert_eq!(undone.code(), "undo");
            could_not += 1;
        }
        let seen = waits.state(&path).await;
        assert_eq!(waits.undo(&path, &seen).await.code(), "undo", "never another's action");
    }
    assert!(0 < could && 0 < could_not, "{could} {could_not}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_acted_takes_back() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, waits, _) = undoable([&ann, &bob], &path).await;
    let seen = asked.state(&path).await;
    assert_eq!(server.client().undo(&path, &seen).await.code(), "no_token");
    let (other, _, _) = two(&server, "sobek").await;
    assert_eq!(other.undo(&path, &seen).await.code(), "not_seated");
    let theirs = waits.state(&path).await;
    assert_eq!(waits.undo(&path, &theirs).await.code(), "undo");
    assert_eq!(asked.state(&path).await, seen);
    // Once the next player has acted, it is too late.
    first_choice(waits, &path).await;
    let now = asked.state(&path).await;
    assert_eq!(now["can_undo"], false);
    assert_eq!(asked.undo(&path, &now).await.code(), "undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_done_can_think_again_while_the_other_chooses() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    play_until(&[&ann, &bob], &path, "horizontal_sets").await;
    let seen = ann.state(&path).await;
    ann.act(&path, &seen, "done").await.ok();
    let done = ann.state(&path).await;
    ann.undo(&path, &done).await.ok();
    assert_eq!(ann.state(&path).await["choices"], seen["choices"]);
    let late = ann.act(&path, &seen, "done").await;
    assert_eq!(late.code(), "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_survives_a_restart_and_is_in_no_log() {
    for server in TestServer::each().await {
        let (ann, bob, path) = two(&server, "sobek").await;
        let (asked, _, _) = undoable([&ann, &bob], &path).await;
        for _ in 0..2 {
            let taken = asked.state(&path).await;
            asked.undo(&path, &taken).await.ok();
            first_choice(asked, &path).await;
        }
        let before = (
            ann.state(&path).await,
            bob.state(&path).await,
            server.client().state(&path).await,
            ann.get(&format!("{path}/events?since=1")).await.ok(),
        );
        let server = server.restarted().await;
        let (ann, bob) = (again(&server, &ann), again(&server, &bob));
        let after = (
            ann.state(&path).await,
            bob.state(&path).await,
            server.client().state(&path).await,
            ann.get(&format!("{path}/events?since=1")).await.ok(),
        );
        assert_eq!(before, after);
        play_to_the_end(&[&ann, &bob], &path).await;
        let log = server.client().get(&format!("{path}/log")).await.text().to_owned();
        assert!(!log.contains("undo"), "{log}");
        let session = Session::<Sobek>::from_text(&log).expect("a log that replays");
        assert_eq!(session.to_text(), log);
        let id = path.strip_prefix("tables/").unwrap();
        let rows = server.store.log(id, 0).await.unwrap();
        assert_eq!(rows.iter().filter(|it| it.action == "undo").count(), 2, "stored all the same");
        assert_eq!(session.log().steps.len(), rows.len() - 4);
        assert_eq!(
            ann.state(&path).await["view"]["seats"][0]["score"],
            json!(session.state().score(game_core::Seat::FIRST))
        );
    }
}
