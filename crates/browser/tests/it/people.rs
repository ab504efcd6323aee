//! Several people at one table, each in a browser of their own.
use crate::{Stage, content};
use browser::{
    Size, Tab,
    player::{Standing, decide, my_turn},
};
use serde_json::Value;

/// Everybody at one table; the first one made it.
async fn together(stage: &Stage, game: &str, people: usize) -> Vec<Tab> {
    let ann = stage.visitor(Size::Desktop, "en").await;
    stage.make_table(&ann, game, &vec!["open"; people - 1]).await;
    let link = ann.url().await.unwrap();
    let mut tabs = vec![ann];
    for name in ["Bob", "Cid", "Dee"].iter().take(people - 1) {
        let tab = stage.visitor(Size::Desktop, "en").await;
        tab.go(&link).await.unwrap();
        tab.fill("[name=name]", name).await.unwrap();
        tab.click("form[action$='/seats'] button").await.unwrap();
        tabs.push(tab);
    }
    for tab in &tabs {
        tab.see("main[data-ply]").await.unwrap();
    }
    tabs
}

/// The view that the server gives this browser.
async fn view(tab: &Tab) -> Value {
    let fetch = "fetch(`/api/v1${location.pathname}/state`).then((it) => it.json())";
    tab.ask(fetch).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_see_each_others_moves_and_not_each_others_cards() {
    let Some(stage) = Stage::set().await else { return };
    let tabs = together(&stage, "conex", 2).await;
    for _ in 0..6 {
        for (nth, tab) in tabs.iter().enumerate() {
            let other = 1 - nth;
            let hand = cards_of(&view(&tabs[other]).await, other);
            assert!(!hand.is_empty(), "five cards at first");
            let html = tab.html().await.unwrap();
            for card in hand {
                for place in
                    [format!("hand-{card}\""), format!("f-{card}\""), format!("h-{card}\"")]
                {
                    assert!(!html.contains(&place), "{place} is in another's page");
                }
            }
        }
        let mut moved = false;
        for tab in &tabs {
            let turn = "Boolean(document.querySelector('main[data-turn]'))";
            if !moved && tab.ask::<bool>(turn).await.unwrap() {
                let Standing::MyTurn { turn } = my_turn(tab).await.unwrap() else { return };
                decide(tab, &turn).await.unwrap();
                moved = true;
            }
        }
        for tab in &tabs {
            tab.until("document.querySelectorAll('.story li').length > 1").await.unwrap();
        }
    }
    tabs.iter().for_each(content);
}

/// A seat's own hand, as its owner sees it.
fn cards_of(state: &Value, seat: usize) -> Vec<String> {
    let hand = state["view"]["seats"][seat]["hand"].as_array();
    hand.into_iter().flatten().filter_map(|it| it.as_str().map(str::to_owned)).collect()
}

/// When you press something while another player moves, you press what you see.
#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_does_is_left_alone_when_another_moves() {
    let Some(stage) = Stage::set().await else { return };
    let tabs = together(&stage, "sobek", 2).await;
    let [mover, other] = mover_and_other(&tabs).await;
    // An element that was replaced would have lost its mark.
    let mark = "document.querySelector('#help').mark = document.querySelector('#help').open = true";
    other.ask::<bool>(mark).await.unwrap();
    let Standing::MyTurn { turn } = my_turn(mover).await.unwrap() else { panic!("too early") };
    decide(mover, &turn).await.unwrap();
    other.see("main[data-turn]").await.unwrap();
    let kept = "document.querySelector('#help').mark && document.querySelector('#help').open";
    assert!(other.ask::<bool>(kept).await.unwrap());
    tabs.iter().for_each(content);
}

/// The player to move, and the other.
async fn mover_and_other(tabs: &[Tab]) -> [&Tab; 2] {
    let mine = "Boolean(document.querySelector('main[data-turn]'))";
    let first = usize::from(!tabs[0].ask::<bool>(mine).await.unwrap());
    [&tabs[first], &tabs[1 - first]]
}

