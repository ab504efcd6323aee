//! What is done with the product in a browser besides testing it.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod audit;
mod screens;

use clap::Parser;
use std::path::PathBuf;

#[derive(Parser)]
#[command(about = "The product in a browser")]
enum Task {
    /// Play a little, and take pictures
    Screens {
        /// Where the pictures go
        folder: PathBuf,
    },
    /// Let axe and Lighthouse look at every kind of page
    Audit {
        /// Where npm has installed them
        folder: PathBuf,
    },
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Screens { folder } => screens::screens(&folder).await,
        Task::Audit { folder } => audit::audit(&folder).await,
    }
}
