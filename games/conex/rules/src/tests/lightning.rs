//! Rules 8: lightning.
use super::scene::{Play, Scene, card, seat};
use crate::{Decision, Event, Illegal, Phase, Token};
use game_core::SeatSet;

const TWO_CARDS: [&str; 2] = ["p3.r on board.tl", "t3.y on board.br"];
/// Red 7 lies on purple 3.
const ONE_ON_THE_OTHER: [&str; 2] = ["p3.r on board.tl", "r7.p on p3.tr"];

/// Four players with two cards each; seat 2 has lightning and its turn.
fn four() -> Scene {
    Scene::of(4)
        .hand(1, "r1 r2")
        .hand(2, "p1 p2")
        .hand(3, "y1 y2")
        .hand(4, "t1 t2")
        .laid(&TWO_CARDS)
        .lightning(2)
        .turn_of(2)
}

/// Rules 8.1: at the start or at the end, not both; whether laying or drawing.
#[test]
fn at_the_start_or_at_the_end_of_the_own_turn() {
    let scene = || Scene::of(2).hand(1, "t13").hand(2, "y1").laid(&TWO_CARDS).lightning(1);
    for main in ["draw", "lay t13.p on board.tr"] {
        let mut play = scene().ready();
        play.play(1, "lightning p3");
        play.play(2, "discard y1");
        assert_eq!(play.view(0).decision(), Some(Decision::Main));
        play.play(1, main);
        assert_eq!(play.asked(), [2], "no lightning is left for the end");

        let mut play = scene().ready();
        play.play(1, main);
        assert_eq!(play.view(0).decision(), Some(Decision::End));
        play.play(1, "lightning p3");
        play.play(2, "discard y1");
        assert_eq!(play.asked(), [2], "and then the turn is over");
        assert_eq!(play.view(0).decision(), Some(Decision::Start));
    }
}

/// Rules 8.1: the player must hold the token.
#[test]
fn not_without_the_token() {
    for scene in [Scene::of(2).double(1), Scene::of(2).lightning(2)] {
        let play = scene.laid(&TWO_CARDS).ready();
        assert_eq!(
            play.refuses(1, "lightning p3"),
            "you don't hold the lightning token (rules 8.1)"
        );
    }
}

/// Rules 8.1: not on a bare board.
#[test]
fn not_on_a_bare_board() {
    let play = Scene::of(2).lightning(1).ready();
    assert_eq!(play.offers(1), "draw");
    assert_eq!(
        play.refuses(1, "lightning p3"),
        "p3 is not on the table, so lightning can't remove it (rules 8.2)"
    );
}

/// Rules 8.2: a free card, no matter who laid it; not the board or a card with another on it.
#[test]
fn only_free_cards() {
    let scene = || Scene::of(2).hand(1, "t13").lightning(1).laid(&ONE_ON_THE_OTHER);
    let play = scene().ready();
    assert_eq!(play.refuses(1, "lightning p3"), "something lies on p3 (rules 8.2)");
    let struck: Vec<String> =
        play.choices(1).into_iter().filter(|it| it.starts_with("lightning")).collect();
    assert_eq!(struck, ["lightning r7"]);
    assert!("lightning board".parse::<crate::Action>().is_err());
    // Not in a hand, nor in the pile.
    for name in ["t13", "y5"] {
        assert_eq!(
            play.illegal(1, &format!("lightning {name}")),
            Illegal::NotThere { card: card(name) }
        );
    }
    let play = scene().laid(&["t3.y on board.br"]).ready();
    assert_eq!(play.offers(1), "lay draw lightning");
    assert_eq!(play.illegal(1, "lightning p3"), Illegal::Carries { card: card("p3") });
    assert!(play.choices(1).contains(&"lightning t3".to_owned()));
}

/// Rules 8.2: exactly one; what lay below is free afterwards.
#[test]
fn one_card_is_removed() {
    let mut play = Scene::of(2).lightning(1).laid(&ONE_ON_THE_OTHER).ready();
    let told = play.play(1, "lightning r7");
    assert_eq!(told, [Event::Struck { seat: seat(1), card: card("r7") }]);
    assert_eq!(play.table(), "p3");
    assert_eq!(play.0.table.free().to_string(), "p3");
    assert_eq!(play.bottom(1), "r7");
}

