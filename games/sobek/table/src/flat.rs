//! Horizontal sets at the end of a round, all laid together.
use super::{
    cards::{fan, seal},
    controls::{at_once, card_box, tally_of_sets},
    dock::{bar, decision},
    page::Page,
    question::{layable, question},
};
use maud::{Markup, html};
use sobek::{Action, Card, Cards, Family, SMALLEST_SET};

/// The fewest cards of a set that aren't amulets (rules 5.2).
const OWN: u32 = 1;

pub(super) fn horizontal(page: &Page<'_>) -> Markup {
    let named = page.own().and_then(|it| page.view.horizontal[it]).unwrap_or_default();
    let hand = page.own_hand().minus(named.all());
    let families = layable(page);
    let sentence = html! {
        p {
            (question(page))
            span.small { (page.counted("sobek-note-flat", hand.count())) }
        }
    };
    let nothing = if named.all().is_empty() { "sobek-do-flat-none" } else { "sobek-do-flat-done" };
    let done = Action::Done.to_string();
    let buttons = html! {
        (at_once(&done, &html! { (page.say(nothing)) }))
        // Only after a set: nobody lays nothing by mistake.
        @if !families.is_empty() {
            button.primary name="then" value=(done) data-sets data-least=(SMALLEST_SET)
                data-own=(OWN) data-joker=(Card::AMULET) data-jokers=(hand.amulets().count()) {
                (page.say("sobek-do-flat"))
            }
        }
    };
    let inner = html! {
        (bar(page, &sentence, &buttons))
        (laying(page, &families, hand))
    };
    decision(page, "boxes laying", &inner)
}

/// The hand: all of a family may be laid, a part of it with amulets, or nothing.
fn laying(page: &Page<'_>, families: &[Family], hand: Cards) -> Markup {
    let groups = Family::ALL.into_iter().filter(|&it| !hand.of_family(it).is_empty());
    let amulets = hand.amulets();
    html! {
        div.groups id=[page.own().map(|it| format!("hand-{it}"))] role="group" tabindex="0"
            aria-label=(page.counted("sobek-own-hand", hand.count())) {
            @for family in groups {
                @let cards = hand.of_family(family);
                @if families.contains(&family) {
                    (set(page, family, hand))
                } @else {
                    div.group {
                        (heading(page, family, cards))
                        (fan(page, cards))
                        div.acts { span.hint { (page.say("sobek-hint-flat")) } }
                    }
                }
            }
            @if families.is_empty() && !amulets.is_empty() {
                div.group {
                    h3 { (seal("amulet")) (page.label(Card::AMULET)) " " (amulets.count()) }
                    (fan(page, amulets))
                    div.acts { span.hint { (page.say("sobek-hint-flat")) } }
                }
            }
            @if hand.is_empty() { p.hint { (page.say("sobek-hand-empty")) } }
            // The counter comes after the boxes.
            @if !families.is_empty() { (tally_of_sets(hand.count())) }
        }
    }
}

fn heading(page: &Page<'_>, family: Family, cards: Cards) -> Markup {
    html! { h3 { (seal(family.name())) (page.family_label(family)) " " (cards.count()) } }
}

/// Sets that need no amulet are already ticked: kept, they would become corruption.
fn set(page: &Page<'_>, family: Family, hand: Cards) -> Markup {
    let cards = hand.of_family(family);
    let whole = page.may(Action::Set(family, cards));
    let of_family = page.say(&format!("sobek-of-{family}"));
    html! {
        fieldset.group.ready data-set={ "set " (family) }
            aria-label=(page.text("sobek-ask-lay", &[("family", (&of_family).into())])) {
            (heading(page, family, cards))
            input type="hidden" name="with" value={ "set " (family) };
            div.opts {
                @for card in cards.iter() { (card_box(page, card, whole)) }
                @for card in hand.amulets().iter() { (card_box(page, card, false)) }
            }
            small.short { (page.say("sobek-note-flat-set")) }
        }
    }
}
