//! Rules 9: the end of the game.
use super::scene::{NARROW, Play, SQUARE, Scene, THREE_ON_SQUARE, cards, seat};
use crate::{Cards, Ending, Event, LARGEST_TABLE, Placement, Table, Token};
use game_core::{Seat, SeatSet, uniform};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// On the narrow table there is room for one more card: yellow 4 or yellow 8.
fn one_more() -> Scene {
    Scene::of(2).on(NARROW).laid(&["r4.p on board.tr"])
}

/// No card can be laid, and the pile is empty.
fn full(seats: usize) -> Scene {
    Scene::of(seats)
        .on(NARROW)
        .laid(&["r4.p on board.tr", "y4.t on board.bl"])
        .rest_with(seats)
        .hand(1, "r1 r2")
}

/// Rules 9.2: also when the last placements vanish through a laid card.
#[test]
fn the_game_ends_when_there_is_no_room() {
    let mut play = one_more().hand(1, "y4 t2").ready();
    assert_eq!(play.ending(), None);
    let told = play.play(1, "lay y4.t on board.bl");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
    assert!(matches!(told[1], Event::GameOver { ending: Ending::NoRoom, .. }));
    assert!(play.asked().is_empty());
}

/// Rules 9.2: hands and pile count, wherever the fitting card is.
#[test]
fn there_is_room_while_any_card_outside_the_table_fits() {
    let scene = || Scene::of(2).on(NARROW).laid(&["y4.t on board.bl"]).hand(1, "r4");
    // Red 8 may go where red 4 does; once red 4 lies there, nothing fits.
    let mut play = scene().ready();
    play.play(1, "lay r4.p on board.tr");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
    // Yellow 8 is in the pile, in another's hand, in one's own.
    let scene = || Scene::of(2).on(NARROW).hand(1, "r4");
    for scene in [scene(), scene().hand(2, "y4 y8"), scene().hand(1, "r4 y4 y8")] {
        let mut play = scene.ready();
        play.play(1, "lay r4.p on board.tr");
        assert_eq!((play.ending(), play.asked()), (None, vec![2]));
    }
}

/// Rules 9.2: not while anybody holds lightning.
#[test]
fn lightning_in_any_hand_keeps_the_game_open() {
    let mut play = one_more().hand(1, "y4").lightning(2).ready();
    play.play(1, "lay y4.t on board.bl");
    assert_eq!((play.ending(), play.asked()), (None, vec![2]));
    assert_eq!(play.offers(2), "draw lightning");
    // Double keeps nothing open.
    let mut play = one_more().hand(1, "y4").double(2).ready();
    play.play(1, "lay y4.t on board.bl");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
}

/// Rules 9.1 and 9.2: checked after lightning at the end, which makes room.
#[test]
fn lightning_at_the_end_makes_room_again() {
    let mut play = one_more().hand(1, "y4").hand(2, "t1 t2").lightning(1).ready();
    play.play(1, "lay y4.t on board.bl");
    assert_eq!((play.ending(), play.offers(1)), (None, "lightning done".into()));
    play.play(1, "lightning r4");
    assert_eq!((play.ending(), play.asked()), (None, vec![2]), "after the discards");
    play.play(2, "discard t1");
    assert_eq!((play.ending(), play.asked()), (None, vec![2]));
    // If the player keeps it, the game also goes on.
    let mut play = one_more().hand(1, "y4").lightning(1).ready();
    play.play(1, "lay y4.t on board.bl");
    play.play(1, "done");
    assert_eq!((play.ending(), play.asked()), (None, vec![2]));
}

/// Rules 9.2: lightning at the start clears a corner; filling it ends the game.
#[test]
fn lightning_used_up_before_the_last_card() {
    let mut play = Scene::of(2)
        .on(NARROW)
        .laid(&["r4.p on board.tr", "y4.t on board.bl"])
        .hand(1, "r8")
        .lightning(1)
        .ready();
    play.play(1, "lightning r4");
    assert_eq!(play.ending(), None);
    play.play(1, "lay r8.p on board.tr");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
}

