//! Who is at a table, and what of other nodes must not be missed: noted where the actor finds
//! it, so that it takes no place from what is asked.
//!
//! Who has a live stream open is *present*. Who looks or does anything, with a stream or
//! without, at this node or another, is *seen*: nobody takes their seat from them.
use crate::prefs::USUAL_PACE;
use game_core::{MAX_SEATS, Seat, SeatSet, Seats};
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{sync::Notify, time::Instant};

/// How long we believe what another node has said.
const BELIEVED: Duration = Duration::from_secs(50);

#[derive(Debug)]
pub(super) struct Presence {
    /// How many live streams are open here, for each seat and in all.
    seats: [AtomicU32; MAX_SEATS],
    streams: AtomicU32,
    known: Mutex<Known>,
    /// Who comes after so long is told to other nodes at once; who was here before, in time.
    tick: Duration,
    changed_elsewhere: AtomicBool,
    /// Whether other nodes are to hear at once who is here.
    untold: AtomicBool,
    /// Whether the table was used by more than a look at it.
    used: AtomicBool,
    wakes: Notify,
}

#[derive(Debug)]
struct Known {
    /// Who is at the table at other nodes, and since when we know it.
    elsewhere: BTreeMap<String, (SeatSet, Instant)>,
    /// When each seat's owner was last seen, here or elsewhere.
    seen: [Instant; MAX_SEATS],
    /// Who was seen here since other nodes were told.
    seen_here: SeatSet,
    /// Where whoever plays has last asked from; before that, who first asked.
    from: Option<IpAddr>,
    /// The pace each likes, in hundredths of the usual one.
    paces: [u32; MAX_SEATS],
}

impl Known {
    fn see(&mut self, seats: SeatSet) {
        seats.iter().for_each(|it| self.seen[it.index()] = Instant::now());
    }
}

impl Presence {
    /// Everybody counts as seen at first: nobody knows when they were here.
    pub(super) fn new(tick: Duration, from: Option<IpAddr>) -> Presence {
        let seen = [Instant::now(); MAX_SEATS];
        let paces = [USUAL_PACE; MAX_SEATS];
        let known =
            Known { elsewhere: BTreeMap::new(), seen, seen_here: SeatSet::EMPTY, from, paces };
        Presence {
            seats: Default::default(),
            streams: AtomicU32::default(),
            known: Mutex::new(known),
            tick,
            changed_elsewhere: AtomicBool::default(),
            untold: AtomicBool::default(),
            used: AtomicBool::default(),
            wakes: Notify::default(),
        }
    }

    /// Waits until there is something to look at.
    pub(super) async fn news(&self) {
        self.wakes.notified().await;
    }

    /// The seats whose owners have it open here.
    fn here(&self) -> SeatSet {
        let here = |it: &Seat| 0 < self.seats[it.index()].load(Relaxed);
        Seats::FOUR.iter().filter(here).collect()
    }

    /// The seats whose owners have it open, here or elsewhere.
    pub(super) fn anywhere(&self) -> SeatSet {
        let mut known = self.known();
        known.elsewhere.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        let elsewhere = known.elsewhere.values().flat_map(|it| it.0.iter());
        let anywhere = self.here().iter().chain(elsewhere).collect();
        known.see(anywhere);
        anywhere
    }

    /// How long a seat's owner hasn't been seen.
    pub(super) fn absent_for(&self, seat: Seat) -> Duration {
        self.known().seen[seat.index()].elapsed()
    }

    /// The slowest pace that those of these seats like who have it open here.
    pub(super) fn pace(&self, seats: SeatSet) -> u32 {
        let here = self.here();
        let known = self.known();
        let paces = seats.iter().filter(|it| here.contains(*it)).map(|it| known.paces[it.index()]);
        paces.max().unwrap_or(USUAL_PACE)
    }

    pub(super) fn set_pace(&self, seat: Seat, pace: u32) {
        self.known().paces[seat.index()] = pace;
    }

