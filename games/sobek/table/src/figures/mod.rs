//! The figures of Sobek: cards, quays, sets and the track, with what the rules make of them.
mod tiles;

use crate::{ASSETS, text};
use maud::{Markup, html};
use pages::{Arg, Language, capital};
use sobek::{
    Back, Card, Cards, Character, Family, REACH, STEP, Sets, Symbol, TOKENS, TokenFact, penalised,
};
use std::ops::RangeInclusive;
use tiles::{back, face, kind, name, token};

pub(crate) fn figure(name: &str, language: Language) -> Option<Markup> {
    let drawing = match name {
        "goods" => goods(language),
        "backs" => backs(language),
        "row" => row(language),
        "set" => set(language),
        "horizontal" => horizontal(language),
        "characters" => characters(language),
        "events" => events(language),
        "penalty" => penalty(language),
        "track" => track(),
        "cards" => cards(language),
        "tokens" => tokens(language),
        _ => return None,
    };
    Some(drawing)
}

fn word(language: Language, key: &str) -> String {
    text(language, key, &[])
}

fn card(notation: &str) -> Card {
    notation.parse().expect("a card of ours")
}

fn is_good(card: &Card) -> bool {
    card.character().is_none()
}

fn copies(cards: impl Iterator<Item = Card>) -> u32 {
    cards.map(|it| u32::from(it.fact().copies)).sum()
}

/// Every family by its most valued card, and the amulet.
fn goods(language: Language) -> Markup {
    let families = Family::ALL.map(Some).into_iter().chain([None]);
    let goods = |family| Card::all().filter(is_good).filter(move |it| it.family() == family);
    let best = |family| goods(family).max_by_key(|it: &Card| it.scarabs());
    html! {
        ul.rf-grid {
            @for (family, best) in families.filter_map(|it| Some((it, best(it)?))) {
                li {
                    (face(best))
                    b { (capital(&family_name(family, language))) }
                    span.muted { (worth(best, language)) }
                    span.muted {
                        (text(language, "rules-sobek-cards", &[("count", copies(goods(family)).into())]))
                    }
                }
            }
        }
    }
}

fn family_name(family: Option<Family>, language: Language) -> String {
    match family {
        Some(family) => word(language, &format!("sobek-family-{family}")),
        None => word(language, "sobek-amulet"),
    }
}

fn worth(card: Card, language: Language) -> String {
    match card.scarabs() {
        0 => word(language, "rules-sobek-joker"),
        n => text(language, "rules-sobek-scarabs", &[("count", n.into())]),
    }
}

fn backs(language: Language) -> Markup {
    html! {
        ul.rf-grid.rf-wide {
            @for it in Back::ALL {
                li {
                    (back(it))
                    b { (word(language, &format!("rules-sobek-back-{it}"))) }
                    span.muted { (word(language, &format!("rules-sobek-use-{it}"))) }
                    span.muted { "×" (copies(Card::all().filter(|card| card.back() == it))) }
                }
            }
        }
    }
}

/// A delivery, and which of its cards is taken.
const ROW: [&str; sobek::QUAYS] = ["W1", "M0", "I3", "vizier", "F1", "A", "C0", "E2", "F0"];
const TAKEN: usize = 2;

fn row(language: Language) -> Markup {
    let state = |nth: usize| match nth {
        _ if nth < TAKEN => "corrupts",
        TAKEN => "taken",
        _ if nth < usize::from(REACH) => "reach",
        _ => "beyond",
    };
    html! {
        ol.rf-quays aria-hidden="true" {
            li.rf-temple { (ASSETS.icon("temple")) }
            @for (nth, card) in ROW.into_iter().map(card).enumerate() {
                li class={ "rf-" (state(nth)) } {
                    (cost(nth))
                    @if is_good(&card) { (face(card)) } @else { (back(card.back())) }
                }
            }
        }
        ul.rf-legend {
            @for state in ["taken", "corrupts", "reach", "beyond"] {
                li class={ "rf-" (state) } { (word(language, &format!("rules-sobek-row-{state}"))) }
            }
        }
    }
}

/// How many cards a choice sends to corruption: as many as lie before it.
fn cost(nth: usize) -> Markup {
    html! {
        span.rf-cost {
            @if nth < usize::from(REACH) {
                @if 0 < nth { (ASSETS.icon("corruption")) }
                (nth)
            }
        }
    }
}

/// The cards of a set, and the set as the rules hold it.
fn laid(family: Family, notation: &[&str]) -> (Cards, Sets) {
    let mut cards = Cards::default();
    notation.iter().for_each(|it| cards.insert(card(it)));
    let mut sets = Sets::default();
    sets.add(family, cards);
    (cards, sets)
}

