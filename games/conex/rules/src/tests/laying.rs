//! Rules 5, and what 3.1 asks of a placement: laying a card.
use super::scene::{Play, Scene, card, seat};
use crate::{Event, Illegal, Phase, Token};

/// Seat 1 lays; returns the points.
fn points(scene: Scene, action: &str) -> u16 {
    let mut play = scene.score(1, 20).ready();
    play.play(1, action);
    play.score(1) - 20
}

/// Rules 5.1: the printed corner used, at once, and no other one.
#[test]
fn points_of_the_printed_corner() {
    for (hand, action, expected) in [
        ("p3", "lay p3.r on board.tl", 4),
        ("p3", "lay p3.y on board.br", 3),
        ("t13", "lay t13.r on board.tl", 5),
        ("t13", "lay t13.p on board.tr", 1),
        ("t13", "lay t13.y on board.br", 3),
        ("r1", "lay r1.y on board.br", 2),
    ] {
        assert_eq!(points(Scene::of(2).hand(1, hand), action), expected, "{action}");
    }
    let scene = Scene::of(2).hand(1, "r7").laid(&["p3.r on board.tl"]);
    assert_eq!(points(scene, "lay r7.p on p3.tr"), 4);
}

/// Rules 5.1: nobody else scores, and the card leaves the hand for the table.
#[test]
fn a_laid_card_goes_from_the_hand_to_the_table() {
    let mut play = Scene::of(3).hand(1, "p3 r4").score(2, 7).ready();
    let told = play.play(1, "lay p3.r on board.tl");
    let placement = "p3.r on board.tl".parse().unwrap();
    let laid = Event::Laid { seat: seat(1), placement, doubled: false, points: 4, to: 4 };
    assert_eq!(told, [laid]);
    assert_eq!((play.hand(1), play.table()), ("r4".into(), "p3".into()));
    assert_eq!([1, 2, 3].map(|it| play.score(it)), [4, 7, 0]);
    let view = play.view(0);
    let on_table = view.table.laid("p3".parse().unwrap()).unwrap();
    assert_eq!((on_table.seat, on_table.turn), (seat(1), 1));
    assert_eq!(on_table.placement, placement);
}

/// Rules 5.2: for the lower card, not for the one laid, and no matter who laid it.
#[test]
fn two_more_on_a_plus_two_card() {
    let scene = || Scene::of(2).hand(1, "r1 t4").laid(&["y12.r on board.tl"]);
    assert_eq!(points(scene(), "lay r1.y on y12.tr"), 2 + 2);
    let on_p12 = || Scene::of(2).hand(1, "t4").laid(&["p12.r on board.tl"]);
    assert_eq!(points(on_p12(), "lay t4.p on p12.br"), 4 + 2);
    // Laid on the board, and on a card that isn't a "+2" card.
    assert_eq!(points(Scene::of(2).hand(1, "y12"), "lay y12.r on board.tl"), 5);
    let on_t4 = Scene::of(2).hand(1, "p13").laid(&["t4.r on board.tl"]);
    assert_eq!(points(on_t4, "lay p13.t on t4.tr"), 1);
    let again = Scene::of(2).hand(1, "t13").laid(&["t4.r on board.tl", "p13.t on t4.tr"]);
    assert_eq!(points(again, "lay t13.p on p13.bl"), 1 + 2, "a \"+2\" card on a \"+2\" card");
}

/// Rules 5.2: also on one's own "+2" card, and on another's.
#[test]
fn it_does_not_matter_whose_plus_two_card_it_is() {
    for first in [1, 2] {
        let second = 3 - first;
        let mut play = Scene::of(2).hand(first, "p12").hand(second, "t4").turn_of(first).ready();
        play.play(first, "lay p12.r on board.tl");
        play.play(second, "lay t4.p on p12.br");
        assert_eq!((play.score(first), play.score(second)), (1, 6));
        let laid = |name| play.view(0).table.laid(card(name)).map(|it| (it.seat, it.turn));
        assert_eq!(laid("p12"), Some((seat(first), 1)));
        assert_eq!(laid("t4"), Some((seat(second), 2)));
    }
    let mut play = Scene::of(2).hand(1, "p12 t4").ready();
    play.play(1, "lay p12.r on board.tl");
    play.play(2, "draw");
    play.play(1, "lay t4.p on p12.br");
    assert_eq!(play.score(1), 1 + 6);
}

