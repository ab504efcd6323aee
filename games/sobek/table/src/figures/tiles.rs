//! Cards and tokens of Sobek as small tiles.
use crate::{ASSETS, text};
use maud::{Markup, html};
use pages::Language;
use sobek::{Back, Card, Character, Token};

/// A card's face: its family and scarabs at the side, and its picture.
pub(super) fn face(card: Card) -> Markup {
    let family = family(card);
    let kind = match card.back() {
        Back::Green => " rf-green",
        Back::Orange => " rf-person",
        Back::Beige => "",
    };
    html! {
        span class={ "rf-card rf-" (family) (kind) } {
            span.rf-index {
                (ASSETS.icon(family))
                @for _ in 0..card.scarabs() { (ASSETS.icon("scarab")) }
            }
            span.rf-picture { (ASSETS.icon(picture(card))) }
        }
    }
}

pub(super) fn back(back: Back) -> Markup {
    html! { span.rf-card.rf-back { (ASSETS.icon(&format!("back-{back}"))) } }
}

fn family(card: Card) -> &'static str {
    card.family().map_or("amulet", |it| it.name())
}

fn picture(card: Card) -> &'static str {
    match card.character() {
        None => family(card),
        Some(Character::Queen) => "queen",
        Some(Character::HighPriest) => "priest",
        Some(Character::HighPriestess) => "priestess",
        Some(Character::ScribeOfCattle | Character::ScribeOfFish) => "scribe",
        Some(Character::Vizier) => "vizier",
        Some(Character::Thief) => "thief",
        Some(Character::Courtesan) => "courtesan",
        Some(Character::Merchant) => "merchant",
    }
}

/// By itself: `fish with 1 scarab`.
pub(super) fn name(card: Card, language: Language) -> String {
    if card.character().is_some() {
        return text(language, &format!("sobek-card-{card}"), &[]);
    }
    let Some(family) = card.family() else {
        return text(language, "sobek-amulet", &[]);
    };
    let family = text(language, &format!("sobek-family-{family}"), &[]);
    let family = ("family", (&family).into());
    match (card.scarabs(), card.back()) {
        (0, Back::Green) => text(language, "sobek-goods-green", &[family]),
        (0, _) => text(language, "sobek-goods-plain", &[family]),
        (n, _) => text(language, "sobek-goods-valued", &[family, ("scarabs", n.into())]),
    }
}

pub(super) fn token(token: Token) -> Markup {
    html! {
        span.rf-token {
            (ASSETS.icon(&format!("e-{}", kind(token))))
            @if let Token::Guild(hieroglyph) = token { (ASSETS.icon(hieroglyph.name())) }
        }
    }
}

/// What all tokens of a kind do is said once.
pub(super) fn kind(token: Token) -> String {
    match token {
        Token::Guild(_) => "guild".to_owned(),
        _ => token.to_string(),
    }
}
