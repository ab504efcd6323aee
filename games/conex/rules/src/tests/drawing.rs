//! Rules 6: drawing and passing.
use super::scene::{BLOCKED, NARROW, RED_AND_PURPLE, Scene, cards, seat};
use crate::{Event, Token};

/// Rules 6.1: the top two, even if the player could lay.
#[test]
fn draw_two() {
    let mut play = Scene::of(2).hand(1, "p3").pile("t7 r5 y2").ready();
    assert_eq!(play.offers(1), "lay draw");
    let told = play.play(1, "draw");
    assert_eq!(play.hand(1), "r5 p3 t7");
    assert!(play.pile().starts_with("y2 "));
    assert_eq!(play.asked(), [2]);
    assert_eq!(told, [Event::Drew { seat: seat(1), count: 2, cards: None }]);
    assert_eq!(play.score(1), 0);
}

/// Rules 6.1: the last card alone.
#[test]
fn draw_the_last_card() {
    let scene = |pile| Scene::of(2).hand(1, "p3").pile(pile).rest_with(2);
    let mut play = scene("t7").ready();
    assert_eq!(play.offers(1), "lay draw");
    assert_eq!(play.play(1, "draw"), [Event::Drew { seat: seat(1), count: 1, cards: None }]);
    assert_eq!((play.hand(1), play.pile()), ("p3 t7".into(), String::new()));
    let mut play = scene("t7 r5").ready();
    play.play(1, "draw");
    assert_eq!((play.hand(1), play.pile()), ("r5 p3 t7".into(), String::new()));
}

/// Rules 6.1 and 10.1: all see the number, only the drawer sees the cards.
#[test]
fn who_sees_drawn_cards() {
    let play = Scene::of(3).pile("t7 r5").ready();
    for viewer in [0, 1, 2, 3] {
        let drawn = (viewer == 1).then(|| cards("t7 r5"));
        let told = play.witness(1, "draw", viewer);
        assert_eq!(told, [Event::Drew { seat: seat(1), count: 2, cards: drawn }]);
    }
}

/// Rules 6.1.
#[test]
fn no_hand_limit() {
    let mut play = Scene::of(2).hand(1, BLOCKED).ready();
    while !play.view(0).pile.is_empty() {
        let mover = play.asked()[0];
        play.play(mover, "draw");
    }
    assert_eq!((play.holds(1), play.holds(2)), (5 + 24, 23));
}

/// Rules 6.1.
#[test]
fn no_draw_from_an_empty_pile() {
    let play = Scene::of(2).hand(1, "p3").rest_with(2).ready();
    assert_eq!(play.refuses(1, "draw"), "the pile is empty (rules 6.1)");
}

/// Rules 6.2: but the player chooses which card and where.
#[test]
fn with_an_empty_pile_who_can_lay_must_lay() {
    let play = Scene::of(2).on(NARROW).hand(1, "r4 r8 p3").rest_with(2).ready();
    assert_eq!(play.choices(1), ["lay r4.p on board.tr", "lay r8.p on board.tr"]);
    assert_eq!(
        play.refuses(1, "pass"),
        "one of your cards can be laid: you can pass only if you can neither lay nor draw (rules 6.2)"
    );
}

/// Rules 6.2: lightning at the start puts a card under the pile.
#[test]
fn lightning_makes_drawing_possible() {
    let mut play = Scene::of(2)
        .on(NARROW)
        .hand(1, "r4 y4")
        .laid(&["r8.p on board.tr"])
        .lightning(1)
        .rest_with(2)
        .ready();
    assert_eq!(play.offers(1), "lay lightning");
    play.play(1, "lightning r8");
    play.play(2, "discard t1");
    assert_eq!(play.offers(1), "lay draw");
    play.play(1, "draw");
    assert_eq!(play.hand(1), "r4 r8 y4 t1");
    assert_eq!(play.asked(), [2]);
}

/// Rules 6.3: nothing fits, or nothing is held.
#[test]
fn pass_with_nothing_to_lay() {
    for hand in [BLOCKED, "r2", ""] {
        let scene = Scene::of(2).hand(1, hand).laid(&RED_AND_PURPLE).rest_with(2);
        let mut play = scene.ready();
        assert_eq!(play.choices(1), ["pass"], "{hand}");
        assert_eq!(play.play(1, "pass"), [Event::Passed { seat: seat(1) }]);
        assert_eq!((play.asked(), play.view(0).passes), (vec![2], 1));
        assert_eq!(play.score(1), 0);
    }
}

/// Rules 6.3: only then. One card left in the pile is enough.
#[test]
fn no_pass_while_the_pile_has_a_card() {
    let text = "the pile has a card: you can pass only if you can neither lay nor draw (rules 6.3)";
    for hand in [BLOCKED, "t13", ""] {
        let scene = || Scene::of(2).hand(1, hand).laid(&RED_AND_PURPLE);
        assert_eq!(scene().ready().refuses(1, "pass"), text);
        assert_eq!(scene().pile("t7").rest_with(2).ready().refuses(1, "pass"), text);
    }
}

/// Rules 6.3: holding lightning doesn't prevent passing; it may be used afterwards.
#[test]
fn pass_with_lightning() {
    let scene = || Scene::of(2).hand(1, BLOCKED).lightning(1).laid(&RED_AND_PURPLE).rest_with(2);
    let mut play = scene().ready();
    assert_eq!(play.offers(1), "pass lightning");
    play.play(1, "pass");
    assert_eq!((play.asked(), play.offers(1)), (vec![1], "lightning done".into()));
    assert!([0, 1, 2].iter().all(|&it| play.view(it).passed), "all see it");
    play.play(1, "done");
    assert_eq!((play.asked(), play.holder(Token::Lightning)), (vec![2], 1));
    let mut play = scene().ready();
    play.play(1, "pass");
    play.play(1, "lightning p3");
    play.play(2, "discard t1");
    assert_eq!(play.asked(), [2]);
    assert_eq!(play.pile(), "p3 t1");
}

/// Rules 6.3: whether players can lay depends only on their own hands.
#[test]
fn others_hands_do_not_matter_for_a_pass() {
    let mut play = Scene::of(2).hand(1, "r2").laid(&RED_AND_PURPLE).rest_with(2).ready();
    play.play(1, "pass");
    assert!(play.offers(2).starts_with("lay"));
}
