//! What games say about their players.
use crate::arena::{Record, Standing, Tally};
use game_core::{BySeat, Outcome, Seats};

/// A game of players 0, 1, ... with these points.
fn game<const N: usize>(points: [i32; N]) -> Record {
    let score = |it: usize| points.get(it).copied().unwrap_or(0);
    let scores = BySeat::from_fn(|it| score(it.index()));
    let outcome = Outcome::by_score(Seats::new(N).unwrap(), scores);
    Record { seated: (0..N).collect(), outcome }
}

/// Each game in a deal of its own.
fn tally(players: usize, games: &[Record]) -> Tally {
    let mut tally = Tally::new(players);
    games.iter().for_each(|it| tally.add(std::slice::from_ref(it)));
    tally
}

/// By player, not by strength.
fn standings(tally: &Tally) -> Vec<Standing> {
    let mut all = tally.standings();
    all.sort_by_key(|it| it.player);
    all
}

const ROUNDING: f64 = 1e-9;

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < ROUNDING
}

/// Player 0 wins this many of a hundred games, `times` times.
fn hundreds(wins: usize, times: usize) -> Tally {
    let games = (0..100 * times).map(|it| game(if it % 100 < wins { [1, 0] } else { [0, 1] }));
    tally(2, &games.collect::<Vec<_>>())
}

#[test]
fn a_shared_win_counts_half() {
    let all = standings(&tally(2, &[game([5, 3]), game([4, 4])]));
    assert!(near(all[0].win_rate, 0.75) && near(all[1].win_rate, 0.25));
    assert!(near(all[0].mean_place, 1.0) && near(all[1].mean_place, 1.5));
    assert!(near(all[0].mean_score, 4.5) && near(all[1].mean_score, 3.5));
    assert!(all.iter().all(|it| it.games == 2));
    let thirds = standings(&tally(3, &[game([4, 4, 4])]));
    assert!(thirds.iter().all(|it| near(it.win_rate, 1.0 / 3.0)));
}

#[test]
fn a_player_on_several_seats_counts_for_each() {
    let doubled = Record { seated: vec![0, 1, 1], ..game([9, 3, 5]) };
    let all = standings(&tally(2, &[doubled]));
    assert_eq!([all[0].games, all[1].games], [1, 2]);
    assert!(near(all[1].mean_score, 4.0) && near(all[1].mean_place, 2.5));
}

#[test]
fn an_interval_holds_the_rate_and_is_never_a_point() {
    for wins in [0, 1, 50, 99, 100] {
        for it in standings(&hundreds(wins, 1)) {
            assert!(0.0 <= it.low && it.low <= it.win_rate + ROUNDING, "{it:?}");
            assert!(it.win_rate <= it.high + ROUNDING && it.high <= 1.0, "{it:?}");
            assert!(it.low + 0.01 < it.high, "{it:?}");
        }
    }
}

#[test]
fn more_games_make_it_narrower() {
    for wins in [0, 50, 90] {
        let width = |times| {
            let first = &standings(&hundreds(wins, times))[0];
            first.high - first.low
        };
        assert!(width(4) < 0.7 * width(1), "{wins}");
    }
}

/// Ten games of one deal that all end alike say less than ten deals.
#[test]
fn games_of_a_deal_that_end_alike_make_it_wider() {
    let games: Vec<Record> =
        (0..100).map(|it| game(if it % 20 < 10 { [1, 0] } else { [0, 1] })).collect();
    let mut clustered = Tally::new(2);
    games.chunks(10).for_each(|it| clustered.add(it));
    let width = |it: &Tally| standings(it)[0].high - standings(it)[0].low;
    assert_eq!([clustered.deals(), tally(2, &games).deals()], [10, 100]);
    assert!(2.0 * width(&tally(2, &games)) < width(&clustered));
}

#[test]
fn without_games_anything_is_possible() {
    let none = Tally::new(2);
    assert!(!none.is_significant());
    for it in standings(&none) {
        assert_eq!((it.games, it.low, it.high), (0, 0.0, 1.0));
        assert!(it.elo.is_finite() && near(it.win_rate, 0.0));
    }
}

#[test]
fn one_deal_proves_nothing() {
    let mut one = Tally::new(2);
    one.add(&vec![game([1, 0]); 1000]);
    assert!(!one.is_significant());
    one.add(&vec![game([1, 0]); 1000]);
    assert!(one.is_significant());
}

#[test]
fn every_pair_must_be_beyond_doubt() {
    let games = |last| tally(3, &vec![game([9, 5, last]); 100]);
    // Players who never win can't be told apart.
    assert!(!games(1).is_significant());
    let mixed: Vec<Record> =
        (0..300).map(|it| game([[9, 5, 1], [5, 9, 1], [9, 5, 1]][it % 3])).collect();
    assert!(tally(3, &mixed).is_significant());
}
