//! Rules 14: what can be taken back, because nobody has learned anything from it.
use super::scene::{Scene, Table, deal, seat};
use game_core::Game;

impl Table {
    /// Whether the action could be taken back.
    fn forgives(&self, by: usize, action: &str) -> bool {
        let action = action.parse().unwrap();
        assert_eq!(self.0.check(seat(by), action), Ok(()));
        !self.0.reveals(seat(by), action)
    }
}

/// Rules 14: all have already seen the card, and those it costs.
#[test]
fn an_open_card_can_be_put_back() {
    let table = Scene::of(2).row("F0,C0,M0,I3,queen,W1").ready();
    for nth in 1..=4 {
        assert!(table.forgives(1, &format!("take {nth}")), "{nth}");
    }
}

/// Rules 14: taking a card from behind a face-down one shows what was skipped.
#[test]
fn not_a_card_that_was_closed_nor_one_behind_it() {
    let table = Scene::of(2).row("F0,queen,M0,I3,C0").ready();
    assert!(table.forgives(1, "take 1"));
    for nth in 2..=4 {
        assert!(!table.forgives(1, &format!("take {nth}")), "{nth}");
    }
}

/// Rules 14: the next nine cards would be seen, or the round would be over.
#[test]
fn not_the_last_card_of_the_row() {
    for deck in [9, 0] {
        let table = Scene::of(2).row("F0,C0").deck_of(deck).ready();
        assert!(table.forgives(1, "take 1"));
        assert!(!table.forgives(1, "take 2"));
    }
}

/// Rules 14: all see cards that were in a hand.
#[test]
fn not_what_comes_from_a_hand() {
    let table = Scene::of(2)
        .hand(1, "F1,F1,F0,queen,priest,thief,scribe-fish,vizier,merchant,courtesan")
        .hand(2, "C1")
        .pile(2, "M0")
        .set(1, "cattle", "C1,C1,C0")
        .deck_of(9)
        .ready();
    let sets = table.choices(1).into_iter().filter(|it| !it.starts_with("take"));
    let sets: Vec<String> = sets.collect();
    assert!(sets.len() > 8, "{sets:?}");
    for action in sets {
        assert!(!table.forgives(1, &action), "{action}");
    }
}

/// Rules 14: nobody sees what is given up to a Scribe before all have chosen.
#[test]
fn a_card_named_for_a_scribe_until_the_last_one_is_named() {
    let mut table = Scene::of(3)
        .hand(1, "scribe-fish")
        .hand(2, "I3,E2,M2,C1,F1,W1,A,A")
        .hand(3, "I3,E2,M2,C1,F1,W1,W0")
        .ready();
    table.play(1, "scribe-fish");
    assert!(table.forgives(2, "discard E2"));
    table.play(2, "discard E2");
    assert!(table.forgives(2, "discard A"), "the last of this seat, but not of all");
    assert!(table.forgives(3, "discard I3"));
    table.play(2, "discard A");
    assert!(!table.forgives(3, "discard I3"), "now it opens them all");
}

/// Rules 14: nobody sees horizontal sets before all are done.
#[test]
fn horizontal_sets_until_the_last_one_is_done() {
    let mut table = Scene::of(2).hand(1, "C1,C1,C0").hand(2, "W1,W1,W0").row("F0").ready();
    table.play(1, "take 1");
    assert!(table.forgives(1, "set cattle C1,C1,C0") && table.forgives(1, "done"));
    table.play(1, "done");
    assert!(table.forgives(2, "set wheat W1,W1,W0"));
    assert!(!table.forgives(2, "done"), "now it opens them all");
}

/// Rules 14.
#[test]
fn who_starts_can_be_named_anew() {
    let mut table = Scene::of(2).finish();
    table.luck(&deal(1, "Ig,Eg/Mg,Cg", "-"));
    assert!(table.forgives(1, "start 2"));
}
