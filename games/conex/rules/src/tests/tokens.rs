//! Rules 7: tokens.
use super::scene::{Play, Scene, seat};
use crate::{Event, Illegal, Token};

const BOTH: [&str; 2] = ["lightning", "double"];

/// Seat 1 lays a die card and rolls.
fn rolls(scene: Scene, luck: &str) -> (Play, Event) {
    let mut play = scene.hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    let told = play.luck(luck);
    assert_eq!(told.len(), 2);
    (play, told[1])
}

/// Rules 7.1: from beside the pile, or from its holder.
#[test]
fn a_token_is_taken_wherever_it_is() {
    for (token, name) in Token::ALL.into_iter().zip(BOTH) {
        let luck = format!("die {name}");
        let (play, told) = rolls(Scene::of(3), &luck);
        assert_eq!(told, Event::TookToken { seat: seat(1), token, from: None });
        assert_eq!(play.holder(token), 1);
        let held =
            |scene: Scene| if name == "double" { scene.double(3) } else { scene.lightning(3) };
        let (play, told) = rolls(held(Scene::of(3)), &luck);
        assert_eq!(told, Event::TookToken { seat: seat(1), token, from: Some(seat(3)) });
        assert_eq!(play.holder(token), 1, "and not seat 3 any more");
        assert_eq!(play.asked(), [2]);
    }
}

/// Rules 7.1: both at once; the other one stays where it is.
#[test]
fn one_player_may_hold_both() {
    let (play, _) = rolls(Scene::of(3).lightning(1), "die double");
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [1, 1]);
    let (play, _) = rolls(Scene::of(3).lightning(2), "die double");
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [2, 1]);
    let (play, _) = rolls(Scene::of(3).double(1), "die lightning");
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [1, 1]);
}

/// Rules 7.1: nobody has to use a token; it is kept from turn to turn.
#[test]
fn a_token_is_kept_until_it_is_used() {
    let mut play = Scene::of(2).double(1).lightning(2).ready();
    for mover in [1, 2, 1, 2] {
        play.play(mover, "draw");
        assert_eq!(Token::ALL.map(|it| play.holder(it)), [2, 1]);
    }
}

/// Rules 7.1: the cards of the die bring no token.
#[test]
fn a_roll_of_cards_moves_no_token() {
    for luck in ["die 1", "die 2"] {
        let (play, told) = rolls(Scene::of(2).lightning(2), luck);
        assert!(matches!(told, Event::Drew { .. }));
        assert_eq!(Token::ALL.map(|it| play.holder(it)), [2, 0]);
    }
}

/// Rules 7.2: no lightning at the end of the turn in which it was taken.
#[test]
fn lightning_just_taken_is_locked() {
    for scene in [Scene::of(2), Scene::of(2).lightning(2)] {
        let (play, _) = rolls(scene, "die lightning");
        assert_eq!(play.asked(), [2], "the turn is over without a question");
        assert_eq!(play.holder(Token::Lightning), 1);
    }
}

/// Rules 7.2: only in that turn.
#[test]
fn a_token_is_open_in_the_next_turn() {
    let (mut play, _) = rolls(Scene::of(2).hand(2, "p3"), "die lightning");
    assert!(!play.view(0).tokens.is_locked(Token::Lightning));
    play.play(2, "lay p3.r on board.tl");
    assert_eq!(play.offers(1), "draw lightning");
    let (mut play, _) = rolls(Scene::of(2), "die double");
    play.play(2, "draw");
    play.0.hands[seat(1)].insert("t4".parse().unwrap());
    play.0.pile.retain(|it| it.card.to_string() != "t4");
    assert_eq!(play.offers(1), "lay x2 draw");
}

/// Rules 7.2: the lock of one token doesn't lock the other.
#[test]
fn a_double_just_taken_does_not_lock_lightning() {
    let (play, _) = rolls(Scene::of(2).lightning(1), "die double");
    assert_eq!(
        (play.asked(), play.choices(1)),
        (vec![1], vec!["lightning r9".into(), "done".into()])
    );
    let locks = Token::ALL.map(|it| play.view(2).tokens.is_locked(it));
    assert_eq!(locks, [false, true], "shown while the turn lasts");
}

/// Rules 7.2: the lock ends with the turn, even one that ended with lightning.
#[test]
fn locks_end_with_the_turn() {
    let (mut play, _) = rolls(Scene::of(2).lightning(1).hand(2, "p3 t4"), "die double");
    play.play(1, "lightning r9");
    assert!(play.view(0).tokens.is_locked(Token::Double));
    play.play(2, "discard t4");
    assert_eq!(play.asked(), [2]);
    assert!(Token::ALL.iter().all(|it| !play.view(0).tokens.is_locked(*it)));
}

/// Rules 7.2: a locked token can't be used, whatever the question. (In play there
/// is none: the turn ends.)
#[test]
fn a_locked_token_cannot_be_used() {
    let scene = || Scene::of(2).hand(1, "p3").laid(&["r7.p on board.tr"]);
    let mut play = scene().ready();
    for token in Token::ALL {
        play.0.tokens.take(seat(1), token);
    }
    assert_eq!(play.offers(1), "lay draw");
    for action in ["lightning r7", "lay p3.r on board.tl x2"] {
        assert!(matches!(play.illegal(1, action), Illegal::NoToken { .. }), "{action}");
    }
    let play = scene().lightning(1).double(1).ready();
    assert_eq!(play.offers(1), "lay x2 draw lightning", "held since an earlier turn");
}

/// Rules 7.3: nothing changes, nothing is locked: lightning can be used at the
/// end of that very turn.
#[test]
fn a_token_already_held() {
    let (mut play, told) = rolls(Scene::of(2).lightning(1), "die lightning");
    assert_eq!(told, Event::KeptToken { seat: seat(1), token: Token::Lightning });
    assert_eq!(play.holder(Token::Lightning), 1);
    assert!(!play.view(0).tokens.is_locked(Token::Lightning));
    assert_eq!(play.choices(1), ["lightning r9", "done"]);
    play.play(1, "lightning r9");
    assert_eq!(play.holder(Token::Lightning), 0);
    let (play, told) = rolls(Scene::of(2).double(1), "die double");
    assert_eq!(told, Event::KeptToken { seat: seat(1), token: Token::Double });
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [0, 1]);
    assert_eq!(play.asked(), [2]);
}

/// Rules 7.4: at once, so that the die of the same turn finds it there.
#[test]
fn a_used_token_goes_back_beside_the_pile() {
    let mut play = Scene::of(3).hand(1, "r9").double(1).lightning(2).ready();
    play.play(1, "lay r9.p on board.tr x2");
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [2, 0]);
    let told = play.luck("die double");
    let taken = Event::TookToken { seat: seat(1), token: Token::Double, from: None };
    assert_eq!(told[1], taken);
    let mut play = Scene::of(2).lightning(1).double(2).laid(&["r7.p on board.tr"]).ready();
    play.play(1, "lightning r7");
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [0, 2]);
}

/// Rules 7.4 and 7.2: lightning used at the start and rolled again is locked.
#[test]
fn lightning_cannot_strike_twice() {
    let mut play =
        Scene::of(2).hand(1, "r9").lightning(1).laid(&["t3.y on board.br"]).hand(2, "p3").ready();
    play.play(1, "lightning t3");
    play.play(2, "discard p3");
    play.play(1, "lay r9.p on board.tr");
    play.luck("die lightning");
    assert_eq!((play.asked(), play.holder(Token::Lightning)), (vec![2], 1));
}
