//! Horizontal sets at the end of a round.
use super::{
    cards::{fan, seal},
    controls::{Choice, Kind, Sheet, Tick, Worth, at_once, card_form, tally},
    dock::{bar, decision},
    page::Page,
};
use maud::{Markup, html};
use sobek::{Action, Card, Cards, Family};

pub(super) fn horizontal(page: &Page<'_>) -> Markup {
    let named = page.own().and_then(|it| page.view.horizontal[it]).unwrap_or_default();
    let hand = page.own_hand().minus(named.all());
    let can = |family| {
        page.sight.choices.iter().any(|it| matches!(it, Action::Set(f, _) if *f == family))
    };
    let families: Vec<Family> = Family::ALL.into_iter().filter(|&it| can(it)).collect();
    let whole = |family| page.may(Action::Set(family, hand.of_family(family)));
    let any = families.iter().any(|&it| whole(it));
    let key = match (families.is_empty(), named.all().is_empty()) {
        (true, true) => "sobek-ask-flat-none",
        (true, false) => "sobek-ask-flat-done",
        (false, _) => "sobek-ask-flat",
    };
    let sentence = html! {
        p {
            (page.say(key))
            span.small { (page.counted("sobek-note-flat", hand.count())) }
        }
    };
    let nothing = if named.all().is_empty() { "sobek-do-flat-none" } else { "sobek-do-flat-done" };
    let done = Action::Done.to_string();
    let buttons = html! {
        (at_once(&done, &html! { (page.say(nothing)) }))
        @if any { button.even { (page.say("sobek-do-flat")) } }
    };
    let inner = html! {
        (bar(page, &sentence, &buttons))
        div.opts {
            @for &family in families.iter().filter(|&&it| whole(it)) {
                @let cards = hand.of_family(family);
                @let id = page.id();
                @let value = Action::Set(family, cards).to_string();
                @let label = html! {
                    (seal(family.name()))
                    span {
                        (page.family_label(family)) " ×" (cards.count())
                        small { (page.points(cards.scarabs())) }
                    }
                };
                (Choice { kind: Kind::Many, id: &id, name: "action", value: &value,
                    scarabs: cards.scarabs(), cards: cards.count(), label: &label }.markup())
            }
            @if any {
                input type="hidden" name="action" value=(done);
                (tally(Worth::Scarabs))
            }
        }
    };
    html! {
        (decision(page, "boxes", &inner))
        (laying(page, &families, hand))
    }
}

/// The hand at the end of a round: of each family one may also lay a part, with amulets.
fn laying(page: &Page<'_>, families: &[Family], hand: Cards) -> Markup {
    let groups = Family::ALL.into_iter().filter(|&it| !hand.of_family(it).is_empty());
    html! {
        div.groups id=[page.own().map(|it| format!("hand-{it}"))] role="group" tabindex="0"
            aria-label=(page.counted("sobek-own-hand", hand.count())) {
            @for family in groups {
                @let cards = hand.of_family(family);
                div.group.ready[families.contains(&family)] {
                    h3 { (seal(family.name())) (page.family_label(family)) " " (cards.count()) }
                    (fan(page, cards))
                    div.acts {
                        @if families.contains(&family) { (flat_chooser(page, family, hand)) }
                        @else { span.hint { (page.say("sobek-hint-flat")) } }
                    }
                }
            }
            @if !hand.amulets().is_empty() {
                div.group {
                    h3 { (seal("amulet")) (page.label(Card::AMULET)) " " (hand.amulets().count()) }
                    (fan(page, hand.amulets()))
                    div.acts { span.hint { (page.say("sobek-hint-amulet")) } }
                }
            }
            @if hand.is_empty() { p.hint { (page.say("sobek-hand-empty")) } }
        }
    }
}

fn flat_chooser(page: &Page<'_>, family: Family, hand: Cards) -> Markup {
    let of_family = page.say(&format!("sobek-of-{family}"));
    let sheet = Sheet {
        id: family.name(),
        open: &page.say("sobek-do-choose"),
        key: None,
        icon: family.name(),
        title: &page.text("sobek-ask-lay", &[("family", (&of_family).into())]),
        note: &page.say("sobek-note-flat-set"),
    };
    let (action, send) = (format!("set {family}"), page.say("sobek-do-lay-these"));
    let form =
        card_form(page, &action, hand.fitting(family), Tick::ThreeOrMore, Worth::Scarabs, &send);
    sheet.markup(page, &form)
}
