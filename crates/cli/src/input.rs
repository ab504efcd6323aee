//! What people give on the command line.
use anyhow::{Context, anyhow};
use game_core::{Game, Seed};
use std::str::FromStr;

/// A small number to remember, or a match's seed in full.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SeedArg {
    Number(u64),
    Seed(Seed),
}

impl SeedArg {
    pub(crate) fn seed(self) -> Seed {
        match self {
            SeedArg::Number(number) => Seed::of_run(number, 0),
            SeedArg::Seed(seed) => seed,
        }
    }
}

impl FromStr for SeedArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // 32 digits are a seed in full, also where none of them is a letter.
        let seed = text.parse().map(SeedArg::Seed).ok();
        let number = || text.parse().map(SeedArg::Number).ok();
        seed.or_else(number)
            .ok_or("a seed is a number, or the 32 hexadecimal digits of a game's seed")
    }
}

/// A seed that nobody can guess.
pub(crate) fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("the system gives no randomness")?;
    Ok(Seed::new(bytes))
}

/// `2`, `3` or `4`.
pub(crate) fn parse_seats(text: &str) -> Result<game_core::Seats, &'static str> {
    let count = text.parse().ok().and_then(game_core::Seats::new);
    count.ok_or("a game has 2, 3 or 4 seats")
}

pub(crate) fn parse_options<G: Game>(text: &str) -> anyhow::Result<G::Options> {
    text.parse().map_err(|error| anyhow!("--options: {error}"))
}

/// Any whole number.
pub(crate) fn parse_number(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "a whole number is needed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_seed_can_be_typed_back() {
        for number in [0, 1, 7, 12, u64::MAX] {
            let seed = number.to_string().parse::<SeedArg>().unwrap().seed();
            assert_eq!(format!("{seed:x}").parse::<SeedArg>().unwrap().seed(), seed);
        }
        assert!("abc".parse::<SeedArg>().is_err());
    }
}
