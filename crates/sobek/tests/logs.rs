//! Bad logs: each a clear error that names the line and the reason.
use game_core::{LogError, LuckCheck, Session};
use sobek::Sobek;

const LOG: &str = include_str!("golden/sobek-3-2026-000000.log");

fn lines() -> Vec<&'static str> {
    LOG.lines().collect()
}

fn read(text: &str) -> Result<Session<Sobek>, LogError> {
    Session::from_text(text)
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|it| format!("{it}\n")).collect()
}

/// Reads the log after a change to its lines; expects an error.
fn broken<'a>(change: impl FnOnce(&mut Vec<&'a str>)) -> String {
    let mut lines: Vec<&'a str> = lines();
    change(&mut lines);
    read(&joined(&lines)).expect_err("a broken log").to_string()
}

fn replaced(line: usize, with: &str) -> String {
    broken(|lines| lines[line - 1] = with)
}

#[test]
fn a_whole_log_is_read() {
    assert!(read(LOG).is_ok());
    assert!(read(&LOG.replace('\n', "\r\n")).is_ok(), "line breaks of other systems");
}

#[test]
fn headers() {
    for other in ["", "hello", "felucca log", "felucca log x", "felucca log 01", "FELUCCA LOG 1"] {
        assert!(replaced(1, other).starts_with("line 1: not a Felucca log"), "{other}");
    }
    assert_eq!(
        replaced(1, "felucca log 2"),
        "line 1: log format 2 is newer than this program reads (1); update Felucca"
    );
    assert_eq!(replaced(2, "game conex"), "line 2: a log of conex, not of sobek");
    assert_eq!(replaced(2, "spiel sobek"), "line 2: expected `game`, found `spiel sobek`");
    assert_eq!(
        replaced(3, "rules 2"),
        "line 3: rules 2 of sobek are newer than this program knows (1)"
    );
    assert_eq!(replaced(3, "rules 65536"), "line 3: `65536`: the number of the rules is 1 or more");
    for seats in ["seats 1", "seats 5", "seats -2", "seats 3.0", "seats 4294967298"] {
        assert!(replaced(4, seats).ends_with("a game has 2, 3 or 4 seats"), "{seats}");
    }
    assert_eq!(
        replaced(5, "options fast"),
        "line 5: `fast`: no such option of Sobek; there is `open-memory`, or `-` for none"
    );
    assert_eq!(
        replaced(6, "seed 12"),
        "line 6: `12`: a match's seed is 32 hexadecimal digits, a to f small"
    );
}

#[test]
fn a_log_that_ends_too_early() {
    assert!(read("").unwrap_err().to_string().starts_with("line 1: not a Felucca log"));
    for count in 1..5 {
        let error = read(&joined(&lines()[..count])).unwrap_err();
        assert!(error.to_string().contains("the file ends too early"), "{error}");
        assert_eq!(error.line, count + 1);
    }
    // In the middle of a line.
    let cut = read(&LOG[..LOG.len() - 3]).unwrap_err();
    assert!(cut.to_string().contains("the last line is cut off"), "{cut}");
    // A finished game without its last line.
    let all = lines();
    let error = read(&joined(&all[..all.len() - 1])).unwrap_err().to_string();
    assert!(error.contains("the file ends too early: expected `end` and the scores"), "{error}");
}

/// A game that goes on has no `end`; its log is whole all the same.
#[test]
fn a_log_of_a_game_in_progress_is_read() {
    for count in [6, 7, 20, 50] {
        let session = read(&joined(&lines()[..count])).unwrap();
        assert_eq!(session.log().steps.len(), count - 6);
    }
}

#[test]
fn doubled_missing_and_moved_lines() {
    let order = |error: String, line: usize| {
        assert!(error.starts_with(&format!("line {line}: expected step")), "{error}");
        assert!(error.ends_with("a line is missing, doubled or moved"), "{error}");
    };
    order(broken(|it| it.insert(20, it[19])), 21);
    order(
        broken(|it| {
            it.remove(19);
        }),
        20,
    );
    order(broken(|it| it.swap(19, 20)), 20);
    assert_eq!(
        broken(|it| it.insert(5, it[4])),
        "line 6: a step is written `NUMBER. SEAT ACTION`, found `options -`"
    );
    assert!(broken(|it| it.push("end 1 2 3")).contains("nothing may follow the line `end`"));
}

