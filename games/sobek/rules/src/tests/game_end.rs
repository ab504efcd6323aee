//! Rules 9: the end of the game.
use super::scene::{Scene, Table, seat};
use crate::{Event, Illegal};
use game_core::{Game, SeatSet};

/// The end of a round in which seat 1 takes one fish and is most corrupt
/// without points from sets; so these are also the scores after it.
fn after(round: u8, scores: &[u16]) -> Table {
    let mut scene = Scene::of(scores.len()).round(round);
    for (i, &score) in scores.iter().enumerate() {
        scene = scene.score(i + 1, score);
    }
    let table = scene.finish();
    for (i, &score) in scores.iter().enumerate() {
        assert_eq!(table.score(i + 1), score);
    }
    table
}

/// The numbers of the seats that share the first place.
fn winners(table: &Table) -> Vec<usize> {
    let outcome = table.0.outcome().unwrap();
    outcome.winners(table.0.seats()).iter().map(|it| it.index() + 1).collect()
}

/// Rules 9.1.
#[test]
fn the_game_ends_after_the_third_round() {
    let table = after(3, &[10, 30, 20]);
    assert!(table.is_over());
    assert_eq!(winners(&table), [2]);
    assert_eq!(table.refuses(1, "take 1"), Illegal::NotAsked);
    assert_eq!(table.refuses(1, "done"), Illegal::NotAsked);
}

/// Rules 9.1.
#[test]
fn it_ends_early_with_more_than_100_after_the_second() {
    let table = after(2, &[10, 101, 20]);
    assert!(table.is_over());
    assert_eq!(winners(&table), [2]);
}

/// Rules 9.1.
#[test]
fn a_hundred_is_not_more_than_100() {
    let table = after(2, &[10, 100, 20]);
    assert!(!table.is_over() && table.is_chance());
    assert_eq!(table.0.outcome(), None);
}

/// Rules 9.1.
#[test]
fn the_first_round_never_ends_the_game() {
    let table = after(1, &[10, 150, 20]);
    assert!(!table.is_over() && table.is_chance());
}

/// Rules 9.1: after the penalty. 93 and 12 are 105, one number back 100.
#[test]
fn the_penalty_comes_before_the_early_end() {
    let table = Scene::of(2).round(2).set(1, "ebony", "E2,E2,E0").score(1, 93).finish();
    assert_eq!(table.score(1), 100);
    assert!(!table.is_over() && table.is_chance());
    let table = Scene::of(2).round(2).set(2, "ebony", "E2,E2,E0").score(2, 93).finish();
    assert_eq!(table.score(2), 105);
    assert!(table.is_over());
}

/// Rules 9.1: with the points of that round.
#[test]
fn the_points_of_the_second_round_count() {
    let table = Scene::of(2).round(2).set(2, "fish", "F1,F1,F1").score(2, 92).finish();
    assert!(table.is_over());
    assert_eq!(table.score(2), 101);
}

/// Rules 9.2.
#[test]
fn a_tie_shares_the_victory() {
    let table = after(3, &[30, 10, 30, 20]);
    assert_eq!(winners(&table), [1, 3]);
    let places = table.0.outcome().unwrap().places;
    assert_eq!([1, 2, 3, 4].map(|it| places[seat(it)]), [0, 3, 0, 2]);
}

/// Rules 9.2: corruption breaks no tie.
#[test]
fn all_may_win() {
    let table = after(3, &[50, 50]);
    assert_eq!(winners(&table), [1, 2]);
}

/// Rules 9.2 and 1.4: the score counts, not the space on the track.
#[test]
fn more_than_100_beats_99() {
    let table = after(3, &[99, 103, 100]);
    assert_eq!(winners(&table), [2]);
}

/// Rules 9.2 and 10.5.
#[test]
fn all_hear_who_won() {
    let mut table = Scene::of(3).round(3).score(2, 7).score(3, 7).row("F0").ready();
    table.play(1, "take 1");
    let events = table.all_done();
    let shared: SeatSet = [seat(2), seat(3)].into_iter().collect();
    let Some(Event::GameOver { scores, winners }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*winners, shared);
    assert_eq!([1, 2, 3].map(|it| scores[seat(it)]), [0, 7, 7]);
}
