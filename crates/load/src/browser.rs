//! What a browser does with the page of a table, like the page's own script
//! (`crates/pages/assets/js/table/live.js`), for somebody who presses something as soon as they
//! are asked.
use crate::{
    http::{Connection, Live, Response},
    page::{Standing, choices, encode},
    parts::Parts,
    player::Random,
    screens::Screens,
};
use anyhow::Context;
use std::{
    collections::BTreeMap,
    future::Future,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::sleep_until;

/// When the script retries what has failed.
const AGAIN: Duration = Duration::from_secs(3);

/// One tab of a browser, with the page of a table.
pub(crate) struct Tab {
    pub(crate) address: SocketAddr,
    /// The path of its page.
    pub(crate) page: String,
    /// None for onlookers.
    pub(crate) token: Option<String>,
    pub(crate) gzip: bool,
    pub(crate) screens: Arc<Screens>,
    /// Its number among those.
    pub(crate) number: usize,
    pub(crate) random: Random,
    /// What is measured counts from here on.
    pub(crate) from: Instant,
    pub(crate) until: Instant,
    /// The ply at which something was pressed that isn't shown yet, and when.
    pub(crate) pressed: Option<(u32, Instant)>,
    pub(crate) measured: Measured,
}

#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// From a press to the page that shows it, in microseconds, however many tries it takes.
    pub(crate) submits: Vec<u32>,
    /// The same so far, for what isn't shown at the end.
    pub(crate) unshown: Option<u32>,
    /// Answers other than 200 and 303.
    pub(crate) refused: BTreeMap<u16, u64>,
    pub(crate) pages: u64,
    /// Bytes sent by streams.
    pub(crate) updates: u64,
    /// Bytes of pages, unpacked.
    pub(crate) page_bytes: u64,
    pub(crate) stream_bytes: u64,
    pub(crate) games: u64,
    /// Live streams that broke off.
    pub(crate) lost: u64,
}

/// A request under way, on a connection that comes back with its answer.
type Fetch = Pin<Box<dyn Future<Output = anyhow::Result<Fetched>> + Send>>;

struct Fetched {
    connection: Connection,
    answer: Response,
}

/// A form that was sent.
struct Sent {
    /// Of the move.
    number: u64,
    fetch: Fetch,
}

/// The page as it is shown.
struct Shown {
    parts: Parts,
    is: Standing,
}

impl Tab {
    /// Stays at the table, and at those that follow it, until told to stop.
    pub(crate) async fn stay(mut self) -> anyhow::Result<Measured> {
        while Instant::now() < self.until {
            if let Some(next) = self.one_table().await? {
                self.page = next;
            }
        }
        let unshown = self.pressed.map(|it| it.1.elapsed().as_micros() as u32);
        Ok(Measured { unshown, ..self.measured })
    }

    /// Loads the page and follows it. Returns the page of the next game, if there is one.
    async fn one_table(&mut self) -> anyhow::Result<Option<String>> {
        let mut idle = Vec::new();
        let Fetched { connection, answer } = self.get(&mut idle, None).await?;
        idle.push(connection);
        self.count(&answer);
        let Some(is) = Standing::of(&answer.body) else { return self.wait().await };
        self.screens.come(self.number, &self.page, is.ply);
        let mut shown = Shown { parts: Parts::of(&answer.body), is };
        let live = Connection::open(self.address).await?;
        let address = format!("{}?at={}", shown.is.live, shown.is.at);
        let live = live.hear(&address, &self.headers(None)).await;
        let Ok(mut live) = live else { return self.lose().await };
        let next = self.at_table(&mut live, &mut idle, &mut shown).await;
        self.measured.stream_bytes += live.received();
        next
    }

    async fn at_table(
        &mut self,
        live: &mut Live,
        idle: &mut Vec<Connection>,
        shown: &mut Shown,
    ) -> anyhow::Result<Option<String>> {
        let (mut look, mut sent): (Option<Fetch>, Option<Sent>) = (None, None);
        // Several changes at once are one look; one that comes in the meantime is another.
        let (mut again, mut later) = (false, None);
        loop {
            if let Some(next) = self.next_game(idle, &shown.is).await? {
                self.measured.games += u64::from(self.number == 0);
                return Ok(Some(next));
            }
            if shown.is.is_asked && self.token.is_some() && sent.is_none() {
                sent = Some(self.press(idle, shown)?);
            }
            if again && look.is_none() {
                (again, later) = (false, None);
                look = Some(self.get(idle, Some(shown.is.ply)));
            }
            let wake = later.unwrap_or(self.until).min(self.until);
            tokio::select! {
                event = live.next() => match event {
                    Err(_) => return self.lose().await,
                    Ok(event) if event.kind == "page" => {
                        self.measured.updates += u64::from(self.counts());
                        again |= !self.show(&event.data, shown);
                    }
                    Ok(event) => again |= event.kind == "changed",
                },
                done = async { look.as_mut().expect("it looks").await }, if look.is_some() => {
                    look = None;
                    let Fetched { connection, answer } = done?;
                    idle.push(connection);
                    self.count(&answer);
                    match answer.status {
                        200 => again |= !self.show(&answer.body, shown),
                        _ => later = Some(Instant::now() + AGAIN),
                    }
                }
                done = async { (&mut sent.as_mut().expect("it is sent").fetch).await }, if sent.is_some() => {
                    let Fetched { connection, answer } = done?;
                    idle.push(connection);
                    self.count(&answer);
                    if let Some(it) = sent.take().filter(|_| answer.status != 200) {
                        self.screens.withdraw(it.number);
                        // After a refusal choose again; without an answer try again.
                        self.pressed = self.pressed.filter(|_| 500 <= answer.status);
                    }
                    again |= !self.show(&answer.body, shown);
                }
                () = sleep_until(wake.into()) => {
                    if wake == self.until {
                        return Ok(None);
                    }
                    again = true;
                }
            }
        }
    }

