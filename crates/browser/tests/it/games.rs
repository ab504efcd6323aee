//! Whole games, clicked through.
use crate::{Stage, content};
use browser::{
    Server, Size,
    player::{Standing, decide, my_turn, play, something_happens},
};

/// More decisions than any game has.
const ALL: usize = 400;

/// Quays whose card can't be pressed, though it may be taken.
const COVERED: &str = "[...document.querySelectorAll('.take input')].filter((it) => {
    if (!it.checkVisibility()) return false;
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = it.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== it;
}).map((it) => it.id)";

/// Records how everything that flies over the page is placed.
const WATCH: &str = "(() => {
    window.flown = [];
    const placed = (it) => it.classList?.contains('flying') && window.flown.push(getComputedStyle(it).position);
    new MutationObserver((all) => all.forEach((it) => it.addedNodes.forEach(placed))).observe(document.body, { childList: true });
    return true;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_sobek_on_a_large_screen_and_a_look_back() {
    let Some(stage) = Stage::set().await else { return };
    let tab = stage.host("sobek", 2, Size::Desktop, "en").await;
    tab.ask::<bool>(WATCH).await.unwrap();
    let mut decisions = 0;
    while let Standing::MyTurn { turn } = my_turn(&tab).await.unwrap() {
        let covered: Vec<String> = tab.ask(COVERED).await.unwrap();
        assert!(covered.is_empty(), "something lies over what can be taken: {covered:?}");
        decide(&tab, &turn).await.unwrap();
        decisions += 1;
    }
    assert!(10 < decisions);
    tab.see(".ceremony").await.unwrap();
    // Otherwise the page would grow and shift under the reader's hand.
    let flown: Vec<String> = tab.ask("window.flown").await.unwrap();
    assert!(10 < flown.len() && flown.iter().all(|it| it == "fixed"), "{flown:?}");
    content(&tab);

    tab.click(".ended a[href$='/replay']").await.unwrap();
    tab.see("[data-replay]").await.unwrap();
    let at = "Number(document.querySelector('[data-slide] [name=ply]').value)";
    let last: u32 = tab.ask(at).await.unwrap();
    tab.press("ArrowLeft").await.unwrap();
    tab.until(&format!("{at} === {}", last - 1)).await.unwrap();
    tab.until("document.querySelector('.dock').checkVisibility()").await.unwrap();
    tab.press("Home").await.unwrap();
    tab.until(&format!("{at} === 0")).await.unwrap();
    tab.press("2").await.unwrap();
    tab.until("location.search.includes('eyes=2')").await.unwrap();
    content(&tab);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_conex_on_a_phone() {
    let Some(stage) = Stage::set().await else { return };
    let tab = stage.host("conex", 1, Size::Phone, "fr").await;
    assert!(5 < play(&tab, ALL).await.unwrap());
    let wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(tab.ask::<i64>(wide).await.unwrap(), 0, "nothing to scroll sideways");
    content(&tab);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_without_a_script() {
    let Some(stage) = Stage::set().await else { return };
    for (game, most) in [("sobek", 25), ("conex", 12)] {
        let tab = stage.visitor(Size::Desktop, "de").await;
        tab.without_script().await.unwrap();
        stage.make_table(&tab, game, &["deckhand"]).await;
        for _ in 0..most {
            // Nothing comes by itself: reload.
            tab.go(&tab.url().await.unwrap()).await.unwrap();
            if tab.ask("Boolean(document.querySelector('.ended'))").await.unwrap() {
                break;
            }
            if tab.ask("Boolean(document.querySelector('main[data-turn]'))").await.unwrap() {
                by_forms(&tab).await;
            }
        }
        let said: String = tab.ask("document.body.innerText").await.unwrap();
        assert!(said.contains("Du"), "{said}");
        content(&tab);
    }
}

/// One decision by a form, as it is written in the page.
async fn by_forms(tab: &browser::Tab) {
    let turn: String = tab.ask("document.querySelector('main').dataset.turn").await.unwrap();
    decide_plainly(tab).await;
    something_happens(tab, &turn).await.unwrap();
}

async fn decide_plainly(tab: &browser::Tab) {
    let pick = r"(() => {
        const seen = (it) => it.checkVisibility() && !it.disabled;
        const need = Number(document.querySelector('main [data-need]')?.dataset.need ?? 0);
        [...document.querySelectorAll('#decision input[type=checkbox]')].slice(0, need).forEach((it) => it.checked = true);
        const radio = [...document.querySelectorAll('main input[type=radio][name=action]')].filter((it) => it.form)[0];
        if (radio) radio.checked = true;
        const form = radio?.form ?? document.querySelector('#decision');
        // Sets are laid if some are ticked already.
        const may = (it) => it.name !== 'then' || form.querySelector(':checked');
        const send = [...form.elements].filter((it) => it.matches('button:not([type=reset]):not([type=button])') && may(it)).find(seen)
            ?? [...document.querySelectorAll('main button[name=action]')].find(seen);
        send.setAttribute('data-next', '');
        return 1;
    })()";
    tab.ask::<u8>(pick).await.unwrap();
    tab.click("[data-next]").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_server_was_restarted() {
    let Some(mut stage) = Stage::set().await else { return };
    let tab = stage.host("sobek", 1, Size::Tablet, "ru").await;
    play(&tab, 2).await.unwrap();
    let Standing::MyTurn { turn } = my_turn(&tab).await.unwrap() else { panic!("too early") };
    stage.server.restart().await.unwrap();
    // What the browser says about the lost connection doesn't count.
    tab.until("document.querySelector('.toast')").await.unwrap();
    tab.until("!document.querySelector('.toast')").await.unwrap();
    tab.complaints();
    decide(&tab, &turn).await.unwrap();
    play(&tab, 2).await.unwrap();
    content(&tab);
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_is_one_click() {
    let Some(stage) = Stage::set().await else { return };
    for game in ["sobek", "conex"] {
        let tab = stage.visitor(Size::Desktop, "en").await;
        tab.go(&stage.server.url("/")).await.unwrap();
        tab.click(&format!("form:has([value={game}]) button")).await.unwrap();
        tab.see("main[data-ply]").await.unwrap();
        play(&tab, 1).await.unwrap();
        content(&tab);
    }
}

/// Rules alone make a page with a button for each choice.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_rules_alone() {
    let Some(mut stage) = Stage::set().await else { return };
    stage.server = Server::with_examples().await.expect("a server");
    let tab = stage.host("goofspiel", 1, Size::Phone, "de").await;
    tab.see(".plain-choices button[name=action]").await.unwrap();
    assert_eq!(play(&tab, ALL).await.unwrap(), 8);
    let wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(tab.ask::<i64>(wide).await.unwrap(), 0, "nothing to scroll sideways");
    tab.click(".ended a[href$='/replay']").await.unwrap();
    tab.see("[data-replay] .plain-story li").await.unwrap();
    content(&tab);
}
