//! `felucca check`: do logs replay, and was the luck the seed's?
use crate::{
    files::read_log,
    report::{self, count},
};
use anyhow::{anyhow, bail};
use game_core::{Game, LogError, LuckCheck, RawLog, Session};
use games::{GameKind, GameOf, with_game};
use std::{fmt, path::PathBuf};

/// Replay logs and say whether every step and all luck are right
///
/// Every line is played again: steps are numbered without gaps, the right side acts, each action
/// is allowed, the final scores are right. If the log carries the seed of the game, all luck is
/// drawn again from it. A broken log is reported with the line and the reason; the others are
/// still checked.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Log files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The hash that the table showed from the start; it must be the hash of the log's seed
    #[arg(long, value_name = "SHA-256", value_parser = hash)]
    seed_hash: Option<String>,
    /// One JSON object a log instead of words
    #[arg(long)]
    json: bool,
}

/// What a log that is right tells of its game.
#[derive(serde::Serialize)]
struct Checked {
    game: &'static str,
    seats: usize,
    steps: usize,
    /// The final ones, if the game is over.
    scores: Option<Vec<i32>>,
    /// How often chance acted as the seed says; nothing, where the log has no seed.
    fair_draws: Option<u32>,
    /// Whether the seed is the one that was promised; nothing, where none was asked for.
    promise_kept: Option<bool>,
}

/// A line of `--json`: what was found of a log, or why it breaks.
#[derive(serde::Serialize)]
struct Line {
    file: String,
    ok: bool,
    #[serde(flatten)]
    checked: Option<Checked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn hash(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = text.len() == 64 && text.bytes().all(|it| it.is_ascii_hexdigit());
    fits.then(|| text.to_owned()).ok_or_else(|| "64 digits from 0 to f".to_owned())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (mut failed, all) = (0, args.files.len());
    for file in &args.files {
        let name = file.display();
        let checked = read_log(file).and_then(|text| {
            check(&text, args.seed_hash.as_deref()).map_err(|error| anyhow!("{name}: {error}"))
        });
        if args.json {
            let (checked, error) = match checked {
                Ok(checked) => (Some(checked), None),
                Err(error) => (None, Some(format!("{error:#}"))),
            };
            failed += usize::from(error.is_some());
            report::json(&Line { file: name.to_string(), ok: error.is_none(), checked, error })?;
            continue;
        }
        match checked {
            Ok(checked) => report::line(&format!("{name}: {checked}"))?,
            Err(error) if all == 1 => return Err(error),
            Err(error) => {
                report::error(&format!("{error:#}"));
                failed += 1;
            }
        }
    }
    match failed {
        0 => Ok(()),
        _ => bail!("{failed} of {all} logs failed"),
    }
}

fn check(text: &str, promised: Option<&str>) -> anyhow::Result<Checked> {
    let raw = RawLog::parse(text)?;
    let kind = GameKind::of_log(&raw)?;
    let checked = with_game!(kind, H => replayed::<GameOf<H>>(&raw))?;
    Ok(Checked { promise_kept: promise_kept(&raw, promised)?, ..checked })
}

fn replayed<G: Game>(raw: &RawLog<'_>) -> anyhow::Result<Checked> {
    let session = Session::<G>::from_raw(raw).map_err(|error| earlier_foul::<G>(raw, error))?;
    let fair_draws = match session.check_luck() {
        LuckCheck::NoSeed => None,
        LuckCheck::Fair(draws) => Some(draws),
        LuckCheck::Foul(ply) => bail!(raw.foul_luck(ply)),
    };
    let outcome = session.state().outcome();
    Ok(Checked {
        game: G::ID,
        seats: session.seats().count(),
        steps: session.log().steps.len(),
        scores: outcome.map(|end| session.seats().iter().map(|it| end.scores[it]).collect()),
        fair_draws,
        promise_kept: None,
    })
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = count(self.steps as u64, "step");
        write!(f, "ok: {}, {} seats, {steps}, ", self.game, self.seats)?;
        match &self.scores {
            Some(scores) => {
                let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
                write!(f, "over, scores {}; ", scores.join(" "))?;
            }
            None => f.write_str("not over; ")?,
        }
        match self.fair_draws {
            Some(draws) => write!(f, "the luck is the seed's ({})", count(draws, "draw"))?,
            None => f.write_str("no seed to check the luck by")?,
        }
        f.write_str(if self.promise_kept.is_some() { ", the one that was promised" } else { "" })
    }
}

/// Whether the seed is the one that was promised, if one was.
fn promise_kept(raw: &RawLog<'_>, promised: Option<&str>) -> anyhow::Result<Option<bool>> {
    let Some(promised) = promised else { return Ok(None) };
    match raw.seed.map(server::seed_hash) {
        Some(hash) if hash.eq_ignore_ascii_case(promised) => Ok(Some(true)),
        Some(hash) => bail!("the seed is not the one that was promised: its hash is {hash}"),
        None => bail!("the log has no seed to compare with the promise: the game isn't over"),
    }
}

/// If luck was altered, the first step to fail may belong to a player who did nothing
/// wrong: the luck before it is to blame.
fn earlier_foul<G: Game>(raw: &RawLog<'_>, error: LogError) -> LogError {
    match Session::<G>::from_raw(&raw.before_line(error.line)).map(|it| it.check_luck()) {
        Ok(LuckCheck::Foul(ply)) => raw.foul_luck(ply),
        _ => error,
    }
}
