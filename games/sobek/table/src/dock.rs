//! The dock: what is asked, the answer, and the viewer's hand.
use super::{
    events, flat, hand,
    page::Page,
    scribe,
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
    // Who has won is said by the ceremony.
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
                None => { (bar(page, &html! { p { (waiting(page)) } }, &html! {})) }
            }
            @if asked {
                form id="now" method="post" action=(page.target()) { (page.ply()) }
            }
            @if !shows_hand { (hand::groups(page)) }
        }
    }
}

/// Who one is, the sentence, the buttons.
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

/// The form of what is asked.
pub(super) fn decision(page: &Page<'_>, class: &str, inner: &Markup) -> Markup {
    html! {
        form class={ "decision " (class) } id="decision" method="post" action=(page.target()) {
            (page.ply())
            (inner)
        }
    }
}

/// What the viewer waits for.
fn waiting(page: &Page<'_>) -> String {
    let view = page.view;
    // Nobody is asked any more where a match was stopped.
    if view.asked.is_empty() && view.decision().is_some() {
        return page.say("sobek-wait-stopped");
    }
    let names: Vec<String> = view.asked.iter().map(|it| page.name(it).to_owned()).collect();
    let list = page.list(&names);
    let key = match view.phase {
        Phase::Turn => "sobek-wait-turn",
        Phase::Event => "sobek-wait-event",
        Phase::Rob { .. } => "sobek-wait-rob",
        Phase::Reduce => "sobek-wait-discard",
        Phase::HorizontalSets => "sobek-wait-flat",
        Phase::NameStarter => "sobek-wait-starter",
        Phase::Deal | Phase::Steal { .. } => return page.say("sobek-wait-chance"),
        Phase::Over => return String::new(),
    };
    page.text(key, &[("names", (&list).into()), ("count", (names.len() as u32).into())])
}
