//! `felucca arena`: bots against each other.
use crate::{
    help::game_values,
    input::{parse_number, parse_options, parse_seats, seats_of},
    interrupt, report,
};
use anyhow::bail;
use bots::{
    Guide, SystemClock,
    arena::{Contest, Entrant, LADDER, MOST_ENTRANTS, Player, Standing, Tally, line_ups},
};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game_core::Seats;
use games::{GameKind, GuideOf, with_game};
use indicatif::ProgressBar;

/// Let bots play against each other, and say how sure the result is
///
/// Every deal is played in all rotations of the seats, on all cores. The same seed gives the same
/// result, unless a budget is a time, as in search:500ms. With fewer bots than seats, the last one
/// takes the remaining seats; with more, all line-ups meet. `arena ladder` measures every bot of
/// the project against a weaker one, in all games with 2, 3 and 4 seats. Ctrl-C stops and prints
/// the table so far.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca arena {game} greedy random\n          felucca arena {another} --seats 4 search:2000 greedy --deals 200\n          felucca arena ladder --deals 50"
)]
pub(crate) struct Args {
    /// A game, or ladder
    #[arg(value_name = "GAME", value_parser = what_parser())]
    what: What,
    /// random, greedy, search:2000 (iterations), search:500ms, or a level: deckhand, sailor,
    /// helmsman, captain. Only here, for comparison: tuned-greedy, which has the weights that the
    /// search has learned; untuned-search:2000, which doesn't; and cheating-search:2000, which sees
    /// all cards: the limit of what can be won
    #[arg(value_name = "BOT")]
    bots: Vec<Entrant>,
    /// How many seats: 2, 3 or 4 [default: 2; for the ladder: all]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// How many deals, at most; each is played in all rotations of the seats
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    deals: u64,
    /// The number that determines all deals and choices
    #[arg(long, default_value = "1", value_parser = parse_number)]
    seed: u64,
    /// The game's options, joined by commas; {options}
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Stop as soon as the order of the bots is beyond doubt
    #[arg(long)]
    until_significant: bool,
    /// One JSON object per bot instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Game(GameKind),
    Ladder,
}

fn what_parser() -> impl TypedValueParser<Value = What> {
    let values = game_values().chain(["ladder".into()]);
    PossibleValuesParser::new(values).map(|it| match it.parse() {
        Ok(game) => What::Game(game),
        Err(_) => What::Ladder,
    })
}

/// Deals between two looks at the result; the same on every machine.
const BATCH: u64 = 16;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    interrupt::listen()?;
    match args.what {
        What::Game(kind) => {
            let seats = seats_of(kind, args.seats, Seats::TWO)?;
            with_game!(kind, H => compare::<GuideOf<H>>(args, seats))
        }
        What::Ladder => ladder(args),
    }
}

fn compare<K: Guide>(args: &Args, seats: Seats) -> anyhow::Result<()> {
    if args.bots.is_empty() {
        bail!("name the bots that should play, such as `greedy random`");
    }
    let entrants = different(&args.bots);
    if seats.count() < args.bots.len() && entrants.len() < args.bots.len() {
        bail!("a bot is named twice: with more bots than seats, all line-ups meet anyway");
    }
    let Some(line_ups) = line_ups(args.bots.len(), seats) else {
        bail!("{} bots make too many line-ups; up to {MOST_ENTRANTS} may meet", args.bots.len());
    };
    let number = |nth: &usize| entrants.iter().position(|it| *it == args.bots[*nth]);
    let line_ups = line_ups.iter().map(|it| it.iter().filter_map(number).collect()).collect();
    let contest = contest::<K>(args, seats, &entrants, line_ups)?;
    let planned = args.deals * contest.games_a_deal();
    let bar = report::progress(planned, "games");
    let tally = play(args, &contest, &bar);
    bar.finish_and_clear();
    report_interruption(tally.games(), planned);
    if tally.games() == 0 {
        return report::line("No deal was finished.");
    }
    if args.json {
        return tally.standings().iter().try_for_each(|it| {
            let elo = [it.elo, it.elo_low, it.elo_high];
            report::line(&format!("{{{}}}", in_json(entrants[it.player], it, elo)))
        });
    }
    let mut table =
        report::table(&["bot", "games", "wins", "95 %", "place", "score", "Elo", "95 %"]);
    for it in tally.standings() {
        table.add_row([
            entrants[it.player].to_string(),
            it.games.to_string(),
            percent(it.win_rate),
            range(it.low, it.high),
            format!("{:.2}", it.mean_place),
            format!("{:.1}", it.mean_score),
            format!("{:+.0}", it.elo),
            format!("{:+.0} to {:+.0}", it.elo_low, it.elo_high),
        ]);
    }
    report::line(&table.to_string())
}

