//! Rules 8.2 to 8.4: points, corruption and its penalty.
use super::scene::{Scene, Table, cards, seat};
use crate::{Event, Family, ScoredSet, Symbol};

/// Three players, each with sets worth 12 points: alone that makes 12, and 8
/// after one Ankh back.
fn twelve_each() -> Scene {
    Scene::of(3).set(1, "ebony", "E2,E2,E0").set(2, "marble", "M2,M2,M0").set(
        3,
        "cattle",
        "C1,C1,C1,C0",
    )
}

fn scores(table: &Table) -> [u16; 3] {
    [1, 2, 3].map(|it| table.score(it))
}

/// Rules 8.2: scarabs times cards; characters and amulets are cards.
#[test]
fn a_set_scores_scarabs_times_cards() {
    for (family, held, points) in [
        ("fish", "F1,F1,F0", 6),
        ("fish", "F0,Fg,thief", 0),
        ("ivory", "I3,I3,I0,A", 24),
        ("ebony", "E2,priest,A,A", 8),
        ("marble", "M2,M2,M2,M0,M0,M0,Mg,priestess,A,A", 60),
        ("wheat", "W1,W1,W1,W1,W1,courtesan,merchant", 35),
    ] {
        let table = Scene::of(2).set(2, family, held).finish();
        assert_eq!(table.score(2), points, "{held}");
    }
}

/// Rules 8.2: sets are scored one by one and added to the score.
#[test]
fn points_of_all_sets_are_added() {
    let table = Scene::of(2)
        .set(2, "fish", "F1,F1,F1")
        .set(2, "cattle", "C1,C1,A")
        .set(2, "ivory", "I0,Ig,A")
        .score(2, 30)
        .finish();
    assert_eq!(table.score(2), 30 + 9 + 6);
}

/// Rules 8.2 and 7.5.
#[test]
fn prosperity_adds_two_scarabs_and_no_card() {
    let wheat = || Scene::of(2).set(2, "wheat", "W1,W0,A,A");
    assert_eq!(wheat().finish().score(2), 4);
    assert_eq!(wheat().prosperity(2, "wheat").finish().score(2), 3 * 4);
    let fish = Scene::of(2).set(2, "fish", "F1,F1,F0,A").prosperity(2, "fish").finish();
    assert_eq!(fish.score(2), 16);
    let both = wheat().prosperity(2, "wheat").prosperity(2, "wheat").finish();
    assert_eq!(both.score(2), 5 * 4);
}

/// Rules 8.1, 8.2, 8.4, the book's examples: seven cards in the hand, sets worth
/// 23, from 38 to 61, two Ankhs back to 52.
#[test]
fn the_books_example() {
    let mut table = Scene::of(2)
        .hand(1, "M0,priestess,W1,W1,W0,merchant")
        .set(1, "ebony", "E2,E2,E0")
        .set(1, "wheat", "W1,W1,W1")
        .score(1, 38)
        .pile(2, "C0")
        .row("F0")
        .ready();
    table.play(1, "take 1");
    table.play(1, "set wheat W1,W1,W0,merchant");
    let events = table.all_done();
    assert_eq!(table.pile(1), "M0,priestess,F0");
    assert_eq!(table.set(1, "wheat"), "W1,W1,W1");
    let (seat, points) = (seat(1), 23);
    assert!(events.contains(&Event::Scored { seat, points, from: 38, to: 61 }));
    let ankh = Symbol::Hieroglyph(crate::Hieroglyph::Ankh);
    let penalised = Event::Penalised { seat, symbol: ankh, steps: 2, from: 61, to: 52 };
    assert!(events.contains(&penalised));
    assert_eq!(table.score(1), 52);
}

/// Rules 8.4: 50, three numbers back, 35.
#[test]
fn fifty_back_three_numbers() {
    let table = Scene::of(2).set(1, "marble", "M2,M2,M2,M0,M0").score(1, 20).finish();
    assert_eq!(table.score(1), 35);
}

