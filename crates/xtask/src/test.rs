//! `cargo xtask test`: all tests, with what they need besides Rust.
use crate::{
    cargo,
    packages::{CHROMIUM, Machine, PYTHON, provide},
    postgres::Server,
    run, scripts,
};
use std::env;

/// The tests on Postgres read from here where a server is, and skip if it's not set.
const POSTGRES: &str = "FELUCCA_TEST_POSTGRES";

/// The tests in a browser read from here where it is, and skip if there is none.
const BROWSER: &str = "FELUCCA_TEST_CHROMIUM";

pub(crate) fn test() -> anyhow::Result<()> {
    let mut left_out = Vec::new();
    let mut tests = cargo();
    tests.args(["test", "--workspace", "--locked"]);

    // If a server is named, the tests use that one.
    let named = env::var_os(POSTGRES).is_some_and(|it| !it.is_empty());
    let server = if named { None } else { Some(Server::start()) };
    match &server {
        None => {}
        Some(Ok(server)) => {
            tests.env(POSTGRES, server.url());
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

    let of_scripts = scripts::test(&mut left_out);
    let result = run(&mut tests).and(of_scripts);
    drop(server);
    // Last, where people read it.
    if let Some(summary) = summary(&left_out, env::var("CI").is_ok_and(|it| it == "true")) {
        eprintln!("{summary}");
    }
    result
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
