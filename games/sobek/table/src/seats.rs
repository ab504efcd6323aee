//! Who sits at the table: markers, and a panel for everybody but the viewer.
use super::{
    cards::{back, counted_backs, drawing, minis, product, tile},
    page::Page,
};
use crate::ASSETS;
use game_core::Seat;
use maud::{Markup, html};
use pages::Frame;
use sobek::{Back, CURSE, Cards, Family, Phase, Seen, Sobek};

/// The sign of a seat: colour, shape and initial.
pub(super) fn marker(seat: Seat, frame: &Frame<'_, Sobek>) -> Markup {
    let initial = frame.occupant(seat).name.chars().next().map(|it| it.to_uppercase().to_string());
    html! { span class={ "mk p" (seat) } aria-hidden="true" { (initial.unwrap_or_default()) } }
}

/// A seat by its sign and name.
pub(super) fn named(page: &Page<'_>, seat: Seat) -> Markup {
    html! { (marker(seat, page.frame)) span.name { (page.name(seat)) } }
}

/// The seats shown as panels, in turn order from the viewer on.
pub(super) fn shown(page: &Page<'_>) -> Vec<Seat> {
    let seats = page.view.seats;
    match page.own() {
        None => seats.iter().collect(),
        Some(own) => {
            let next = std::iter::successors(Some(seats.after(own)), |it| Some(seats.after(*it)));
            next.take_while(|it| *it != own).collect()
        }
    }
}

pub(super) fn panels(page: &Page<'_>) -> Markup {
    let seats = shown(page);
    let open = seats.iter().any(|&it| is_open(page, it));
    let everyone = page.own().is_none();
    let key = if everyone { "sobek-players" } else { "sobek-opponents" };
    html! {
        section.opps.open[open].everyone[everyone] tabindex="0" data-part="seats" aria-label=(page.say(key)) {
            @for seat in seats { (panel(page, seat)) }
        }
    }
}

/// Whether faces of a hand or a pile are shown.
fn is_open(page: &Page<'_>, seat: Seat) -> bool {
    !page.view.hand(seat).faces.is_empty() || shown_pile(page, seat).is_some()
}

/// The pile of another seat; the one a Vizier looks through is shown with the choice.
fn shown_pile(page: &Page<'_>, seat: Seat) -> Option<Seen> {
    let view = page.view;
    let searched = view.phase == Phase::Rob { victim: seat } && !view.options.open_memory;
    view.pile(seat).filter(|_| !searched || page.own().is_none())
}

fn panel(page: &Page<'_>, seat: Seat) -> Markup {
    let view = page.view;
    let hand = view.hand(seat);
    let pile = shown_pile(page, seat);
    html! {
        article.opp.panel.turn[view.asked.contains(seat)] id={ "seat-" (seat) }
            aria-label=(page.name(seat)) {
            div.who {
                (named(page, seat))
                span.score.num aria-label=(page.points(view.scores[seat])) { (view.scores[seat]) }
            }
            div.tags id={ "tags-" (seat) } { (tags(page, seat)) }
            div.hand id={ "hand-" (seat) } {
                @if hand.faces.is_empty() {
                    (counted_backs(page, hand.backs))
                    // All together, where there is room for one number.
                    span.bk.total aria-hidden="true" {
                        (back(page, Back::Beige)) span.num { (hand.backs.count()) }
                    }
                }
                @else { span.minis { (minis(page, hand)) } }
                small.wide { (page.counted("sobek-in-hand", hand.backs.count())) }
            }
            div.sets id={ "sets-" (seat) } { (laid_sets(page, seat)) }
            div.rot id={ "pile-" (seat) } {
                (tile())
                @if let Some(pile) = pile {
                    span.minis { (minis(page, pile)) }
                    small { (page.cards(pile.backs.count())) }
                }
            }
        }
    }
}

/// What there is to know about a seat, in a word each.
fn tags(page: &Page<'_>, seat: Seat) -> Markup {
    let view = page.view;
    let sitter = page.frame.occupant(seat);
    let asked = view.asked.contains(seat);
    let next = 2 < view.seats.count()
        && view.decision().is_some()
        && view.phase != Phase::HorizontalSets
        && view.seats.after(view.mover) == seat;
    html! {
        (cursed(page, seat))
        @if sitter.away { span.tag data-tip="g-away" { (page.say("sobek-tag-away")) } }
        @else if !sitter.here { span.tag { (page.say("sobek-tag-gone")) } }
        @if asked { span.tag.now { (page.say("sobek-tag-choosing")) } }
        @else if next && page.own() != Some(seat) {
            span.tag { (page.say("sobek-tag-next")) }
        }
    }
}

/// The Curses on a seat.
pub(super) fn cursed(page: &Page<'_>, seat: Seat) -> Markup {
    let curses = CURSE * u32::from(page.view.curses[seat]);
    html! {
        @if 0 < curses {
            span.tag.bad data-tip="g-curse" {
                (ASSETS.icon("e-curse")) (page.counted("sobek-tag-curse", curses))
            }
        }
    }
}

/// `Fish × 3`.
fn counted(page: &Page<'_>, family: Family, cards: Cards) -> String {
    format!("{} × {}", page.family_label(family), cards.count())
}

fn laid_sets(page: &Page<'_>, seat: Seat) -> Markup {
    let sets = page.view.sets[seat];
    let flat = page.view.horizontal[seat].unwrap_or_default();
    html! {
        @for family in sets.families() {
            @let cards = sets.of(family);
            @let formula = product(cards.scarabs(), sets.prosperity(family), cards.count());
            @let worth = sets.points(family);
            span class={ "laid " (family) } data-tip={ "g-" (family) }
                title=(page.titled(&counted(page, family, cards), &format!("{formula} = {worth}"))) {
                (drawing(family.name()))
                span {
                    b { span.wide { (page.family_label(family)) " " } "×" (cards.count()) }
                    span.worth { span.calc { (formula) " = " } (worth) }
                }
            }
        }
        @for family in flat.families() {
            @let cards = flat.of(family);
            @let worth = page.points(flat.horizontal_points(family));
            span class={ "laid flat " (family) } data-tip="g-flat"
                title=(page.titled(&counted(page, family, cards), &worth)) {
                (drawing(family.name()))
                span {
                    b { "×" (cards.count()) }
                    span.worth { (flat.horizontal_points(family)) }
                }
            }
        }
    }
}
