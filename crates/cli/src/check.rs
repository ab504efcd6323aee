//! `felucca check`: do logs replay, and was the luck the seed's?
use crate::{
    files::read_log,
    report::{self, count},
};
use anyhow::{anyhow, bail};
use game_core::{Game, LogError, LuckCheck, RawLog, Session};
use games::{GameKind, GameOf, with_game};
use std::path::PathBuf;

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
            summary(&text, args.seed_hash.as_deref()).map_err(|error| anyhow!("{name}: {error}"))
        });
        match checked {
            Ok(summary) => report::line(&format!("{name}: {summary}"))?,
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

fn summary(text: &str, promised: Option<&str>) -> anyhow::Result<String> {
    let raw = RawLog::parse(text)?;
    let kind = GameKind::of_log(&raw)?;
    let summary = with_game!(kind, H => summary_of::<GameOf<H>>(&raw))?;
    Ok(summary + promise_kept(&raw, promised)?)
}

fn summary_of<G: Game>(raw: &RawLog<'_>) -> anyhow::Result<String> {
    let session = Session::<G>::from_raw(raw).map_err(|error| earlier_foul::<G>(raw, error))?;
    let luck = match session.check_luck() {
        LuckCheck::NoSeed => "no seed to check the luck by".to_owned(),
        LuckCheck::Fair(draws) => format!("the luck is the seed's ({})", count(draws, "draw")),
        LuckCheck::Foul(ply) => bail!(raw.foul_luck(ply)),
    };
    let end = match session.state().outcome() {
        Some(outcome) => {
            let scores = session.seats().iter().map(|it| outcome.scores[it].to_string());
            format!("over, scores {}", scores.collect::<Vec<_>>().join(" "))
        }
        None => "not over".to_owned(),
    };
    let (seats, steps) = (session.seats().count(), session.log().steps.len());
    Ok(format!("ok: {}, {seats} seats, {}, {end}; {luck}", G::ID, count(steps as u64, "step")))
}

/// Whether the seed is the one that was promised.
fn promise_kept(raw: &RawLog<'_>, promised: Option<&str>) -> anyhow::Result<&'static str> {
    let Some(promised) = promised else { return Ok("") };
    match raw.seed.map(server::seed_hash) {
        Some(hash) if hash.eq_ignore_ascii_case(promised) => Ok(", the one that was promised"),
        Some(hash) => bail!("the seed isn't the one that was promised: its hash is {hash}"),
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
