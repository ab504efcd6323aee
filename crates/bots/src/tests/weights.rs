//! The numbers of the heuristics, and how they are learned.
use super::scene::Ticks;
use crate::{ConexWeights, Guide, SobekWeights, Weights, arena::Tuning, weights::read};
use conex::Conex;
use sobek::Sobek;
use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
};

fn files_are_complete<W: Weights + PartialEq>() {
    for weights in [W::tuned(), W::by_hand()] {
        let values = weights.values();
        assert_eq!(values.len(), W::NAMES.len());
        assert!(values.iter().all(|it| it.is_finite()));
        assert_eq!(W::from_values(&values), *weights);
    }
    assert_ne!(W::tuned(), W::by_hand());
    assert_eq!(W::NAMES.iter().collect::<BTreeSet<_>>().len(), W::NAMES.len());
}

#[test]
fn every_name_has_a_value_by_hand_and_a_learned_one() {
    files_are_complete::<SobekWeights>();
    files_are_complete::<ConexWeights>();
    assert_eq!(SobekWeights::by_hand().growth.to_string(), "1.6");
    assert_eq!(ConexWeights::by_hand().reopen.to_string(), "0.7");
}

#[test]
fn a_file_has_the_value_by_hand_first_and_comments_are_skipped() {
    assert_eq!(read("# both\na 1 2\nb 3 -4.5\n", &["a", "b"]), [[1.0, 3.0], [2.0, -4.5]]);
}

#[test]
#[should_panic(expected = "a line for each of")]
fn a_file_without_a_line_for_each_name_is_refused() {
    read("a 1 2\n", &["a", "b"]);
}

const SHORT: Tuning = Tuning { generations: 2, deals: 1, seed: 3 };

fn learned<G: Guide>(tuning: Tuning) -> Vec<f32> {
    let go_on = AtomicBool::new(false);
    tuning.learn::<G>(G::Weights::by_hand(), &Ticks::never(), &go_on, &|_| ()).values()
}

fn learning_repeats<G: Guide>() {
    let values = learned::<G>(SHORT);
    assert_eq!(values, learned::<G>(SHORT));
    assert_ne!(values, G::Weights::by_hand().values());
    assert!(values.iter().all(|it| it.is_finite()));
    assert_ne!(values, learned::<G>(Tuning { seed: 4, ..SHORT }), "chance comes from the seed");
    assert_ne!(values, learned::<G>(Tuning { generations: 1, ..SHORT }));
}

#[test]
fn what_is_learned_follows_from_the_seed() {
    learning_repeats::<Sobek>();
    learning_repeats::<Conex>();
}

#[test]
fn who_stops_at_once_has_learned_nothing() {
    let heard = AtomicU32::new(0);
    let count = |_| {
        heard.fetch_add(1, Ordering::Relaxed);
    };
    let stop = AtomicBool::new(true);
    let start = ConexWeights::by_hand();
    assert_eq!(SHORT.learn::<Conex>(start, &Ticks::never(), &stop, &count), *start);
    assert_eq!(heard.into_inner(), 0);
}

#[test]
fn who_stops_after_a_generation_keeps_it() {
    let stop = AtomicBool::new(false);
    let after_one = |generation| stop.store(generation == 1, Ordering::Relaxed);
    let many = Tuning { generations: 50, ..SHORT };
    let start = ConexWeights::by_hand();
    let values = many.learn::<Conex>(start, &Ticks::never(), &stop, &after_one).values();
    // The first step is as long, however many were to follow.
    assert_eq!(values, learned::<Conex>(Tuning { generations: 1, ..SHORT }));
}
