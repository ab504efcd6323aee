//! `felucca simulate`: many games of bots.
use crate::{
    bots::Bots,
    files,
    help::game_parser,
    input::{parse_number, parse_options, parse_seats, seats_of},
    report,
};
use ::bots::{Bot, Guide, OptionsOf};
use anyhow::bail;
use game_core::{Game, Seats, Seed, Session, Turn};
use games::{GameKind, GuideOf, with_game};
use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use std::path::PathBuf;

/// Let bots play many games, on all cores
///
/// Random bots choose every legal action with equal chance. The same seed gives the same games,
/// unless a budget is a time. With --out, each game's log is written whole or not at all, and
/// never over another file.
#[derive(clap::Args)]
#[command(after_help = "Example: felucca simulate {game} --seats 4 --games 1000 --out logs")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameKind,
    /// How many seats: 2, 3 or 4 [default: 3]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number that determines all games
    #[arg(long, default_value = "1", value_parser = parse_number)]
    seed: u64,
    /// The game's options, joined by commas; {options}
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Who plays: random, greedy, search:2000, or a level (deckhand, sailor, helmsman, captain)
    #[arg(long, value_name = "BOT", default_value = "random")]
    bots: Bot,
    /// Write one log per game into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// One JSON object a seat instead of a table
    #[arg(long)]
    json: bool,
}

/// How the games went for a seat.
#[derive(serde::Serialize)]
struct Summary {
    game: &'static str,
    bots: String,
    seat: usize,
    games: usize,
    win_rate: f64,
    mean_score: f64,
    lowest: i32,
    highest: i32,
    mean_steps: f64,
}

impl Summary {
    fn rounded(self) -> Summary {
        Summary {
            win_rate: report::rounded(self.win_rate, 4),
            mean_score: report::rounded(self.mean_score, 2),
            mean_steps: report::rounded(self.mean_steps, 2),
            ..self
        }
    }
}

/// What is kept of a game.
struct Played {
    scores: Vec<i32>,
    /// 1 for a sole win, a half for one shared by two.
    wins: Vec<f64>,
    steps: usize,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let seats = seats_of(args.game, args.seats, Seats::THREE)?;
    if let Some(folder) = &args.out {
        files::make_folder(folder)?;
    }
    let bar = report::progress(args.games, "games");
    let games = with_game!(args.game, H => play_all::<GuideOf<H>>(args, seats, &bar))?;
    bar.finish_and_clear();
    summarise(args, seats, &games)
}

fn play_all<K: Guide>(args: &Args, seats: Seats, bar: &ProgressBar) -> anyhow::Result<Vec<Played>> {
    let options = parse_options::<K::Game>(&args.options)?;
    let name = |number| log_name::<K::Game>(seats, &options, args.seed, number);
    let log = |number| args.out.as_ref().map(|it| it.join(name(number)));
    // Before hours of play, not after.
    if let Some(there) = (0..args.games).filter_map(log).find(|it| it.exists()) {
        bail!("{}: this file already exists; nothing was played", there.display());
    }
    let games = (0..args.games).into_par_iter().progress_with(bar.clone());
    games
        .map(|number| {
            let session =
                play::<K>(args.bots, seats, options.clone(), Seed::of_run(args.seed, number));
            if let Some(path) = log(number) {
                files::write_new(&path, &session.to_text())?;
            }
            Ok(result(&session))
        })
        .collect()
}

fn play<K: Guide>(bot: Bot, seats: Seats, options: OptionsOf<K>, seed: Seed) -> Session<K::Game> {
    let mut session = Session::<K::Game>::new(seats, options, seed);
    let mut bots = Bots::<K, _>::of(bot, seed).untimed();
    while let Turn::Players(asked) = session.state().turn() {
        bots.act(&mut session, asked);
    }
    session
}

/// `conex-3-small-1-000042.log`; without options, none are named.
fn log_name<G: Game>(seats: Seats, options: &G::Options, seed: u64, number: u64) -> String {
    let agreed = match options.to_string().as_str() {
        "-" => String::new(),
        options => format!("{}-", options.replace(',', "-")),
    };
    format!("{}-{}-{agreed}{seed}-{number:06}.log", G::ID, seats.count())
}

fn result<G: Game>(session: &Session<G>) -> Played {
    let outcome = session.state().outcome().expect("played to the end");
    let winners = outcome.winners(session.seats());
    let share = 1.0 / winners.count() as f64;
    let seats = session.seats();
    Played {
        scores: seats.iter().map(|it| outcome.scores[it]).collect(),
        wins: seats.iter().map(|it| if winners.contains(it) { share } else { 0.0 }).collect(),
        steps: session.log().steps.len(),
    }
}

fn summarise(args: &Args, seats: Seats, games: &[Played]) -> anyhow::Result<()> {
    let n = games.len() as f64;
    let steps = games.iter().map(|it| it.steps).sum::<usize>() as f64 / n;
    let of_seat = |seat: usize| {
        let scores = || games.iter().map(|it| it.scores[seat]);
        Summary {
            game: args.game.id(),
            bots: args.bots.to_string(),
            seat: seat + 1,
            games: games.len(),
            win_rate: games.iter().map(|it| it.wins[seat]).sum::<f64>() / n,
            mean_score: scores().map(i64::from).sum::<i64>() as f64 / n,
            lowest: scores().min().unwrap_or(0),
            highest: scores().max().unwrap_or(0),
            mean_steps: steps,
        }
    };
    let all = (0..seats.count()).map(of_seat);
    if args.json {
        return all.map(Summary::rounded).try_for_each(|it| report::json(&it));
    }
    let mut table = report::table(&["seat", "wins", "mean score", "lowest", "highest"]);
    for it in all {
        table.add_row([
            it.seat.to_string(),
            format!("{:.1} %", 100.0 * it.win_rate),
            format!("{:.1}", it.mean_score),
            it.lowest.to_string(),
            it.highest.to_string(),
        ]);
    }
    report::line(&table.to_string())?;
    let played = report::count(games.len() as u64, "game");
    let (game, bot) = (args.game, args.bots);
    report::line(&format!("{played} of {game} by {bot} bots, {steps:.1} steps on average"))?;
    match &args.out {
        Some(folder) => report::line(&format!("logs in {}", folder.display())),
        None => Ok(()),
    }
}
