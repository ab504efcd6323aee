//! Rules 10: who sees what.
use super::scene::{NARROW, Play, RED_AND_PURPLE, Scene, card, cards, deal, eyes, seat};
use crate::{Action, Cards, Ending, Event, Slot, Token};
use game_core::{Game, Viewer};

/// Two positions that differ only in a card of seat 2 and one in the pile.
fn worlds(scene: impl Fn(Scene) -> Scene) -> [Play; 2] {
    [("y7", "t7"), ("t7", "y7")].map(|(held, below)| {
        let scene = scene(Scene::of(3));
        scene.hand(2, &format!("{held} r1")).pile(&format!("r2 r3 {below}")).ready()
    })
}

fn assert_alike([first, second]: &[Play; 2], viewers: &[usize]) {
    assert!(first.0 != second.0, "two worlds");
    for &viewer in viewers {
        assert!(first.bytes(viewer) == second.bytes(viewer), "viewer {viewer}");
        assert!(first.view(viewer) == second.view(viewer), "viewer {viewer}");
    }
}

/// Rules 10.1: what anybody sees.
#[test]
fn the_public_part() {
    let mut play = Scene::of(3)
        .hand(1, "r9 r4")
        .hand(2, "p1")
        .score(3, 17)
        .laid(&["p3.r on board.tl", "r7.p on p3.tr"])
        .double(2)
        .lightning(1)
        .started_by(3)
        .passes(1)
        .ready();
    play.play(1, "lay r9.p on board.tr");
    play.luck("die double");
    for viewer in [0, 1, 2, 3] {
        let view = play.view(viewer);
        assert_eq!(view.viewer, eyes(viewer));
        assert_eq!(view.table, play.0.table);
        let order: Vec<String> = view.table.order().iter().map(ToString::to_string).collect();
        assert_eq!(order, ["p3", "r7", "r9"]);
        assert_eq!([1, 2, 3].map(|it| view.scores[seat(it)]), [1, 0, 17]);
        assert_eq!(Token::ALL.map(|it| view.tokens.holder(it)), [Some(seat(1)); 2]);
        assert_eq!(Token::ALL.map(|it| view.tokens.is_locked(it)), [false, true]);
        assert_eq!((view.start, view.mover, view.turn), (seat(3), seat(1), 3));
        assert_eq!([1, 2, 3].map(|it| view.hand_sizes[seat(it)]), [1, 1, 0]);
        assert_eq!(view.pile.len(), 52 - 3 - 2);
        assert_eq!(
            view.last_roll.map(|it| (it.0, it.1.to_string())),
            Some((seat(1), "double".into()))
        );
        assert_eq!(view.asked.iter().collect::<Vec<_>>(), [seat(1)]);
        assert_eq!((view.passes, view.passed, view.struck), (1, false, false));
        assert_eq!((view.ending, view.options), (None, "-".parse().unwrap()));
    }
}

/// Rules 10.1: laying, passing and lightning are told to all alike.
#[test]
fn open_actions_are_told_alike() {
    let scene =
        || Scene::of(3).hand(1, "r4").hand(2, "p1").lightning(1).laid(&["p3.r on board.tl"]);
    let alike = |play: &Play, action| {
        let told = play.witness(1, action, 1);
        assert!(!told.is_empty());
        for viewer in [0, 2, 3] {
            assert_eq!(play.witness(1, action, viewer), told, "{action}");
        }
    };
    alike(&scene().ready(), "lay r4.p on board.tr");
    alike(&scene().ready(), "lightning p3");
    alike(&scene().hand(1, "").rest_with(3).ready(), "pass");
    let mut play = scene().hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    let told = play.witness_luck("die lightning", 1);
    assert_eq!(
        [0, 2, 3].map(|it| play.witness_luck("die lightning", it)),
        [(); 3].map(|()| told.clone())
    );
}

