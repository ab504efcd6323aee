//! Who starts the round.
use super::{
    dock::{bar, decision},
    page::Page,
    question::question,
    seats::{marker, named},
};
use maud::{Markup, html};
use sobek::Action;

pub(super) fn starter(page: &Page<'_>) -> Markup {
    let sentence = html! {
        p {
            (question(page))
            span.small { (page.say("sobek-note-starter")) }
        }
    };
    let options = html! {
        div.opts {
            @for seat in page.view.seats.iter().filter(|&it| page.may(Action::Start(it))) {
                button name="action" value=(Action::Start(seat)) {
                    @if page.frame.is_you(seat) {
                        (marker(seat, page.frame)) (page.say("sobek-do-start"))
                    } @else { (named(page, seat)) }
                }
            }
        }
    };
    decision(page, "", &bar(page, &sentence, &options))
}
