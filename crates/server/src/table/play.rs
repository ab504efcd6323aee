//! A game in play, whichever it is: a value that never changes.
//!
//! A change is proposed: it comes with the rows to store and with the game as it is then.
//! Once the rows are stored, the one may replace the other; nothing is carried out twice.
use crate::{
    ids::random_number,
    refused::{Illegal, Refused},
    table::{
        hint::{Hint, HintInWords},
        state::{State, Wanted, explained},
    },
};
use bots::{Guide, Level, Mind, SystemClock, Weights};
use game_core::{
    Everybody, Game, Header, Log, Outcome, Refusal, Rejected, Seat, SeatSet, Seats, Seed, Session,
    Step, StepOf, Turn, Viewer,
    json::{Explained, Text},
};
use games::{GameKind, House, with_game};
use maud::Markup;
use pages::{Frame, Language, Occupant, Presenter as _};
use serde_json::value::to_raw_value;
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use store::LogRow;

/// What a table needs of a game.
pub(crate) trait Playable: House<Game: Explained> {}

impl<H> Playable for H where H: House<Game: Explained> {}

type ActionOf<H> = <<H as House>::Game as Game>::Action;
type EventOf<H> = <<H as House>::Game as Game>::Event;

/// What stands in a log where somebody took their last action back.
const UNDO: &str = "undo";

/// Of one seat. Every one costs a replay whenever the match is read: nobody plays with it.
const MOST_UNDOS: usize = 200;

/// Who wants to see a page of the game, and how.
pub(crate) struct PageRequest<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) occupants: &'a [Occupant],
    pub(crate) path: &'a str,
    /// The ply from which on things are new to them.
    pub(crate) since: Option<u32>,
    /// Whether their page has what was told before.
    pub(crate) continues: bool,
    /// Nobody is asked any more.
    pub(crate) abandoned: bool,
    /// What they were told a strong player would do now.
    pub(crate) hint: Option<Arc<Hint>>,
}

/// The game's part of a page.
#[derive(Debug)]
pub(crate) struct GamePage {
    pub(crate) table: Markup,
    pub(crate) facts: Vec<String>,
    pub(crate) ply: u32,
    /// If its reader has to decide: how often they have decided before.
    pub(crate) turn: Option<usize>,
    pub(crate) can_undo: bool,
    /// Whether something was taken back since the last page.
    pub(crate) undone: bool,
    /// What helps a beginner most.
    pub(crate) lesson: Option<String>,
    pub(crate) hint: Option<HintInWords>,
}

/// What a bot decides, given how long it may take.
pub(crate) type Thought<T> = Box<dyn FnOnce(Duration) -> Option<T> + Send>;

/// A change that isn't stored yet.
pub(crate) struct Proposal {
    pub(crate) rows: Vec<LogRow>,
    /// How the game ends with it, if it does.
    pub(crate) outcome: Option<Outcome>,
    /// The game with the change.
    pub(crate) next: Arc<dyn Play>,
}

pub(crate) trait Play: Send + Sync {
    /// What opens the game.
    fn propose_start(&self, at_ms: i64) -> Result<Proposal, Refused>;
    fn propose(
        &self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
        at_ms: i64,
    ) -> Result<Proposal, Refused>;
    fn propose_undo(&self, seat: Seat, ply: u32, at_ms: i64) -> Result<Proposal, Refused>;
    /// The game with rows that are stored already.
    fn read(&self, rows: &[LogRow]) -> Result<Arc<dyn Play>, String>;
    /// How many entries the log has.
    fn entries(&self) -> i64;
    fn asked(&self) -> SeatSet;
    fn ply(&self, viewer: Viewer) -> u32;
    fn outcome(&self) -> Option<Outcome>;
    /// Whether the viewer has seen something taken back since they were at this ply.
    fn was_taken_back_since(&self, viewer: Viewer, ply: u32) -> bool;
    /// What the viewer may do now.
    fn choices(&self, viewer: Viewer) -> Vec<String>;
    /// The same, each taken apart, as a JSON array.
    fn explained(&self, viewer: Viewer) -> String;
    /// What the viewer knows now, as JSON. Nobody is asked any more where the match was
    /// abandoned.
    fn state(&self, viewer: Viewer, wanted: Wanted, abandoned: bool) -> String;
    /// What the viewer was told from a ply on, as a JSON array, and whether something was
    /// taken back.
    fn story(&self, viewer: Viewer, since: u32) -> (String, bool);
    /// What somebody sees of the game on a page.
    fn page(&self, request: &PageRequest<'_>) -> GamePage;
    /// Drops what can be made again.
    fn forget(&self);
    /// What the game's page has to say of something on it, if it has.
    fn detail(&self, viewer: Viewer, about: &str, language: Language) -> Option<String>;
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
) -> Result<Arc<dyn Play>, String> {
    let known = game.rules();
    if rules != i64::from(known) {
        return Err(format!("rules {rules} of {game}; this program knows rules {known}"));
    }
    with_game!(game, H => Ok(Arc::new(Playing::<H>::new(seats, options, seed)?)))
}

struct Playing<H: Playable> {
    session: Session<H::Game>,
    entries: i64,
    /// What everybody heard on the way here from the game before.
    told: Everybody<EventOf<H>>,
    /// Each viewer's ply then: the seats, then the onlookers.
    before: Vec<u32>,
    /// What each was told so far, for their pages.
    stories: Mutex<Option<Stories<H>>>,
}

type Stories<H> = Arc<Vec<Vec<(u32, EventOf<H>)>>>;

fn may_undo<G: Game>(session: &Session<G>, seat: Seat) -> bool {
    session.can_undo(seat) && session.undos(seat) < MOST_UNDOS
}

impl<H: Playable> Playing<H> {
    fn new(seats: Seats, options: &str, seed: Seed) -> Result<Self, String> {
        let options = options
            .parse()
            .map_err(|it: <<H::Game as Game>::Options as std::str::FromStr>::Err| it.to_string())?;
        let header = Header { seats, options, seed: Some(seed) };
        let session =
            Session::replay(Log { header, steps: Vec::new() }).map_err(|it| it.to_string())?;
        Ok(Self::at(session, 0))
    }

