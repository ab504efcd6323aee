//! A game in play, whichever it is.
use crate::{
    ids::random_number,
    refused::{Illegal, Refused},
    table::{
        hint::{Hint, HintInWords},
        scene::{Moment, Scene},
    },
};
use bots::{Guide, Level, Mind, SystemClock, Weights};
use game_core::{
    Everybody, Game, Header, Log, Outcome, Refusal, Rejected, Seat, SeatSet, Seats, Seed, Session,
    Step, StepOf, Turn, Viewer, json::Sent,
};
use games::{GameKind, House, with_game};
use maud::Markup;
use pages::{Frame, Language, Occupant, Presenter as _};
use serde_json::value::to_raw_value;
use std::{sync::Arc, time::Duration};
use store::LogRow;

/// What a table needs of a game.
pub(crate) trait Playable:
    House<Game: Game<View: Sent, Event: Sent, Illegal: Sent>>
{
}

impl<H> Playable for H where H: House<Game: Game<View: Sent, Event: Sent, Illegal: Sent>> {}

/// What stands in a log where somebody took his last action back.
const UNDO: &str = "undo";

/// Who looks at a page of the game, and how.
pub(crate) struct Looks<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) occupants: &'a [Occupant],
    pub(crate) path: &'a str,
    /// From which ply on what happened is new to him.
    pub(crate) since: Option<u32>,
    /// Nobody is asked any more.
    pub(crate) abandoned: bool,
    /// What he was told that a strong player would do now.
    pub(crate) hint: Option<Arc<Hint>>,
}

/// The game's part of a page.
#[derive(Debug)]
pub(crate) struct GamePage {
    pub(crate) table: Markup,
    pub(crate) facts: Vec<String>,
    pub(crate) ply: u32,
    /// Where its reader is to decide: how often he has decided before.
    pub(crate) turn: Option<usize>,
    pub(crate) can_undo: bool,
    /// Whether something was taken back since the page before.
    pub(crate) undone: bool,
    /// What helps a beginner most.
    pub(crate) lesson: Option<String>,
    pub(crate) hint: Option<HintInWords>,
}

/// What a bot comes to, given how long it may take.
pub(crate) type Thought<T> = Box<dyn FnOnce(Duration) -> Option<T> + Send>;

/// A game in play. A change is proposed first, so that it can be stored before anybody
/// hears of it.
pub(crate) trait Play: Send {
    /// The entries that open the game.
    fn propose_start(&mut self, at_ms: i64) -> Result<Vec<LogRow>, Refused>;
    /// The entries that an action adds.
    fn propose(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
        at_ms: i64,
    ) -> Result<Vec<LogRow>, Refused>;
    fn propose_undo(&mut self, seat: Seat, ply: u32, at_ms: i64) -> Result<Vec<LogRow>, Refused>;
    /// How the game would end with what was proposed last, if it would.
    fn proposed_outcome(&self) -> Option<Outcome>;
    /// Carries out what was proposed last.
    fn commit(&mut self);
    /// Carries out an entry that is stored already.
    fn read(&mut self, row: &LogRow) -> Result<(), String>;
    /// How many entries there are.
    fn entries(&self) -> i64;
    fn asked(&self) -> SeatSet;
    fn ply(&self, viewer: Viewer) -> u32;
    fn outcome(&self) -> Option<Outcome>;
    /// The position to publish, with what has happened since the last one. Nobody is asked
    /// any more where the match was abandoned.
    fn scene(&mut self, abandoned: bool) -> Arc<dyn Scene>;
    /// What the viewer was told from one ply on and before another, as a JSON array, and
    /// whether something was taken back.
    fn story(&self, viewer: Viewer, since: u32, until: u32) -> (String, bool);
    /// What somebody sees of the game on a page.
    fn page(&self, looks: &Looks<'_>) -> GamePage;
    /// Where a card of the viewer's own doesn't fit and why, drawn, if this game draws it.
    fn why(&self, viewer: Viewer, card: &str, language: Language) -> Option<String>;
    /// The whole log, which shows every hand: not before the match has ended.
    fn log(&self) -> String;
    /// What a bot in this seat would do, thinking with the seat's view alone.
    fn thought(&self, seat: Seat, level: Level) -> Thought<String>;
    /// What the strongest bot thinks of this seat's choices, with the seat's view alone.
    fn hint(&self, seat: Seat) -> Thought<Hint>;
}

/// A game before anything happened.
pub(crate) fn new_play(
    game: GameKind,
    rules: i64,
    seats: Seats,
    options: &str,
    seed: Seed,
) -> Result<Box<dyn Play>, String> {
    let known = game.rules();
    if rules != i64::from(known) {
        return Err(format!("rules {rules} of {game}; this program knows rules {known}"));
    }
    with_game!(game, H => Ok(Box::new(Playing::<H>::new(seats, options, seed)?)))
}

struct Playing<H: Playable> {
    session: Session<H::Game>,
    entries: i64,
    proposed: Proposed<H>,
    /// What everybody heard since the last scene, and where each stood then.
    told: Everybody<<H::Game as Game>::Event>,
    before: Vec<u32>,
}

enum Proposed<H: Playable> {
    Nothing,
    Steps(Vec<StepOf<H::Game>>, Option<Outcome>),
    /// The session without what is taken back.
    Undo(Box<Session<H::Game>>),
}

/// Every one costs a replay whenever the match is read: nobody plays with it.
const MOST_UNDOS: usize = 200;

pub(crate) fn may_undo<G: Game>(session: &Session<G>, seat: Seat) -> bool {
    session.can_undo(seat) && session.undos() < MOST_UNDOS
}

impl<H: Playable> Playing<H> {
    fn new(seats: Seats, options: &str, seed: Seed) -> Result<Self, String> {
        let options = options
            .parse()
            .map_err(|it: <<H::Game as Game>::Options as std::str::FromStr>::Err| it.to_string())?;
        let header = Header { seats, options, seed: Some(seed) };
        let session =
            Session::replay(Log { header, steps: Vec::new() }).map_err(|it| it.to_string())?;
        let before = plies(&session);
        let (proposed, told) = (Proposed::Nothing, Everybody::at(seats));
        Ok(Playing { session, entries: 0, proposed, told, before })
    }

