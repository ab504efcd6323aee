//! Somebody whose server dies under them: remembers what was promised, comes back, and checks
//! that it is there.
use crate::{
    chaos::{
        arena::{Arena, Broken, Place, Pulse},
        ledger::{Ledger, played_by},
        nodes::Doors,
    },
    http::{Connection, Live, Unwanted},
    player::{Random, Rematched, State, act},
};
use anyhow::Context;
use serde::Deserialize;
use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};
use tokio::time::{sleep, timeout};

/// How long one node may take to hear what was accepted at another.
const HEARS: Duration = Duration::from_secs(5);

/// How long somebody waits before they reconnect.
const BREATH: Duration = Duration::from_millis(5);

pub(crate) struct Survivor {
    arena: Arc<Arena>,
    doors: Doors,
    /// The node where they play whenever it is up.
    home: usize,
    /// The arena's number of their table, and their seat there, from 0.
    slot: usize,
    seat: usize,
    token: String,
    random: Random,
    table: String,
    ledger: Ledger,
    /// Whether this game's log was checked.
    checked: bool,
    /// How many restores he has lived through.
    restored: usize,
}

#[derive(Deserialize)]
struct Table {
    seed_hash: String,
    seed: Option<String>,
}

#[derive(Deserialize)]
struct Accepted {
    ply: u32,
}

impl Survivor {
    pub(crate) fn new(
        arena: Arc<Arena>,
        doors: Doors,
        (slot, seat): (usize, usize),
        (table, token): (String, String),
        random: Random,
    ) -> Survivor {
        let home = (slot + seat) % doors.count();
        let (ledger, checked, restored) = (Ledger::default(), false, 0);
        Survivor { arena, doors, home, slot, seat, token, random, table, ledger, checked, restored }
    }

    /// Plays one game after the other, wherever a server is, until the run ends.
    pub(crate) async fn play(mut self) {
        loop {
            match self.visit().await {
                Ok(true) => return,
                Ok(false) => {}
                Err(error) => {
                    if error.is::<Unwanted>() {
                        self.broken(self.ledger.ply(), error.to_string());
                    }
                    self.place().does(format!("lost the server ({error:#}), {}", self.stand()));
                    sleep(BREATH).await;
                }
            }
        }
    }

    /// Plays at one node as long as it lives, or until their own is back. Returns whether they
    /// are done.
    async fn visit(&mut self) -> anyhow::Result<bool> {
        self.place().does(format!("looks for a server, {}", self.stand()));
        let (node, address) = self.doors.enter(self.home).await?;
        self.place().node.store(node, Relaxed);
        for begun in self.arena.restored(self.restored) {
            self.ledger.restored(begun);
            self.restored += 1;
        }
        let mut requests = Connection::open(address).await?;
        loop {
            self.look_at_table(&mut requests).await?;
            if !self.one_game(&mut requests, node, address).await? {
                return Ok(false);
            }
            let arena = self.arena.clone();
            let _between = arena.between_games.read().await;
            self.check_log(&mut requests).await?;
            if !self.rematch(&mut requests).await? {
                return Ok(true);
            }
        }
    }

    /// The promise about the luck is always the same.
    async fn look_at_table(&mut self, requests: &mut Connection) -> anyhow::Result<Table> {
        self.pulse().is_of(&self.table);
        let text = requests.get(&self.path(""), Some(&self.token)).await?;
        let table: Table = serde_json::from_str(&text).context("a table")?;
        let promised = self.arena.promised(&self.table, &table.seed_hash);
        if promised != table.seed_hash {
            let what = format!("seed_hash was {promised} and is {}", table.seed_hash);
            self.broken(self.ledger.ply(), what);
        }
        Ok(table)
    }

    /// Whether the game is over; if not, they want to go to another node.
    async fn one_game(
        &mut self,
        requests: &mut Connection,
        node: usize,
        address: SocketAddr,
    ) -> anyhow::Result<bool> {
        let live = Connection::open(address).await?;
        let mut live = live.listen(&self.path("/live"), &self.token).await?;
        let mut text = self.first_look(&mut live, node).await?;
        loop {
            let state: State<'_> = serde_json::from_str(&text).context("a state")?;
            // A state that was overtaken by a newer one says nothing.
            if self.ledger.ply() <= state.ply {
                self.ledger.saw(state.ply);
                if state.over {
                    return Ok(true);
                }
                if !state.choices.is_empty() {
                    let action = state.choices[self.random.below(state.choices.len())];
                    self.act(requests, state.ply, action).await?;
                }
            }
            if node != self.home && self.doors.is_open(self.home) {
                return Ok(false);
            }
            self.place().does(format!("waits for news, {}", self.stand()));
            text = next_state(&mut live).await?;
        }
    }