/// Rules 9.1: after the die.
#[test]
fn the_die_comes_before_the_end() {
    let roll = |luck: &str| {
        let mut play = Scene::of(2).on(SQUARE).laid(&THREE_ON_SQUARE).hand(1, "r9").ready();
        play.play(1, "lay r9.p on board.tr");
        assert_eq!((play.ending(), play.is_chance()), (None, true));
        play.luck(luck);
        play.ending()
    };
    assert_eq!(roll("die 1"), Some(Ending::NoRoom));
    assert_eq!(roll("die 2"), Some(Ending::NoRoom));
    assert_eq!(roll("die double"), Some(Ending::NoRoom));
    assert_eq!(roll("die lightning"), None, "locked, but held");
}

/// Rules 9.2: if no card is left outside the table.
#[test]
fn all_cards_on_the_table() {
    // Larger than any table of the game, so that all 52 find a place.
    let size = [LARGEST_TABLE; 2];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let mut table = Table::new(size);
    let mut placements: Vec<String> = Vec::new();
    while table.cards() != Cards::BOX {
        let left = Cards::BOX.minus(table.cards());
        let printed = left.iter().flat_map(|it| it.printed());
        let all: Vec<Placement> = printed
            .flat_map(|by| table.spots(by).map(move |spot| Placement { by, spot }))
            .collect();
        let placement = all[uniform(&mut rng, all.len() as u32) as usize];
        table.lay(placement, Seat::FIRST, 1);
        placements.push(placement.to_string());
    }
    let last = placements.pop().unwrap();
    let laid: Vec<&str> = placements.iter().map(String::as_str).collect();
    let hand = last.split('.').next().unwrap();
    let scene = Scene::of(2).on(size).laid(&laid).hand(1, hand).rest_with(1);
    let mut play = scene.ready();
    play.play(1, &format!("lay {last}"));
    if play.is_chance() {
        play.luck("die double");
    }
    assert_eq!(play.ending(), Some(Ending::NoRoom));
}

/// Rules 9.3: as many passes in a row as there are players, even though one of them
/// holds lightning.
#[test]
fn everybody_passes() {
    for seats in [2, 3, 4] {
        let mut play = full(seats).lightning(1).ready();
        for mover in 1..=seats {
            assert_eq!((play.ending(), play.asked()), (None, vec![mover]));
            let expected = if mover == 1 { "pass lightning" } else { "pass" };
            assert_eq!(play.offers(mover), expected);
            assert_eq!(usize::from(play.view(0).passes), mover - 1);
            play.play(mover, "pass");
            if mover == 1 {
                play.play(1, "done");
            }
        }
        assert_eq!(play.ending(), Some(Ending::AllPassed), "{seats} players");
    }
}

/// Rules 9.3: in a row, wherever the row begins.
#[test]
fn passes_are_counted_from_any_seat() {
    let mut play = full(3).lightning(1).passes(1).turn_of(3).ready();
    play.play(3, "pass");
    assert_eq!((play.ending(), play.view(0).passes), (None, 2));
    play.play(1, "pass");
    assert_eq!(play.ending(), None, "not before the turn is complete");
    play.play(1, "done");
    assert_eq!(play.ending(), Some(Ending::AllPassed));
}

/// Rules 9.3: a turn with lightning isn't a pass.
#[test]
fn a_pass_with_lightning_is_no_pass() {
    let mut play = full(2).lightning(1).passes(1).ready();
    play.play(1, "pass");
    play.play(1, "lightning r4");
    play.play(2, "discard t1");
    assert_eq!((play.ending(), play.asked(), play.view(0).passes), (None, vec![2], 0));
    // Neither is a draw after lightning.
    let mut play = full(2).lightning(1).passes(1).ready();
    play.play(1, "lightning r4");
    play.play(2, "discard t1");
    play.play(1, "draw");
    assert_eq!((play.ending(), play.asked(), play.view(0).passes), (None, vec![2], 0));
}

