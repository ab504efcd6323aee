//! `felucca check`: do logs replay, and was the luck the seed's?
use crate::{files::read_log, report};
use anyhow::bail;
use game_core::{Game, LogError, LuckCheck, RawLog, Session};
use games::{GameKind, with_game};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Log files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut failed = 0;
    for file in &args.files {
        let checked = read_log(file).and_then(|text| {
            summary(&text).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))
        });
        match checked {
            Ok(summary) => report::line(&format!("{}: {summary}", file.display()))?,
            Err(error) => {
                report::error(&format!("{error:#}"));
                failed += 1;
            }
        }
    }
    match failed {
        0 => Ok(()),
        _ => bail!("{failed} of {} logs failed", args.files.len()),
    }
}

fn summary(text: &str) -> anyhow::Result<String> {
    let raw = RawLog::parse(text)?;
    let kind = GameKind::of_log(&raw)?;
    with_game!(kind, G => summary_of::<G>(&raw))
}

fn summary_of<G: Game>(raw: &RawLog<'_>) -> anyhow::Result<String> {
    let session = Session::<G>::from_raw(raw).map_err(|error: LogError| anyhow::anyhow!(error))?;
    let luck = match session.check_luck() {
        LuckCheck::NoSeed => "no seed to check the luck by".to_owned(),
        LuckCheck::Fair(draws) => format!("all {draws} draws of chance follow from the seed"),
        LuckCheck::Foul(ply) => bail!("step {ply}: this luck doesn't follow from the seed"),
    };
    let end = match session.state().outcome() {
        Some(outcome) => {
            let scores = session.seats().iter().map(|it| outcome.scores[it].to_string());
            format!("over, scores {}", scores.collect::<Vec<_>>().join(" "))
        }
        None => "not over".to_owned(),
    };
    let (seats, steps) = (session.seats().count(), session.log().steps.len());
    Ok(format!("ok: {}, {seats} seats, {steps} steps, {end}; {luck}", G::ID))
}
