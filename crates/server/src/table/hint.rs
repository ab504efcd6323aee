//! What the strongest bot would do in a seat, from what the seat sees alone.
use crate::{
    api::schema,
    bots::{BotPool, Errand},
    refused::Refused,
    table::play::{Play, Playable},
};
use bots::{ActionOf, Guide, SystemClock, Thinking, ViewOf, Weights};
use game_core::{Game, MAX_SEATS, Seat, Viewer, json::Explained};
use pages::{Frame, Presenter as _, Words};
use serde::Serialize;
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;
use utoipa::ToSchema;

/// Choices in a hint; more wouldn't help.
const MOST: usize = 5;

/// A page names another choice only if it was tried at most this many times less often than
/// the best: a choice that was hardly tried may look better than it is.
const FAIRLY: u32 = 10;

/// What a strong player would do in your place, knowing what you know and nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Hint {
    #[schema(schema_with = schema::game)]
    game: &'static str,
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
    /// What it is made of, and what it brings, as far as you know.
    #[schema(value_type = schema::Parts)]
    parts: Value,
    /// The chance to win, from 0 to 1.
    #[schema(minimum = 0, maximum = 1)]
    win: f64,
    /// The points that you can expect to have: at the end, or where the search stops looking
    /// ahead, such as after a round.
    score: f64,
    /// How far these points spread: their standard deviation.
    #[schema(minimum = 0)]
    spread: f64,
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

/// For each seat of a table, the hint it last asked for.
#[derive(Default)]
pub(crate) struct Hints(Mutex<[Option<HintFor>; MAX_SEATS]>);

/// The hint for one decision, once it is found.
struct HintFor {
    ply: u32,
    found: watch::Receiver<Option<Arc<Hint>>>,
}

impl HintFor {
    /// Whether it was found, or still may be.
    fn is_good(&self) -> bool {
        self.found.has_changed().is_ok() || self.found.borrow().is_some()
    }
}

impl Hints {
    fn all(&self) -> MutexGuard<'_, [Option<HintFor>; MAX_SEATS]> {
        // Whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The hint for the decision at this ply, if it is there.
    pub(super) fn known(&self, seat: Seat, ply: u32) -> Option<Arc<Hint>> {
        let all = self.all();
        let hint = all[seat.index()].as_ref().filter(|it| it.ply == ply)?;
        hint.found.borrow().clone()
    }

    /// The hint for the decision that the seat is asked for, thought of now if it isn't yet.
    pub(super) fn ask(
        &self,
        seat: Seat,
        play: &dyn Play,
        bots: &BotPool,
        errand: Errand,
    ) -> Hinting {
        let ply = play.ply(Viewer::Seat(seat));
        let place = &mut self.all()[seat.index()];
        if let Some(known) = place.as_ref().filter(|it| it.ply == ply && it.is_good()) {
            return Hinting(known.found.clone());
        }
        let (finds, found) = watch::channel(None);
        let (bots, thought) = (bots.clone(), play.hint(seat));
        tokio::spawn(async move {
            if let Some(hint) = bots.think(errand, thought).await {
                finds.send_replace(Some(Arc::new(hint)));
            }
        });
        *place = Some(HintFor { ply, found: found.clone() });
        Hinting(found)
    }
}

/// A hint that is being worked out, or has been.
pub(crate) struct Hinting(watch::Receiver<Option<Arc<Hint>>>);

impl Hinting {
    /// The hint, once it is there.
    pub(crate) async fn found(mut self) -> Result<Arc<Hint>, Refused> {
        let found = self.0.wait_for(Option::is_some).await.map_err(|_| Refused::Internal)?;
        found.clone().ok_or(Refused::Internal)
    }
}

impl Hint {
    pub(crate) fn of<K: Guide<Game: Explained>>(
        view: &ViewOf<K>,
        ply: u32,
        thinking: Thinking,
        seed: u64,
    ) -> Option<Hint> {
        let weights = K::Weights::tuned();
        let advice = thinking.advise::<K>(view, weights, seed, &SystemClock::start()).ok()?;
        let choice = |it: &bots::Choice<ActionOf<K>>| HintedChoice {
            action: it.action.to_string(),
            parts: serde_json::to_value(K::Game::parts(view, it.action)).expect("plain JSON"),
            win: rounded(it.win, 10_000.0),
            score: rounded(it.score, 100.0),
            spread: rounded(it.spread, 100.0),
            visits: it.visits,
        };
        let game = K::Game::ID;
        Some(Hint { game, ply, choices: advice.choices.iter().take(MOST).map(choice).collect() })
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

fn rounded(number: f64, steps: f64) -> f64 {
    (steps * number).round() / steps
}

pub(crate) fn percent(chance: f64) -> u32 {
    (100.0 * chance).round() as u32
}
