//! A log, looked at again: any moment of it, with anybody's eyes.
use game_core::{Log, LogError, RawLog, Session, Turn, Viewer};
use games::{GameKind, with_game};
use maud::Markup;
use pages::{Language, Sight, Sitter, Tabled};

/// What somebody wants to see of it.
pub(crate) struct Asks<'a> {
    /// The moment, counted from the beginning; the end if there is none.
    pub(crate) at: Option<usize>,
    pub(crate) eyes: Viewer,
    pub(crate) language: Language,
    pub(crate) sitters: &'a [Sitter],
}

/// One moment of a log.
pub(crate) struct Replay {
    pub(crate) table: Markup,
    pub(crate) facts: Vec<String>,
    pub(crate) at: usize,
    /// The last moment there is.
    pub(crate) last: usize,
    /// By moment, then by seat.
    pub(crate) scores: Vec<Vec<u16>>,
}

/// What is played in a log, and by how many.
pub(crate) fn subject(log: &str) -> Result<(GameKind, usize), LogError> {
    let raw = RawLog::parse(log)?;
    let game = raw.game.parse().map_err(|_| unknown(&raw))?;
    Ok((game, raw.seats.count()))
}

fn unknown(raw: &RawLog<'_>) -> LogError {
    let reason = game_core::LogReason::UnknownGame(raw.game.to_owned());
    LogError { line: 2, reason }
}

pub(crate) fn replay(log: &str, asks: &Asks<'_>) -> Result<Replay, LogError> {
    let raw = RawLog::parse(log)?;
    let game: GameKind = raw.game.parse().map_err(|_| unknown(&raw))?;
    with_game!(game, G => {
        let session = Session::<G>::from_raw(&raw)?;
        Ok(moment(session.log(), asks))
    })
}

/// Moments are where somebody is asked, or the game is over: what chance does on the way
/// belongs to the step before it.
fn moment<G: Tabled>(log: &Log<G>, asks: &Asks<'_>) -> Replay {
    let Asks { at, eyes, language, sitters } = *asks;
    let mut session = Session::replay(Log { header: log.header.clone(), steps: Vec::new() })
        .expect("nothing can be wrong yet");
    let mut moments = Vec::new();
    let mut scores = Vec::new();
    for step in &log.steps {
        session.extend(step.clone()).expect("it was read with every step checked");
        if session.state().turn() != Turn::Chance {
            moments.push(session.log().steps.len());
            let now = G::scores(&session.state().view(Viewer::Spectator));
            scores.push(session.seats().iter().map(|it| now[it]).collect());
        }
    }
    let last = moments.len().saturating_sub(1);
    let at = at.unwrap_or(last).min(last);
    let steps = moments.get(at).copied().unwrap_or(0);
    let header = log.header.clone();
    let session = Session::replay(Log { header, steps: log.steps[..steps].to_vec() })
        .expect("it was read with every step checked");
    let told = session.story(eyes);
    let told = told.flat_map(|it| it.events.into_iter().map(move |event| (it.ply, event)));
    let sight = Sight::<G> {
        view: &session.state().view(eyes),
        viewer: eyes,
        language,
        sitters,
        choices: &[],
        ply: session.ply(eyes),
        path: "",
        story: &told.collect::<Vec<_>>(),
        since: None,
    };
    Replay { table: G::table(&sight), facts: G::facts(&sight), at, last, scores }
}