    /// Sends a form with one of the choices of the page.
    fn press(&mut self, idle: &mut Vec<Connection>, shown: &Shown) -> anyhow::Result<Sent> {
        let html = shown.parts.html();
        let choices = choices(&html);
        let choice = choices.get(self.random.below(choices.len()));
        let choice = choice.with_context(|| format!("nothing to press in {html}"))?;
        let body = encode(shown.is.ply, choice);
        let now = Instant::now();
        self.pressed.get_or_insert((shown.is.ply, now));
        let number = self.screens.send(now, self.counts());
        let path = format!("{}/actions", self.page);
        let at = format!("{}felucca-at: {}\r\n", self.form(Some(shown.is.ply)), shown.is.at);
        let fetch = self.fetch(idle, "POST", path, body, at);
        Ok(Sent { number, fetch })
    }

    /// Puts a page or an update in place of what is shown. Returns whether that was possible; if
    /// not, the page has to be fetched again.
    fn show(&mut self, html: &str, shown: &mut Shown) -> bool {
        let Some(is) = Standing::of(html) else {
            // Nothing of what was shown can be pressed now.
            shown.is.is_asked = false;
            return false;
        };
        // An answer that was overtaken by a newer page.
        if is.ply < shown.is.ply {
            return false;
        }
        let fits = |it: &String| *it == shown.is.at || is.at == shown.is.at;
        if !is.base.as_ref().is_none_or(fits) {
            return false;
        }
        self.screens.show(self.number, &self.page, is.ply, Instant::now());
        if let Some((_, at)) = self.pressed.take_if(|it| it.0 < is.ply)
            && self.counts()
        {
            self.measured.submits.push(at.elapsed().as_micros() as u32);
        }
        if self.token.is_some() {
            shown.parts.put(html);
        }
        shown.is = is;
        true
    }

    /// The page of the next game, once there is one; players ask for it.
    async fn next_game(
        &self,
        idle: &mut Vec<Connection>,
        is: &Standing,
    ) -> anyhow::Result<Option<String>> {
        if is.next.is_some() || !is.rematch || self.token.is_none() {
            return Ok(is.next.clone());
        }
        let path = format!("{}/rematch", self.page);
        let mut connection = match idle.pop() {
            Some(it) => it,
            None => Connection::open(self.address).await?,
        };
        let answer = connection.ask("POST", &path, &self.form(None), "").await?;
        Ok(Some(answer.location.context("a rematch leads somewhere")?))
    }

    /// The stream has broken off: as if the page were reloaded, a little later.
    async fn lose(&mut self) -> anyhow::Result<Option<String>> {
        self.measured.lost += 1;
        self.wait().await
    }

    async fn wait(&self) -> anyhow::Result<Option<String>> {
        sleep_until((Instant::now() + AGAIN).min(self.until).into()).await;
        Ok(None)
    }

    /// The page, with what is new since the one that is shown.
    fn get(&self, idle: &mut Vec<Connection>, since: Option<u32>) -> Fetch {
        self.fetch(idle, "GET", self.page.clone(), String::new(), self.headers(since))
    }

    fn fetch(
        &self,
        idle: &mut Vec<Connection>,
        method: &'static str,
        path: String,
        body: String,
        headers: String,
    ) -> Fetch {
        let (kept, address) = (idle.pop(), self.address);
        Box::pin(async move {
            let mut connection = match kept {
                Some(it) => it,
                None => Connection::open(address).await?,
            };
            let mut answer = connection.ask(method, &path, &headers, &body).await;
            if answer.is_err() {
                // The server has closed a connection that was idle for too long.
                connection = Connection::open(address).await?;
                answer = connection.ask(method, &path, &headers, &body).await;
            }
            Ok(Fetched { connection, answer: answer? })
        })
    }

    fn form(&self, since: Option<u32>) -> String {
        let kind = "Content-Type: application/x-www-form-urlencoded;charset=UTF-8\r\n";
        format!("{}{kind}", self.headers(since))
    }

    fn headers(&self, since: Option<u32>) -> String {
        let cookie = self.token.as_ref().map(|it| format!("Cookie: felucca={it}\r\n"));
        let since = since.map(|it| format!("felucca-since: {it}\r\n"));
        format!(
            "Accept: text/html\r\nAccept-Language: en\r\nSec-Fetch-Site: same-origin\r\n{}{}{}",
            if self.gzip { "Accept-Encoding: gzip\r\n" } else { "" },
            cookie.unwrap_or_default(),
            since.unwrap_or_default(),
        )
    }

    fn count(&mut self, answer: &Response) {
        if !self.counts() {
            return;
        }
        match answer.status {
            200 => {
                self.measured.pages += 1;
                self.measured.page_bytes += answer.body.len() as u64;
            }
            status => *self.measured.refused.entry(status).or_default() += 1,
        }
    }

    fn counts(&self) -> bool {
        let now = Instant::now();
        self.from <= now && now < self.until
    }
}
