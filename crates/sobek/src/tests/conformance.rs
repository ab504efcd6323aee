//! The contract of every game, and what is Sobek's own at every position.
use crate::{Options, Sobek};
use game_core::{Seats, Seed, conformance::play_and_check};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn conforms(seed: [u8; 16], seats in 2usize..=4, open_memory: bool, play: u64) {
        let seats = Seats::new(seats).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        play_and_check::<Sobek, _>(seats, &Options { open_memory }, Seed::new(seed), &mut rng);
    }
}
