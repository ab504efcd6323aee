//! What every text must satisfy, for the tests of crates that have texts.
use crate::{Language, Texts};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::collections::{BTreeMap, BTreeSet};

/// Each key of a file with its variables.
pub(crate) type Keys<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

pub(crate) fn keys(source: &str) -> Keys<'_> {
    let mut keys = Keys::new();
    for entry in parser::parse(source).expect("no junk").body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{key}");
                let pattern = message.value.unwrap_or_else(|| panic!("{key} says nothing"));
                let twice = keys.insert(key, variables(key, &pattern));
                assert!(twice.is_none(), "{key} comes twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("only messages are compared"),
        }
    }
    keys
}

fn variables<'a>(key: &str, pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => {
                found.insert(variable(key, inline));
            }
            Expression::Select { selector, variants } => {
                // A variant may leave out what it doesn't need, such as the name of a player who is
                // called "you"; what all of them use together is the same in all languages.
                found.insert(variable(key, selector));
                found.extend(variants.iter().flat_map(|it| variables(key, &it.value)));
            }
        }
    }
    found
}

fn variable<'a>(key: &str, expression: &InlineExpression<&'a str>) -> &'a str {
    match expression {
        InlineExpression::VariableReference { id } => id.name,
        _ => panic!("{key}: only variables are compared"),
    }
}

/// Samples of every variant of an `Illegal`: one without a line doesn't compile.
#[macro_export]
macro_rules! samples {
    ($($variant:pat => $samples:expr,)+) => {{
        let _complete = |it: &Illegal| match it { $($variant => stringify!($variant),)+ };
        let mut all: Vec<Illegal> = Vec::new();
        $(
            let samples: Vec<Illegal> = $samples.into_iter().collect();
            assert!(!samples.is_empty() && samples.iter().all(|it| matches!(it, $variant)));
            all.extend(samples);
        )+
        all
    }};
}

/// What every text must satisfy, in all languages.
pub fn assert_sound(texts: &[String; 4]) {
    for (text, language) in texts.iter().zip(Language::ALL) {
        let first = text.chars().next().expect("a text says something");
        assert!(first.is_uppercase(), "{text}");
        assert!(text.ends_with(['.', ')']) && !text.contains(".."), "{text}");
        for wrong in ["{", "}", "$", "\u{2068}", "\u{2069}", "  ", "error-", "refusal-", "()"] {
            assert!(!text.contains(wrong), "{text}");
        }
        let cyrillic = text.chars().filter(|it| ('а'..='я').contains(it)).count();
        assert_eq!(language == Language::Ru, text.len() / 4 < cyrillic, "{text}");
        // French keeps these marks apart, by a space at which no line breaks.
        for (at, _) in text.match_indices([':', ';', '!', '?']) {
            let apart = text[..at].ends_with(['\u{a0}', '\u{202f}']);
            assert_eq!(apart, language == Language::Fr, "{text}");
        }
    }
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{texts:?}");
}

/// All languages say the same things, with the same variables.
pub fn assert_same_in_all_languages(texts: &Texts) {
    let of = |it: Language| texts.sources[it as usize].iter().map(|it| keys(it));
    let english: Vec<Keys<'_>> = of(Language::En).collect();
    for language in Language::ALL {
        let other: Vec<Keys<'_>> = of(language).collect();
        for (english, other) in english.iter().zip(&other) {
            let names = |it: &Keys<'_>| it.keys().map(|it| it.to_string()).collect::<Vec<_>>();
            assert_eq!(names(other), names(english), "{language}");
            assert_eq!(other, english, "{language}");
        }
        let names: BTreeSet<&str> = other.iter().flat_map(|it| it.keys().copied()).collect();
        let sum: usize = other.iter().map(BTreeMap::len).sum();
        assert_eq!(names.len(), sum, "{language}: a key is in two files");
    }
}
