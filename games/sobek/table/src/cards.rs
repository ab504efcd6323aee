//! Cards, tokens and sets as pictures.
use super::{
    naming::{back_picture, card_tip, each_back, picture, token_picture, token_tip},
    page::Page,
};
use crate::ASSETS;
use maud::{Markup, html};
use sobek::{Back, Card, Cards, Family, Seen, Token};

/// Names longer than this take two lines on a card.
const NAME: usize = 9;

/// An icon whose size the sheet gives.
pub(super) fn drawing(name: &str) -> Markup {
    html! { svg { use href=(ASSETS.icon_address(name)) {} } }
}

/// An icon that is readable on any background.
pub(super) fn seal(name: &str) -> Markup {
    html! { span.seal { (ASSETS.icon(name)) } }
}

pub(super) fn face(page: &Page<'_>, card: Card) -> Markup {
    card_of(page, card, "", &card_tip(card))
}

/// A card that says why it can't be taken.
pub(super) fn far_face(page: &Page<'_>, card: Card) -> Markup {
    card_of(page, card, "", "g-reach")
}

/// A card as small as is readable: its picture and a number.
pub(super) fn mini(page: &Page<'_>, card: Card) -> Markup {
    card_of(page, card, " mini", &card_tip(card))
}

fn card_of(page: &Page<'_>, card: Card, more: &str, tip: &str) -> Markup {
    let index = card.family().map_or("amulet", Family::name);
    let person = if card.character().is_some() { " person" } else { "" };
    let green = if card.back() == Back::Green { " greenback" } else { "" };
    let scarabs = Some(card.scarabs()).filter(|it| 0 < *it);
    let name = page.label(card);
    html! {
        div class={ "card " (index) (person) (green) (more) } data-s=[scarabs]
            data-tip=(tip) role="img" aria-label=(page.card_label(card)) {
            span.pic { (drawing(picture(card))) }
            @if more.is_empty() {
                span.idx {
                    (drawing(index))
                    @for _ in 0..card.scarabs() { (drawing("scarab")) }
                }
                span.nm.long[NAME < name.chars().count()] { (name) }
            }
        }
    }
}

pub(super) fn back(page: &Page<'_>, back: Back) -> Markup {
    html! {
        div.card.back data-tip={ "g-back-" (back) } role="img"
            aria-label=(page.say(&format!("sobek-label-back-{back}"))) {
            (drawing(back_picture(back)))
        }
    }
}

/// Overlapping cards, each with its left edge in view.
pub(super) fn fan(page: &Page<'_>, cards: Cards) -> Markup {
    html! { div.fan { @for card in cards.iter() { (face(page, card)) } } }
}

/// Small cards side by side: faces where they are seen, backs with their numbers.
pub(super) fn minis(page: &Page<'_>, cards: Seen) -> Markup {
    html! {
        @for card in cards.faces.iter() { (mini(page, card)) }
        (counted_backs(page, cards.hidden()))
    }
}

pub(super) fn counted_backs(page: &Page<'_>, backs: sobek::Backs) -> Markup {
    html! {
        @for (it, n) in each_back(backs) {
            span.bk { (back(page, it)) span.num { (n) } }
        }
    }
}

pub(super) fn token(page: &Page<'_>, token: Token, used: bool) -> Markup {
    html! {
        span.token.guild[matches!(token, Token::Guild(_))].curse[token == Token::Curse].used[used]
            data-tip=(token_tip(token)) role="img" aria-label=(page.token_label(token)) {
            (drawing(token_picture(token)))
            @if let Token::Guild(hieroglyph) = token { (drawing(hieroglyph.name())) }
        }
    }
}

pub(super) fn token_down(page: &Page<'_>) -> Markup {
    html! {
        span.token.down data-tip="g-token" role="img" aria-label=(page.say("sobek-token-down")) {
            (drawing("scarab"))
        }
    }
}

/// The crocodile that a pile lies under.
pub(super) fn tile() -> Markup {
    html! { span.tile data-tip="g-corruption" { (drawing("corruption")) } }
}

/// `(3 + 2) × 3`.
pub(super) fn product(scarabs: u32, prosperity: u8, cards: u32) -> String {
    match u32::from(prosperity) * sobek::PROSPERITY {
        0 => format!("{scarabs} × {cards}"),
        more => format!("({scarabs} + {more}) × {cards}"),
    }
}
