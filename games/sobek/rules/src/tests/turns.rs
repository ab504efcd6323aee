//! Rules 3: turns.
use super::scene::{Scene, Table, deal};
use crate::{Decision, Illegal};

/// Rules 3.1.
#[test]
fn one_of_three_actions_then_the_turn_goes_left() {
    let mut table = Scene::of(3).hand(1, "F1,F0,thief").hand(3, "Ig").row("C1").ready();
    let all = ["take 1", "set fish F1,F0,thief", "thief 2", "thief 3 green"];
    assert_eq!(table.choices(1), all);
    table.play(1, "set fish F1,F0,thief");
    assert_eq!(table.asked(), [2]);
}

/// Rules 3.1.
#[test]
fn turns_go_round_the_table() {
    let mut table = Scene::of(4).turn_of(3).ready();
    for mover in [3, 4, 1, 2, 3] {
        assert_eq!(table.asked(), [mover]);
        table.play(mover, "take 1");
    }
}

/// Rules 3.1.
#[test]
fn nobody_acts_out_of_turn() {
    let table = Scene::of(3).hand(2, "F1,F1,F1,queen").turn_of(1).ready();
    for action in ["take 1", "set fish F1,F1,F1", "queen", "done", "start 2", "event flood"] {
        assert_eq!(table.refuses_by("3.1", 2, action), Illegal::NotAsked);
    }
    assert!(table.choices(2).is_empty());
}

/// Rules 3.1.
#[test]
fn a_turn_is_answered_by_an_action_of_a_turn() {
    let table = Scene::of(3).hand(1, "F1,F1").pile(2, "F1").tokens("flood").ready();
    for action in ["event flood", "rob F1", "discard F1", "done", "start 2"] {
        let illegal = Illegal::OtherDecision { decision: Decision::Turn };
        assert_eq!(table.refuses_by("3.1", 1, action), illegal);
    }
}

/// Rules 3.2: with an empty hand, a player still has to take.
#[test]
fn no_passing() {
    let table = Scene::of(3).row("C1").ready();
    assert_eq!(table.choices(1), ["take 1"]);
}

/// Rules 3.2.
#[test]
fn no_hand_limit() {
    let held = "I3,I3,I3,I0,I0,E2,E2,E2,E2,E0,E0,M2,M2,M2,M0,M0,M0,C1,C1,C1,C1,C1,C0,C0";
    let mut table = Scene::of(3).hand(1, held).ready();
    table.play(1, "take 1");
    assert_eq!(table.0.hand(super::scene::seat(1)).count(), 25);
}

/// Rules 3.3: the next player finds a new delivery.
#[test]
fn the_last_card_of_a_delivery_brings_nine_more() {
    let top = "M2,queen,F1,A,W0,W1,C0,C1,thief,I0";
    let mut table = Scene::of(3).row("C1,F0").deck(top).deck_of(18).ready();
    table.play(1, "take 2");
    assert_eq!((table.hand(1), table.pile(1)), ("F0".into(), "C1".into()));
    assert_eq!(table.quays(), "M2 ? F1 A W0 W1 C0 C1 ?");
    assert_eq!(table.view(0).deck, 9);
    assert_eq!(table.view(0).delivery, 5);
    assert_eq!(table.asked(), [2]);
}

/// Rules 3.3.
#[test]
fn the_last_card_of_the_last_delivery_ends_the_round_at_once() {
    let mut table = Scene::of(3).row("C1,F0").ready();
    table.play(1, "take 2");
    assert_eq!(table.asked(), [1, 2, 3]);
    assert_eq!(
        table.refuses(2, "take 1"),
        Illegal::OtherDecision { decision: Decision::HorizontalSets }
    );
}

/// Rules 3.3.
#[test]
fn six_deliveries_of_nine() {
    for (seats, hands) in [(3, "Ig,Eg/Mg,Cg/Cg,Fg"), (4, "Ig,Eg/Mg,Cg/Cg,Fg/Fg,Wg")] {
        let mut table = Table::new(seats);
        table.luck(&deal(1, hands, "-"));
        // The first one was already there.
        assert_eq!(table.take_all(), [9; 5]);
        assert_eq!(table.0.deck_left(), 0);
    }
}

/// Rules 3.3.
#[test]
fn five_deliveries_with_two_players() {
    let mut table = Table::new(2);
    table.luck(&deal(1, "Ig,Eg/Mg,Cg", "-"));
    assert_eq!(table.view(0).deliveries(), 5);
    assert_eq!(table.take_all(), [9; 4]);
    assert_eq!(table.0.deck_left(), 0);
}

/// Rules 3.3 and 6.2: the last delivery has six cards exactly if the Queen drew.
#[test]
fn six_deliveries_the_last_of_six_if_the_queen_drew() {
    let mut table = Table::new(3);
    table.luck(&deal(1, "Ig,Eg/Mg,Cg/Cg,Fg", "queen"));
    table.play(1, "take 1");
    table.play(2, "take 1");
    table.play(3, "take 1");
    table.play(1, "queen");
    assert_eq!(table.take_all(), [9, 9, 9, 9, 6]);
    assert_eq!(table.view(0).delivery, 6);
}
