//! Hints: where and to whom they are allowed, and what they are based on.
use super::{
    Client, TestServer,
    pages::Browser,
    seats::{make, somebody},
    tables::{play_to_the_end, two},
};
use crate::table::Hint;
use bots::{Budget, Thinking};
use game_core::{Game, Seats, Seed, Session, Turn, Viewer, json::Explained};
use games::{GameOf, GuideOf, House, houses};
use serde_json::{Value, json};

/// A table for two with hints: the player who is asked, the other one, and its path.
async fn with_hints(server: &TestServer, game: &str) -> (Client, Client, String) {
    let (ann, bob) = (somebody(server), somebody(server));
    let seats = json!([{"me": "Ann"}, "open"]);
    let made = ann.post("tables", json!({"game": game, "seats": seats, "hints": true})).await.ok();
    assert_eq!(made["table"]["hints"], true);
    let path = format!("tables/{}", made["table"]["id"].as_str().unwrap());
    bob.post(&format!("{path}/seats"), json!({"name": "Bob"})).await.ok();
    match ann.state(&path).await["choices"] == json!([]) {
        true => (bob, ann, path),
        false => (ann, bob, path),
    }
}

async fn hint(who: &Client, path: &str) -> super::Reply {
    who.get(&format!("{path}/hint")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_gets_a_hint_and_always_the_same() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let (asked, waits, path) = with_hints(&server, game).await;
        let first = hint(&asked, &path).await.ok();
        let state = asked.state(&path).await;
        assert_eq!(first["ply"], state["ply"]);
        let choices = first["choices"].as_array().unwrap();
        assert!((1..=5).contains(&choices.len()), "{first}");
        for it in choices {
            assert!(state["choices"].as_array().unwrap().contains(&it["action"]), "{it}");
            assert!((0.0..=1.0).contains(&it["win"].as_f64().unwrap()), "{it}");
        }
        let visits: Vec<u64> = choices.iter().map(|it| it["visits"].as_u64().unwrap()).collect();
        assert!(visits.is_sorted_by(|a, b| b <= a), "the best first: {first}");
        assert_eq!(hint(&asked, &path).await.ok(), first, "asked again, it costs nothing");
        assert_eq!(hint(&waits, &path).await.code(), "not_your_turn");
        // The next decision has its own.
        let action = choices[0]["action"].as_str().unwrap();
        asked.act(&path, &state, action).await.ok();
        let next = if hint(&asked, &path).await.status.is_success() { &asked } else { &waits };
        let state = next.state(&path).await;
        let other = hint(next, &path).await.ok();
        assert_eq!(other["ply"], state["ply"]);
        assert!(state["choices"].as_array().unwrap().contains(&other["choices"][0]["action"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_those_who_play_where_they_are_allowed() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    assert_eq!(ann.get(&path).await.ok()["hints"], false, "not unless somebody wants them");
    for who in [&ann, &bob] {
        let refused = hint(who, &path).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "no_hints"));
    }
    let words: std::collections::BTreeSet<String> = {
        let mut all = std::collections::BTreeSet::new();
        for language in ["en", "de", "fr", "ru"] {
            let refused = hint(&ann.speaking(language), &path).await.json();
            all.insert(refused["error"]["message"].as_str().unwrap().to_owned());
        }
        all
    };
    assert_eq!(words.len(), 4, "{words:?}");
    let (asked, waits, path) = with_hints(&server, "conex").await;
    for (who, code) in
        [(server.client(), "no_token"), (somebody(&server), "not_seated"), (ann, "not_seated")]
    {
        assert_eq!(hint(&who, &path).await.code(), code);
        let page = Browser::of(&who).submit(&format!("/{path}/hint"), json!({})).await;
        assert!(page.status.is_client_error() && !page.says("hint-said"), "{}", page.text);
    }
    play_to_the_end(&[&asked, &waits], &path).await;
    assert_eq!(hint(&asked, &path).await.code(), "over");
    let again = asked.post(&format!("{path}/rematch"), json!({})).await.ok();
    let again = format!("tables/{}", again["table"].as_str().unwrap());
    assert_eq!(asked.get(&again).await.ok()["hints"], true, "a rematch keeps them");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_has_no_hint_yet() {
    let server = TestServer::new().await;
    let ann = somebody(&server);
    let seats = json!([{"me": "Ann"}, "open"]);
    let new = json!({"game": "sobek", "seats": seats, "hints": true});
    let made = ann.post("tables", new).await.ok();
    let path = format!("tables/{}", made["table"]["id"].as_str().unwrap());
    assert_eq!(hint(&ann, &path).await.code(), "not_started");
    let without = make(&ann, "sobek", json!([{"me": "Ann"}, "open"])).await;
    assert_eq!(hint(&ann, &without).await.code(), "no_hints");
    for odd in [json!("yes"), json!(1), Value::Null] {
        let new = json!({"game": "sobek", "seats": ["open", "open"], "hints": odd});
        assert_eq!(ann.post("tables", new).await.code(), "bad_request", "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_what_the_captain_would_do() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let (asked, waits, path) = with_hints(&server, game).await;
        let page = Browser::of(&asked).go(&format!("/{path}")).await.ok();
        assert!(page.says(&format!("action=\"/{path}/hint\"")) && page.says("data-keys=\"h\""));
        assert!(!page.says("hint-said") && !page.says("data-hint"), "not before somebody asks");
        let other = Browser::of(&waits).go(&format!("/{path}")).await.ok();
        assert!(!other.says("/hint\""), "only for the player who is asked");
        for (language, words) in [
            ("en", "Captain’s advice: "),
            ("de", "Rat des Kapitäns: "),
            ("fr", "Conseil du capitaine\u{a0}: "),
            ("ru", "Совет капитана: "),
        ] {
            let mut browser = Browser::of(&asked.speaking(language));
            let page = browser.submit(&format!("/{path}/hint"), json!({})).await.ok();
            assert!(page.says(words) && page.says("\u{a0}%"), "{language}: {}", page.text);
        }
        // It stays until something else is asked, and nobody else sees it.
        let best = hint(&asked, &path).await.ok()["choices"][0]["action"].clone();
        let page = Browser::of(&asked).go(&format!("/{path}")).await.ok();
        assert!(page.says(&format!("data-hint=\"{}\"", best.as_str().unwrap())), "{}", page.text);
        let other = Browser::of(&waits).go(&format!("/{path}")).await.ok();
        assert!(!other.says("hint-said") && !other.says("data-hint"), "{}", other.text);
        let state = asked.state(&path).await;
        asked.act(&path, &state, best.as_str().unwrap()).await.ok();
        let page = Browser::of(&asked).go(&format!("/{path}")).await.ok();
        assert!(!page.says("hint-said") && !page.says("data-hint"), "{}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_allows_hints_and_a_quick_game_has_them() {
    let server = TestServer::new().await;
    let hints_of = async |page: &super::pages::Page| {
        let api = format!("/api/v1{}", page.path);
        server.client().get(&api).await.ok()["hints"].clone()
    };
    let form = Browser::new(&server).go("/new").await.ok();
    assert!(form.says("name=\"hints\" value=\"off\" checked"), "{}", form.text);
    for (said, allowed) in [("on", true), ("off", false), ("maybe", false)] {
        let fields = json!({"game": "sobek", "name": "Ann", "hints": said});
        let page = Browser::new(&server).submit("/tables", fields).await.ok();
        assert_eq!(hints_of(&page).await, allowed, "{said}");
        assert_eq!(page.says("ask the captain"), allowed, "newcomers know it");
    }
    let page = Browser::new(&server).submit("/play", json!({"game": "conex"})).await.ok();
    assert_eq!(hints_of(&page).await, true);
}

/// Other worlds that the seat can't tell from this one give it the same hint.
fn depends_on_the_view_alone<H: House<Game: Explained>>() {
    let mut others = 0;
    for run in 0..4 {
        let seed = Seed::of_run(run, 5);
        let mut game = Session::<GameOf<H>>::new(Seats::THREE, Default::default(), seed);
        for _ in 0..12 {
            let Turn::Players(asked) = game.state().turn() else { break };
            let seat = asked.first().unwrap();
            let viewer = Viewer::Seat(seat);
            let (view, ply) = (game.state().view(viewer), game.ply(viewer));
            let thinking = Thinking::with(Budget::iterations(20));
            let hint = Hint::of::<GuideOf<H>>(&view, ply, thinking, run).unwrap();
            let mut rng = seed.dice(1_000_000 + ply);
            let twin = GameOf::<H>::determinize(&view, &mut rng);
            let again = Hint::of::<GuideOf<H>>(&twin.view(viewer), ply, thinking, run).unwrap();
            assert_eq!(hint, again);
            let hidden = |it: &GameOf<H>| it.view(Viewer::Omniscient);
            others += usize::from(hidden(&twin) != hidden(game.state()));
            let action = game.state().choices(seat)[0];
            game.submit(seat, ply, action).unwrap();
        }
    }
    assert!(20 < others, "{others} worlds differed");
}

#[test]
fn a_hint_follows_from_what_its_seat_sees() {
    depends_on_the_view_alone::<houses::Sobek>();
    depends_on_the_view_alone::<houses::Conex>();
}
