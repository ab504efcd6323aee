//! The product's binary: see `felucca --help`.
mod advise;
mod arena;
mod backup;
mod bench;
mod bots;
mod check;
mod completions;
mod database;
mod files;
mod help;
mod input;
mod interrupt;
mod man;
mod perft;
mod play;
mod prune;
mod replay;
mod report;
mod saved;
mod simulate;
mod tables;
mod teller;
mod tune;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use mimalloc::MiMalloc;
use std::{ffi::OsString, process::ExitCode};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Play and study fine board games: {names}, for 2 to 4 players.
///
/// Without a command, Felucca starts its server: open the address it shows in a browser.
#[derive(Parser)]
#[command(name = "felucca", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  felucca\tthe server, for this machine
  felucca serve --listen 0.0.0.0:8484\tthe server, for your network
  felucca play {game} --seats 3\ta game against two others
  felucca play {another} --options {option}\tanother game, with an option of its own
  felucca play {game} --seats 2 --bots captain\tagainst the strongest
  felucca play --resume\tthe game broken off last
  felucca simulate {game} --seats 4 --games 1000\ta thousand games, summed up
  felucca simulate {game} --games 5 --out logs\tkeep a log of each
  felucca replay logs/{game}-3-1-000000.log --viewer 2
  felucca replay game.log --at 40 --svg table.svg
  felucca check logs/*.log\twas everything right?
  felucca advise game.log --ply 40\twhat would a strong player do?
  felucca arena {another} greedy random\twhich bot is better?

Exit codes: 0 done, 2 the input is wrong (the message says where and why).
Rules and notation: {rules}; logs: docs/logs.md.";

const SERVE: &str = "\
Run the server: tables for people and bots, in the browser and over JSON.

Every match is kept in a database, by default an SQLite file. Accepted moves survive a crash or a \
loss of power. Each setting can be given as a flag, as an environment variable or in a file \
(--config); the first of these wins. Ctrl-C or SIGTERM stops the server once it has answered \
everything it has accepted.";

const SERVE_EXAMPLES: &str = "\
Examples:
  felucca serve                                          for this machine only
  felucca serve --listen 0.0.0.0:8484                    for everybody on your network
  felucca serve --listen 127.0.0.1:8484 --behind-proxy --public-url https://play.example.org
  felucca serve --database postgres://felucca@db/felucca one of several nodes
  felucca serve --config /etc/felucca.toml

A file uses the same names:
  listen = \"0.0.0.0:8484\"
  database = \"/var/lib/felucca/felucca.db\"
  metrics = \"127.0.0.1:9484\"

Proxies, TLS, running as a service, PostgreSQL, backups: docs/operations.md.";

#[derive(Subcommand)]
enum Command {
    /// Run the server: tables for people and bots, in the browser and over JSON
    #[command(long_about = SERVE, after_help = SERVE_EXAMPLES)]
    Serve(Box<server::Settings>),
    Tables(tables::Args),
    Backup(backup::Args),
    Restore(backup::RestoreArgs),
    Prune(prune::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Check(check::Args),
    Advise(advise::Args),
    Arena(arena::Args),
    Tune(tune::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// For wrong input, as for a wrong command line.
const BAD_INPUT: u8 = 2;

/// The whole command line, described.
fn command_line() -> clap::Command {
    help::with_games(Cli::command())
}

/// What was typed; a mistake in it ends the program.
fn parsed(words: impl IntoIterator<Item = OsString>) -> Option<Command> {
    let mut line = command_line();
    let parsed = line.try_get_matches_from_mut(words).and_then(|it| Cli::from_arg_matches(&it));
    parsed.unwrap_or_else(|error| error.format(&mut line).exit()).command
}

fn main() -> ExitCode {
    let command = parsed(std::env::args_os());
    // Then there are no flags for it, but the environment counts.
    let command = command.or_else(|| parsed(["felucca", "serve"].map(OsString::from)));
    let done = match command {
        Some(Command::Serve(settings)) => server::serve(*settings).map_err(anyhow::Error::from),
        Some(Command::Tables(args)) => tables::run(&args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Prune(args)) => prune::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Advise(args)) => advise::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Completions(args)) => completions::run(&args, command_line()),
        Some(Command::Man(args)) => man::run(&args, command_line()),
        None => unreachable!("there is always one"),
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
        command_line().debug_assert();
    }

    #[test]
    fn help_has_no_gaps() {
        let mut line = command_line();
        line.build();
        for command in line.get_subcommands_mut() {
            let help = command.render_long_help().to_string();
            assert!(!help.contains(['{', '}']), "{help}");
        }
    }
}
