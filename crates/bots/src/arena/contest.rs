//! Games between entrants, each deal in all rotations of the seats.
use super::Player;
use crate::{Clock, Guide, OptionsOf};
use game_core::{Game, Nobody, Outcome, Seats, Seed, Turn};
use rayon::prelude::*;
use std::{
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

/// Who meets whom, and how.
#[derive(Debug)]
pub struct Contest<K: Guide> {
    pub seats: Seats,
    pub options: OptionsOf<K>,
    /// All deals and all choices follow from it.
    pub seed: u64,
    pub players: Vec<Player<K>>,
    /// For each way to meet, the players by number, one for each seat. Every deal is
    /// played by each line-up in all its rotations.
    pub line_ups: Vec<Vec<usize>>,
}

/// One game: who sat where, and how it ended.
#[derive(Clone, Debug)]
pub struct Record {
    /// The players by number, from seat 1 on.
    pub seated: Vec<usize>,
    pub outcome: Outcome,
}

/// More would make thousands of line-ups.
pub const MOST_ENTRANTS: usize = 12;

/// Every choice of as many of `count` entrants as there are seats; if they are
/// fewer, the last one takes the seats left. None if there are none, or far too many.
pub fn line_ups(count: usize, seats: Seats) -> Option<Vec<Vec<usize>>> {
    let seats = seats.count();
    if !(1..=MOST_ENTRANTS).contains(&count) {
        return None;
    }
    if count <= seats {
        return Some(vec![(0..seats).map(|it| it.min(count - 1)).collect()]);
    }
    let chosen = |set: &u32| set.count_ones() as usize == seats;
    let members = |set: u32| (0..count).filter(|it| set >> it & 1 == 1).collect();
    Some((0..1u32 << count).filter(chosen).map(members).collect())
}

impl<K: Guide> Contest<K> {
    /// Games for each deal.
    pub fn games_a_deal(&self) -> u64 {
        (self.line_ups.len() * self.seats.count()) as u64
    }

    /// Plays these deals on all cores; `done` hears of each game. Once `stop` is
    /// set, unfinished deals are dropped: a deal counts whole or not at all.
    pub fn play(
        &self,
        deals: Range<u64>,
        clock: &dyn Clock,
        stop: &AtomicBool,
        done: &(dyn Fn() + Sync),
    ) -> Vec<Vec<Record>> {
        let played = |deal| self.deal(deal, clock, stop, done);
        deals.into_par_iter().filter_map(played).collect()
    }

    fn deal(
        &self,
        deal: u64,
        clock: &dyn Clock,
        stop: &AtomicBool,
        done: &(dyn Fn() + Sync),
    ) -> Option<Vec<Record>> {
        let seats = self.seats.count();
        let mut records = Vec::new();
        for line_up in &self.line_ups {
            for turned in 0..seats {
                let seated: Vec<usize> =
                    (0..seats).map(|it| line_up[(it + turned) % seats]).collect();
                let outcome = self.game(deal, &seated, clock, stop)?;
                done();
                records.push(Record { seated, outcome });
            }
        }
        Some(records)
    }

    fn game(
        &self,
        deal: u64,
        seated: &[usize],
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Option<Outcome> {
        let seed = Seed::of_run(self.seed, deal);
        let mut state = K::Game::new(self.seats, &self.options);
        for ply in 0u32.. {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    state.roll(&mut seed.dice(ply), &mut Nobody);
                }
                Turn::Players(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    let player = seated[seat.index()];
                    // Luck of its own for every decision.
                    let luck = [self.seed, deal, u64::from(ply), player as u64];
                    let luck = luck.iter().fold(0, |all, it| mixed(all ^ it));
                    let action = self.players[player].choose(&state, seat, luck, clock);
                    state.act(seat, action, &mut Nobody);
                }
            }
        }
        state.outcome()
    }
}

/// A number whose every bit depends on all bits of another (the last step of `SplitMix`).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
