//! What pages around the games show of each one, without knowing which it is.
use crate::{GameKind, PresenterOf};
use game_core::Seat;
use maud::Markup;
use pages::{Arg, Assets, Form, Language, OptionField, Presenter as _, RulesPage, rules_page};

impl GameKind {
    /// Its name, the same in every language.
    pub fn name(self) -> &'static str {
        with_game!(self, H => PresenterOf::<H>::NAME)
    }

    pub fn assets(self) -> &'static Assets {
        with_game!(self, H => PresenterOf::<H>::assets())
    }

    /// A text of the game's own, if it has one with this key.
    pub fn text(self, language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let texts = with_game!(self, H => PresenterOf::<H>::texts());
        let speech = texts.of(language);
        speech.has(key).then(|| speech.text(key, args))
    }

    /// A small sign of the game.
    pub fn sign(self) -> Markup {
        with_game!(self, H => PresenterOf::<H>::sign())
    }

    /// The sign of a seat.
    pub fn seat_sign(self, seat: Seat) -> Markup {
        with_game!(self, H => PresenterOf::<H>::seat_sign(seat))
    }

    /// A picture of the game, twice as wide as high.
    pub fn picture(self, language: Language) -> Markup {
        with_game!(self, H => PresenterOf::<H>::picture(language))
    }

    /// What a table can agree on.
    pub fn options(self, language: Language) -> Vec<OptionField> {
        with_game!(self, H => PresenterOf::<H>::options(language))
    }

    /// Its rules as a page, if they are written down.
    pub fn rules_page(self, form: Form, language: Language) -> Option<RulesPage> {
        with_game!(self, H => rules_page::<PresenterOf<H>>(form, language))
    }
}
