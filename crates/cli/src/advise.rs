//! `felucca advise`: what a strong player would do.
use crate::{
    files::with_log,
    input::{parse_number, spoken},
    report::{self, count},
    teller::Teller,
};
use anyhow::{anyhow, bail};
use bots::{Advice, Budget, Guide, Level, SystemClock, Weights};
use game_core::{Game, Seat, Session, Step, Turn, Viewer};
use games::House;
use pages::{Action, Language, Presenter};
use std::path::PathBuf;

/// Rank the choices of a decision in a logged game
///
/// The search knows what the seat knew, and nothing else. `win` is the chance to win. `score` is
/// the expected points, give or take their spread: at the end or, if the game has rounds, after
/// this one. `visits` is how often the search tried the choice: it tries most what it thinks best.
/// The same seed, budget and number of threads give the same advice, unless time runs out: a level
/// stops after a second.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca advise game.log --ply 40\n          felucca advise game.log --ply 40 --budget 10s --json"
)]
pub(crate) struct Args {
    /// A log file
    file: PathBuf,
    /// The decision before this step of the log, counted from 0 [default: after the last]
    #[arg(long, value_name = "N", value_parser = parse_number)]
    ply: Option<u64>,
    /// The seat, if several are asked [default: the one that acted, or the first]
    #[arg(long)]
    seat: Option<Seat>,
    /// Think as long and remember as much as this level: deckhand, sailor, helmsman or captain
    #[arg(long, default_value = "captain")]
    level: Level,
    /// Think for this long instead: iterations (2000) or a time (500ms, 10s)
    #[arg(long)]
    budget: Option<Budget>,
    /// The number from which the search draws its worlds
    #[arg(long, default_value = "1", value_parser = parse_number)]
    seed: u64,
    /// Parallel searches, which share the iterations [default: 1; if the budget is a time, one for
    /// each core]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: Option<u64>,
    /// One JSON object per choice instead of a table
    #[arg(long)]
    json: bool,
    /// The language: en, de, fr or ru [default: your system's]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_log!(&args.file, H, session => advise::<H>(args, &session))
}

fn advise<H: House>(args: &Args, session: &Session<H::Game>) -> anyhow::Result<()> {
    let steps = &session.log().steps;
    let ply = args.ply.unwrap_or(steps.len() as u64);
    let at = u32::try_from(ply).ok().and_then(|it| session.state_at(Viewer::Omniscient, it));
    let Some(state) = at else {
        bail!("--ply {ply}: this log has {}", count(steps.len() as u64, "step"));
    };
    let taken = steps.get(ply as usize);
    let seat = decider(args, &state, ply, taken.map(Step::actor))?;
    let view = state.view(Viewer::Seat(seat));
    let mut thinking = H::Guide::thinking(args.level);
    if let Some(budget) = args.budget {
        thinking.budget = budget;
    }
    // Iterations are best spent in one tree; time is best spent on all cores.
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let all = || if thinking.budget.is_timed() { cores() } else { 1 };
    let threads = args.threads.map_or_else(all, |it| it as usize);
    let clock = SystemClock::start();
    let weights = <H::Guide as Guide>::Weights::tuned();
    let advice = thinking.on(threads).advise::<H::Guide>(&view, weights, args.seed, &clock)?;
    let taken = match taken {
        Some(Step::Seat(who, action)) if *who == seat => Some(*action),
        _ => None,
    };
    let language = args.language.unwrap_or_else(spoken);
    let teller = Teller::<H::Presenter>::new(session.seats(), Viewer::Seat(seat), language);
    show(args, &teller, &state, &advice, taken)
}

/// The seat to advise, which must be asked.
fn decider<G: Game>(
    args: &Args,
    state: &G,
    ply: u64,
    actor: Option<game_core::Actor>,
) -> anyhow::Result<Seat> {
    let asked = match state.turn() {
        Turn::Players(asked) => asked,
        Turn::Chance => bail!("at ply {ply} chance acts, and nobody has a choice"),
        Turn::Over => bail!(
            "at ply {ply} the game is over; --ply takes an earlier one, from 0 to {}",
            ply.saturating_sub(1)
        ),
    };
    match (args.seat, actor) {
        (Some(seat), _) if asked.contains(seat) => Ok(seat),
        (Some(seat), _) => {
            let seats: Vec<String> = asked.iter().map(|it| it.to_string()).collect();
            bail!("--seat {seat}: not asked at ply {ply}, but these are: {}", seats.join(", "))
        }
        (None, Some(game_core::Actor::Seat(seat))) => Ok(seat),
        (None, _) => asked.first().ok_or_else(|| anyhow!("nobody is asked at ply {ply}")),
    }
}

fn show<P: Presenter>(
    args: &Args,
    teller: &Teller<P>,
    state: &P::Game,
    advice: &Advice<Action<P>>,
    taken: Option<Action<P>>,
) -> anyhow::Result<()> {
    if args.json {
        for it in &advice.choices {
            report::line(&format!(
                r#"{{"action":"{}","visits":{},"win":{:.4},"score":{:.2},"spread":{:.2},"value":{:.4},"taken":{}}}"#,
                it.action,
                it.visits,
                it.win,
                it.score,
                it.spread,
                it.value,
                taken == Some(it.action)
            ))?;
        }
        return Ok(());
    }
    // The search may not have tried them all.
    let question = teller.question(state, &state.choices(advice.seat));
    report::prose(&teller.of_seat(advice.seat, &question), 0)?;
    show_table(teller, state, advice, taken, usize::MAX)?;
    let tried = |action| advice.choices.iter().any(|it| it.action == action);
    if let Some(action) = taken.filter(|it| !tried(*it)) {
        let action = action.to_string();
        report::prose(&teller.text("terminal-not-tried", &[("action", (&action).into())]), 0)?;
    }
    report::line(&teller.text("terminal-iterations", &[("count", advice.iterations.into())]))
}

/// The best choices, so many at most.
pub(crate) fn show_table<P: Presenter>(
    teller: &Teller<P>,
    state: &P::Game,
    advice: &Advice<Action<P>>,
    taken: Option<Action<P>>,
    most: usize,
) -> anyhow::Result<()> {
    let heads = ["choice", "meaning", "win", "score", "visits"];
    let heads = heads.map(|it| teller.say(&format!("terminal-{it}")));
    let mut table = report::table(&["", &heads[0], &heads[1], &heads[2], &heads[3], &heads[4]]);
    for (nth, it) in (1u32..).zip(&advice.choices).take(most) {
        let mark = match taken == Some(it.action) {
            true => teller.text("terminal-played", &[("nth", nth.into())]),
            false => nth.to_string(),
        };
        table.add_row([
            mark,
            it.action.to_string(),
            teller.choice(state, it.action),
            format!("{:.1} %", 100.0 * it.win),
            format!("{:.1} ± {:.1}", it.score, it.spread),
            it.visits.to_string(),
        ]);
    }
    report::line(&table.to_string())
}
