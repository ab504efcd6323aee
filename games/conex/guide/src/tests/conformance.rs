//! What every guide promises.
use crate::{ConexGuide, ConexWeights};
use bots::{Weights, conformance};
use conex::Conex;
use game_core::BySeat;

#[test]
fn ideas_are_legal_finite_come_once_and_are_added() {
    conformance::ideas_are_sound::<ConexGuide>(15);
}

#[test]
fn what_a_seat_considers_follows_from_what_it_sees() {
    conformance::ideas_follow_from_the_view::<ConexGuide>(2);
}

#[test]
fn a_higher_level_thinks_longer_forgets_no_more_and_errs_no_more() {
    conformance::levels_grow::<ConexGuide>();
}

#[test]
fn every_name_has_a_value_by_hand_and_a_learned_one() {
    conformance::weights_are_complete::<ConexWeights>();
    assert_eq!(ConexWeights::by_hand().reopen.to_string(), "0.7");
}

#[test]
fn who_forgets_still_imagines_worlds_in_which_it_may_do_the_same() {
    conformance::worlds_fit_what_is_left::<ConexGuide>(2);
}

#[test]
fn a_game_is_judged_at_its_end() {
    let points = |state: &Conex| BySeat::from_fn(|it| f32::from(state.score(it)));
    let stops = conformance::verdicts_agree_with_outcomes::<ConexGuide>(3, points);
    assert_eq!(stops, 2 * 3 * 3);
}
