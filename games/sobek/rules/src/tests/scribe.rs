//! Rules 6.5: the Scribes.
use super::scene::{Scene, Table, backs, cards, seat};
use crate::{Character, Decision, Event, Illegal, Seen};
use game_core::{SeatSet, Viewer};

/// Seven different cards.
const SEVEN: &str = "I3,E2,M2,C1,F1,W1,A";

fn count(table: &Table, of: usize) -> u32 {
    table.0.hand(seat(of)).count()
}

/// How many cards a victim has named.
fn named(table: &Table, who: usize) -> usize {
    table.0.discards(seat(who)).count() as usize
}

/// Rules 6.5: six cards are kept, the seventh corrupts its owner.
#[test]
fn seven_cards_are_one_too_many() {
    for name in ["scribe-cattle", "scribe-fish"] {
        let mut table = Scene::of(2).hand(1, name).hand(2, SEVEN).pile(2, "C0").ready();
        table.play(1, name);
        assert_eq!(table.asked(), [2]);
        let all = SEVEN.split(',').map(|it| format!("discard {it}"));
        assert_eq!(table.choices(2), all.collect::<Vec<_>>());
        table.play(2, "discard M2");
        assert_eq!(table.hand(2), "I3,E2,C1,F1,W1,A");
        assert_eq!(table.pile(2), "M2,C0");
        assert_eq!(table.asked(), [2], "the turn goes on to the left of the Scribe");
        assert!(table.choices(2).contains(&"take 1".to_owned()));
    }
}

/// Rules 6.5: more than 6.
#[test]
fn six_cards_are_not_too_many() {
    let six = "I3,E2,M2,C1,F1,W1";
    let mut table = Scene::of(3).hand(1, "scribe-fish").hand(2, six).hand(3, "A").ready();
    table.play(1, "scribe-fish");
    assert_eq!((table.hand(2), table.hand(3)), (six.into(), "A".into()));
    assert_eq!((table.pile(2), table.pile(3)), ("-".into(), "-".into()));
    assert_eq!(table.asked(), [2]);
    assert!(table.choices(2).contains(&"take 1".to_owned()));
}

/// Rules 6.5: opponents only.
#[test]
fn the_scribes_own_hand_stays() {
    let held = "I3,I3,I0,E2,M2,C1,F1,W1,scribe-fish";
    let mut table = Scene::of(3).hand(1, held).ready();
    table.play(1, "scribe-fish");
    assert_eq!(count(&table, 1), 8);
    assert_eq!(table.asked(), [2]);
}

/// Rules 6.5: no choice is listed twice, so cards are named in the order of the
/// box.
#[test]
fn the_order_of_naming() {
    let held = "I3,E2,M2,C1,F1,W1,W1,A";
    let mut table = Scene::of(2).hand(1, "scribe-fish").hand(2, held).ready();
    table.play(1, "scribe-fish");
    assert_eq!(table.refuses_by("6.5", 2, "discard A"), Illegal::DiscardOrder);
    assert_eq!(table.refuses(2, "discard I0"), Illegal::NotInHand { cards: cards("I0") });
    assert!(table.choices(2).contains(&"discard W1".to_owned()));
    table.play(2, "discard C1");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.choices(2), ["discard F1", "discard W1", "discard A"]);
    assert_eq!(table.refuses_by("6.5", 2, "discard M2"), Illegal::DiscardOrder);
    assert_eq!(table.refuses(2, "discard C1"), Illegal::NotInHand { cards: cards("C1") });
    table.play(2, "discard W1");
    assert_eq!(table.hand(2), "I3,E2,M2,F1,W1,A");
    assert_eq!(table.pile(2), "C1,W1");
}

/// Rules 6.5: any six may be kept, and each six in one way.
#[test]
fn every_six_cards_can_be_kept_in_one_way() {
    let mut table = Scene::of(2).hand(1, "scribe-fish").hand(2, "Ig,C1,C1,F1,F1,F1,A,A").ready();
    table.play(1, "scribe-fish");
    let mut kept = Vec::new();
    for first in table.choices(2) {
        let mut table = table.clone();
        table.play(2, &first);
        for second in table.choices(2) {
            let mut table = table.clone();
            table.play(2, &second);
            assert_eq!(count(&table, 2), 6);
            kept.push(table.hand(2));
        }
    }
    let all = kept.len();
    kept.sort();
    kept.dedup();
    // Six pairs of different cards, three of equal ones.
    assert_eq!((all, kept.len()), (9, 9));
}

