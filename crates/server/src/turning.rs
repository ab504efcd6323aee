//! The turning points of a finished game: where somebody gave away much of their chance to win.
//!
//! For every decision of the log, the strongest bot judges its own choice and the one that was
//! made, with what the seat knew then. One game is analysed at a time; the result is kept for
//! a while.
mod decisions;

use crate::{bots::BotPool, limits::whole_network};
use decisions::{Decision, Judged, decisions};
use futures_util::{StreamExt as _, stream};
use game_core::Seat;
use sha2::{Digest as _, Sha256};
use std::{
    cmp::Ordering,
    collections::VecDeque,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

/// Logs whose turning points are kept.
const KEPT: usize = 64;

/// Games that may wait to be analysed.
const LINE: usize = 8;

/// Turning points of a game.
const MOST: usize = 3;

/// Decisions that are judged a second time because they seem to be the largest losses: among
/// many estimates, the largest owe something to chance.
const AGAIN: usize = 6;

/// A smaller loss can't be told from chance.
const LEAST: f64 = 0.03;

/// Shares of the strongest bot's thinking at a table, for the first time and the second.
const QUICK: u32 = 8;
const THOROUGH: u32 = 4;

/// A costly decision.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurningPoint {
    /// The moment of the replay before it.
    pub(crate) at: usize,
    pub(crate) seat: Seat,
    /// What was done, and what the strongest bot would have done, in notation.
    pub(crate) made: String,
    pub(crate) best: String,
    /// The chances to win with the one and with the other.
    pub(crate) win: f64,
    pub(crate) better: f64,
}

/// How far it has come.
#[derive(Clone, Debug)]
pub(crate) enum Standing {
    Thinking {
        done: usize,
        all: usize,
    },
    /// Another game comes first.
    Waiting,
    /// Too many games wait.
    Full,
    /// In the order of the game.
    Found(Arc<[TurningPoint]>),
    /// The game isn't over: nobody gets help while it is played.
    Unfinished,
}

#[derive(Clone)]
pub(crate) struct TurningPoints {
    bots: BotPool,
    /// How long a whole game may take.
    longest: Duration,
    games: Arc<Mutex<Games>>,
}

#[derive(Default)]
struct Games {
    known: VecDeque<(Name, Arc<[TurningPoint]>)>,
    /// The first one is being analysed.
    line: VecDeque<Job>,
}

/// The hash of a log.
type Name = [u8; 32];

#[derive(Clone)]
struct Job {
    name: Name,
    from: IpAddr,
    decisions: Arc<Vec<Decision>>,
    done: Arc<AtomicUsize>,
}

impl Job {
    /// Some decisions are judged twice.
    fn all(&self) -> usize {
        self.decisions.len() + self.decisions.len().min(AGAIN)
    }

    fn standing(&self, nth: usize) -> Standing {
        match nth {
            0 => Standing::Thinking { done: self.done.load(Relaxed), all: self.all() },
            _ => Standing::Waiting,
        }
    }
}

impl TurningPoints {
    pub(crate) fn new(bots: BotPool, longest: Duration) -> TurningPoints {
        TurningPoints { bots, longest, games: Arc::default() }
    }

    fn games(&self) -> MutexGuard<'_, Games> {
        // Whole between any two statements.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far this log is. The first question starts the analysis; later ones see its progress.
    pub(crate) fn of(&self, log: &str, from: IpAddr) -> Standing {
        let (name, from) = (Name::from(Sha256::digest(log)), whole_network(from));
        if let Some(standing) = self.games().find(&name, from) {
            return standing;
        }
        let Some(decisions) = decisions(log) else { return Standing::Unfinished };
        let job = Job { name, from, decisions: Arc::new(decisions), done: Arc::default() };
        let mut games = self.games();
        // Somebody else may have asked in the meantime.
        if let Some(standing) = games.find(&name, from) {
            return standing;
        }
        games.line.push_back(job.clone());
        if games.line.len() == 1 {
            tokio::spawn(self.clone().work());
        }
        job.standing(games.line.len() - 1)
    }

    /// Analyses all games that are waiting.
    async fn work(self) {
        loop {
            let first = self.games().line.front().cloned();
            let Some(job) = first else { return };
            let points: Arc<[TurningPoint]> = self.think(&job).await.into();
            let mut games = self.games();
            games.line.pop_front();
            games.known.push_back((job.name, points));
            if KEPT < games.known.len() {
                games.known.pop_front();
            }
            if games.line.is_empty() {
                return;
            }
        }
    }

    async fn think(&self, job: &Job) -> Vec<TurningPoint> {
        let all = (0..job.decisions.len()).collect();
        let mut losses = self.judge(job, all, QUICK).await;
        losses.sort_by(|a, b| b.1.loss().total_cmp(&a.1.loss()));
        let again = losses.iter().take(AGAIN).filter(|it| 0.0 < it.1.loss());
        let again = again.map(|it| it.0).collect();
        let mut losses = self.judge(job, again, THOROUGH).await;
        losses.retain(|it| LEAST <= it.1.loss());
        losses.sort_by(|a, b| b.1.loss().total_cmp(&a.1.loss()).then(a.0.cmp(&b.0)));
        losses.truncate(MOST);
        losses.sort_by_key(|it| it.0);
        let point = |(nth, judged): (usize, Judged)| job.decisions[nth].point(judged);
        losses.into_iter().map(point).collect()
    }

    /// What these decisions cost. They take turns with the bots of all tables.
    async fn judge(&self, job: &Job, which: Vec<usize>, part: u32) -> Vec<(usize, Judged)> {
        let threads = self.bots.threads();
        let decisions = job.all() as u32;
        let most = self.longest * threads as u32 / decisions.max(1) * (QUICK / part);
        let judged = which.into_iter().map(|nth| async move {
            let judge = job.decisions[nth].judge.clone();
            let judged = self.bots.ponder(job.from, move || judge(part, most)).await;
            job.done.fetch_add(1, Relaxed);
            judged.map(|it| (nth, it))
        });
        let judged = stream::iter(judged).buffer_unordered(threads);
        judged.filter_map(std::future::ready).collect().await
    }
}

impl Games {
    /// How far a log is that is known or waiting, or that can't wait.
    fn find(&self, name: &Name, from: IpAddr) -> Option<Standing> {
        if let Some((_, points)) = self.known.iter().find(|it| it.0 == *name) {
            return Some(Standing::Found(points.clone()));
        }
        if let Some(nth) = self.line.iter().position(|it| it.name == *name) {
            return Some(self.line[nth].standing(nth));
        }
        // One game per caller; the page asks again by itself.
        if self.line.iter().any(|it| it.from == from) {
            return Some(Standing::Waiting);
        }
        match self.line.len().cmp(&LINE) {
            Ordering::Less => None,
            Ordering::Equal | Ordering::Greater => Some(Standing::Full),
        }
    }
}