/// Rules 8.4: for every full 10.
#[test]
fn only_full_tens_count() {
    for (family, held, before, after) in [
        // 9, 10, 12, 18, 20 and 24 points; Djeds are 24, 18 and 11.
        ("fish", "F1,F1,F1", 0, 9),
        ("marble", "M2,M0,M0,A,A", 0, 5),
        ("ebony", "E2,E2,E0", 0, 8),
        ("ivory", "I3,I3,I0", 0, 11),
        ("ebony", "E2,E2,E0,A,A", 0, 10),
        ("ivory", "I3,I3,I0,A", 0, 11),
        // From 91 to 103, a Feather: 97.
        ("ebony", "E2,E2,E0", 91, 97),
        // From 83 to 103, two Feathers: 94.
        ("ebony", "E2,E2,E0,A,A", 83, 94),
    ] {
        let table = Scene::of(2).set(1, family, held).score(1, before).finish();
        assert_eq!(table.score(1), after, "{held}");
    }
}

/// Rules 8.4: points from Deceit don't count.
#[test]
fn deceit_does_not_count_for_the_penalty() {
    let mut table = Scene::of(2)
        .hand(1, "F1,F1,F1")
        .pile(1, "I0,E0,M0,W0,A")
        .tokens("deceit")
        .row("C0")
        .ready();
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event deceit");
    assert_eq!(table.score(1), 5);
    table.play(2, "take 1");
    table.all_done();
    assert_eq!(table.score(1), 5 + 9, "most corrupt, but 9 points from sets");
}

/// Rules 8.4: nor does a move by a Guild.
#[test]
fn a_guild_does_not_count_for_the_penalty() {
    let mut table =
        Scene::of(2).hand(1, "F1,F1,F1").pile(1, "I0,E0").tokens("guild-djed").row("C0").ready();
    table.play(1, "set fish F1,F1,F1");
    table.play(1, "event guild-djed 2");
    assert_eq!(table.score(1), 4);
    table.play(2, "take 1");
    table.all_done();
    assert_eq!(table.score(1), 4 + 9);
}

/// Rules 8.4: nor do the points of earlier rounds.
#[test]
fn earlier_points_do_not_count_for_the_penalty() {
    let table = Scene::of(2).set(1, "fish", "F1,F1,F1").score(1, 80).finish();
    assert_eq!(table.score(1), 89);
}

/// Rules 8.4: horizontal sets do count.
#[test]
fn horizontal_sets_count_for_the_penalty() {
    let mut table = Scene::of(2).hand(1, "F1,F1,F1").set(1, "wheat", "W1,W1,W1").row("F0").ready();
    table.play(1, "take 1");
    table.play(1, "set fish F1,F1,F1");
    table.all_done();
    // 9 + 3 are 12, one Ankh back.
    assert_eq!(table.score(1), 8);
}

/// Rules 8.3: the most cards, whatever their scarabs.
#[test]
fn the_player_with_most_cards_is_penalised() {
    let table = twelve_each().pile(2, "W0,W0").pile(3, "I3").finish();
    assert_eq!(scores(&table), [12, 8, 12]);
}

/// Rules 8.3 and 8.1: what is left in the hand corrupts as well.
#[test]
fn the_rest_of_the_hand_counts() {
    let table = twelve_each().pile(2, "W0,W0").hand(3, "I3,Ig,queen").finish();
    assert_eq!(table.pile(3), "I3,Ig,queen");
    assert_eq!(table.hand(3), "-");
    assert_eq!(scores(&table), [12, 12, 8]);
}

/// Rules 8.3: then the scarabs on these cards.
#[test]
fn a_tie_is_broken_by_scarabs() {
    let table = twelve_each().pile(1, "A").pile(2, "W1,W0").pile(3, "W0,W0").finish();
    assert_eq!(scores(&table), [12, 8, 12]);
    let table = twelve_each().pile(1, "W1").pile(2, "W1,W1").pile(3, "I3,W0").finish();
    assert_eq!(scores(&table), [12, 12, 8]);
}

