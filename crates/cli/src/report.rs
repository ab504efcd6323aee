//! What the commands print.
use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use pages::Palette;
use std::io::{self, IsTerminal, Write};
use terminal_size::{Height, Width};

/// Prints a line. If the reader has gone away (`felucca … | head`), the program
/// ends quietly.
pub(crate) fn line(text: &str) -> anyhow::Result<()> {
    match writeln!(io::stdout().lock(), "{text}") {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        done => done.context("can't write to standard output"),
    }
}

/// Prints one JSON object, on a line of its own.
pub(crate) fn json(object: &impl serde::Serialize) -> anyhow::Result<()> {
    line(&serde_json::to_string(object)?)
}

/// Rounded, as a number in JSON.
pub(crate) fn rounded(value: f64, places: i32) -> f64 {
    let scale = 10f64.powi(places);
    (value * scale).round() / scale
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

/// A terminal that shows what we print.
pub(crate) struct Screen {
    /// Columns and rows.
    pub(crate) size: [usize; 2],
    pub(crate) palette: Palette,
}

/// The terminal, if it is one.
pub(crate) fn screen() -> Option<Screen> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let (Width(columns), Height(rows)) = terminal_size::terminal_size()?;
    let var = |name| std::env::var(name).unwrap_or_default();
    let palette = palette(&var("NO_COLOR"), &var("TERM"), &var("COLORTERM"));
    Some(Screen { size: [columns, rows].map(usize::from), palette })
}

/// How it shows colours, by what is said of it in its environment.
fn palette(no_color: &str, term: &str, colorterm: &str) -> Palette {
    match (no_color, term, colorterm) {
        ("", term, _) if term.is_empty() || term == "dumb" => Palette::None,
        ("", _, "truecolor" | "24bit") => Palette::Full,
        ("", ..) => Palette::Indexed,
        _ => Palette::None,
    }
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
    fn colours_are_shown_where_they_are_wanted() {
        assert_eq!(palette("", "xterm-256color", "truecolor"), Palette::Full);
        assert_eq!(palette("", "xterm-256color", ""), Palette::Indexed);
        assert_eq!(palette("1", "xterm-256color", "truecolor"), Palette::None);
        assert_eq!(palette("", "dumb", "truecolor"), Palette::None);
    }

    #[test]
    fn numbers_are_set_in_groups() {
        let shown = [0.0, 7.25, 99.96, 100.0, 1234.5, 1_234_567.0].map(number);
        assert_eq!(
            shown,
            ["0.0", "7.2", "100.0", "100", "1\u{202f}234", "1\u{202f}234\u{202f}567"]
        );
    }
}
