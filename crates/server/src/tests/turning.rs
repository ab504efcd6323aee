//! The turning points of finished games.
use super::{
    Client, TestServer,
    hostile::sealed,
    pages::{Browser, Page},
    tables::{play_to_the_end, two},
};
use crate::{
    bots::BotPool,
    turning::{Standing, TurningPoints},
};
use axum::{body::Body, http::Method};
use serde_json::json;
use std::{net::IpAddr, time::Duration};

const SOBEK: &str =
    include_str!("../../../../games/sobek/rules/tests/golden/sobek-2-2026-000000.log");
const CONEX: &str =
    include_str!("../../../../games/conex/rules/tests/golden/conex-2-small-30-greedy.log");
const UNFINISHED: &str = include_str!("../../../cli/tests/logs/unfinished.log");

fn address(last: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, last])
}

fn quick() -> TurningPoints {
    TurningPoints::new(BotPool::new(1), Duration::from_secs(2))
}

/// Asks until it is found; how often it was still thinking.
async fn wait_for(points: &TurningPoints, log: &str) -> usize {
    for asked in 0.. {
        match points.of(log, address(1)) {
            Standing::Found(found) => {
                assert!(found.len() <= 3 && found.is_sorted_by_key(|it| it.at), "{found:?}");
                for it in &*found {
                    assert!(it.win + 0.03 <= it.better && it.made != it.best, "{it:?}");
                }
                return asked;
            }
            Standing::Thinking { done, all } => assert!(done <= all && 20 < all, "{done} {all}"),
            other => panic!("{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_thought_over_once() {
    let points = quick();
    for log in [SOBEK, CONEX] {
        assert!(0 < wait_for(&points, log).await, "it takes its time");
        assert_eq!(wait_for(&points, log).await, 0, "and is known from then on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_over_is_not_thought_over() {
    let points = quick();
    let cut = SOBEK.split_inclusive('\n').take(40).collect::<String>();
    for log in [UNFINISHED, cut.as_str(), "", "felucca log 1\n", "\0"] {
        assert!(matches!(points.of(log, address(1)), Standing::Unfinished), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_waits_in_line_and_the_line_is_short() {
    let points = TurningPoints::new(BotPool::new(1), Duration::from_secs(60));
    // The same game under other seeds is another log.
    let log = |nth: u8| SOBEK.replacen("seed ", &format!("seed {nth}"), 1);
    let other = |nth: u8| {
        let line = SOBEK.lines().find(|it| it.starts_with("seed ")).unwrap();
        SOBEK.replacen(line, &format!("seed {nth:032x}"), 1)
    };
    assert!(matches!(points.of(&log(1), address(1)), Standing::Unfinished), "no seed at all");
    assert!(matches!(points.of(&other(1), address(1)), Standing::Thinking { .. }));
    assert!(matches!(points.of(&other(1), address(2)), Standing::Thinking { .. }), "the same");
    assert!(matches!(points.of(&other(2), address(1)), Standing::Waiting), "one for each");
    for nth in 2..=8 {
        assert!(matches!(points.of(&other(nth), address(nth)), Standing::Waiting), "{nth}");
    }
    assert!(matches!(points.of(&other(9), address(9)), Standing::Full));
    assert!(matches!(points.of(&other(8), address(9)), Standing::Waiting), "that one waits");
}

async fn found(who: &Browser, path: &str) -> Page {
    for _ in 0..600 {
        let page = who.go(path).await.ok();
        if !page.says("data-poll") {
            return page;
        }
        assert!(page.says("http-equiv=\"refresh\"") && page.says("role=\"status\""));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it takes for ever");
}

/// What a page with turning points, or without any, says in every language.
fn in_words(page: &Page, [title, would, none]: [&str; 3]) {
    if page.says("class=\"notice points\"") {
        let list = page.text.split_once("<ol><li><a").unwrap().1.split_once("</ol>").unwrap().0;
        assert!((1..=3).contains(&(list.matches("<li>").count() + 1)), "{list}");
        assert!(page.says(title) && list.contains(would) && list.contains("◆"), "{list}");
        assert!(list.contains("\u{a0}%") && list.contains("&amp;points=1"), "{list}");
        assert!(page.says("data-keys=\"Shift+T\"") && page.says("class=\"marks\""));
    } else {
        assert!(page.says(none), "{}", page.text);
    }
}

const WORDS: [(&str, [&str; 3]); 4] = [
    ("en", ["Turning points", "Captain’s advice: ", "No turning point"]),
    ("de", ["Wendepunkte", "Rat des Kapitäns: ", "Kein Wendepunkt"]),
    ("fr", ["Tournants", "Conseil du capitaine\u{a0}: ", "Aucun tournant"]),
    ("ru", ["Переломные моменты", "Совет капитана: ", "Переломных моментов нет"]),
];

async fn speaks(client: &Client, path: &str) {
    for (language, words) in WORDS {
        in_words(&found(&Browser::of(&client.speaking(language)), path).await, words);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_has_its_turning_points() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let replay = format!("/{path}/replay");
    for early in [format!("{replay}?points=1"), replay.clone()] {
        let page = Browser::of(&ann).go(&early).await;
        assert_eq!(page.status.as_u16(), 409, "nobody gets help during a game");
    }
    play_to_the_end(&[&ann, &bob], &path).await;
    let page = Browser::of(&ann).go(&replay).await.ok();
    assert!(page.says("Find the turning points") && !page.says("data-poll"), "{}", page.text);
    let first = Browser::of(&ann).go(&format!("{replay}?points=1")).await.ok();
    assert!(first.says("The captain is thinking: "), "{}", first.text);
    speaks(&ann, &format!("{replay}?points=1")).await;
    let page = found(&Browser::of(&bob), &format!("{replay}?ply=3&eyes=2&points=1")).await;
    assert!(!page.says("Find the turning points") && page.says("name=\"points\" value=\"1\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_somebody_has_has_them_too() {
    let server = TestServer::new().await;
    let packed = |page: &Page| {
        let rest = page.text.split_once("name=\"log\" value=\"").expect("a log").1;
        rest.split_once('"').expect("its end").0.to_owned()
    };
    for log in [CONEX, UNFINISHED] {
        let page = Browser::new(&server).submit("/replay", json!({"log": log})).await.ok();
        let path = format!("/replay?log={}&points=1", packed(&page));
        if log == CONEX {
            speaks(&server.client(), &path).await;
        } else {
            assert!(!page.says("Find the turning points"));
            let page = Browser::new(&server).go(&path).await.ok();
            assert!(!page.says("data-poll") && !page.says("notice"), "{}", page.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_questions_begin_nothing() {
    let server = TestServer::new().await;
    let page = Browser::new(&server).submit("/replay", json!({"log": CONEX})).await.ok();
    let log = page.text.split_once("name=\"log\" value=\"").unwrap().1;
    let log = log.split_once('"').unwrap().0;
    for (odd, status) in [
        ("points=0", 200),
        ("points=2", 200),
        ("points=-1", 400),
        ("points=x", 400),
        ("points=", 400),
        ("points=256", 400),
        ("points=1&points=1", 400),
        ("points=%00", 400),
    ] {
        for path in [format!("/replay?log={log}&{odd}"), format!("/replay?{odd}")] {
            let request = server.client().request(Method::GET, &path).body(Body::empty());
            let reply = server.client().send(request.unwrap()).await;
            sealed(&reply, odd);
            assert_eq!(reply.status.as_u16(), status, "{path}");
            assert!(!reply.text().contains("data-poll"), "{path}");
        }
    }
    let cut = Browser::new(&server).go(&format!("/replay?log={}&points=1", &log[..40])).await;
    assert!(cut.status.is_client_error() && !cut.says("data-poll"), "{}", cut.text);
}