/// Rules 9.3: laying and drawing break the row.
#[test]
fn laying_and_drawing_break_the_row() {
    let mut play = one_more().hand(1, "y4").lightning(2).passes(1).rest_with(2).ready();
    play.play(1, "lay y4.t on board.bl");
    assert_eq!((play.ending(), play.view(0).passes), (None, 0));
    play.play(2, "pass");
    play.play(2, "done");
    assert_eq!((play.ending(), play.view(0).passes), (None, 1));
    play.play(1, "pass");
    assert_eq!(play.ending(), Some(Ending::AllPassed));
    let mut play = Scene::of(2).passes(1).ready();
    play.play(1, "draw");
    assert_eq!((play.ending(), play.view(0).passes), (None, 0));
}

/// Rules 9.3: a pass of this turn isn't one of the next.
#[test]
fn a_pass_counts_once() {
    let mut play = full(3).lightning(3).ready();
    play.play(1, "pass");
    assert!(!play.view(0).passed, "a new turn has begun");
    play.play(2, "pass");
    play.play(3, "lightning r4");
    assert!(play.view(0).struck);
    play.play(1, "discard r1");
    play.play(3, "draw");
    assert_eq!((play.view(0).passes, play.view(0).struck), (0, false));
}

/// Rules 9.4: 40 or more, and the start player would be next.
#[test]
fn the_track_ends_the_game_with_the_round() {
    for (score, ending) in [(35, None), (36, Some(Ending::Track)), (50, Some(Ending::Track))] {
        // Seat 2 started; seat 1 is last in the round.
        let scene = Scene::of(3).hand(1, "p3").score(1, score).started_by(2).turn_of(1);
        let mut play = scene.ready();
        play.play(1, "lay p3.r on board.tl");
        assert_eq!(play.ending(), ending, "{score} and 4");
    }
}

/// Rules 9.4: the others have their turns first.
#[test]
fn the_round_is_completed() {
    let mut play = Scene::of(3).hand(2, "p3").score(2, 36).started_by(2).turn_of(2).ready();
    play.play(2, "lay p3.r on board.tl");
    assert_eq!((play.ending(), play.score(2)), (None, 40));
    play.play(3, "draw");
    assert_eq!(play.ending(), None);
    play.play(1, "draw");
    assert_eq!(play.ending(), Some(Ending::Track));
    assert_eq!(play.winners(), [2]);
}

/// Rules 9.4: no matter who has the points, and somebody may still overtake them.
#[test]
fn the_last_round_can_be_won() {
    let mut play =
        Scene::of(2).hand(1, "p3").hand(2, "t13").score(1, 36).score(2, 38).double(2).ready();
    play.play(1, "lay p3.r on board.tl");
    play.play(2, "lay t13.y on board.br x2");
    assert_eq!((play.ending(), play.score(2)), (Some(Ending::Track), 44));
    assert_eq!(play.winners(), [2]);
}

/// Rules 9.1 and 9.4: not before the turn is complete.
#[test]
fn forty_points_wait_for_the_end_of_the_turn() {
    let scene = || Scene::of(2).started_by(2).score(1, 39);
    let mut play = scene().hand(1, "p3").hand(2, "t1").lightning(1).ready();
    play.play(1, "lay p3.r on board.tl");
    assert_eq!((play.ending(), play.offers(1)), (None, "lightning done".into()));
    let mut other = play.clone();
    play.play(1, "done");
    assert_eq!(play.ending(), Some(Ending::Track));
    other.play(1, "lightning p3");
    assert_eq!(other.ending(), None);
    other.play(2, "discard t1");
    assert_eq!((other.ending(), other.score(1)), (Some(Ending::Track), 43));
    let mut play = scene().hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    assert_eq!(play.ending(), None);
    play.luck("die 2");
    assert_eq!((play.ending(), play.holds(1)), (Some(Ending::Track), 2));
}

/// Rules 11.2: a track of 30.
#[test]
fn the_short_track() {
    for (options, score, ending) in [
        ("track-30", 25, None),
        ("track-30", 26, Some(Ending::Track)),
        ("small,track-30", 26, Some(Ending::Track)),
        ("small", 26, None),
        ("-", 26, None),
    ] {
        let scene = Scene::of(2).options(options).hand(2, "p3").score(2, score).turn_of(2);
        let mut play = scene.ready();
        play.play(2, "lay p3.r on board.tl");
        assert_eq!(play.ending(), ending, "{options}, {score} and 4");
    }
}

