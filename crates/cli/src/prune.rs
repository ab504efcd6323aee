//! `felucca prune`: deletes tables that nobody needs any more.
use crate::{
    database::{Database, Opened, now_ms},
    report::{self, count},
};
use clap::ValueEnum;
use serde_json::json;
use store::{Prunable, Unused};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Delete old tables: abandoned, never begun, or against bots alone
///
/// A table is old if nothing was done or said at it for so many days. Games between people that
/// have begun are never deleted unless they were abandoned. The server may run meanwhile; what
/// somebody uses just then stays. A file of SQLite doesn't become smaller: the room is used anew.
#[derive(clap::Args)]
#[command(after_help = "\
Examples: felucca prune --dry-run
          felucca prune --older-than 7 --only never-begun,abandoned")]
pub(crate) struct Args {
    /// How many days nothing happened
    #[arg(long, value_name = "DAYS", default_value_t = 30,
        value_parser = clap::value_parser!(u32).range(1..))]
    older_than: u32,
    /// Only these, joined by commas
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    only: Vec<Kind>,
    /// Say what would be deleted, and delete nothing
    #[arg(long)]
    dry_run: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// Ended without a result
    Abandoned,
    /// Still waits for players
    NeverBegun,
    /// One person and bots, over or not
    AgainstBots,
}

impl Kind {
    fn prunable(self) -> Prunable {
        match self {
            Kind::Abandoned => Prunable::Abandoned,
            Kind::NeverBegun => Prunable::NeverBegun,
            Kind::AgainstBots => Prunable::AgainstBots,
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let only = if args.only.is_empty() { Kind::value_variants() } else { &args.only };
    let kinds = only.iter().map(|it| it.prunable()).collect();
    let unused = Unused { kinds, since_ms: now_ms() - i64::from(args.older_than) * DAY_MS };
    let pruned = args.database.with(&Opened::Beside, async |store| {
        Ok(match args.dry_run {
            true => store.prunable(&unused).await?,
            false => store.prune(&unused).await?,
        })
    })?;
    let of = |kind: Prunable| pruned.iter().filter(|it| it.1 == kind).count();
    let [abandoned, never_begun, against_bots] =
        [Prunable::Abandoned, Prunable::NeverBegun, Prunable::AgainstBots].map(of);
    if args.json {
        let said = json!({
            "abandoned": abandoned,
            "never_begun": never_begun,
            "against_bots": against_bots,
            "tables": pruned.len(),
            "deleted": !args.dry_run,
        });
        return report::line(&said.to_string());
    }
    let done = if args.dry_run { "would be deleted" } else { "deleted" };
    let tables = count(pruned.len() as u64, "table");
    report::line(&format!(
        "{tables} {done}: {abandoned} abandoned, {never_begun} never begun, {against_bots} against \
         bots; nothing happened there for {}",
        count(args.older_than, "day")
    ))
}
