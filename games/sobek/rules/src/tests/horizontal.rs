//! Rules 8.1: horizontal sets.
use super::scene::{Scene, Table, seat};
use crate::{Decision, Event, Illegal};

/// Seat 1 has just taken the last card, a fish without scarabs.
fn ended(scene: Scene) -> Table {
    let mut table = scene.row("F0").ready();
    table.play(1, "take 1");
    table
}

/// Rules 8.1: everybody, even those who can lay nothing, so that being asked tells
/// nothing.
#[test]
fn everybody_is_asked() {
    let mut table = ended(Scene::of(4).hand(2, "F1,F1,F1").hand(3, "A,A,A"));
    assert_eq!(table.asked(), [1, 2, 3, 4]);
    assert_eq!(table.choices(1), ["done"]);
    assert_eq!(table.choices(2), ["set fish F1,F1,F1", "done"]);
    assert_eq!(table.choices(3), ["done"]);
    assert_eq!(table.choices(4), ["done"]);
    table.play(3, "done");
    assert_eq!(table.asked(), [1, 2, 4]);
    assert_eq!(table.refuses(3, "done"), Illegal::NotAsked);
}

/// Rules 8.1, the book's example: no other action, no character.
#[test]
fn the_books_hand_of_seven() {
    let table =
        ended(Scene::of(2).hand(1, "M0,priestess,W1,W1,W0,merchant").set(1, "wheat", "W1,W1,W1"));
    let sets = [
        "set wheat W1,W1,W0",
        "set wheat W1,W1,merchant",
        "set wheat W1,W0,merchant",
        "set wheat W1,W1,W0,merchant",
        "done",
    ];
    assert_eq!(table.choices(1), sets);
    for action in ["merchant 1", "priestess fish", "take 1", "event flood"] {
        let illegal = Illegal::OtherDecision { decision: Decision::HorizontalSets };
        assert_eq!(table.refuses_by("3.1", 1, action), illegal);
    }
}

/// Rules 8.1: what makes a set makes a horizontal set.
#[test]
fn as_in_a_set() {
    let table = ended(Scene::of(2).hand(1, "C1,C0,vizier,A,A,A"));
    assert_eq!(table.refuses(1, "set cattle C1,C0"), Illegal::TooFewForSet { count: 2 });
    assert_eq!(table.refuses(1, "set cattle A,A,A"), Illegal::OnlyAmulets);
    assert!(matches!(table.refuses(1, "set cattle C1,F0,A"), Illegal::NotOfFamily { .. }));
    assert!(matches!(table.refuses(1, "set cattle C1,C1,A"), Illegal::NotInHand { .. }));
    let choices = table.choices(1);
    for set in ["cattle vizier,A,A", "fish F0,A,A", "cattle C1,C0,vizier,A,A,A"] {
        assert!(choices.contains(&format!("set {set}")), "{set}");
    }
}

/// Rules 8.1: amulets can't be added to a set that is already there.
#[test]
fn nothing_is_added_to_vertical_sets() {
    let table = ended(Scene::of(2).hand(1, "A,A,A").set(1, "ivory", "I3,I0,Ig"));
    assert_eq!(table.refuses(1, "set ivory A,A,A"), Illegal::OnlyAmulets);
}

/// Rules 8.1 and 8.2: beside a vertical set of that family, scarabs only.
#[test]
fn a_horizontal_set_lies_beside_a_vertical_one() {
    let mut table =
        ended(Scene::of(2).hand(2, "F1,F1,A,A").set(2, "fish", "F1,F1,F1").prosperity(2, "fish"));
    table.play(2, "set fish F1,F1,A,A");
    table.all_done();
    assert_eq!(table.set(2, "fish"), "F1,F1,F1");
    assert_eq!(table.score(2), (3 + 2) * 3 + 2);
}

/// Rules 8.2.
#[test]
fn a_horizontal_set_scores_its_scarabs() {
    let mut table = ended(Scene::of(2).hand(2, "I3,I3,I0,queen"));
    table.play(2, "set ivory I3,I3,I0,queen");
    table.all_done();
    assert_eq!(table.score(2), 6);
    let mut table = ended(Scene::of(2).hand(2, "I3,I3,A"));
    table.play(2, "set ivory I3,I3,A");
    table.all_done();
    assert_eq!(table.score(2), 6);
    assert_eq!((table.hand(2), table.pile(2)), ("-".into(), "-".into()));
}

