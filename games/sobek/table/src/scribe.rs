//! What a Scribe's victim gives up.
use super::{
    cards::face,
    controls::action_box,
    dock::{bar, decision},
    page::Page,
    question::{left, question},
};
use maud::{Markup, html};
use sobek::{Action, KEPT};

pub(super) fn discards(page: &Page<'_>) -> Markup {
    let named = page.own().and_then(|it| page.view.discards[it]).unwrap_or_default();
    let rest = left(page);
    let open = named.last().map_or(rest, |last| rest.from(last));
    let others = page.view.asked.count().saturating_sub(1) as u32;
    let needed = rest.count().saturating_sub(KEPT);
    let sentence = html! {
        p {
            (question(page))
            span.small { (page.text("sobek-note-discard", &[("others", others.into())])) }
        }
    };
    let buttons = html! {
        button.primary data-need=(needed) { (page.counted("sobek-do-discard", needed)) }
    };
    let inner = html! {
        (bar(page, &sentence, &buttons))
        div.opts.hand-of-boxes id=[page.own().map(|it| format!("hand-{it}"))] {
            @for card in open.iter() {
                (action_box(page, &Action::Discard(card).to_string(), card))
            }
            @for card in rest.minus(open).iter() { span.fixed { (face(page, card)) } }
            // The counter comes after the boxes.
            output.tally.goes aria-hidden="true" { i.count {} " / " (needed) }
        }
    };
    decision(page, "boxes", &inner)
}
