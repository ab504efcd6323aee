//! Randomness whose results never change: the tests hold golden vectors.
//!
//! The draws are our own, because a library may change the values behind a
//! seed in a minor version, and a published seed must prove its luck for ever.
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::{fmt, str::FromStr};

/// The secret of one match; publish it only once the game is over.
///
/// ```
/// use game_core::{Seed, shuffle};
///
/// let seed: Seed = "000102030405060708090a0b0c0d0e0f".parse()?;
/// let mut cards = [1, 2, 3, 4, 5];
/// shuffle(&mut seed.dice(0), &mut cards);
///
/// // Anyone who knows the seed can deal the same cards again.
/// let mut again = [1, 2, 3, 4, 5];
/// shuffle(&mut seed.dice(0), &mut again);
/// assert_eq!(again, cards);
/// # Ok::<(), game_core::ParseSeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 16]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a match's seed is 32 hexadecimal digits, with a to f in lower case")]
pub struct ParseSeedError;

impl Seed {
    pub const fn new(bytes: [u8; 16]) -> Self {
        Seed(bytes)
    }

    /// The seed of the `game`th game in a run of many from one number.
    pub fn of_run(run: u64, game: u64) -> Self {
        Seed(((u128::from(run) << 64) | u128::from(game)).to_be_bytes())
    }

    pub fn bytes(self) -> [u8; 16] {
        self.0
    }

    /// The stream of chance for the step at `ply`. One stream for each ply, so
    /// that undoing or branching never shifts what comes later.
    pub fn dice(self, ply: u32) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&self.0);
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(u64::from(ply));
        rng
    }
}

/// Never the secret itself: positions and sessions end up in diagnostics.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::LowerHex for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        if text.len() != 32 || !text.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(ParseSeedError);
        }
        let number = u128::from_str_radix(text, 16).map_err(|_| ParseSeedError)?;
        Ok(Seed(number.to_be_bytes()))
    }
}

/// A uniform number in `0..bound`: the high half of a product, with the few
/// products rejected that would favour some numbers (Lemire's method).
#[inline]
pub fn uniform<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    debug_assert!(0 < bound);
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let excess = bound.wrapping_neg() % bound;
        while (product as u32) < excess {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Fisher and Yates, from the end.
#[inline]
pub fn shuffle<R: Rng + ?Sized, T>(rng: &mut R, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, uniform(rng, i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        "000102030405060708090a0b0c0d0e0f".parse().unwrap()
    }

    fn shuffled(ply: u32) -> Vec<u8> {
        let mut deck: Vec<u8> = (0..10).collect();
        shuffle(&mut seed().dice(ply), &mut deck);
        deck
    }

    /// If this fails, every published seed has lost its meaning: don't change
    /// the numbers, fix the code.
    #[test]
    fn golden_vectors() {
        let words: Vec<u32> = (0..4).map(|ply| seed().dice(ply).next_u32()).collect();
        assert_eq!(words, [503_130_076, 1_861_240_826, 1_012_335_579, 1_361_963_463]);
        assert_eq!(shuffled(0), [5, 6, 9, 2, 7, 4, 8, 3, 0, 1]);
        assert_eq!(shuffled(1), [0, 6, 5, 2, 3, 7, 1, 8, 9, 4]);
        let mut rng = seed().dice(7);
        let draws: Vec<u32> = [2, 3, 6, 52, 1 << 31, u32::MAX].map(|n| uniform(&mut rng, n)).into();
        assert_eq!(draws, [1, 0, 5, 49, 1_415_145_731, 4_287_286_782]);
    }

    #[test]
    fn every_number_is_drawn_equally_often() {
        let mut rng = seed().dice(0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[uniform(&mut rng, 6) as usize] += 1;
        }
        // 10,000 expected each; the standard deviation is 91.
        assert!(seen.iter().all(|it| (9_500..10_500).contains(it)), "{seen:?}");
    }

    /// A bound just over half the range rejects almost half of all words; were
    /// they kept, the small numbers would come up twice as often.
    #[test]
    fn rejection_keeps_large_bounds_fair() {
        let mut rng = seed().dice(1);
        let bound = (1 << 31) + 1;
        let low = (0..20_000).filter(|_| uniform(&mut rng, bound) < bound / 2).count();
        assert!((9_600..10_400).contains(&low), "{low}");
    }

    #[test]
    fn seeds_are_written_in_full_and_never_debugged() {
        assert_eq!(format!("{:x}", seed()), "000102030405060708090a0b0c0d0e0f");
        assert_eq!(format!("{:?}", seed()), "Seed(..)");
        for wrong in [
            "",
            "0",
            "+00102030405060708090a0b0c0d0e0f",
            "000102030405060708090A0B0C0D0E0F",
            &"0".repeat(33),
            &"é".repeat(16),
        ] {
            assert_eq!(wrong.parse::<Seed>(), Err(ParseSeedError), "{wrong}");
        }
    }
}
