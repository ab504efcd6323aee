//! The text log: readable, numbered, one line per step. See docs/logs.md.
use crate::{Actor, Game, Notation, ParseSeedError, Seats, Seed, Session, Step, StepOf};
use std::fmt::Write as _;

/// The version of the text format itself; a game's rules have their own.
const FORMAT: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Game> {
    pub seats: Seats,
    pub options: G::Options,
    /// Where the luck comes from, if that is known.
    pub seed: Option<Seed>,
}

/// All steps of a game: the truth from which everything else follows.
///
/// ```
/// use game_core::{Seats, Seed, Session};
/// use sobek::Sobek;
///
/// let session = Session::<Sobek>::new(Seats::TWO, Default::default(), Seed::of_run(1, 0));
/// let text = session.to_text();
/// assert!(text.starts_with("felucca log 1\ngame sobek\nrules 1\nseats 2\noptions -\n0. * deal "));
///
/// let again = Session::<Sobek>::from_text(&text)?;
/// assert_eq!(again.log().steps, session.log().steps);
/// assert_eq!(again.log().header.seed, None, "a game in progress keeps its luck to itself");
/// # Ok::<(), game_core::LogError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<G: Game> {
    pub header: Header<G>,
    pub steps: Vec<StepOf<G>>,
}

/// A log as text, taken apart without knowing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawLog<'a> {
    pub game: &'a str,
    pub rules: u16,
    pub seats: Seats,
    pub options: &'a str,
    pub seed: Option<Seed>,
    pub steps: Vec<(Actor, &'a str)>,
    /// The final scores, if the game is over.
    pub end: Option<&'a str>,
    /// Of a game that was broken off: who plays it on.
    pub play: Option<&'a str>,
    /// The number of the line with step 0.
    first_step_line: usize,
}

