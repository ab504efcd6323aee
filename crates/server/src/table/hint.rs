//! What the strongest bot would do in a seat, from what the seat sees alone.
use crate::table::play::Playable;
use bots::{ActionOf, Guide, SystemClock, Thinking, ViewOf, Weights};
use pages::{Frame, Presenter as _, Words};
use serde::Serialize;
use utoipa::ToSchema;

/// Choices in a hint; more would be no help.
const MOST: usize = 5;

/// A page names another choice if it was tried so many times less often than the best: what
/// was hardly tried may look better than it is.
const FAIRLY: u32 = 10;

/// What a strong player would do in your place. It knows what you know, and nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// Your own ply: it is a hint for this decision.
    pub(crate) ply: u32,
    /// The best first, five at most.
    choices: Vec<HintedChoice>,
}

/// A choice as the search sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct HintedChoice {
    /// In the game's notation.
    #[schema(example = "take 2")]
    action: String,
    /// The chance to win, from 0 to 1.
    win: f64,
    /// How often the search tried it: it tries most what it thinks best.
    visits: u32,
}

/// A hint for a page.
#[derive(Debug)]
pub(crate) struct HintInWords {
    /// The best choice in notation, by which its control is found.
    pub(crate) action: String,
    /// The best choices in words, each with its chance to win in percent.
    pub(crate) choices: Vec<(Words, u32)>,
}

impl Hint {
    pub(crate) fn of<K: Guide>(
        view: &ViewOf<K>,
        ply: u32,
        thinking: Thinking,
        seed: u64,
    ) -> Option<Hint> {
        let weights = K::Weights::tuned();
        let advice = thinking.advise::<K>(view, weights, seed, &SystemClock::start()).ok()?;
        let choice = |it: &bots::Choice<ActionOf<K>>| HintedChoice {
            action: it.action.to_string(),
            win: (10_000.0 * it.win).round() / 10_000.0,
            visits: it.visits,
        };
        Some(Hint { ply, choices: advice.choices.iter().take(MOST).map(choice).collect() })
    }

    pub(super) fn in_words<H: Playable>(&self, frame: &Frame<'_, H::Game>) -> Option<HintInWords> {
        let (best, others) = self.choices.split_first()?;
        let fair = |it: &&HintedChoice| best.visits <= FAIRLY * it.visits && it.win <= best.win;
        let named = [best].into_iter().chain(others.iter().find(fair)).map(|it| {
            let action = it.action.parse().ok()?;
            Some((H::Presenter::choice(action, frame), percent(it.win)))
        });
        Some(HintInWords { action: best.action.clone(), choices: named.collect::<Option<_>>()? })
    }
}

pub(crate) fn percent(chance: f64) -> u32 {
    (100.0 * chance).round() as u32
}
