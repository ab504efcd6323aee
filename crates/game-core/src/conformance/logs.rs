//! Bad logs: each a clear error that names the line and the reason.
use crate::{Game, LogError, LuckCheck, Session};
use std::marker::PhantomData;

/// Breaks the log of a finished game, with its seed and 30 steps or more, in every
/// way that has nothing to do with the game.
pub fn broken_logs_are_refused<G: Game>(log: &str) {
    let log = Specimen::<G>::new(log);
    log.is_read_whole();
    log.headers_are_checked();
    log.ends_too_early();
    log.is_read_while_in_progress();
    log.has_its_lines_in_order();
    log.ends_with_the_scores();
    log.shows_hostile_lines_short_and_harmless();
    log.tells_whether_its_luck_is_the_seeds();
}

/// Lines of the header, the seed included; step n stands in the nth line after it.
const HEADER: usize = 6;

/// The log of a finished game, to be broken in tests.
#[derive(Clone, Debug)]
pub struct Specimen<'a, G> {
    text: &'a str,
    lines: Vec<&'a str>,
    game: PhantomData<G>,
}

impl<'a, G: Game> Specimen<'a, G> {
    pub fn new(text: &'a str) -> Self {
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[HEADER - 1].starts_with("seed ") && HEADER + 30 < lines.len());
        Specimen { text, lines, game: PhantomData }
    }

    pub fn lines(&self) -> &[&'a str] {
        &self.lines
    }

    fn read(text: &str) -> Result<Session<G>, LogError> {
        Session::from_text(text)
    }

    fn read_lines(lines: &[&str]) -> Result<Session<G>, LogError> {
        Self::read(&lines.iter().map(|it| format!("{it}\n")).collect::<String>())
    }

    /// The error after a change to the lines.
    pub fn broken<'b>(&self, change: impl FnOnce(&mut Vec<&'b str>)) -> String
    where
        'a: 'b,
    {
        let mut lines: Vec<&'b str> = self.lines.clone();
        change(&mut lines);
        Self::read_lines(&lines).expect_err("a broken log").to_string()
    }

    /// The error with this line replaced by another.
    pub fn replaced(&self, line: usize, with: &str) -> String {
        self.broken(|lines| lines[line - 1] = with)
    }

    /// The error with another action or other luck at a step; it names the line.
    pub fn at_step(&self, step: usize, with: &str) -> String {
        let line = HEADER + 1 + step;
        let told = self.replaced(line, &format!("{step}. {with}"));
        let told = told.strip_prefix(&format!("line {line}: "));
        told.expect("the error names the line").to_owned()
    }

    fn is_read_whole(&self) {
        assert!(Self::read(self.text).is_ok());
        let elsewhere = self.text.replace('\n', "\r\n");
        assert!(Self::read(&elsewhere).is_ok(), "line breaks of other systems");
    }

    fn headers_are_checked(&self) {
        let not_ours = ["", "hello", "felucca log", "felucca log x", "felucca log 01", "FELUCCA"];
        for other in not_ours {
            assert!(self.replaced(1, other).starts_with("line 1: not a Felucca log"), "{other}");
        }
        assert_eq!(
            self.replaced(1, "felucca log 2"),
            "line 1: log format 2 is newer than this program reads (1); update Felucca"
        );
        let game = G::ID;
        let other = self.replaced(2, "game chess");
        assert_eq!(other, format!("line 2: a log of chess, not of {game}"));
        let other = self.replaced(2, "spiel chess");
        assert_eq!(other, "line 2: expected `game`, found `spiel chess`");
        let (rules, newer) = (G::RULES, G::RULES + 1);
        assert_eq!(
            self.replaced(3, &format!("rules {newer}")),
            format!("line 3: rules {newer} of {game} are newer than this program knows ({rules})")
        );
        assert_eq!(
            self.replaced(3, "rules 65536"),
            "line 3: `65536`: the number of the rules is 1 or more"
        );
        for seats in ["seats 1", "seats 5", "seats -2", "seats 3.0", "seats 4294967298"] {
            let told = self.replaced(4, seats);
            assert!(told.ends_with("a game has 2, 3 or 4 seats"), "{seats}: {told}");
        }
        assert!(self.replaced(5, "options cheat").starts_with("line 5: `cheat`: no such option"));
        assert_eq!(
            self.replaced(6, "seed 12"),
            "line 6: `12`: a match's seed is 32 hexadecimal digits, with a to f in lower case"
        );
    }

    fn ends_too_early(&self) {
        let nothing = Self::read("").expect_err("no log").to_string();
        assert!(nothing.starts_with("line 1: not a Felucca log"), "{nothing}");
        for count in 1..HEADER - 1 {
            let error = Self::read_lines(&self.lines[..count]).expect_err("half a header");
            assert!(error.to_string().contains("the file ends too early"), "{error}");
            assert_eq!(error.line, count + 1);
        }
        let cut = Self::read(&self.text[..self.text.len() - 3]).expect_err("half a line");
        assert!(cut.to_string().contains("the last line is cut off"), "{cut}");
        let without = self.broken(|it| it.truncate(it.len() - 1));
        assert!(
            without.contains("the file ends too early: expected `end` and the scores"),
            "{without}"
        );
    }

    /// A game that goes on has no `end`; its log is whole all the same.
    fn is_read_while_in_progress(&self) {
        for steps in 0..self.lines.len() - HEADER - 1 {
            let session = Self::read_lines(&self.lines[..HEADER + steps]).expect("a part");
            assert_eq!(session.log().steps.len(), steps);
        }
    }

    fn has_its_lines_in_order(&self) {
        let order = |error: String, line: usize| {
            assert!(error.starts_with(&format!("line {line}: expected step")), "{error}");
            assert!(error.ends_with("a line is missing, doubled or moved"), "{error}");
        };
        order(self.broken(|it| it.insert(20, it[19])), 21);
        order(self.broken(|it| drop(it.drain(19..20))), 20);
        order(self.broken(|it| it.swap(19, 20)), 20);
        let options = self.lines[4];
        assert_eq!(
            self.broken(|it| it.insert(5, it[4])),
            format!("line 6: a step is written `NUMBER. SEAT ACTION`, found `{options}`")
        );
        let after = self.broken(|it| it.push("end 1 2 3"));
        assert!(after.contains("nothing may follow the line `end`"), "{after}");
    }

    fn ends_with_the_scores(&self) {
        let last = self.lines.len();
        let scores = self.lines[last - 1].strip_prefix("end ").expect("a finished game");
        for wrong in ["1 2 3 4 5", "1", &format!("{scores} "), &format!("+{scores}")] {
            assert_eq!(
                self.replaced(last, &format!("end {wrong}")),
                format!("line {last}: the final scores are {scores}, not {wrong}")
            );
        }
        let early = self.broken(|it| drop(it.drain(30..last - 1)));
        assert!(early.ends_with("the log ends before the game: the line `end` comes too early"));
    }

    fn shows_hostile_lines_short_and_harmless(&self) {
        let error = self.replaced(8, &format!("1. 1 \u{1b}[2J{}", "x".repeat(100_000)));
        assert!(error.len() < 500 && !error.contains('\u{1b}'), "{error}");
    }

    fn tells_whether_its_luck_is_the_seeds(&self) {
        let check = |text: &str| Self::read(text).map(|it| it.check_luck());
        assert!(matches!(check(self.text), Ok(LuckCheck::Fair(1..))));
        let seed = self.lines[HEADER - 1];
        let foul = self.text.replace(seed, "seed ffffffffffffffffffffffffffffffff");
        assert_eq!(check(&foul), Ok(LuckCheck::Foul(0)));
        let without = self.text.replace(&format!("{seed}\n"), "");
        assert_eq!(check(&without), Ok(LuckCheck::NoSeed));
    }
}
