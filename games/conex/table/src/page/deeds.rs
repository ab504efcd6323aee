//! What somebody did, as a tile.
use super::{Page, hand::face};
use crate::token::{die_sign, token_sign};
use conex::{Card, Cards, Event};
use game_core::Seat;
use maud::{Markup, html};
use pages::{Deed, Verb};

pub(super) fn deed(event: &Event) -> Option<Deed> {
    let deed = |seat: Seat, tile: Markup| Some(Deed { seat, tile, joins: false });
    let joins = |seat: Seat, tile: Markup| Some(Deed { seat, tile, joins: true });
    match *event {
        Event::Laid { seat, placement, points, .. } => {
            let gain = html! { span.gain.num { "+" (points) } };
            deed(seat, html! { (Verb::Lay.icon()) (face(placement.card())) (gain) })
        }
        Event::Drew { seat, count, .. } if 0 < count => {
            deed(seat, html! { (Verb::Draw.icon()) span.num { (count) } })
        }
        Event::Passed { seat } => deed(seat, Verb::Pass.icon()),
        Event::Struck { seat, card } => deed(seat, html! { (Verb::Strike.icon()) (face(card)) }),
        Event::Rolled { seat, face } => joins(seat, sign("die", &die_sign(face))),
        Event::TookToken { seat, token, .. } => joins(seat, sign("", &token_sign(token, false))),
        Event::Buried { seat, .. } => deed(seat, Verb::GiveUp.icon()),
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Done { .. }
        | Event::KeptToken { .. }
        | Event::MustDiscard { .. }
        | Event::Discarding { .. }
        | Event::Decided { .. }
        | Event::GameOver { .. } => None,
    }
}

/// A die or a token.
fn sign(class: &str, drawn: &Markup) -> Markup {
    html! { svg class={ "cx sign " (class) } viewBox="-17 -17 34 34" aria-hidden="true" { (drawn) } }
}

/// The cards whose faces the strip may show.
pub(super) fn shown(page: &Page<'_>) -> Cards {
    let card = |(_, event): &(u32, Event)| -> Option<Card> {
        match *event {
            Event::Laid { placement, .. } => Some(placement.card()),
            Event::Struck { card, .. } => Some(card),
            _ => None,
        }
    };
    let own = |event: &Event| deed(event).is_some_and(|it| page.frame.is_you(it.seat));
    let since = page.frame.story.iter().rev().take_while(|it| !own(&it.1)).take(MOST);
    since.filter_map(card).collect()
}

/// More events than the strip tells.
const MOST: usize = 60;
