//! How much a first visit weighs, and whether anything jumps.
use crate::{Stage, content};
use browser::{Size, Tab, player::play};

/// Bytes over the wire.
const MOST_BYTES: u64 = 120_000;
const MOST_REQUESTS: u64 = 6;

/// What a page asked for: bytes and requests, the page itself included.
async fn loaded(tab: &Tab) -> (u64, u64) {
    let sum = "(() => {
        const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return [all.reduce((sum, it) => sum + it.transferSize, 0), all.length];
    })()";
    tab.ask(sum).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_of_a_running_table_is_light_and_still() {
    let Some(stage) = Stage::set().await else { return };
    for game in ["sobek", "conex"] {
        let host = stage.host(game, 2, Size::Desktop, "en").await;
        play(&host, 4).await.unwrap();
        // The bot has acted: nothing more happens while the guest looks.
        host.see("main[data-turn]").await.unwrap();
        let link = host.url().await.unwrap();
        for size in [Size::Phone, Size::Desktop] {
            let guest = stage.visitor(size, "en").await;
            guest.go(&link).await.unwrap();
            guest.see("main[data-ply]").await.unwrap();
            guest.until("document.readyState === 'complete'").await.unwrap();
            let (bytes, requests) = loaded(&guest).await;
            println!("{game} {size:?}: {bytes} bytes, {requests} requests");
            assert!(0 < bytes && bytes < MOST_BYTES, "{game}: {bytes}");
            // The live stream never ends, so it isn't listed.
            assert!(requests < MOST_REQUESTS, "{game}: {requests}");
            let (shift, what): (f64, String) = guest.ask(SHIFT).await.unwrap();
            assert!(shift < 0.001, "{game} {size:?}: the layout shifts by {shift}: {what}");
            content(&guest);
        }
    }
}

/// By how much, and what.
const SHIFT: &str = "new Promise((done) => {
    let [sum, what] = [0, []];
    const name = ({ node, previousRect, currentRect }) =>
        `${node?.nodeName}.${node?.className?.baseVal ?? node?.className} ${previousRect.y} > ${currentRect.y}`;
    new PerformanceObserver((list) => list.getEntries().forEach((it) => {
        sum += it.value;
        what.push(...it.sources.map(name));
    })).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done([sum, what.join('; ')]), 300);
})";
