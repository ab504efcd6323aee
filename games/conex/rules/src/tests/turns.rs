//! Rules 4: turns, and what is asked when.
use super::scene::{BLOCKED, Play, RED_AND_PURPLE, Scene, seat};
use crate::{Decision, Phase, Token};
use game_core::Seats;

/// Rules 4.1: clockwise, from the start player on.
#[test]
fn turns_go_round_the_table() {
    for seats in [2, 3, 4] {
        for start in 1..=seats {
            let mut play = Scene::of(seats).started_by(start).turn_of(start).ready();
            let mut mover = start;
            for turn in 1..=2 * seats {
                assert_eq!(play.asked(), [mover]);
                assert_eq!(usize::from(play.view(0).turn), turn);
                play.play(mover, "draw");
                mover = mover % seats + 1;
            }
        }
    }
}

/// Rules 4.1.
#[test]
fn nobody_acts_out_of_turn() {
    let play = Scene::of(3).hand(2, "p3 r4").lightning(2).laid(&["r7.p on board.tr"]).ready();
    let actions = ["draw", "pass", "done", "lightning r7", "discard r4", "lay p3.r on board.tl"];
    for action in actions {
        assert_eq!(play.refuses(2, action), "it is not your turn to decide (rules 4.1)");
    }
    assert!(play.choices(2).is_empty() && play.choices(3).is_empty());
}

/// Rules 4.1: each question has its own answers.
#[test]
fn an_answer_must_fit_the_question() {
    let refused = |play: &Play, by, question: &str, actions: &[&str]| {
        let text = format!("this doesn't answer the question: {question} (rules 4.1)");
        for action in actions {
            assert_eq!(play.refuses(by, action), text, "{action}");
        }
    };
    let mut play = Scene::of(2)
        .hand(1, "p3 r4")
        .hand(2, "t1 t2")
        .lightning(1)
        .laid(&["r7.p on board.tr", "t3.y on board.br"])
        .ready();
    let question = "lay a card or draw; use lightning or pass where you can";
    refused(&play, 1, question, &["done", "discard r4"]);
    play.play(1, "lightning r7");
    let all = ["draw", "pass", "done", "lightning t3", "lay t1.r on board.tl"];
    refused(&play, 2, "give up a card, as in `discard r4`", &all);
    play.play(2, "discard t1");
    refused(&play, 1, "lay a card or draw", &["lightning t3", "done", "discard r4"]);

    let mut play = Scene::of(2).hand(1, "p3 r4").lightning(1).ready();
    play.play(1, "lay p3.r on board.tl");
    let all = ["draw", "pass", "discard r4", "lay r4.p on board.tr"];
    refused(&play, 1, "use lightning or end the turn", &all);
}

/// Rules 4.1 and 5.4: while the die rolls, nobody is asked.
#[test]
fn nobody_decides_while_the_die_rolls() {
    let mut play = Scene::of(2).hand(1, "r9 r4").hand(2, "t1").lightning(1).ready();
    play.play(1, "lay r9.p on board.tr");
    assert!(play.is_chance() && play.view(1).decision().is_none());
    for by in [1, 2] {
        assert!(play.choices(by).is_empty());
        for action in ["draw", "done", "lightning r9"] {
            assert_eq!(play.refuses(by, action), "it is not your turn to decide (rules 4.1)");
        }
    }
    let not_now = "a die card was laid: chance rolls the die (rules 5.4)";
    assert_eq!(play.refuses_luck(&super::scene::deal(1, "r1")), not_now);
}

/// Rules 4.2, in every combination: can lay, double, lightning, a card on the
/// table, an empty pile.
#[test]
fn what_is_offered_at_the_start_of_a_turn() {
    for case in 0..32_u32 {
        let [can_lay, double, lightning, bare, empty] =
            [0, 1, 2, 3, 4].map(|it| case >> it & 1 == 1);
        if bare && !can_lay {
            continue; // See below: on a bare board only an empty hand can't be laid.
        }
        let mut scene = Scene::of(2).hand(1, if can_lay { "t13 r2" } else { BLOCKED });
        if !bare {
            scene = scene.laid(&RED_AND_PURPLE);
        }
        if empty {
            scene = scene.rest_with(2);
        }
        if double {
            scene = scene.double(1);
        }
        if lightning {
            scene = scene.lightning(1);
        }
        let mut expected = Vec::new();
        if can_lay {
            expected.push("lay");
        }
        if can_lay && double {
            expected.push("x2");
        }
        if !empty {
            expected.push("draw");
        }
        if empty && !can_lay {
            expected.push("pass");
        }
        if lightning && !bare {
            expected.push("lightning");
        }
        assert_eq!(scene.ready().offers(1), expected.join(" "), "case {case:05b}");
    }
}

