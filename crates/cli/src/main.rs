//! The product's binary: see `felucca --help`.
mod advise;
mod arena;
mod bench;
mod bots;
mod check;
mod files;
mod input;
mod interrupt;
mod perft;
mod picture;
mod play;
mod replay;
mod report;
mod simulate;
mod tune;
mod words;

use clap::{CommandFactory, Parser, Subcommand};
use std::{
    io::{IsTerminal, stdin, stdout},
    process::ExitCode,
};

/// Play and study fine board games: Sobek and Conex, for 2 to 4 players.
///
/// Without a command, Felucca starts a game of Sobek in the terminal.
#[derive(Parser)]
#[command(name = "felucca", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  felucca play sobek --seats 3                   a game against two others
  felucca play conex --options small             Conex, on a small table
  felucca play sobek --seats 2 --bots captain    against the strongest
  felucca simulate sobek --seats 4 --games 1000  a thousand games, summed up
  felucca simulate sobek --games 5 --out logs    keep a log of each
  felucca replay logs/sobek-3-1-000000.log --viewer 2
  felucca replay game.log --at 40 --svg table.svg
  felucca check logs/*.log                       was everything right?
  felucca advise game.log --ply 40               what would a strong player do?
  felucca arena conex greedy random              which bot is better?

Exit codes: 0 done, 2 the input is wrong (the message says where and why).
Rules and notation: docs/rules/sobek.md, docs/rules/conex.md; logs: docs/logs.md.";

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Check(check::Args),
    Advise(advise::Args),
    Arena(arena::Args),
    Tune(tune::Args),
    Perft(perft::Args),
    Bench(bench::Args),
}

/// For input that is wrong, as for a wrong command line.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let mut command = Cli::parse().command;
    if command.is_none() && stdin().is_terminal() && stdout().is_terminal() {
        command = Cli::parse_from(["felucca", "play"]).command;
    }
    let done = match command {
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Advise(args)) => advise::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        None => report::line(Cli::command().render_long_help().to_string().trim_end()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report::error(&format!("{error:#}"));
            ExitCode::from(BAD_INPUT)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
