//! The decisions of a log, each with what its seat knew.
use super::TurningPoint;
use bots::{ActionOf, Budget, Guide, Level, Strength, SystemClock, Thinking, ViewOf, Weights};
use game_core::{Game as _, Log, RawLog, Seat, Session, Step, Turn, Viewer};
use games::{GameKind, GameOf, GuideOf, with_game};
use std::{sync::Arc, time::Duration};

/// One decision of a log.
pub(super) struct Decision {
    /// The moment of the replay before it.
    at: usize,
    seat: Seat,
    made: String,
    /// Judges it with this share of the strongest bot's thinking, and in this time.
    pub(super) judge: Judge,
}

type Judge = Arc<dyn Fn(u32, Duration) -> Option<Judged> + Send + Sync>;

/// What a decision was worth.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    best: String,
    better: f64,
    win: f64,
}

impl Judged {
    pub(super) fn loss(&self) -> f64 {
        self.better - self.win
    }
}

impl Decision {
    pub(super) fn point(&self, judged: Judged) -> TurningPoint {
        let Judged { best, better, win } = judged;
        TurningPoint { at: self.at, seat: self.seat, made: self.made.clone(), best, win, better }
    }
}

/// The decisions of a finished game where there was a choice; `None` if it isn't finished, or
/// isn't a log at all.
pub(super) fn decisions(log: &str) -> Option<Vec<Decision>> {
    let raw = RawLog::parse(log).ok()?;
    let game: GameKind = raw.game.parse().ok()?;
    with_game!(game, H => {
        let session = Session::<GameOf<H>>::from_raw(&raw).ok()?;
        (session.state().turn() == Turn::Over).then(|| of_log::<GuideOf<H>>(session.log()))
    })
}

fn of_log<K: Guide>(log: &Log<K::Game>) -> Vec<Decision> {
    let header = log.header.clone();
    let mut session =
        Session::replay(Log { header, steps: Vec::new() }).expect("nothing can be wrong yet");
    let mut found = Vec::new();
    // Moments are counted as in the replay.
    let mut moments = 0_usize;
    for step in &log.steps {
        if let Step::Seat(seat, action) = *step {
            let state = session.state();
            if 1 < state.choices(seat).len() {
                let view = state.view(Viewer::Seat(seat));
                let seed = found.len() as u64;
                found.push(Decision {
                    at: moments.saturating_sub(1),
                    seat,
                    made: action.to_string(),
                    judge: Arc::new(move |part, most| {
                        judge::<K>(&view, action, part, most, seed + u64::from(part))
                    }),
                });
            }
        }
        session.extend(step.clone()).expect("it was read with every step checked");
        moments += usize::from(session.state().turn() != Turn::Chance);
    }
    found
}

/// Half of the thinking finds the best choice; the other half compares it with the one that
/// was made, in the same worlds.
fn judge<K: Guide>(
    view: &ViewOf<K>,
    made: ActionOf<K>,
    part: u32,
    most: Duration,
    seed: u64,
) -> Option<Judged> {
    let Strength { iterations, .. } = K::LEVELS[Level::Captain as usize];
    let budget =
        |parts: u32| Budget::iterations(iterations / part / parts).within(most / 2 / parts);
    let (weights, clock) = (K::Weights::tuned(), SystemClock::start());
    let advice = Thinking::with(budget(1)).advise::<K>(view, weights, seed, &clock).ok()?;
    let best = advice.best();
    if best.action == made {
        return Some(Judged { best: made.to_string(), better: best.win, win: best.win });
    }
    let win = |action| {
        let judged = Thinking::with(budget(2)).judge::<K>(view, action, weights, seed, &clock);
        judged.ok().map(|it| it.win)
    };
    let (better, win) = (win(best.action)?, win(made)?);
    Some(Judged { best: best.action.to_string(), better, win })
}
