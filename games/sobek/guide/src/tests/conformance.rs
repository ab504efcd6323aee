//! What every guide promises.
use crate::{SobekGuide, SobekWeights};
use bots::{Weights, conformance};
use game_core::BySeat;
use sobek::{ROUNDS, Sobek};

#[test]
fn ideas_are_legal_finite_come_once_and_are_added() {
    conformance::ideas_are_sound::<SobekGuide>(15);
}

#[test]
fn what_a_seat_considers_follows_from_what_it_sees() {
    conformance::ideas_follow_from_the_view::<SobekGuide>(2);
}

#[test]
fn a_higher_level_thinks_longer_forgets_no_more_and_errs_no_more() {
    conformance::levels_grow::<SobekGuide>();
}

#[test]
fn every_name_has_a_value_by_hand_and_a_learned_one() {
    conformance::weights_are_complete::<SobekWeights>();
    assert_eq!(SobekWeights::by_hand().growth.to_string(), "1.6");
}

#[test]
fn who_forgets_still_imagines_worlds_in_which_it_may_do_the_same() {
    conformance::worlds_fit_what_is_left::<SobekGuide>(2);
}

#[test]
fn a_game_is_judged_after_every_round() {
    let points = |state: &Sobek| BySeat::from_fn(|it| f32::from(state.score(it)));
    let stops = conformance::verdicts_agree_with_outcomes::<SobekGuide>(3, points);
    assert_eq!(stops, 2 * 3 * 3 * u32::from(ROUNDS));
}
