//! Rules 4: take a card.
use super::scene::{Scene, backs, cards, seat};
use crate::{Event, Illegal, Seen};

/// Rules 4.1 and 4.2.
#[test]
fn one_of_the_first_four_and_what_lies_before_it_corrupts() {
    let mut table = Scene::of(3).row("F1,W0,thief,C1,M2").ready();
    assert_eq!(table.choices(1), ["take 1", "take 2", "take 3", "take 4"]);
    assert_eq!(table.refuses(1, "take 5"), Illegal::OutOfReach);
    assert_eq!(table.refuses(1, "take 6"), Illegal::NotInRow { lying: 5 });
    table.play(1, "take 3");
    assert_eq!(table.hand(1), "thief");
    assert_eq!(table.pile(1), "F1,W0");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.choices(2), ["take 1", "take 2"]);
}

/// Rules 4.1.
#[test]
fn refusals_cite_the_reach() {
    let table = Scene::of(3).row("F1,W0,C1,M2,I3").ready();
    assert_eq!(table.refuses_by("4.1", 1, "take 5"), Illegal::OutOfReach);
    assert_eq!(table.refuses_by("4.1", 1, "take 9"), Illegal::NotInRow { lying: 5 });
}

/// Rules 4.1.
#[test]
fn fewer_than_four_leave_less_choice() {
    let mut table = Scene::of(2).row("F1,W0,C1").ready();
    assert_eq!(table.choices(1), ["take 1", "take 2", "take 3"]);
    assert_eq!(table.refuses(1, "take 4"), Illegal::NotInRow { lying: 3 });
    table.play(1, "take 1");
    assert_eq!(table.choices(2), ["take 1", "take 2"]);
}

/// Rules 4.1: cards count, not quays.
#[test]
fn a_gap_does_not_shorten_the_reach() {
    let mut table = Scene::of(2).hand(1, "merchant").row("F1,W0,C1,M2,I3,E2").ready();
    table.play(1, "merchant 2");
    assert_eq!(table.quays(), "F1 - C1 M2 I3 E2 - - -");
    assert_eq!(table.refuses(2, "take 5"), Illegal::OutOfReach);
    table.play(2, "take 4");
    assert_eq!(table.hand(2), "I3");
    assert_eq!(table.pile(2), "M2,C1,F1", "without the card that is gone");
    assert_eq!(table.quays(), "- - - - - E2 - - -");
}

/// Rules 4.2.
#[test]
fn the_nearest_card_costs_nothing() {
    let mut table = Scene::of(3).row("F1,W0").pile(1, "A").ready();
    table.play(1, "take 1");
    assert_eq!((table.hand(1), table.pile(1)), ("F1".into(), "A".into()));
    assert_eq!(table.quays(), "- W0 - - - - - - -");
}

/// Rules 4.2.
#[test]
fn corruption_adds_up() {
    let mut table = Scene::of(3).row("F1,queen,A,M2,C0").pile(1, "F1,W0").ready();
    table.play(1, "take 4");
    assert_eq!((table.hand(1), table.pile(1)), ("M2".into(), "queen,F1,F1,W0,A".into()));
}

/// Rules 4.3: the taker sees the card, the others an orange back.
#[test]
fn a_face_down_card_is_seen_by_the_taker_alone() {
    let table = Scene::of(3).row("thief,F1").ready();
    for viewer in [0, 1, 2, 3] {
        let card = (viewer == 1).then(|| "thief".parse().unwrap());
        let took = Event::Took { seat: seat(1), quay: 0, card, skipped: Seen::default() };
        assert_eq!(table.witness(1, "take 1", viewer), [took]);
    }
}

/// Rules 4.3: the same for a card that was skipped.
#[test]
fn a_skipped_face_down_card_is_seen_by_the_taker_alone() {
    let table = Scene::of(3).row("thief,F1,C1,A").ready();
    for viewer in [0, 1, 2, 3] {
        let faces = cards(if viewer == 1 { "thief,F1" } else { "F1" });
        let skipped = Seen { backs: backs(0, 1, 1), faces };
        let card = Some("C1".parse().unwrap());
        let took = Event::Took { seat: seat(1), quay: 2, card, skipped };
        assert_eq!(table.witness(1, "take 3", viewer), [took]);
    }
}

/// Rules 4.3.
#[test]
fn the_owner_may_look_through_his_own_pile_at_any_time() {
    let mut table = Scene::of(3).row("thief,F1,C1").ready();
    table.play(1, "take 2");
    assert_eq!(table.view(1).pile(seat(1)).unwrap().faces, cards("thief"));
    assert_eq!(table.view(2).pile(seat(1)), None);
    assert_eq!(table.view(0).pile(seat(1)), None);
}