/// Rules 10.1: whose decision is due, after the end of a turn as well.
#[test]
fn everybody_sees_the_next_turn() {
    let mut play = Scene::of(2).lightning(1).laid(&["p3.r on board.tl"]).ready();
    play.play(1, "draw");
    assert_eq!(play.view(0).mover, seat(1));
    play.play(1, "done");
    for viewer in [0, 1, 2] {
        let view = play.view(viewer);
        assert_eq!((view.mover, view.asked.first()), (seat(2), Some(seat(2))));
    }
}

/// Rules 10.2: a player's own hand; only the number of cards of the others.
#[test]
fn a_player_sees_his_own_hand() {
    let play = Scene::of(3).hand(1, "r1").hand(2, "p1 p2").hand(3, "y1 y2 y3").ready();
    for viewer in [0, 1, 2, 3] {
        let view = play.view(viewer);
        for (of, held) in [(1, "r1"), (2, "p1 p2"), (3, "y1 y2 y3")] {
            assert_eq!(view.hands[seat(of)], (of == viewer).then(|| cards(held)));
            let known = if of == viewer { cards(held) } else { Cards::NONE };
            assert_eq!(view.memory.hands[seat(of)], known);
            assert_eq!(usize::from(view.hand_sizes[seat(of)]), cards(held).count());
        }
    }
}

/// Rules 10.2: and the moves they can make.
#[test]
fn choices_go_to_their_owner_only() {
    let play = Scene::of(3).hand(1, "p3").hand(2, "r4").ready();
    assert!(!play.choices(1).is_empty());
    assert!(play.choices(2).is_empty() && play.choices(3).is_empty());
}

/// Rules 10.3.
#[test]
fn no_view_tells_another_hand_or_the_pile() {
    let plays = worlds(|it| it);
    assert_alike(&plays, &[0, 1, 3]);
    assert!(plays[0].bytes(2) != plays[1].bytes(2));
    let plays = ["r2 r3", "r3 r2"].map(|it| Scene::of(2).pile(it).ready());
    assert_alike(&plays, &[0, 1, 2]);
    assert!(plays[0].view(1).pile.iter().all(|it| *it == Slot { card: None, public: false }));
}

/// Rules 10.3: nor what another drew.
#[test]
fn no_view_tells_what_another_drew() {
    let piles = ["y7 r2 t7", "t7 r2 y7"];
    let mut plays = piles.map(|it| Scene::of(3).pile(it).ready());
    for viewer in [0, 2, 3] {
        let [first, second] = plays.each_ref().map(|it| it.witness(1, "draw", viewer));
        assert_eq!(first, second);
    }
    for play in &mut plays {
        play.play(1, "draw");
    }
    assert_alike(&plays, &[0, 2, 3]);
    // By the die.
    let mut plays = ["y7 t7", "t7 y7"].map(|it| Scene::of(2).hand(1, "r9").pile(it).ready());
    for play in &mut plays {
        play.play(1, "lay r9.p on board.tr");
    }
    let told = |viewer| plays.each_ref().map(|it| it.witness_luck("die 1", viewer));
    assert_eq!(told(0)[0], told(0)[1]);
    assert_eq!(told(2)[0], told(2)[1]);
    assert_ne!(told(1)[0], told(1)[1]);
    for play in &mut plays {
        play.luck("die 1");
    }
    assert_alike(&plays, &[0, 2]);
}

/// Rules 8.4 and 10.1: it is shown who has answered, but not what; hands and pile
/// stay as they are in the meantime.
#[test]
fn an_answer_is_seen_by_its_owner_alone() {
    let scene = || Scene::of(3).hand(2, "p1 p2").hand(3, "y1 y2").lightning(1);
    let mut play = scene().laid(&["r7.p on board.tr"]).ready();
    play.play(1, "lightning r7");
    for viewer in [0, 1, 2, 3] {
        let told = play.witness(2, "discard p1", viewer);
        let own = Event::Discarding { seat: seat(2), card: card("p1") };
        let event = if viewer == 2 { own } else { Event::Decided { seat: seat(2) } };
        assert_eq!(told, [event]);
    }
    play.play(2, "discard p1");
    for viewer in [0, 1, 2, 3] {
        let view = play.view(viewer);
        let own = (viewer == 2).then(|| card("p1"));
        assert_eq!((view.given_up[seat(2)], view.given_up[seat(3)]), (own, None));
        assert_eq!(view.asked.iter().collect::<Vec<_>>(), [seat(3)]);
        assert_eq!([2, 3].map(|it| view.hand_sizes[seat(it)]), [2, 2]);
    }
    assert_eq!(play.view(2).hands[seat(2)], Some(cards("p1 p2")), "nothing has moved");
}

