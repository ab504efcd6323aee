//! How the numbers of the heuristics are learned.
use bots::{Guide, Weights, arena::Tuning, conformance::Ticks};
use conex_guide::{ConexGuide, ConexWeights};
use sobek_guide::SobekGuide;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

const SHORT: Tuning = Tuning { generations: 2, deals: 1, seed: 3 };

fn learned<K: Guide>(tuning: Tuning) -> Vec<f32> {
    let go_on = AtomicBool::new(false);
    tuning.learn::<K>(K::Weights::by_hand(), &Ticks::never(), &go_on, &|_| ()).values()
}

fn learning_repeats<K: Guide>() {
    let values = learned::<K>(SHORT);
    assert_eq!(values, learned::<K>(SHORT));
    assert_ne!(values, K::Weights::by_hand().values());
    assert!(values.iter().all(|it| it.is_finite()));
    assert_ne!(values, learned::<K>(Tuning { seed: 4, ..SHORT }), "chance comes from the seed");
    assert_ne!(values, learned::<K>(Tuning { generations: 1, ..SHORT }));
}

#[test]
fn what_is_learned_follows_from_the_seed() {
    learning_repeats::<SobekGuide>();
    learning_repeats::<ConexGuide>();
}

#[test]
fn who_stops_at_once_has_learned_nothing() {
    let heard = AtomicU32::new(0);
    let count = |_| {
        heard.fetch_add(1, Ordering::Relaxed);
    };
    let stop = AtomicBool::new(true);
    let start = ConexWeights::by_hand();
    assert_eq!(SHORT.learn::<ConexGuide>(start, &Ticks::never(), &stop, &count), *start);
    assert_eq!(heard.into_inner(), 0);
}

#[test]
fn who_stops_after_a_generation_keeps_it() {
    let stop = AtomicBool::new(false);
    let after_one = |generation| stop.store(generation == 1, Ordering::Relaxed);
    let many = Tuning { generations: 50, ..SHORT };
    let start = ConexWeights::by_hand();
    let values = many.learn::<ConexGuide>(start, &Ticks::never(), &stop, &after_one).values();
    // The first step is as long, however many were to follow.
    assert_eq!(values, learned::<ConexGuide>(Tuning { generations: 1, ..SHORT }));
}