    /// The first state that a node shows is at least what was promised.
    async fn first_look(&mut self, live: &mut Live, node: usize) -> anyhow::Result<String> {
        let mut text = next_state(live).await?;
        let (began, alone, mut behind) = (Instant::now(), self.doors.count() == 1, false);
        loop {
            let shown = serde_json::from_str::<State<'_>>(&text).context("a state")?.ply;
            if self.ledger.ply() <= shown {
                if behind {
                    self.arena.count.was_behind(began.elapsed());
                }
                return Ok(text);
            }
            behind = true;
            // Nodes hear of each other's moves a little later; one alone has no excuse.
            let left = HEARS.saturating_sub(began.elapsed());
            let next = if alone { None } else { timeout(left, next_state(live)).await.ok() };
            let Some(next) = next else {
                let what = format!("node {node} shows only ply {shown}; {}", self.stand());
                self.broken(self.ledger.ply(), what);
                self.ledger.saw(shown);
                return Ok(text);
            };
            text = next?;
        }
    }

    async fn act(
        &mut self,
        requests: &mut Connection,
        ply: u32,
        action: &str,
    ) -> anyhow::Result<()> {
        let path = self.path("/actions");
        self.ledger.send(ply, action);
        self.place().does(format!("waits for an answer, {}", self.stand()));
        let sent = Instant::now();
        let answer = requests.request("POST", &path, Some(&self.token), &act(ply, action)).await?;
        if answer.status == 409 && was_late(&answer.body) {
            self.ledger.refused();
            self.arena.count.refused.fetch_add(1, Relaxed);
            return Ok(());
        }
        let text = answer.ok(&format!("`{action}` at ply {ply}"))?;
        let accepted: Accepted = serde_json::from_str(&text).context("an accepted action")?;
        self.ledger.accepted(accepted.ply);
        self.arena.count.accepted.fetch_add(1, Relaxed);
        self.pulse().beat(sent);
        Ok(())
    }

    async fn check_log(&mut self, requests: &mut Connection) -> anyhow::Result<()> {
        if self.checked {
            return Ok(());
        }
        self.place().does(format!("reads the log, {}", self.stand()));
        let log = requests.get(&self.path("/log"), None).await?;
        let seed = self.look_at_table(requests).await?.seed;
        let logged = log.lines().find_map(|it| it.strip_prefix("seed "));
        if seed.is_none() || seed.as_deref() != logged {
            self.broken(self.ledger.ply(), format!("seed {seed:?}, but the log has {logged:?}"));
        }
        match self.ledger.check(&played_by(self.seat + 1, &log)) {
            Ok(in_flight) => {
                self.arena.count.kept.fetch_add(in_flight.kept, Relaxed);
                self.arena.count.lost.fetch_add(in_flight.lost, Relaxed);
            }
            Err(differs) => self.broken(differs.ply, differs.what),
        }
        self.arena.keep_log(&self.table, &log).context("can't keep a log")?;
        self.checked = true;
        Ok(())
    }

    /// All at the table get the same one, whenever they ask. Returns whether there is one.
    async fn rematch(&mut self, requests: &mut Connection) -> anyhow::Result<bool> {
        if !self.arena.goes_on(&self.table) {
            return Ok(false);
        }
        let text = requests.post(&self.path("/rematch"), Some(&self.token), "").await?;
        let Rematched { table } = serde_json::from_str(&text).context("a rematch")?;
        if let Some(first) = self.arena.rematch(&self.table, &table)
            && first != table
        {
            self.broken(self.ledger.ply(), format!("one rematch is {first}, another {table}"));
        }
        (self.table, self.ledger, self.checked) = (table, Ledger::default(), false);
        Ok(true)
    }

    fn path(&self, of: &str) -> String {
        format!("/api/v1/tables/{}{of}", self.table)
    }

    fn pulse(&self) -> &Pulse {
        &self.arena.tables[self.slot]
    }

    fn place(&self) -> &Place {
        &self.pulse().seats[self.seat]
    }

    fn stand(&self) -> String {
        self.ledger.last()
    }

    fn broken(&self, ply: u32, what: String) {
        let (table, seat) = (self.table.clone(), Some(self.seat + 1));
        self.arena.break_promise(Broken { table, seat, ply, what });
    }
}

/// Whether somebody else was first, because several were asked or at another node: the next
/// state says so.
fn was_late(body: &str) -> bool {
    #[derive(Deserialize)]
    struct Refusal {
        error: Reason,
    }
    #[derive(Deserialize)]
    struct Reason {
        code: String,
    }
    let late = ["stale", "not_your_turn", "over"];
    serde_json::from_str::<Refusal>(body).is_ok_and(|it| late.contains(&it.error.code.as_str()))
}

async fn next_state(live: &mut Live) -> anyhow::Result<String> {
    loop {
        let event = live.next().await?;
        if event.kind == "state" {
            return Ok(event.data);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_late_waits_and_others_complain() {
        assert!(was_late("{\"error\":{\"code\":\"stale\",\"message\":\"…\"},\"state\":{}}"));
        assert!(!was_late("{\"error\":{\"code\":\"not_started\"}}"));
        assert!(!was_late(""));
    }
}
