//! Every kind of page before two judges: axe, for people who can't see or can't use a mouse, and
//! Lighthouse, for people with slow phones.
use anyhow::{Context, bail, ensure};
use browser::{
    Chrome, Server, Size, Tab, find,
    player::{Standing, begin, decide, my_turn, play},
};
use std::{collections::BTreeSet, path::Path};
use tokio::process::Command;

/// Pages that are there before anybody plays.
const PAGES: [&str; 10] = [
    "/",
    "/new?game=sobek",
    "/new?game=conex",
    "/settings",
    "/rules",
    "/rules/sobek",
    "/rules/conex/short",
    "/replay",
    "/bots",
    "/tables/nowhere",
];

/// The lowest score out of 100 that Lighthouse may give in each category.
const GOOD: f64 = 95.0;

pub(crate) async fn audit(folder: &Path) -> anyhow::Result<()> {
    let axe = folder.join("node_modules/axe-core/axe.min.js");
    let axe = std::fs::read_to_string(&axe).with_context(|| format!("no {}", axe.display()))?;
    let server = Server::start().await?;
    let chrome = Chrome::start().await?;
    let mut found = 0;
    let mut urls = ["/", "/rules/sobek", "/rules/conex/short"].map(|it| server.url(it)).to_vec();
    for (size, dark) in [(Size::Desktop, false), (Size::Phone, true)] {
        let tab = chrome.visitor(size, "en").await?;
        tab.dark(dark).await?;
        let mut judge = Judge { axe: &axe, tab: &tab, views: 0, found: BTreeSet::new() };
        for page in PAGES {
            tab.go(&server.url(page)).await?;
            judge.looks_at(page).await?;
        }
        for game in ["sobek", "conex"] {
            judge.watches(&server, game).await?;
            if size == Size::Phone {
                urls.push(tab.url().await?);
            }
        }
        println!("{size:?}: {} views, axe finds {}", judge.views, judge.found.len());
        found += judge.found.len();
    }
    // Lighthouse sees the replays of these, and games in progress.
    for game in ["sobek", "conex"] {
        let tab = chrome.visitor(Size::Phone, "en").await?;
        begin(&server, &tab, game).await?;
        play(&tab, 4).await?;
        urls.push(tab.url().await?);
    }
    let mut below = Vec::new();
    for url in &urls {
        below.extend(lighthouse(folder, url).await?);
    }
    ensure!(found == 0, "axe has found {found} things");
    ensure!(below.is_empty(), "Lighthouse gives less than {GOOD}: {below:?}");
    Ok(())
}

struct Judge<'a> {
    axe: &'a str,
    tab: &'a Tab,
    views: usize,
    found: BTreeSet<String>,
}

/// Finishes all animations that come to an end.
const ARRIVE: &str = "(() => {
    const ends = (it) => Number.isFinite(it.effect.getComputedTiming().endTime);
    document.getAnimations().filter(ends).forEach((it) => it.finish());
    return true;
})()";

/// What axe finds, one line each.
const FINDINGS: &str = "axe.run(document, { resultTypes: ['violations'] }).then((it) => {
    window.found = it.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`));
})";

impl Judge<'_> {
    async fn looks_at(&mut self, what: &str) -> anyhow::Result<()> {
        let (tab, axe) = (self.tab, self.axe);
        tab.until("!document.querySelector('.flying, .landed')").await?;
        // Moving things are judged once they have arrived.
        tab.ask::<bool>(ARRIVE).await?;
        if !tab.ask::<bool>("Boolean(window.axe)").await? {
            tab.ask::<serde_json::Value>(axe).await?;
        }
        tab.ask::<Option<bool>>(&format!("(window.found = null, {FINDINGS}, true)")).await?;
        tab.until("window.found").await?;
        let found: Vec<String> = tab.ask("window.found").await?;
        self.views += 1;
        for it in found.into_iter().filter(|it| self.found.insert(it.clone())) {
            println!("{what}: {it}");
        }
        Ok(())
    }

    /// A whole game, with each of its decisions and sheets, and then its replay.
    async fn watches(&mut self, server: &Server, game: &str) -> anyhow::Result<()> {
        let tab = self.tab;
        begin(server, tab, game).await?;
        let mut seen = BTreeSet::new();
        loop {
            let Standing::MyTurn { turn } = my_turn(tab).await? else { break };
            self.looks_at(&format!("{game}, decision {turn}")).await?;
            let sheets: Vec<String> = tab
                .ask("[...document.querySelectorAll('main details.sheet')].map((it) => it.id)")
                .await?;
            for sheet in sheets.into_iter().filter(|it| seen.insert(it.clone())) {
                let set = |open: bool| format!("document.getElementById('{sheet}').open = {open}");
                tab.ask::<bool>(&set(true)).await?;
                self.looks_at(&format!("{game}, {sheet}")).await?;
                tab.ask::<bool>(&set(false)).await?;
            }
            decide(tab, &turn).await?;
        }
        self.looks_at(&format!("{game}, the end")).await?;
        tab.click(".ended a[href$='/replay']").await?;
        tab.see("[data-replay]").await?;
        self.looks_at(&format!("{game}, looking back")).await
    }
}

/// Returns the scores that are too low.
async fn lighthouse(folder: &Path, url: &str) -> anyhow::Result<Vec<String>> {
    let chromium = find().context("no Chromium")?;
    let output = Command::new("node")
        .arg(folder.join("node_modules/lighthouse/cli/index.js"))
        .args([url, "--quiet", "--output=json"])
        .arg("--chrome-flags=--headless --no-sandbox --disable-gpu")
        .env("CHROME_PATH", chromium)
        .output()
        .await
        .context("can't start node")?;
    if !output.status.success() {
        bail!("Lighthouse failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let categories = report["categories"].as_object().context("no categories")?;
    let marks = categories.iter().map(|(name, it)| {
        let mark = it["score"].as_f64().unwrap_or(0.0) * 100.0;
        (name.clone(), mark)
    });
    let marks: Vec<(String, f64)> = marks.collect();
    println!(
        "{url}: {}",
        marks.iter().map(|(name, mark)| format!("{name} {mark:.0}")).collect::<Vec<_>>().join(", ")
    );
    let low = marks.into_iter().filter(|it| it.1 < GOOD);
    Ok(low.map(|(name, mark)| format!("{name} {mark:.0} at {url}")).collect())
}
