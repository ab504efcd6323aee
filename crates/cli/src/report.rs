//! What the commands print.
use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal, Write};

/// Prints a line. If the reader has gone away (`felucca … | head`), the program
/// ends quietly.
pub(crate) fn line(text: &str) -> anyhow::Result<()> {
    match writeln!(io::stdout().lock(), "{text}") {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        done => done.context("can't write to standard output"),
    }
}

/// Prints lines that may be long: in a terminal they are broken between words,
/// and continuation lines are indented by `indent`.
pub(crate) fn prose(text: &str, indent: usize) -> anyhow::Result<()> {
    if !io::stdout().is_terminal() {
        return line(text);
    }
    let indent = " ".repeat(indent);
    let options = textwrap::Options::with_termwidth()
        .subsequent_indent(&indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    text.lines().try_for_each(|it| line(&textwrap::fill(it, &options)))
}

pub(crate) fn error(text: &str) {
    // Nobody is left to tell if this fails.
    let _ = writeln!(io::stderr().lock(), "error: {text}");
}

/// Something to know besides the result.
pub(crate) fn note(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// A bar with the time left, for long work.
pub(crate) fn progress(length: u64, noun: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {noun}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    let bar = ProgressBar::new(length).with_style(style);
    bar.tick();
    bar
}

pub(crate) fn table(head: &[&str]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_style(comfy_table::presets::UTF8_FULL_CONDENSED).set_header(head.iter().copied());
    // In a terminal, cells are broken so that the table fits.
    table.set_content_arrangement(comfy_table::ContentArrangement::Dynamic);
    table
}

/// At least three significant digits, thousands set apart.
pub(crate) fn number(value: f64) -> String {
    let text = if value < 100.0 { format!("{value:.1}") } else { format!("{value:.0}") };
    let (whole, fraction) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i != 0 && (whole.len() - i).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped + fraction
}

/// `1 card`, `2 cards`.
pub(crate) fn count(n: impl Into<u64>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_set_in_groups() {
        let shown = [0.0, 7.25, 99.96, 100.0, 1234.5, 1_234_567.0].map(number);
        assert_eq!(
            shown,
            ["0.0", "7.2", "100.0", "100", "1\u{202f}234", "1\u{202f}234\u{202f}567"]
        );
    }
}
