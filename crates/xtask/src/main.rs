//! What the repository needs done, in Rust: `cargo xtask --help`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

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
    process::Command,
};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What the repository needs done")]
enum Task {
    /// Run all tests; install what they need besides Rust, or say what is left out
    Test,
    /// Take pictures of the main screens, for the README
    Screens,
    /// Let axe and Lighthouse look at every kind of page (needs npm)
    Audit,
    /// Run a Postgres server for tests until Enter, and print its URL
    Postgres,
    /// Fuzz each target for a while (needs a nightly toolchain)
    Fuzz(fuzz::Args),
    /// Play at many tables at once, and measure how the server copes
    Load(load::Args),
    /// Kill the server again and again under load, and check that it keeps its promises
    Chaos(load::Args),
    /// Measure the memory of idle tables, and the start on a full database
    Idle(load::Args),
}

fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Test => test::test(),
        Task::Screens => browser(&["screens", "docs/screens"]),
        Task::Audit => audit(),
        Task::Postgres => postgres::serve(),
        Task::Fuzz(args) => fuzz::fuzz(&args),
        Task::Load(args) => load::load("load", &args),
        Task::Chaos(args) => load::load("chaos", &args),
        Task::Idle(args) => load::load("idle", &args),
    }
}

/// Tasks with the product in a browser.
fn browser(args: &[&str]) -> anyhow::Result<()> {
    run(cargo().args(["build", "--release", "--workspace", "--bins"]))?;
    run(cargo().args(["run", "--release", "-p", "browser", "--"]).args(args))
}

/// The judges come from npm and stay outside the workspace: they aren't shipped.
fn audit() -> anyhow::Result<()> {
    let folder = "target/audit";
    let judges = ["axe-core@4.10", "lighthouse@12"];
    let npm = &mut Command::new("npm");
    run(npm.current_dir(root()).args(["install", "--no-save", "--prefix", folder]).args(judges))?;
    browser(&["audit", folder])
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
