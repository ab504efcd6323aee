//! Who is at a table, and news from other nodes that must not be missed: noted where the actor
//! finds it, so that it takes no room from requests.
use game_core::{MAX_SEATS, Seat, SeatSet, Seats};
use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};
use tokio::{sync::Notify, time::Instant};

/// How long we believe what another node has said.
const BELIEVED: Duration = Duration::from_secs(50);

#[derive(Debug, Default)]
pub(super) struct Presence {
    /// How many live streams are open here, for each seat and in all.
    seats: [AtomicU32; MAX_SEATS],
    streams: AtomicU32,
    /// Who is at the table at other nodes, and since when we know it.
    elsewhere: Mutex<BTreeMap<String, (SeatSet, Instant)>>,
    changed_elsewhere: AtomicBool,
    /// Whether a seat's owner has come or gone here since the actor last looked.
    moved_here: AtomicBool,
    wakes: Notify,
}

impl Presence {
    /// Waits until there is something to look at.
    pub(super) async fn news(&self) {
        self.wakes.notified().await;
    }

    /// The seats whose owners are here.
    pub(super) fn here(&self) -> SeatSet {
        let here = |it: &Seat| 0 < self.seats[it.index()].load(Relaxed);
        Seats::FOUR.iter().filter(here).collect()
    }

    /// The seats whose owners are here or elsewhere.
    pub(super) fn anywhere(&self) -> SeatSet {
        let mut elsewhere = self.elsewhere();
        elsewhere.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        let elsewhere = elsewhere.values().flat_map(|it| it.0.iter());
        self.here().iter().chain(elsewhere).collect()
    }

    pub(super) fn streams(&self) -> u32 {
        self.streams.load(Relaxed)
    }

    /// Whether another node has changed something since this was last asked.
    pub(super) fn take_changed_elsewhere(&self) -> bool {
        self.changed_elsewhere.swap(false, Relaxed)
    }

    /// Whether somebody has come or gone here since this was last asked.
    pub(super) fn take_moved_here(&self) -> bool {
        self.moved_here.swap(false, Relaxed)
    }

    pub(super) fn set_changed_elsewhere(&self) {
        self.changed_elsewhere.store(true, Relaxed);
        self.wakes.notify_one();
    }

    pub(super) fn set_elsewhere(&self, node: String, seats: SeatSet) {
        self.elsewhere().insert(node, (seats, Instant::now()));
        self.wakes.notify_one();
    }

    fn elsewhere(&self) -> MutexGuard<'_, BTreeMap<String, (SeatSet, Instant)>> {
        // Whole between any two statements.
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, seat: Option<Seat>, change: impl Fn(&AtomicU32)) {
        change(&self.streams);
        if let Some(seat) = seat {
            change(&self.seats[seat.index()]);
            self.moved_here.store(true, Relaxed);
        }
        self.wakes.notify_one();
    }
}

/// Somebody is watching for as long as this is held.
pub(crate) struct Present {
    at: Arc<Presence>,
    seat: Option<Seat>,
}

impl Present {
    pub(super) fn new(at: Arc<Presence>, seat: Option<Seat>) -> Present {
        at.count(seat, |it| {
            it.fetch_add(1, Relaxed);
        });
        Present { at, seat }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.at.count(self.seat, |it| {
            it.fetch_sub(1, Relaxed);
        });
    }
}
