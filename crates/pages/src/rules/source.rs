//! The texts, compiled in.
use super::{Form, Subject, document::Document};
use crate::Language;

/// The texts of one game in one language.
struct Source {
    short: &'static str,
    full: &'static str,
    /// The figures of the full form by section, and what follows its last section. They stand
    /// apart, because the full form in English is a document of its own.
    plates: &'static str,
}

macro_rules! source {
    ($language:literal, $game:literal) => {
        source!($language, $game, concat!("../../rules/", $language, "/", $game, "-full.md"))
    };
    ($language:literal, $game:literal, $full:expr) => {
        Source {
            short: include_str!(concat!("../../rules/", $language, "/", $game, "-short.md")),
            full: include_str!($full),
            plates: include_str!(concat!("../../rules/", $language, "/", $game, "-plates.md")),
        }
    };
}

const fn source(subject: Subject, language: Language) -> Source {
    match (subject, language) {
        (Subject::Sobek, Language::En) => {
            source!("en", "sobek", "../../../../docs/rules/sobek.md")
        }
        (Subject::Sobek, Language::De) => source!("de", "sobek"),
        (Subject::Sobek, Language::Fr) => source!("fr", "sobek"),
        (Subject::Sobek, Language::Ru) => source!("ru", "sobek"),
        (Subject::Conex, Language::En) => {
            source!("en", "conex", "../../../../docs/rules/conex.md")
        }
        (Subject::Conex, Language::De) => source!("de", "conex"),
        (Subject::Conex, Language::Fr) => source!("fr", "conex"),
        (Subject::Conex, Language::Ru) => source!("ru", "conex"),
    }
}

pub(super) fn document(subject: Subject, form: Form, language: Language) -> Document<'static> {
    let source = source(subject, language);
    match form {
        Form::Short => Document::read(source.short),
        Form::Full => Document::read(source.full).with_plates(Document::read(source.plates)),
    }
}
