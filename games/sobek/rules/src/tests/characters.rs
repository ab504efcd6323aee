//! Rules 6: characters in general, the Queen, the High Priest and Priestess.
use super::scene::{Scene, backs, cards, seat};
use crate::{Character, Event, Family, Illegal, Seen};

/// Rules 6.1: face up to the discard pile.
#[test]
fn a_played_character_is_discarded() {
    let plays = [
        ("queen", "queen"),
        ("priest", "priest ivory"),
        ("priestess", "priestess ivory"),
        ("scribe-cattle", "scribe-cattle"),
        ("scribe-fish", "scribe-fish"),
        ("thief", "thief 2"),
        ("vizier", "vizier 2"),
        ("courtesan", "courtesan"),
        ("merchant", "merchant 1"),
    ];
    for (card, action) in plays {
        let mut table = Scene::of(3).hand(1, card).row("C1,C1").ready();
        assert!(table.choices(1).contains(&action.to_owned()), "{action}");
        let events = table.play(1, action);
        assert!(matches!(events[0], Event::Played { .. }), "before its effect");
        assert!(table.is_discarded(card));
        assert_eq!(table.hand(1), if card == "merchant" { "C1" } else { "-" });
        assert_eq!(table.asked(), [2], "the turn is over, also without effect");
    }
}

/// Rules 6.1.
#[test]
fn a_character_is_played_from_the_hand() {
    let table = Scene::of(3).hand(1, "F1").pile(1, "queen").hand(2, "vizier").ready();
    assert_eq!(table.refuses(1, "queen"), Illegal::NotInHand { cards: cards("queen") });
    assert_eq!(table.refuses(1, "vizier 2"), Illegal::NotInHand { cards: cards("vizier") });
    assert_eq!(table.refuses(1, "merchant 1"), Illegal::NotInHand { cards: cards("merchant") });
}

/// Rules 6.1.
#[test]
fn one_character_a_turn() {
    let mut table = Scene::of(3).hand(1, "priest,priestess").ready();
    table.play(1, "priest fish");
    assert_eq!(table.refuses(1, "priestess fish"), Illegal::NotAsked);
}

/// Rules 6.2.
#[test]
fn the_queen_draws_three() {
    let mut table = Scene::of(3).hand(1, "queen,Ig").deck("F1,thief,A,C1").deck_of(9).ready();
    table.play(1, "queen");
    assert_eq!(table.hand(1), "Ig,F1,thief,A");
    assert_eq!(table.pile(1), "-");
    assert_eq!(table.0.deck_left(), 6);
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.2: the owner sees the faces, the others the backs.
#[test]
fn the_queens_cards_are_seen_by_her_player() {
    let table = Scene::of(3).hand(1, "queen").deck("F1,thief,A").deck_of(9).ready();
    for viewer in [0, 1, 2, 3] {
        let faces = if viewer == 1 { cards("F1,thief,A") } else { cards("-") };
        let drew = Event::Drew { seat: seat(1), cards: Seen { backs: backs(0, 2, 1), faces } };
        let played = Event::Played { seat: seat(1), character: Character::Queen };
        assert_eq!(table.witness(1, "queen", viewer), [played, drew]);
    }
}

/// Rules 6.2 and 3.3: with the fifth delivery lying there.
#[test]
fn after_the_queen_the_last_delivery_has_six_cards() {
    let mut table = Scene::of(2).hand(1, "queen").row("C1").deck_of(9).ready();
    table.play(1, "queen");
    table.play(2, "take 1");
    assert_eq!(table.0.lying(), 6);
    assert_eq!(table.0.deck_left(), 0);
    assert_eq!(table.take_all(), [0; 0], "the sixth delivery is the last");
}

/// Rules 6.2: with the last delivery lying there the deck is empty.
#[test]
fn the_queen_has_no_effect_on_the_last_delivery() {
    let mut table = Scene::of(3).hand(1, "queen,F1").deck("-").ready();
    let events = table.play(1, "queen");
    assert_eq!(events.last(), Some(&Event::NoEffect));
    assert_eq!(table.hand(1), "F1");
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.3: characters go, amulets stay.
#[test]
fn the_high_priest_clears_a_family_from_the_pile() {
    for name in ["priest", "priestess"] {
        let mut table = Scene::of(3)
            .hand(1, &format!("{name},F1"))
            .pile(1, "I3,F1,F1,Fg,thief,scribe-fish,A,A")
            .ready();
        let events = table.play(1, &format!("{name} fish"));
        let gone = cards("F1,F1,Fg,thief,scribe-fish");
        let purged = Event::Purged { seat: seat(1), family: Family::Fish, cards: gone };
        assert_eq!(events.last(), Some(&purged), "open to all");
        assert_eq!(table.pile(1), "I3,A,A");
        assert_eq!(table.hand(1), "F1", "the hand isn't touched");
        assert!(table.is_discarded("thief") && table.is_discarded("Fg"));
        assert_eq!(table.asked(), [2]);
    }
}

/// Rules 6.3: only the player's own pile.
#[test]
fn the_high_priest_leaves_other_piles_alone() {
    let mut table = Scene::of(3).hand(1, "priest").pile(1, "F1").pile(2, "F1,F1").ready();
    table.play(1, "priest fish");
    assert_eq!((table.pile(1), table.pile(2)), ("-".into(), "F1,F1".into()));
}

/// Rules 6.3: any of the six families may be named.
#[test]
fn the_high_priest_may_name_a_family_that_is_not_there() {
    let all = Family::ALL.map(|it| format!("priest {it}"));
    for pile in ["-", "F1,A", "A"] {
        let mut table = Scene::of(3).hand(1, "priest").pile(1, pile).row("C1").ready();
        assert_eq!(table.choices(1)[1..], all);
        table.play(1, "priest ivory");
        assert_eq!(table.pile(1), pile);
        assert_eq!(table.asked(), [2]);
    }
}
