//! One's turn: the sentence and the button for the quays.
use super::{
    dock::{bar, decision},
    naming::picture,
    nile::{lying, object, skipped},
    page::Page,
};
use maud::{Markup, html};
use pages::{Arg, Words};
use sobek::{Action, Card};

/// Take a card; sets and characters have their buttons in the hand.
pub(super) fn turn(page: &Page<'_>) -> Markup {
    let takes = page.frame.choices.iter().filter(|it| matches!(it, Action::Take(_))).count();
    let cards = lying(page);
    let pile = page.own_pile().count();
    let sentence = html! {
        p data-when="none" { (what_one_may(page, takes)) }
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

/// What a turn can be now: `Your turn: take one of the first 4 cards or lay a set.`
fn what_one_may(page: &Page<'_>, takes: usize) -> String {
    let may = |it: fn(&Action) -> bool| page.frame.choices.iter().any(it);
    let mut ways = Vec::new();
    if 0 < takes {
        ways.push(page.counted("sobek-turn-take", takes as u32));
    }
    if may(|it| matches!(it, Action::Set(..))) {
        ways.push(page.say("sobek-turn-lay"));
    }
    if may(|it| it.character().is_some()) {
        ways.push(page.say("sobek-turn-play"));
    }
    page.text("sobek-ask-turn", &[("ways", (&page.either(&ways)).into())])
}

/// What the button says that takes a card.
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