/// Rules 8.3: then all of them.
#[test]
fn a_full_tie_penalises_all_concerned() {
    let table = twelve_each().pile(2, "W1,W0").pile(3, "F1,A").finish();
    assert_eq!(scores(&table), [12, 8, 8]);
    let table = twelve_each().pile(2, "W0").pile(3, "A").finish();
    assert_eq!(scores(&table), [8, 8, 8]);
}

/// Rules 8.3 and 7.4.
#[test]
fn a_curse_counts_as_two_cards() {
    let table = twelve_each().curses(2, 1).finish();
    assert_eq!(scores(&table), [12, 8, 12], "2 against 1");
    let table = twelve_each().curses(2, 1).pile(3, "A,A,A").finish();
    assert_eq!(scores(&table), [12, 12, 8], "2 against 3");
    let table = twelve_each().curses(2, 2).pile(3, "A,A,A").finish();
    assert_eq!(scores(&table), [12, 8, 12], "two are 4");
}

/// Rules 8.3 and 7.4: it has no scarabs.
#[test]
fn a_curse_has_no_scarabs() {
    let table = twelve_each().curses(2, 1).pile(3, "W1,W0").finish();
    assert_eq!(scores(&table), [12, 12, 8]);
    let table = twelve_each().curses(2, 1).pile(3, "W0,W0").finish();
    assert_eq!(scores(&table), [12, 8, 8], "a full tie");
    let table = twelve_each().curses(2, 1).pile(2, "W1").pile(3, "F1,W0,A").finish();
    assert_eq!(scores(&table), [12, 8, 8], "a full tie of pairs");
}

/// Rules 8.3.
#[test]
fn nobody_is_penalised_if_nobody_is_corrupt() {
    let mut table = twelve_each().hand(1, "F1,F1").row("F0").ready();
    table.play(1, "take 1");
    table.play(1, "set fish F1,F1,F0");
    let events = table.all_done();
    assert_eq!(scores(&table), [14, 12, 12]);
    assert!(!events.iter().any(|it| matches!(it, Event::Penalised { .. })));
}

/// Rules 8.2: all points are added before anybody is penalised.
#[test]
fn all_score_before_the_penalties() {
    let mut table = twelve_each().pile(2, "W0").pile(3, "A").row("F0").ready();
    table.play(1, "take 1");
    let steps: Vec<&str> = table
        .all_done()
        .iter()
        .filter_map(|it| match it {
            Event::Scored { .. } => Some("scored"),
            Event::Penalised { .. } => Some("penalised"),
            _ => None,
        })
        .collect();
    let all = ["scored", "scored", "scored", "penalised", "penalised", "penalised"];
    assert_eq!(steps, all);
}

/// Rules 10.5: sets, piles, Curses, points and steps are open to all.
#[test]
fn everything_is_told_to_all() {
    let mut table =
        twelve_each().hand(2, "F1,F1,F1").pile(2, "W0,W0").curses(3, 1).row("F0").ready();
    table.play(1, "take 1");
    table.play(1, "done");
    table.play(2, "set fish F1,F1,F1");
    table.play(2, "done");
    for viewer in [0, 1, 2] {
        let told = table.witness(3, "done", viewer);
        let set = ScoredSet {
            family: Family::Fish,
            cards: cards("F1,F1,F1"),
            prosperity: 0,
            horizontal: true,
            points: 3,
        };
        assert!(told.contains(&Event::SetScored { seat: seat(2), set }));
        let pile =
            |of, held, curses| Event::PileOpened { seat: seat(of), pile: cards(held), curses };
        assert!(told.contains(&pile(1, "F0", 0)));
        assert!(told.contains(&pile(2, "W0,W0", 0)));
        assert!(told.contains(&pile(3, "-", 1)));
        assert!(told.contains(&Event::Scored { seat: seat(2), points: 15, from: 0, to: 15 }));
        let symbol = Symbol::Number;
        let penalty = Event::Penalised { seat: seat(2), symbol, steps: 1, from: 15, to: 10 };
        assert!(told.contains(&penalty));
    }
}
