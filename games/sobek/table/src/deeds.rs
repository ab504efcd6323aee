//! What somebody did, as a tile.
use super::{
    cards::{drawing, token},
    naming::{back_picture, each_back, picture},
    page::Page,
    seats::marker,
};
use maud::{Markup, html};
use pages::{Deed, Verb};
use sobek::{Back, Card, Event, Family, Seen, Token};

pub(super) fn deed(event: &Event, page: &Page<'_>) -> Option<Deed> {
    let deed = |seat, tile| Some(Deed { seat, tile, joins: false });
    let joins = |seat, tile| Some(Deed { seat, tile, joins: true });
    match *event {
        Event::Took { seat, card, skipped, .. } => {
            let taken = card.map_or_else(|| back(Back::Orange), face);
            let count = skipped.backs.count();
            deed(seat, html! { (Verb::Take.icon()) span.cards { (taken) } (crocodiles(count, "")) })
        }
        Event::Laid { seat, family, cards, .. } => {
            let sets = page.view.sets[seat];
            let laid = html! { span.cards { @for it in cards.iter() { (face(it)) } } };
            // At the end of the round it is taken away.
            let points = sets.has(family).then(|| sets.points(family));
            let gain = html! { @if let Some(it) = points { span.gain.num { (it) } } };
            deed(seat, html! { (Verb::Lay.icon()) (laid) (gain) })
        }
        Event::Picked { seat, token: picked } => {
            let again = (picked == Token::Flood).then(|| Verb::Again.icon());
            let tile = html! {
                (Verb::Event.icon()) (token(page, picked, false))
                @if let Some(again) = again { (again) }
            };
            deed(seat, tile)
        }
        Event::Played { seat, character } => {
            let tile = html! { (Verb::Play.icon()) span.cards { (face(character.card())) } };
            deed(seat, tile)
        }
        Event::Drew { seat, cards } => {
            joins(seat, html! { span.num { "+" (cards.backs.count()) } })
        }
        Event::Purged { seat, cards, .. } => joins(seat, crocodiles(cards.count(), "−")),
        Event::Stole { seat, victim, card } | Event::Robbed { seat, victim, card } => {
            joins(seat, html! { (got(card)) (marker(victim, page.frame)) })
        }
        Event::StealingFrom { seat, victim, back: None } => joins(seat, marker(victim, page.frame)),
        // What the viewer gives up, they know.
        Event::Reduced { seat, cards } if !page.frame.is_you(seat) => {
            deed(seat, html! { (Verb::GiveUp.icon()) span.num { (cards.backs.count()) } })
        }
        Event::Dealt { .. }
        | Event::Delivered { .. }
        | Event::StarterDrawn { .. }
        | Event::NamerDrawn { .. }
        | Event::StarterNamed { .. }
        | Event::TokensSeen { .. }
        | Event::NoEffect
        | Event::StealingFrom { .. }
        | Event::MustReduce { .. }
        | Event::Discarding { .. }
        | Event::Reduced { .. }
        | Event::Searched { .. }
        | Event::Decided { .. }
        | Event::Moved { .. }
        | Event::Cursed { .. }
        | Event::Prospered { .. }
        | Event::Embalmed { .. }
        | Event::Deceived { .. }
        | Event::RoundEnded { .. }
        | Event::LayingAside { .. }
        | Event::SetScored { .. }
        | Event::PileOpened { .. }
        | Event::Scored { .. }
        | Event::Penalised { .. }
        | Event::GameOver { .. } => None,
    }
}

/// A card as small as it can be: the tile says in words what it is.
fn face(card: Card) -> Markup {
    let index = card.family().map_or("amulet", Family::name);
    let person = if card.character().is_some() { " person" } else { "" };
    let scarabs = Some(card.scarabs()).filter(|it| 0 < *it);
    html! {
        span class={ "card mini " (index) (person) } data-s=[scarabs] {
            span.pic { (drawing(picture(card))) }
        }
    }
}

fn back(it: Back) -> Markup {
    html! { span.card.back { (drawing(back_picture(it))) } }
}

/// A card as far as the viewer sees it.
fn got(card: Seen) -> Markup {
    html! {
        span.cards {
            @for it in card.faces.iter() { (face(it)) }
            @for (it, _) in each_back(card.hidden()) { (back(it)) }
        }
    }
}

/// So many cards go under the tile, or leave it.
fn crocodiles(count: impl Into<u32>, sign: &str) -> Markup {
    let count: u32 = count.into();
    html! { @if 0 < count { span.crocs { (drawing("corruption")) (sign) (count) } } }
}
