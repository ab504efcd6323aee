//! Small pictures of Conex with words beside them.
use super::scene::{Scene, letters};
use crate::{die, face, pile, text, token};
use conex::{BOARD, CARD, Card, Colour, DECK, DRAW, Face, Kind, Size, Token};
use maud::{Markup, html};
use pages::{Arg, Language, capital, plot::number};

fn word(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// Each with its pattern and its letter: colour is never the only clue.
pub(super) fn colours(language: Language) -> Markup {
    html! {
        ul.rf-swatches {
            @for colour in Colour::ALL {
                li {
                    svg.cx viewBox="0 0 60 40" aria-hidden="true" {
                        rect class=(colour.letter()) width="60" height="40" {}
                        rect class={ "q" (colour.letter()) } width="60" height="40" {}
                        text class={ "big k" (colour.letter()) } x="30" y="26" {
                            (letters(language).of(colour))
                        }
                    }
                    b { (word(language, &format!("rules-conex-{colour}"))) }
                    span.muted { (word(language, &format!("rules-conex-pattern-{colour}"))) }
                }
            }
        }
    }
}

/// A sign of 34 × 34.
fn sign(what: &Markup) -> Markup {
    html! { svg.cx.rf-sign viewBox="-17 -17 34 34" aria-hidden="true" { (what) } }
}

/// The bolt on a plate, on something that lightning may remove.
pub(super) fn bolt() -> Markup {
    token(Token::Lightning, false, [0.0, 0.0], 0.7)
}

/// The faces of the die, each kind once.
pub(super) fn die_faces(language: Language) -> Markup {
    let mut kinds = Face::DIE.to_vec();
    kinds.dedup();
    html! {
        ul.rf-signs {
            @for kind in kinds {
                li {
                    (sign(&die(kind, [0.0, 0.0], 1.0)))
                    span {
                        b { (word(language, &format!("rules-conex-face-{kind}"))) }
                        span.muted { "×" (Face::DIE.into_iter().filter(|it| *it == kind).count()) }
                    }
                }
            }
        }
    }
}

pub(super) fn tokens(language: Language) -> Markup {
    let rows = [
        (Token::Lightning, false, "lightning"),
        (Token::Double, false, "double"),
        (Token::Double, true, "locked"),
    ];
    html! {
        ul.rf-signs.rf-rows {
            @for (kind, locked, key) in rows {
                li {
                    (sign(&token(kind, locked, [0.0, 0.0], 1.0)))
                    span {
                        b { (word(language, &format!("rules-conex-token-{key}"))) } " "
                        (word(language, &format!("rules-conex-does-{key}")))
                    }
                }
            }
        }
    }
}

/// From the pile to the hand.
pub(super) fn draw(_: Language) -> Markup {
    html! {
        svg.cx viewBox="0 0 120 34" aria-hidden="true" {
            (pile(2, [14.0, 6.0]))
            path.rf-arrow d="M38 17H64m-6-5l6 5l-6 5" {}
            @for nth in 0..DRAW {
                (pile(1, [72.0 + 17.0 * nth as f64, 6.0]))
            }
        }
    }
}

/// The tables at one scale, with the board on each.
pub(super) fn sizes(language: Language) -> Markup {
    html! {
        ul.rf-sizes {
            @for size in Size::ALL {
                @let [width, height] = size.units().map(i32::from);
                li {
                    svg.cx viewBox={ "-2 -2 " (884) " " (664) } aria-hidden="true" {
                        rect.rf-table y=(660 - height) x=((880 - width) / 2) width=(width) height=(height) {}
                        rect.rf-board y=(660 - height + (height - BOARD) / 2)
                            x=((880 - BOARD) / 2) width=(BOARD) height=(BOARD) {}
                        rect.rf-one y=(660 - height + 20) x=((880 - width) / 2 + 20)
                            width=(CARD[0]) height=(CARD[1]) {}
                    }
                    b { (word(language, &format!("rules-conex-size-{size}"))) }
                    span.muted { (width) " × " (height) }
                }
            }
        }
    }
}

/// Every layout, in one colour.
pub(super) fn deck(language: Language) -> Markup {
    let scene = Scene::new(Size::Medium, &[], language);
    let cards = (1..=DECK.len() as u8).filter_map(|it| Card::new(Colour::Red, it));
    let [width, height] = CARD.map(|it| number(f64::from(it) + 4.0));
    html! {
        ul.rf-deck {
            @for card in cards {
                li {
                    svg.cx viewBox={ "-2 -2 " (width) " " (height) } aria-hidden="true" {
                        (face(card, 0, &scene.letters))
                    }
                    b { (capital(&layout(card, language))) }
                    span.muted { (word(language, &format!("rules-conex-kind-{}", kind(card)))) }
                }
            }
        }
    }
}

fn layout(card: Card, language: Language) -> String {
    text(
        language,
        &format!("conex-card-{}", card.colour()),
        &[("number", Arg::from(card.layout()))],
    )
}

fn kind(card: Card) -> &'static str {
    match card.kind() {
        Kind::Plain => "plain",
        Kind::Die => "die",
        Kind::PlusTwo => "plus",
    }
}
