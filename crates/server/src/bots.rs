//! Bots at tables: a few threads think, the others wait their turn.
use crate::{clock, table::Thought};
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::sync::Semaphore;

/// The longest a bot may think if no other is waiting.
const LONGEST: Duration = Duration::from_millis(980);
/// What each gets when many are waiting.
const SHORTEST: Duration = Duration::from_millis(20);

/// The threads that think for all tables.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    permits: Arc<Semaphore>,
    threads: usize,
    /// Bots that are thinking or waiting to.
    busy: Arc<AtomicUsize>,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        let threads = threads.max(1);
        BotPool { permits: Arc::new(Semaphore::new(threads)), threads, busy: Arc::default() }
    }

    /// Thinks when its turn comes. The more bots are waiting, the less time each gets: nobody
    /// waits long for a bot.
    pub(crate) async fn think<T: Send + 'static>(&self, thought: Thought<T>) -> Option<T> {
        self.busy.fetch_add(1, Ordering::Relaxed);
        let permit = self.permits.clone().acquire_owned().await;
        let rounds = self.busy.load(Ordering::Relaxed).div_ceil(self.threads).max(1);
        let most = (LONGEST / rounds as u32).max(SHORTEST);
        let began = clock::now();
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if nobody is waiting for it any more.
            let _permit = permit;
            thought(most)
        })
        .await;
        self.busy.fetch_sub(1, Ordering::Relaxed);
        metrics::histogram!("felucca_bot_seconds").record(began.elapsed().as_secs_f64());
        done.ok().flatten()
    }

    /// Thinks about a game that is over. It waits its turn like the others, but doesn't hurry
    /// them.
    pub(crate) async fn ponder<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = self.permits.clone().acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            thought()
        });
        done.await.ok().flatten()
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    pub(crate) fn busy(&self) -> usize {
        self.busy.load(Ordering::Relaxed)
    }
}
