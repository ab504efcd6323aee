//! All languages say the same things, with the same variables.
use super::{Arg, speech::sources, text};
use crate::Language;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::collections::{BTreeMap, BTreeSet};

/// Each key of a file with its variables.
type Texts<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// What an error is given: its key and its variables, texts unless numbers.
const ERRORS: &[(&str, &[(&str, Arg<'static>)])] = &[
    ("error-abandoned", &[]),
    ("error-already-seated", &[]),
    ("error-bad-request", &[("detail", Arg::Text("no ply"))]),
    ("error-bad-token", &[]),
    ("error-busy", &[]),
    ("error-chat", &[]),
    ("error-cross-site", &[]),
    ("error-game", &[("games", Arg::Text("sobek, conex"))]),
    ("error-handover", &[]),
    ("error-illegal", &[("reason", Arg::Text("No.")), ("section", Arg::Text("4.1"))]),
    ("error-internal", &[("request", Arg::Text("7f3a"))]),
    ("error-level", &[("levels", Arg::Text("easy, hard"))]),
    ("error-media-type", &[]),
    ("error-method", &[]),
    ("error-name", &[]),
    ("error-name-taken", &[]),
    ("error-no-hints", &[]),
    ("error-no-seat-free", &[]),
    ("error-no-table", &[]),
    ("error-no-token", &[]),
    ("error-not-an-action", &[("detail", Arg::Text("no such card"))]),
    ("error-not-away", &[]),
    ("error-still-here", &[]),
    ("error-not-found", &[]),
    ("error-not-host", &[]),
    ("error-not-over", &[]),
    ("error-not-seated", &[]),
    ("error-not-started", &[]),
    ("error-not-your-turn", &[]),
    ("error-nothing-chosen", &[]),
    ("error-options", &[("detail", Arg::Text("no such size"))]),
    ("error-over", &[]),
    ("error-rate", &[("seconds", Arg::Number(3))]),
    ("error-rematch", &[]),
    ("error-seat-none", &[]),
    ("error-seat-taken", &[]),
    ("error-seats", &[("allowed", Arg::Text("2, 3"))]),
    ("error-shutting-down", &[]),
    ("error-stale", &[]),
    ("error-storage", &[]),
    ("error-timeout", &[]),
    ("error-too-large", &[]),
    ("error-too-many-tables", &[("most", Arg::Number(100))]),
    ("error-undo", &[]),
];

fn texts(source: &str) -> Texts<'_> {
    let mut texts = Texts::new();
    for entry in parser::parse(source).expect("no junk").body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{key}");
                let pattern = message.value.unwrap_or_else(|| panic!("{key} says nothing"));
                let twice = texts.insert(key, variables(key, &pattern));
                assert!(twice.is_none(), "{key} comes twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("only messages are compared"),
        }
    }
    texts
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
                // A variant may leave out what it doesn't need, such as the name of who is
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
pub(crate) use samples;

/// What every text must be, given in all languages.
pub(crate) fn assert_sound(texts: &[String; 4]) {
    for (text, language) in texts.iter().zip(Language::ALL) {
        let first = text.chars().next().unwrap();
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

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = sources(Language::En).map(texts);
    for language in Language::ALL {
        let other = sources(language).map(texts);
        for (english, other) in english.iter().zip(&other) {
            let keys = |it: &Texts<'_>| it.keys().map(|it| it.to_string()).collect::<Vec<_>>();
            assert_eq!(keys(other), keys(english), "{language}");
            assert_eq!(other, english, "{language}");
        }
        let keys: BTreeSet<&str> = other.iter().flat_map(|it| it.keys().copied()).collect();
        let sum: usize = other.iter().map(BTreeMap::len).sum();
        assert_eq!(keys.len(), sum, "{language}: a key is in two files");
    }
}

#[test]
fn the_errors_are_those_the_server_knows() {
    let known = ERRORS.iter().map(|(key, args)| (*key, args.iter().map(|it| it.0).collect()));
    let known: Texts<'_> = known.collect();
    assert_eq!(texts(sources(Language::En)[0]), known);
}

#[test]
fn errors_are_sentences_in_every_language() {
    for (key, args) in ERRORS {
        assert_sound(&Language::ALL.map(|it| text(it, key, args)));
    }
}

#[test]
fn the_rules_are_cited_after_the_reason() {
    let args = [("reason", Arg::from("Nothing fits.")), ("section", "4.1".into())];
    let cited = Language::ALL.map(|it| text(it, "error-illegal", &args));
    let cites = ["(rules 4.1)", "(Regel 4.1)", "(règle 4.1)", "(правило 4.1)"];
    assert_eq!(cited, cites.map(|it| format!("Nothing fits. {it}")));
}

#[test]
fn numbers_are_counted_in_each_language() {
    let seconds = |language, n: u32| text(language, "error-rate", &[("seconds", n.into())]);
    let cases = [
        (Language::En, 1, "in 1 second."),
        (Language::En, 21, "in 21 seconds."),
        (Language::De, 1, "in 1 Sekunde noch"),
        (Language::De, 2, "in 2 Sekunden noch"),
        (Language::Fr, 0, "dans 0 seconde."),
        (Language::Fr, 1, "dans 1 seconde."),
        (Language::Fr, 2, "dans 2 secondes."),
        (Language::Ru, 1, "через 1 секунду."),
        (Language::Ru, 2, "через 2 секунды."),
        (Language::Ru, 5, "через 5 секунд."),
        (Language::Ru, 11, "через 11 секунд."),
        (Language::Ru, 12, "через 12 секунд."),
        (Language::Ru, 21, "через 21 секунду."),
        (Language::Ru, 104, "через 104 секунды."),
        (Language::Ru, 1000, "через 1000 секунд."),
    ];
    for (language, n, words) in cases {
        let text = seconds(language, n);
        assert!(text.contains(words), "{text}");
    }
    let tables = |n: u32| text(Language::Ru, "error-too-many-tables", &[("most", n.into())]);
    for (n, words) in [(1, "больше 1 стола."), (5, "больше 5 столов."), (21, "больше 21 стола.")]
    {
        assert!(tables(n).contains(words), "{}", tables(n));
    }
}

#[test]
fn what_a_text_is_given_comes_out_as_it_went_in() {
    let hostile = [
        "{ $x }",
        "{ error-busy }",
        "{\"\\u0041\"}",
        "}{",
        "a\nerror-busy = b\r\n\t.c = d",
        "<b>&amp;\"'</b>",
        "\u{202e}\u{2068}\0",
        "%s %n {0}",
        "",
        "1",
    ];
    for it in hostile {
        let [before, after] = ["This request can't be read: ", ". Correct it and send it again."];
        let given = text(Language::En, "error-bad-request", &[("detail", it.into())]);
        assert_eq!(given, format!("{before}{it}{after}"));
        for language in Language::ALL {
            let given = text(language, "error-bad-request", &[("detail", it.into())]);
            assert!(given.contains(it), "{given}");
        }
    }
}