fn set(language: Language) -> Markup {
    let (cards, sets) = laid(Family::Fish, &["F1", "F1", "F0", "thief", "A"]);
    let numbers = [
        ("scarabs", Arg::from(cards.scarabs())),
        ("cards", cards.count().into()),
        ("points", u32::from(sets.points(Family::Fish)).into()),
    ];
    html! {
        div.rf-set aria-hidden="true" { @for card in cards.iter() { (face(card)) } }
        p.rf-sum { (text(language, "rules-sobek-sum-upright", &numbers)) }
    }
}

fn horizontal(language: Language) -> Markup {
    let (cards, sets) = laid(Family::Ivory, &["I3", "I3", "A"]);
    let points = u32::from(sets.horizontal_points(Family::Ivory));
    let numbers = [("scarabs", Arg::from(cards.scarabs())), ("points", points.into())];
    html! {
        div.rf-set.rf-flat aria-hidden="true" { @for card in cards.iter() { (face(card)) } }
        p.rf-sum { (text(language, "rules-sobek-sum-horizontal", &numbers)) }
    }
}

fn characters(language: Language) -> Markup {
    html! {
        ul.rf-list {
            @for card in Character::ALL.map(Character::card) {
                @let effect = match card.character() {
                    Some(Character::ScribeOfCattle | Character::ScribeOfFish) => "scribe".to_owned(),
                    _ => card.to_string(),
                };
                li {
                    (face(card))
                    span {
                        b { (name(card, language)) } " "
                        span.muted { (family_name(card.family(), language)) }
                        span.rf-does { (word(language, &format!("rules-sobek-does-{effect}"))) }
                    }
                }
            }
        }
    }
}

/// The kinds of tokens.
fn events(language: Language) -> Markup {
    let kinds = TOKENS.chunk_by(|a, b| kind(a.token) == kind(b.token));
    html! {
        ul.rf-list {
            @for alike in kinds {
                @let kind = kind(alike[0].token);
                @let count: u8 = alike.iter().map(|it| it.copies).sum();
                li {
                    span.rf-token { (ASSETS.icon(&format!("e-{kind}"))) }
                    span {
                        b { (word(language, &format!("rules-sobek-event-{kind}"))) } " "
                        span.muted { "×" (count) }
                        span.rf-does { (word(language, &format!("rules-sobek-does-{kind}"))) }
                    }
                }
            }
        }
    }
}

/// The example of the rulebooks: from 38 by 23 points, and back by two steps.
const BEFORE: u16 = 38;
const SCORED: u16 = 23;

fn penalty(language: Language) -> Markup {
    let landed = BEFORE + SCORED;
    let symbol = Symbol::of(landed);
    let back = std::iter::successors(Some(landed), |&it| symbol.before(it));
    let way: Vec<u16> = back.take(usize::from(SCORED / STEP) + 1).collect();
    let end = penalised(landed, SCORED);
    debug_assert_eq!(way.last(), Some(&end));
    let state = |space: u16| match way.iter().position(|it| *it == space) {
        Some(0) => "rf-landed",
        Some(_) if space == end => "rf-end",
        Some(_) => "rf-step",
        None => "",
    };
    html! {
        (spaces(end - 2..=landed + 1, state))
        ul.rf-legend {
            @for state in ["landed", "step", "end"] {
                li class={ "rf-" (state) } {
                    (word(language, &format!("rules-sobek-penalty-{state}")))
                }
            }
        }
    }
}

/// The part of the track that repeats.
fn track() -> Markup {
    spaces(0..=19, |_| "")
}

fn spaces(range: RangeInclusive<u16>, state: impl Fn(u16) -> &'static str) -> Markup {
    html! {
        ol.rf-track {
            @for space in range {
                li class=[Some(state(space)).filter(|it| !it.is_empty())] {
                    @match Symbol::of(space) {
                        Symbol::Number => b { (space) },
                        Symbol::Hieroglyph(it) => { (ASSETS.icon(it.name())) span { (space) } },
                    }
                }
            }
        }
    }
}

/// Every kind of good in the box.
fn cards(language: Language) -> Markup {
    html! {
        ul.rf-grid {
            @for card in Card::all().filter(is_good) {
                li {
                    (face(card))
                    span { (capital(&name(card, language))) }
                    span.muted { "×" (card.fact().copies) }
                }
            }
        }
    }
}

fn tokens(language: Language) -> Markup {
    html! {
        ul.rf-list {
            @for TokenFact { token: it, copies, .. } in &TOKENS {
                li {
                    (token(*it))
                    span {
                        b { (word(language, &format!("sobek-token-{it}"))) } " "
                        span.muted { "×" (copies) }
                        span.rf-does { (word(language, &format!("rules-sobek-does-{}", kind(*it)))) }
                    }
                }
            }
        }
    }
}
