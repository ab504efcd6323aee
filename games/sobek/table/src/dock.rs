//! The dock: what is asked, the answer, and the viewer's hand.
use super::{
    events, flat, hand,
    page::Page,
    question, scribe,
    seats::{cursed, marker},
    starter, turn, vizier,
};
use maud::{Markup, html};
use sobek::{Decision, Phase};

pub(super) fn dock(page: &Page<'_>) -> Markup {
    let asked = page.frame.is_asked();
    // These questions are about the hand and show it themselves.
    let shows_hand =
        matches!(page.question(), Some(Decision::ScribeDiscards | Decision::HorizontalSets));
    // The ceremony says who has won.
    let over = page.view.phase == Phase::Over;
    html! {
        section.dock.panel.on[asked] id="dock" data-part="dock" hidden[over] aria-label=(page.say("sobek-dock")) {
            @match page.question() {
                Some(Decision::Turn) => { (turn::turn(page)) }
                Some(Decision::Event) => { (events::event(page)) }
                Some(Decision::VizierCard) => { (vizier::rob(page)) }
                Some(Decision::ScribeDiscards) => { (scribe::discards(page)) }
                Some(Decision::HorizontalSets) => { (flat::horizontal(page)) }
                Some(Decision::NameStarter) => { (starter::starter(page)) }
                None => { (bar(page, &html! { p { @if !over { (question::question(page)) } } }, &html! {})) }
            }
            @if asked {
                form id="now" method="post" action=(page.target()) { (page.ply()) }
            }
            @if !shows_hand { (hand::groups(page)) }
        }
    }
}

/// The viewer's name, the sentence, the buttons.
pub(super) fn bar(page: &Page<'_>, sentence: &Markup, buttons: &Markup) -> Markup {
    html! {
        div.action {
            @if let Some(own) = page.own() {
                span.me id={ "seat-" (own) } title=(page.name(own)) {
                    (marker(own, page.frame)) span.num { (page.view.scores[own]) }
                }
            }
            div.ask role="status" { (sentence) }
            @if let Some(own) = page.own() { div id={ "tags-" (own) } { (cursed(page, own)) } }
            (buttons)
        }
    }
}

/// The form for the question.
pub(super) fn decision(page: &Page<'_>, class: &str, inner: &Markup) -> Markup {
    html! {
        form class={ "decision " (class) } id="decision" method="post" action=(page.target()) {
            (page.ply())
            (inner)
        }
    }
}
