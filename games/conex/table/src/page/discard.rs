//! Giving up a card to another player's lightning: the choice is made in the hand.
use super::{Page, ask::pictures, question::question};
use maud::{Markup, html};

pub(super) fn discard(page: &Page<'_>) -> Markup {
    html! {
        section.ask.giving data-part="ask" aria-label=(page.say("conex-choice")) {
            (pictures(page, false))
            div.said role="status" {
                p { (question(page)) }
            }
            div.acts { button.btn.go form="decision" { (page.say("conex-discard")) } }
            form #decision method="post" action=(page.action()) { (page.ply()) }
        }
    }
}
