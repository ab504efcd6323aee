//! Texts, choices and the rulebook, in all languages.
use crate::{SobekPresenter, TEXTS};
use pages::testing::{
    assert_choices_have_words, assert_drawings_fit, assert_rulebook_is_sound,
    assert_same_in_all_languages, assert_sections_can_be_linked_to,
};

#[test]
fn all_languages_have_the_same_texts() {
    assert_same_in_all_languages(&TEXTS);
}

#[test]
fn every_choice_has_words() {
    let verbs = [
        ["take", "nehmen", "prendre", "взять"],
        ["lay a set", "auslegen", "poser un lot", "выложить набор"],
        ["play the", "spielen", "jouer l", "сыграть"],
        ["use the token", "einsetzen", "utiliser", "применить"],
        ["lay nothing more", "nichts weiter", "plus rien", "больше ничего"],
    ];
    assert_choices_have_words::<SobekPresenter>(&verbs);
}

#[test]
fn every_drawing_fits_into_a_terminal() {
    assert_drawings_fit::<SobekPresenter>();
}

#[test]
fn the_rulebook_is_sound() {
    assert_rulebook_is_sound::<SobekPresenter>();
}

/// Refusals at a table cite these.
#[test]
fn numbered_sections_can_be_linked_to() {
    assert_sections_can_be_linked_to::<SobekPresenter>(&[
        "s2-1", "s2-5", "s3-1", "s4-1", "s5-1", "s6-7", "s7-5", "s8-1",
    ]);
}
