//! The score track: 0 to 99 and round again.
use crate::{STEP, TRACK};
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hieroglyph {
    Ankh,
    Eye,
    Feather,
    Djed,
}

/// What is drawn on a space. All numbers are one symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    Number,
    Hieroglyph(Hieroglyph),
}

impl Hieroglyph {
    pub const ALL: [Hieroglyph; 4] = {
        use Hieroglyph::*;
        [Ankh, Eye, Feather, Djed]
    };

    pub fn name(self) -> &'static str {
        match self {
            Hieroglyph::Ankh => "ankh",
            Hieroglyph::Eye => "eye",
            Hieroglyph::Feather => "feather",
            Hieroglyph::Djed => "djed",
        }
    }
}

impl fmt::Display for Hieroglyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Symbol {
    /// The symbol of a score's space.
    pub fn of(score: u16) -> Symbol {
        match usize::from(score % 5) {
            0 => Symbol::Number,
            column => Symbol::Hieroglyph(TRACK.rows[usize::from(score / 5 % 4)][column - 1]),
        }
    }

    /// The next space with this symbol, strictly forward.
    pub fn after(self, score: u16) -> u16 {
        (score + 1..).find(|&it| Symbol::of(it) == self).expect("every symbol comes again")
    }

    /// The previous space with this symbol, strictly back, if there is one.
    pub fn before(self, score: u16) -> Option<u16> {
        (0..score).rev().find(|&it| Symbol::of(it) == self)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::Number => f.write_str("number"),
            Symbol::Hieroglyph(it) => it.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such hieroglyph: ankh, eye, feather or djed")]
pub struct ParseHieroglyphError;

impl FromStr for Hieroglyph {
    type Err = ParseHieroglyphError;

    fn from_str(text: &str) -> Result<Self, ParseHieroglyphError> {
        Hieroglyph::ALL.into_iter().find(|it| it.name() == text).ok_or(ParseHieroglyphError)
    }
}

/// The score after a penalty for `points` from sets (rules 8.4): for every full
/// 10, back to the previous space with the symbol of the space landed on.
pub fn penalised(score: u16, points: u16) -> u16 {
    let symbol = Symbol::of(score);
    (0..points / STEP).fold(score, |at, _| {
        symbol.before(at).expect("k steps cost at most 5k + 3, and 10k points were just scored")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Hieroglyph::*;

    /// Rules 1.4.
    #[test]
    fn every_hieroglyph_stands_once_between_two_numbers() {
        for row in 0..40 {
            assert_eq!(Symbol::of(5 * row), Symbol::Number);
            for hieroglyph in Hieroglyph::ALL {
                let symbol = Symbol::Hieroglyph(hieroglyph);
                assert_eq!((1..5).filter(|it| Symbol::of(5 * row + it) == symbol).count(), 1);
            }
        }
        assert!((0..100).all(|it| Symbol::of(it) == Symbol::of(it + 100)), "the track is a ring");
    }

    /// Rules 8.4, the books' own examples.
    #[test]
    fn penalties() {
        assert_eq!(Symbol::of(38 + 23), Symbol::Hieroglyph(Ankh));
        assert_eq!(penalised(38 + 23, 23), 52);
        assert_eq!(penalised(50, 30), 35);
        assert_eq!(penalised(50, 39), 35);
        assert_eq!(penalised(50, 9), 50);
    }

    #[test]
    fn going_back_crosses_the_hundred() {
        let feather = Symbol::Hieroglyph(Feather);
        assert_eq!(Symbol::of(103), feather);
        assert_eq!(feather.before(103), Some(97));
        assert_eq!(feather.before(97), Some(94));
    }

    #[test]
    fn penalties_never_go_below_zero() {
        for points in 0..300 {
            for before in 0..120 {
                let (landed, steps) = (before + points, points / 10);
                let left = penalised(landed, points);
                assert!(steps == 0 || landed - left <= 5 * steps + 3);
            }
        }
    }

    /// Rules 7.2.
    #[test]
    fn a_guild_moves_strictly() {
        let ankh = Symbol::Hieroglyph(Ankh);
        assert_eq!(ankh.after(1), 8);
        assert_eq!(ankh.before(8), Some(1));
        assert_eq!(ankh.before(1), None);
        assert_eq!(ankh.after(0), 1);
        assert_eq!(ankh.after(99), 101);
    }
}
