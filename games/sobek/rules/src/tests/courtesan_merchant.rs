//! Rules 6.7 and 6.8: the Courtesan and the Merchant.
use super::scene::{Scene, cards, seat};
use crate::{Event, Family, Illegal, Seen};

/// Rules 6.7: goods and characters of the family, and amulets.
#[test]
fn the_courtesan_adds_one_or_two_cards_to_a_set() {
    let scene = || Scene::of(3).set(1, "fish", "F1,F1,F1").row("M0").tokens("flood");
    let mut table = scene().hand(1, "F0,thief,courtesan,A,C1").ready();
    let all = [
        "take 1",
        "set fish F0,thief,A",
        "thief 2",
        "thief 3",
        "courtesan fish F0",
        "courtesan fish thief",
        "courtesan fish F0,thief",
        "courtesan fish A",
        "courtesan fish F0,A",
        "courtesan fish thief,A",
    ];
    assert_eq!(table.choices(1), all);
    table.play(1, "courtesan fish thief,A");
    assert_eq!(table.set(1, "fish"), "F1,F1,F1,thief,A");
    assert_eq!(table.hand(1), "C1,F0");
    assert!(!table.is_discarded("thief"));
    let mut table = scene().hand(1, "courtesan,A,A").ready();
    table.play(1, "courtesan fish A");
    assert_eq!((table.set(1, "fish"), table.hand(1)), ("F1,F1,F1,A".into(), "A".into()));
}

/// Rules 6.7.
#[test]
fn no_event_follows_the_courtesan() {
    let mut table =
        Scene::of(3).hand(1, "F0,courtesan").set(1, "fish", "F1,F1,F1").tokens("flood").ready();
    table.play(1, "courtesan fish F0");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.tokens_left(), "flood");
    assert!(table.choices(2).contains(&"take 1".to_owned()));
}

/// Rules 6.7.
#[test]
fn the_courtesan_adds_neither_none_nor_three() {
    let table = Scene::of(3).hand(1, "F0,F0,courtesan,A").set(1, "fish", "F1,F1,F1").ready();
    let refuses = |action| table.refuses_by("6.7", 1, action);
    assert_eq!(refuses("courtesan fish F0,F0,A"), Illegal::CourtesanAddsOneOrTwo { count: 3 });
    assert_eq!(refuses("courtesan fish -"), Illegal::CourtesanAddsOneOrTwo { count: 0 });
    assert_eq!(refuses("courtesan"), Illegal::CourtesanMustAdd);
}

/// Rules 6.7 and 6.1: an effect that can happen does happen.
#[test]
fn the_courtesan_must_add_even_an_amulet() {
    let table = Scene::of(3).hand(1, "courtesan,A").set(1, "ivory", "I3,I0,Ig").row("C1").ready();
    assert_eq!(table.choices(1), ["take 1", "courtesan ivory A"]);
    assert_eq!(table.refuses(1, "courtesan"), Illegal::CourtesanMustAdd);
}

/// Rules 6.7.
#[test]
fn the_courtesan_has_no_effect_if_nothing_fits() {
    let scenes = [
        Scene::of(3).hand(1, "F1,courtesan,A"),
        Scene::of(3).hand(1, "F1,courtesan").set(1, "ivory", "I3,I0,Ig"),
        Scene::of(3).hand(1, "courtesan").set(1, "ivory", "I3,I0,Ig"),
        Scene::of(3).hand(1, "F0,courtesan").set(2, "fish", "F1,F1,F1"),
    ];
    for scene in scenes {
        let mut table = scene.row("C1").ready();
        assert_eq!(table.choices(1), ["take 1", "courtesan"]);
        let hand = table.0.hand(seat(1)).minus(cards("courtesan"));
        let events = table.play(1, "courtesan");
        assert_eq!(events.last(), Some(&Event::NoEffect));
        assert_eq!(table.0.hand(seat(1)), hand);
        assert_eq!(table.asked(), [2]);
    }
}

