//! Tables fill the screen they get, and what belongs to a turn is in view.
use crate::{Stage, content};
use browser::{Size, Tab, player::play};

const SIZES: [[i64; 2]; 7] =
    [[390, 844], [844, 390], [720, 1080], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]];

/// What is pressed in a turn, or compared for it, and isn't wholly between the upper and the
/// lower edge. Sideways, long hands may scroll.
const OUT_OF_VIEW: &str = "(() => {
    const all = '.dock .action button, .ask .acts .btn, .take, .groups .card, .held .face, .since, .quays';
    const seen = [...document.querySelectorAll(all)].filter((it) => it.checkVisibility());
    const out = seen.filter((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return top < -1 || innerHeight + 1 < bottom;
    });
    const page = document.documentElement.scrollHeight - innerHeight;
    return [...out.map((it) => it.className || it.nodeName), ...(1 < page ? [`the page by ${page}`] : [])];
})()";

/// The width of a card in the hand, if one is shown.
const CARD: &str = "[...document.querySelectorAll('.groups .card, .held .face')]
    .find((it) => it.checkVisibility())?.getBoundingClientRect().width ?? null";

/// Whether an ordinary turn is asked for, with the table in view.
const IS_A_TURN: &str = "[...document.querySelectorAll('.take, .cx-grid .hand')]
    .some((it) => it.checkVisibility()) && !document.querySelector('.events, .ceremony[open], .hand-of-boxes, .laying')";

async fn assert_fits(tab: &Tab, what: &str) {
    tab.until("document.readyState === 'complete'").await.unwrap();
    for size @ [width, _] in SIZES {
        tab.resize_to(size).await.unwrap();
        let out: Vec<String> = tab.ask(OUT_OF_VIEW).await.unwrap();
        let asked = "document.querySelector('.ask')?.innerText ?? ''";
        let asked: String = tab.ask(asked).await.unwrap();
        assert!(out.is_empty(), "{what}, {size:?}, {asked}: {out:?}");
        let card: Option<f64> = tab.ask(CARD).await.unwrap();
        let least = match width {
            ..500 => 56.0,
            // A phone that lies is low.
            844 => 44.0,
            _ => 60.0,
        };
        assert!(card.is_none_or(|it| least <= it), "{what}, {size:?}: a card is {card:?} px wide");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_in_view_at_every_size() {
    let Some(stage) = Stage::set().await else { return };
    for (game, bots) in [("sobek", 1), ("sobek", 3), ("conex", 1), ("conex", 3)] {
        let tab = stage.host(game, bots, Size::Desktop, "en").await;
        tab.see("main[data-turn]").await.unwrap();
        assert_fits(&tab, &format!("{game} against {bots}, first turn")).await;
        tab.resize(Size::Desktop).await.unwrap();
        play(&tab, 6).await.unwrap();
        // Other decisions, as an event or the end of a round, may be longer than a phone.
        for _ in 0..30 {
            tab.see("main[data-turn]").await.unwrap();
            if tab.ask(IS_A_TURN).await.unwrap() {
                break;
            }
            play(&tab, 1).await.unwrap();
        }
        assert_fits(&tab, &format!("{game} against {bots}, later")).await;
        content(&tab);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strip_tells_what_the_bots_did_and_shows_it_again() {
    let Some(stage) = Stage::set().await else { return };
    for game in ["sobek", "conex"] {
        let tab = stage.host(game, 2, Size::Desktop, "en").await;
        // One's own turn may have several decisions.
        for _ in 0..12 {
            play(&tab, 1).await.unwrap();
            tab.see("main[data-turn]").await.unwrap();
            if tab.ask("Boolean(document.querySelector('.deed.new'))").await.unwrap() {
                break;
            }
        }
        tab.see(".deed.new").await.unwrap();
        tab.click(".deed").await.unwrap();
        tab.see(".deed[aria-pressed=true]").await.unwrap();
        // It ends by itself.
        tab.until("!document.querySelector('.deed[aria-pressed=true]')").await.unwrap();
        content(&tab);
    }
}
