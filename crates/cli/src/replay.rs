//! `felucca replay`: tells a logged game in words.
use crate::{
    files::{self, with_log},
    input::parse_number,
    report,
};
use anyhow::bail;
use game_core::{Session, Step, Viewer};
use games::GameOf;
use pages::{Drawn, InWords, count};
use std::{
    io::{BufRead, IsTerminal, Write, stdin, stdout},
    path::PathBuf,
};

/// Tell a logged game step by step, as one viewer saw it, or draw its table
///
/// A seat sees what its player saw, a spectator only what is public, `all` everything. Steps are
/// numbered as the viewer counts them: what he saw nothing of doesn't count.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca replay game.log --viewer 2 --at 40\n          felucca replay conex.log --svg table.svg"
)]
pub(crate) struct Args {
    /// A log file
    file: PathBuf,
    /// Whose eyes: a seat's number, spectator, or all
    #[arg(long, value_name = "WHO", default_value = "all", value_parser = parse_viewer)]
    viewer: Viewer,
    /// Show the table before this step and stop there
    #[arg(long, value_name = "N", value_parser = parse_number)]
    at: Option<u64>,
    /// Wait for Enter after every step; q leaves
    #[arg(long, conflicts_with = "at")]
    pause: bool,
    /// Draw the table into this new file instead: before the step --at, or at the end (Conex)
    #[arg(long, value_name = "FILE", conflicts_with = "pause")]
    svg: Option<PathBuf>,
}

fn parse_viewer(text: &str) -> Result<Viewer, &'static str> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Omniscient),
        seat => seat.parse().map(Viewer::Seat).map_err(|_| "a seat's number, spectator or all"),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_log!(&args.file, H, session => tell::<GameOf<H>>(args, &session))
}

fn tell<G: InWords + Drawn>(args: &Args, session: &Session<G>) -> anyhow::Result<()> {
    let viewer = args.viewer;
    if let Viewer::Seat(seat) = viewer
        && !session.seats().contains(seat)
    {
        bail!("--viewer {seat}: this game has {} seats", session.seats().count());
    }
    let view = match args.at {
        None => None,
        Some(at) => {
            let state = u32::try_from(at).ok().and_then(|at| session.state_at(viewer, at));
            let Some(state) = state else {
                bail!("--at {at}: this viewer has seen {}", count(session.ply(viewer), "step"));
            };
            Some(state.view(viewer))
        }
    };
    if let Some(path) = &args.svg {
        let view = view.unwrap_or_else(|| session.state().view(viewer));
        let Some(picture) = G::picture(&view) else {
            bail!("--svg: the table of {} can't be drawn yet; that of conex can", G::ID);
        };
        files::write_new(path, &picture)?;
        return report::line(&format!("Drawn to {}.", path.display()));
    }
    if let Some(view) = view {
        return report::prose(&G::view_in_words(&view), 2);
    }
    for told in session.story(viewer) {
        let mut ply = format!("{:>4}.", told.ply);
        if let Step::Seat(seat, action) = told.step
            && viewer.sees(*seat)
        {
            report::prose(&format!("{ply} [seat {seat}: {action}]"), 6)?;
            ply = " ".repeat(5);
        }
        for event in &told.events {
            report::prose(&format!("{ply} {}", G::event_in_words(event, viewer)), 8)?;
            ply = " ".repeat(5);
        }
        if args.pause && !next_wanted()? {
            break;
        }
    }
    Ok(())
}

/// Whether the reader wants the next step.
fn next_wanted() -> anyhow::Result<bool> {
    if stdin().is_terminal() {
        write!(stdout(), "      (Enter: next, q: leave) ")?;
        stdout().flush()?;
    }
    let mut answer = String::new();
    let read = stdin().lock().read_line(&mut answer)?;
    Ok(read != 0 && !answer.trim().eq_ignore_ascii_case("q"))
}
