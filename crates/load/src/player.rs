//! Somebody at a table: listens, chooses at random, acts, and asks for a rematch.
use crate::{
    http::{Connection, Live},
    page,
};
use anyhow::{Context, bail, ensure};
use serde::Deserialize;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// One seat's way to play.
pub(crate) struct Player {
    pub(crate) token: String,
    pub(crate) table: String,
    pub(crate) bell: Arc<Bell>,
    pub(crate) random: Random,
    /// How long it thinks before each action.
    pub(crate) think: Duration,
}

/// When the last action of a table was sent, for the others who wait for it.
#[derive(Debug)]
pub(crate) struct Bell {
    began: Instant,
    rung: AtomicU64,
}

impl Bell {
    pub(crate) fn new(began: Instant) -> Bell {
        Bell { began, rung: AtomicU64::new(0) }
    }

    fn ring(&self) {
        self.rung.store(self.began.elapsed().as_micros() as u64, Ordering::Relaxed);
    }

    fn since(&self) -> u32 {
        let now = self.began.elapsed().as_micros() as u64;
        now.saturating_sub(self.rung.load(Ordering::Relaxed)) as u32
    }
}

/// Quick, and good enough for choosing.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// What was measured, in microseconds.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    pub(crate) submits: Vec<u32>,
    pub(crate) arrivals: Vec<u32>,
    pub(crate) bytes: u64,
    pub(crate) games: u64,
    pub(crate) refused: u64,
}

/// What a player needs from a state.
#[derive(Deserialize)]
pub(crate) struct State<'a> {
    pub(crate) ply: u32,
    pub(crate) over: bool,
    #[serde(borrow)]
    pub(crate) choices: Vec<&'a str>,
}

/// The body of an action.
pub(crate) fn act(ply: u32, action: &str) -> String {
    format!("{{\"ply\":{ply},\"action\":\"{action}\"}}")
}

#[derive(Deserialize)]
pub(crate) struct Rematched {
    pub(crate) table: String,
}

impl Player {
    /// Plays one game after the other until told to stop. What is measured counts from
    /// `from` on.
    pub(crate) async fn play(
        &mut self,
        address: SocketAddr,
        from: Instant,
        until: Instant,
    ) -> anyhow::Result<Measured> {
        let mut measured = Measured::default();
        let mut requests = Connection::open(address).await?;
        while Instant::now() < until {
            let live = Connection::open(address).await?;
            let path = format!("/api/v1/tables/{}/live", self.table);
            let mut live = live.listen(&path, &self.token).await?;
            let over = self.one_game(&mut live, &mut requests, from, until, &mut measured).await?;
            measured.bytes += live.received();
            if over {
                measured.games += 1;
                self.rematch(&mut requests).await?;
            }
        }
        measured.bytes += requests.received;
        Ok(measured)
    }

    async fn one_game(
        &mut self,
        live: &mut Live,
        requests: &mut Connection,
        from: Instant,
        until: Instant,
        measured: &mut Measured,
    ) -> anyhow::Result<bool> {
        let path = format!("/api/v1/tables/{}/actions", self.table);
        let deadline = tokio::time::Instant::from_std(until);
        let mut mine = false;
        loop {
            let event = match tokio::time::timeout_at(deadline, live.next()).await {
                Ok(event) => event?,
                Err(_) => return Ok(false),
            };
            if event.kind != "state" {
                continue;
            }
            let counts = from <= Instant::now();
            if counts && !mine {
                measured.arrivals.push(self.bell.since());
            }
            let state: State<'_> = serde_json::from_str(&event.data).context("a state")?;
            if state.over {
                return Ok(true);
            }
            mine = !state.choices.is_empty();
            if !mine {
                continue;
            }
            if !self.think.is_zero() {
                tokio::time::sleep(self.think).await;
            }
            let action = state.choices[self.random.below(state.choices.len())];
            let body = act(state.ply, action);
            let began = Instant::now();
            self.bell.ring();
            let answer = requests.request("POST", &path, Some(&self.token), &body).await?;
            match answer.status {
                200 if counts => measured.submits.push(began.elapsed().as_micros() as u32),
                200 => {}
                // Several were asked, and somebody else answered first: the next state says so.
                409 => measured.refused += 1,
                status => bail!("{action} answered {status}: {}", answer.body),
            }
        }
    }

    /// Both ask, and both get the same table.
    async fn rematch(&mut self, requests: &mut Connection) -> anyhow::Result<()> {
        let path = format!("/api/v1/tables/{}/rematch", self.table);
        let answer = requests.post(&path, Some(&self.token), "").await?;
        let rematch: Rematched = serde_json::from_str(&answer).context("a rematch")?;
        self.table = rematch.table;
        Ok(())
    }
}

/// The games that the server offers, or the one of them that was named.
pub(crate) async fn games(
    requests: &mut Connection,
    named: Option<&str>,
) -> anyhow::Result<Vec<String>> {
    let mut games = page::games(&requests.get("/", None).await?);
    ensure!(!games.is_empty(), "the server offers no game");
    if let Some(named) = named {
        ensure!(
            games.iter().any(|it| it == named),
            "there is no {named}, but {}",
            games.join(", ")
        );
        games.retain(|it| it == named);
    }
    Ok(games)
}

/// A new table of `seats` people, all seated.
pub(crate) async fn new_table(
    requests: &mut Connection,
    game: &str,
    seats: usize,
) -> anyhow::Result<(String, Vec<String>)> {
    #[derive(Deserialize)]
    struct Made {
        table: Table,
        token: String,
    }
    #[derive(Deserialize)]
    struct Table {
        id: String,
    }
    #[derive(Deserialize)]
    struct Seated {
        token: String,
    }
    let open = ",\"open\"".repeat(seats - 1);
    let body = format!("{{\"game\":\"{game}\",\"seats\":[{{\"me\":\"Player 1\"}}{open}]}}");
    let answer = requests.post("/api/v1/tables", None, &body).await?;
    let made: Made = serde_json::from_str(&answer).context("a new table")?;
    let mut tokens = vec![made.token];
    let path = format!("/api/v1/tables/{}/seats", made.table.id);
    for nth in 2..=seats {
        let body = format!("{{\"name\":\"Player {nth}\"}}");
        let answer = requests.post(&path, None, &body).await?;
        let seated: Seated = serde_json::from_str(&answer).context("a seat")?;
        tokens.push(seated.token);
    }
    Ok((made.table.id, tokens))
}
