//! What the games of an arena say, and how surely.
use super::{
    Record,
    elo::{Ahead, ratings},
};
use game_core::uniform;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Standard deviations that hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.96;
/// The same for a contest that is looked at after every batch and may stop at any time.
const CONFIDENCE_WHEN_PEEKING: f64 = 3.3;

/// Results of games, kept deal by deal: the games of a deal aren't independent.
#[derive(Clone, Debug)]
pub struct Tally {
    deals: Vec<Deal>,
    players: usize,
}

#[derive(Clone, Debug)]
struct Deal {
    games: u64,
    /// For each player.
    sums: Vec<Sums>,
    ahead: Ahead,
}

#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    games: f64,
    wins: f64,
    places: f64,
    scores: f64,
}

/// How a player did.
#[derive(Clone, Debug)]
pub struct Standing {
    pub player: usize,
    /// Seats taken: a player with three seats in a game counts it three times.
    pub games: u64,
    /// The share of games won; a shared win counts in part.
    pub win_rate: f64,
    /// The 95 % interval of the rate.
    pub low: f64,
    pub high: f64,
    /// From 1; shared places count in full.
    pub mean_place: f64,
    pub mean_score: f64,
    /// The first player has 0.
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
}

impl Tally {
    pub fn new(players: usize) -> Tally {
        Tally { deals: Vec::new(), players }
    }

    pub fn games(&self) -> u64 {
        self.deals.iter().map(|it| it.games).sum()
    }

    pub fn deals(&self) -> usize {
        self.deals.len()
    }

    /// Adds all games of a deal.
    pub fn add(&mut self, records: &[Record]) {
        let mut deal = Deal {
            games: records.len() as u64,
            sums: vec![Sums::default(); self.players],
            ahead: vec![vec![0.0; self.players]; self.players],
        };
        for Record { seated, outcome } in records {
            let seats = game_core::Seats::new(seated.len()).expect("a game has 2 to 4 seats");
            let winners = outcome.winners(seats);
            for seat in seats.iter() {
                let player = seated[seat.index()];
                let sums = &mut deal.sums[player];
                sums.games += 1.0;
                if winners.contains(seat) {
                    sums.wins += 1.0 / winners.count() as f64;
                }
                sums.places += f64::from(outcome.places[seat]) + 1.0;
                sums.scores += f64::from(outcome.scores[seat]);
                for other in seats.others(seat).filter(|it| seated[it.index()] != player) {
                    let won = match outcome.places[seat].cmp(&outcome.places[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    deal.ahead[player][seated[other.index()]] += won;
                }
            }
        }
        self.deals.push(deal);
    }

    /// All players, the strongest first.
    pub fn standings(&self) -> Vec<Standing> {
        let elo = ratings(&self.ahead(self.deals.iter()));
        let spread = self.elo_spread();
        let mut all: Vec<Standing> = (0..self.players)
            .map(|player| {
                let sums = self.sums(player);
                let (low, high) = self.interval(player, CONFIDENCE);
                Standing {
                    player,
                    games: sums.games as u64,
                    win_rate: ratio(sums.wins, sums.games),
                    low,
                    high,
                    mean_place: ratio(sums.places, sums.games),
                    mean_score: ratio(sums.scores, sums.games),
                    elo: elo[player],
                    elo_low: elo[player] - CONFIDENCE * spread[player],
                    elo_high: elo[player] + CONFIDENCE * spread[player],
                }
            })
            .collect();
        all.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        all
    }

    /// Whether the order of all players is beyond doubt.
    pub fn is_significant(&self) -> bool {
        let mut intervals: Vec<(f64, f64)> =
            (0..self.players).map(|it| self.interval(it, CONFIDENCE_WHEN_PEEKING)).collect();
        intervals.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.deals.len() > 1 && intervals.windows(2).all(|it| it[0].1 < it[1].0)
    }

    fn sums(&self, player: usize) -> Sums {
        self.deals.iter().map(|it| it.sums[player]).fold(Sums::default(), |all, it| Sums {
            games: all.games + it.games,
            wins: all.wins + it.wins,
            places: all.places + it.places,
            scores: all.scores + it.scores,
        })
    }

    /// Wilson's interval, wider by what the games of a deal have in common.
    fn interval(&self, player: usize, z: f64) -> (f64, f64) {
        let Sums { games, wins, .. } = self.sums(player);
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let p = wins / games;
        let clustered: f64 = self
            .deals
            .iter()
            .map(|it| (it.sums[player].wins - p * it.sums[player].games).powi(2))
            .sum();
        let independent = games * p * (1.0 - p);
        let effect = if 0.0 < independent { (clustered / independent).max(1.0) } else { 1.0 };
        let n = games / effect;
        let z2 = z * z;
        let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        // Rounding must not leave the rate outside.
        ((centre - half).clamp(0.0, p), (centre + half).clamp(p, 1.0))
    }

    fn ahead<'a>(&self, deals: impl Iterator<Item = &'a Deal>) -> Ahead {
        let mut sum = vec![vec![0.0; self.players]; self.players];
        for deal in deals {
            for (sums, row) in sum.iter_mut().zip(&deal.ahead) {
                for (sum, one) in sums.iter_mut().zip(row) {
                    *sum += one;
                }
            }
        }
        sum
    }

    /// Standard deviations of the ratings, from deals drawn again and again.
    fn elo_spread(&self) -> Vec<f64> {
        const DRAWS: usize = 100;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let count = self.deals.len() as u32;
        if count == 0 {
            return vec![0.0; self.players];
        }
        let drawn: Vec<Vec<f64>> = (0..DRAWS)
            .map(|_| {
                let deals: Vec<&Deal> =
                    (0..count).map(|_| &self.deals[uniform(&mut rng, count) as usize]).collect();
                ratings(&self.ahead(deals.into_iter()))
            })
            .collect();
        (0..self.players)
            .map(|player| {
                let mean = drawn.iter().map(|it| it[player]).sum::<f64>() / DRAWS as f64;
                let squares: f64 = drawn.iter().map(|it| (it[player] - mean).powi(2)).sum();
                (squares / DRAWS as f64).sqrt()
            })
            .collect()
    }
}

fn ratio(sum: f64, count: f64) -> f64 {
    if count == 0.0 { 0.0 } else { sum / count }
}
