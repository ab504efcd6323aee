//! Weights learned by self-play.
//!
//! In each generation some random changes of all weights play against their
//! opposites, on the same deals; then the weights go a step towards the changes
//! that won (simultaneous perturbation). Greedy players are enough for that: they
//! play thousands of games a second, and the search thinks with the same weights.
use super::{Contest, Entrant, Player};
use crate::{Bot, Clock, Guide, OptionsOf, Weights};
use game_core::{Game, Seats};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::atomic::AtomicBool;

/// How weights are learned.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    pub generations: u32,
    /// Deals that each change plays.
    pub deals: u64,
    pub seed: u64,
}

/// Changes tried in a generation.
const CHANGES: usize = 12;
/// How large a change is, as a fraction of the weight.
const CHANGE: f32 = 0.12;
/// How far the weights go in the first generation, and in the last.
const STEP: [f32; 2] = [0.06, 0.004];
/// A weight may grow from nothing: changes are relative to at least this much.
const WHOLE: f32 = 0.5;

impl Tuning {
    /// Learns, starting from these weights; `done` hears of each generation. Ends early,
    /// with what was learned so far, once `stop` is set.
    pub fn learn<K: Guide>(
        self,
        weights: &K::Weights,
        clock: &dyn Clock,
        stop: &AtomicBool,
        done: &dyn Fn(u32),
    ) -> K::Weights {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut values = weights.values();
        let scales: Vec<f32> = values.iter().map(|it| it.abs().max(WHOLE)).collect();
        // A running size of the slope, so that the step doesn't depend on it.
        let mut size = 0.0f32;
        for generation in 0..self.generations {
            let mut slope = vec![0.0f32; values.len()];
            for nth in 0..CHANGES {
                let change: Vec<f32> = values.iter().map(|_| bell(&mut rng)).collect();
                let changed = |sign: f32| {
                    let parts = values.iter().zip(&change).zip(&scales);
                    let parts = parts.map(|((it, by), scale)| it + sign * CHANGE * by * scale);
                    K::Weights::from_values(&parts.collect::<Vec<f32>>())
                };
                let seats = K::Game::SEATS[nth % K::Game::SEATS.len()];
                let first = u64::from(generation) * self.deals;
                let won = self.duel::<K>([changed(1.0), changed(-1.0)], seats, first, clock, stop);
                slope.iter_mut().zip(&change).for_each(|(it, by)| *it += won * by);
            }
            if stop.load(std::sync::atomic::Ordering::Relaxed) {
                break;
            }
            let square: f32 = slope.iter().map(|it| it * it).sum::<f32>() / slope.len() as f32;
            size = if size == 0.0 { square } else { 0.95 * size + 0.05 * square };
            let gone = generation as f32 / self.generations as f32;
            let step = STEP[0] + (STEP[1] - STEP[0]) * gone;
            for ((value, slope), scale) in values.iter_mut().zip(&slope).zip(&scales) {
                *value += step * scale * slope / size.sqrt().max(f32::MIN_POSITIVE);
            }
            done(generation + 1);
        }
        K::Weights::from_values(&values)
    }

    /// How much better the first is: from -1 to 1 by wins, with a little for points.
    fn duel<K: Guide>(
        self,
        weights: [K::Weights; 2],
        seats: Seats,
        first: u64,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> f32 {
        let line_ups = match seats.count() {
            3 => vec![vec![0, 0, 1], vec![1, 1, 0]],
            count => vec![(0..count).map(|it| it % 2).collect()],
        };
        let contest = Contest::<K> {
            seats,
            options: OptionsOf::<K>::default(),
            seed: self.seed,
            players: weights
                .map(|weights| Player { entrant: Entrant::Honest(Bot::Greedy), weights })
                .into(),
            line_ups,
        };
        let games = contest.play(first..first + self.deals, clock, stop, &|| ());
        let (mut won, mut played) = (0.0f32, 0.0f32);
        for record in games.iter().flatten() {
            let winners = record.outcome.winners(seats);
            for seat in seats.iter() {
                let sign = if record.seated[seat.index()] == 0 { 1.0 } else { -1.0 };
                if winners.contains(seat) {
                    won += sign / winners.count() as f32;
                }
                won += 0.01 * sign * record.outcome.scores[seat] as f32;
            }
            played += 1.0;
        }
        if played == 0.0 { 0.0 } else { won / played }
    }
}

/// About normal, with standard deviation 1: made of sums, not of logarithms, so it
/// is the same on every machine.
fn bell<R: Rng>(rng: &mut R) -> f32 {
    let unit = |it: u32| it as f32 / u32::MAX as f32;
    (0..12).map(|_| unit(rng.next_u32())).sum::<f32>() - 6.0
}
