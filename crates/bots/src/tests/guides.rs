//! What a game tells the search of itself.
use super::scene::{dice, own_view, some_decision, watch_decisions};
use crate::{ConexWeights, Guide, Idea, Weights};
use conex::{Action, Conex};
use game_core::{Game, Seat, Seats, Viewer};
use sobek::Sobek;

fn ideas<G: Guide>(state: &G, seat: Seat, weights: &G::Weights) -> Vec<Idea<G::Action>> {
    let mut ideas = Vec::new();
    state.consider(seat, weights, &mut ideas);
    ideas
}

fn actions<G: Guide>(state: &G, seat: Seat) -> Vec<G::Action> {
    let ideas = ideas(state, seat, G::Weights::tuned());
    let mut actions: Vec<G::Action> = ideas.iter().map(|it| it.action).collect();
    actions.sort_unstable();
    actions
}

fn every_decision_has_sound_ideas<G: Guide>() {
    watch_decisions(15, |state: &G, seat| {
        for weights in [G::Weights::tuned(), G::Weights::by_hand()] {
            let ideas = ideas(state, seat, weights);
            assert!(!ideas.is_empty(), "{state:?}");
            for idea in &ideas {
                assert_eq!(state.check(seat, idea.action), Ok(()), "{}", idea.action);
                assert!(idea.score.is_finite(), "{idea:?}");
            }
        }
        let mut once = actions(state, seat);
        let all = once.len();
        once.dedup();
        assert_eq!(once.len(), all, "no choice comes twice");
    });
}

#[test]
fn ideas_are_legal_finite_and_come_once() {
    every_decision_has_sound_ideas::<Sobek>();
    every_decision_has_sound_ideas::<Conex>();
}

/// The search takes a seat's own decisions as the same in all worlds.
fn ideas_follow_from_the_view<G: Guide>() {
    let mut rng = dice(3);
    watch_decisions(2, |state: &G, seat| {
        let world = G::determinize(&own_view(state, seat), &mut rng);
        assert_eq!(actions(&world, seat), actions(state, seat));
    });
}

#[test]
fn what_a_seat_considers_follows_from_what_it_sees() {
    ideas_follow_from_the_view::<Sobek>();
    ideas_follow_from_the_view::<Conex>();
}

#[test]
fn in_conex_hidden_hands_change_no_score() {
    let mut rng = dice(4);
    watch_decisions(2, |state: &Conex, seat| {
        let world = Conex::determinize(&own_view(state, seat), &mut rng);
        let weights = Weights::tuned();
        assert_eq!(ideas(&world, seat, weights), ideas(state, seat, weights));
    });
}

/// Without weights nothing but points counts.
#[test]
fn of_many_ways_to_lay_the_best_are_considered() {
    let nothing = ConexWeights::from_values(&[0.0; ConexWeights::NAMES.len()]);
    watch_decisions(2, |state: &Conex, seat| {
        let lays = state.choices(seat).into_iter().filter_map(|it| match it {
            Action::Lay { placement, doubled } => Some(placement.points(doubled)),
            _ => None,
        });
        let Some(most) = lays.max() else { return };
        let ideas = ideas(state, seat, &nothing);
        let best = ideas.iter().fold(f32::MIN, |best, it| best.max(it.score));
        assert!((best - f32::from(most)).abs() < 1e-3, "{best} instead of {most}");
    });
}

#[test]
fn ideas_are_added_to_those_already_there() {
    let (state, seat) = some_decision::<Conex>(Seats::THREE);
    let alone = ideas(&state, seat, Weights::tuned());
    let mut twice = alone.clone();
    state.consider(seat, Weights::tuned(), &mut twice);
    assert_eq!(twice[..alone.len()], alone);
    assert_eq!(twice[alone.len()..], alone);
}

fn owners<G: Guide>() {
    let (state, _) = some_decision::<G>(Seats::THREE);
    for seat in state.seats().iter() {
        assert_eq!(G::owner(&own_view(&state, seat)), Some(seat));
    }
    for viewer in [Viewer::Spectator, Viewer::Omniscient] {
        assert_eq!(G::owner(&state.view(viewer)), None);
    }
}

#[test]
fn a_view_belongs_to_its_seat_and_an_onlookers_to_nobody() {
    owners::<Sobek>();
    owners::<Conex>();
}
