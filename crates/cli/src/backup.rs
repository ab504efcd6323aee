//! `felucca backup` and `felucca restore`: everything that a server keeps, in one file.
use crate::{
    database::{Database, Opened, now_ms},
    report::{self, count},
};
use anyhow::{Context, bail};
use std::{
    fs::File,
    io::BufWriter,
    path::{Path, PathBuf},
};
use store::Backup;

/// Write everything that a server keeps to a file, while it runs
///
/// The file holds all tables as they are at one instant: every move that was accepted before is
/// in it. It can be restored on SQLite and on PostgreSQL, whichever it was made from. Only its
/// owner can read it: with the seeds in it, luck of games in play can be foretold.
#[derive(clap::Args)]
#[command(after_help = "Example: felucca backup felucca-monday.backup --replace")]
pub(crate) struct Args {
    /// The file to write
    file: PathBuf,
    /// Write it even if there is one already
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    database: Database,
}

/// Put what a backup holds into a database
///
/// No server may run on it. All of the file is restored, or nothing. A database that holds tables
/// already is left as it is, unless --replace is given.
#[derive(clap::Args)]
#[command(after_help = "\
Examples: felucca restore felucca-monday.backup --database restored.db
          felucca restore felucca-monday.backup --database postgres://felucca@db/felucca")]
pub(crate) struct RestoreArgs {
    /// A file of `felucca backup`
    file: PathBuf,
    /// Delete what the database holds
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    database: Database,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (path, name) = (args.file.as_path(), args.file.display());
    if path.is_dir() {
        bail!("{name}: this is a folder");
    }
    if path.exists() && !args.replace {
        bail!("{name}: a file of this name exists already; --replace writes over it");
    }
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let failed = || format!("{name}: can't write it");
    // A neighbour that gets the name when it is whole; nobody else can read it.
    let file = tempfile::NamedTempFile::new_in(folder).with_context(failed)?;
    let written = args.database.with(&Opened::Beside, async |store| {
        Ok(store.backup(BufWriter::new(file.as_file()), now_ms()).await?)
    })?;
    file.as_file().sync_all().with_context(failed)?;
    file.persist(path).map_err(|it| it.error).with_context(failed)?;
    report::line(&format!("{name}: {}", said(written)))
}

pub(crate) fn restore(args: &RestoreArgs) -> anyhow::Result<()> {
    let name = args.file.display();
    let file = File::open(&args.file).with_context(|| format!("{name}: can't open it"))?;
    let restored = args.database.with(&Opened::Alone, async |store| {
        let restored = store.restore(file, args.replace).await;
        restored.with_context(|| format!("{name}: nothing was restored"))
    })?;
    report::line(&format!("{}: {}", args.database.location()?, said(restored)))
}

fn said(all: Backup) -> String {
    format!("{} with {} of log", count(all.tables, "table"), count(all.entries, "line"))
}
