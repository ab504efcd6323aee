//! The contract of every game, at every position of random games.
use game_core::{Game, Seats, Seed, conformance::play_and_check};
use goofspiel::{Goofspiel, NoOptions};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn conforms() {
    let mut lowest = 0;
    for run in 0..200 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(run);
        let seed = Seed::of_run(run, 0);
        let session = play_and_check::<Goofspiel, _>(Seats::TWO, &NoOptions, seed, &mut rng);
        let outcome = session.state().outcome().expect("it was played to its end");
        lowest = Seats::TWO.iter().map(|it| outcome.scores[it]).fold(lowest, i32::min);
    }
    assert!(lowest < 0, "somebody ends below zero");
}
