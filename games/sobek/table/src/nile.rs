//! The Nile: quays, tokens, deck and discard pile.
use super::{
    cards::{back, drawing, face, far_face, mini, token, token_down},
    naming::card_tip,
    page::Page,
};
use crate::ASSETS;
use maud::{Markup, html};
use pages::Words;
use sobek::{Action, Back, Card, Decision, Quay, REACH};

/// The cards in the row, from the temple on, each with its quay.
pub(super) fn lying(page: &Page<'_>) -> Vec<(usize, Option<Card>)> {
    let quays = page.view.quays.iter().enumerate();
    let cards = quays.filter_map(|(at, quay)| match quay {
        Quay::Empty => None,
        Quay::Closed => Some((at, None)),
        Quay::Open(card) => Some((at, Some(*card))),
    });
    cards.collect()
}

/// A card of the row as the object of a verb.
pub(super) fn object(page: &Page<'_>, card: Option<Card>) -> String {
    card.map_or_else(|| page.unseen(Back::Orange), |it| page.object(it))
}

/// What skipping the first `nth` cards of the row puts into corruption.
pub(super) fn skipped(page: &Page<'_>, nth: usize) -> String {
    let cards = lying(page);
    let objects: Vec<String> = cards.iter().take(nth).map(|it| object(page, it.1)).collect();
    page.list(&objects)
}

pub(super) fn picture(page: &Page<'_>, card: Option<Card>) -> Markup {
    card.map_or_else(|| back(page, Back::Orange), |it| face(page, it))
}

pub(super) fn nile(page: &Page<'_>) -> Markup {
    let lying = lying(page);
    html! {
        section.nile data-part="nile" aria-label=(page.say("sobek-nile")) {
            header {
                h2 { (page.say("sobek-nile")) }
                (deliveries(page))
                span.grow {}
                (tokens(page))
            }
            div.river {
                span.temple data-tip="g-nile" { (drawing("temple")) }
                ol.quays {
                    @for at in 0..page.view.quays.len() {
                        @if let Some(nth) = lying.iter().position(|it| it.0 == at) {
                            (berth(page, at, nth, lying[nth].1))
                        } @else {
                            li data-n=(at + 1) {
                                span.gap id={ "q" (at + 1) } { span.vh { (page.say("sobek-quay-empty")) } }
                            }
                        }
                    }
                }
                (supply(page))
            }
        }
    }
}

/// A quay with a card, which can be taken if it is within reach.
fn berth(page: &Page<'_>, at: usize, nth: usize, card: Option<Card>) -> Markup {
    let number = at + 1;
    let can = page.may(Action::Take(nth as u8));
    if !can {
        let far = page.question() == Some(Decision::Turn) && usize::from(REACH) <= nth;
        return html! {
            li data-n=(number) {
                span.spot id={ "q" (number) } {
                    @match card {
                        Some(card) if far => { (far_face(page, card)) }
                        _ => { (picture(page, card)) }
                    }
                }
                (bought(page, nth))
            }
        };
    }
    let cost = match nth {
        0 => html! { span.cost { (page.say("sobek-free")) } },
        n => html! { span.cost.some { (ASSETS.icon("corruption")) (n) } },
    };
    let tip = card.map_or_else(|| "g-back-orange".to_owned(), card_tip);
    html! {
        // The control covers its card, so the quay says what the card is.
        li.take data-n=(number) data-tip=(tip) {
            (cost)
            label {
                input type="radio" name="action" form="decision" required id={ "o" (nth) }
                    value={ "take " (nth + 1) } aria-label=(spoken(page, number, nth, card))
                    data-keys=(nth + 1) aria-keyshortcuts=(nth + 1);
                span.spot id={ "q" (number) } { (picture(page, card)) }
                span.doom { (drawing("corruption")) }
            }
            (bought(page, nth))
        }
    }
}

/// A Merchant's card can also be chosen here, while the Merchant's sheet is open.
fn bought(page: &Page<'_>, nth: usize) -> Markup {
    html! {
        @if page.may(Action::Merchant(nth as u8)) { label.buy for={ "buy" (nth) } {} }
    }
}

/// What a quay offers, in words.
fn spoken(page: &Page<'_>, number: usize, nth: usize, card: Option<Card>) -> String {
    let card = Words(object(page, card)).plain();
    let skipped = Words(skipped(page, nth)).plain();
    let args = [
        ("quay", (number as u32).into()),
        ("card", (&card).into()),
        ("count", (nth as u32).into()),
        ("cards", (&skipped).into()),
    ];
    page.text("sobek-quay-offer", &args)
}

fn deliveries(page: &Page<'_>) -> Markup {
    let view = page.view;
    let all = view.deliveries();
    let args = [("number", view.delivery.into()), ("all", all.into())];
    html! {
        small data-tip="g-delivery" {
            span.wide { (page.text("sobek-delivery", &args)) " " }
            span.deliv aria-hidden="true" {
                @for it in 1..=all { i.on[it < view.delivery].now[it == view.delivery] {} }
            }
        }
    }
}

/// Picked tokens lie face up; the others only show that they are there.
fn tokens(page: &Page<'_>) -> Markup {
    let view = page.view;
    let known = view.tokens().filter(|_| page.question() != Some(Decision::Event));
    html! {
        span.tokens id="tokens" {
            @for it in view.tokens_out.iter() { (token(page, it, true)) }
            @match known {
                Some(left) => { @for it in left.iter() { (token(page, it, false)) } }
                None => { @for _ in 0..view.tokens_left { (token_down(page)) } }
            }
            small { (page.counted("sobek-tokens-left", view.tokens_left)) }
        }
    }
}

fn supply(page: &Page<'_>) -> Markup {
    let view = page.view;
    let discard = view.discard;
    html! {
        div.supply {
            div.pile.stack.none[view.deck == 0] id="deck" data-tip="g-deck" {
                (back(page, Back::Beige))
                span { (page.counted("sobek-deck", view.deck)) }
            }
            details.pile.discarded id="discard" data-over {
                summary data-keys="d" aria-keyshortcuts="d" {
                    @match discard.characters().last().or(discard.last()) {
                        Some(card) => { (face(page, card)) }
                        None => { span.gap {} }
                    }
                    span { (page.counted("sobek-discard", discard.count())) }
                }
                div.pop.panel { @for card in discard.iter() { (mini(page, card)) } }
            }
        }
    }
}
