//! `felucca arena`: bots against each other.
use crate::{
    input::{parse_number, parse_options, parse_seats},
    report,
};
use anyhow::bail;
use bots::{
    Guide, SystemClock,
    arena::{Contest, Entrant, Player, Standing, Tally, line_ups},
};
use game_core::Seats;
use games::{GameKind, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};

/// Let bots play against each other, and say how sure the result is
///
/// Every deal is played in all seatings. The same seed gives the same result, unless a budget is a
/// time. Fewer bots than seats: the last one takes the seats left. More: all line-ups.
/// Ctrl-C stops and prints the table so far.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: sobek or conex
    game: GameKind,
    /// random, greedy, search:2000 (iterations), search:500ms, deckhand, sailor, helmsman, captain;
    /// and the bound that sees all cards, cheating-search:2000
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Entrant>,
    /// How many seats: 2, 3 or 4
    #[arg(long, value_parser = parse_seats, default_value = "2")]
    seats: Seats,
    /// How many deals; each is played in all seatings
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    deals: u64,
    /// The number from which all deals and choices follow
    #[arg(long, default_value = "1", value_parser = parse_number)]
    seed: u64,
    /// The game's options
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Stop as soon as the order of the bots is beyond doubt
    #[arg(long)]
    until_significant: bool,
    /// One JSON object a bot instead of a table
    #[arg(long)]
    json: bool,
}

/// Deals between two looks at the result; the same on every machine.
const BATCH: u64 = 16;

static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut names: Vec<String> = Vec::new();
    let mut entrants: Vec<Entrant> = Vec::new();
    for bot in &args.bots {
        if !names.contains(&bot.to_string()) {
            names.push(bot.to_string());
            entrants.push(*bot);
        }
    }
    if args.seats.count() < args.bots.len() && entrants.len() < args.bots.len() {
        bail!("the same bot twice: with more bots than seats every pair meets anyway");
    }
    with_game!(args.game, G => contest::<G>(args, &entrants))
}

fn contest<G: Guide>(args: &Args, entrants: &[Entrant]) -> anyhow::Result<()> {
    let options = parse_options::<G>(&args.options)?;
    let number = |bot: &Entrant| entrants.iter().position(|it| it == bot).unwrap_or(0);
    let line_ups = line_ups(&args.bots, args.seats)
        .into_iter()
        .map(|it| it.into_iter().map(|nth| number(&args.bots[nth])).collect())
        .collect();
    let contest = Contest::<G> {
        seats: args.seats,
        options,
        seed: args.seed,
        players: entrants.iter().map(|it| Player::new(*it)).collect(),
        line_ups,
    };
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let bar = ProgressBar::new(args.deals * contest.games_a_deal()).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
            .expect("the template is well formed"),
    );
    let clock = SystemClock::start();
    let mut tally = Tally::new(entrants.len());
    let batch = if args.until_significant { BATCH } else { args.deals };
    let mut from = 0;
    while from < args.deals && !STOP.load(Ordering::Relaxed) {
        let to = (from + batch).min(args.deals);
        for records in contest.play(from..to, &clock, &STOP, &|| bar.inc(1)) {
            tally.add(&records);
        }
        from = to;
        if args.until_significant && tally.is_significant() {
            break;
        }
    }
    bar.finish_and_clear();
    show(args, entrants, &tally.standings())
}

fn show(args: &Args, entrants: &[Entrant], standings: &[Standing]) -> anyhow::Result<()> {
    if args.json {
        for it in standings {
            let name = entrants[it.player];
            report::line(&format!(
                r#"{{"name":"{name}","games":{},"win_rate":{:.4},"low":{:.4},"high":{:.4},"mean_score":{:.2}}}"#,
                it.games, it.win_rate, it.low, it.high, it.mean_score
            ))?;
        }
        return Ok(());
    }
    let mut table =
        report::table(&["bot", "games", "wins", "95 %", "place", "score", "Elo", "95 %"]);
    for it in standings {
        table.add_row([
            entrants[it.player].to_string(),
            it.games.to_string(),
            format!("{:.1} %", 100.0 * it.win_rate),
            format!("{:.1} – {:.1}", 100.0 * it.low, 100.0 * it.high),
            format!("{:.2}", it.mean_place),
            format!("{:.1}", it.mean_score),
            format!("{:+.0}", it.elo),
            format!("{:+.0} – {:+.0}", it.elo_low, it.elo_high),
        ]);
    }
    report::line(&table.to_string())
}
