//! Rules 5: play a set.
use super::scene::{Scene, cards, seat};
use crate::{Decision, Event, Family, Illegal};

/// Rules 5.1.
#[test]
fn three_or_more_of_one_family() {
    let mut table = Scene::of(3).hand(1, "F1,F1,F0,Fg,C1").row("W0").ready();
    let sets = [
        "take 1",
        "set fish F1,F1,F0",
        "set fish F1,F1,Fg",
        "set fish F1,F0,Fg",
        "set fish F1,F1,F0,Fg",
    ];
    assert_eq!(table.choices(1), sets);
    table.play(1, "set fish F1,F1,F0,Fg");
    assert_eq!(table.set(1, "fish"), "F1,F1,F0,Fg");
    assert_eq!(table.hand(1), "C1");
    assert_eq!(table.asked(), [2]);
}

/// Rules 5.1.
#[test]
fn two_cards_are_no_set() {
    let table = Scene::of(3).hand(1, "F1,F1,A").ready();
    assert_eq!(table.refuses_by("5.1", 1, "set fish F1,F1"), Illegal::TooFewForSet { count: 2 });
    assert_eq!(table.refuses(1, "set fish F1"), Illegal::TooFewForSet { count: 1 });
    assert_eq!(table.refuses(1, "set fish -"), Illegal::TooFewForSet { count: 0 });
}

/// Rules 5.1.
#[test]
fn no_card_of_another_family() {
    let table = Scene::of(3).hand(1, "F1,F1,F1,C1,queen,A").ready();
    for (action, card) in [("set fish C1,F1,F1", "C1"), ("set fish queen,F1,F1", "queen")] {
        let card = card.parse().unwrap();
        let illegal = Illegal::NotOfFamily { card, family: Family::Fish };
        assert_eq!(table.refuses_by("5.1", 1, action), illegal);
    }
    let card = "F1".parse().unwrap();
    let illegal = Illegal::NotOfFamily { card, family: Family::Cattle };
    assert_eq!(table.refuses(1, "set cattle F1,F1,F1"), illegal);
}

/// Rules 5.1.
#[test]
fn only_cards_from_the_hand() {
    let table = Scene::of(3).hand(1, "F1,F1,F0").pile(1, "F1").hand(2, "Fg").ready();
    let missing = |action| table.refuses_by("5.1", 1, action);
    assert!(matches!(missing("set fish F1,F1,F1"), Illegal::NotInHand { .. }));
    assert_eq!(missing("set fish F1,F1,Fg"), Illegal::NotInHand { cards: cards("Fg") });
    assert_eq!(missing("set fish F1,F1,A"), Illegal::NotInHand { cards: cards("A") });
}

/// Rules 5.1: a character in a set is just a card.
#[test]
fn a_character_in_a_set_has_no_effect() {
    let mut table = Scene::of(3).hand(1, "I3,I0,queen").deck_of(9).ready();
    table.play(1, "set ivory I3,I0,queen");
    assert_eq!(table.set(1, "ivory"), "I3,I0,queen");
    assert_eq!(table.hand(1), "-", "nothing was drawn");
    assert!(!table.is_discarded("queen"));
}

/// Rules 5.1.
#[test]
fn two_characters_may_stand_in_a_set_of_their_family() {
    let mut table = Scene::of(3).hand(1, "Cg,scribe-cattle,vizier").ready();
    table.play(1, "set cattle Cg,scribe-cattle,vizier");
    assert_eq!(table.set(1, "cattle"), "Cg,scribe-cattle,vizier");
}

/// Rules 5.2.
#[test]
fn amulets_stand_for_any_family() {
    let mut table = Scene::of(3).hand(1, "M2,A,A").hand(2, "W1,A,A").ready();
    table.play(1, "set marble M2,A,A");
    assert_eq!(table.set(1, "marble"), "M2,A,A");
    table.play(2, "set wheat W1,A,A");
    assert_eq!(table.set(2, "wheat"), "W1,A,A");
}

/// Rules 5.2.
#[test]
fn amulets_alone_are_no_new_set() {
    let table = Scene::of(3).hand(1, "A,A,A,A").set(2, "fish", "F1,F1,F1").row("C1").ready();
    for family in Family::ALL {
        let action = format!("set {family} A,A,A");
        assert_eq!(table.refuses_by("5.2", 1, &action), Illegal::OnlyAmulets);
    }
    assert_eq!(table.choices(1), ["take 1"], "another player's set doesn't help");
}

/// Rules 5.2: a character isn't an amulet.
#[test]
fn a_character_and_amulets_are_a_set() {
    let mut table = Scene::of(3).hand(1, "thief,A,A").ready();
    table.play(1, "set fish thief,A,A");
    assert_eq!(table.set(1, "fish"), "thief,A,A");
}

