//! Others decide; meanwhile the viewer may look at their spots.
use super::{
    Page,
    ask::{all_numbers, pictures, sentences, why_button},
    question::question,
    seats, shape,
    spots::Spots,
};
use maud::{Markup, html};

pub(super) fn waiting(page: &Page<'_>, spots: &Spots) -> Markup {
    let has_hand = page.hand().is_some_and(|it| !it.is_empty());
    html! {
        section.ask.waiting.idle[!has_hand] data-part="ask" aria-label=(page.say("conex-choice")) {
            @if has_hand { (pictures(page, true)) }
            div.said role="status" {
                p.step0 { @for seat in page.view.asked.iter() { (shape(seat)) } (question(page)) }
                @if has_hand { p.step0.after { (page.say("conex-look")) } }
                @if page.is_last_round() { p.step0.after { (page.say("conex-last-round")) } }
                (sentences(page, spots))
            }
            (seats::lately(page))
            (all_numbers(page, spots))
            @if has_hand { div.acts { (why_button(page)) } }
            (spots.list(page))
        }
    }
}
