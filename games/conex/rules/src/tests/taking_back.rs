//! Rules 14: what can be taken back, because nobody has learned anything from it.
use super::scene::{BLOCKED, Play, RED_AND_PURPLE, Scene, seat};
use game_core::Game;

const TWO_CARDS: [&str; 2] = ["p3.r on board.tl", "t3.y on board.br"];

impl Play {
    /// Whether the action could be taken back.
    fn forgives(&self, by: usize, action: &str) -> bool {
        let action = action.parse().unwrap();
        assert_eq!(self.0.check(seat(by), action), Ok(()));
        !self.0.reveals(seat(by), action)
    }
}

/// Rules 14: all see a card that was in a hand.
#[test]
fn not_a_card_that_was_laid() {
    let play = Scene::of(2).hand(1, "t13").laid(&TWO_CARDS).double(1).ready();
    assert!(!play.forgives(1, "lay t13.p on board.tr"));
    assert!(!play.forgives(1, "lay t13.p on board.tr x2"));
}

/// Rules 14: drawing shows the cards.
#[test]
fn not_what_was_drawn() {
    assert!(!Scene::of(2).ready().forgives(1, "draw"));
}

/// Rules 14: all hear that nothing in a hand fits.
#[test]
fn not_a_pass() {
    let play = Scene::of(2).hand(1, BLOCKED).laid(&RED_AND_PURPLE).rest_with(2).ready();
    assert!(!play.forgives(1, "pass"));
}

/// Rules 14: all have seen the card that is struck.
#[test]
fn lightning_until_somebody_has_chosen() {
    let mut play =
        Scene::of(3).hand(2, "y1 y2").hand(3, "t1 t2").laid(&TWO_CARDS).lightning(1).ready();
    assert!(play.forgives(1, "lightning p3"));
    play.play(1, "lightning p3");
    assert!(play.forgives(2, "discard y1"), "hidden as long as another chooses");
    play.play(2, "discard y1");
    assert!(!play.forgives(3, "discard t1"), "now all are opened");
}

/// Rules 14.
#[test]
fn the_end_of_a_turn() {
    let mut play = Scene::of(2).hand(1, "t13").laid(&TWO_CARDS).lightning(1).ready();
    play.play(1, "draw");
    assert!(play.forgives(1, "done"));
}
