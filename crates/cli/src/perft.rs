//! `felucca perft`: counts the lines of play.
#![expect(clippy::disallowed_methods, reason = "it says how fast it counts")]
use crate::{
    help::game_parser,
    input::{SeedArg, parse_seats, seats_of},
    report,
};
use game_core::{Game, Seats, Seed, perft};
use games::{GameKind, GameOf, with_game};
use std::time::Instant;

/// Count the lines of play to a depth: a fingerprint of the rules
///
/// From one deal, all sequences of 1, 2, 3, … decisions are counted; chance does what the seed
/// says. Two implementations of the same rules give the same numbers, so a wrong rule shows
/// at once.
#[derive(clap::Args)]
#[command(after_help = "Example: felucca perft {game} --seats 2 --seed 7 --depth 6")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameKind,
    /// How many seats: 2, 3 or 4 [default: 3]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// The seed whose deal is counted
    #[arg(long, default_value = "1")]
    seed: SeedArg,
    /// Count lines of 1 to this many decisions
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// One JSON object a depth instead of a table
    #[arg(long)]
    json: bool,
}

/// How many lines of play there are.
#[derive(serde::Serialize)]
struct Counted {
    game: &'static str,
    seats: usize,
    depth: u32,
    lines: u64,
    lines_per_second: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let seats = seats_of(args.game, args.seats, Seats::THREE)?;
    if !args.json {
        report::line(&format!("{:>5} {:>20} {:>12}", "depth", "lines", "lines/s"))?;
    }
    for depth in 1..=args.depth {
        let began = Instant::now();
        let lines = with_game!(args.game, H => count::<GameOf<H>>(seats, args.seed.seed(), depth));
        let rate = lines as f64 / began.elapsed().as_secs_f64().max(1e-9);
        if args.json {
            let (game, seats) = (args.game.id(), seats.count());
            let lines_per_second = rate as u64;
            report::json(&Counted { game, seats, depth, lines, lines_per_second })?;
        } else {
            report::line(&format!("{depth:>5} {lines:>20} {rate:>12.0}"))?;
        }
    }
    Ok(())
}

fn count<G: Game>(seats: Seats, seed: Seed, depth: u32) -> u64 {
    perft(&G::new(seats, &G::Options::default()), seed, 0, depth)
}
