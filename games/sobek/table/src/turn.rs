//! The viewer's turn: the sentence and the button for the quays.
use super::{
    dock::{bar, decision},
    naming::picture,
    nile::{lying, object, skipped},
    page::Page,
    question::{question, takes},
};
use maud::{Markup, html};
use pages::{Arg, Words};
use sobek::Card;

/// Take a card; sets and characters have their buttons in the hand.
pub(super) fn turn(page: &Page<'_>) -> Markup {
    let takes = takes(page);
    let cards = lying(page);
    let pile = page.own_pile().count();
    let sentence = html! {
        p data-when="none" { (question(page)) }
        @for (nth, &(_, card)) in cards.iter().enumerate().take(takes) {
            @let taken = object(page, card);
            @let skipped = skipped(page, nth);
            @let args = [
                ("count", Arg::Number(nth as u32)), ("cards", (&skipped).into()),
                ("before", pile.into()), ("after", (pile + nth as u32).into()),
            ];
            p data-when={ "o" (nth) } hidden {
                (Words(page.text("sobek-ask-take", &[("card", (&taken).into())])).markup())
                span.small { (Words(page.text("sobek-ask-take-cost", &args)).markup()) }
            }
        }
    };
    let buttons = html! {
        button.quiet type="reset" data-keys="Escape" { (page.say("sobek-do-back")) }
        button.primary {
            span data-when="none" { (page.say("sobek-do-take")) }
            @for (nth, &(_, card)) in cards.iter().enumerate().take(takes) {
                span data-when={ "o" (nth) } hidden { (take_label(page, card)) }
            }
        }
    };
    decision(page, "", &bar(page, &sentence, &buttons))
}

/// The words on the button that takes a card.
pub(super) fn take_label(page: &Page<'_>, card: Option<Card>) -> String {
    let taken = match card {
        Some(it) => page.say(&format!("sobek-object-{}", picture(it))),
        None => page.say("sobek-object-it"),
    };
    capital(&page.text("sobek-do-take-card", &[("card", (&taken).into())]))
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}