/// Rules 5.2: characters of one family are enough by themselves, with an amulet.
#[test]
fn two_characters_and_an_amulet_are_a_set() {
    let mut table = Scene::of(3).hand(1, "courtesan,merchant,A").ready();
    table.play(1, "set wheat courtesan,merchant,A");
    assert_eq!(table.set(1, "wheat"), "courtesan,merchant,A");
}

/// Rules 5.3.
#[test]
fn adding_takes_three_cards_as_well() {
    let table = Scene::of(3).hand(1, "F1,F0,A").set(1, "fish", "F1,F1,F1").ready();
    assert_eq!(table.refuses_by("5.1", 1, "set fish F1,F0"), Illegal::TooFewForSet { count: 2 });
    assert_eq!(table.refuses(1, "set fish A"), Illegal::TooFewForSet { count: 1 });
}

/// Rules 5.3: one set of each family.
#[test]
fn adding_merges() {
    let mut table = Scene::of(3).hand(1, "F1,F0,A").set(1, "fish", "F1,F1,F1").ready();
    let events = table.play(1, "set fish F1,F0,A");
    let added = cards("F1,F0,A");
    let laid = Event::Laid { seat: seat(1), family: Family::Fish, cards: added, added: true };
    assert_eq!(events, [laid]);
    assert_eq!(table.set(1, "fish"), "F1,F1,F1,F1,F0,A");
}

/// Rules 5.3 and 8.2: the merged set multiplies as one.
#[test]
fn a_merged_set_scores_as_one() {
    let mut table = Scene::of(2).hand(1, "F1,F0,A").set(1, "fish", "F1,F1,F1").row("C0").ready();
    table.play(1, "set fish F1,F0,A");
    table.play(2, "take 1");
    table.all_done();
    assert_eq!(table.score(1), 4 * 6);
}

/// Rules 5.3.
#[test]
fn amulets_alone_may_be_added_and_the_family_is_named() {
    let mut table = Scene::of(3)
        .hand(1, "A,A,A")
        .set(1, "fish", "F1,F1,F1")
        .set(1, "ivory", "I3,I0,Ig")
        .row("C1")
        .ready();
    assert_eq!(table.choices(1), ["take 1", "set ivory A,A,A", "set fish A,A,A"]);
    assert_eq!(table.refuses(1, "set wheat A,A,A"), Illegal::OnlyAmulets);
    table.play(1, "set ivory A,A,A");
    assert_eq!(table.set(1, "ivory"), "I3,I0,Ig,A,A,A");
    assert_eq!(table.set(1, "fish"), "F1,F1,F1");
}

/// Rules 5.3: only to the player's own sets.
#[test]
fn a_set_of_a_family_that_another_player_has_is_a_new_one() {
    let mut table = Scene::of(3).hand(1, "F1,F1,A").set(2, "fish", "F1,F1,F1").ready();
    table.play(1, "set fish F1,F1,A");
    assert_eq!(table.set(1, "fish"), "F1,F1,A");
    assert_eq!(table.set(2, "fish"), "F1,F1,F1");
}

/// Rules 5.4: set and event are two decisions of the same player.
#[test]
fn an_event_follows_a_set() {
    let mut table = Scene::of(3).hand(1, "F1,F1,F1").tokens("flood,curse,deceit").ready();
    table.play(1, "set fish F1,F1,F1");
    assert_eq!(table.asked(), [1]);
    let picks = ["event flood", "event curse 2", "event curse 3", "event deceit"];
    assert_eq!(table.choices(1), picks);
    table.play(1, "event deceit");
    assert_eq!(table.tokens_left(), "flood,curse");
    assert_eq!(table.asked(), [2]);
}

/// Rules 5.4.
#[test]
fn an_event_follows_an_addition() {
    let mut table =
        Scene::of(3).hand(1, "F1,F1,A").set(1, "fish", "F1,F1,F1").tokens("deceit").ready();
    table.play(1, "set fish F1,F1,A");
    assert_eq!(table.choices(1), ["event deceit"]);
}

/// Rules 5.4.
#[test]
fn without_tokens_the_turn_ends() {
    let mut table = Scene::of(3).hand(1, "F1,F1,F1").tokens("-").ready();
    table.play(1, "set fish F1,F1,F1");
    assert_eq!(table.asked(), [2]);
}

/// Rules 5.4: one token must be picked.
#[test]
fn an_event_cannot_be_declined() {
    let mut table = Scene::of(3).hand(1, "F1,F1,F1,queen").tokens("flood").ready();
    table.play(1, "set fish F1,F1,F1");
    for action in ["take 1", "queen", "done", "set fish F1,F1,F1"] {
        let illegal = Illegal::OtherDecision { decision: Decision::Event };
        assert_eq!(table.refuses_by("3.1", 1, action), illegal);
    }
    assert_eq!(table.refuses(2, "take 1"), Illegal::NotAsked);
}
