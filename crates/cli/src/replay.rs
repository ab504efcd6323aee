//! `felucca replay`: tells a logged game in words.
use crate::{
    files::{self, with_log},
    input::{parse_number, spoken},
    report::{self, count},
    teller::Teller,
};
use anyhow::bail;
use game_core::{Game, Session, Step, Turn, Viewer};
use games::{GameOf, PresenterOf};
use pages::{Language, Presenter};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    io::{BufRead, IsTerminal, Write, stdin, stdout},
    path::PathBuf,
};

/// Tell a logged game step by step, as one viewer saw it, or draw its table
///
/// A seat sees what its player saw, a spectator only what is public, `all` everything. Steps are
/// numbered as the viewer counts them: what he saw nothing of doesn't count. With --json each line is
/// a moment of the game: what the viewer saw happen, and what he knew and could do then.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca replay game.log --viewer 2 --at 40\n          felucca replay game.log --svg table.svg\n          felucca replay game.log --viewer 2 --json\nWhat --json prints: docs/logs.md."
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
    /// One JSON object a moment, the one before the first step included: what happened, the view,
    /// the choices
    #[arg(long, conflicts_with_all = ["pause", "svg"])]
    json: bool,
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
    with_log!(&args.file, H, session => {
        check_viewer(args, &session)?;
        match args.json {
            true => list_moments::<GameOf<H>>(args, &session),
            false => tell::<PresenterOf<H>>(args, &session),
        }
    })
}

fn check_viewer<G: Game>(args: &Args, session: &Session<G>) -> anyhow::Result<()> {
    match args.viewer {
        Viewer::Seat(seat) if !session.seats().contains(seat) => {
            bail!("--viewer {seat}: this game has {} seats", session.seats().count())
        }
        _ => Ok(()),
    }
}

/// The position before the step that is asked for, if one is.
fn state_at<G: Game>(args: &Args, session: &Session<G>) -> anyhow::Result<Option<G>> {
    let Some(at) = args.at else { return Ok(None) };
    let state = u32::try_from(at).ok().and_then(|at| session.state_at(args.viewer, at));
    match state {
        Some(state) => Ok(Some(state)),
        None => {
            bail!("--at {at}: this viewer has seen {}", count(session.ply(args.viewer), "step"))
        }
    }
}

/// A moment of a game as one viewer saw it.
#[derive(Serialize)]
struct Moment<V, E> {
    /// How many steps the viewer had seen.
    ply: u32,
    /// What led here, as in the log; nothing where the viewer may not see it, or nothing did.
    step: Option<Acted>,
    /// What the viewer saw of it.
    events: Vec<E>,
    /// Who is to decide.
    asked: Vec<u8>,
    /// What each seat that is asked may do, as far as the viewer sees through its eyes.
    choices: BTreeMap<u8, Vec<String>>,
    scores: Vec<i32>,
    over: bool,
    view: V,
}

#[derive(Serialize)]
struct Acted {
    /// A seat's number, or `*` for chance.
    actor: String,
    action: String,
}

fn list_moments<G>(args: &Args, session: &Session<G>) -> anyhow::Result<()>
where
    G: Game<View: Serialize, Event: Serialize>,
{
    let viewer = args.viewer;
    // One that isn't there is an error.
    let at = state_at(args, session)?.and(args.at);
    let wanted = |ply: u32| at.is_none_or(|it| it == u64::from(ply));
    let show = |ply: u32, step: Option<Acted>, events: Vec<G::Event>| {
        let Some(state) = session.state_at(viewer, ply).filter(|_| wanted(ply)) else {
            return Ok(());
        };
        report::json(&moment(&state, viewer, ply, step, events))
    };
    show(0, None, Vec::new())?;
    for told in session.story(viewer) {
        let step = match told.step {
            Step::Seat(seat, action) if viewer.sees(*seat) => {
                Some(Acted { actor: seat.to_string(), action: action.to_string() })
            }
            Step::Chance(luck) if viewer == Viewer::Omniscient => {
                Some(Acted { actor: "*".to_owned(), action: luck.to_string() })
            }
            Step::Seat(..) | Step::Chance(_) => None,
        };
        show(told.ply + 1, step, told.events)?;
    }
    Ok(())
}

fn moment<G: Game>(
    state: &G,
    viewer: Viewer,
    ply: u32,
    step: Option<Acted>,
    events: Vec<G::Event>,
) -> Moment<G::View, G::Event> {
    let asked = state.asked();
    let of = |seat| state.choices(seat).iter().map(ToString::to_string).collect();
    let seats = asked.iter().filter(|it| viewer.sees(*it));
    let scores = state.scores();
    Moment {
        ply,
        step,
        events,
        asked: asked.iter().map(game_core::Seat::number).collect(),
        choices: seats.map(|it| (it.number(), of(it))).collect(),
        scores: state.seats().iter().map(|it| scores[it]).collect(),
        over: state.turn() == Turn::Over,
        view: state.view(viewer),
    }
}

fn tell<P: Presenter>(args: &Args, session: &Session<P::Game>) -> anyhow::Result<()> {
    let viewer = args.viewer;
    let language = args.language.unwrap_or_else(spoken);
    let teller = Teller::<P>::new(session.seats(), viewer, language);
    let state = state_at(args, session)?;
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
        return teller.show(&state);
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
