//! What the guide promises.
mod conformance;
mod ideas;
mod inference;
mod memory;
mod plain;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}
