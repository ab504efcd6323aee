//! Rules 4: take a card.
use super::scene::Scene;
use crate::Illegal;

/// Rules 4.1 and 4.2.
#[test]
fn one_of_the_first_four_and_what_lies_before_it_corrupts() {
    let mut table = Scene::of(3).row("F1,W0,thief,C1,M2").ready();
    assert_eq!(table.choices(1), ["take 1", "take 2", "take 3", "take 4"]);
    assert_eq!(table.refuses(1, "take 5"), Illegal::OutOfReach);
    assert_eq!(table.refuses(1, "take 6"), Illegal::NotInRow { lying: 5 });
    table.play(1, "take 3");
    assert_eq!(table.hand(1), "thief");
    assert_eq!(table.pile(1), "F1,W0");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.choices(2), ["take 1", "take 2"]);
}