/// Rules 8.2: the card just laid, and another's.
#[test]
fn the_card_just_laid() {
    let mut play = Scene::of(2).hand(1, "p3 r4").hand(2, "y1").lightning(1).ready();
    play.play(1, "lay p3.r on board.tl");
    play.play(1, "lightning p3");
    play.play(2, "discard y1");
    assert_eq!((play.table(), play.score(1)), (String::new(), 4));
    assert_eq!(play.bottom(2), "p3 y1");
    let mut play = Scene::of(2).hand(1, "p3").hand(2, "y1").lightning(2).ready();
    play.play(1, "lay p3.r on board.tl");
    play.play(2, "lightning p3");
    assert_eq!((play.table(), play.score(1), play.score(2)), (String::new(), 4, 0));
}

/// Rules 8.3: no points are taken back; the corner is free in this turn already.
#[test]
fn the_corner_is_free_again() {
    let scene = Scene::of(2).hand(1, "y12").lightning(1).score(2, 9).laid(&["p3.r on board.tl"]);
    let mut play = scene.ready();
    let lay = "lay y12.r on board.tl";
    assert_eq!(play.refuses(1, lay), "it would touch p3 (rules 3.4)");
    play.play(1, "lightning p3");
    assert_eq!(play.score(2), 9);
    assert!(play.choices(1).contains(&lay.to_owned()));
    play.play(1, lay);
    assert_eq!((play.score(1), play.table()), (5, "y12".into()));
}

/// Rules 8.3: under the pile, and from there it comes back.
#[test]
fn the_removed_card_goes_under_the_pile() {
    let mut play = Scene::of(2).pile("t7").hand(2, "").lightning(1).laid(&["p3.r on board.tl"]);
    play = play.rest_with(1);
    let mut play = play.ready();
    play.play(1, "lightning p3");
    assert_eq!(play.pile(), "t7 p3");
    play.play(1, "draw");
    assert!(play.hand(1).contains("p3") && play.hand(1).contains("t7"));
}

/// Rules 8.4: all others who hold cards, at once; the user isn't asked.
#[test]
fn the_others_are_asked_at_once() {
    let mut play = four().ready();
    let told = play.play(2, "lightning p3");
    let others: SeatSet = [1, 3, 4].into_iter().map(seat).collect();
    assert_eq!(told[1], Event::MustDiscard { seats: others });
    assert_eq!(play.asked(), [1, 3, 4]);
    assert_eq!(play.view(0).decision(), Some(Decision::Discard));
    assert_eq!(play.choices(3), ["discard y1", "discard y2"]);
    assert!(play.choices(2).is_empty());
    assert_eq!(play.refuses(2, "discard p1"), "it is not your turn to decide (rules 4.1)");
    assert_eq!(
        play.refuses(3, "discard t1"),
        "t1 is not in your hand, so you can't give it up (rules 8.4)"
    );
}

/// Rules 8.4: players without cards aren't asked.
#[test]
fn who_holds_no_cards_is_not_asked() {
    let mut play = four().hand(3, "").ready();
    play.play(2, "lightning p3");
    assert_eq!(play.asked(), [1, 4]);
    play.play(4, "discard t2");
    play.play(1, "discard r2");
    assert_eq!(play.bottom(3), "p3 t2 r2");
    assert_eq!((play.asked(), play.holds(3)), (vec![2], 0));
}

/// Rules 8.4: if nobody else holds any, the turn goes on, or ends, at once.
#[test]
fn nobody_has_a_card_to_give_up() {
    let mut play = Scene::of(3).hand(1, "t13").lightning(1).laid(&TWO_CARDS).ready();
    let told = play.play(1, "lightning p3");
    assert_eq!(told.len(), 1, "nobody is asked: {told:?}");
    assert_eq!((play.asked(), play.view(0).decision()), (vec![1], Some(Decision::Main)));
    let mut play = Scene::of(3).lightning(1).laid(&TWO_CARDS).ready();
    play.play(1, "draw");
    play.play(1, "lightning p3");
    assert_eq!((play.asked(), play.view(0).decision()), (vec![2], Some(Decision::Start)));
}

/// Rules 8.4: nothing moves before the last answer; an answer is final.
#[test]
fn answers_are_final_and_nothing_moves_before_the_last() {
    let mut play = four().ready();
    play.play(2, "lightning p3");
    let (hands, pile) = ([1, 3, 4].map(|it| play.hand(it)), play.pile());
    play.play(4, "discard t1");
    play.play(1, "discard r2");
    assert_eq!(play.asked(), [3]);
    assert_eq!(([1, 3, 4].map(|it| play.hand(it)), play.pile()), (hands, pile));
    for action in ["discard t1", "discard t2"] {
        assert_eq!(play.refuses(4, action), "it is not your turn to decide (rules 4.1)");
    }
    play.play(3, "discard y2");
    assert_eq!([1, 3, 4].map(|it| play.hand(it)), ["r1", "y1", "t2"]);
    assert_eq!(play.holds(2), 2, "the user gives up nothing");
}

