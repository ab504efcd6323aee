//! What the viewer is asked, and the controls to answer.
use super::{
    Page, discard,
    hand::{face, hold_id, numbers},
    over,
    question::question,
    seats, shapes,
    spots::{Spots, number_id},
    strike, waiting,
};
use conex::{Action, Card, DRAW, Decision, Pose, Printed};
use maud::{Markup, html};

pub(super) fn ask(page: &Page<'_>, spots: &Spots) -> Markup {
    if page.view.ending.is_some() {
        return over::over(page);
    }
    if page.frame.looks_back() {
        return html! {};
    }
    match page.view.decision().filter(|_| page.frame.is_asked()) {
        Some(Decision::Start | Decision::Main) => lay(page, spots),
        Some(Decision::End) => strike::end(page),
        Some(Decision::Discard) => discard::discard(page),
        None => waiting::waiting(page, spots),
    }
}

/// Lay or draw, or first use lightning.
fn lay(page: &Page<'_>, spots: &Spots) -> Markup {
    let can_strike = strike::can_strike(page);
    html! {
        section.ask data-part="ask" aria-label=(page.say("conex-choice")) {
            (pictures(page, true))
            div.said role="status" {
                p.step0 { (question(page)) }
                @if page.is_last_round() { p.step0.after { (page.say("conex-last-round")) } }
                (sentences(page, spots))
                @if can_strike { (strike::sentences(page)) }
            }
            (seats::lately(page))
            (all_numbers(page, spots))
            div.acts {
                @if can_strike { (strike::toggle(page)) }
                (why_button(page))
                (spots.double(page))
                @if page.frame.choices.contains(&Action::Pass) { (pass(page)) }
                @if !spots.can_lay && page.can_draw() { (draw(page)) }
                @if spots.can_lay { (spots.lay_button(page)) }
                @if can_strike { (strike::button(page)) }
            }
            form #decision method="post" action=(page.action()) {
                (page.ply())
                (spots.list(page))
            }
            @if can_strike { (strike::form(page)) }
        }
    }
}

/// What is said about a chosen card, number and spot.
pub(super) fn sentences(page: &Page<'_>, spots: &Spots) -> Markup {
    let spots_of = |count: usize| ("count", (count as u32).into());
    html! {
        @for card in page.hand().unwrap_or_default().iter() {
            @let name = page.card(card);
            p.step1 data-when=(hold_id(card)) hidden {
                (page.text("conex-ask-card",
                    &[("card", (&name).into()), spots_of(spots.of_card(card).count())]))
            }
            @for printed in card.printed() {
                @let number = page.number_by(printed);
                p.step2 data-when=(number_id(printed)) hidden {
                    (page.text("conex-ask-number",
                        &[("number", (&number).into()),
                            spots_of(spots.of_number(printed).count())]))
                }
            }
        }
        (spots.sentences(page))
        p.refusal hidden data-felt=(page.say("conex-refused-felt")) {}
    }
}

pub(super) fn all_numbers(page: &Page<'_>, spots: &Spots) -> Markup {
    html! {
        @for card in page.hand().unwrap_or_default().iter() { (numbers(page, spots, card)) }
    }
}

/// The back of a card; over it the chosen card, with its number marked if one is to be chosen.
pub(super) fn pictures(page: &Page<'_>, with_numbers: bool) -> Markup {
    html! {
        div.pic {
            (back())
            @for card in page.hand().unwrap_or_default().iter() {
                span data-when=(hold_id(card)) hidden data-tip=(tip(card)) { (face(card)) }
                @for printed in card.printed().filter(|_| with_numbers) {
                    span data-when=(number_id(printed)) hidden { (pick(printed)) }
                }
            }
        }
    }
}

pub(super) fn tip(card: Card) -> &'static str {
    match card.kind() {
        conex::Kind::Plain => "tip-card",
        conex::Kind::Die => "tip-die-card",
        conex::Kind::PlusTwo => "tip-plus",
    }
}

fn back() -> Markup {
    html! {
        svg.cx viewBox="0 0 60 90" aria-hidden="true" {
            rect.cover width="60" height="90" {}
            path.frame d="M3.5 3.5h53v83h-53z" {}
            g transform="translate(30 45) scale(1.25)" {
                path.r d="M0-1L-11-12H11z" {} path.p d="M1 0L12-11V11z" {}
                path.y d="M0 1L11 12H-11z" {} path.t d="M-1 0L-12 11V-11z" {}
            }
        }
    }
}

fn pick(printed: Printed) -> Markup {
    let outline = shapes::printed(printed, Pose::default());
    html! { svg.cx viewBox="0 0 60 90" aria-hidden="true" { path.pick d=(shapes::path(&outline)) {} } }
}

pub(super) fn why_button(page: &Page<'_>) -> Markup {
    html! {
        button.btn.why type="button" data-why data-keys="n" aria-keyshortcuts="n" {
            (page.say("conex-why"))
        }
    }
}

fn pass(page: &Page<'_>) -> Markup {
    html! {
        button.btn.go name="action" value=(Action::Pass) form="decision" data-keys="r"
            aria-keyshortcuts="r" { (page.say("conex-pass")) }
    }
}

/// If nothing else can be done, it is also the main button.
fn draw(page: &Page<'_>) -> Markup {
    let count = page.view.pile.len().min(DRAW) as u32;
    html! {
        button.btn.go name="action" value=(Action::Draw) form="draw" {
            (page.text("conex-draw-cards", &[("count", count.into())]))
        }
    }
}
