//! Games between bots.
use bots::{
    Guide, OptionsOf, Weights,
    arena::{Contest, Entrant, MOST_ENTRANTS, Player, Record, Standing, Tally, line_ups},
    conformance::Ticks,
};
use conex_guide::{ConexGuide, ConexWeights};
use game_core::{Outcome, Seats};
use sobek_guide::SobekGuide;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn contest<K: Guide>(seats: Seats, names: &[&str]) -> Contest<K> {
    let entrants = names.iter().map(|it| it.parse::<Entrant>().unwrap());
    Contest {
        seats,
        options: OptionsOf::<K>::default(),
        seed: 9,
        players: entrants.map(Player::new).collect(),
        line_ups: line_ups(names.len(), seats).unwrap(),
    }
}

fn played<K: Guide>(contest: &Contest<K>, deals: u64) -> Vec<Vec<Record>> {
    contest.play(0..deals, &Ticks::never(), &AtomicBool::new(false), &|| ())
}

fn on_threads<T: Send>(threads: usize, run: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(run)
}

/// Records that can be compared.
fn plain(deals: Vec<Vec<Record>>) -> Vec<Vec<(Vec<usize>, Outcome)>> {
    let records = |it: Vec<Record>| it.into_iter().map(|it| (it.seated, it.outcome)).collect();
    deals.into_iter().map(records).collect()
}

fn records_follow_from_the_seed<K: Guide>(names: &[&str]) {
    let contest = contest::<K>(Seats::THREE, names);
    let [one, two] = [1, 2].map(|it| on_threads(it, || plain(played(&contest, 4))));
    assert_eq!(one.len(), 4);
    assert_eq!(one, two);
    assert_ne!(one, plain(played(&Contest { seed: 10, ..contest }, 4)), "another seed");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    records_follow_from_the_seed::<SobekGuide>(&["random", "greedy", "search:3"]);
    records_follow_from_the_seed::<ConexGuide>(&["cheating-search:3", "untuned-search:3"]);
}

/// The bound for honest searches would be no bound if it saw no more than they do.
#[test]
fn a_search_that_sees_all_cards_beats_one_that_sees_its_own() {
    let contest = contest::<ConexGuide>(Seats::TWO, &["cheating-search:100", "search:100"]);
    let games: Vec<Record> = played(&contest, 8).into_iter().flatten().collect();
    let won = |it: &&Record| {
        let winners = it.outcome.winners(Seats::TWO);
        winners.iter().all(|seat| it.seated[seat.index()] == 0)
    };
    let wins = games.iter().filter(won).count();
    assert!(12 <= wins, "{wins} of {}", games.len());
}

#[test]
fn a_deal_does_not_depend_on_the_deals_before_it() {
    let contest = contest::<ConexGuide>(Seats::TWO, &["random", "greedy"]);
    let go_on = AtomicBool::new(false);
    let later = contest.play(2..4, &Ticks::never(), &go_on, &|| ());
    assert_eq!(plain(later), plain(played(&contest, 4))[2..]);
}

#[test]
fn everybody_sits_on_every_seat_equally_often() {
    for seats in Seats::ALL {
        for names in [&["random"; 2][..], &["random"; 3], &["random"; 5]] {
            let contest = contest::<ConexGuide>(seats, names);
            for deal in played(&contest, 2) {
                assert_eq!(deal.len() as u64, contest.games_a_deal());
                for player in 0..names.len() {
                    let times = |seat| deal.iter().filter(|it| it.seated[seat] == player).count();
                    assert!(0 < times(0), "{player} plays");
                    assert!((1..seats.count()).all(|it| times(it) == times(0)), "{player}");
                }
            }
        }
    }
}

/// One player in all seats has the same luck of its own, however they are turned.
#[test]
fn every_seating_of_a_deal_gets_the_same_cards() {
    let contest = contest::<ConexGuide>(Seats::THREE, &["greedy"]);
    let deals = played(&contest, 3);
    for deal in &deals {
        assert!(deal.iter().all(|it| it.outcome == deal[0].outcome));
    }
    assert_ne!(deals[0][0].outcome, deals[1][0].outcome);
}

