//! `felucca replay`: tells a logged game in words.
use crate::{files::read_log, report, words::InWords};
use anyhow::anyhow;
use game_core::{Actor, Eavesdropper, RawLog, Session, Step, Viewer};
use games::{GameKind, with_game};
use std::{
    io::{BufRead, stdin},
    path::PathBuf,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A log file
    file: PathBuf,
    /// Whose eyes: a seat's number, spectator, or all
    #[arg(long, value_name = "SEAT|spectator|all", default_value = "all", value_parser = parse_viewer)]
    viewer: Viewer,
    /// Show the table before this step and stop there
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Wait for Enter after every step
    #[arg(long)]
    pause: bool,
}

fn parse_viewer(text: &str) -> Result<Viewer, &'static str> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Omniscient),
        seat => seat.parse().map(Viewer::Seat).map_err(|_| "a seat's number, spectator or all"),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let text = read_log(&args.file)?;
    let failed = |error| anyhow!("{}: {error}", args.file.display());
    let raw = RawLog::parse(&text).map_err(failed)?;
    let kind = GameKind::of_log(&raw).map_err(failed)?;
    with_game!(kind, G => {
        let session = Session::<G>::from_raw(&raw).map_err(failed)?;
        tell(args, &session)
    })
}

fn tell<G: InWords>(args: &Args, session: &Session<G>) -> anyhow::Result<()> {
    let (log, viewer) = (session.log(), args.viewer);
    let (seats, steps) = (session.seats(), log.steps.len());
    if let Viewer::Seat(seat) = viewer
        && !seats.contains(seat)
    {
        return Err(anyhow!("--viewer {seat}: this game has {} seats", seats.count()));
    }
    if args.at.is_some_and(|at| steps < at) {
        return Err(anyhow!("--at: this log has {steps} steps"));
    }
    let mut state = G::new(seats, &log.header.options);
    for (ply, step) in log.steps.iter().enumerate() {
        if args.at == Some(ply) {
            break;
        }
        let mut heard = Vec::new();
        state.apply(step, &mut Eavesdropper { viewer, heard: &mut heard });
        if heard.is_empty() {
            continue;
        }
        if args.at.is_none() {
            let told: Vec<String> = heard.iter().map(|it| G::event_in_words(it, viewer)).collect();
            report::line(&format!(
                "{ply:>4}. {}{}",
                notation(step, viewer),
                told.join("\n      ")
            ))?;
            if args.pause {
                stdin().lock().read_line(&mut String::new())?;
            }
        }
    }
    if args.at.is_some() {
        report::line(&G::view_in_words(&state.view(viewer)))?;
    }
    Ok(())
}

/// The action as it stands in the log, for those who may see all of it.
fn notation<A: std::fmt::Display, L>(step: &Step<A, L>, viewer: Viewer) -> String {
    match (step, step.actor()) {
        (Step::Seat(_, action), Actor::Seat(seat)) if viewer.sees(seat) => {
            format!("[seat {seat}: {action}]\n      ")
        }
        _ => String::new(),
    }
}
