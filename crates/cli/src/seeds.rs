//! Seeds as people give them.
use anyhow::Context;
use game_core::Seed;
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
        let number = text.parse().map(SeedArg::Number).ok();
        let seed = || text.parse().map(SeedArg::Seed).ok();
        number.or_else(seed).ok_or("a seed is a number, or the 32 hexadecimal digits of a match")
    }
}

/// A seed that nobody can guess.
pub(crate) fn fresh() -> anyhow::Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("the system gives no randomness")?;
    Ok(Seed::new(bytes))
}

/// `2`, `3` or `4`.
pub(crate) fn parse_seats(text: &str) -> Result<game_core::Seats, &'static str> {
    let count = text.parse().ok().and_then(game_core::Seats::new);
    count.ok_or("a game has 2, 3 or 4 seats")
}
