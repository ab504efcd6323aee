//! What every task needs to know, and how it reports.
use comfy_table::Table;
use indicatif::{ProgressBar, ProgressStyle};
use launch::{Launch, program};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// No limits, and nothing leaves memory.
const ARGS: &[&str] = &[
    "--requests-per-second=100000000",
    "--tables-per-person=1000000000",
    "--tables-per-minute=100000000",
    "--connections=100000",
    "--idle-after=3600",
];

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Setup {
    /// The server's program [default: felucca, beside this one]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The server's database, a file or postgres://… [default: a new SQLite file]
    #[arg(long)]
    pub(crate) database: Option<String>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

impl Setup {
    /// How to start a server that keeps its files in this folder, unless told otherwise.
    pub(crate) fn launch(&self, folder: &Path) -> anyhow::Result<Launch> {
        let file = || folder.join("load.db").display().to_string();
        let database = self.database.clone().unwrap_or_else(file);
        Ok(Launch { program: program(self.program.as_deref())?, database, args: ARGS, log: None })
    }

    /// As JSON, or as rows of names and values with remarks below them.
    pub(crate) fn report(
        &self,
        report: &impl Serialize,
        rows: &[(&str, String)],
        remarks: &[String],
    ) {
        if self.json {
            println!("{}", serde_json::to_string(report).expect("a report is plain JSON"));
            return;
        }
        let mut table = Table::new();
        table.load_style(comfy_table::presets::NOTHING);
        for (name, value) in rows {
            table.add_row([name, value.as_str()]);
        }
        println!("{table}");
        remarks.iter().for_each(|it| println!("{it}"));
    }
}

/// The progress, for people who watch: nothing is drawn without a terminal.
pub(crate) fn progress(steps: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {msg}");
    let bar = ProgressBar::new(steps).with_prefix(what.to_owned());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The value this far through a sorted list.
fn quantile(sorted: &[u32], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let at = (last as f64 * part).round() as usize;
    sorted.get(at).map_or(0.0, |it| f64::from(*it))
}

/// The same, of microseconds.
pub(crate) fn milliseconds(sorted: &[u32], part: f64) -> f64 {
    quantile(sorted, part) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_one_of_the_values() {
        let sorted: Vec<u32> = (0..=100).collect();
        for (part, value) in [(0.0, 0), (0.5, 50), (0.99, 99), (1.0, 100)] {
            assert!((quantile(&sorted, part) - f64::from(value)).abs() < 1e-9, "{part}");
        }
        assert!((quantile(&[7], 0.99) - 7.0).abs() < 1e-9);
        assert!(quantile(&[], 0.5).abs() < 1e-9);
    }
}
