//! The product in Chromium, as people use it.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "helpers of tests fail as tests do, and say what is left out"
)]

mod captain;
mod everybody;
mod fits;
mod games;
mod people;
mod weight;

use browser::{Chrome, Server, Size, Tab, find};
use std::sync::LazyLock;
use tokio::sync::{Mutex, MutexGuard};

/// One browser at a time: several side by side would only wait for each other.
static ONE: LazyLock<Mutex<()>> = LazyLock::new(Mutex::default);

/// A server and a browser that looks at it.
struct Stage {
    server: Server,
    chrome: Chrome,
    _alone: MutexGuard<'static, ()>,
}

impl Stage {
    /// `None` if there is no Chromium; the test command says so.
    async fn set() -> Option<Stage> {
        if find().is_none() {
            println!("left out: no Chromium");
            return None;
        }
        let alone = ONE.lock().await;
        let server = Server::start().await.expect("a server");
        let chrome = Chrome::start().await.expect("a browser");
        Some(Stage { server, chrome, _alone: alone })
    }

    async fn visitor(&self, size: Size, language: &str) -> Tab {
        self.chrome.visitor(size, language).await.expect("a visitor")
    }

    /// Somebody who makes a table for this many, against bots, which begins at once.
    async fn host(&self, game: &str, bots: usize, size: Size, language: &str) -> Tab {
        let tab = self.visitor(size, language).await;
        self.make_table(&tab, game, &vec!["deckhand"; bots]).await;
        tab
    }

    /// Fills in the form of a new table: who sits in the other seats.
    async fn make_table(&self, tab: &Tab, game: &str, others: &[&str]) {
        tab.go(&self.server.url(&format!("/new?game={game}"))).await.unwrap();
        tab.fill("[name=name]", "Ann").await.unwrap();
        for (nth, seat) in ["seat2", "seat3", "seat4"].iter().enumerate() {
            let who = others.get(nth).unwrap_or(&"none");
            let set = format!("document.querySelector('[name={seat}]').value = '{who}'");
            tab.ask::<String>(&set).await.unwrap();
        }
        tab.click("main form .btn.go").await.unwrap();
        tab.until("location.pathname.startsWith('/tables/')").await.unwrap();
    }
}

/// The browser has no complaints, and nothing was refused.
#[track_caller]
fn content(tab: &Tab) {
    let complaints = tab.complaints();
    assert!(complaints.is_empty(), "{complaints:#?}");
}