/// Rules 4.2 and 6.3: an empty hand on a bare board.
#[test]
fn what_is_offered_to_an_empty_hand() {
    let scene = || Scene::of(2).lightning(1).double(1);
    assert_eq!(scene().ready().offers(1), "draw");
    assert_eq!(scene().rest_with(2).ready().offers(1), "pass");
    let laid = || scene().laid(&["p3.r on board.tl"]);
    assert_eq!(laid().ready().offers(1), "draw lightning");
    assert_eq!(laid().rest_with(2).ready().offers(1), "pass lightning");
}

/// Rules 4.2: tokens of others bring nothing.
#[test]
fn others_tokens_are_not_offered() {
    let scene = || Scene::of(2).hand(1, "t13").laid(&["p3.r on board.tl"]);
    assert_eq!(scene().lightning(2).double(2).ready().offers(1), "lay draw");
    assert_eq!(scene().ready().offers(1), "lay draw");
}

/// Rules 4.2: the whole list, each choice once, a doubled one beside its plain one.
#[test]
fn a_whole_list() {
    let scene = || Scene::of(2).on(super::scene::NARROW).hand(1, "r4 y8 p3");
    assert_eq!(
        scene().ready().choices(1),
        ["lay r4.p on board.tr", "lay y8.t on board.bl", "draw"]
    );
    let both = [
        "lay r4.p on board.tr",
        "lay r4.p on board.tr x2",
        "lay y8.t on board.bl",
        "lay y8.t on board.bl x2",
        "draw",
    ];
    assert_eq!(scene().double(1).lightning(1).ready().choices(1), both);
    let play = scene().lightning(1).laid(&["r8.p on board.tr"]).ready();
    assert_eq!(play.choices(1), ["lay y8.t on board.bl", "draw", "lightning r8"]);
}

/// Rules 4.2: one of laying, drawing and passing in a turn.
#[test]
fn the_turn_ends_after_one_choice() {
    let mut play = Scene::of(2).hand(1, "p3 r4").hand(2, "t1").ready();
    play.play(1, "lay p3.r on board.tl");
    assert_eq!(play.asked(), [2]);
    play.play(2, "draw");
    assert_eq!(play.asked(), [1]);
    let mut play = Scene::of(2).rest_with(2).ready();
    play.play(1, "pass");
    assert_eq!(play.asked(), [2]);
    assert_eq!(play.view(0).decision(), Some(Decision::Start));
}

/// Rules 4.3: after the discards; then lightning isn't offered again, and a pass
/// isn't either.
#[test]
fn the_main_choice() {
    for (hand, double, empty, offered) in [
        ("t13 r2", false, false, "lay draw"),
        ("t13 r2", true, false, "lay x2 draw"),
        ("t13 r2", false, true, "lay draw"),
        (BLOCKED, true, false, "draw"),
        (BLOCKED, false, true, "draw"),
        ("", false, true, "draw"),
    ] {
        let mut scene = Scene::of(3).hand(1, hand).lightning(1).laid(&RED_AND_PURPLE);
        if double {
            scene = scene.double(1);
        }
        if empty {
            scene = scene.rest_with(2);
        }
        let mut play = scene.hand(3, "t1").ready();
        play.play(1, "lightning p3");
        for other in play.asked() {
            assert_ne!(play.view(0).decision(), Some(Decision::Main));
            let first = play.choices(other)[0].clone();
            play.play(other, &first);
        }
        assert_eq!(play.asked(), [1]);
        assert_eq!(play.view(0).decision(), Some(Decision::Main));
        assert_eq!(play.offers(1), offered, "{hand}");
    }
}

/// Rules 4.3: even if the mover still held the token, it isn't offered twice.
#[test]
fn no_lightning_in_the_main_choice() {
    let mut play = Scene::of(2).hand(1, "t13").lightning(1).laid(&["p3.r on board.tl"]).ready();
    assert_eq!(play.offers(1), "lay draw lightning");
    play.0.phase = Phase::Main;
    assert_eq!(play.offers(1), "lay draw");
    assert_eq!(
        play.refuses(1, "lightning p3"),
        "this doesn't answer the question: lay a card or draw (rules 4.1)"
    );
}

