//! `cargo xtask test`: all tests, with what they need besides Rust.
use crate::{
    cargo,
    failures::Failures,
    packages::{CHROMIUM, Machine, PYTHON, provide},
    postgres::Server,
    scripts,
};
use anyhow::{Context, bail};
use std::{
    env,
    io::{BufRead, BufReader, IsTerminal, Write, pipe, stderr, stdout},
    process::Command,
};

/// The tests on Postgres read from here where a server is, and skip if it's not set.
const POSTGRES: &str = "FELUCCA_TEST_POSTGRES";

/// The tests in a browser read from here where it is, and skip if there is none.
const BROWSER: &str = "FELUCCA_TEST_CHROMIUM";

/// A test that starts a Postgres of its own does so by this program.
const XTASK: &str = "FELUCCA_TEST_XTASK";

pub(crate) fn test() -> anyhow::Result<()> {
    let (mut left_out, mut failed) = (Vec::new(), Vec::new());
    let mut tests = cargo();
    tests.args(["test", "--workspace", "--locked", "--no-fail-fast"]);

    // If a server is named, the tests use that one.
    let named = env::var_os(POSTGRES).is_some_and(|it| !it.is_empty());
    let server = if named { None } else { Some(Server::start()) };
    match &server {
        None => {}
        Some(Ok(server)) => {
            tests.env(POSTGRES, server.url()).env(XTASK, env::current_exe()?);
        }
        Some(Err(reason)) => {
            tests.env_remove(POSTGRES);
            left_out.push(format!("the tests on PostgreSQL ({reason:#})"));
        }
    }

    if let Err(reason) = provide(&PYTHON, &Machine::this()) {
        left_out.push(format!("the bot in docs/examples ({reason:#})"));
    }

    // If a browser is named, the tests use that one.
    if env::var_os(BROWSER).is_none_or(|it| it.is_empty()) {
        match provide(&CHROMIUM, &Machine::this()) {
            Ok(directory) => {
                tests.env(BROWSER, directory.join("chromium"));
            }
            Err(reason) => left_out.push(format!("the tests in a browser ({reason:#})")),
        }
    }

    if let Err(reason) = scripts::test(&mut left_out, &mut failed) {
        failed.push(format!("the scripts: {reason:#}"));
    }
    failed.extend(watched(&mut tests)?);
    drop(server);
    // Last, where people read it.
    if let Some(summary) = summary(&left_out, env::var("CI").is_ok_and(|it| it == "true")) {
        eprintln!("{summary}");
    }
    if !failed.is_empty() {
        bail!("Failed:\n  {}", failed.join("\n  "));
    }
    Ok(())
}

/// Runs the tests, passes on what they say, and names those that fail.
fn watched(tests: &mut Command) -> anyhow::Result<Vec<String>> {
    if stderr().is_terminal() && env::var_os("CARGO_TERM_COLOR").is_none() {
        tests.env("CARGO_TERM_COLOR", "always");
    }
    // One pipe for both: so it stays in order.
    let (said, both) = pipe()?;
    tests.stdout(both.try_clone()?).stderr(both);
    let mut child = tests.spawn().context("can't start cargo")?;
    // Ours must be closed, or the pipe never ends.
    tests.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let mut failures = Failures::default();
    let mut lines = BufReader::new(said);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? != 0 {
        stdout().write_all(&line)?;
        failures.hear(&String::from_utf8_lossy(&line));
        line.clear();
    }
    let status = child.wait()?;
    Ok(failures.named(status.success()))
}

/// In CI nobody watches, so it must stand out in a long log.
fn summary(left_out: &[String], in_ci: bool) -> Option<String> {
    if left_out.is_empty() {
        return None;
    }
    let line = format!("Left out: {}", left_out.join("; "));
    let bar = "!".repeat(72);
    Some(if in_ci {
        format!("{bar}\nWARNING: not everything was tested.\n{line}\n{bar}")
    } else {
        line
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_said() {
        assert_eq!(summary(&[], true), None);
        let left_out = ["the tests on PostgreSQL (initdb not found)".to_owned()];
        let line = "Left out: the tests on PostgreSQL (initdb not found)";
        assert_eq!(summary(&left_out, false).unwrap(), line);
        let loud = summary(&left_out, true).unwrap();
        assert!(loud.contains(line) && loud.contains("WARNING"));
    }
}
