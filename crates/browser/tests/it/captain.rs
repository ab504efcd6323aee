//! What the captain would do: at a table that allows it, and after the game.
use crate::{Stage, content};
use browser::{Size, player::my_turn};

const LOG: &str =
    include_str!("../../../../games/sobek/rules/tests/golden/sobek-2-2026-000000.log");

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_asked_for_by_a_key_said_and_marked() {
    let Some(stage) = Stage::set().await else { return };
    for game in ["sobek", "conex"] {
        let tab = stage.visitor(Size::Desktop, "en").await;
        tab.go(&stage.server.url("/")).await.unwrap();
        tab.click(&format!("form[action='/play']:has([value={game}]) button")).await.unwrap();
        tab.until("location.pathname.startsWith('/tables/')").await.unwrap();
        my_turn(&tab).await.unwrap();
        tab.press("h").await.unwrap();
        tab.reads("Captain’s advice: ").await.unwrap();
        tab.see("main .hinted").await.unwrap();
        content(&tab);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turning_points_are_found_while_one_waits_and_gone_to_by_a_key() {
    let Some(stage) = Stage::set().await else { return };
    let tab = stage.visitor(Size::Desktop, "en").await;
    tab.go(&stage.server.url("/replay")).await.unwrap();
    let log = format!("document.querySelector('[name=log]').value = {LOG:?}");
    tab.ask::<String>(&log).await.unwrap();
    tab.click("main form .btn.go").await.unwrap();
    tab.see("[data-replay]").await.unwrap();
    tab.until("document.readyState === 'complete'").await.unwrap();
    tab.press("t").await.unwrap();
    tab.reads("The captain is thinking: ").await.unwrap();
    tab.see(".points li").await.unwrap();
    tab.press("t").await.unwrap();
    tab.see(".points [aria-current=step]").await.unwrap();
    let at = "document.querySelector('main').dataset.ply";
    let first: String = tab.ask(at).await.unwrap();
    let back = "document.body.dispatchEvent(new KeyboardEvent('keydown', \
        {key: 'T', shiftKey: true, bubbles: true}))";
    tab.ask::<bool>(back).await.unwrap();
    tab.until(&format!("{at} !== '{first}'")).await.unwrap();
    tab.see(".points [aria-current=step]").await.unwrap();
    content(&tab);
}
