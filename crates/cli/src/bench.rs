//! How fast the rules and the search are, on one core.
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
use crate::{help::game_parser, report};
use anyhow::bail;
use bots::{Bot, Budget, Guide, OptionsOf, SystemClock, Thinking, ViewOf, Weights};
use game_core::{Game, Nobody, Seat, Seats, Turn, Viewer, playout, random_action};
use games::{GameKind, GuideOf, with_game};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// Measure how fast the rules and the search are, on one core
///
/// decisions, games: random play, each decision drawn from the full list of legal actions;
/// `legal`: list all legal actions of typical decisions;
/// `clone_apply`: copy a position and carry out an action; view: what a seat sees;
/// determinize: draw a full position that fits a view; position: its size;
/// search: iterations of a search from the middle of a round or game.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Measure only this game
    #[arg(value_parser = game_parser())]
    game: Option<GameKind>,
    /// One JSON object per line instead of a table
    #[arg(long)]
    json: bool,
    /// Milliseconds per figure; longer is steadier
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(10..=60_000))]
    time: u64,
}

struct Figure {
    what: &'static str,
    value: f64,
    unit: &'static str,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let time = Duration::from_millis(args.time);
    for kind in GameKind::ALL.into_iter().filter(|it| args.game.is_none_or(|only| only == *it)) {
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (nth, &seats) in kind.seats().iter().enumerate() {
            let figures = with_game!(kind, H => measure::<GuideOf<H>>(seats, time))?;
            for (i, Figure { what, value, unit }) in figures.into_iter().enumerate() {
                if args.json {
                    let (game, seats, value) =
                        (kind.id(), seats.count(), report::rounded(value, 1));
                    report::line(&format!(
                        r#"{{"game":"{game}","seats":{seats},"what":"{what}","value":{value},"unit":"{unit}"}}"#
                    ))?;
                }
                if nth == 0 {
                    rows.push(vec![what.to_owned(), unit.to_owned()]);
                }
                rows[i].push(report::number(value));
            }
        }
        if !args.json {
            let seats = kind.seats().iter().map(|it| format!("{} seats", it.count()));
            let head: Vec<String> =
                [kind.id().to_owned(), String::new()].into_iter().chain(seats).collect();
            let mut table = report::table(&head.iter().map(String::as_str).collect::<Vec<_>>());
            table.add_rows(rows);
            report::line(&table.to_string())?;
        }
    }
    Ok(())
}

fn measure<K: Guide>(seats: Seats, time: Duration) -> anyhow::Result<Vec<Figure>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Vec::with_capacity(1 << 13);
    let start = K::Game::new(seats, &OptionsOf::<K>::default());

    let (mut decisions, mut games) = (0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < time {
        for _ in 0..64 {
            decisions += u64::from(playout(&mut start.clone(), &mut rng, &mut actions));
            games += 1;
        }
    }
    let seconds = began.elapsed().as_secs_f64();

    let lists = positions::<K>(seats, 256, &mut rng, Bot::Random, K::is_typical_list)?;
    let legal = nanoseconds(time, &lists, |sample| {
        actions.clear();
        sample.state.legal_actions(sample.seat, &mut actions);
        black_box(&actions);
    });
    let samples = positions::<K>(seats, 4096, &mut rng, Bot::Random, |_, _| true)?;
    let clone_apply = nanoseconds(time, &samples, |sample| {
        let mut state = sample.state.clone();
        state.act(sample.seat, sample.action, &mut Nobody);
        black_box(&state);
    });
    let view = nanoseconds(time, &samples, |sample| {
        black_box(sample.state.view(Viewer::Seat(sample.seat)));
    });
    let views: Vec<ViewOf<K>> =
        samples.iter().map(|it| it.state.view(Viewer::Seat(it.seat))).collect();
    let determinize = nanoseconds(time, &views, |view| {
        black_box(K::Game::determinize(view, &mut rng));
    });
    Ok(vec![
        Figure { what: "decisions", value: decisions as f64 / seconds, unit: "1/s" },
        Figure { what: "games", value: games as f64 / seconds, unit: "1/s" },
        Figure { what: "legal", value: legal, unit: "ns" },
        Figure { what: "clone_apply", value: clone_apply, unit: "ns" },
        Figure { what: "view", value: view, unit: "ns" },
        Figure { what: "determinize", value: determinize, unit: "ns" },
        Figure { what: "position", value: size_of::<K::Game>() as f64, unit: "bytes" },
        Figure { what: "search", value: search::<K>(seats, time, &mut rng)?, unit: "1/s" },
    ])
}

/// Iterations a second, from decisions that good players meet.
fn search<K: Guide>(
    seats: Seats,
    time: Duration,
    rng: &mut Xoshiro256PlusPlus,
) -> anyhow::Result<f64> {
    const ITERATIONS: u32 = 2000;
    let midway = positions::<K>(seats, 32, rng, Bot::Greedy, |it, _| K::is_midway(it))?;
    let views: Vec<ViewOf<K>> =
        midway.iter().map(|it| it.state.view(Viewer::Seat(it.seat))).collect();
    let thinking = Thinking::with(Budget::iterations(ITERATIONS));
    let clock = SystemClock::start();
    let (mut done, mut seconds) = (0u64, 0.0);
    for (seed, view) in (0..).zip(views.iter().cycle()) {
        let began = Instant::now();
        let advice = thinking.advise::<K>(view, K::Weights::tuned(), seed, &clock)?;
        seconds += began.elapsed().as_secs_f64();
        done += u64::from(advice.iterations);
        if time.as_secs_f64() < seconds {
            break;
        }
    }
    Ok(done as f64 / seconds)
}

/// A decision in a game.
struct Sample<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
}

/// Decisions from all stages of a bot's games.
fn positions<K: Guide>(
    seats: Seats,
    count: usize,
    rng: &mut Xoshiro256PlusPlus,
    bot: Bot,
    wanted: impl Fn(&K::Game, Seat) -> bool,
) -> anyhow::Result<Vec<Sample<K::Game>>> {
    const MOST_GAMES: usize = 1_000_000;
    let clock = SystemClock::start();
    let mut samples = Vec::with_capacity(count);
    let mut actions = Vec::new();
    let mut state = K::Game::new(seats, &OptionsOf::<K>::default());
    let mut games = 1;
    while samples.len() < count {
        match state.turn() {
            Turn::Over if games == MOST_GAMES => bail!("no such decisions in {games} games"),
            Turn::Over => {
                games += 1;
                state = K::Game::new(seats, &OptionsOf::<K>::default());
            }
            Turn::Chance => {
                state.roll(rng, &mut Nobody);
            }
            Turn::Players(asked) => {
                let (seat, action) = if bot == Bot::Random {
                    random_action(&state, asked, rng, &mut actions)
                } else {
                    let seat = asked.first().expect("somebody is asked");
                    let view = state.view(Viewer::Seat(seat));
                    (seat, bot.choose::<K>(&view, rng.next_u64(), &clock)?)
                };
                if wanted(&state, seat) {
                    samples.push(Sample { state: state.clone(), seat, action });
                }
                state.act(seat, action, &mut Nobody);
            }
        }
    }
    Ok(samples)
}

/// The mean time of `work` on one of the samples.
fn nanoseconds<T>(time: Duration, samples: &[T], mut work: impl FnMut(&T)) -> f64 {
    let mut done = 0usize;
    let began = Instant::now();
    while began.elapsed() < time {
        samples.iter().for_each(&mut work);
        done += samples.len();
    }
    began.elapsed().as_nanos() as f64 / done as f64
}
