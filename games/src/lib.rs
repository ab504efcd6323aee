//! The one place that lists the games.
use game_core::{Game, LogError, RawLog};
use std::{fmt, str::FromStr};

pub use {conex, sobek};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    Sobek,
    Conex,
}

/// Runs `$body` with `$G` as the type of the game of this kind.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Sobek => {
                type $G = $crate::sobek::Sobek;
                $body
            }
            $crate::GameKind::Conex => {
                type $G = $crate::conex::Conex;
                $body
            }
        }
    };
}

impl GameKind {
    pub const ALL: [GameKind; 2] = [GameKind::Sobek, GameKind::Conex];

    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The game that a log is of.
    pub fn of_log(raw: &RawLog<'_>) -> Result<GameKind, LogError> {
        raw.game.parse().map_err(|_| raw.unknown_game())
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = GameKind::ALL.map(GameKind::id);
        write!(f, "there is no such game; there is {}", ids.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        GameKind::ALL.into_iter().find(|it| it.id() == text).ok_or(UnknownGame)
    }
}