/// Rules 5.3: the 2 of a "+2" card included.
#[test]
fn double_doubles_the_whole() {
    let scene = || Scene::of(2).hand(1, "t4").double(1).laid(&["p12.r on board.tl"]);
    assert_eq!(points(scene(), "lay t4.p on p12.br x2"), (4 + 2) * 2);
    assert_eq!(points(scene(), "lay t4.p on p12.br"), 6, "only if the player wants to");
    assert_eq!(points(scene(), "lay t4.p on board.tr x2"), 8);
    let mut play = scene().ready();
    let told = play.play(1, "lay t4.p on p12.br x2");
    let placement = "t4.p on p12.br".parse().unwrap();
    let laid = Event::Laid { seat: seat(1), placement, doubled: true, points: 12, to: 12 };
    assert_eq!(told, [laid]);
}

/// Rules 5.3: not used, it stays.
#[test]
fn double_is_used_only_where_it_is_said() {
    let mut play = Scene::of(2).hand(1, "p3 t4").double(1).ready();
    play.play(1, "lay p3.r on board.tl");
    assert_eq!((play.score(1), play.holder(Token::Double)), (4, 1));
    play.play(2, "draw");
    play.play(1, "lay t4.p on p3.tr x2");
    assert_eq!((play.score(1), play.holder(Token::Double)), (4 + 8, 0));
    assert_eq!(play.score(2), 0);
}

/// Rules 5.3 and 7.1: not without the token.
#[test]
fn no_double_without_the_token() {
    let scene = || Scene::of(2).hand(1, "p3").lightning(1);
    for play in [scene().ready(), scene().double(2).ready()] {
        assert_eq!(
            play.refuses(1, "lay p3.r on board.tl x2"),
            "you don't hold the double token (rules 5.3)"
        );
    }
}

/// Rules 5.3: with the placement, before the die; a token rolled afterwards is
/// another one.
#[test]
fn double_is_decided_before_the_die() {
    let mut play = Scene::of(2).hand(1, "r9").double(1).ready();
    play.play(1, "lay r9.y on board.br x2");
    assert_eq!((play.score(1), play.holder(Token::Double)), (4, 0), "scored and back already");
    play.luck("die double");
    assert_eq!((play.score(1), play.holder(Token::Double)), (4, 1));
    let mut play = Scene::of(2).hand(1, "r9").ready();
    play.play(1, "lay r9.y on board.br");
    play.luck("die double");
    assert_eq!((play.score(1), play.holder(Token::Double)), (2, 1), "too late for this card");
    assert_eq!(play.asked(), [2]);
}

/// Rules 5.4: the points first; nobody chooses to roll.
#[test]
fn a_die_card_rolls_after_its_points() {
    for (hand, action, expected) in [
        ("r9", "lay r9.p on board.tr", 1),
        ("r10", "lay r10.p on board.tr", 3),
        ("r11", "lay r11.t on board.bl", 3),
    ] {
        let mut play = Scene::of(2).hand(1, hand).ready();
        play.play(1, action);
        assert_eq!(play.score(1), expected);
        assert!(play.is_chance() && play.0.phase == Phase::Die);
    }
}

/// Rules 5.4: no other card rolls, nor a card laid on a die card.
#[test]
fn other_cards_do_not_roll() {
    for layout in (1..=8).chain([12, 13]) {
        let name = format!("r{layout}");
        let mut play = Scene::of(2).hand(1, &name).ready();
        let first = play.choices(1)[0].clone();
        assert!(first.starts_with("lay"));
        play.play(1, &first);
        assert_eq!(play.asked(), [2], "{name}");
    }
    let mut play = Scene::of(2).hand(1, "t4 r4").laid(&["p9.t on board.bl"]).ready();
    let on_die_card = play.choices(1).into_iter().find(|it| it.contains("on p9")).unwrap();
    play.play(1, &on_die_card);
    assert_eq!(play.asked(), [2]);
}

fn rolled(scene: Scene, luck: &str) -> (Play, Vec<Event>) {
    let mut play = scene.hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    let told = play.luck(luck);
    (play, told)
}

