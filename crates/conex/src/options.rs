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
    /// The points that end the game.
    pub fn track(self) -> u16 {
        if self.short_track { SHORT_TRACK } else { TRACK }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such option of Conex; there are `small`, `large`, `track-30`, two of them joined as \
     `small,track-30`, or `-` for none (a medium table and a track of 40)"
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

    fn from_str(text: &str) -> Result<Self, ParseOptionsError> {
        let all = Size::ALL
            .into_iter()
            .flat_map(|size| [false, true].map(|short_track| Options { size, short_track }));
        all.into_iter().find(|it| it.to_string() == text).ok_or(ParseOptionsError)
    }
}
