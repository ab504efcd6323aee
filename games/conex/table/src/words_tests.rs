//! Texts, choices and the rulebook, in all languages.
use crate::{ConexPresenter, TEXTS};
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
        ["lay a", "legen", "poser une", "положить"],
        ["draw 2 cards", "2 Karten ziehen", "piocher 2 cartes", "взять 2 карты"],
        ["use lightning", "Blitz", "éclair", "молнию"],
        ["give up a", "abgeben", "défausser une", "отдать"],
        ["end the turn", "den Zug beenden", "terminer", "закончить ход"],
    ];
    assert_choices_have_words::<ConexPresenter>(&verbs);
}

#[test]
fn every_drawing_fits_into_a_terminal() {
    assert_drawings_fit::<ConexPresenter>();
}

#[test]
fn the_rulebook_is_sound() {
    assert_rulebook_is_sound::<ConexPresenter>();
}

/// Refusals at a table cite these.
#[test]
fn numbered_sections_can_be_linked_to() {
    assert_sections_can_be_linked_to::<ConexPresenter>(&[
        "s2-2", "s3-1", "s3-2", "s3-3", "s3-4", "s3-5", "s4-1", "s8-4",
    ]);
}
