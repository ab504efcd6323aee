//! A card is given up to another's lightning: the hand is the choice.
use super::{Page, ask::pictures};
use maud::{Markup, html};

pub(super) fn discard(page: &Page<'_>) -> Markup {
    let name = page.name(page.view.mover);
    html! {
        section.ask.giving aria-label=(page.say("conex-choice")) {
            (pictures(page, false))
            div.said role="status" {
                p { (page.text("conex-ask-discard", &[("name", name.into())])) }
            }
            div.acts { button.btn.go form="decision" { (page.say("conex-discard")) } }
            form #decision method="post" action=(page.action()) { (page.ply()) }
        }
    }
}
