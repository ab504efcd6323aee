//! `cargo xtask load`, `chaos` and `idle`: the server under load, as it is shipped.
use crate::{cargo, root, run};
use std::{
    env::{self, consts::EXE_SUFFIX},
    ffi::OsString,
    path::PathBuf,
    process::Command,
};

/// All arguments go to the load program, including `--help`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    all: Vec<OsString>,
}

/// Runs the load program, which takes the server beside it.
pub(crate) fn load(task: &str, args: &Args) -> anyhow::Result<()> {
    run(Command::new(shipped("load")?).arg(task).args(&args.all))
}

/// The server's program (`felucca`) or the load program (`load`), built as they are shipped:
/// always both, or each would build what they share anew.
pub(crate) fn shipped(program: &str) -> anyhow::Result<PathBuf> {
    run(cargo().args(["build", "--release", "--locked", "-p", "felucca", "-p", "load"]))?;
    Ok(target().join("release").join(format!("{program}{EXE_SUFFIX}")))
}

/// Where cargo builds.
fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}
