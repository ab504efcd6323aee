//! The two tokens, the die and the pile, as small signs.
use conex::{Face, Token};
use maud::{Markup, html};
use pages::plot::{Point, at, at_scaled};

/// A plate of 34 × 34 about the origin.
const PLATE: &str = "M-7-15H7L15-7V7L7 15H-7L-15 7V-7z";
const BOLT: &str = "M2.2-11.7L-7.7 2.7H-1.4L-3.2 11.7L7.6-3.6H1.3z";

pub(crate) fn token(token: Token, locked: bool, place: Point, scale: f64) -> Markup {
    let title = if locked { format!("{token}, locked") } else { token.to_string() };
    html! {
        g.token.locked[locked] transform=(at_scaled(place, scale)) {
            title { (title) }
            (token_sign(token, locked))
        }
    }
}

pub(super) fn token_sign(token: Token, locked: bool) -> Markup {
    html! {
        path.plate d=(PLATE) {}
        (glyph(token))
        @if locked {
            g.lock {
                path d="M7 9V6a3 3 0 0 1 6 0V9" {}
                rect x="5" y="8" width="10" height="8" rx="1.5" {}
            }
        }
    }
}

fn glyph(token: Token) -> Markup {
    match token {
        Token::Lightning => html! { path.glyph d=(BOLT) {} },
        Token::Double => html! { text.glyph y="4.9" { "×2" } },
    }
}

/// The die as it was rolled, 34 × 34 about the origin.
pub(crate) fn die(face: Face, place: Point, scale: f64) -> Markup {
    html! {
        g.die transform=(at_scaled(place, scale)) { (die_sign(face)) }
    }
}

pub(super) fn die_sign(face: Face) -> Markup {
    html! {
        rect.side x="-14" y="-14" width="28" height="28" rx="6" {}
        @match face {
            Face::Token(it) => { (glyph(it)) },
            Face::Cards(1) => { (small_back([0.0, 0.0])) },
            Face::Cards(_) => { (small_back([-5.0, 0.0])) (small_back([5.0, 0.0])) },
        }
    }
}

fn small_back(place: Point) -> Markup {
    html! { rect.glyph x="-3.5" y="-5.5" width="7" height="11" transform=(at(place)) {} }
}

/// The pile, 14 × 21 from its top left corner; if it is empty, its place.
pub(crate) fn pile(cards: usize, place: Point) -> Markup {
    html! {
        g.back.none[cards == 0] transform=(at(place)) {
            @if 1 < cards { rect x="2" y="2" width="14" height="21" {} }
            rect width="14" height="21" {}
            @if 0 < cards { path.line d="M2.5 2.5h9v16h-9z" {} }
        }
    }
}
