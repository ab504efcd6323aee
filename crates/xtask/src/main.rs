//! What the repository needs done, in Rust: `cargo xtask --help`.
mod fuzz;
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
    /// Run all tests; they need nothing but the Rust toolchain
    Test,
    /// Fuzz each target for a while (needs a nightly toolchain)
    Fuzz(fuzz::Args),
}

fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Test => test(),
        Task::Fuzz(args) => fuzz::fuzz(&args),
    }
}

fn test() -> anyhow::Result<()> {
    run(cargo().args(["test", "--workspace", "--locked"]))
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
