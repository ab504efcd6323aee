//! Who plays in the arena.
use crate::{Bot, Budget, Clock, Guide, Mind, ParseBotError, Thinking, Weights};
use game_core::{Seat, Viewer};
use std::{fmt, str::FromStr};

/// A bot, or the search that cheats.
///
/// The cheating search sees the true position, the order of the deck included. It
/// is no opponent for people but the bound that no honest bot can pass; so it
/// exists only here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entrant {
    Honest(Bot),
    /// With the weights as they were before learning.
    Untuned(Bot),
    Cheating(Budget),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Honest(bot) => bot.fmt(f),
            Entrant::Untuned(bot) => write!(f, "{UNTUNED}{bot}"),
            Entrant::Cheating(budget) => write!(f, "{CHEATING}:{budget}"),
        }
    }
}

const UNTUNED: &str = "untuned-";
const CHEATING: &str = "cheating-search";

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}; in the arena also cheating-search with a budget, which sees all cards")]
pub struct ParseEntrantError(ParseBotError);

impl FromStr for Entrant {
    type Err = ParseEntrantError;

    fn from_str(text: &str) -> Result<Self, ParseEntrantError> {
        if let Some(bot) = text.strip_prefix(UNTUNED) {
            return bot.parse().map(Entrant::Untuned).map_err(ParseEntrantError);
        }
        match text.split_once(':') {
            Some((CHEATING, budget)) => budget
                .parse()
                .map(Entrant::Cheating)
                .map_err(|it| ParseEntrantError(ParseBotError::Budget(it))),
            _ => text.parse().map(Entrant::Honest).map_err(ParseEntrantError),
        }
    }
}

/// An entrant with the weights it plays by.
#[derive(Clone, Debug)]
pub struct Player<G: Guide> {
    pub entrant: Entrant,
    pub weights: G::Weights,
}

impl<G: Guide> Player<G> {
    pub fn new(entrant: Entrant) -> Player<G> {
        let weights = match entrant {
            Entrant::Untuned(_) => G::Weights::by_hand(),
            Entrant::Honest(_) | Entrant::Cheating(_) => G::Weights::tuned(),
        };
        Player { entrant, weights: weights.clone() }
    }

    pub(super) fn choose(&self, state: &G, seat: Seat, seed: u64, clock: &dyn Clock) -> G::Action {
        match self.entrant {
            Entrant::Honest(bot) | Entrant::Untuned(bot) => {
                let mind: Mind = bot.mind::<G>();
                let view = state.view(Viewer::Seat(seat));
                mind.choose::<G>(&view, &self.weights, seed, clock).expect("the seat is asked")
            }
            Entrant::Cheating(budget) => {
                let truth = |_: &mut _| state.clone();
                let thinking = Thinking::with(budget);
                thinking.search(seat, truth, &self.weights, seed, clock).best().action
            }
        }
    }
}
