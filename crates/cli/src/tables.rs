//! `felucca tables`: what a server keeps, table by table.
use crate::{
    database::{Database, Opened, now_ms},
    files,
    report::{self, count},
};
use anyhow::{anyhow, bail};
use clap::{Subcommand, ValueEnum};
use serde_json::json;
use std::path::PathBuf;
use store::{Change, Overview, SeatKind, SeatRow, Status, Store, StoreError};

/// List a server's tables, close them, or export their logs
///
/// The server may run meanwhile.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List tables, the newest first
    List(List),
    /// End tables without a result: they leave the list, and nobody plays on
    Close(Close),
    /// Write the logs of tables that have ended, as `felucca check` and `felucca replay` read them
    Export(Export),
}

#[derive(clap::Args)]
struct List {
    /// Only those that stand so
    #[arg(long, value_name = "STATUS")]
    status: Option<Standing>,
    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Close {
    /// The names of tables, or links to them
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Export {
    /// The names of tables, or links to them
    #[arg(value_name = "TABLE", required_unless_present = "all")]
    tables: Vec<String>,
    /// All tables that have ended
    #[arg(long, conflicts_with = "tables", requires = "out")]
    all: bool,
    /// Write a new file for each into this folder [default: print the log of a single table]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

#[derive(Clone, Copy, ValueEnum)]
enum Standing {
    Open,
    Playing,
    Over,
    Abandoned,
}

impl Standing {
    fn status(self) -> Status {
        match self {
            Standing::Open => Status::Open,
            Standing::Playing => Status::Playing,
            Standing::Over => Status::Over,
            Standing::Abandoned => Status::Abandoned,
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.task {
        Task::List(args) => list(args),
        Task::Close(args) => {
            args.database.with(&Opened::Beside, async |store| close(store, &args.tables).await)
        }
        Task::Export(args) => {
            args.database.with(&Opened::Beside, async |store| export(store, args).await)
        }
    }
}

fn list(args: &List) -> anyhow::Result<()> {
    let status = args.status.map(Standing::status);
    let most = i64::from(args.most);
    let tables = args
        .database
        .with(&Opened::Beside, async |store| Ok(store.overviews(status, most).await?))?;
    if args.json {
        let tables: Vec<_> = tables.iter().map(as_json).collect();
        return report::line(&json!({ "tables": tables }).to_string());
    }
    if tables.is_empty() {
        return report::line("no tables");
    }
    let mut shown = report::table(&["table", "game", "stands", "who", "log", "made", "last move"]);
    let now = now_ms();
    for Overview { of, seats, entries, last_ms } in &tables {
        let who: Vec<String> = seats.iter().map(called).collect();
        shown.add_row([
            of.id.clone(),
            of.game.clone(),
            of.status.name().to_owned(),
            who.join(", "),
            count(*entries as u64, "line"),
            age(now - of.created_ms),
            if *entries == 0 { "-".to_owned() } else { age(now - last_ms) },
        ]);
    }
    report::line(&shown.to_string())
}

/// Without what is secret: no hash of a token, and no seed.
fn as_json(table: &Overview) -> serde_json::Value {
    let Overview { of, seats, entries, last_ms } = table;
    let seat = |it: &SeatRow| match it.kind {
        SeatKind::Open => json!({ "seat": it.seat, "kind": "open" }),
        SeatKind::Bot => json!({ "seat": it.seat, "kind": "bot", "level": it.level }),
        SeatKind::Person => {
            json!({ "seat": it.seat, "kind": "person", "name": it.name, "away": it.away })
        }
    };
    json!({
        "id": of.id,
        "game": of.game,
        "options": of.options,
        "status": of.status.name(),
        "public": of.listed,
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
        "log_lines": entries,
        "created_ms": of.created_ms,
        "last_ms": last_ms,
        "rematch": of.next,
    })
}

fn called(seat: &SeatRow) -> String {
    match seat.kind {
        SeatKind::Open => "-".to_owned(),
        SeatKind::Bot => seat.level.clone(),
        SeatKind::Person => seat.name.clone(),
    }
}

fn age(ms: i64) -> String {
    let minutes = (ms / 60_000).max(0) as u64;
    match minutes {
        0..60 => format!("{minutes} min"),
        60..2880 => format!("{} h", minutes / 60),
        _ => count(minutes / 1440, "day"),
    }
}

/// Does something with each table, and goes on where one fails.
async fn each(
    tables: &[String],
    work: impl AsyncFn(&str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut failed = 0;
    for name in tables {
        // A link ends with the name of its table.
        let id = name.trim_end_matches('/').rsplit('/').next().unwrap_or(name);
        match work(id).await {
            Ok(()) => {}
            Err(error) if tables.len() == 1 => return Err(error),
            Err(error) => {
                report::error(&format!("{error:#}"));
                failed += 1;
            }
        }
    }
    match failed {
        0 => Ok(()),
        _ => bail!("{failed} of {} tables failed", tables.len()),
    }
}

async fn close(store: &Store, tables: &[String]) -> anyhow::Result<()> {
    each(tables, async |id| match store.write(Change::Abandon { id: id.to_owned() }).await {
        Ok(()) => report::line(&format!("{id}: closed")),
        Err(StoreError::Conflict) => match store.find(id).await? {
            Some(of) => bail!("{id}: it is {} already", of.status.name()),
            None => bail!("{id}: there is no such table"),
        },
        Err(error) => Err(error.into()),
    })
    .await
}

async fn export(store: &Store, args: &Export) -> anyhow::Result<()> {
    if let Some(folder) = &args.out {
        files::make_folder(folder)?;
    }
    let tables = match args.all {
        false => args.tables.clone(),
        true => {
            let mut all = Vec::new();
            for status in [Status::Over, Status::Abandoned] {
                let ended = store.overviews(Some(status), i64::MAX).await?;
                // Of one that never began there is nothing to tell.
                let played = ended.into_iter().filter(|it| 0 < it.entries);
                all.extend(played.map(|it| it.of.id));
            }
            all
        }
    };
    if args.out.is_none() && 1 < tables.len() {
        bail!("name a folder for so many logs with --out");
    }
    each(&tables, async |id| {
        let log = log(store, id).await?;
        match &args.out {
            None => report::line(log.trim_end()),
            Some(folder) => files::write_new(&folder.join(format!("{id}.log")), &log),
        }
    })
    .await?;
    match &args.out {
        Some(folder) => {
            report::line(&format!("{}: {}", folder.display(), count(tables.len() as u64, "log")))
        }
        None => Ok(()),
    }
}

async fn log(store: &Store, id: &str) -> anyhow::Result<String> {
    let stored = store.load(id).await?.ok_or_else(|| anyhow!("{id}: there is no such table"))?;
    if !stored.of.status.is_finished() {
        bail!("{id}: it hasn't ended, and its log would show every hand; close it first");
    }
    server::log_of(&stored).map_err(|reason| anyhow!("{id}: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_has_one_unit() {
        let minutes = |it: i64| age(it * 60_000);
        assert_eq!(
            [minutes(-5), minutes(59), minutes(60), minutes(2879), minutes(2880)],
            ["0 min", "59 min", "1 h", "47 h", "2 days"]
        );
    }
}
