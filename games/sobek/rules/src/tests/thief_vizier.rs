//! Rules 6.4 and 6.6: the Thief and the Vizier.
use super::scene::{Scene, backs, cards, seat};
use crate::{Back, Character, Decision, Event, Illegal, Luck, Seen};
use game_core::{Game, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Rules 6.4: an opponent and one of the backs in that hand.
#[test]
fn the_thief_names_a_victim_and_a_back() {
    let table = Scene::of(4)
        .hand(1, "thief,Ig")
        .hand(2, "Fg,F1,I3,queen")
        .hand(4, "vizier,C1")
        .row("W0")
        .ready();
    let all = [
        "take 1",
        "thief 2 green",
        "thief 2 beige",
        "thief 2 orange",
        "thief 3",
        "thief 4 beige",
        "thief 4 orange",
    ];
    assert_eq!(table.choices(1), all);
    let (back, victim) = (Back::Green, seat(4));
    let illegal = Illegal::NoSuchBack { victim, back };
    assert_eq!(table.refuses_by("6.4", 1, "thief 4 green"), illegal);
    assert_eq!(table.refuses_by("6.4", 1, "thief 2"), Illegal::NoBackNamed { seat: seat(2) });
    let illegal = Illegal::NoSuchBack { victim: seat(3), back: Back::Beige };
    assert_eq!(table.refuses(1, "thief 3 beige"), illegal);
    assert_eq!(table.refuses_by("6.1", 1, "thief 1 green"), Illegal::Yourself);
}

/// Rules 6.1: a victim sits at the table.
#[test]
fn the_thief_steals_from_somebody_at_the_table() {
    let table = Scene::of(3).hand(1, "thief").ready();
    assert_eq!(table.refuses_by("6.1", 1, "thief 4"), Illegal::NoSuchSeat { seat: seat(4) });
}

/// Rules 6.4.
#[test]
fn a_card_of_that_back_comes_to_the_thief() {
    let mut table = Scene::of(3).hand(1, "thief,Ig").hand(2, "Fg,F1,I3,queen").ready();
    table.play(1, "thief 2 beige");
    assert!(table.is_chance());
    for card in ["Fg", "queen", "C1", "Ig"] {
        let illegal = table.refuses_luck("6.4", &format!("steal {card}"));
        assert_eq!(illegal, Illegal::WrongSteal);
    }
    table.luck("steal I3");
    assert_eq!((table.hand(1), table.hand(2)), ("I3,Ig".into(), "queen,F1,Fg".into()));
    assert!(!table.is_chance());
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.4: uniformly at random, so two of three are fish here.
#[test]
fn the_stolen_card_is_drawn_evenly() {
    let mut table = Scene::of(3).hand(1, "thief").hand(2, "F1,F1,I3,Fg,Wg,queen").ready();
    table.play(1, "thief 2 beige");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut fish = 0;
    for _ in 0..3000 {
        match table.0.draw(&mut rng) {
            Luck::Steal(card) if card == "F1".parse().unwrap() => fish += 1,
            luck => assert_eq!(luck.to_string(), "steal I3"),
        }
    }
    assert!((1900..2100).contains(&fish), "{fish}");
}

/// Rules 6.4.
#[test]
fn an_empty_hand_loses_nothing_to_the_thief() {
    let mut table = Scene::of(3).hand(1, "thief,F1").hand(3, "C1").ready();
    let events = table.play(1, "thief 2");
    let named = Event::StealingFrom { seat: seat(1), victim: seat(2), back: None };
    assert_eq!(events[1..], [named, Event::NoEffect], "the target is public");
    assert_eq!(table.hand(1), "F1");
    assert_eq!(table.asked(), [2]);
}

/// Rules 10.4: thief and victim see the card, the others its back.
#[test]
fn who_sees_what_the_thief_steals() {
    let mut table = Scene::of(3).hand(1, "thief").hand(2, "Fg,F1,I3,queen").ready();
    let (thief, victim) = (seat(1), seat(2));
    let stealing = Event::StealingFrom { seat: thief, victim, back: Some(Back::Beige) };
    let played = Event::Played { seat: thief, character: Character::Thief };
    assert_eq!(table.play(1, "thief 2 beige"), [played, stealing], "the back is public");
    for (viewer, face) in [(0, "-"), (1, "I3"), (2, "I3"), (3, "-")] {
        let card = Seen { backs: backs(0, 1, 0), faces: cards(face) };
        let stole = Event::Stole { seat: thief, victim, card };
        assert_eq!(table.witness_luck("steal I3", viewer), [stole]);
    }
}

/// Rules 6.4: nobody acts while chance draws.
#[test]
fn chance_draws_the_stolen_card() {
    let mut table = Scene::of(3).hand(1, "thief").hand(2, "F1").ready();
    table.play(1, "thief 2 beige");
    assert_eq!(table.refuses(1, "take 1"), Illegal::NotAsked);
    assert_eq!(table.refuses(2, "take 1"), Illegal::NotAsked);
}

/// Rules 6.6: two decisions.
#[test]
fn the_vizier_takes_a_card_from_a_pile() {
    let mut table = Scene::of(3).hand(1, "vizier,C1").pile(2, "F1,F1,queen,A").ready();
    assert_eq!(table.choices(1)[4..], ["vizier 2", "vizier 3"]);
    table.play(1, "vizier 2");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.choices(1), ["rob queen", "rob F1", "rob A"]);
    let illegal = Illegal::NotInPile { card: "I3".parse().unwrap() };
    assert_eq!(table.refuses_by("6.6", 1, "rob I3"), illegal);
    for action in ["take 1", "done", "discard F1"] {
        let illegal = Illegal::OtherDecision { decision: Decision::VizierCard };
        assert_eq!(table.refuses_by("3.1", 1, action), illegal, "one card must be taken");
    }
    assert_eq!(table.refuses(2, "rob F1"), Illegal::NotAsked);
    table.play(1, "rob F1");
    assert_eq!((table.hand(1), table.pile(2)), ("C1,F1".into(), "queen,F1,A".into()));
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.6: a single card is still a decision.
#[test]
fn the_vizier_may_empty_a_pile() {
    let mut table = Scene::of(3).hand(1, "vizier").pile(3, "A").ready();
    table.play(1, "vizier 3");
    assert_eq!(table.choices(1), ["rob A"]);
    table.play(1, "rob A");
    assert_eq!((table.hand(1), table.pile(3)), ("A".into(), "-".into()));
}

/// Rules 6.6: sizes of piles are secret, so an empty one may be named.
#[test]
fn the_vizier_may_meet_an_empty_pile() {
    let mut table = Scene::of(3).hand(1, "vizier,F1").pile(2, "A").ready();
    let events = table.play(1, "vizier 3");
    assert_eq!(events.last(), Some(&Event::NoEffect));
    assert_eq!(table.hand(1), "F1");
    assert_eq!(table.asked(), [2]);
    assert!(matches!(table.0.turn(), Turn::Players(_)));
}

/// Rules 6.6 and 6.1.
#[test]
fn the_vizier_names_an_opponent() {
    let table = Scene::of(3).hand(1, "vizier").pile(1, "A").ready();
    assert_eq!(table.refuses_by("6.1", 1, "vizier 1"), Illegal::Yourself);
    assert_eq!(table.refuses_by("6.1", 1, "vizier 4"), Illegal::NoSuchSeat { seat: seat(4) });
}

/// Rules 10.4: the Vizier sees the pile, Vizier and victim the card, others its back.
#[test]
fn who_sees_what_the_vizier_takes() {
    let mut table = Scene::of(3).hand(1, "vizier").pile(2, "F1,queen,A").ready();
    for viewer in [0, 3] {
        let hidden = Event::Searched { seat: seat(1), victim: seat(2), pile: None };
        assert_eq!(table.witness(1, "vizier 2", viewer).last(), Some(&hidden));
    }
    let pile = Some(cards("F1,queen,A"));
    let shown = Event::Searched { seat: seat(1), victim: seat(2), pile };
    assert_eq!(table.witness(1, "vizier 2", 1).last(), Some(&shown));
    table.play(1, "vizier 2");
    for (viewer, face) in [(0, "-"), (1, "queen"), (2, "queen"), (3, "-")] {
        let card = Seen { backs: backs(0, 0, 1), faces: cards(face) };
        let robbed = Event::Robbed { seat: seat(1), victim: seat(2), card };
        assert_eq!(table.witness(1, "rob queen", viewer), [robbed]);
    }
}

/// Rules 10.2 and 10.3: the pile is shown to the Vizier only during the choice.
#[test]
fn the_pile_is_displayed_to_the_vizier_alone() {
    let mut table = Scene::of(3).hand(1, "vizier").pile(2, "F1,queen,A").pile(3, "C1").ready();
    let displayed = |table: &super::scene::Table| {
        [0, 1, 2, 3].map(|it| table.view(it).pile(seat(2)).map(|it| it.faces.to_string()))
    };
    let all = Some("queen,F1,A".to_owned());
    assert_eq!(displayed(&table), [None, None, all.clone(), None]);
    table.play(1, "vizier 2");
    assert_eq!(displayed(&table), [None, all.clone(), all, None]);
    assert_eq!(table.view(1).pile(seat(3)), None, "the other pile stays hidden");
    table.play(1, "rob A");
    assert_eq!(displayed(&table), [None, None, Some("queen,F1".to_owned()), None]);
}
