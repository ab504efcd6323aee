//! Rules 11: open memory, what surely follows from what was seen.
use super::scene::{Scene, Table, backs, cards, seat};
use crate::Seen;

/// What an onlooker and the seats 1 to 3 know of a hand.
fn hand_of(table: &Table, of: usize) -> [String; 4] {
    [0, 1, 2, 3].map(|it| table.knows_hand(it, of))
}

/// What an onlooker and the seats 1 to 3 know of a pile.
fn pile_of(table: &Table, of: usize) -> [String; 4] {
    [0, 1, 2, 3].map(|it| table.knows_pile(it, of))
}

/// Rules 11: face-up cards are known to all, face-down ones to the taker.
#[test]
fn what_was_taken_and_skipped() {
    let mut table = Scene::of(3).row("F1,queen,C1,W0,thief").ready();
    table.play(1, "take 3");
    assert_eq!(hand_of(&table, 1), ["C1"; 4]);
    assert_eq!(pile_of(&table, 1), ["F1", "queen,F1", "F1", "F1"]);
    table.play(2, "take 2");
    assert_eq!(hand_of(&table, 2), ["-", "-", "thief", "-"]);
    assert_eq!(pile_of(&table, 2), ["W0"; 4]);
}

/// Rules 11: a Merchant's card likewise.
#[test]
fn what_a_merchant_took() {
    let mut table = Scene::of(3).hand(1, "merchant").row("F1,queen,C1").ready();
    table.play(1, "merchant 3");
    assert_eq!(hand_of(&table, 1), ["C1"; 4]);
    let mut table = Scene::of(3).hand(1, "merchant").row("F1,queen,C1").ready();
    table.play(1, "merchant 2");
    assert_eq!(hand_of(&table, 1), ["-", "queen", "-", "-"]);
}

/// Rules 11: starting hands are their owners' secret.
#[test]
fn a_starting_hand() {
    let mut table = Table::new(3);
    table.luck(&super::scene::deal(1, "Ig,Eg/Mg,Cg/Cg,Fg", "-"));
    assert_eq!(hand_of(&table, 2), ["-", "-", "Mg,Cg", "-"]);
}

/// Rules 11: open departures remove.
#[test]
fn what_leaves_openly() {
    let scene = || Scene::of(3).hand_known(1, "F1,F1,F1,F0,queen", "F1,F1,queen");
    let mut table = scene().ready();
    table.play(1, "set fish F1,F1,F0");
    assert_eq!(hand_of(&table, 1), ["queen", "queen,F1", "queen", "queen"]);
    let mut table = scene().ready();
    table.play(1, "queen");
    assert_eq!(hand_of(&table, 1), ["F1,F1", "F1,F1,F1,F0", "F1,F1", "F1,F1"]);
    let mut table = Scene::of(3).hand(1, "priest").pile_known(1, "F1,thief,C1,A", "F1,C1").ready();
    table.play(1, "priest fish");
    assert_eq!(pile_of(&table, 1), ["C1", "C1,A", "C1", "C1"]);
}

/// Rules 11: open departures by the Courtesan.
#[test]
fn what_the_courtesan_adds() {
    let mut table =
        Scene::of(3).hand_known(1, "F1,F0,courtesan", "F1").set(1, "fish", "F1,F1,F1").ready();
    table.play(1, "courtesan fish F1");
    assert_eq!(hand_of(&table, 1), ["-", "F0", "-", "-"]);
}

/// Rules 11: nothing is known of what the Queen drew.
#[test]
fn what_the_queen_drew() {
    let mut table = Scene::of(3).hand(1, "queen").deck("F1,thief,A").deck_of(9).ready();
    table.play(1, "queen");
    assert_eq!(hand_of(&table, 1), ["-", "F1,thief,A", "-", "-"]);
}

/// Rules 11, the Thief takes k = 1 of s beige cards, m of a face known there:
/// max(0, m − 1) stay known, max(0, m − (s − 1)) are known with the Thief.
#[test]
fn a_theft_by_counting() {
    for (hand, known, stolen, stay, gone) in [
        // s = 3, m = 2: one stays, none surely went.
        ("C0,F1,F1", "F1,F1", "C0", "F1", "-"),
        ("C0,F1,F1", "F1,F1", "F1", "F1", "-"),
        // s = 2, m = 2: one stays, one went.
        ("F1,F1", "F1,F1", "F1", "F1", "F1"),
        // s = 1, m = 1: it went.
        ("F1", "F1", "F1", "-", "F1"),
        // s = 2, one of each known: either may be gone.
        ("C0,F1", "C0,F1", "F1", "-", "-"),
        // s = 4, m = 3 and 1.
        ("C0,F1,F1,F1", "C0,F1,F1,F1", "C0", "F1,F1", "-"),
        // s = 2, m = 1.
        ("C0,F1", "F1", "C0", "-", "-"),
    ] {
        let mut table = Scene::of(3).hand(1, "thief").hand_known(2, hand, known).ready();
        table.play(1, "thief 2 beige");
        table.luck(&format!("steal {stolen}"));
        for third in [0, 3] {
            let found = (table.knows_hand(third, 2), table.knows_hand(third, 1));
            assert_eq!(found, (stay.into(), gone.into()), "{stolen} of {hand}, {known} known");
        }
        assert_eq!(table.knows_hand(1, 1), stolen);
        assert_eq!(table.knows_hand(2, 1), stolen, "the victim knows what was lost");
        let left = cards(known).minus(cards(stolen)).to_string();
        assert_eq!(table.knows_hand(1, 2), left, "the Thief knows what was taken");
    }
}

