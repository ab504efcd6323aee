//! Bad logs: each a clear error that names the line and the reason.
use conex::Conex;
use game_core::{
    Session,
    conformance::{Specimen, broken_logs_are_refused},
};

/// Step n of it stands in line n + 7.
const LOG: &str = include_str!("golden/conex-3-small-40-random.log");

fn log() -> Specimen<'static, Conex> {
    Specimen::new(LOG)
}

#[test]
fn logs_are_checked() {
    broken_logs_are_refused::<Conex>(LOG);
}

#[test]
fn options() {
    for options in ["small,", "open-memory", ""] {
        let told = log().replaced(5, &format!("options {options}"));
        let text = "no such options of Conex; there are `small`, `medium`, `large` and `track-30`";
        assert!(told.starts_with(&format!("line 5: `{options}`: {text}")), "{told}");
    }
}

/// A person may type it in several ways; a log has only one.
#[test]
fn options_are_written_in_one_way() {
    for (typed, written) in [("medium", "-"), ("track-30,small", "small,track-30")] {
        let told = log().replaced(5, &format!("options {typed}"));
        assert_eq!(told, format!("line 5: `{typed}`: in a log, write `{written}`"));
    }
}

/// The same moves on another table, or with other seats, don't replay.
#[test]
fn another_table() {
    let large = include_str!("golden/conex-2-large-40-greedy.log");
    let with = |options| {
        let other = large.replace("options large\n", &format!("options {options}\n"));
        Session::<Conex>::from_text(&other).expect_err("another game").to_string()
    };
    let told = with("small");
    assert!(told.ends_with(" edge of the table (rules 3.5)"), "{told}");
    assert!(with("large,track-30").ends_with("the game was over before this step"));
    assert_eq!(
        log().replaced(4, "seats 2"),
        "line 10: `3`: the seats of this game are 1 to 2, chance is `*`"
    );
    assert_eq!(log().replaced(4, "seats 4"), "line 11: seat 1 is not asked");
}

#[test]
fn steps_that_break_the_rules() {
    // Seat 2 begins, with turquoise 4, red 12, yellow 9, turquoise 10, red 11.
    assert_eq!(log().lines()[7], "1. 2 lay y9.r on board.tl");
    for (step, told) in [
        ("1 draw", "seat 1 is not asked"),
        (
            "2 pass",
            "the pile has a card: you can pass only if you can neither lay nor draw (rules 6.3)",
        ),
        ("2 lay y9.r on board.tl x2", "you don't hold the double token (rules 5.3)"),
        ("2 lightning y9", "you don't hold the lightning token (rules 8.1)"),
        ("2 lay r4.y on board.br", "r4 is not in your hand (rules 3.1)"),
        ("2 lay y9.r on p13.tl", "p13 is not on the table (rules 3.1)"),
        (
            "2 lay y9.r on board.tr",
            "a red printed corner doesn't go on a purple corner (rules 3.2)",
        ),
        (
            "2 done",
            "this doesn't answer the question: lay a card or draw; use lightning or pass where you can \
             (rules 4.1)",
        ),
        ("4 draw", "`4`: the seats of this game are 1 to 3, chance is `*`"),
        ("* die 1", "it is not chance's turn"),
        ("2 lay y9.y on board.tl", "`lay y9.y on board.tl`: y9 has no yellow printed corner"),
        (
            "2 discard r14",
            "`discard r14`: no such card; cards are `r`, `p`, `y` or `t` and a number from 1 to \
             13, such as `r4`",
        ),
    ] {
        assert_eq!(log().at_step(1, step), told, "{step}");
    }
    assert!(log().at_step(1, "2 dance").contains("not an action of Conex"));
    // A taken corner, later a card that carries another, and a card of another.
    assert_eq!(log().at_step(5, "2 lay t10.r on board.tl"), "it would touch y9 (rules 3.4)");
    assert_eq!(log().at_step(12, "2 lightning y5"), "something lies on y5 (rules 8.2)");
    assert!(log().at_step(13, "3 discard p13").starts_with("p13 is not in your hand"));
    assert_eq!(log().at_step(14, "3 discard y6"), "seat 3 is not asked", "seat 3 has answered");
}

#[test]
fn luck_that_could_not_be() {
    assert_eq!(log().lines()[8], "2. * die lightning");
    assert_eq!(log().at_step(0, "1 draw"), "it is chance's turn, not a seat's");
    assert_eq!(log().at_step(2, "2 draw"), "it is chance's turn, not a seat's");
    let no_deal =
        "a deal gives each card once and the start card to a seat at the table (rules 2.2)";
    assert_eq!(log().at_step(0, "* die 1"), no_deal);
    let deal = &log().lines()[6][3..];
    assert_eq!(log().at_step(2, deal), "a die card was laid: chance rolls the die (rules 5.4)");
    assert_eq!(
        log().at_step(2, "* die 3"),
        "`die 3`: the die shows `1`, `2`, `lightning` or `double`"
    );
    let with = |from: &str, to: &str| log().at_step(0, &deal.replacen(from, to, 1));
    let wrong = "a deal gives each card once and the start card to a seat at the table (rules 2.2)";
    assert_eq!(with("=y1,", "=t7,"), wrong, "a card twice");
    assert_eq!(with("start=2", "start=4"), wrong);
    assert!(with("start=2", "start=x").contains("a seat is a number from 1 to 4"));
    assert!(with("cards=", "cards=y1,").contains("`cards` gives the 52 cards of the box"));
    assert!(with("=y1,", "=").contains("`cards` gives the 52 cards of the box"));
    assert!(with("=y1,", "=y14,").contains("no such card"));
    assert!(with("deal", "deel").contains("chance deals"));
}

/// A roll that was changed shows where it no longer fits.
#[test]
fn another_roll() {
    let told = log().replaced(9, "2. * die 1");
    assert_eq!(told, "line 14: seat 2 is not asked", "no lightning, so no question at the end");
}

/// A log is written in one way only, whatever a player may type.
#[test]
fn notation_in_logs_is_exact() {
    assert_eq!(log().at_step(19, "3 draw "), "`draw `: in a log, write `draw`");
    for loose in ["3 Draw", "3  draw", "3 draw 2"] {
        assert!(log().at_step(19, loose).contains("not an action of Conex"), "{loose}");
    }
}
