//! Bots at tables: a few threads think, the others wait their turn.
//!
//! Bots for which somebody waits come first. Among those who are equal in that, addresses take
//! turns: who brings many bots slows down their own.
use crate::{clock, table::Thought};
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::sync::oneshot;

/// What a bot takes at most where no other waits.
pub(crate) const LONGEST: Duration = Duration::from_millis(980);
/// What is left to each where many wait.
const SHORTEST: Duration = Duration::from_millis(20);

/// For whom a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Errand {
    pub(crate) cause: Cause,
    /// Where it was asked for, as far as that is known.
    pub(crate) from: Option<IpAddr>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Somebody is at the table and waits for it.
    Person,
    /// A table at which nobody is.
    Table,
    /// A game that is over: nobody hurries because of it.
    Replay,
}

/// The threads that think for all tables.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    threads: usize,
    line: Arc<Mutex<Line>>,
    /// What was granted, and for whom.
    #[cfg(test)]
    pub(crate) granted: Arc<Mutex<Vec<(Errand, Duration)>>>,
}

/// Who thinks and who waits to.
#[derive(Debug, Default)]
struct Line {
    thinking: Vec<Errand>,
    /// In the order in which they came.
    waiting: Vec<Waiting>,
    /// Which turn each address had last, of those who think or wait.
    served: BTreeMap<Option<IpAddr>, u64>,
    turns: u64,
}

#[derive(Debug)]
struct Waiting {
    errand: Errand,
    turn: oneshot::Sender<Turn>,
}

/// The right to think on one of the threads, as long as it is held.
#[derive(Debug)]
pub(crate) struct Turn {
    pool: BotPool,
    errand: Errand,
    most: Duration,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool {
            threads: threads.max(1),
            line: Arc::default(),
            #[cfg(test)]
            granted: Arc::default(),
        }
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        // Whole between any two statements.
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. The more wait, the less each may take: nobody waits long for a bot.
    pub(crate) async fn turn(&self, errand: Errand) -> Option<Turn> {
        let (turn, comes) = oneshot::channel();
        self.line().waiting.push(Waiting { errand, turn });
        self.give_turns();
        comes.await.ok()
    }

    /// Thinks when its turn comes.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: Thought<T>,
    ) -> Option<T> {
        self.turn(errand).await?.think(thought).await
    }

    /// Thinks about a game that is over. It waits its turn like the others, but doesn't hurry
    /// them.
    pub(crate) async fn ponder<T: Send + 'static>(
        &self,
        from: IpAddr,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let turn = self.turn(Errand { cause: Cause::Replay, from: Some(from) }).await;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            thought()
        });
        done.await.ok().flatten()
    }

    fn give_turns(&self) {
        loop {
            let mut line = self.line();
            let Some(next) = line.next(self.threads) else { return };
            let most = line.share(next.errand, self.threads);
            line.begin(next.errand);
            drop(line);
            #[cfg(test)]
            self.granted.lock().expect("no test breaks it").push((next.errand, most));
            // Who no longer waits gives it back.
            let _ = next.turn.send(Turn { pool: self.clone(), errand: next.errand, most });
        }
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Bots that think or wait to.
    pub(crate) fn busy(&self) -> usize {
        let line = self.line();
        line.thinking.len() + line.waiting.len()
    }
}

impl Line {
    /// Whoever is next, if a thread is free: who is waited for, then from where fewest think,
    /// then from where it is longest ago.
    fn next(&mut self, threads: usize) -> Option<Waiting> {
        if threads <= self.thinking.len() {
            return None;
        }
        let rank = |it: &Waiting| {
            let from = it.errand.from;
            let thinking = self.thinking.iter().filter(|it| it.from == from).count();
            (it.errand.cause != Cause::Person, thinking, self.served.get(&from).copied())
        };
        let (nth, _) = self.waiting.iter().enumerate().min_by_key(|it| rank(it.1))?;
        Some(self.waiting.remove(nth))
    }

    /// How long one that is about to think may take. Of each other address as many come before
    /// it as there are of its own; who isn't waited for comes after those who are.
    fn share(&self, errand: Errand, threads: usize) -> Duration {
        let waiting = self.waiting.iter().map(|it| it.errand);
        let others = self.thinking.iter().copied().chain(waiting).filter(|it| match it.cause {
            Cause::Person => true,
            Cause::Table => errand.cause != Cause::Person,
            Cause::Replay => false,
        });
        let mut bots = BTreeMap::from([(errand.from, 1_usize)]);
        others.for_each(|it| *bots.entry(it.from).or_default() += 1);
        let own = bots[&errand.from];
        let before: usize = bots.values().map(|it| own.min(*it)).sum();
        let rounds = before.div_ceil(threads);
        (LONGEST / rounds as u32).max(SHORTEST)
    }

