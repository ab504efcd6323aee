//! What is worth a thought.
use super::dice;
use crate::{ConexGuide, ConexWeights};
use bots::{
    Weights,
    conformance::{ideas, watch_decisions},
};
use conex::{Action, Conex};
use game_core::{Game, Viewer};

#[test]
fn hidden_hands_change_no_score() {
    let mut rng = dice(4);
    watch_decisions::<ConexGuide>(2, |state, seat| {
        let world = Conex::determinize(&state.view(Viewer::Seat(seat)), &mut rng);
        let weights = Weights::tuned();
        assert_eq!(
            ideas::<ConexGuide>(&world, seat, weights),
            ideas::<ConexGuide>(state, seat, weights)
        );
    });
}

/// Without weights nothing but points counts.
#[test]
fn of_many_ways_to_lay_the_best_are_considered() {
    let nothing = ConexWeights::from_values(&[0.0; ConexWeights::NAMES.len()]);
    watch_decisions::<ConexGuide>(2, |state, seat| {
        let lays = state.choices(seat).into_iter().filter_map(|it| match it {
            Action::Lay { placement, doubled } => Some(placement.points(doubled)),
            _ => None,
        });
        let Some(most) = lays.max() else { return };
        let ideas = ideas::<ConexGuide>(state, seat, &nothing);
        let best = ideas.iter().fold(f32::MIN, |best, it| best.max(it.score));
        assert!((best - f32::from(most)).abs() < 1e-3, "{best} instead of {most}");
    });
}
