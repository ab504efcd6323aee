//! `felucca tune`: weights of the heuristic players, learned by self-play.
use crate::{help::game_parser, input::parse_number, interrupt, report};
use anyhow::bail;
use bots::{Guide, SystemClock, Weights, arena::Tuning};
use games::{GameKind, GuideOf, with_game};

/// Learn the weights of a game's heuristic player by self-play, and print them
///
/// The same seed gives the same weights. The project's own are in games/GAME/guide/src/weights.txt,
/// with the command that made them. Ctrl-C stops and prints what was learned so far.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameKind,
    /// Steps of learning
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    generations: u32,
    /// Deals that each change of the weights plays
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    deals: u64,
    /// The number that determines everything
    #[arg(long, default_value = "1", value_parser = parse_number)]
    seed: u64,
    /// One JSON object a weight instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct Weight {
    name: &'static str,
    by_hand: f64,
    learned: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_game!(args.game, H => learn::<GuideOf<H>>(args))
}

fn learn<K: Guide>(args: &Args) -> anyhow::Result<()> {
    if K::Weights::NAMES.is_empty() {
        bail!("{}: its bots have no weights to learn", args.game);
    }
    let bar = report::progress(args.generations.into(), "generations");
    let tuning = Tuning { generations: args.generations, deals: args.deals, seed: args.seed };
    let clock = SystemClock::start();
    interrupt::listen()?;
    let before = K::Weights::by_hand();
    let learned =
        tuning.learn::<K>(before, &clock, &interrupt::STOP, &|it| bar.set_position(it.into()));
    bar.finish_and_clear();
    let done = bar.position();
    let early = if interrupt::came() { format!(", stopped after {done}") } else { String::new() };
    let values = K::Weights::NAMES.iter().zip(before.values().into_iter().zip(learned.values()));
    if args.json {
        let rounded = |it: f32| report::rounded(f64::from(it), 3);
        let mut weights = values.map(|(name, (by_hand, learned))| Weight {
            name,
            by_hand: rounded(by_hand),
            learned: rounded(learned),
        });
        return weights.try_for_each(|it| report::json(&it));
    }
    let Args { game, generations, deals, seed, .. } = args;
    let command = format!(
        "felucca tune {game} --generations {generations} --deals {deals} --seed {seed}{early}"
    );
    report::line(&format!(
        "# The name, the value we thought of, and the one learned from there by\n# {command}"
    ))?;
    for (name, (before, after)) in values {
        report::line(&format!("{name} {before} {after:.3}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_are_no_weights_nothing_is_learned() {
        let args = Args { game: GameKind::Conex, generations: 1, deals: 1, seed: 1, json: false };
        let refused = learn::<games::GuideOf<games::houses::Goofspiel>>(&args).unwrap_err();
        assert_eq!(refused.to_string(), "conex: its bots have no weights to learn");
    }
}