/// Rules 11: the other backs stay known.
#[test]
fn a_theft_leaves_the_other_backs() {
    let held = "Ig,queen,F1,F0";
    let mut table = Scene::of(3).hand(1, "thief").hand_known(2, held, "Ig,queen,F1").ready();
    table.play(1, "thief 2 beige");
    table.luck("steal F0");
    assert_eq!(hand_of(&table, 2), ["Ig,queen", "Ig,queen,F1", "Ig,queen,F1", "Ig,queen"]);
    assert_eq!(hand_of(&table, 1), ["-", "F0", "F0", "-"]);
}

/// Rules 11: the Thief doesn't lose earlier knowledge of another hand, or of others'
/// piles.
#[test]
fn a_theft_concerns_one_hand() {
    let mut table = Scene::of(3)
        .hand_known(1, "thief,C1", "C1")
        .hand(2, "F1")
        .hand_known(3, "W1,W0", "W1")
        .pile_known(2, "A", "A")
        .ready();
    table.play(1, "thief 2 beige");
    table.luck("steal F1");
    assert_eq!(hand_of(&table, 1), ["C1", "C1,F1", "C1,F1", "C1"]);
    assert_eq!(hand_of(&table, 3), ["W1", "W1", "W1", "W1,W0"]);
    assert_eq!(pile_of(&table, 2), ["A"; 4]);
}

/// Rules 11: a Vizier's player knows the pile afterwards.
#[test]
fn the_vizier_remembers_the_pile() {
    let mut table =
        Scene::of(3).hand(1, "vizier").pile_known(2, "I3,F1,F1,F0,queen", "F1,F1").ready();
    table.play(1, "vizier 2");
    assert_eq!(table.knows_pile(1, 2), table.pile(2));
    table.play(1, "rob I3");
    let pile = "queen,F1,F1,F0";
    // The third: s = 4 beige, k = 1, m = 2.
    assert_eq!(pile_of(&table, 2), ["F1", pile, pile, "F1"]);
    assert_eq!(hand_of(&table, 1), ["-", "I3", "I3", "-"]);
}

/// Rules 11: of an orange card the third player knows no more than the back.
#[test]
fn the_viziers_card_by_counting() {
    let scene = || Scene::of(3).hand(1, "vizier").pile_known(2, "F1,F1,queen", "F1,F1");
    let mut table = scene().ready();
    table.play(1, "vizier 2");
    table.play(1, "rob queen");
    assert_eq!(pile_of(&table, 2), ["F1,F1"; 4]);
    assert_eq!(hand_of(&table, 1), ["-", "queen", "queen", "-"]);
    // s = 2 beige, k = 1, m = 2: one stays, one went.
    let mut table = scene().ready();
    table.play(1, "vizier 2");
    table.play(1, "rob F1");
    assert_eq!(pile_of(&table, 2), ["F1", "queen,F1", "queen,F1", "F1"]);
    assert_eq!(hand_of(&table, 1), ["F1"; 4]);
}

/// Rules 11: what the Vizier saw stays known by counting.
#[test]
fn the_vizier_goes_on_counting() {
    let mut table = Scene::of(3)
        .hand(1, "vizier")
        .pile(2, "I3,queen,A")
        .hand(2, "W1,W1,W1")
        .tokens("embalming")
        .ready();
    table.play(1, "vizier 2");
    table.play(1, "rob A");
    table.play(2, "set wheat W1,W1,W1");
    table.play(2, "event embalming");
    assert_eq!(hand_of(&table, 2), ["-", "I3,queen", "I3,queen", "-"]);
    assert_eq!(pile_of(&table, 2), ["-"; 4]);
}

/// Rules 11, a Scribe, by each back: 2 of 3 beige cards, all three known fish:
/// 3 − 2 stay, 3 − (3 − 2) lie in the pile.
#[test]
fn a_reduced_hand_by_counting() {
    let held = "queen,priest,thief,F1,F1,F1,Fg,Wg";
    let mut table =
        Scene::of(3).hand(1, "scribe-fish").hand_known(2, held, "F1,F1,F1,queen,Fg").ready();
    table.play(1, "scribe-fish");
    table.play(2, "discard F1");
    assert_eq!(table.knows_hand(1, 2), "queen,F1,F1,F1,Fg", "not before it happens");
    table.play(2, "discard F1");
    for other in [0, 1, 3] {
        assert_eq!(table.knows_hand(other, 2), "queen,F1,Fg");
        assert_eq!(table.knows_pile(other, 2), "F1,F1");
    }
}