/// Rules 5.4: one card or two, from the top.
#[test]
fn the_die_draws_cards() {
    for (luck, hand) in [("die 1", "t7"), ("die 2", "p2 t7")] {
        let (play, _) = rolled(Scene::of(2).pile("t7 p2 r5"), luck);
        assert_eq!(play.hand(1), hand);
        assert_eq!(play.asked(), [2]);
        assert_eq!(play.score(1), 1, "a roll brings no points");
    }
}

/// Rules 5.4: a pile with fewer cards gives what it has.
#[test]
fn the_die_draws_what_is_there() {
    for (pile, luck, hand) in [
        ("t7", "die 2", "t7"),
        ("t7", "die 1", "t7"),
        ("", "die 2", ""),
        ("", "die 1", ""),
        ("t7 p2", "die 2", "p2 t7"),
    ] {
        let (play, told) = rolled(Scene::of(2).pile(pile).rest_with(2), luck);
        assert_eq!((play.hand(1), play.pile()), (hand.into(), String::new()), "{luck} of {pile}");
        let count = hand.split_whitespace().count() as u8;
        assert_eq!(told[1], Event::Drew { seat: seat(1), count, cards: None });
    }
}

/// Rules 10.1: everybody sees the roll, and what it brings.
#[test]
fn a_roll_is_told() {
    let (play, told) = rolled(Scene::of(2), "die lightning");
    let face = "lightning";
    let [Event::Rolled { seat: by, face: shown }, took] = told[..] else { panic!("{told:?}") };
    assert_eq!((by, shown.to_string()), (seat(1), face.to_owned()));
    assert_eq!(took, Event::TookToken { seat: seat(1), token: Token::Lightning, from: None });
    for viewer in [0, 1, 2] {
        assert_eq!(play.view(viewer).last_roll, Some((seat(1), shown)));
    }
}

/// Rules 3.1: a card of one's own hand on something that lies there.
#[test]
fn a_placement_names_what_is_there() {
    let play = Scene::of(2).hand(1, "p3 r7").hand(2, "t4").laid(&["y12.r on board.tl"]).ready();
    let refused = [
        ("lay t4.p on board.tr", "t4 is not in your hand (rules 3.1)"),
        ("lay y12.p on board.tr", "y12 is not in your hand (rules 3.1)"),
        ("lay r7.p on p3.tr", "p3 is not on the table (rules 3.1)"),
        ("lay r7.p on t4.tr", "t4 is not on the table (rules 3.1)"),
        ("lay r7.p on r7.tr", "r7 is not on the table (rules 3.1)"),
    ];
    for (action, text) in refused {
        assert_eq!(play.refuses(1, action), text);
    }
}

/// Rules 3.2 to 3.5 and 3.7: the headline's section, and all reasons in order.
#[test]
fn a_card_that_does_not_fit() {
    let play = Scene::of(2).hand(1, "t4 r7 r1").laid(&["p12.r on board.tl"]).ready();
    assert_eq!(
        play.refuses(1, "lay t4.r on p12.br"),
        "a red printed corner doesn't go on a purple corner (rules 3.2)"
    );
    assert_eq!(play.refuses(1, "lay t4.p on p12.tr"), "it would touch the board (rules 3.4)");
    assert_eq!(play.refuses(1, "lay t4.r on board.tr").split(' ').next(), Some("a"));
    let play = Scene::of(2).hand(1, "r7").laid(&["p3.r on board.tl"]).ready();
    assert_eq!(
        play.refuses(1, "lay r7.p on p3.tl"),
        "it would cover the red 4 printed on p3; it would touch the board (rules 3.3)"
    );
    assert_eq!(
        play.refuses(1, "lay r7.p on p3.br"),
        "it would cover the yellow 3 printed on p3 (rules 3.3)"
    );
    // A taken corner: the card that lies there is in the way.
    let taken = Scene::of(2).hand(1, "y12").laid(&["p3.r on board.tl"]).ready();
    assert_eq!(taken.refuses(1, "lay y12.r on board.tl"), "it would touch p3 (rules 3.4)");
}

/// Rules 3.1: that a card doesn't fit is said before that it can't be doubled.
#[test]
fn the_placement_is_judged_before_the_double() {
    let play = Scene::of(2).hand(1, "t4").laid(&["p12.r on board.tl"]).ready();
    let illegal = play.illegal(1, "lay t4.p on p12.tr x2");
    assert!(matches!(illegal, Illegal::Misfits { .. }), "{illegal}");
}