    /// Where the table was asked from.
    pub(super) fn from(&self) -> Option<IpAddr> {
        self.known().from
    }

    /// For other nodes: who has it open here, and who was seen since this was last asked.
    pub(super) fn told(&self) -> (SeatSet, SeatSet) {
        let seen = std::mem::replace(&mut self.known().seen_here, SeatSet::EMPTY);
        (self.here(), seen)
    }

    pub(super) fn streams(&self) -> u32 {
        self.streams.load(Relaxed)
    }

    /// Whether another node has changed something since this was last asked.
    pub(super) fn take_changed_elsewhere(&self) -> bool {
        self.changed_elsewhere.swap(false, Relaxed)
    }

    /// Whether other nodes are to hear at once who is here.
    pub(super) fn take_untold(&self) -> bool {
        self.untold.swap(false, Relaxed)
    }

    /// Whether the table was used since this was last asked, by more than a look at it.
    pub(super) fn take_used(&self) -> bool {
        self.used.swap(false, Relaxed)
    }

    pub(super) fn set_changed_elsewhere(&self) {
        self.changed_elsewhere.store(true, Relaxed);
        self.wake();
    }

    pub(super) fn set_elsewhere(&self, node: String, present: SeatSet, seen: SeatSet) {
        let mut known = self.known();
        let before = known.elsewhere.insert(node, (present, Instant::now()));
        // Who has just closed it there was there until now.
        let before = before.map_or(SeatSet::EMPTY, |it| it.0);
        known.see(present.iter().chain(seen.iter()).chain(before.iter()).collect());
        drop(known);
        self.wake();
    }

    /// Nobody knows whom other nodes have seen meanwhile: nobody counts as absent.
    pub(super) fn see_all(&self) {
        self.known().see(Seats::FOUR.all());
    }

    /// Somebody looks or does something, in a seat of theirs or in none.
    pub(super) fn note(&self, seat: Option<Seat>, from: Option<IpAddr>) {
        let mut known = self.known();
        let Some(seat) = seat else {
            known.from = known.from.or(from);
            return;
        };
        known.from = from.or(known.from);
        let was_absent = self.tick <= known.seen[seat.index()].elapsed();
        known.seen[seat.index()] = Instant::now();
        known.seen_here.insert(seat);
        drop(known);
        if was_absent {
            self.untold.store(true, Relaxed);
            self.wakes.notify_one();
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // Whole between any two statements.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self) {
        self.used.store(true, Relaxed);
        self.wakes.notify_one();
    }

    fn count(&self, seat: Option<Seat>, change: impl Fn(&AtomicU32)) {
        change(&self.streams);
        if let Some(seat) = seat {
            change(&self.seats[seat.index()]);
            self.known().see(SeatSet::one(seat));
            self.untold.store(true, Relaxed);
        }
        self.wake();
    }
}

/// How far apart onlookers are told of a change, and how late the last of a crowd at most.
const APART: Duration = Duration::from_micros(100);
const LATEST: Duration = Duration::from_millis(200);

/// Somebody looks on, as long as this is held.
pub(crate) struct Present {
    at: Arc<Presence>,
    seat: Option<Seat>,
    /// How many were there when they came.
    nth: u32,
}

impl Present {
    pub(super) fn new(at: Arc<Presence>, seat: Option<Seat>) -> Present {
        at.count(seat, |it| {
            it.fetch_add(1, Relaxed);
        });
        let nth = at.streams();
        Present { at, seat, nth }
    }

    /// How long they wait to be told of a change. Players are told at once: a crowd of onlookers
    /// must not delay their moves, and needs no more than the newest position.
    pub(crate) fn pause(&self) -> Duration {
        match self.seat {
            Some(_) => Duration::ZERO,
            None => (APART * (self.nth % self.at.streams().max(1))).min(LATEST),
        }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.at.count(self.seat, |it| {
            it.fetch_sub(1, Relaxed);
        });
    }
}