/// Rules 6.7 and 6.1: she lies in the discard pile before her effect.
#[test]
fn the_courtesan_cannot_add_herself() {
    let mut table = Scene::of(3).hand(1, "courtesan").set(1, "wheat", "W1,W1,W1").ready();
    let illegal = Illegal::NotInHand { cards: cards("courtesan") };
    assert_eq!(table.refuses(1, "courtesan wheat courtesan"), illegal);
    table.play(1, "courtesan");
    assert!(table.is_discarded("courtesan"));
    assert_eq!(table.set(1, "wheat"), "W1,W1,W1");
}

/// Rules 6.7.
#[test]
fn the_courtesan_adds_to_ones_own_set_of_that_family() {
    let table = Scene::of(3)
        .hand(1, "C1,F0,F0,courtesan")
        .set(1, "fish", "F1,F1,F1")
        .set(2, "cattle", "C1,C1,C1")
        .ready();
    let illegal = Illegal::NoSuchSet { family: Family::Cattle };
    assert_eq!(table.refuses_by("6.7", 1, "courtesan cattle C1"), illegal);
    let card = "C1".parse().unwrap();
    let illegal = Illegal::NotOfFamily { card, family: Family::Fish };
    assert_eq!(table.refuses(1, "courtesan fish C1"), illegal);
    let illegal = Illegal::NotInHand { cards: cards("A") };
    assert_eq!(table.refuses(1, "courtesan fish F0,A"), illegal);
}

/// Rules 6.7: to one set, which the player names.
#[test]
fn the_courtesan_chooses_among_several_sets() {
    let mut table = Scene::of(3)
        .hand(1, "courtesan,A")
        .set(1, "fish", "F1,F1,F1")
        .set(1, "wheat", "W1,W1,W1")
        .row("C1")
        .ready();
    assert_eq!(table.choices(1), ["take 1", "courtesan fish A", "courtesan wheat A"]);
    table.play(1, "courtesan wheat A");
    assert_eq!(table.set(1, "wheat"), "W1,W1,W1,A");
    assert_eq!(table.set(1, "fish"), "F1,F1,F1");
}

/// Rules 6.8: without corruption; the others stay where they lie.
#[test]
fn the_merchant_takes_any_card_of_the_row() {
    let mut table = Scene::of(3).hand(1, "merchant").row("C1,F1,queen,W0,I3,E2,M2,A,F0").ready();
    let all: Vec<String> = (1..=9).map(|it| format!("merchant {it}")).collect();
    assert_eq!(table.choices(1)[4..], all);
    table.play(1, "merchant 7");
    assert_eq!((table.hand(1), table.pile(1)), ("M2".into(), "-".into()));
    assert_eq!(table.quays(), "C1 F1 ? W0 I3 E2 - A F0");
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.8.
#[test]
fn the_merchant_takes_what_lies_there() {
    let table = Scene::of(3).hand(1, "merchant").row("C1,F1,W0").ready();
    assert_eq!(table.refuses_by("4.1", 1, "merchant 4"), Illegal::NotInRow { lying: 3 });
}

/// Rules 6.8: a face-down card is taken blind.
#[test]
fn the_merchant_takes_a_face_down_card_blind() {
    let table = Scene::of(3).hand(1, "merchant").row("C1,F1,W0,M2,M2,queen").ready();
    assert_eq!(table.quays(), "C1 F1 W0 M2 M2 ? - - -");
    for viewer in [0, 1, 2, 3] {
        let card = (viewer == 1).then(|| "queen".parse().unwrap());
        let took = Event::Took { seat: seat(1), quay: 5, card, skipped: Seen::default() };
        assert_eq!(table.witness(1, "merchant 6", viewer).last(), Some(&took));
    }
}

/// Rules 6.8 and 3.3.
#[test]
fn the_merchant_may_take_the_last_card_of_a_delivery() {
    let mut table = Scene::of(3).hand(1, "merchant").row("C1").deck_of(9).ready();
    table.play(1, "merchant 1");
    assert_eq!(table.hand(1), "C1");
    assert_eq!((table.0.lying(), table.0.deck_left()), (9, 0));
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.8 and 3.3.
#[test]
fn the_merchant_may_take_the_last_card_of_the_round() {
    let mut table = Scene::of(3).hand(1, "merchant").row("thief").ready();
    table.play(1, "merchant 1");
    assert_eq!(table.hand(1), "thief");
    assert_eq!(table.asked(), [1, 2, 3]);
    assert_eq!(table.choices(1), ["done"]);
}