/// Rules 6.5: victims answer in any order, the others aren't asked.
#[test]
fn several_victims_choose_at_once() {
    let scene = || {
        let scene = Scene::of(4).hand(1, "scribe-cattle").hand(2, SEVEN);
        scene.hand(3, "I3,E2,M2,C1,F1,W1").hand(4, "I3,I0,E2,M2,C1,F1,W1,A").ready()
    };
    for order in [[2, 4, 4], [4, 2, 4], [4, 4, 2]] {
        let mut table = scene();
        table.play(1, "scribe-cattle");
        assert_eq!(table.asked(), [2, 4]);
        assert_eq!(table.refuses(3, "discard I3"), Illegal::NotAsked);
        for who in order {
            assert_eq!(table.pile(2), "-", "nothing moves before all have chosen");
            assert_eq!(table.pile(4), "-");
            let choice = if who == 2 { "E2" } else { ["I0", "A"][named(&table, 4)] };
            table.play(who, &format!("discard {choice}"));
        }
        assert_eq!((table.pile(2), table.pile(4)), ("E2".into(), "I0,A".into()));
        assert_eq!((count(&table, 2), count(&table, 3), count(&table, 4)), (6, 6, 6));
        assert_eq!(table.asked(), [2]);
    }
}

/// Rules 6.5.
#[test]
fn who_has_chosen_waits_for_the_others() {
    let mut table = Scene::of(3).hand(1, "scribe-fish").hand(2, SEVEN).hand(3, SEVEN).ready();
    table.play(1, "scribe-fish");
    table.play(2, "discard A");
    assert_eq!(table.asked(), [3]);
    assert_eq!(table.refuses(2, "discard I3"), Illegal::NotAsked);
    assert_eq!(table.refuses(1, "take 1"), Illegal::NotAsked);
    let illegal = Illegal::OtherDecision { decision: Decision::ScribeDiscards };
    assert_eq!(table.refuses_by("3.1", 3, "take 1"), illegal);
    assert_eq!(table.refuses_by("3.1", 3, "done"), illegal);
}

/// Rules 6.5: unseen by each other. Whatever seat 3 names, the others read the
/// same until all have chosen.
#[test]
fn choices_are_hidden_until_all_have_chosen() {
    let eight = "I3,E2,M2,C1,C1,F1,W1,A";
    let mut asked = Scene::of(4)
        .hand(1, "scribe-fish")
        .hand(2, SEVEN)
        .hand(3, eight)
        .open(3)
        .open_memory()
        .ready();
    asked.play(1, "scribe-fish");
    let named = [["discard I3", "discard E2"], ["discard C1", "discard A"]].map(|actions| {
        let mut table = asked.clone();
        let mut read = Vec::new();
        for action in actions {
            for viewer in [0, 1, 2, 4] {
                read.push(format!("{:?}", table.witness(3, action, viewer)));
            }
            table.play(3, action);
            read.extend([0, 1, 2, 4].map(|it| table.bytes(it)));
        }
        (read, table)
    });
    let [(read, first), (other, second)] = named;
    assert_eq!(read, other);
    assert_ne!(first.bytes(3), second.bytes(3), "the owner sees their own choice");
    assert_ne!(first.0, second.0);
}

/// Rules 6.5 and 10.1: all hear that a victim has chosen, but not what.
#[test]
fn what_is_told_while_victims_choose() {
    let mut table = Scene::of(4).hand(1, "scribe-fish").hand(2, SEVEN).hand(4, SEVEN).ready();
    let victims: SeatSet = [seat(2), seat(4)].into_iter().collect();
    let played = Event::Played { seat: seat(1), character: Character::ScribeOfFish };
    assert_eq!(table.play(1, "scribe-fish"), [played, Event::MustReduce { seats: victims }]);
    for viewer in [0, 1, 3, 4] {
        assert_eq!(table.witness(2, "discard F1", viewer), [Event::Decided { seat: seat(2) }]);
    }
    let own = Event::Discarding { seat: seat(2), card: "F1".parse().unwrap() };
    assert_eq!(table.witness(2, "discard F1", 2), [own, Event::Decided { seat: seat(2) }]);
    assert_eq!(table.clone().play_seen(2, "discard F1", Viewer::Omniscient).first(), Some(&own));
}

/// Rules 10.4: then the owner sees the faces, the others number and backs.
#[test]
fn what_is_told_when_all_have_chosen() {
    let mut table = Scene::of(3).hand(1, "scribe-fish").hand(2, SEVEN).hand(3, SEVEN).ready();
    table.play(1, "scribe-fish");
    table.play(2, "discard F1");
    for viewer in [0, 1, 2, 3] {
        let told: Vec<Event> = table.witness(3, "discard A", viewer);
        let reduced = |of: usize, face| {
            let faces = cards(if viewer == of { face } else { "-" });
            Event::Reduced { seat: seat(of), cards: Seen { backs: backs(0, 1, 0), faces } }
        };
        let [.., second, third] = &told[..] else { panic!("{told:?}") };
        assert_eq!([*second, *third], [reduced(2, "F1"), reduced(3, "A")]);
    }
}
