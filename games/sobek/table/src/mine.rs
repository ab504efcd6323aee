//! What lies in front of the viewer: sets and corruption.
use super::{
    cards::{fan, minis, product, tile, token},
    nile::{lying, picture},
    page::Page,
};
use maud::{Markup, html};
use sobek::{CURSE, Cards, Decision, Family, REACH, Seen, Token};

/// More cards than this are too narrow in a fan.
const FANNED: u32 = 9;

/// Points that the sets would bring at the end of the round.
pub(super) fn sets_worth(page: &Page<'_>) -> u16 {
    let Some(own) = page.own() else { return 0 };
    let (sets, flat) = (page.view.sets[own], page.view.horizontal[own].unwrap_or_default());
    let upright: u16 = sets.families().map(|it| sets.points(it)).sum();
    upright + flat.families().map(|it| flat.horizontal_points(it)).sum::<u16>()
}

pub(super) fn mine(page: &Page<'_>) -> Markup {
    if page.own().is_none() {
        return html! {};
    }
    html! {
        section.mine data-part="mine" aria-label=(page.say("sobek-mine")) { (sets(page)) (corruption(page)) }
    }
}

fn sets(page: &Page<'_>) -> Markup {
    let Some(own) = page.own() else { return html! {} };
    let (sets, flat) = (page.view.sets[own], page.view.horizontal[own].unwrap_or_default());
    let none = sets.all().is_empty() && flat.all().is_empty();
    html! {
        div.panel {
            h2 {
                (page.say("sobek-own-sets")) " "
                small { (page.counted("sobek-own-sets-worth", sets_worth(page))) }
            }
            div.sets id={ "sets-" (own) } role="group" tabindex="0"
                aria-label=(page.say("sobek-own-sets")) {
                @for family in sets.families() {
                    (set(page, family, sets.of(family), sets.prosperity(family), sets.points(family)))
                }
                @for family in flat.families() {
                    (flat_set(page, family, flat.of(family), flat.horizontal_points(family)))
                }
                @if none { p.hint { (page.say("sobek-own-sets-none")) } }
            }
        }
    }
}

/// An upright set with its tokens and points.
pub(super) fn set(
    page: &Page<'_>,
    family: Family,
    cards: Cards,
    prosperity: u8,
    points: u16,
) -> Markup {
    html! {
        div class={ "set " (family) } {
            (fan(page, cards))
            @for _ in 0..prosperity { (token(page, Token::Prosperity, false)) }
            p {
                span.fam { (page.family_label(family)) }
                b { (points) }
                (product(cards.scarabs(), prosperity, cards.count()))
            }
        }
    }
}

/// A horizontal set: its cards lie turned, and only its scarabs count.
pub(super) fn flat_set(page: &Page<'_>, family: Family, cards: Cards, points: u16) -> Markup {
    html! {
        div class={ "set flat " (family) } data-tip="g-flat" {
            (fan(page, cards))
            p {
                span.fam { (page.family_label(family)) }
                b { (points) }
                (page.say("sobek-flat-scarabs"))
            }
        }
    }
}

fn corruption(page: &Page<'_>) -> Markup {
    let Some(own) = page.own() else { return html! {} };
    let pile = page.own_pile();
    let curses = CURSE * u32::from(page.view.curses[own]);
    let taking = page.question() == Some(Decision::Turn);
    let about = [page.cards(pile.count()), page.scarabs(pile.scarabs())].join(", ");
    html! {
        div.panel {
            h2 tabindex="-1" data-keys="p" {
                (page.say("sobek-own-corruption")) " "
                small {
                    (about)
                    @if 0 < curses { ", " (page.counted("sobek-tag-curse", curses)) }
                }
            }
            div.rot id={ "pile-" (own) } {
                (tile())
                @if FANNED < pile.count() { span.minis { (minis(page, Seen::new(pile, pile))) } }
                @else if !pile.is_empty() { (fan(page, pile)) }
                @if taking {
                    // What a choice would add; the sheet shows as many as are skipped.
                    ul.ghosts aria-hidden="true" {
                        @for (_, card) in lying(page).into_iter().take(usize::from(REACH) - 1) {
                            li { (picture(page, card)) }
                        }
                    }
                }
                @if pile.is_empty() { p.hint { (page.say("sobek-own-corruption-none")) } }
            }
        }
    }
}
