//! `felucca man`: the manual, made from the command line's own description.
use crate::{files, report};
use clap::Command;
use std::path::PathBuf;

/// Print the manual page, or write a page for each command
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca man | man -l -\n          felucca man --out ~/.local/share/man/man1"
)]
pub(crate) struct Args {
    /// Write felucca.1, felucca-play.1 and so on into this folder, over those that are there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, line: Command) -> anyhow::Result<()> {
    match &args.out {
        Some(folder) => {
            files::make_folder(folder)?;
            clap_mangen::generate_to(line, folder)?;
            report::line(&format!("manual pages in {}", folder.display()))
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(line).render(&mut page)?;
            report::line(String::from_utf8(page)?.trim_end())
        }
    }
}
