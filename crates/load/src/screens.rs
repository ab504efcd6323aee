//! When a move is on every screen of its table.
//!
//! Everybody counts what they have seen by a ply of their own, so a move has a different number
//! for each of them, and none for those who see nothing of it. We take a move to be the first
//! news that a viewer hears after it was sent. A viewer who has heard nothing before the next
//! one is sent stops waiting for it; how often that happened is counted.
use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

/// All who look at one table, and the moves they wait for.
#[derive(Debug)]
pub(crate) struct Screens(Mutex<State>);

#[derive(Debug)]
struct State {
    /// The game they are at: they go on to the next one by one.
    table: String,
    viewers: Vec<Viewer>,
    moves: Vec<Move>,
    sent: u64,
    done: Measured,
}

/// What was measured, in microseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measured {
    pub(crate) times: Vec<u32>,
    /// How often a move was overtaken by the next one before somebody heard of it.
    pub(crate) unheard: u64,
}

#[derive(Clone, Debug, Default)]
struct Viewer {
    /// The newest ply they have heard of.
    known: u32,
    /// The move that is the next thing to be heard.
    next: Option<u64>,
    /// Moves that were heard of, and the ply that shows them.
    coming: Vec<(u64, u32)>,
}

#[derive(Debug)]
struct Move {
    number: u64,
    sent: Instant,
    waiting: usize,
    counts: bool,
}

impl Screens {
    pub(crate) fn new(table: &str, viewers: usize) -> Screens {
        Screens(Mutex::new(State {
            table: table.to_owned(),
            viewers: vec![Viewer::default(); viewers],
            moves: Vec::new(),
            sent: 0,
            done: Measured::default(),
        }))
    }

    /// Somebody opens the table of this game.
    pub(crate) fn come(&self, viewer: usize, table: &str, ply: u32) {
        let mut state = self.state();
        if state.table != table {
            table.clone_into(&mut state.table);
            state.moves.clear();
            state.viewers.fill(Viewer::default());
        }
        state.hear(viewer, ply);
        state.show(viewer, ply, Instant::now());
    }

    /// A move is sent. Its number, and whether to measure it, are kept.
    pub(crate) fn send(&self, now: Instant, counts: bool) -> u64 {
        let state = &mut *self.state();
        state.sent += 1;
        let number = state.sent;
        let mut unheard = Vec::new();
        for viewer in &mut state.viewers {
            unheard.extend(viewer.next.replace(number));
        }
        state.done.unheard += if counts { unheard.len() as u64 } else { 0 };
        unheard.into_iter().for_each(|it| state.arrive(it, None));
        state.moves.push(Move { number, sent: now, waiting: state.viewers.len(), counts });
        number
    }

    /// It wasn't accepted.
    pub(crate) fn withdraw(&self, number: u64) {
        let mut state = self.state();
        state.moves.retain(|it| it.number != number);
        for viewer in &mut state.viewers {
            viewer.next = viewer.next.filter(|it| *it != number);
            viewer.coming.retain(|it| it.0 != number);
        }
    }

    /// There is something new for this viewer of this game, which isn't on their screen yet.
    #[cfg(test)]
    fn hear(&self, viewer: usize, table: &str, ply: u32) {
        let mut state = self.state();
        if state.table == table {
            state.hear(viewer, ply);
        }
    }

    /// Their screen shows it.
    pub(crate) fn show(&self, viewer: usize, table: &str, ply: u32, now: Instant) {
        let mut state = self.state();
        if state.table == table {
            state.hear(viewer, ply);
            state.show(viewer, ply, now);
        }
    }

    pub(crate) fn measured(&self) -> Measured {
        self.state().done.clone()
    }

    /// What it guards is consistent between any two statements.
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn hear(&mut self, viewer: usize, ply: u32) {
        let viewer = &mut self.viewers[viewer];
        if viewer.known < ply {
            viewer.known = ply;
            viewer.coming.extend(viewer.next.take().map(|it| (it, ply)));
        }
    }

    fn show(&mut self, viewer: usize, ply: u32, now: Instant) {
        let coming = &mut self.viewers[viewer].coming;
        let (there, rest) = std::mem::take(coming).into_iter().partition(|it| it.1 <= ply);
        *coming = rest;
        let there: Vec<(u64, u32)> = there;
        there.into_iter().for_each(|it| self.arrive(it.0, Some(now)));
    }

    /// One viewer less waits for a move; the last one, at this moment.
    fn arrive(&mut self, number: u64, now: Option<Instant>) {
        let Some(at) = self.moves.iter().position(|it| it.number == number) else { return };
        let it = &mut self.moves[at];
        it.waiting -= 1;
        if it.waiting == 0 {
            let Move { sent, counts, .. } = self.moves.swap_remove(at);
            if let Some(now) = now.filter(|_| counts) {
                self.done.times.push((now - sent).as_micros() as u32);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const TABLE: &str = "a";

    fn three() -> (Screens, impl Fn(u64) -> Instant) {
        let (screens, began) = (Screens::new(TABLE, 3), Instant::now());
        (0..3).for_each(|it| screens.come(it, TABLE, 5));
        (screens, move |it| began + Duration::from_micros(it))
    }

    #[test]
    fn a_move_is_there_when_the_last_one_shows_it() {
        let (screens, at) = three();
        screens.send(at(0), true);
        screens.show(0, TABLE, 6, at(10));
        screens.hear(1, TABLE, 6);
        screens.hear(2, TABLE, 8);
        screens.show(1, TABLE, 6, at(20));
        screens.show(2, TABLE, 7, at(30));
        assert!(screens.measured().times.is_empty(), "the last page was older than its news");
        screens.show(2, TABLE, 8, at(40));
        assert_eq!(screens.measured().times, [40]);
    }

    #[test]
    fn who_sees_nothing_of_a_move_doesnt_wait_for_it() {
        let (screens, at) = three();
        screens.send(at(0), true);
        screens.show(0, TABLE, 6, at(10));
        screens.show(1, TABLE, 6, at(20));
        screens.send(at(100), true);
        let measured = screens.measured();
        assert_eq!((measured.times.len(), measured.unheard), (0, 1));
        (0..3).for_each(|it| screens.show(it, TABLE, 7, at(150)));
        assert_eq!(screens.measured().times, [50]);
    }

    #[test]
    fn a_move_that_was_heard_of_may_be_overtaken() {
        let (screens, at) = three();
        screens.send(at(0), true);
        (0..3).for_each(|it| screens.hear(it, TABLE, 6));
        (0..2).for_each(|it| screens.show(it, TABLE, 6, at(10)));
        screens.send(at(20), true);
        (0..3).for_each(|it| screens.show(it, TABLE, 7, at(50)));
        let measured = screens.measured();
        assert_eq!((measured.times, measured.unheard), (vec![50, 30], 0));
    }

    #[test]
    fn what_is_refused_or_of_another_game_doesnt_count() {
        let (screens, at) = three();
        let number = screens.send(at(0), true);
        screens.withdraw(number);
        (0..3).for_each(|it| screens.show(it, TABLE, 6, at(10)));
        screens.send(at(20), false);
        (0..3).for_each(|it| screens.show(it, TABLE, 7, at(30)));
        screens.send(at(40), true);
        screens.come(0, "b", 1);
        (0..3).for_each(|it| screens.show(it, TABLE, 8, at(50)));
        assert!(screens.measured().times.is_empty());
    }
}
