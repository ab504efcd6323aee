//! What the commands print.
use anyhow::Context;
use std::io::{self, Write};

/// Prints a line. A reader that has gone away (`felucca … | head`) ends the
/// program in peace.
pub(crate) fn line(text: &str) -> anyhow::Result<()> {
    match writeln!(io::stdout().lock(), "{text}") {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        done => done.context("can't write to the standard output"),
    }
}

pub(crate) fn table(head: &[&str]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_style(comfy_table::presets::UTF8_FULL_CONDENSED).set_header(head.iter().copied());
    table
}

/// Three significant places at least, thousands set apart.
pub(crate) fn number(value: f64) -> String {
    let text = if value < 100.0 { format!("{value:.1}") } else { format!("{value:.0}") };
    let (whole, fraction) = text.split_once('.').map_or((&*text, None), |(w, f)| (w, Some(f)));
    let mut out = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i != 0 && (whole.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    fraction.map_or(out.clone(), |it| format!("{out}.{it}"))
}

pub(crate) fn error(text: &str) {
    // Nobody is left to tell if this fails.
    let _ = writeln!(io::stderr().lock(), "error: {text}");
}
