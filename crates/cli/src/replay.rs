//! `felucca replay`: tells a logged game in words.
use crate::{
    files::{self, with_log},
    input::{parse_number, spoken},
    report::{self, count},
    teller::Teller,
};
use anyhow::bail;
use game_core::{Session, Step, Viewer};
use games::PresenterOf;
use pages::{Language, Presenter};
use std::{
    io::{BufRead, IsTerminal, Write, stdin, stdout},
    path::PathBuf,
};

/// Tell a logged game step by step, as one viewer saw it, or draw its table
///
/// A seat sees what its player saw, a spectator only what is public, `all` everything. Steps are
/// numbered as the viewer counts them: steps they saw nothing of don't count.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca replay game.log --viewer 2 --at 40\n          felucca replay game.log --svg table.svg"
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
    /// Draw the table into this new file instead: before the step --at, or at the end;
    /// not every game can be drawn
    #[arg(long, value_name = "FILE", conflicts_with = "pause")]
    svg: Option<PathBuf>,
    /// The language: en, de, fr or ru [default: your system's]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

fn parse_viewer(text: &str) -> Result<Viewer, &'static str> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Omniscient),
        seat => seat.parse().map(Viewer::Seat).map_err(|_| "a seat's number, spectator or all"),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_log!(&args.file, H, session => tell::<PresenterOf<H>>(args, &session))
}

fn tell<P: Presenter>(args: &Args, session: &Session<P::Game>) -> anyhow::Result<()> {
    let viewer = args.viewer;
    if let Viewer::Seat(seat) = viewer
        && !session.seats().contains(seat)
    {
        bail!("--viewer {seat}: this game has {} seats", session.seats().count());
    }
    let language = args.language.unwrap_or_else(spoken);
    let teller = Teller::<P>::new(session.seats(), viewer, language);
    let state = match args.at {
        None => None,
        Some(at) => {
            let state = u32::try_from(at).ok().and_then(|at| session.state_at(viewer, at));
            let Some(state) = state else {
                bail!("--at {at}: this viewer has seen {}", count(session.ply(viewer), "step"));
            };
            Some(state)
        }
    };
    if let Some(path) = &args.svg {
        let state = state.as_ref().unwrap_or_else(|| session.state());
        let Some(picture) = teller.drawing(state) else {
            bail!("--svg: the table of {} can't be drawn yet", P::NAME);
        };
        files::write_new(path, &picture)?;
        let file = path.display().to_string();
        return report::line(&teller.text("terminal-drawn", &[("file", (&file).into())]));
    }
    if let Some(state) = state {
        return report::prose(&teller.table(&state), 2);
    }
    for told in session.story(viewer) {
        let mut ply = format!("{:>4}.", told.ply);
        if let Step::Seat(seat, action) = told.step
            && viewer.sees(*seat)
        {
            let acted = teller.of_seat(*seat, &action.to_string());
            report::prose(&format!("{ply} [{acted}]"), 6)?;
            ply = " ".repeat(5);
        }
        let words = told.events.iter().filter_map(|it| teller.event(session.state(), it));
        for words in words {
            report::prose(&format!("{ply} {words}"), 8)?;
            ply = " ".repeat(5);
        }
        if args.pause && !next_wanted(&teller.say("terminal-next"))? {
            break;
        }
    }
    Ok(())
}

/// Whether the reader wants the next step.
fn next_wanted(prompt: &str) -> anyhow::Result<bool> {
    if stdin().is_terminal() {
        write!(stdout(), "      {prompt} ")?;
        stdout().flush()?;
    }
    let mut answer = String::new();
    let read = stdin().lock().read_line(&mut answer)?;
    Ok(read != 0 && !answer.trim().eq_ignore_ascii_case("q"))
}
