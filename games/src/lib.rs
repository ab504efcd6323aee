//! The one place that lists the games, with everything that belongs to each.
use bots::{Guide, PlainGuide};
use game_core::{Game, LogError, RawLog, Seats};
use pages::{PlainPresenter, Presenter};
use std::{fmt, str::FromStr};

/// Everything that belongs to one game. Code that works for every game takes a house.
pub trait House: 'static {
    type Game: Game;
    type Guide: Guide<Game = Self::Game>;
    type Presenter: Presenter<Game = Self::Game>;
}

/// The rules of a house.
pub type GameOf<H> = <H as House>::Game;
/// What its bots know.
pub type GuideOf<H> = <H as House>::Guide;
/// What people see of it.
pub type PresenterOf<H> = <H as House>::Presenter;

/// Each game on a line of its own. The first `$` lets one macro write another.
macro_rules! houses {
    ($d:tt $($Listed:ident $listed:tt)*; examples: $($Example:ident $example:tt)*) => {
        houses! { @all $d $($Listed $listed)* $($Example $example)* }

        impl GameKind {
            /// Whether it is there to show how to make a game.
            pub fn is_example(self) -> bool {
                matches!(self, $(GameKind::$Example)|*)
            }

            /// Those that people see without asking for more.
            pub fn listed() -> impl Iterator<Item = GameKind> {
                GameKind::ALL.into_iter().filter(|it| !it.is_example())
            }
        }
    };
    (@all $d:tt $($Name:ident { $Game:ty, $Guide:ty, $Presenter:ty })*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameKind {
            $($Name,)*
        }

        /// A type for each game, to name it where types are named.
        pub mod houses {
            use super::*;

            $(
                #[derive(Clone, Copy, Debug)]
                pub struct $Name;

                impl super::House for $Name {
                    type Game = $Game;
                    type Guide = $Guide;
                    type Presenter = $Presenter;
                }
            )*
        }

        impl GameKind {
            pub const ALL: [GameKind; [$(GameKind::$Name,)*].len()] = [$(GameKind::$Name,)*];
        }

        /// Runs `$body` with `$H` as the house of this kind of game.
        ///
        /// ```
        /// use games::{GameKind, House, with_game};
        ///
        /// fn size_of_position<H: House>() -> usize {
        ///     size_of::<H::Game>()
        /// }
        ///
        /// let kind: GameKind = "conex".parse()?;
        /// assert!(with_game!(kind, H => size_of_position::<H>()) < 4096);
        /// # Ok::<(), games::UnknownGame>(())
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($d kind:expr, $d H:ident => $d body:expr) => {
                match $d kind {
                    $(
                        $crate::GameKind::$Name => {
                            type $d H = $crate::houses::$Name;
                            $d body
                        }
                    )*
                }
            };
        }
    };
}

// Rules, guide, presenter. Examples are listed only where somebody asks for them.
houses! { $
    Sobek { sobek::Sobek, sobek_guide::SobekGuide, sobek_table::SobekPresenter }
    Conex { conex::Conex, conex_guide::ConexGuide, conex_table::ConexPresenter };
    examples:
    Goofspiel { goofspiel::Goofspiel, PlainGuide<goofspiel::Goofspiel>, PlainPresenter<goofspiel::Goofspiel> }
}

// Below the list, whose macro it uses.
mod site;

impl GameKind {
    pub fn id(self) -> &'static str {
        with_game!(self, H => GameOf::<H>::ID)
    }

    /// The version of its rules.
    pub fn rules(self) -> u16 {
        with_game!(self, H => GameOf::<H>::RULES)
    }

    /// How many may play.
    pub fn seats(self) -> &'static [Seats] {
        with_game!(self, H => GameOf::<H>::SEATS)
    }

    /// The game of a log.
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
