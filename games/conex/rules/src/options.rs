use crate::{LARGE, MEDIUM, SHORT_TRACK, SMALL, TRACK};
use std::{fmt, str::FromStr};

/// What a table may agree on before the game (rules 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    pub size: Size,
    /// 30 points end the game instead of 40.
    pub short_track: bool,
}

/// The table's size: the smaller, the harder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    Small,
    #[default]
    Medium,
    Large,
}

impl Size {
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// Width and height.
    pub fn units(self) -> [u16; 2] {
        match self {
            Size::Small => SMALL.size,
            Size::Medium => MEDIUM.size,
            Size::Large => LARGE.size,
        }
    }
}

impl Options {
    /// The points that end the game, and the spaces of the track.
    pub fn track(self) -> u16 {
        if self.short_track { SHORT_TRACK } else { TRACK }
    }

    /// The space of a score, from 1; none: the start field (rules 1.3).
    pub fn space(self, score: u16) -> Option<u16> {
        score.checked_sub(1).map(|it| it % self.track() + 1)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such options of Conex; there are `small`, `medium`, `large` and `track-30`, joined as \
     `small,track-30`; `-` is a medium table and a track of 40"
)]
pub struct ParseOptionsError;

const SHORT: &str = "track-30";

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        })
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.size, self.short_track) {
            (Size::Medium, false) => f.write_str("-"),
            (Size::Medium, true) => f.write_str(SHORT),
            (size, false) => size.fmt(f),
            (size, true) => write!(f, "{size},{SHORT}"),
        }
    }
}

impl FromStr for Options {
    type Err = ParseOptionsError;

    /// In any order, each word once; `medium` may be named.
    fn from_str(text: &str) -> Result<Self, ParseOptionsError> {
        if text == "-" {
            return Ok(Options::default());
        }
        let (mut size, mut short_track) = (None, false);
        for word in text.split(',') {
            let named = Size::ALL.into_iter().find(|it| it.to_string() == word);
            match named {
                Some(_) if size.is_none() => size = named,
                None if word == SHORT && !short_track => short_track = true,
                _ => return Err(ParseOptionsError),
            }
        }
        Ok(Options { size: size.unwrap_or_default(), short_track })
    }
}