/// Rules 10.3: twin worlds of what was given up, at every step.
#[test]
fn no_view_tells_what_another_gave_up() {
    let mut plays = [(); 2].map(|()| {
        let scene = Scene::of(3).hand(2, "p1 p2").hand(3, "y1 y2").lightning(1);
        scene.laid(&["r7.p on board.tr"]).ready()
    });
    let given = ["discard p1", "discard p2"];
    for play in &mut plays {
        play.play(1, "lightning r7");
    }
    let hear = |plays: &[Play; 2], viewer| [0, 1].map(|i| plays[i].witness(2, given[i], viewer));
    for viewer in [0, 1, 3] {
        let [first, second] = hear(&plays, viewer);
        assert_eq!(first, second);
    }
    for (play, action) in plays.iter_mut().zip(given) {
        play.play(2, action);
    }
    assert_alike(&plays, &[0, 1, 3]);
    assert!(plays[0].bytes(2) != plays[1].bytes(2));
    for viewer in [0, 1, 3] {
        let [first, second] = plays.each_ref().map(|it| it.witness(3, "discard y1", viewer));
        assert_eq!(first, second);
    }
    for play in &mut plays {
        play.play(3, "discard y1");
    }
    assert_alike(&plays, &[0, 1, 3]);
}

/// Rules 10.1 and 10.2: under the pile, all see the removed card, and each their own.
#[test]
fn places_in_the_pile() {
    let mut play = Scene::of(4)
        .hand(2, "p1")
        .hand(3, "y1")
        .hand(4, "t1")
        .lightning(1)
        .laid(&["r7.p on board.tr"])
        .ready();
    play.play(1, "lightning r7");
    assert_eq!([0, 1, 2, 3, 4].map(|it| play.sees_bottom(it, 1)), ["r7!"; 5], "at once");
    for (by, action) in [(4, "discard t1"), (2, "discard p1")] {
        play.play(by, action);
    }
    for viewer in [0, 1, 2, 3, 4] {
        let told = play.witness(3, "discard y1", viewer);
        for (of, name) in [(2, "p1"), (3, "y1"), (4, "t1")] {
            let shown = (viewer == of).then(|| card(name));
            assert!(told.contains(&Event::Buried { seat: seat(of), card: shown }), "{told:?}");
        }
    }
    play.play(3, "discard y1");
    let expected = ["r7! ? ? ?", "r7! ? ? ?", "r7! p1 ? ?", "r7! ? y1 ?", "r7! ? ? t1"];
    assert_eq!([0, 1, 2, 3, 4].map(|it| play.sees_bottom(it, 4)), expected);
    assert!(play.view(2).pile[..40].iter().all(|it| it.card.is_none()));
}

/// Rules 10.1: until they are drawn; then nothing is shown of them.
#[test]
fn places_in_the_pile_are_shown_until_drawn() {
    let mut play = Scene::of(3)
        .hand(2, "p1")
        .hand(3, "y1")
        .lightning(1)
        .pile("t7")
        .laid(&["r7.p on board.tr"])
        .rest_with(1)
        .ready();
    play.play(1, "lightning r7");
    play.play(2, "discard p1");
    play.play(3, "discard y1");
    assert_eq!(play.pile(), "t7 r7 p1 y1");
    let told = play.witness(1, "draw", 2);
    assert_eq!(told, [Event::Drew { seat: seat(1), count: 2, cards: None }]);
    play.play(1, "draw");
    assert_eq!([0, 1, 2, 3].map(|it| play.sees_bottom(it, 2)), ["? ?", "? ?", "p1 ?", "? y1"]);
    assert_eq!(play.view(2).hands[seat(1)], None, "pages don't show it");
}

