//! The table of Sobek as a page.
use crate::story::{news, story};
use crate::{InWords as _, Sight, Tabled, Tale, Words};
use game_core::{BySeat, Seat};
use maud::{Markup, html};
use sobek::{Event, Sobek};

impl Tabled for Sobek {
    fn table(sight: &Sight<'_, Self>) -> Markup {
        html! { pre { (Sobek::view_in_words(sight.view)) } (story(sight)) (news(sight)) }
    }

    fn facts(_: &Sight<'_, Self>) -> Vec<String> {
        Vec::new()
    }

    fn marker(seat: Seat, sight: &Sight<'_, Self>) -> Markup {
        html! { b { (sight.sitter(seat).name) } }
    }

    fn scores(view: &sobek::View) -> BySeat<u16> {
        view.scores
    }

    fn tale(event: &Event, sight: &Sight<'_, Self>) -> Option<Tale> {
        let words = Words(Sobek::event_in_words(event, sight.viewer));
        Some(Tale { seat: None, words, heading: false, motions: Vec::new() })
    }
}
