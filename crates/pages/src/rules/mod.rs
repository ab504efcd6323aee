//! The rules of both games as pages.
//!
//! The texts are Markdown: the full rules in English are `docs/rules/`, everything else is in
//! `rules/`, a folder for each language. The figures are made by the code that plays and draws
//! the games, so they can't show what isn't so.

mod document;
mod figures;
mod page;
mod prose;
mod source;

#[cfg(test)]
mod tests;

use crate::Language;
use game_core::Game as _;
use maud::Markup;
use std::sync::OnceLock;

/// How much of the rules a page tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// What one must know to begin.
    Short,
    /// Every case, in numbered sections. What is refused cites them.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Sobek,
    Conex,
}

impl Subject {
    const ALL: [Subject; 2] = [Subject::Sobek, Subject::Conex];

    fn id(self) -> &'static str {
        match self {
            Subject::Sobek => sobek::Sobek::ID,
            Subject::Conex => conex::Conex::ID,
        }
    }
}

/// A page for each game, form and language, made when it is first asked for.
static PAGES: [[[OnceLock<RulesPage>; 4]; 2]; 2] =
    [const { [const { [const { OnceLock::new() }; 4] }; 2] }; 2];

/// The rules of a game, if there is such a game.
pub fn rules_page(game: &str, form: Form, language: Language) -> Option<RulesPage> {
    let subject = Subject::ALL.into_iter().find(|it| it.id() == game)?;
    let page = &PAGES[subject as usize][form as usize][language as usize];
    Some(page.get_or_init(|| page::page(subject, form, language)).clone())
}
