//! What the repository needs done, in Rust: `cargo xtask --help`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod audit;
mod failures;
mod fuzz;
mod load;
mod packages;
mod postgres;
mod scripts;
mod test;
#[cfg(test)]
mod tidy;

use anyhow::{Context, bail};
use clap::Parser;
use std::{
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What the repository needs done")]
enum Task {
    /// Run all tests; install what they need besides Rust, or say what is left out
    Test,
    /// Take pictures of the main screens, for the README
    Screens,
    /// Let others judge: schemathesis the API (needs python3), axe and Lighthouse the pages (needs npm)
    Audit {
        /// This part alone
        #[arg(value_enum)]
        part: Option<audit::Part>,
    },
    /// Run a Postgres server for tests until Enter, and print its URL
    Postgres(postgres::Args),
    /// Fuzz each target for a while (needs a nightly toolchain)
    Fuzz(fuzz::Args),
    /// Play at many tables at once, and measure how the server copes
    Load(load::Args),
    /// Kill the server again and again under load, and check that it keeps its promises
    Chaos(load::Args),
    /// Measure the memory of idle tables, and the start on a full database
    Idle(load::Args),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Test => test::test(),
        Task::Screens => browser(&["screens", "docs/screens"]),
        Task::Audit { part } => audit::audit(part),
        Task::Postgres(args) => postgres::serve(&args),
        Task::Fuzz(args) => fuzz::fuzz(&args),
        Task::Load(args) => load::load("load", &args),
        Task::Chaos(args) => load::load("chaos", &args),
        Task::Idle(args) => load::load("idle", &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where in this program it was noticed helps nobody.
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Tasks with the product in a browser.
fn browser(args: &[&str]) -> anyhow::Result<()> {
    run(cargo().args(["build", "--release", "--workspace", "--bins"]))?;
    run(cargo().args(["run", "--release", "-p", "browser", "--"]).args(args))
}

fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies in crates/").to_owned()
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = format!("{command:?}");
    let status = command.status().with_context(|| format!("can't start {name}"))?;
    if !status.success() {
        bail!("{name} failed");
    }
    Ok(())
}