/// Where and why a text isn't a log, or doesn't replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LogError {
    pub line: usize,
    pub reason: LogReason,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogReason {
    #[error("not a Felucca log: the first line must be `felucca log {FORMAT}`")]
    NotALog,
    #[error("log format {0} is newer than this program reads ({FORMAT}); update Felucca")]
    NewerFormat(u32),
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    #[error("a log of {found}, not of {expected}")]
    OtherGame { found: String, expected: &'static str },
    #[error("rules {found} of {game} are {than} than this program knows ({known})")]
    OtherRules { game: &'static str, found: u16, known: u16, than: &'static str },
    #[error("expected `{expected}`, found `{found}`")]
    Field { expected: &'static str, found: String },
    #[error("`{found}`: {reason}")]
    Value { found: String, reason: String },
    #[error("the file ends too early: expected {0}")]
    EndsEarly(&'static str),
    #[error("the last line is cut off: it has no line break at its end")]
    CutOff,
    #[error("expected step {expected}, found step {found}: a line is missing, doubled or moved")]
    Order { expected: u32, found: u32 },
    #[error("a step is written `NUMBER. SEAT ACTION`, found `{0}`")]
    Shape(String),
    #[error("nothing may follow the line `end` or `play`")]
    AfterEnd,
    #[error("the log ends before the game: the line `end` comes too early")]
    TooEarlyEnd,
    #[error("the final scores are {actual}, not {found}")]
    Scores { actual: String, found: String },
    #[error("{0}")]
    Step(String),
    #[error("this luck doesn't follow from the seed")]
    FoulLuck,
}

impl<G: Game> Log<G> {
    /// The text of this log up to its last step.
    fn to_text(&self, with_seed: bool) -> String {
        let Header { seats, options, seed } = &self.header;
        let seed = seed.filter(|_| with_seed);
        let mut text = format!("felucca log {FORMAT}\ngame {}\nrules {}\n", G::ID, G::RULES);
        let mut line = |args: std::fmt::Arguments<'_>| {
            text.write_fmt(args).expect("writing to a string can't fail");
            text.push('\n');
        };
        line(format_args!("seats {}", seats.count()));
        line(format_args!("options {options}"));
        if let Some(seed) = seed {
            line(format_args!("seed {seed:x}"));
        }
        for (ply, step) in self.steps.iter().enumerate() {
            line(format_args!("{ply}. {step}"));
        }
        text
    }
}

impl<G: Game> Session<G> {
    /// The log as text. If the game is over, `end` and the final scores close it; if not, it
    /// is without the seed, which would tell all luck to come.
    pub fn to_text(&self) -> String {
        match self.final_scores() {
            Some(scores) => format!("{}end {scores}\n", self.log().to_text(true)),
            None => self.log().to_text(false),
        }
    }

    /// The log of a game that is to go on later: with its seed, and a last line for `play`, who
    /// plays it on. If the game is over, it is like any other.
    pub fn to_saved(&self, play: impl std::fmt::Display) -> String {
        match self.final_scores() {
            Some(_) => self.to_text(),
            None => format!("{}play {play}\n", self.log().to_text(true)),
        }
    }

    /// Reads a log and plays it again, checking every line.
    pub fn from_text(text: &str) -> Result<Self, LogError> {
        Session::from_raw(&RawLog::parse(text)?)
    }

    pub fn from_raw(raw: &RawLog<'_>) -> Result<Self, LogError> {
        if raw.game != G::ID {
            return fail(2, LogReason::OtherGame { found: clip(raw.game), expected: G::ID });
        }
        if raw.rules != G::RULES {
            let than = if raw.rules < G::RULES { "older" } else { "newer" };
            let reason =
                LogReason::OtherRules { game: G::ID, found: raw.rules, known: G::RULES, than };
            return fail(3, reason);
        }
        let options = value(5, raw.options)?;
        let mut steps = Vec::with_capacity(raw.steps.len());
        for (ply, &(actor, text)) in raw.steps.iter().enumerate() {
            let line = raw.first_step_line + ply;
            steps.push(match actor {
                Actor::Seat(seat) => Step::Seat(seat, value(line, text)?),
                Actor::Chance => Step::Chance(value(line, text)?),
            });
        }
        let header = Header { seats: raw.seats, options, seed: raw.seed };
        let session = Session::replay(Log { header, steps }).map_err(|it| LogError {
            line: raw.first_step_line + it.ply as usize,
            reason: LogReason::Step(it.reason.to_string()),
        })?;
        raw.check_end(session.final_scores())?;
        Ok(session)
    }

    fn final_scores(&self) -> Option<String> {
        let outcome = self.state().outcome()?;
        let scores = self.seats().iter().map(|it| outcome.scores[it].to_string());
        Some(scores.collect::<Vec<_>>().join(" "))
    }
}

impl<'a> RawLog<'a> {
    pub fn parse(text: &'a str) -> Result<Self, LogError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let count = text.lines().count();
        match lines.next() {
            Some((_, first)) => match first.strip_prefix("felucca log ").map(number) {
                Some(Some(FORMAT)) => {}
                Some(Some(newer)) if FORMAT < newer => {
                    return fail(1, LogReason::NewerFormat(newer));
                }
                _ => return fail(1, LogReason::NotALog),
            },
            None => return fail(1, LogReason::NotALog),
        }
        if !text.ends_with('\n') {
            return fail(count, LogReason::CutOff);
        }
        let mut field = |name: &'static str| -> Result<(usize, &'a str), LogError> {
            let Some((line, text)) = lines.next() else {
                return fail(count + 1, LogReason::EndsEarly(name));
            };
            match text.strip_prefix(name).and_then(|it| it.strip_prefix(' ')) {
                Some(value) => Ok((line, value)),
                None => fail(line, LogReason::Field { expected: name, found: clip(text) }),
            }
        };
        let (_, game) = field("game")?;
        let (line, rules) = field("rules")?;
        let Some(rules) = number(rules).and_then(|it| u16::try_from(it).ok()) else {
            return fail(line, bad_value(rules, "the number of the rules is 1 or more"));
        };
        let (line, seats) = field("seats")?;
        let Some(seats) = number(seats).and_then(|it| Seats::new(it as usize)) else {
            return fail(line, bad_value(seats, "a game has 2, 3 or 4 seats"));
        };
        let (options_line, options) = field("options")?;

        let mut rest = lines.peekable();
        let mut seed = None;
        if let Some(&(line, text)) = rest.peek()
            && let Some(hex) = text.strip_prefix("seed ")
        {
            let parsed = hex.parse().map_err(|it: ParseSeedError| bad_value(hex, &it.to_string()));
            seed = Some(parsed.or_else(|reason| fail(line, reason))?);
            rest.next();
        }
        let first_step_line = options_line + 1 + usize::from(seed.is_some());
        let mut raw = RawLog {
            game,
            rules,
            seats,
            options,
            seed,
            steps: Vec::new(),
            end: None,
            play: None,
            first_step_line,
        };
        for (line, text) in rest {
            if raw.end.is_some() || raw.play.is_some() {
                return fail(line, LogReason::AfterEnd);
            }
            if let Some(scores) = text.strip_prefix("end ") {
                raw.end = Some(scores);
                continue;
            }
            if let Some(play) = text.strip_prefix("play ") {
                raw.play = Some(play);
                continue;
            }
            raw.step(line, text)?;
        }
        Ok(raw)
    }

    fn step(&mut self, line: usize, text: &'a str) -> Result<(), LogError> {
        let parts = text.split_once(". ").and_then(|(ply, rest)| {
            let (actor, action) = rest.split_once(' ')?;
            Some((number(ply)?, actor, action))
        });
        let Some((found, name, action)) = parts else {
            return fail(line, LogReason::Shape(clip(text)));
        };
        let expected = self.steps.len() as u32;
        if found != expected {
            return fail(line, LogReason::Order { expected, found });
        }
        let sits_here = |it: &Actor| match it {
            Actor::Seat(seat) => self.seats.contains(*seat),
            Actor::Chance => true,
        };
        let Some(actor) = name.parse().ok().filter(sits_here) else {
            let n = self.seats.count();
            let reason = format!("the seats of this game are 1 to {n}, chance is `*`");
            return fail(line, LogReason::Value { found: clip(name), reason });
        };
        self.steps.push((actor, action));
        Ok(())
    }

    /// `actual` are the final scores if the game is over.
    fn check_end(&self, actual: Option<String>) -> Result<(), LogError> {
        let line = self.first_step_line + self.steps.len();
        match (self.end, actual) {
            (None, None) => Ok(()),
            (None, Some(_)) => fail(line, LogReason::EndsEarly("`end` and the scores")),
            (Some(_), None) => fail(line, LogReason::TooEarlyEnd),
            (Some(found), Some(actual)) if found == actual => Ok(()),
            (Some(found), Some(actual)) => {
                fail(line, LogReason::Scores { actual, found: clip(found) })
            }
        }
    }

    /// The steps before this line.
    #[must_use]
    pub fn before_line(&self, line: usize) -> RawLog<'a> {
        let steps = line.saturating_sub(self.first_step_line).min(self.steps.len());
        RawLog { steps: self.steps[..steps].to_vec(), end: None, play: None, ..self.clone() }
    }

    /// For a step of chance that the seed doesn't give.
    pub fn foul_luck(&self, ply: u32) -> LogError {
        LogError { line: self.first_step_line + ply as usize, reason: LogReason::FoulLuck }
    }

    /// For a log of a game that isn't known.
    pub fn unknown_game(&self) -> LogError {
        LogError { line: 2, reason: LogReason::UnknownGame(clip(self.game)) }
    }
}

