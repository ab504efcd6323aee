use crate::{Conex, Options, Size};
use game_core::{Seats, Seed, conformance::play_and_check};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn the_contract_holds() {
    for seed in 0..6 {
        for seats in Seats::ALL {
            for size in Size::ALL {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let options = Options { size, short_track: seed % 2 == 1 };
                play_and_check::<Conex, _>(seats, &options, Seed::of_run(seed, 1), &mut rng);
            }
        }
    }
}
