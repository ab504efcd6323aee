//! The texts around every game.
use super::{
    Arg, SHARED,
    testing::{Keys, assert_same_in_all_languages, assert_sound, keys},
    text,
};
use crate::Language;

/// An error's key and variables; they are texts, unless they are numbers.
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
    ("error-head-too-large", &[]),
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
    ("error-too-many-streams", &[("most", Arg::Number(64))]),
    ("error-too-many-tables", &[("most", Arg::Number(100))]),
    ("error-undo", &[]),
];

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    assert_same_in_all_languages(&SHARED);
}

#[test]
fn the_errors_are_those_the_server_knows() {
    let known = ERRORS.iter().map(|(key, args)| (*key, args.iter().map(|it| it.0).collect()));
    let known: Keys<'_> = known.collect();
    assert_eq!(keys(SHARED.sources[0][0]), known);
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
