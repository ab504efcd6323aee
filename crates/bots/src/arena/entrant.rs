//! Who plays in the arena.
use crate::{ActionOf, Advice, Bot, Budget, Clock, Guide, ParseBotError, Thinking, Weights};
use game_core::{Game, Seat, Viewer};
use std::{fmt, str::FromStr};

/// A bot, or a player that exists only here, to measure the others by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entrant {
    Honest(Bot),
    /// The greedy player with the weights that the search thinks with.
    TunedGreedy,
    /// The search with weights as they were before they were learned.
    UntunedSearch(Budget),
    /// A search that sees the true position, the order of the deck included: not an
    /// opponent for people, but a bound that no honest bot can pass.
    CheatingSearch(Budget),
}

const TUNED_GREEDY: &str = "tuned-greedy";
const UNTUNED_SEARCH: &str = "untuned-search";
const CHEATING_SEARCH: &str = "cheating-search";

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Honest(bot) => bot.fmt(f),
            Entrant::TunedGreedy => f.write_str(TUNED_GREEDY),
            Entrant::UntunedSearch(budget) => write!(f, "{UNTUNED_SEARCH}:{budget}"),
            Entrant::CheatingSearch(budget) => write!(f, "{CHEATING_SEARCH}:{budget}"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseEntrantError {
    #[error(
        "{0}; only the arena has {TUNED_GREEDY}, {UNTUNED_SEARCH}:2000 and \
         {CHEATING_SEARCH}:2000"
    )]
    Unknown(ParseBotError),
    #[error(transparent)]
    Bot(ParseBotError),
}

impl FromStr for Entrant {
    type Err = ParseEntrantError;

    fn from_str(text: &str) -> Result<Self, ParseEntrantError> {
        let budget = |digits: &str| {
            digits.parse().map_err(|it| ParseEntrantError::Bot(ParseBotError::Budget(it)))
        };
        match text.split_once(':') {
            None if text == TUNED_GREEDY => Ok(Entrant::TunedGreedy),
            Some((UNTUNED_SEARCH, digits)) => budget(digits).map(Entrant::UntunedSearch),
            Some((CHEATING_SEARCH, digits)) => budget(digits).map(Entrant::CheatingSearch),
            _ => text.parse().map(Entrant::Honest).map_err(|error| match error {
                ParseBotError::Unknown => ParseEntrantError::Unknown(error),
                ParseBotError::Budget(_) => ParseEntrantError::Bot(error),
            }),
        }
    }
}

/// An entrant with the weights it plays by.
#[derive(Clone, Debug)]
pub struct Player<K: Guide> {
    pub entrant: Entrant,
    pub weights: K::Weights,
}

impl<K: Guide> Player<K> {
    pub fn new(entrant: Entrant) -> Player<K> {
        let weights = match entrant {
            Entrant::Honest(bot) => bot.weights::<K>(),
            Entrant::UntunedSearch(_) => K::Weights::by_hand(),
            Entrant::TunedGreedy | Entrant::CheatingSearch(_) => K::Weights::tuned(),
        };
        Player { entrant, weights: weights.clone() }
    }

    pub(super) fn choose(
        &self,
        state: &K::Game,
        seat: Seat,
        seed: u64,
        clock: &dyn Clock,
    ) -> ActionOf<K> {
        let bot = match self.entrant {
            Entrant::Honest(bot) => bot,
            Entrant::TunedGreedy => Bot::Greedy,
            Entrant::UntunedSearch(budget) => Bot::Search(budget),
            Entrant::CheatingSearch(budget) => {
                let thinking = Thinking::with(budget);
                let advice = cheat::<K>(thinking, state, seat, &self.weights, seed, clock);
                return advice.best().action;
            }
        };
        let view = state.view(Viewer::Seat(seat));
        let choice = bot.mind::<K>().untimed().choose::<K>(&view, &self.weights, seed, clock);
        choice.expect("the seat is asked")
    }
}

/// What a search finds if it sees the true position: a bound for every search that doesn't.
pub fn cheat<K: Guide>(
    thinking: Thinking,
    state: &K::Game,
    seat: Seat,
    weights: &K::Weights,
    seed: u64,
    clock: &dyn Clock,
) -> Advice<ActionOf<K>> {
    let truth = |_: &mut _| state.clone();
    thinking.search::<K>(seat, truth, weights, seed, clock)
}
