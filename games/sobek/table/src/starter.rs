//! Who starts the round.
use super::{
    dock::{bar, decision},
    page::Page,
    seats::{marker, named},
};
use maud::{Markup, html};
use pages::Arg;
use sobek::Action;

pub(super) fn starter(page: &Page<'_>) -> Markup {
    let round = [("round", Arg::from(page.view.round))];
    let sentence = html! {
        p {
            (page.text("sobek-ask-starter", &round))
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
