//! `cargo xtask fuzz`: hostile input, for as long as you like.
use crate::{root, run};
use std::{fs, process::Command};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Fuzz only this target: notation, log or listed
    target: Option<String>,
    /// Seconds for each target
    #[arg(long, default_value_t = 30)]
    seconds: u32,
}

fn run_target(target: &str, seconds: u32) -> anyhow::Result<()> {
    run(Command::new("cargo")
        .args(["+nightly", "fuzz", "run", target, "--"])
        .arg(format!("-max_total_time={seconds}"))
        .current_dir(root()))
}

pub(crate) fn fuzz(args: &Args) -> anyhow::Result<()> {
    let installed = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|it| it.status.success()) {
        run(Command::new("cargo").args(["install", "cargo-fuzz", "--locked"]))?;
    }
    let mut targets = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        targets.extend(path.file_stem().and_then(|it| it.to_str()).map(str::to_owned));
    }
    targets.sort();
    let wanted = |it: &&String| args.target.as_ref().is_none_or(|only| only == *it);
    anyhow::ensure!(targets.iter().any(|it| wanted(&it)), "the targets are {}", targets.join(", "));
    targets.iter().filter(wanted).try_for_each(|it| run_target(it, args.seconds))
}