/// Rules 10.1: what a pass tells, and no more.
#[test]
fn a_pass_shows_no_card() {
    let plays = [("r2", "r11"), ("r11", "r2")].map(|(held, other)| {
        let scene = Scene::of(3).hand(1, held).hand(2, other).laid(&RED_AND_PURPLE);
        let mut play = scene.rest_with(3).ready();
        play.play(1, "pass");
        play
    });
    assert_alike(&plays, &[0, 3]);
}

/// Rules 10.5: all hands; the pile stays as it is.
#[test]
fn after_the_end_all_hands_are_shown() {
    let mut play =
        Scene::of(3).on(NARROW).laid(&["r4.p on board.tr"]).hand(1, "y4 r8").hand(2, "t1").ready();
    assert_eq!(play.view(0).hands[seat(1)], None);
    play.play(1, "lay y4.t on board.bl");
    assert_eq!(play.ending(), Some(Ending::NoRoom));
    for viewer in [0, 1, 2, 3] {
        let view = play.view(viewer);
        let shown = [1, 2, 3].map(|it| view.hands[seat(it)]);
        assert_eq!(shown, ["r8", "t1", ""].map(|it| Some(cards(it))));
        assert_eq!(view.memory.hands[seat(2)], cards("t1"));
        assert!(view.pile.iter().all(|it| it.card.is_none()));
    }
}

/// Rules 10.6.
#[test]
fn an_onlooker_sees_no_hand() {
    let mut play = Play::new(4);
    play.luck(&deal(1, "r1 r2 r3 r4 r5"));
    let view = play.view(0);
    assert!((1..=4).all(|it| view.hands[seat(it)].is_none()));
    assert!((1..=4).all(|it| view.memory.hands[seat(it)].is_empty()));
    assert_eq!(view.unseen(), Cards::BOX);
    let told = Play::new(4).witness_luck(&deal(1, "r1 r2"), 0);
    let [Event::Dealt { hands, .. }] = told[..] else { panic!("{told:?}") };
    assert!((1..=4).all(|it| hands[seat(it)].is_none()));
}

/// For games that are over and for analysis.
#[test]
fn the_omniscient_sees_all() {
    let mut play = Scene::of(3).hand(2, "p1 p2").hand(3, "y1").lightning(1);
    play = play.laid(&["r7.p on board.tr"]).pile("t7 t8");
    let mut play = play.ready();
    play.play(1, "lightning r7");
    play.play(2, "discard p1");
    let view = play.0.view(Viewer::Omniscient);
    assert_eq!(view.hands[seat(2)], Some(cards("p1 p2")));
    assert_eq!(view.given_up[seat(2)], Some(card("p1")));
    assert_eq!(view.pile[0], Slot { card: Some(card("t7")), public: false });
    assert!(view.unseen().is_empty());
    play.play(3, "discard y1");
    let view = play.0.view(Viewer::Omniscient);
    let below: Vec<Option<_>> = view.pile[view.pile.len() - 2..].iter().map(|it| it.card).collect();
    assert_eq!(below, [Some(card("p1")), Some(card("y1"))]);
}

/// Rules 10.3: a refusal tells a player nothing about another hand or the pile.
#[test]
fn refusals_tell_nothing_hidden() {
    let plays = worlds(|it| it.hand(1, "p3"));
    for by in [1, 3] {
        for action in ["pass", "done", "lightning t7", "discard y7", "lay t7.r on board.tl"] {
            let action: Action = action.parse().unwrap();
            let [first, second] = plays.each_ref().map(|it| it.0.check(seat(by), action));
            assert_eq!(first, second, "{action}");
        }
    }
}
