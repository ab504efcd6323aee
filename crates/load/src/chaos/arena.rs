//! What all players of a run share: how far they are, and what went wrong.
use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::PathBuf,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};
use tokio::sync::RwLock;

/// Broken promises that are kept in words; the rest is counted.
const TOLD: usize = 50;

#[derive(Debug)]
pub(crate) struct Arena {
    pub(crate) tables: Vec<Pulse>,
    /// Where the logs of ended games are kept until they are checked.
    logs: PathBuf,
    games: Mutex<BTreeMap<String, Game>>,
    ending: AtomicBool,
    /// When each backup was begun from which was restored.
    restored: Mutex<Vec<Instant>>,
    /// Held by whoever ends a game and begins another; nobody does while a backup is made, so
    /// that every game of now is in it.
    pub(crate) between_games: RwLock<()>,
    broken: Mutex<Vec<Broken>>,
    pub(crate) count: Counts,
}

#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) accepted: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) kept: AtomicU64,
    pub(crate) lost: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) broken: AtomicU64,
    /// The longest time that another node showed less than was accepted, in microseconds.
    pub(crate) behind: AtomicU64,
}

/// A promise that the server didn't keep.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) table: String,
    /// From 1; none if it is the whole table's.
    pub(crate) seat: Option<usize>,
    pub(crate) ply: u32,
    pub(crate) what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.table)?;
        if let Some(seat) = self.seat {
            write!(f, " seat {seat} ply {}", self.ply)?;
        }
        write!(f, ": {}", self.what)
    }
}

/// What those at a table agree on.
#[derive(Debug)]
struct Game {
    seed_hash: String,
    logged: bool,
    /// Whether another one follows, as the first to end it found.
    goes_on: Option<bool>,
    rematch: Option<String>,
}

impl Arena {
    pub(crate) fn new(tables: usize, seats: usize, logs: PathBuf) -> Arena {
        Arena {
            tables: (0..tables).map(|_| Pulse::new(seats)).collect(),
            logs,
            games: Mutex::default(),
            ending: AtomicBool::new(false),
            restored: Mutex::default(),
            between_games: RwLock::default(),
            broken: Mutex::default(),
            count: Counts::default(),
        }
    }

    fn games(&self) -> MutexGuard<'_, BTreeMap<String, Game>> {
        locked(&self.games)
    }

    pub(crate) fn break_promise(&self, broken: Broken) {
        self.count.broken.fetch_add(1, Relaxed);
        let mut all = locked(&self.broken);
        if all.len() < TOLD {
            all.push(broken);
        }
    }

    pub(crate) fn broken(&self) -> Vec<String> {
        locked(&self.broken).iter().map(ToString::to_string).collect()
    }

    /// No game is begun from now on.
    pub(crate) fn end(&self) {
        self.ending.store(true, Relaxed);
    }

    /// From now on all games are as a backup has them that was begun then.
    pub(crate) fn restore(&self, begun: Instant) {
        locked(&self.restored).push(begun);
    }

    /// When the backups were begun that were restored after the first so many.
    pub(crate) fn restored(&self, after: usize) -> Vec<Instant> {
        locked(&self.restored)[after..].to_vec()
    }

    /// Keeps the promise about a game's luck that was seen first, and returns it.
    pub(crate) fn promised(&self, table: &str, seed_hash: &str) -> String {
        let game = || Game {
            seed_hash: seed_hash.to_owned(),
            logged: false,
            goes_on: None,
            rematch: None,
        };
        self.games().entry(table.to_owned()).or_insert_with(game).seed_hash.clone()
    }

    /// Keeps a log to be checked, once for all seats.
    pub(crate) fn keep_log(&self, table: &str, log: &str) -> io::Result<()> {
        if let Some(game) = self.games().get_mut(table)
            && !std::mem::replace(&mut game.logged, true)
        {
            self.count.games.fetch_add(1, Relaxed);
            return fs::write(self.logs.join(format!("{table}.log")), log);
        }
        Ok(())
    }

    /// Whether those at this table play another game: all of them, or none.
    pub(crate) fn goes_on(&self, table: &str) -> bool {
        let goes_on = !self.ending.load(Relaxed);
        let mut games = self.games();
        games.get_mut(table).is_some_and(|it| *it.goes_on.get_or_insert(goes_on))
    }

    /// The rematch that the first of them was told about.
    pub(crate) fn rematch(&self, table: &str, next: &str) -> Option<String> {
        let mut games = self.games();
        Some(games.get_mut(table)?.rematch.get_or_insert_with(|| next.to_owned()).clone())
    }
}

/// Whether a table goes on.
#[derive(Debug)]
pub(crate) struct Pulse {
    /// The name of the present one.
    table: Mutex<String>,
    /// When it was last asked for a sign of life, and when that came.
    beat: Mutex<(Option<Instant>, Option<Instant>)>,
    pub(crate) seats: Vec<Place>,
}

/// Where somebody is, to help find a fault.
#[derive(Debug, Default)]
pub(crate) struct Place {
    pub(crate) node: AtomicUsize,
    pub(crate) doing: Mutex<String>,
}

impl Pulse {
    fn new(seats: usize) -> Pulse {
        let seats = (0..seats).map(|_| Place::default()).collect();
        Pulse { table: Mutex::default(), beat: Mutex::new((None, None)), seats }
    }

    pub(crate) fn is_of(&self, table: &str) {
        table.clone_into(&mut locked(&self.table));
    }

    pub(crate) fn table(&self) -> String {
        locked(&self.table).clone()
    }

    /// Only what is sent from now on is a sign of life.
    pub(crate) fn feel(&self, now: Instant) {
        *locked(&self.beat) = (Some(now), None);
    }

    /// An action that was sent then has just been accepted.
    pub(crate) fn beat(&self, sent: Instant) {
        let mut beat = locked(&self.beat);
        if beat.0.is_some_and(|it| it <= sent) && beat.1.is_none() {
            beat.1 = Some(Instant::now());
        }
    }

    pub(crate) fn felt(&self) -> Option<Instant> {
        locked(&self.beat).1
    }

    pub(crate) fn is_at(&self, node: usize) -> bool {
        self.seats.iter().any(|it| it.node.load(Relaxed) == node)
    }

    pub(crate) fn describe(&self) -> String {
        let place = |(nth, it): (usize, &Place)| {
            let (seat, node) = (nth + 1, it.node.load(Relaxed));
            format!("seat {seat} at node {node}: {}", locked(&it.doing))
        };
        self.seats.iter().enumerate().map(place).collect::<Vec<_>>().join("; ")
    }
}

impl Place {
    pub(crate) fn does(&self, what: String) {
        *locked(&self.doing) = what;
    }
}

impl Counts {
    pub(crate) fn was_behind(&self, time: Duration) {
        self.behind.fetch_max(time.as_micros() as u64, Relaxed);
    }
}

/// What it guards is consistent between any two statements.
fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}