    /// A game in which nothing is new.
    fn at(session: Session<H::Game>, entries: i64) -> Self {
        let seats = session.seats();
        let before = seats.viewers().map(|it| session.ply(it)).collect();
        let told = Everybody::at(seats);
        Playing { session, entries, told, before, stories: Mutex::default() }
    }

    fn with(&self, steps: Vec<StepOf<H::Game>>, at_ms: i64) -> Proposal {
        let row = |(entry, step): (i64, &StepOf<H::Game>)| LogRow {
            entry,
            actor: step.actor().to_string(),
            action: match step {
                Step::Seat(_, action) => action.to_string(),
                Step::Chance(luck) => luck.to_string(),
            },
            at_ms,
        };
        let rows: Vec<LogRow> = (self.entries..).zip(&steps).map(row).collect();
        let mut next = Self::at(self.session.clone(), self.entries + rows.len() as i64);
        next.session.carry_out(steps, &mut next.told);
        Proposal { rows, outcome: next.outcome(), next: Arc::new(next) }
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

    fn read_row(&mut self, row: &LogRow) -> Result<(), String> {
        if row.entry != self.entries {
            return Err(format!("entry {} where {} was expected", row.entry, self.entries));
        }
        self.entries += 1;
        let step = if row.actor == "*" {
            Step::Chance(row.action.parse().map_err(message)?)
        } else {
            let seat: Seat = row.actor.parse().map_err(message)?;
            if row.action == UNDO {
                return self.session.undo(seat).map_err(message);
            }
            Step::Seat(seat, row.action.parse().map_err(message)?)
        };
        self.session.extend_before(step, &mut self.told).map_err(|it| it.to_string())
    }

    /// Whether what was told on the way here is all that has happened since the viewer was at
    /// this ply. It may have been taken back since; the story leaves that out.
    fn tells_since(&self, viewer: Viewer, ply: u32) -> bool {
        self.before[self.index(viewer)] == ply && !self.session.was_taken_back_since(viewer, ply)
    }

    fn index(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.session.seats().count(), Seat::index)
    }

    fn stories(&self) -> Stories<H> {
        let mut stories = self.stories.lock().unwrap_or_else(PoisonError::into_inner);
        stories.get_or_insert_with(|| Arc::new(self.session.stories())).clone()
    }

    /// What the viewer was told from a ply on, each with its ply.
    fn told_since(&self, viewer: Viewer, since: u32) -> impl Iterator<Item = (u32, EventOf<H>)> {
        let told = self.session.story(viewer).filter(move |it| since <= it.ply);
        told.flat_map(|it| it.events.into_iter().map(move |event| (it.ply, event)))
    }

    /// What a seat may do now.
    fn actions(&self, seat: Option<Seat>) -> Vec<ActionOf<H>> {
        let asked = seat.filter(|it| self.session.state().asks(*it));
        asked.map(|it| self.session.state().choices(it)).unwrap_or_default()
    }
}

impl<H: Playable> Play for Playing<H> {
    fn propose_start(&self, at_ms: i64) -> Result<Proposal, Refused> {
        let due = self.session.due().map_err(|it| Self::refused(it, Language::En))?;
        Ok(self.with(due, at_ms))
    }

    fn propose(
        &self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
        at_ms: i64,
    ) -> Result<Proposal, Refused> {
        let action: Result<ActionOf<H>, _> = action.parse();
        let action = match action {
            Ok(action) => action,
            // Callers out of turn are told that first.
            Err(_) if self.session.state().outcome().is_some() => return Err(Refused::Over),
            Err(_) if !self.session.state().asks(seat) => return Err(Refused::NotYourTurn),
            Err(error) => return Err(Refused::NotAnAction(error.to_string())),
        };
        let steps = self.session.propose(seat, ply, action);
        Ok(self.with(steps.map_err(|it| Self::refused(it, language))?, at_ms))
    }

