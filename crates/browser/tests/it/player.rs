//! Somebody who chooses among what a page offers.
use browser::Tab;

/// How the match stands for whoever looks at this page.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    MyTurn { ply: String },
    Ended,
}

/// Waits until it is one's turn, or all is over.
pub(crate) async fn my_turn(tab: &Tab) -> Standing {
    tab.until("document.querySelector('main[data-turn], .ended')").await.unwrap();
    if tab.ask("Boolean(document.querySelector('.ended'))").await.unwrap() {
        return Standing::Ended;
    }
    Standing::MyTurn { ply: tab.ask("document.querySelector('main').dataset.ply").await.unwrap() }
}

/// Waits until something has come of it.
pub(crate) async fn something_happens(tab: &Tab, ply: &str) {
    let changed = format!(
        "document.querySelector('main').dataset.ply !== '{ply}' || document.querySelector('.alert, .ended')"
    );
    tab.until(&changed).await.unwrap();
    let alert: Option<String> =
        tab.ask("document.querySelector('.alert')?.textContent ?? null").await.unwrap();
    assert_eq!(alert, None);
}

/// Marks what to press next, so that it can be clicked as a person would; says what it is.
/// A button that acts, else something to choose, else what sends what was chosen.
const NEXT: &str = r"(() => {
    const seen = (it) => it.getClientRects().length > 0 && !it.disabled;
    const all = (selector) => [...document.querySelectorAll('main ' + selector)].filter(seen);
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    const next = (it, what) => (it.setAttribute('data-next', ''), what);
    const laying = document.querySelector('.held[data-open]');
    if (document.querySelector('.ghost.on')) return next(document.querySelector('.ghost.on .badge'), 'lay');
    if (document.querySelector('.ghost')) return next([...document.querySelectorAll('.ghost .badge')].at(-1), 'spot');
    if (laying && !document.querySelector('[name=hold]:checked')) return next(laying, 'card');
    const [act] = all('button[name=action]');
    if (act) return next(act, 'act');
    const need = Number(/need-(\d+)/.exec(document.querySelector('form.boxes')?.className)?.[1] ?? 0);
    const boxes = all('form.boxes label').filter((it) => it.querySelector('input'));
    const open = boxes.filter((it) => !it.querySelector('input').checked);
    if (boxes.length - open.length < need) return next(open[0], 'box');
    const radios = [...document.querySelectorAll('main input[type=radio][name=action]')].filter(seen);
    if (radios.length && !radios.some((it) => it.checked)) return next(radios.at(-1), 'choice');
    const [send] = all('button.primary, button.go');
    return send ? next(send, 'send') : null;
})()";

/// One decision, by the mouse.
pub(crate) async fn decide(tab: &Tab, ply: &str) {
    for _ in 0..30 {
        let what: Option<String> = tab.ask(NEXT).await.unwrap();
        let what = what.unwrap_or_else(|| panic!("nothing to press"));
        // The page may have come anew between; then once more.
        if tab.click_now("[data-next]").await.is_err() {
            continue;
        }
        if ["act", "send", "lay"].contains(&what.as_str()) {
            something_happens(tab, ply).await;
            return;
        }
    }
    panic!("chose and chose, and nothing came of it");
}

/// Plays to the end, or this many decisions; how many there were.
pub(crate) async fn play(tab: &Tab, most: usize) -> usize {
    for decisions in 0..most {
        match my_turn(tab).await {
            Standing::Ended => return decisions,
            Standing::MyTurn { ply } => decide(tab, &ply).await,
        }
    }
    most
}