/// Takes the first card until it is one that lies face up: nobody learns anything from that.
async fn take_what_can_be_taken_back(tabs: &[Tab]) -> [&Tab; 2] {
    loop {
        let [mover, other] = mover_and_other(tabs).await;
        mover.press("1").await.unwrap();
        mover.press("Enter").await.unwrap();
        other.see("main[data-turn]").await.unwrap();
        mover.until("!document.querySelector('main[data-turn]')").await.unwrap();
        if mover.ask("Boolean(document.querySelector('[data-keys=u]'))").await.unwrap() {
            return [mover, other];
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_the_network_is_told_and_catches_up() {
    let Some(stage) = Stage::set().await else { return };
    let tabs = together(&stage, "sobek", 2).await;
    let [mover, other] = mover_and_other(&tabs).await;
    other.offline(true).await.unwrap();
    other.reads("Connection lost").await.unwrap();
    let Standing::MyTurn { turn } = my_turn(mover).await.unwrap() else { panic!("too early") };
    decide(mover, &turn).await.unwrap();
    mover.until("document.querySelector('main').dataset.ply === '2'").await.unwrap();
    // A message that can't be sent isn't lost.
    other.press("m").await.unwrap();
    other.fill(".chat input", "from a tunnel").await.unwrap();
    other.press("Enter").await.unwrap();
    other.reads("That was not sent").await.unwrap();
    let typed: String = other.ask("document.querySelector('.chat input').value").await.unwrap();
    assert_eq!(typed, "from a tunnel");
    other.offline(false).await.unwrap();
    other.see("main[data-turn][data-ply='2']").await.unwrap();
    other.until("!document.querySelector('.toast')").await.unwrap();
    content(mover);
    let complaints = other.complaints();
    let expected = |it: &String| it.contains("ERR_INTERNET_DISCONNECTED");
    assert!(complaints.iter().all(expected), "{complaints:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_and_taken_back_is_noticed() {
    let Some(stage) = Stage::set().await else { return };
    let tabs = together(&stage, "sobek", 2).await;
    let [mover, other] = mover_and_other(&tabs).await;
    mover.press("m").await.unwrap();
    mover.fill(".chat input", "Good luck!").await.unwrap();
    mover.press("Enter").await.unwrap();
    other.see(".menu.unread").await.unwrap();
    other.until("document.querySelector('.toast').innerText.includes('Good luck!')").await.unwrap();
    other.press("m").await.unwrap();
    other.until("!document.querySelector('.menu.unread')").await.unwrap();
    // Escape closes the menu, even from its chat field.
    for tab in [mover, other] {
        tab.press("Escape").await.unwrap();
        tab.until("!document.querySelector('.menu').open").await.unwrap();
    }
    let [mover, other] = take_what_can_be_taken_back(&tabs).await;
    mover.press("u").await.unwrap();
    for tab in [mover, other] {
        let heard = "document.querySelector('[data-heard]').innerText";
        tab.until(&format!("{heard} === 'The last move was taken back.'")).await.unwrap();
        content(tab);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_at_one_table_of_sobek() {
    let Some(stage) = Stage::set().await else { return };
    let tabs = together(&stage, "sobek", 4).await;
    for _ in 0..8 {
        for tab in &tabs {
            let turn = "Boolean(document.querySelector('main[data-turn]'))";
            if tab.ask::<bool>(turn).await.unwrap() {
                let Standing::MyTurn { turn } = my_turn(tab).await.unwrap() else { return };
                decide(tab, &turn).await.unwrap();
            }
        }
    }
    for tab in &tabs {
        let open: u32 =
            tab.ask("document.querySelectorAll('.opp .card:not(.back)').length").await.unwrap();
        assert_eq!(open, 0, "no card of an opponent's hand lies open");
        assert_eq!(tab.ask::<u32>("document.querySelectorAll('.opp').length").await.unwrap(), 3);
        content(tab);
    }
}