#[test]
fn entrants_play_by_their_own_weights() {
    let weights = |name: &str| Player::<ConexGuide>::new(name.parse().unwrap()).weights;
    for name in ["greedy", "untuned-search:5"] {
        assert_eq!(weights(name), *ConexWeights::by_hand(), "{name}");
    }
    for name in ["tuned-greedy", "search:5", "cheating-search:5", "captain"] {
        assert_eq!(weights(name), *ConexWeights::tuned(), "{name}");
    }
}

/// In Sobek nothing else tells the two apart.
#[test]
fn who_knows_the_truth_plays_otherwise() {
    let records = |name| plain(played(&contest::<SobekGuide>(Seats::TWO, &[name, "random"]), 2));
    assert_ne!(records("cheating-search:10"), records("search:10"));
}

#[test]
fn who_stops_gets_no_half_deals() {
    let contest = contest::<ConexGuide>(Seats::THREE, &["random", "greedy"]);
    let stop = AtomicBool::new(false);
    let games = AtomicU32::new(0);
    let stop_after_seven = || {
        let played = games.fetch_add(1, Ordering::Relaxed) + 1;
        stop.store(played == 7, Ordering::Relaxed);
    };
    let deals = on_threads(1, || contest.play(0..20, &Ticks::never(), &stop, &stop_after_seven));
    assert_eq!(deals.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    assert!(contest.play(0..20, &Ticks::never(), &stop, &|| ()).is_empty());
}

#[test]
fn fewer_entrants_than_seats_leave_the_rest_to_the_last() {
    assert_eq!(line_ups(1, Seats::TWO), Some(vec![vec![0, 0]]));
    assert_eq!(line_ups(2, Seats::FOUR), Some(vec![vec![0, 1, 1, 1]]));
    assert_eq!(line_ups(3, Seats::THREE), Some(vec![vec![0, 1, 2]]));
}

#[test]
fn of_more_entrants_than_seats_every_choice_plays() {
    assert_eq!(line_ups(3, Seats::TWO), Some(vec![vec![0, 1], vec![0, 2], vec![1, 2]]));
    let all = line_ups(MOST_ENTRANTS, Seats::FOUR).unwrap();
    assert_eq!(all.len(), 495);
    let sound = |it: &Vec<usize>| it.is_sorted_by(|a, b| a < b) && it[3] < MOST_ENTRANTS;
    assert!(all.iter().all(sound));
}

#[test]
fn nobody_and_far_too_many_make_no_line_up() {
    for count in [0, MOST_ENTRANTS + 1, 1000] {
        assert_eq!(line_ups(count, Seats::TWO), None);
    }
}

fn pair(names: [&str; 2], deals: u64) -> Tally {
    let mut tally = Tally::new(2);
    played(&contest::<ConexGuide>(Seats::TWO, &names), deals).iter().for_each(|it| tally.add(it));
    tally
}

/// By player, not by strength.
fn standings(tally: &Tally) -> Vec<Standing> {
    let mut all = tally.standings();
    all.sort_by_key(|it| it.player);
    all
}

#[test]
fn equal_bots_are_never_told_apart() {
    let tally = pair(["random", "random"], 60);
    assert!(!tally.is_significant());
    let all = standings(&tally);
    assert!(all[1].elo_low < 0.0 && 0.0 < all[1].elo_high, "{all:?}");
}

#[test]
fn greedy_is_better_than_random_beyond_doubt() {
    for names in [["random", "greedy"], ["greedy", "random"]] {
        let tally = pair(names, 30);
        assert!(tally.is_significant());
        let greedy = names.iter().position(|it| *it == "greedy").unwrap();
        assert_eq!(tally.standings()[0].player, greedy, "the strongest comes first");
        let all = standings(&tally);
        assert!(all[0].elo.abs() < 1e-9, "the first player has 0");
        assert!(all[1 - greedy].elo < all[greedy].elo_low);
        assert!(all.iter().all(|it| it.elo_low <= it.elo && it.elo <= it.elo_high));
    }
}
