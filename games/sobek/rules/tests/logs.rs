//! Bad logs: each a clear error that names the line and the reason.
use game_core::conformance::{Specimen, broken_logs_are_refused};
use sobek::Sobek;

const LOG: &str = include_str!("golden/sobek-3-2026-000000.log");

fn log() -> Specimen<'static, Sobek> {
    Specimen::new(LOG)
}

#[test]
fn logs_are_checked() {
    broken_logs_are_refused::<Sobek>(LOG);
}

#[test]
fn options() {
    assert_eq!(
        log().replaced(5, "options fast"),
        "line 5: `fast`: no such option of Sobek; use `open-memory`, or `-` for none"
    );
}

#[test]
fn steps_that_break_the_rules() {
    // Line 8 is the first player's; see the log.
    assert!(log().lines()[7].starts_with("1. "), "{}", log().lines()[7]);
    let mover = &log().lines()[7][3..4];
    let other = if mover == "1" { "2" } else { "1" };
    assert_eq!(
        log().replaced(8, &format!("1. {other} take 1")),
        format!("line 8: seat {other} is not asked")
    );
    let own = |action: &str| log().replaced(8, &format!("1. {mover} {action}"));
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
        log().replaced(8, "1. 4 take 1"),
        "line 8: `4`: the seats of this game are 1 to 3, chance is `*`"
    );
    assert_eq!(log().replaced(8, "1. * steal F1"), "line 8: it is not chance's turn");
    assert_eq!(log().replaced(7, "0. 1 take 1"), "line 7: it is chance's turn, not a seat's");
}

#[test]
fn luck_that_could_not_be() {
    let deal = log().lines()[6];
    assert!(deal.starts_with("0. * deal "));
    let with = |from: &str, to: &str| log().replaced(7, &deal.replacen(from, to, 1));
    let wrong = "a deal gives two green cards to each seat, 5 of the 12 tokens and all other cards (rules 2.1)";
    assert!(with(",A,", ",I3,").ends_with(wrong), "a card too many and one too few");
    assert!(with("hands=", "hands=Fg,Fg/").contains(wrong), "a hand too many");
    assert!(with("deck=", "deck=A,").contains("`deck` gives 54 cards"));
    assert!(with("seat=", "seat=x").contains("a seat is a number from 1 to 4"));
    assert!(with("tokens=", "tokens=flood,flood,flood,").contains("event tokens of one kind"));
    assert!(with("deal", "deel").contains("chance deals"));
}

/// A log is written in one way only, whatever a player may type.
#[test]
fn notation_in_logs_is_exact() {
    let set = log().lines().iter().position(|it| it.contains(" set ")).unwrap();
    let (head, cards) = log().lines()[set].rsplit_once(' ').unwrap();
    let backwards: Vec<&str> = cards.split(',').rev().collect();
    let line = format!("{head} {}", backwards.join(","));
    assert_ne!(line, log().lines()[set]);
    let error = log().replaced(set + 1, &line);
    assert!(error.contains("in a log, write `set "), "{error}");
}
