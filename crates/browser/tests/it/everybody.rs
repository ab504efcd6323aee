//! Every language, every page, and keys instead of a mouse.
use crate::{Stage, content};
use browser::{
    Size, Tab,
    player::{Standing, my_turn, play, something_happens},
};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_in_every_language_on_every_screen() {
    let Some(stage) = Stage::set().await else { return };
    for (language, words) in [
        ("en", "Play now"),
        ("de", "Jetzt gegen Bots"),
        ("fr", "Jouer contre"),
        ("ru", "Играть против"),
    ] {
        for size in [Size::Phone, Size::Tablet, Size::Desktop] {
            let tab = stage.visitor(size, language).await;
            for path in [
                "/",
                "/new",
                "/settings",
                "/rules",
                "/rules/sobek",
                "/rules/conex/short",
                "/replay",
                "/bots",
                "/tables/none",
            ] {
                tab.go(&stage.server.url(path)).await.unwrap();
                let lang: String = tab.ask("document.documentElement.lang").await.unwrap();
                assert_eq!(lang, language, "{path}");
                let wide =
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth";
                assert_eq!(
                    tab.ask::<i64>(wide).await.unwrap(),
                    0,
                    "{path} {language} {size:?}: too wide"
                );
                if path == "/" {
                    tab.reads(words).await.unwrap();
                }
                if path == "/tables/none" {
                    // The browser itself reports that there is no such page.
                    tab.complaints();
                }
                content(&tab);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_language_and_theme_are_chosen_and_kept() {
    let Some(stage) = Stage::set().await else { return };
    let tab = stage.host("sobek", 1, Size::Desktop, "en").await;
    tab.click(".menu summary").await.unwrap();
    tab.click(".menu a[lang=de]").await.unwrap();
    tab.until("document.documentElement.lang === 'de'").await.unwrap();
    tab.see("main[data-ply]").await.unwrap();
    tab.go(&stage.server.url("/settings")).await.unwrap();
    tab.click("[name=theme][value=dark]").await.unwrap();
    tab.click("form.prefs .btn.go").await.unwrap();
    tab.until("document.documentElement.dataset.theme === 'dark'").await.unwrap();
    content(&tab);
}

/// The element that has the focus, so that a test knows where it is.
const FOCUS: &str = "document.activeElement.outerHTML.slice(0, 200)";

async fn tab_to(tab: &Tab, selector: &str) {
    for _ in 0..200 {
        if tab.ask::<bool>(&format!("document.activeElement.matches('{selector}')")).await.unwrap()
        {
            return;
        }
        tab.press("Tab").await.unwrap();
    }
    let at: String = tab.ask(FOCUS).await.unwrap();
    panic!("no way to {selector} by Tab; the focus is at {at}");
}

#[tokio::test(flavor = "multi_thread")]
async fn by_keys_alone() {
    let Some(stage) = Stage::set().await else { return };
    let tab = stage.host("sobek", 1, Size::Desktop, "en").await;
    for _ in 0..3 {
        let Standing::MyTurn { turn } = my_turn(&tab).await.unwrap() else { panic!("too early") };
        tab.press("1").await.unwrap();
        tab.until("document.activeElement.checked").await.unwrap();
        tab.press("Enter").await.unwrap();
        something_happens(&tab, &turn).await.unwrap();
    }
    content(&tab);

    let tab = stage.host("conex", 1, Size::Desktop, "en").await;
    for _ in 0..3 {
        let Standing::MyTurn { turn } = my_turn(&tab).await.unwrap() else { panic!("too early") };
        let key: Option<String> = tab
            .ask("document.querySelector('.held[data-open], .held:has([name=action])')?.dataset.keys")
            .await
            .unwrap();
        // Nothing fits: draw two cards; or lightning could still be used, but isn't.
        let Some(key) = key else {
            let last = tab.ask("Boolean(document.querySelector('button.end'))").await.unwrap();
            tab.press(if last { "e" } else { "r" }).await.unwrap();
            something_happens(&tab, &turn).await.unwrap();
            continue;
        };
        tab.press(&key).await.unwrap();
        if tab.ask("Boolean(document.querySelector('.held [name=action]'))").await.unwrap() {
            // Somebody used lightning: the card goes under the pile.
            tab.press("Enter").await.unwrap();
            something_happens(&tab, &turn).await.unwrap();
            continue;
        }
        tab.see(".ghost").await.unwrap();
        tab_to(&tab, ".ghost").await;
        tab.press("Enter").await.unwrap();
        tab.see(".ghost.on").await.unwrap();
        tab.press("Enter").await.unwrap();
        something_happens(&tab, &turn).await.unwrap();
        // A token or the die may lead to another question.
        play_end_of_turn(&tab).await;
    }
    content(&tab);
}

async fn play_end_of_turn(tab: &Tab) {
    let more =
        "Boolean(document.querySelector('main[data-turn]') && document.querySelector('#strike'))";
    if tab.ask::<bool>(more).await.unwrap() {
        play(tab, 1).await.unwrap();
    }
}