/// Rules 1.3 and 9.4: a score has no upper end, and 0 is where it begins.
#[test]
fn scores_go_on_past_the_track() {
    let mut play = Scene::of(2).hand(1, "p3").score(1, 78).ready();
    play.play(1, "lay p3.r on board.tl");
    assert_eq!((play.score(1), play.score(2)), (82, 0));
}

/// Rules 9.1: no room comes first, then the passes, then the track.
#[test]
fn the_first_reason_that_holds() {
    // No room and the track.
    let mut play = one_more().hand(1, "y4").score(1, 39).started_by(2).ready();
    play.play(1, "lay y4.t on board.bl");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
    // No room and the passes.
    let mut play = full(2).passes(1).ready();
    play.play(1, "pass");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
    // The passes and the track.
    let mut play = full(2).lightning(2).passes(1).score(2, 50).started_by(2).ready();
    play.play(1, "pass");
    assert_eq!(play.ending(), Some(Ending::AllPassed));
    // The track alone.
    let mut play = full(2).lightning(2).score(2, 50).started_by(2).ready();
    play.play(1, "pass");
    assert_eq!(play.ending(), Some(Ending::Track));
}

/// Rules 9.1: from then on, no move is possible.
#[test]
fn nothing_after_the_end() {
    let mut play = one_more().hand(1, "y4 r8").hand(2, "t1").ready();
    play.play(1, "lay y4.t on board.bl");
    for by in [1, 2] {
        assert!(play.choices(by).is_empty());
        for action in ["draw", "pass", "done", "discard t1", "lightning y4"] {
            assert_eq!(play.refuses(by, action), "it is not your turn to decide (rules 4.1)");
        }
    }
    assert_eq!(play.refuses_luck("die 1"), "chance has nothing to do now (rules 4.1)");
    assert_eq!(play.view(0).ending, Some(Ending::NoRoom));
    assert_eq!(play.view(1).decision(), None);
}

/// Rules 9.5: most points win; those level at the top win together.
#[test]
fn who_wins() {
    for (scores, winners) in [
        ([20, 10, 15], vec![1]),
        ([10, 10, 19], vec![3]),
        ([20, 10, 20], vec![1, 3]),
        ([5, 10, 10], vec![2, 3]),
        ([15, 15, 15], vec![1, 2, 3]),
    ] {
        let mut scene = Scene::of(3).on(NARROW).laid(&["r4.p on board.tr"]).hand(1, "y4");
        for (i, &score) in scores.iter().enumerate() {
            // Yellow 4 brings seat 1 three more.
            scene = scene.score(i + 1, if i == 0 { score - 3 } else { score });
        }
        let mut play: Play = scene.ready();
        let told = play.play(1, "lay y4.t on board.bl");
        assert_eq!(play.winners(), winners, "{scores:?}");
        let Event::GameOver { winners: shown, scores: told, .. } = told[1] else { panic!() };
        assert_eq!(shown, winners.into_iter().map(seat).collect::<SeatSet>());
        assert_eq!([1, 2, 3].map(|it| told[seat(it)]), scores);
    }
}

/// Rules 10.5: everybody is told all hands.
#[test]
fn the_end_is_told() {
    let play = one_more().hand(1, "y4 r8").hand(2, "t1 t2").score(2, 3).ready();
    for viewer in [0, 1, 2] {
        let told = play.witness(1, "lay y4.t on board.bl", viewer);
        let Event::GameOver { ending, hands, .. } = told[1] else { panic!("{told:?}") };
        assert_eq!(ending, Ending::NoRoom);
        assert_eq!(hands[seat(1)], cards("r8"));
        assert_eq!(hands[seat(2)], cards("t1 t2"));
    }
}

/// Rules 9.3: the count and the tokens after a game that ended so.
#[test]
fn lightning_stays_with_its_holder_at_the_end() {
    let mut play = full(2).lightning(2).passes(1).ready();
    play.play(1, "pass");
    assert_eq!(play.ending(), Some(Ending::AllPassed));
    assert_eq!(play.holder(Token::Lightning), 2);
}
