//! The Vizier's second step: a card from the pile that was looked through.
use super::{
    cards::face,
    controls::radio,
    dock::{bar, decision},
    page::Page,
    question::question,
    turn::take_label,
};
use maud::{Markup, html};
use sobek::{Action, Cards, Phase};

pub(super) fn rob(page: &Page<'_>) -> Markup {
    let Phase::Rob { victim } = page.view.phase else { return html! {} };
    let robs = page.frame.choices.iter().filter_map(|it| match it {
        Action::Rob(card) => Some((*card, page.id())),
        _ => None,
    });
    let robs: Vec<_> = robs.collect();
    let pile = page.view.pile(victim).map_or(Cards::NONE, |it| it.faces);
    let sentence = html! {
        p {
            (question(page))
            span.small { (page.say("sobek-note-rob")) }
        }
    };
    let buttons = html! {
        button.primary {
            span data-when="none" { (page.say("sobek-do-take")) }
            @for (card, id) in &robs {
                span data-when=(id) hidden { (take_label(page, Some(*card))) }
            }
        }
    };
    let options = html! {
        div.opts {
            @for (card, id) in &robs {
                @let label = html! {
                    (face(page, *card))
                    @if 1 < pile.copies(*card) { span.num { "×" (pile.copies(*card)) } }
                };
                (radio(id, &Action::Rob(*card).to_string(), &label))
            }
        }
    };
    decision(page, "", &html! { (bar(page, &sentence, &buttons)) (options) })
}
