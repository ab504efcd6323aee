//! A log, looked at again: any moment of it, through anybody's eyes.
use crate::{table::percent, turning::TurningPoint};
use game_core::{Game as _, Log, LogError, RawLog, Seats, Session, Turn, Viewer};
use games::{GameKind, GameOf, House, with_game};
use maud::Markup;
use pages::{Frame, Language, Occupant, Presenter as _, Words};

/// What somebody wants to see of it.
pub(crate) struct ReplayRequest<'a> {
    /// The moment, counted from the beginning; the end if there is none.
    pub(crate) at: Option<usize>,
    pub(crate) eyes: Viewer,
    pub(crate) language: Language,
    pub(crate) occupants: &'a [Occupant],
    /// In the order of the game.
    pub(crate) points: &'a [TurningPoint],
}

/// One moment of a log.
pub(crate) struct Replay {
    pub(crate) table: Markup,
    pub(crate) facts: Vec<String>,
    pub(crate) at: usize,
    /// The last moment there is.
    pub(crate) last: usize,
    /// By moment, then by seat.
    pub(crate) scores: Vec<Vec<i32>>,
    /// Whether the game is over at the last moment.
    pub(crate) over: bool,
    pub(crate) points: Vec<PointInWords>,
}

/// A turning point for a page: what was done, and what would have been better.
pub(crate) struct PointInWords {
    pub(crate) at: usize,
    pub(crate) name: String,
    pub(crate) made: Words,
    pub(crate) best: Words,
    /// The chances to win with the one and with the other, in percent.
    pub(crate) win: u32,
    pub(crate) better: u32,
}

/// A log of a game that is known here.
pub(crate) struct Record<'a> {
    raw: RawLog<'a>,
    pub(crate) game: GameKind,
}

impl<'a> Record<'a> {
    pub(crate) fn read(log: &'a str) -> Result<Record<'a>, LogError> {
        let raw = RawLog::parse(log)?;
        let unknown = |_| game_core::LogReason::UnknownGame(raw.game.to_owned());
        let game = raw.game.parse().map_err(unknown);
        let game = game.map_err(|reason| LogError { line: 2, reason })?;
        Ok(Record { raw, game })
    }

    pub(crate) fn seats(&self) -> Seats {
        self.raw.seats
    }

    /// Whether all of it can be played.
    pub(crate) fn check(&self) -> Result<(), LogError> {
        with_game!(self.game, H => Session::<GameOf<H>>::from_raw(&self.raw).map(drop))
    }

    pub(crate) fn at(&self, request: &ReplayRequest<'_>) -> Result<Replay, LogError> {
        with_game!(self.game, H => {
            let session = Session::<GameOf<H>>::from_raw(&self.raw)?;
            Ok(moment::<H>(session.log(), request))
        })
    }
}

/// Moments are where somebody is asked, or the game is over: what chance does on the way
/// belongs to the step before it.
fn moment<H: House>(log: &Log<H::Game>, request: &ReplayRequest<'_>) -> Replay {
    let ReplayRequest { at, eyes, language, occupants, points } = *request;
    let mut session = Session::replay(Log { header: log.header.clone(), steps: Vec::new() })
        .expect("nothing can be wrong yet");
    let mut moments = Vec::new();
    let mut scores = Vec::new();
    let mut told = Vec::new();
    let mut points = points.iter().peekable();
    for step in &log.steps {
        session.extend(step.clone()).expect("it was read with every step checked");
        if session.state().turn() != Turn::Chance {
            moments.push(session.log().steps.len());
            let now = session.state().scores();
            scores.push(session.seats().iter().map(|it| now[it]).collect());
            while let Some(point) = points.next_if(|it| it.at + 1 == moments.len()) {
                told.extend(in_words::<H>(session.state(), point, request));
            }
        }
    }
    let over = session.state().turn() == Turn::Over;
    let last = moments.len().saturating_sub(1);
    let at = at.unwrap_or(last).min(last);
    let steps = moments.get(at).copied().unwrap_or(0);
    let header = log.header.clone();
    let session = Session::replay(Log { header, steps: log.steps[..steps].to_vec() })
        .expect("it was read with every step checked");
    // Told by moments, as the page counts them; a viewer's own plies are counted differently.
    let mut done = session.log().steps.iter().enumerate();
    let story = session.story(eyes).flat_map(|told| {
        let (index, _) = done.find(|it| std::ptr::eq(it.1, told.step)).expect("of these steps");
        let number = moments.partition_point(|it| *it <= index) as u32;
        told.events.into_iter().map(move |event| (number, event))
    });
    let (view, story) = (session.state().view(eyes), story.collect::<Vec<_>>());
    let still = Frame::of(session.state(), &view, language, occupants);
    let frame = Frame { ply: session.ply(eyes), story: &story, ..still };
    let (table, facts) = (H::Presenter::page(&frame), H::Presenter::facts(&frame));
    Replay { table, facts, at, last, scores, over, points: told }
}

/// A turning point as its viewer would tell it.
fn in_words<H: House>(
    state: &H::Game,
    point: &TurningPoint,
    request: &ReplayRequest<'_>,
) -> Option<PointInWords> {
    // Only the seat whose eyes were chosen is "you".
    let view = state.view(request.eyes);
    let frame = Frame::of(state, &view, request.language, request.occupants);
    let words = |action: &str| Some(H::Presenter::choice(action.parse().ok()?, &frame));
    let name = frame.occupant(point.seat).name.clone();
    let (made, best) = (words(&point.made)?, words(&point.best)?);
    let [win, better] = [point.win, point.better].map(percent);
    Some(PointInWords { at: point.at, name, made, best, win, better })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seat;

    const CONEX: &str =
        include_str!("../../../games/conex/rules/tests/golden/conex-2-small-30-greedy.log");

    /// Every decision of the log, as if each were a turning point.
    fn all_points() -> Vec<TurningPoint> {
        let steps = CONEX.lines().filter_map(|it| it.split_once(". ")?.1.split_once(' '));
        let acts = steps.filter(|it| it.0 != "*").enumerate();
        let point = |(at, (seat, made)): (usize, (&str, &str))| TurningPoint {
            at,
            seat: seat.parse::<Seat>().expect("a seat"),
            made: made.to_owned(),
            best: made.to_owned(),
            win: 0.1,
            better: 0.2,
        };
        acts.map(point).collect()
    }

    #[test]
    fn nobody_is_you_but_whose_eyes_were_chosen() {
        let record = Record::read(CONEX).expect("a log");
        let occupant =
            |name: &str| Occupant { name: name.to_owned(), is_bot: false, here: true, away: false };
        let (occupants, points) = ([occupant("Ann"), occupant("Bob")], all_points());
        let told = |eyes: Viewer| {
            let request = ReplayRequest {
                at: None,
                eyes,
                language: Language::En,
                occupants: &occupants,
                points: &points,
            };
            let points = record.at(&request).expect("it can be played").points;
            points.into_iter().map(|it| it.made.0).collect::<Vec<_>>()
        };
        let all = told(Viewer::Omniscient);
        assert_eq!(all.len(), points.len());
        assert!(all.iter().any(|it| it.ends_with("laid by Bob")), "{all:?}");
        assert!(!all.iter().any(|it| it.contains("you")), "{all:?}");
        for seat in record.seats().iter() {
            let all = told(Viewer::Seat(seat));
            assert!(all.iter().any(|it| it.contains("laid by you")), "{all:?}");
            let others = if seat.number() == 1 { "laid by Bob" } else { "laid by Ann" };
            assert!(all.iter().any(|it| it.contains(others)), "{all:?}");
        }
    }
}
