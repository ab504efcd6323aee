//! Lightning: which free card goes.
use super::{Page, question::question};
use crate::token::token_sign;
use conex::{Action, Card, Token};
use maud::{Markup, html};

/// The cards that the viewer may remove now.
fn targets(page: &Page<'_>) -> Vec<Card> {
    let card = |it: &Action| match it {
        Action::Lightning(card) => Some(*card),
        _ => None,
    };
    page.frame.choices.iter().filter_map(card).collect()
}

pub(super) fn can_strike(page: &Page<'_>) -> bool {
    !targets(page).is_empty()
}

/// Switches to lightning, and back.
pub(super) fn toggle(page: &Page<'_>) -> Markup {
    html! {
        label.btn.toggle.bolt data-keys="l" aria-keyshortcuts="l" {
            input #strike type="checkbox" aria-label=(page.say("conex-strike-use"));
            (sign())
            span.off { (page.say("conex-strike-use")) }
            span.on { (page.say("conex-strike-not")) }
        }
    }
}

fn sign() -> Markup {
    html! {
        svg.cx viewBox="-17 -17 34 34" aria-hidden="true" { (token_sign(Token::Lightning, false)) }
    }
}

/// What lightning does.
pub(super) fn sentences(page: &Page<'_>) -> Markup {
    let targets = targets(page);
    let count = targets.len() as u32;
    html! {
        p.bolt0 { (page.text("conex-ask-strike", &[("count", count.into())])) }
        @for (nth, &card) in targets.iter().enumerate() {
            p.bolt1 data-when={ "z" (nth) } hidden { (page.removes(card)) }
        }
    }
}

impl Page<'_> {
    fn removes(&self, card: Card) -> String {
        self.card_of("conex-strike-removes", card, &self.card(card))
    }

    /// `red die card, laid by Teodor`.
    pub(super) fn card_with_owner(&self, card: Card) -> String {
        self.card_of("conex-laid-by", card, &self.card(card))
    }

    /// A text about a card on the table and who laid it.
    fn card_of(&self, key: &str, card: Card, name: &str) -> String {
        let seat = self.view.table.laid(card).map_or(self.view.mover, |it| it.seat);
        let args =
            [("card", name.into()), ("who", self.who(seat)), ("name", self.name(seat).into())];
        self.text(key, &args)
    }
}

pub(super) fn button(page: &Page<'_>) -> Markup {
    html! { button.btn.go.remove form="strike-form" { (page.say("conex-strike-remove")) } }
}

pub(super) fn form(page: &Page<'_>) -> Markup {
    let targets = targets(page);
    let count = targets.len() as u32;
    html! {
        form.bolts #strike-form method="post" action=(page.action()) {
            (page.ply())
            details.list #bolts {
                summary { (page.text("conex-list-cards", &[("count", count.into())])) }
                @for (nth, &card) in targets.iter().enumerate() {
                    label {
                        input type="radio" name="action" value=(Action::Lightning(card))
                            id={ "z" (nth) } data-bolt=(card);
                        span { (page.card_of("conex-laid-by", card, &page.card_in_full(card))) }
                    }
                }
            }
        }
    }
}

/// The end of the turn: lightning or nothing.
pub(super) fn end(page: &Page<'_>) -> Markup {
    html! {
        section.ask data-part="ask" aria-label=(page.say("conex-choice")) {
            div.pic { (sign()) }
            div.said role="status" {
                p.step0 { (question(page)) }
                (sentences(page))
            }
            div.acts {
                (toggle(page))
                form #decision method="post" action=(page.action()) {
                    (page.ply())
                    button.btn.end name="action" value=(Action::Done) data-keys="e" aria-keyshortcuts="e" {
                        (page.say("conex-done"))
                    }
                }
                (button(page))
            }
            (form(page))
        }
    }
}
