//! The rules say the same in all languages, and their pages hold together.
use super::{
    Form, Subject,
    document::{Document, Part},
    rules_page,
    source::document,
};
use crate::Language;
use std::collections::BTreeSet;

fn all_pages() -> impl Iterator<Item = (Subject, Form, Language)> {
    let forms = Subject::ALL.into_iter().flat_map(|it| Form::ALL.map(|form| (it, form)));
    forms.flat_map(|(subject, form)| Language::ALL.map(|it| (subject, form, it)))
}

fn html(subject: Subject, form: Form, language: Language) -> String {
    rules_page(subject.id(), form, language).unwrap().body.into_string()
}

/// Each text beside the English one.
fn pairs() -> impl Iterator<Item = (String, Document<'static>, Document<'static>)> {
    all_pages().map(|(subject, form, language)| {
        let name = format!("{subject:?} {form:?} {language}");
        (name, document(subject, form, language), document(subject, form, Language::En))
    })
}

/// The prose of each section, under its number.
fn prose<'a>(document: &'a Document<'_>) -> Vec<(Option<&'a str>, String)> {
    let sections = std::iter::once(&document.head).chain(&document.sections);
    let text = |part: &Part<'_>| match part {
        Part::Prose(text) => text.clone(),
        Part::Figure(_) => String::new(),
    };
    sections.map(|it| (it.number, it.parts.iter().map(text).collect())).collect()
}

/// What stands between two marks, sorted: languages may put it in another order.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let parts = text.split(open).skip(1);
    let mut found: Vec<&str> = parts.filter_map(|it| Some(it.split_once(close)?.0)).collect();
    found.sort_unstable();
    found
}

#[test]
fn all_languages_have_the_same_sections() {
    for (name, text, english) in pairs() {
        let numbers = |it: &Document<'static>| -> Vec<_> {
            it.sections.iter().map(|it| (it.level, it.number)).collect()
        };
        assert_eq!(numbers(&text), numbers(&english), "{name}");
        for section in &text.sections {
            assert!(!section.title.is_empty(), "{name} {:?}", section.number);
            assert!(!section.title.contains(['*', '`', '_', '[']), "{name} {}", section.title);
        }
    }
}

#[test]
fn all_languages_have_the_same_figures() {
    for (name, text, english) in pairs() {
        let names = |it: &Document<'static>| -> Vec<_> {
            it.plates().map(|it| (it.name, it.caption.is_some())).collect()
        };
        assert_eq!(names(&text), names(&english), "{name}");
    }
}

/// Notation, tables and marks of readings: a translation that leaves out a line shows.
#[test]
fn sections_hold_the_same_in_all_languages() {
    for (name, text, english) in pairs() {
        for ((number, text), (_, english)) in prose(&text).into_iter().zip(prose(&english)) {
            let code = |it: &str| -> Vec<String> {
                let parts = it.split('`').skip(1).step_by(2);
                let mut code: Vec<String> = parts.map(|it| it.replace('\n', " ")).collect();
                code.sort_unstable();
                code
            };
            assert_eq!(code(&text), code(&english), "{name} {number:?}");
            let lines =
                |it: &str, start: &str| it.lines().filter(|it| it.starts_with(start)).count();
            for start in ["|", "- ", "> ", "1. ", "2. ", "3. ", "4. "] {
                assert_eq!(
                    lines(&text, start),
                    lines(&english, start),
                    "{name} {number:?} {start}"
                );
            }
            let marks = |it: &str| between(it, "**[", "]**").len();
            assert_eq!(marks(&text), marks(&english), "{name} {number:?}");
            let paragraphs = |it: &str| it.trim().split("\n\n").count();
            assert_eq!(paragraphs(&text), paragraphs(&english), "{name} {number:?}");
        }
    }
}

#[test]
fn pages_refer_to_the_same_sections_in_all_languages() {
    for (subject, form, language) in all_pages() {
        let [page, english] = [language, Language::En].map(|it| html(subject, form, it));
        let [page, english] =
            [&page, &english].map(|it| between(it, "class=\"ref\" href=\"", "\""));
        assert_eq!(page, english, "{subject:?} {form:?} {language}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for (subject, form, language) in all_pages() {
        let page = html(subject, form, language);
        let full = html(subject, Form::Full, language);
        let ids = |it: &str| -> BTreeSet<String> {
            let ids: Vec<String> =
                between(it, " id=\"", "\"").iter().map(ToString::to_string).collect();
            let set: BTreeSet<String> = ids.iter().cloned().collect();
            assert_eq!(set.len(), ids.len(), "an id comes twice");
            set
        };
        let (own, full) = (ids(&page), ids(&full));
        for href in between(&page, " href=\"", "\"") {
            let (path, anchor) = href.split_once('#').unwrap_or((href, ""));
            let lead = match path {
                "" => own.contains(anchor),
                _ if path == Form::Full.path(subject.id()) => {
                    anchor.is_empty() || full.contains(anchor)
                }
                _ => path == Form::Short.path(subject.id()) || path.starts_with("/assets/"),
            };
            assert!(lead, "{subject:?} {form:?} {language}: {href}");
        }
    }
}

/// What is refused at a table cites these.
#[test]
fn numbered_sections_can_be_linked_to() {
    for language in Language::ALL {
        for (subject, sections) in [
            (Subject::Sobek, ["s2-1", "s2-5", "s3-1", "s4-1", "s5-1", "s6-7", "s7-5", "s8-1"]),
            (Subject::Conex, ["s2-2", "s3-1", "s3-2", "s3-3", "s3-4", "s3-5", "s4-1", "s8-4"]),
        ] {
            let page = html(subject, Form::Full, language);
            for section in sections {
                assert!(page.contains(&format!("<h3 id=\"{section}\">")), "{section}");
            }
        }
    }
}

#[test]
fn texts_bring_no_html() {
    for (subject, form, language) in all_pages() {
        let text = document(subject, form, language);
        assert!(prose(&text).iter().all(|it| !it.1.contains(['<', '&'])), "{subject:?} {language}");
        let page = html(subject, form, language);
        for forbidden in ["style=", "<script", " on", "javascript:"] {
            let tags = page.split('<').map(|it| it.split('>').next().unwrap());
            let mut tags = tags.filter(|it| it.contains(forbidden));
            assert_eq!(tags.next(), None, "{subject:?} {form:?} {language}");
        }
    }
}

#[test]
fn pages_are_small() {
    for (subject, form, language) in all_pages() {
        let size = html(subject, form, language).len();
        assert!(size < 150_000, "{subject:?} {form:?} {language}: {size}");
    }
}

/// French keeps these marks apart, by a space at which no line breaks.
#[test]
fn french_marks_stand_apart() {
    for (subject, form, language) in all_pages() {
        let text = document(subject, form, language);
        let captions = text.plates().filter_map(|it| it.caption.map(str::to_owned));
        let titles = text.sections.iter().map(|it| it.title.to_owned());
        let prose = prose(&text).into_iter().map(|it| it.1);
        for text in prose.chain(captions).chain(titles) {
            // Not in the notation.
            let words: String = text.split('`').step_by(2).collect();
            for (at, _) in words.match_indices([':', ';', '!', '?']) {
                let apart = words[..at].ends_with(['\u{a0}', '\u{202f}']);
                assert_eq!(apart, language == Language::Fr, "{}", &words[..at]);
            }
        }
    }
}

#[test]
fn there_are_no_rules_of_other_games() {
    assert!(rules_page("chess", Form::Full, Language::En).is_none());
}
