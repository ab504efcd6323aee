//! The rules of a game as pages.
//!
//! The texts are Markdown. The figures are made by the code that plays and draws the game, so
//! they can't be wrong about it.

mod document;
mod page;
mod prose;
#[cfg(feature = "testing")]
pub(crate) mod testing;

use crate::{Language, Presenter, Rulebook};
use document::Document;
use game_core::Game as _;
use maud::Markup;
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// How much of the rules a page tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// What newcomers need to begin.
    Short,
    /// Every case, in numbered sections. Refusals cite them.
    Full,
}

impl Form {
    pub const ALL: [Form; 2] = [Form::Short, Form::Full];

    /// The address of a game's rules: `/rules/sobek`, and `/rules/sobek/short`.
    pub fn path(self, game: &str) -> String {
        match self {
            Form::Full => format!("/rules/{game}"),
            Form::Short => format!("/rules/{game}/short"),
        }
    }
}

#[derive(Clone, Debug)]
pub struct RulesPage {
    pub title: String,
    /// `<main>`.
    pub body: Markup,
}

/// The pages that were asked for so far, by game, form and language: they never change.
static PAGES: Mutex<BTreeMap<(&str, Form, Language), RulesPage>> = Mutex::new(BTreeMap::new());

/// The rules of a game, if it has them written down.
pub fn rules_page<P: Presenter>(form: Form, language: Language) -> Option<RulesPage> {
    let key = (P::Game::ID, form, language);
    let pages = || PAGES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(page) = pages().get(&key) {
        return Some(page.clone());
    }
    let page = page::page::<P>(P::rulebook(language)?, form, language);
    pages().insert(key, page.clone());
    Some(page)
}

impl Rulebook {
    fn document(&self, form: Form) -> Document<'static> {
        match form {
            Form::Short => Document::read(self.short),
            Form::Full => Document::read(self.full).with_plates(Document::read(self.plates)),
        }
    }
}
