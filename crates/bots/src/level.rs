//! Named strengths for people.
use std::{fmt, str::FromStr};

/// How strong a bot plays, from one that a child can beat to the best there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Deckhand,
    Sailor,
    Helmsman,
    Captain,
}

/// What makes a level weak or strong in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub iterations: u32,
    /// How many known cards of others it remembers; `None`: all.
    pub memory: Option<usize>,
    /// How often it does anything at all, without a thought.
    pub noise: f32,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Deckhand, Level::Sailor, Level::Helmsman, Level::Captain];

    pub fn name(self) -> &'static str {
        match self {
            Level::Deckhand => "deckhand",
            Level::Sailor => "sailor",
            Level::Helmsman => "helmsman",
            Level::Captain => "captain",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such level; choose deckhand, sailor, helmsman or captain")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Level::ALL.into_iter().find(|it| it.name() == text).ok_or(UnknownLevel)
    }
}
