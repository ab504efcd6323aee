//! What every rulebook must satisfy, for the tests of games that have one.
use super::{
    Form,
    document::{Document, Part},
    rules_page,
};
use crate::{Language, Presenter};
use game_core::Game as _;
use std::collections::BTreeSet;

/// It says the same in all languages, and its pages hold together.
pub fn assert_rulebook_is_sound<P: Presenter>() {
    all_languages_have_the_same_sections::<P>();
    all_languages_have_the_same_figures::<P>();
    sections_hold_the_same_in_all_languages::<P>();
    every_reading_has_a_mark_and_a_row::<P>();
    pages_refer_to_the_same_sections_in_all_languages::<P>();
    every_reference_leads_somewhere::<P>();
    texts_bring_no_html::<P>();
    pages_are_small::<P>();
    french_marks_stand_apart::<P>();
}

fn document<P: Presenter>(form: Form, language: Language) -> Document<'static> {
    P::rulebook(language).expect("there is a rulebook").document(form)
}

fn all_pages() -> impl Iterator<Item = (Form, Language)> {
    Form::ALL.into_iter().flat_map(|form| Language::ALL.map(|it| (form, it)))
}

fn html<P: Presenter>(form: Form, language: Language) -> String {
    rules_page::<P>(form, language).expect("there is a rulebook").body.into_string()
}

/// Each text beside the English one.
fn pairs<P: Presenter>() -> impl Iterator<Item = (String, Document<'static>, Document<'static>)> {
    all_pages().map(|(form, language)| {
        let name = format!("{form:?} {language}");
        (name, document::<P>(form, language), document::<P>(form, Language::En))
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

/// What is between two marks, sorted: languages may put it in another order.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let parts = text.split(open).skip(1);
    let mut found: Vec<&str> = parts.filter_map(|it| Some(it.split_once(close)?.0)).collect();
    found.sort_unstable();
    found
}

fn all_languages_have_the_same_sections<P: Presenter>() {
    for (name, text, english) in pairs::<P>() {
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

fn all_languages_have_the_same_figures<P: Presenter>() {
    for (name, text, english) in pairs::<P>() {
        let names = |it: &Document<'static>| -> Vec<_> {
            it.plates().map(|it| (it.name, it.caption.is_some())).collect()
        };
        assert_eq!(names(&text), names(&english), "{name}");
    }
}

/// Notation, tables and marks of readings: this finds a line that a translation leaves out.
fn sections_hold_the_same_in_all_languages<P: Presenter>() {
    for (name, text, english) in pairs::<P>() {
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

/// Where the rules mark a reading of ours, section 12 has it, and the other way round.
fn every_reading_has_a_mark_and_a_row<P: Presenter>() {
    for language in Language::ALL {
        let text = document::<P>(Form::Full, language);
        let sections: Vec<(Option<&str>, String)> = prose(&text);
        let marked = sections.iter().filter(|it| it.1.contains("**["));
        let marked: BTreeSet<&str> = marked.filter_map(|it| it.0).collect();
        let readings = sections.iter().find(|it| it.0 == Some("12")).expect("our readings");
        let rows = readings.1.lines().filter_map(|it| it.strip_prefix("| ")?.split('|').next());
        let listed: BTreeSet<&str> = rows
            .filter(|it| it.starts_with(|it: char| it.is_ascii_digit()))
            .flat_map(|it| it.split(',').map(str::trim))
            .collect();
        assert_eq!(marked, listed, "{language}");
    }
}

fn pages_refer_to_the_same_sections_in_all_languages<P: Presenter>() {
    for (form, language) in all_pages() {
        let [page, english] = [language, Language::En].map(|it| html::<P>(form, it));
        let [page, english] =
            [&page, &english].map(|it| between(it, "class=\"ref\" href=\"", "\""));
        assert_eq!(page, english, "{form:?} {language}");
    }
}

fn every_reference_leads_somewhere<P: Presenter>() {
    for (form, language) in all_pages() {
        let page = html::<P>(form, language);
        let full = html::<P>(Form::Full, language);
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
                _ if path == Form::Full.path(P::Game::ID) => {
                    anchor.is_empty() || full.contains(anchor)
                }
                _ => path == Form::Short.path(P::Game::ID) || path.starts_with("/assets/"),
            };
            assert!(lead, "{form:?} {language}: {href}");
        }
    }
}

fn texts_bring_no_html<P: Presenter>() {
    for (form, language) in all_pages() {
        let text = document::<P>(form, language);
        assert!(prose(&text).iter().all(|it| !it.1.contains(['<', '&'])), "{language}");
        let page = html::<P>(form, language);
        for forbidden in ["style=", "<script", " on", "javascript:"] {
            let tags = page.split('<').map(|it| it.split('>').next().expect("a tag has a name"));
            let mut tags = tags.filter(|it| it.contains(forbidden));
            assert_eq!(tags.next(), None, "{form:?} {language}");
        }
    }
}

fn pages_are_small<P: Presenter>() {
    for (form, language) in all_pages() {
        let size = html::<P>(form, language).len();
        assert!(size < 150_000, "{form:?} {language}: {size}");
    }
}

/// French keeps these marks apart, by a space at which no line breaks.
fn french_marks_stand_apart<P: Presenter>() {
    for (form, language) in all_pages() {
        let text = document::<P>(form, language);
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

/// Every language has these sections, which refusals link to.
pub fn assert_sections_can_be_linked_to<P: Presenter>(anchors: &[&str]) {
    for language in Language::ALL {
        let page = html::<P>(Form::Full, language);
        for anchor in anchors {
            assert!(page.contains(&format!("<h3 id=\"{anchor}\">")), "{anchor}");
        }
    }
}