/// Rules 11, a Scribe: one card of each of two backs.
#[test]
fn a_reduced_hand_of_two_backs() {
    // 1 of 5 beige, 1 of 2 green; known are 3 fish and both green cards.
    let held = "queen,F1,F1,F1,C1,A,Fg,Fg";
    let mut table =
        Scene::of(3).hand(1, "scribe-fish").hand_known(2, held, "F1,F1,F1,Fg,Fg").ready();
    table.play(1, "scribe-fish");
    table.play(2, "discard F1");
    table.play(2, "discard Fg");
    for other in [0, 1, 3] {
        assert_eq!(table.knows_hand(other, 2), "F1,F1,Fg");
        assert_eq!(table.knows_pile(other, 2), "Fg");
    }
    assert_eq!(table.knows_pile(2, 2), "F1,Fg");
}

/// Rules 11, a Scribe: 2 of 8 beige cards, three F1 known among them; 3 − 2 stay,
/// none surely went.
#[test]
fn a_reduced_hand_of_one_back() {
    let held = "F1,F1,F1,C1,C0,W1,W0,A";
    for given in [["F1", "F1"], ["C1", "A"]] {
        let mut table = Scene::of(3).hand(1, "scribe-fish").hand_known(2, held, "F1,F1,F1").ready();
        table.play(1, "scribe-fish");
        for card in given {
            table.play(2, &format!("discard {card}"));
        }
        for other in [0, 1, 3] {
            assert_eq!(table.knows_hand(other, 2), "F1");
            assert_eq!(table.knows_pile(other, 2), "-");
        }
    }
}

/// Rules 11: Embalming carries knowledge from pile to hand.
#[test]
fn embalming_carries_knowledge() {
    let mut table = Scene::of(3)
        .hand_known(1, "W1,W1,W1,C1", "C1")
        .pile_known(1, "F1,F1,A,queen", "F1,F1")
        .tokens("embalming")
        .ready();
    table.play(1, "set wheat W1,W1,W1");
    table.play(1, "event embalming");
    assert_eq!(hand_of(&table, 1)[2..], ["C1,F1,F1", "C1,F1,F1"]);
    assert_eq!(table.knows_hand(1, 1), table.hand(1));
    assert_eq!(pile_of(&table, 1), ["-"; 4]);
}

/// Rules 11: the rest as backs; no further elimination.
#[test]
fn no_elimination() {
    // All other amulets lie open, and no card is unseen elsewhere.
    let mut table = Scene::of(3).hand(2, "A").set(1, "ivory", "Ig,queen,A").row("A,A,A").ready();
    table.play(1, "take 1");
    assert_eq!(hand_of(&table, 2), ["-", "-", "A", "-"]);
}

/// Rules 11: a new round forgets.
#[test]
fn a_new_round_forgets() {
    let mut table = Scene::of(3).hand(1, "A").open(1).finish();
    table.luck(&super::scene::deal(1, "Ig,Eg/Mg,Cg/Cg,Fg", "-"));
    assert_eq!(hand_of(&table, 1), ["-", "Ig,Eg", "-", "-"]);
    assert_eq!(pile_of(&table, 1), ["-"; 4]);
}

/// Rules 11: shown by the table option only.
#[test]
fn open_memory_shows_what_is_known() {
    let scene = || Scene::of(3).hand_known(2, "F1,F1,Ig", "F1").pile_known(2, "C1,thief,A", "C1");
    let table = scene().open_memory().ready();
    for viewer in [0, 1, 3] {
        let view = table.view(viewer);
        let hand = Seen { backs: backs(1, 2, 0), faces: cards("F1") };
        assert_eq!(view.hand(seat(2)), hand);
        assert_eq!(hand.hidden(), backs(1, 1, 0), "the rest as backs");
        let pile = Seen { backs: backs(0, 2, 1), faces: cards("C1") };
        assert_eq!(view.pile(seat(2)), Some(pile));
    }
    let table = scene().ready();
    for viewer in [0, 1, 3] {
        let view = table.view(viewer);
        assert_eq!(view.hand(seat(2)), Seen { backs: backs(1, 2, 0), faces: cards("-") });
        assert_eq!(view.pile(seat(2)), None);
    }
}

/// Rules 11: under the option the Vizier's player goes on seeing the pile.
#[test]
fn open_memory_keeps_the_viziers_pile() {
    let scene = || Scene::of(3).hand(1, "vizier").pile(2, "I3,queen");
    let mut table = scene().open_memory().ready();
    table.play(1, "vizier 2");
    table.play(1, "rob I3");
    let seen = |viewer| table.view(viewer).pile(seat(2)).map(|it| it.faces);
    assert_eq!([0, 1, 3].map(seen), [Some(cards("-")), Some(cards("queen")), Some(cards("-"))]);
    let mut table = scene().ready();
    table.play(1, "vizier 2");
    table.play(1, "rob I3");
    assert_eq!(table.view(1).pile(seat(2)), None);
}