/// Rules 8.4 and 8.5: the order of the answers doesn't matter.
#[test]
fn answers_in_any_order() {
    let given = [(1, "discard r1"), (3, "discard y1"), (4, "discard t1")];
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut play = four().ready();
        play.play(2, "lightning p3");
        for at in order {
            play.play(given[at].0, given[at].1);
        }
        assert_eq!(play.bottom(4), "p3 y1 t1 r1");
        ends.push(play.0);
    }
    assert!(ends.windows(2).all(|it| it[0] == it[1]));
}

/// Rules 8.5: from the user's left, each below the last.
#[test]
fn the_order_under_the_pile() {
    for (user, bottom) in
        [(1, "p3 p1 y1 t1"), (2, "p3 y1 t1 r1"), (3, "p3 t1 r1 p1"), (4, "p3 r1 p1 y1")]
    {
        let mut play = four().lightning(user).turn_of(user).ready();
        play.play(user, "lightning p3");
        for other in play.asked() {
            let first = play.choices(other)[0].clone();
            play.play(other, &first);
        }
        assert_eq!(play.bottom(4), bottom, "seat {user} strikes");
        assert_eq!(play.asked(), [user]);
    }
}

/// Rules 8.5: the events tell it in the same order.
#[test]
fn the_order_is_told() {
    let mut play = four().ready();
    play.play(2, "lightning p3");
    play.play(1, "discard r1");
    play.play(4, "discard t1");
    let told = play.play(3, "discard y1");
    let buried = |of| Event::Buried { seat: seat(of), card: None };
    assert_eq!(told, [Event::Decided { seat: seat(3) }, buried(3), buried(4), buried(1)]);
}

/// Rules 8.6: both tokens in one turn; clear a corner and lay there for double.
#[test]
fn both_tokens_in_a_turn() {
    let scene = || Scene::of(2).hand(1, "y12").lightning(1).double(1).laid(&["p3.r on board.tl"]);
    let mut play = scene().ready();
    play.play(1, "lightning p3");
    play.play(1, "lay y12.r on board.tl x2");
    assert_eq!(play.score(1), 10);
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [0, 0]);
    assert_eq!(play.asked(), [2]);
    // The other way round.
    let mut play = scene().hand(1, "t13").ready();
    play.play(1, "lay t13.p on board.tr x2");
    assert_eq!(play.offers(1), "lightning done");
    play.play(1, "lightning p3");
    assert_eq!((play.score(1), play.asked()), (2, vec![2]));
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [0, 0]);
}

/// Rules 8.4: after lightning at the start the same player goes on, at the end
/// the next one, also with several to answer.
#[test]
fn who_goes_on() {
    let discard_all = |play: &mut Play| {
        for (by, action) in [(3, "discard y1"), (4, "discard t1"), (1, "discard r1")] {
            assert!(play.asked().contains(&by));
            play.play(by, action);
        }
    };
    let mut play = four().ready();
    play.play(2, "lightning p3");
    assert_eq!(play.0.phase, Phase::Discard { goes_on: true });
    discard_all(&mut play);
    assert_eq!((play.asked(), play.view(0).turn), (vec![2], 3));
    let mut play = four().ready();
    play.play(2, "draw");
    play.play(2, "lightning p3");
    assert_eq!(play.0.phase, Phase::Discard { goes_on: false });
    discard_all(&mut play);
    assert_eq!((play.asked(), play.view(0).turn), (vec![3], 4));
}

/// Rules 8.2 and 3.4: what the removed card blocked is open again.
#[test]
fn lightning_opens_what_was_blocked() {
    let laid = ["p12.r on board.tl", "t4.p on p12.br"];
    let bare = Scene::of(2).hand(1, "t2 r4 y3").laid(&laid[..1]).ready();
    let mut play = Scene::of(2).hand(1, "t2 r4 y3").laid(&laid).lightning(1).ready();
    let before = play.choices(1);
    play.play(1, "lightning t4");
    let after = play.choices(1);
    assert_ne!(before, after);
    assert_eq!(after, bare.choices(1), "as if the card had never lain there");
}