    fn propose_undo(&self, seat: Seat, ply: u32, at_ms: i64) -> Result<Proposal, Refused> {
        if self.session.ply(Viewer::Seat(seat)) != ply {
            return Err(Refused::Stale);
        }
        let mut next = Self::at(self.session.clone(), self.entries + 1);
        // It may fail, because others' later choices must still be valid without it.
        if !may_undo(&next.session, seat) || next.session.undo(seat).is_err() {
            return Err(Refused::NothingToUndo);
        }
        let (entry, actor, action) = (self.entries, seat.to_string(), UNDO.to_owned());
        let rows = vec![LogRow { entry, actor, action, at_ms }];
        Ok(Proposal { rows, outcome: None, next: Arc::new(next) })
    }

    fn read(&self, rows: &[LogRow]) -> Result<Arc<dyn Play>, String> {
        let mut next = Self::at(self.session.clone(), self.entries);
        rows.iter().try_for_each(|it| next.read_row(it))?;
        if self.entries == 0 {
            // What led here from the beginning is told from the log, not as news.
            next = Self::at(next.session, next.entries);
        }
        Ok(Arc::new(next))
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

    fn was_taken_back_since(&self, viewer: Viewer, ply: u32) -> bool {
        self.session.was_taken_back_since(viewer, ply)
    }

    fn choices(&self, viewer: Viewer) -> Vec<String> {
        self.actions(viewer.seat()).iter().map(ToString::to_string).collect()
    }

    fn explained(&self, viewer: Viewer) -> String {
        let view = self.session.state().view(viewer);
        let choices = explained::<H::Game>(&view, &self.actions(viewer.seat()));
        serde_json::to_string(&choices).expect("parts are plain JSON")
    }

    fn state(&self, viewer: Viewer, wanted: Wanted, abandoned: bool) -> String {
        let Wanted { since, explained: explains } = wanted;
        let ply = self.session.ply(viewer);
        let story: Vec<EventOf<H>>;
        let (since, events) = match since.filter(|it| *it < ply) {
            None => (ply, &[] as &[EventOf<H>]),
            Some(since) if self.tells_since(viewer, since) => (since, self.told.heard(viewer)),
            Some(since) => {
                story = self.told_since(viewer, since).map(|it| it.1).collect();
                (since, story.as_slice())
            }
        };
        let seat = viewer.seat().filter(|_| !abandoned);
        let position = self.session.state();
        let (choices, view) = (self.actions(seat), position.view(viewer));
        let state = State::<H::Game> {
            game: H::Game::ID,
            ply,
            since,
            undone: self.session.was_taken_back_since(viewer, since),
            asked: if abandoned { SeatSet::EMPTY } else { position.asked() },
            over: position.turn() == Turn::Over,
            can_undo: seat.is_some_and(|it| may_undo(&self.session, it)),
            explained: explains.then(|| explained(&view, &choices)),
            choices: choices.into_iter().map(Text).collect(),
            events,
            view,
        };
        serde_json::to_string(&state).expect("a state is plain JSON")
    }

    fn story(&self, viewer: Viewer, since: u32) -> (String, bool) {
        let events: Vec<_> = self.told_since(viewer, since).map(|it| it.1).collect();
        let json = serde_json::to_string(&events).expect("events are plain JSON");
        (json, self.session.was_taken_back_since(viewer, since))
    }

    fn page(&self, request: &PageRequest<'_>) -> GamePage {
        let PageRequest { viewer, language, occupants, path, since, abandoned, .. } = *request;
        let state = self.session.state();
        let seat = viewer.seat().filter(|_| !abandoned);
        let view = state.view(viewer);
        let frame = Frame::<H::Game> {
            view: &if abandoned { H::Presenter::stopped(view) } else { view },
            viewer,
            language,
            occupants,
            choices: &self.actions(seat),
            turn: if abandoned { Turn::Over } else { state.turn() },
            scores: state.scores(),
            ply: self.session.ply(viewer),
            path,
            story: &self.stories()[self.index(viewer)],
            since,
            story_from: since.filter(|_| request.continues).unwrap_or(0),
        };
        let asked = seat.filter(|it| state.asks(*it));
        GamePage {
            table: H::Presenter::page(&frame),
            facts: H::Presenter::facts(&frame),
            ply: frame.ply,
            turn: asked.map(|it| self.decisions_of(it)),
            lesson: H::Presenter::lesson(&frame),
            hint: request.hint.as_ref().and_then(|it| it.in_words::<H>(&frame)),
            undone: since.is_some_and(|it| self.session.was_taken_back_since(viewer, it)),
            can_undo: seat.is_some_and(|it| may_undo(&self.session, it)),
        }
    }

    fn forget(&self) {
        *self.stories.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn detail(&self, viewer: Viewer, about: &str, language: Language) -> Option<String> {
        H::Presenter::detail(&self.session.state().view(viewer), about, language).map(Into::into)
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