fn fail<T>(line: usize, reason: LogReason) -> Result<T, LogError> {
    Err(LogError { line, reason })
}

/// A number as we write it: digits only, no sign, no leading zero.
fn number(text: &str) -> Option<u32> {
    let canonical =
        text.bytes().all(|it| it.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| canonical)
}

/// Reads what is written exactly as we write it: then equal games have equal logs.
fn value<T: Notation>(line: usize, text: &str) -> Result<T, LogError> {
    let bad = |reason: &str| LogError { line, reason: bad_value(text, reason) };
    let value: T = text.parse().map_err(|it: T::Err| bad(&it.to_string()))?;
    let exact = value.to_string();
    if exact == text { Ok(value) } else { Err(bad(&format!("in a log, write `{exact}`"))) }
}

fn bad_value(found: &str, reason: &str) -> LogReason {
    LogReason::Value { found: clip(found), reason: reason.to_owned() }
}

/// Enough of a hostile line to recognise it, with nothing a terminal would obey.
fn clip(text: &str) -> String {
    const SHOWN: usize = 60;
    let shown: String =
        text.chars().take(SHOWN).map(|it| if it.is_control() { '\u{fffd}' } else { it }).collect();
    if text.chars().nth(SHOWN).is_some() { shown + "…" } else { shown }
}
