//! Somebody who chooses from what a page offers.
use crate::{Server, Tab};
use anyhow::{Context, bail, ensure};

/// A game against bots, in one click from the start page.
pub async fn begin(server: &Server, tab: &Tab, game: &str) -> anyhow::Result<()> {
    tab.go(&server.url("/")).await?;
    tab.click(&format!("form:has([value={game}]) button")).await?;
    tab.see("main[data-ply]").await
}

/// How the match stands for the reader of this page. A turn is the number of their decision:
/// if several are asked at once, more than that may change while they think.
#[derive(Debug, PartialEq, Eq)]
pub enum Standing {
    MyTurn { turn: String },
    Ended,
}

/// Waits until it is this player's turn, or the game is over.
pub async fn my_turn(tab: &Tab) -> anyhow::Result<Standing> {
    tab.until("document.querySelector('main[data-turn], .ended')").await?;
    if tab.ask("Boolean(document.querySelector('.ended'))").await? {
        return Ok(Standing::Ended);
    }
    let turn = tab.ask("document.querySelector('main').dataset.turn").await?;
    Ok(Standing::MyTurn { turn })
}

/// Waits until it has had an effect.
pub async fn something_happens(tab: &Tab, turn: &str) -> anyhow::Result<()> {
    let changed = format!(
        "document.querySelector('main').dataset.turn !== '{turn}' || document.querySelector('.alert, .ended')"
    );
    tab.until(&changed).await?;
    let alert: Option<String> =
        tab.ask("document.querySelector('.alert')?.textContent ?? null").await?;
    ensure!(alert.is_none(), "refused: {alert:?}");
    Ok(())
}

/// Marks what to press next, so that it can be clicked as a person would; says what it is.
/// A button that acts, else something to choose, else the button that sends the choice.
const NEXT: &str = r"(() => {
    const seen = (it) => it.checkVisibility() && !it.disabled;
    const all = (selector) => [...document.querySelectorAll('main ' + selector)].filter(seen);
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    const next = (it, what) => (it.setAttribute('data-next', ''), what);
    const rite = document.querySelector('.ceremony[open] > summary');
    if (rite) return next(rite, 'continue');
    const laying = document.querySelector('.held[data-open]');
    if (document.querySelector('.ghost.on')) return next(document.querySelector('.ghost.on .badge'), 'lay');
    if (document.querySelector('.ghost')) return next([...document.querySelectorAll('.ghost .badge')].at(-1), 'spot');
    if (laying && !document.querySelector('[name=hold]:checked')) return next(laying, 'card');
    const [act] = [...all('button[name=then]'), ...all('button[name=action]')];
    if (act) return next(act, 'act');
    const need = Number(document.querySelector('main [data-need]')?.dataset.need ?? 0);
    const boxes = [...document.querySelectorAll('#decision input[type=checkbox]')];
    const open = boxes.filter((it) => !it.checked);
    if (boxes.length - open.length < need) return next(open[0].labels[0], 'box');
    const radios = all('input[type=radio][name=action]');
    if (radios.length && !radios.some((it) => it.checked)) return next(radios.at(-1), 'choice');
    const [send] = all('button.primary, button.go');
    return send ? next(send, 'send') : null;
})()";

/// One decision, by the mouse.
pub async fn decide(tab: &Tab, turn: &str) -> anyhow::Result<()> {
    let mut pressed = Vec::new();
    for _ in 0..30 {
        let what: Option<String> = tab.ask(NEXT).await?;
        let Some(what) = what else { break };
        // The page may have been replaced in between; then try again.
        if tab.click_now("[data-next]").await.is_err() {
            continue;
        }
        pressed.push(what.clone());
        if ["act", "send", "lay"].contains(&what.as_str()) {
            return something_happens(tab, turn)
                .await
                .with_context(|| format!("pressed {pressed:?}"));
        }
    }
    let page: String = tab.ask("document.querySelector('main').outerHTML").await?;
    bail!("pressed {pressed:?}, and nothing came of it: {page}");
}

/// Plays to the end, or for this many decisions; returns how many there were.
pub async fn play(tab: &Tab, most: usize) -> anyhow::Result<usize> {
    for decisions in 0..most {
        match my_turn(tab).await? {
            Standing::Ended => return Ok(decisions),
            Standing::MyTurn { turn } => decide(tab, &turn).await?,
        }
    }
    Ok(most)
}
