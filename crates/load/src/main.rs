//! Load and chaos for the server, over HTTP like anybody else: `cargo xtask load`,
//! `cargo xtask chaos` and `cargo xtask idle`.
#![expect(clippy::disallowed_methods, reason = "it measures time")]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]
mod browser;
mod chaos;
mod http;
mod idle;
mod load;
mod page;
mod pages;
mod parts;
mod player;
mod screens;
mod setup;
mod usage;

use clap::Parser;
use mimalloc::MiMalloc;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

#[derive(Parser)]
#[command(name = "load", about = "Load and chaos for the server, over HTTP like anybody else")]
enum Task {
    Load(load::Args),
    Chaos(chaos::Args),
    Idle(idle::Args),
}

fn main() -> ExitCode {
    match run(&Task::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> anyhow::Result<()> {
    // Four and more connections a table are more than most systems grant at first.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match task {
        Task::Load(args) => runtime.block_on(load::run(args)),
        Task::Chaos(args) => runtime.block_on(chaos::run(args)),
        Task::Idle(args) => runtime.block_on(idle::run(args)),
    }
}