    fn rows(&self, steps: &[StepOf<H::Game>], at_ms: i64) -> Vec<LogRow> {
        let row = |(entry, step): (i64, &StepOf<H::Game>)| LogRow {
            entry,
            actor: step.actor().to_string(),
            action: match step {
                Step::Seat(_, action) => action.to_string(),
                Step::Chance(luck) => luck.to_string(),
            },
            at_ms,
        };
        (self.entries..).zip(steps).map(row).collect()
    }

    fn refused(rejected: Rejected<<H::Game as Game>::Illegal>, language: Language) -> Refused {
        match rejected {
            Rejected::Over => Refused::Over,
            Rejected::NotYourTurn => Refused::NotYourTurn,
            Rejected::Stale { .. } => Refused::Stale,
            Rejected::Illegal(it) => Refused::Illegal(Box::new(Illegal {
                section: it.section(),
                reason: to_raw_value(&it).expect("a reason is plain JSON"),
                words: H::Presenter::refusal(&it, language),
            })),
            // Every table has its seed.
            Rejected::NoSeed => Refused::Internal,
        }
    }

    fn decisions_of(&self, seat: Seat) -> usize {
        let own = |step: &&_| matches!(step, Step::Seat(it, _) if *it == seat);
        self.session.log().steps.iter().filter(own).count()
    }

    fn extend(&mut self, step: StepOf<H::Game>) -> Result<(), String> {
        self.session.extend_before(step, &mut self.told).map_err(|it| it.to_string())
    }
}

fn plies<G: Game>(session: &Session<G>) -> Vec<u32> {
    session.seats().viewers().map(|it| session.ply(it)).collect()
}

impl<H: Playable> Play for Playing<H> {
    fn propose_start(&mut self, at_ms: i64) -> Result<Vec<LogRow>, Refused> {
        let due = self.session.due().map_err(|it| Self::refused(it, Language::En))?;
        let rows = self.rows(&due, at_ms);
        self.proposed = Proposed::Steps(due, None);
        Ok(rows)
    }

    fn propose(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
        at_ms: i64,
    ) -> Result<Vec<LogRow>, Refused> {
        let action: Result<<H::Game as Game>::Action, _> = action.parse();
        let action = match action {
            Ok(action) => action,
            // Whose turn it isn't hears that first.
            Err(_) if self.session.state().outcome().is_some() => return Err(Refused::Over),
            Err(_) if !self.session.state().asks(seat) => return Err(Refused::NotYourTurn),
            Err(error) => return Err(Refused::NotAnAction(error.to_string())),
        };
        let previewed = self.session.preview(seat, ply, action);
        let (steps, after) = previewed.map_err(|it| Self::refused(it, language))?;
        let rows = self.rows(&steps, at_ms);
        self.proposed = Proposed::Steps(steps, after.outcome());
        Ok(rows)
    }

    fn propose_undo(&mut self, seat: Seat, ply: u32, at_ms: i64) -> Result<Vec<LogRow>, Refused> {
        if self.session.ply(Viewer::Seat(seat)) != ply {
            return Err(Refused::Stale);
        }
        // Tried first, because what others have chosen since must stand without it.
        let mut before = self.session.clone();
        if !may_undo(&before, seat) || before.undo(seat).is_err() {
            return Err(Refused::NothingToUndo);
        }
        self.proposed = Proposed::Undo(Box::new(before));
        let (entry, actor, action) = (self.entries, seat.to_string(), UNDO.to_owned());
        Ok(vec![LogRow { entry, actor, action, at_ms }])
    }