/// Rules 4.3: the pile isn't empty then, whoever has cards.
#[test]
fn no_pass_after_lightning_at_the_start() {
    let mut play =
        Scene::of(2).hand(1, BLOCKED).lightning(1).laid(&RED_AND_PURPLE).rest_with(2).ready();
    assert_eq!(play.offers(1), "pass lightning");
    play.play(1, "lightning p3");
    play.play(2, "discard t1");
    assert_eq!(play.choices(1), ["draw"]);
    assert_eq!(
        play.refuses(1, "pass"),
        "the pile has a card: you can pass only if you can neither lay nor draw (rules 6.3)"
    );
    play.play(1, "draw");
    assert_eq!(play.asked(), [2]);
}

/// Rules 4.4: asked after laying, drawing and passing alike.
#[test]
fn the_end_of_a_turn_with_lightning() {
    let scene = || Scene::of(2).hand(1, "t13").lightning(1).laid(&["p3.r on board.tl"]);
    let mut play = scene().ready();
    play.play(1, "lay t13.p on board.tr");
    assert_eq!(play.asked(), [1]);
    assert_eq!(play.view(2).decision(), Some(Decision::End));
    assert_eq!(play.choices(1), ["lightning p3", "lightning t13", "done"]);
    play.play(1, "done");
    assert_eq!(play.asked(), [2]);
    assert_eq!(play.holder(Token::Lightning), 1, "seat 1 keeps it");

    let mut play = scene().ready();
    play.play(1, "draw");
    assert_eq!(play.choices(1), ["lightning p3", "done"]);
    play.play(1, "done");
    assert_eq!(play.asked(), [2]);

    let mut play = scene().hand(1, "").rest_with(2).ready();
    play.play(1, "pass");
    assert_eq!(play.choices(1), ["lightning p3", "done"]);
}

/// Rules 4.4: in all other cases the turn ends without a question.
#[test]
fn the_end_of_a_turn_without_lightning_to_use() {
    // A bare board.
    let mut play = Scene::of(2).lightning(1).ready();
    play.play(1, "draw");
    assert_eq!(play.asked(), [2]);
    // No token, another's token, the other token.
    let scene = || Scene::of(2).hand(1, "t13").laid(&["p3.r on board.tl"]);
    for scene in [scene(), scene().lightning(2), scene().double(1)] {
        let mut play = scene.ready();
        play.play(1, "lay t13.p on board.tr");
        assert_eq!(play.asked(), [2]);
    }
}

/// Rules 4.4: the first card of the game may be removed at once.
#[test]
fn the_first_card_makes_lightning_possible() {
    let mut play = Scene::of(2).hand(1, "p3").lightning(1).ready();
    assert_eq!(play.offers(1), "lay draw");
    play.play(1, "lay p3.r on board.tl");
    assert_eq!(play.choices(1), ["lightning p3", "done"]);
}

/// Rules 4.4: after the die.
#[test]
fn the_end_of_a_turn_comes_after_the_die() {
    let mut play = Scene::of(2).hand(1, "r9").lightning(1).ready();
    play.play(1, "lay r9.p on board.tr");
    assert!(play.is_chance());
    play.luck("die 1");
    assert_eq!(play.choices(1), ["lightning r9", "done"]);
    assert_eq!(play.holds(1), 1, "the drawn card");
}

/// Rules 4.5: a single choice is still asked for.
#[test]
fn forced_choices_are_asked() {
    let play = Scene::of(2).rest_with(2).ready();
    assert_eq!((play.asked(), play.choices(1)), (vec![1], vec!["pass".to_owned()]));
    let play = Scene::of(2).ready();
    assert_eq!((play.asked(), play.choices(1)), (vec![1], vec!["draw".to_owned()]));
    let mut play = Scene::of(2).hand(2, "t1").lightning(1).laid(&["p3.r on board.tl"]).ready();
    play.play(1, "lightning p3");
    assert_eq!((play.asked(), play.choices(2)), (vec![2], vec!["discard t1".to_owned()]));
}

/// Rules 4.1: the view says who moves and what is asked.
#[test]
fn everybody_sees_whose_turn_it_is() {
    let play = Scene::of(4).turn_of(3).ready();
    for viewer in [0, 1, 2, 3, 4] {
        let view = play.view(viewer);
        assert_eq!((view.mover, view.asked.iter().collect()), (seat(3), vec![seat(3)]));
        assert_eq!(view.decision(), Some(Decision::Start));
        assert_eq!(view.seats, Seats::FOUR);
    }
}