/// Rules 8.1: at most one of each family, named in the order of the families.
#[test]
fn one_of_each_family() {
    let mut table = ended(Scene::of(2).hand(2, "I3,I3,I0,F1,F1,F1,F0,Fg,thief,W1,W1,W1"));
    table.play(2, "set fish F1,F1,F1");
    assert_eq!(table.asked(), [1, 2]);
    assert_eq!(table.refuses_by("8.1", 2, "set fish F0,Fg,thief"), Illegal::SetOrder);
    assert_eq!(table.refuses_by("8.1", 2, "set ivory I3,I3,I0"), Illegal::SetOrder);
    assert_eq!(table.choices(2), ["set wheat W1,W1,W1", "done"]);
    table.play(2, "set wheat W1,W1,W1");
    assert_eq!(table.choices(2), ["done"]);
    table.all_done();
    assert_eq!(table.score(2), 3 + 3);
    assert_eq!(table.pile(2), "I3,I3,I0,F0,Fg,thief");
}

/// Rules 8.1: a card lies in one set only.
#[test]
fn an_amulet_goes_into_one_set() {
    let mut table = ended(Scene::of(2).hand(2, "I3,I3,F1,F1,A"));
    table.play(2, "set ivory I3,I3,A");
    assert!(matches!(table.refuses(2, "set fish F1,F1,A"), Illegal::NotInHand { .. }));
    assert_eq!(table.choices(2), ["done"]);
}

/// Rules 8.1: the choice is the player's; the rest of the hand becomes corruption.
#[test]
fn nobody_must_lay_anything() {
    let mut table = ended(Scene::of(2).hand(2, "F1,F1,F1,A").pile(2, "C0"));
    table.all_done();
    assert_eq!(table.score(2), 0);
    assert_eq!((table.hand(2), table.pile(2)), ("-".into(), "C0,F1,F1,F1,A".into()));
}

/// Rules 8.1: any three or more of them.
#[test]
fn a_part_may_be_laid() {
    let mut table = ended(Scene::of(2).hand(2, "F1,F1,F1,Fg,Fg"));
    table.play(2, "set fish F1,Fg,Fg");
    table.all_done();
    assert_eq!(table.score(2), 1);
    assert_eq!(table.pile(2), "F1,F1");
}

/// Rules 8.1.
#[test]
fn no_event_follows_a_horizontal_set() {
    let mut table = ended(Scene::of(2).hand(2, "F1,F1,F1").tokens("flood,deceit"));
    table.play(2, "set fish F1,F1,F1");
    assert_eq!(table.choices(2), ["done"]);
    assert_eq!(table.tokens_left(), "flood,deceit");
}

/// Rules 8.1: all choose unseen. Whatever seat 2 lays, the others read the same
/// until all have chosen.
#[test]
fn choices_are_hidden_until_all_have_chosen() {
    let hand = "I3,I3,I0,F1,F1,F1,A";
    let table = ended(Scene::of(3).hand(2, hand).open(2).open_memory());
    let lays: [&[&str]; 3] =
        [&[], &["set ivory I3,I3,I0,A"], &["set ivory I3,I3,I0", "set fish F1,F1,F1,A"]];
    let worlds = lays.map(|lays| {
        let mut table = table.clone();
        for action in lays {
            for viewer in [0, 1, 3] {
                let before = table.bytes(viewer);
                assert_eq!(table.witness(2, action, viewer), []);
                let mut after = table.clone();
                after.play(2, action);
                assert_eq!(after.bytes(viewer), before);
            }
            table.play(2, action);
        }
        let told = [0, 1, 3].map(|it| table.witness(2, "done", it));
        assert_eq!(told, [[Event::Decided { seat: seat(2) }]; 3].map(Vec::from));
        table.play(2, "done");
        table
    });
    for viewer in [0, 1, 3] {
        assert_eq!(worlds[0].bytes(viewer), worlds[1].bytes(viewer));
        assert_eq!(worlds[1].bytes(viewer), worlds[2].bytes(viewer));
    }
    assert_ne!(worlds[1].bytes(2), worlds[2].bytes(2));
    assert_eq!(worlds[2].asked(), [1, 3]);
}

/// Rules 8.1: then everything is opened together.
#[test]
fn all_is_opened_together() {
    let mut table = ended(Scene::of(2).hand(1, "W1,W1,W1").hand(2, "F1,F1,F1"));
    table.play(1, "set wheat W1,W1,W1");
    let events = table.play(1, "done");
    assert_eq!(events, [Event::Decided { seat: seat(1) }]);
    table.play(2, "set fish F1,F1,F1");
    let events = table.play(2, "done");
    let sets = events.iter().filter(|it| matches!(it, Event::SetScored { .. })).count();
    let piles = events.iter().filter(|it| matches!(it, Event::PileOpened { .. })).count();
    assert_eq!((sets, piles), (2, 2));
}
