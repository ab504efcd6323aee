//! Load and chaos for the server, over HTTP like anybody else: `cargo xtask load` and
//! `cargo xtask chaos`.
#![expect(clippy::disallowed_methods, reason = "it measures time")]
#![expect(clippy::print_stdout, reason = "it reports")]
mod http;
mod load;
mod player;
mod process;

use clap::Parser;

#[derive(Parser)]
#[command(name = "load")]
enum Task {
    Load(load::Args),
}

fn main() -> anyhow::Result<()> {
    // Four connections a table are more than most systems grant at first.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match Task::parse() {
        Task::Load(args) => runtime.block_on(load::run(&args)),
    }
}
