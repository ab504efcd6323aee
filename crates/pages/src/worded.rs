use crate::Language;
use game_core::Game;

/// A game that is told in every language.
pub trait Worded: Game {
    /// Why an action is refused, in whole sentences, with what to do instead
    /// where that can be said.
    fn refusal(illegal: &Self::Illegal, language: Language) -> String;
}