    fn begin(&mut self, errand: Errand) {
        self.turns += 1;
        self.served.insert(errand.from, self.turns);
        self.thinking.push(errand);
    }

    fn end(&mut self, errand: Errand) {
        if let Some(nth) = self.thinking.iter().position(|it| *it == errand) {
            self.thinking.swap_remove(nth);
        }
        let mut there = self.thinking.iter().chain(self.waiting.iter().map(|it| &it.errand));
        if !there.any(|it| it.from == errand.from) {
            self.served.remove(&errand.from);
        }
    }
}

impl Turn {
    /// How long it may take.
    pub(crate) fn most(&self) -> Duration {
        self.most
    }

    /// The same, but no longer than this.
    pub(crate) fn within(mut self, most: Duration) -> Turn {
        self.most = self.most.min(most);
        self
    }

    pub(crate) async fn think<T: Send + 'static>(self, thought: Thought<T>) -> Option<T> {
        let began = clock::now();
        // Held until the work is done, whoever still waits for it.
        let done = tokio::task::spawn_blocking(move || {
            let turn = self;
            thought(turn.most)
        });
        let done = done.await;
        metrics::histogram!("felucca_bot_seconds").record(began.elapsed().as_secs_f64());
        done.ok().flatten()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.pool.line().end(self.errand);
        self.pool.give_turns();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand(cause: Cause, host: u8) -> Errand {
        Errand { cause, from: Some(IpAddr::from([192, 0, 2, host])) }
    }

    /// A line in which these wait, and nobody thinks yet.
    fn line(waiting: &[(Errand, usize)]) -> Line {
        let mut line = Line::default();
        for (errand, count) in waiting {
            for _ in 0..*count {
                let turn = oneshot::channel().0;
                line.waiting.push(Waiting { errand: *errand, turn });
            }
        }
        line
    }

    /// Who thinks next, and how long, one after another on one thread.
    fn turns(line: &mut Line) -> Vec<(Errand, Duration)> {
        let mut turns = Vec::new();
        while let Some(next) = line.next(1) {
            let most = line.share(next.errand, 1);
            line.begin(next.errand);
            line.end(next.errand);
            turns.push((next.errand, most));
        }
        turns
    }

    #[test]
    fn who_is_waited_for_comes_first_and_thinks_as_if_alone() {
        let (person, crowd) = (errand(Cause::Person, 1), errand(Cause::Table, 66));
        let turns = turns(&mut line(&[(crowd, 400), (person, 1)]));
        assert_eq!(turns[0], (person, LONGEST));
        assert!(turns[1..].iter().all(|it| it.0 == crowd) && turns[1].1 == SHORTEST);
    }

    #[test]
    fn addresses_take_turns_and_hurry_for_their_own_alone() {
        let (one, other, crowd) =
            (errand(Cause::Person, 1), errand(Cause::Person, 2), errand(Cause::Person, 66));
        let turns = turns(&mut line(&[(crowd, 300), (one, 1), (other, 2)]));
        let first: Vec<Errand> = turns[..5].iter().map(|it| it.0).collect();
        assert_eq!(first, [crowd, one, other, crowd, other]);
        assert_eq!(turns[0].1, SHORTEST);
        assert_eq!(turns[1].1, LONGEST / 3, "one of each address comes before the second of any");
    }

    #[test]
    fn where_few_wait_each_takes_its_part() {
        let one = errand(Cause::Table, 1);
        for (count, threads, rounds) in [(1, 1, 1), (3, 1, 3), (3, 2, 2), (4, 2, 2), (2, 4, 1)] {
            let mut line = line(&[(one, count)]);
            let next = line.next(threads).unwrap();
            assert_eq!(line.share(next.errand, threads), LONGEST / rounds, "{count}");
        }
    }

    #[test]
    fn nobody_hurries_because_of_a_game_that_is_over() {
        let (table, replay) = (errand(Cause::Table, 1), errand(Cause::Replay, 2));
        let turns = turns(&mut line(&[(table, 1), (replay, 9)]));
        assert_eq!(turns[0], (table, LONGEST));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_no_longer_waits_is_passed_over() {
        let pool = BotPool::new(1);
        let first = pool.turn(errand(Cause::Table, 1)).await.unwrap();
        let gone =
            tokio::time::timeout(Duration::from_millis(10), pool.turn(errand(Cause::Table, 2)));
        assert!(gone.await.is_err(), "the only thread is taken");
        let waits = tokio::spawn({
            let pool = pool.clone();
            async move { pool.turn(errand(Cause::Table, 3)).await.map(|it| it.errand) }
        });
        drop(first);
        assert_eq!(waits.await.unwrap(), Some(errand(Cause::Table, 3)));
        assert_eq!(pool.busy(), 0);
    }
}