    fn proposed_outcome(&self) -> Option<Outcome> {
        match &self.proposed {
            Proposed::Steps(_, outcome) => outcome.clone(),
            Proposed::Nothing | Proposed::Undo(_) => None,
        }
    }

    fn commit(&mut self) {
        match std::mem::replace(&mut self.proposed, Proposed::Nothing) {
            Proposed::Nothing => {}
            Proposed::Steps(steps, _) => {
                self.entries += steps.len() as i64;
                self.session.carry_out(steps, &mut self.told);
            }
            Proposed::Undo(before) => {
                self.session = *before;
                self.entries += 1;
            }
        }
    }

    fn read(&mut self, row: &LogRow) -> Result<(), String> {
        if row.entry != self.entries {
            return Err(format!("entry {} where {} was expected", row.entry, self.entries));
        }
        if row.actor == "*" {
            self.extend(Step::Chance(row.action.parse().map_err(message)?))?;
        } else {
            let seat: Seat = row.actor.parse().map_err(message)?;
            if row.action == UNDO {
                self.session.undo(seat).map_err(message)?;
            } else {
                self.extend(Step::Seat(seat, row.action.parse().map_err(message)?))?;
            }
        }
        self.entries += 1;
        Ok(())
    }

    fn entries(&self) -> i64 {
        self.entries
    }

    fn asked(&self) -> SeatSet {
        self.session.state().asked()
    }

    fn ply(&self, viewer: Viewer) -> u32 {
        self.session.ply(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.state().outcome()
    }

    fn scene(&mut self, abandoned: bool) -> Arc<dyn Scene> {
        let seats = self.session.seats();
        let told = std::mem::replace(&mut self.told, Everybody::at(seats));
        let before = std::mem::replace(&mut self.before, plies(&self.session));
        Arc::new(Moment::<H>::new(&self.session, told, before, abandoned))
    }

    fn story(&self, viewer: Viewer, since: u32, until: u32) -> (String, bool) {
        let told = self.session.story(viewer).filter(|it| (since..until).contains(&it.ply));
        let events: Vec<_> = told.flat_map(|it| it.events).collect();
        let json = serde_json::to_string(&events).expect("events are plain JSON");
        (json, self.session.was_taken_back_since(viewer, since))
    }

    fn page(&self, looks: &Looks<'_>) -> GamePage {
        let Looks { viewer, language, occupants, path, since, abandoned, .. } = *looks;
        let state = self.session.state();
        let asked = viewer.seat().filter(|it| !abandoned && state.asks(*it));
        let told = self.session.story(viewer);
        let told = told.flat_map(|it| it.events.into_iter().map(move |event| (it.ply, event)));
        let frame = Frame::<H::Game> {
            view: &if abandoned {
                H::Presenter::stopped(state.view(viewer))
            } else {
                state.view(viewer)
            },
            viewer,
            language,
            occupants,
            choices: &asked.map(|it| state.choices(it)).unwrap_or_default(),
            turn: if abandoned { Turn::Over } else { state.turn() },
            scores: state.scores(),
            ply: self.session.ply(viewer),
            path,
            story: &told.collect::<Vec<_>>(),
            since,
        };
        GamePage {
            table: H::Presenter::page(&frame),
            facts: H::Presenter::facts(&frame),
            ply: frame.ply,
            turn: asked.map(|it| self.decisions_of(it)),
            lesson: H::Presenter::lesson(&frame),
            hint: looks.hint.as_ref().and_then(|it| it.in_words::<H>(&frame)),
            undone: since.is_some_and(|it| self.session.was_taken_back_since(viewer, it)),
            can_undo: !abandoned && viewer.seat().is_some_and(|it| may_undo(&self.session, it)),
        }
    }

    fn why(&self, viewer: Viewer, card: &str, language: Language) -> Option<String> {
        H::Presenter::detail(&self.session.state().view(viewer), card, language).map(Into::into)
    }

    fn log(&self) -> String {
        self.session.to_text()
    }

    fn thought(&self, seat: Seat, level: Level) -> Thought<String> {
        let view = self.session.state().view(Viewer::Seat(seat));
        let seed = random_number();
        Box::new(move |most| {
            let mut thinking = H::Guide::thinking(level);
            thinking.budget = thinking.budget.within(most);
            let weights = <H::Guide as Guide>::Weights::tuned();
            let mind = Mind::Search(thinking);
            let action =
                mind.choose::<H::Guide>(&view, weights, seed, &SystemClock::start()).ok()?;
            Some(action.to_string())
        })
    }

    fn hint(&self, seat: Seat) -> Thought<Hint> {
        let viewer = Viewer::Seat(seat);
        let (view, ply) = (self.session.state().view(viewer), self.session.ply(viewer));
        let seed = random_number();
        Box::new(move |most| {
            let mut thinking = H::Guide::thinking(Level::Captain);
            thinking.budget = thinking.budget.within(most);
            Hint::of::<H::Guide>(&view, ply, thinking, seed)
        })
    }
}

fn message(error: impl std::error::Error) -> String {
    error.to_string()
}