#[test]
fn steps_that_break_the_rules() {
    // Line 8 is the first player's; see the log.
    assert!(lines()[7].starts_with("1. "), "{}", lines()[7]);
    let mover = &lines()[7][3..4];
    let other = if mover == "1" { "2" } else { "1" };
    assert_eq!(
        replaced(8, &format!("1. {other} take 1")),
        format!("line 8: seat {other} is not asked")
    );
    let own = |action: &str| replaced(8, &format!("1. {mover} {action}"));
    assert_eq!(
        own("take 5"),
        "line 8: only the first four cards of the row can be taken (rules 4.1)"
    );
    assert_eq!(own("set fish F1,F1,F1,F1,F1"), "line 8: not in your hand: F1 (rules 5.1)");
    assert_eq!(
        own("take 10"),
        "line 8: `take 10`: a card of the row is named by its number, from 1 to 9"
    );
    assert_eq!(
        own("event flood"),
        "line 8: this doesn't answer the question: take a card, play a character or lay a set \
         (rules 3.1)"
    );
    assert!(own("set fish F7").contains("no such card"));
    assert!(own("set fish A,A,A,A,A,A").contains("more cards of one kind than the box holds"));
    assert!(own("dance").contains("not an action of Sobek"));
    assert_eq!(
        replaced(8, "1. 4 take 1"),
        "line 8: `4`: the seats of this game are 1 to 3, chance is `*`"
    );
    assert_eq!(replaced(8, "1. * steal F1"), "line 8: it is not chance's turn");
    assert_eq!(replaced(7, "0. 1 take 1"), "line 7: it is chance's turn, not a seat's");
}

#[test]
fn luck_that_could_not_be() {
    let deal = lines()[6];
    assert!(deal.starts_with("0. * deal "));
    let with = |from: &str, to: &str| replaced(7, &deal.replacen(from, to, 1));
    let wrong = "a deal gives two green cards to each seat, 5 of the 12 tokens and all other cards (rules 2.1)";
    assert!(with(",A,", ",I3,").ends_with(wrong), "a card too many and one too few");
    assert!(with("hands=", "hands=Fg,Fg/").contains(wrong), "a hand too many");
    assert!(with("deck=", "deck=A,").contains("`deck` gives 54 cards"));
    assert!(with("seat=", "seat=x").contains("a seat is a number from 1 to 4"));
    assert!(with("tokens=", "tokens=flood,flood,flood,").contains("event tokens of one kind"));
    assert!(with("deal", "deel").contains("chance deals"));
}

#[test]
fn scores_at_the_end() {
    let last = lines().len();
    assert!(lines()[last - 1].starts_with("end "));
    let scores = &lines()[last - 1][4..];
    assert_eq!(
        replaced(last, "end 1 2 3"),
        format!("line {last}: the final scores are {scores}, not 1 2 3")
    );
    for wrong in ["1 2", &format!("{scores} "), &format!("+{scores}")] {
        assert!(
            replaced(last, &format!("end {wrong}")).contains("the final scores are"),
            "{wrong}"
        );
    }
    let early = broken(|it| {
        it.drain(30..last - 1);
    });
    assert!(early.ends_with("the log ends before the game: the line `end` comes too early"));
}

#[test]
fn hostile_lines_are_shown_short_and_harmless() {
    let error = replaced(8, &format!("\u{1b}[2J{}", "x".repeat(100_000)));
    assert!(error.len() < 400 && !error.contains('\u{1b}'), "{error}");
}

/// A log is written in one way only, whatever a player may type.
#[test]
fn notation_in_logs_is_exact() {
    let set = lines().iter().position(|it| it.contains(" set ")).unwrap();
    let (head, cards) = lines()[set].rsplit_once(' ').unwrap();
    let backwards: Vec<&str> = cards.split(',').rev().collect();
    let line = format!("{head} {}", backwards.join(","));
    assert_ne!(line, lines()[set]);
    let error = replaced(set + 1, &line);
    assert!(error.contains("in a log, write `set "), "{error}");
}

/// Rules of fair luck: the seed tells every draw.
#[test]
fn luck_is_checked_by_the_seed() {
    assert!(matches!(read(LOG).unwrap().check_luck(), LuckCheck::Fair(3..)));
    let seed = lines()[5];
    let foul = LOG.replace(seed, "seed ffffffffffffffffffffffffffffffff");
    assert_eq!(read(&foul).unwrap().check_luck(), LuckCheck::Foul(0));
    let without = LOG.replace(&format!("{seed}\n"), "");
    assert_eq!(read(&without).unwrap().check_luck(), LuckCheck::NoSeed);
}