fn ladder(args: &Args) -> anyhow::Result<()> {
    if !args.bots.is_empty() {
        bail!("the ladder has bots of its own; to choose them, name a game instead");
    }
    if args.options != "-" {
        bail!("--options: the ladder plays all games without options");
    }
    let wanted = |it: &&Seats| args.seats.is_none_or(|only| only == **it);
    let seats_of = |kind: GameKind| kind.seats().iter().filter(wanted);
    let games: u64 = GameKind::ALL.into_iter().flat_map(seats_of).map(|it| it.count() as u64).sum();
    let rungs = LADDER.len() as u64;
    let planned = rungs * args.deals * games;
    let bar = report::progress(planned, "games");
    let mut played = 0;
    for kind in GameKind::ALL {
        for &seats in seats_of(kind) {
            let mut table = report::table(&[
                "bot", "against", "games", "wins", "95 %", "score", "theirs", "Elo",
            ]);
            for (bot, against) in LADDER {
                let entrants = [bot, against];
                let tally = with_game!(kind, H => {
                    let line_up = (0..seats.count()).map(|it| it.min(1)).collect();
                    let contest = contest::<GuideOf<H>>(args, seats, &entrants, vec![line_up])?;
                    play(args, &contest, &bar)
                });
                played += tally.games();
                let standings = tally.standings();
                let of = |player| standings.iter().find(|it| it.player == player);
                let (Some(it), Some(theirs)) = (of(0), of(1)) else { continue };
                if it.games == 0 {
                    continue;
                }
                // The interval is of what lies between the two.
                let elo = [theirs.elo, theirs.elo_high, theirs.elo_low].map(|of| it.elo - of);
                if args.json {
                    let count = seats.count();
                    let head = format!(r#""game":"{kind}","seats":{count},"against":"{against}""#);
                    bar.suspend(|| report::line(&format!("{{{head},{}}}", in_json(bot, it, elo))))?;
                }
                table.add_row([
                    bot.to_string(),
                    against.to_string(),
                    it.games.to_string(),
                    percent(it.win_rate),
                    range(it.low, it.high),
                    format!("{:.1}", it.mean_score),
                    format!("{:.1}", theirs.mean_score),
                    format!("{:+.0}", elo[0]),
                ]);
            }
            // Each as soon as it is there: all of them take long.
            if !args.json && !table.is_empty() {
                let even = percent(1.0 / seats.count() as f64);
                let head = format!("{kind}, {} seats: equal bots win {even}", seats.count());
                bar.suspend(|| report::line(&format!("{head}\n{table}\n")))?;
            }
        }
    }
    bar.finish_and_clear();
    report_interruption(played, planned);
    Ok(())
}

/// Each of them once.
fn different(bots: &[Entrant]) -> Vec<Entrant> {
    let mut entrants: Vec<Entrant> = Vec::new();
    for bot in bots {
        if !entrants.contains(bot) {
            entrants.push(*bot);
        }
    }
    entrants
}

fn contest<K: Guide>(
    args: &Args,
    seats: Seats,
    entrants: &[Entrant],
    line_ups: Vec<Vec<usize>>,
) -> anyhow::Result<Contest<K>> {
    let options = parse_options::<K::Game>(&args.options)?;
    let players = entrants.iter().map(|it| Player::new(*it)).collect();
    Ok(Contest { seats, options, seed: args.seed, players, line_ups })
}

fn play<K: Guide>(args: &Args, contest: &Contest<K>, bar: &ProgressBar) -> Tally {
    let clock = SystemClock::start();
    let mut tally = Tally::new(contest.players.len());
    let batch = if args.until_significant { BATCH } else { args.deals };
    let mut from = 0;
    while from < args.deals && !interrupt::came() {
        let to = (from + batch).min(args.deals);
        for records in contest.play(from..to, &clock, &interrupt::STOP, &|| bar.inc(1)) {
            tally.add(&records);
        }
        from = to;
        if args.until_significant && tally.is_significant() {
            break;
        }
    }
    tally
}

/// After Ctrl-C, says that the result is incomplete.
fn report_interruption(games: u64, planned: u64) {
    if interrupt::came() {
        report::note(&format!(
            "stopped after {games} of {planned} games; unfinished deals don't count"
        ));
    }
}

/// `elo` is the rating with both ends of its interval.
fn in_json(name: Entrant, it: &Standing, elo: [f64; 3]) -> String {
    // Without the minus of a zero.
    let [elo, low, high] = elo.map(|it| it + 0.0);
    format!(
        r#""name":"{name}","games":{},"win_rate":{:.4},"low":{:.4},"high":{:.4},"mean_score":{:.2},"mean_place":{:.3},"elo":{elo:.1},"elo_low":{low:.1},"elo_high":{high:.1}"#,
        it.games, it.win_rate, it.low, it.high, it.mean_score, it.mean_place
    )
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

fn range(low: f64, high: f64) -> String {
    format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
}
