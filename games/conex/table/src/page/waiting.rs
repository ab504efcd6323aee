//! Others decide; the viewer may look at his spots meanwhile.
use super::{
    Page,
    ask::{all_numbers, pictures, sentences, why_button},
    seats, shape,
    spots::Spots,
};
use conex::Phase;
use maud::{Markup, html};

pub(super) fn waiting(page: &Page<'_>, spots: &Spots) -> Markup {
    let has_hand = page.hand().is_some_and(|it| !it.is_empty());
    html! {
        section.ask.waiting.idle[!has_hand] aria-label=(page.say("conex-choice")) {
            @if has_hand { (pictures(page, true)) }
            div.said role="status" {
                p.step0 { @for seat in page.view.asked.iter() { (shape(seat)) } (who_decides(page)) }
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

fn who_decides(page: &Page<'_>) -> String {
    let asked = page.view.asked;
    if page.own.is_some_and(|it| asked.contains(it)) {
        return page.say("conex-waiting-you");
    }
    let names = page.names(asked.iter());
    let key = match page.view.phase {
        Phase::Discard { .. } => "conex-waiting-discard",
        _ => "conex-waiting",
    };
    if asked.is_empty() && page.view.decision().is_some() {
        return page.say("conex-waiting-stopped");
    }
    if asked.is_empty() {
        return page.say("conex-waiting-luck");
    }
    let args = [("names", (&names).into()), ("count", (asked.count() as u32).into())];
    page.text(key, &args)
}
