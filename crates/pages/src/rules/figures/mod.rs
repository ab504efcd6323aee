//! The figures of the rules, by name. Each is made from the facts of a rules crate.
mod clip;
mod conex;
mod scene;
mod signs;
mod sobek;
mod tiles;

use super::Subject;
use crate::Language;
use maud::{Markup, html};

/// The figure with this name; none where there is no such figure.
pub(super) fn figure(subject: Subject, name: &str, language: Language) -> Option<Markup> {
    match subject {
        Subject::Sobek => sobek::figure(name, language),
        Subject::Conex => conex::figure(name, language),
    }
}

/// What the figures of a page share.
pub(super) fn definitions(subject: Subject) -> Markup {
    match subject {
        Subject::Sobek => html! {},
        Subject::Conex => scene::definitions(),
    }
}

/// With a capital letter, as it stands alone.
fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |it| it.to_uppercase().chain(chars).collect())
}
