//! A game in the terminal that is broken off, taken back and played on.
#![expect(clippy::unwrap_used, reason = "these are all tests, helpers included")]
use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Command, Stdio},
};

const FELUCCA: &str = env!("CARGO_BIN_EXE_felucca");

/// A place of its own for each test, with a data folder in it.
fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn felucca(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(FELUCCA);
    command.current_dir(home).env("XDG_DATA_HOME", home.join("data")).env("LC_ALL", "C").args(args);
    command
}

/// What is printed, and whether all went well, for what is typed; then the input ends.
fn typed(home: &Path, args: &[&str], lines: &[&str]) -> (String, bool) {
    let mut process = felucca(home, args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let text: String = lines.iter().map(|it| format!("{it}\n")).collect();
    process.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = process.wait_with_output().unwrap();
    let both = [output.stdout, output.stderr].concat();
    (String::from_utf8(both).unwrap(), output.status.success())
}

const CONEX: [&str; 8] = ["play", "conex", "--seats", "3", "--seed", "5", "--seat", "2"];

fn begin<'a>(bots: &'a str, file: &'a str) -> Vec<&'a str> {
    [&CONEX[..], &["--bots", bots, "--save", file]].concat()
}

/// Bots that think, and bots that draw lots: both use up luck.
const BOTS: [&str; 2] = ["greedy", "random"];

#[test]
fn what_is_broken_off_goes_on_as_it_would_have_gone() {
    for bots in BOTS {
        let home = home();
        let log = |name: &str| fs::read_to_string(home.path().join(name)).unwrap();
        typed(home.path(), &begin(bots, "whole.log"), &["1", "1", "1", "1"]);
        // The input ends in the middle, once and again.
        let (said, _) = typed(home.path(), &begin(bots, "parts.log"), &["1", "1"]);
        assert!(said.contains("`felucca play --resume parts.log` goes on"), "{said}");
        typed(home.path(), &["play", "--resume", "parts.log"], &["1"]);
        let (said, done) = typed(home.path(), &["play", "--resume", "parts.log"], &["1"]);
        assert!(done && said.starts_with("You are in seat 2 of 3."), "{said}");
        assert_eq!(log("parts.log"), log("whole.log"), "{bots}");
        assert!(log("whole.log").ends_with(&format!("play 2 {bots}\n")));
    }
}

#[test]
fn what_is_taken_back_and_done_again_leads_to_the_same() {
    for bots in BOTS {
        let home = home();
        let log = |name: &str| fs::read_to_string(home.path().join(name)).unwrap();
        typed(home.path(), &begin(bots, "straight.log"), &["1", "2"]);
        let detour = ["1", "1", "1", "undo", "undo", "2"];
        let (said, _) = typed(home.path(), &begin(bots, "detour.log"), &detour);
        assert_eq!(said.matches("Your last action is taken back").count(), 2, "{said}");
        assert_eq!(log("detour.log"), log("straight.log"), "{bots}");
        let (said, _) = typed(home.path(), &CONEX, &["undo"]);
        assert!(said.contains("You have done nothing yet"), "{said}");
    }
}

/// However the program ends.
#[test]
fn a_game_that_was_killed_is_not_lost() {
    let home = home();
    let mut process =
        felucca(home.path(), &CONEX).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = process.stdin.take().unwrap();
    input.write_all(b"1\n1\n").unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    // Asked for the third time, after two actions.
    let asked = lines.by_ref().map(Result::unwrap).filter(|it| it.starts_with("Your turn"));
    assert_eq!(asked.take(3).count(), 3);
    process.kill().unwrap();
    process.wait().unwrap();
    let (said, done) = typed(home.path(), &["play", "--resume"], &["story", "quit"]);
    assert!(done, "{said}");
    assert_eq!(said.matches("\n  You lay ").count() - 1, 2, "the last one is told twice: {said}");
}

#[test]
fn what_can_not_go_on_says_why() {
    let home = home();
    let resume = |args: &[&str]| typed(home.path(), &[&["play"], args].concat(), &[]);
    let (said, done) = resume(&["--resume"]);
    assert!(!done && said.contains("no game was broken off"), "{said}");
    let logs = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");
    let (said, done) = resume(&["--resume", &format!("{logs}/conex.log")]);
    assert!(!done && said.contains("this game is over"), "{said}");
    let unfinished = fs::read_to_string(format!("{logs}/unfinished.log")).unwrap();
    let without_seed: String = unfinished
        .lines()
        .filter(|it| !it.starts_with("seed"))
        .map(|it| format!("{it}\n"))
        .collect();
    fs::write(home.path().join("seedless.log"), without_seed).unwrap();
    let (said, done) = resume(&["--resume", "seedless.log"]);
    assert!(!done && said.contains("without its seed"), "{said}");
    let (said, done) = resume(&["--resume", "seedless.log", "--seats", "2"]);
    assert!(!done && said.contains("cannot be used with"), "{said}");
    fs::write(home.path().join("mine.log"), "mine").unwrap();
    let (said, done) = resume(&["--save", "mine.log"]);
    assert!(!done && said.contains("it exists already"), "{said}");
    assert_eq!(fs::read_to_string(home.path().join("mine.log")).unwrap(), "mine");
}

#[test]
fn a_finished_game_is_cleared_away_and_a_chosen_file_keeps_its_log() {
    let home = home();
    // Goofspiel is over after a few rounds.
    let args = ["play", "goofspiel", "--seats", "2", "--seed", "3", "--bots", "random"];
    let ones = ["1"; 40];
    let (said, done) = typed(home.path(), &args, &ones);
    assert!(done && said.contains("Final scores"), "{said}");
    let folder = home.path().join("data/felucca/play");
    assert_eq!(fs::read_dir(folder).unwrap().count(), 0, "{said}");
    typed(home.path(), &[&args[..], &["--save", "goofspiel.log"]].concat(), &ones);
    let (said, done) = typed(home.path(), &["check", "goofspiel.log"], &[]);
    assert!(done && said.contains("over, scores"), "{said}");
}

#[test]
fn a_hint_ranks_the_choices_and_repeats() {
    let home = home();
    let hint = || typed(home.path(), &CONEX, &["hint 50", "hint soon", "quit"]).0;
    let said = hint();
    assert!(said.contains("│ 1 ┆ ") && said.contains("│ 5 ┆ lay "), "{said}");
    assert!(said.contains("Refused: a budget is a number of iterations"), "{said}");
    assert_eq!(said, hint(), "the same once more");
}
