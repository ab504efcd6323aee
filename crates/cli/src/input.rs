//! What people give on the command line.
use anyhow::{Context, anyhow, bail};
use game_core::{Game, Seats, Seed};
use games::GameKind;
use pages::Language;
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
        // 32 digits are a full seed, even if none of them is a letter.
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
pub(crate) fn parse_seats(text: &str) -> Result<Seats, &'static str> {
    let count = text.parse().ok().and_then(Seats::new);
    count.ok_or("a game has 2, 3 or 4 seats")
}

/// As many seats as were asked for, if the game allows it; otherwise the usual number, or the
/// nearest one that the game allows.
pub(crate) fn seats_of(
    game: GameKind,
    wanted: Option<Seats>,
    usual: Seats,
) -> anyhow::Result<Seats> {
    seats_among(game.seats(), wanted, usual).with_context(|| format!("--seats: {game}"))
}

fn seats_among(allowed: &[Seats], wanted: Option<Seats>, usual: Seats) -> anyhow::Result<Seats> {
    let far = |it: &&Seats| it.count().abs_diff(usual.count());
    match wanted {
        None => Ok(*allowed.iter().min_by_key(far).context("nobody may play it")?),
        Some(seats) if allowed.contains(&seats) => Ok(seats),
        Some(seats) => {
            let counts: Vec<String> = allowed.iter().map(|it| it.count().to_string()).collect();
            bail!("it has {} seats, not {}", counts.join(" or "), seats.count())
        }
    }
}

pub(crate) fn parse_options<G: Game>(text: &str) -> anyhow::Result<G::Options> {
    text.parse().map_err(|error| anyhow!("--options: {error}"))
}

/// Any whole number.
pub(crate) fn parse_number(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "a whole number is needed")
}

/// The system's language.
pub(crate) fn spoken() -> Language {
    let set = |name| std::env::var(name).ok().filter(|it| !it.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
    locale.split(['_', '.', '@']).next().and_then(|it| it.parse().ok()).unwrap_or_default()
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

    #[test]
    fn a_game_is_played_by_as_many_as_it_allows() {
        let among = |allowed: &[Seats], wanted| seats_among(allowed, wanted, Seats::THREE);
        assert_eq!(among(&Seats::ALL, None).unwrap(), Seats::THREE);
        assert_eq!(among(&Seats::ALL, Some(Seats::FOUR)).unwrap(), Seats::FOUR);
        assert_eq!(among(&[Seats::TWO], None).unwrap(), Seats::TWO);
        let refused = among(&[Seats::TWO, Seats::THREE], Some(Seats::FOUR)).unwrap_err();
        assert_eq!(refused.to_string(), "it has 2 or 3 seats, not 4");
    }
}
