//! The dock: what is asked, the answer, and the viewer's hand.
use super::{
    cards::face,
    controls::{Choice, Kind, Sheet, action_box, at_once, radio, sheet as unfold, tally},
    events, hand,
    naming::picture,
    nile::{lying, object, skipped},
    page::Page,
    seats::{marker, named, tags},
};
use crate::{Arg, Words};
use maud::{Markup, html};
use sobek::{Action, Card, Cards, Decision, Family, KEPT, Phase, SMALLEST_SET};

pub(super) fn dock(page: &Page<'_>) -> Markup {
    let asked = page.sight.is_asked();
    html! {
        section.dock.panel.on[asked] id="dock" aria-label=(page.say("sobek-dock")) {
            @match page.question() {
                Some(Decision::Turn) => { (turn(page)) }
                Some(Decision::Event) => { (event(page)) }
                Some(Decision::VizierCard) => { (rob(page)) }
                Some(Decision::ScribeDiscards) => { (discards(page)) }
                Some(Decision::HorizontalSets) => { (horizontal(page)) }
                Some(Decision::NameStarter) => { (starter(page)) }
                None => { (bar(page, html! { p { (waiting(page)) } }, html! {})) }
            }
            @if asked {
                form id="now" method="post" action=(page.target()) { (page.ply()) }
            }
            @if !matches!(page.question(), Some(Decision::ScribeDiscards | Decision::HorizontalSets)) {
                (hand::groups(page))
            }
        }
    }
}

/// Who one is, the sentence, the buttons.
fn bar(page: &Page<'_>, sentence: Markup, buttons: Markup) -> Markup {
    html! {
        div.action {
            @if let Some(own) = page.own() {
                span.me id={ "seat-" (own) } title=(page.name(own)) {
                    (marker(own, page.sight)) span.num { (page.view.scores[own]) }
                }
            }
            div.ask role="status" { (sentence) }
            @if let Some(own) = page.own() { div.tags id={ "tags-" (own) } { (own_tags(page)) } }
            (buttons)
        }
    }
}

/// One's own Curses; whose turn it is says the sentence.
fn own_tags(page: &Page<'_>) -> Markup {
    match page.own() {
        Some(own) if 0 < page.view.curses[own] => tags(page, own),
        _ => html! {},
    }
}

fn decision(page: &Page<'_>, class: &str, inner: Markup) -> Markup {
    html! {
        form.decision class=(class) id="decision" method="post" action=(page.target()) {
            (page.ply())
            (inner)
        }
    }
}

fn turn(page: &Page<'_>) -> Markup {
    let takes = page.sight.choices.iter().filter(|it| matches!(it, Action::Take(_))).count();
    let cards = lying(page);
    let pile = page.own_pile().count();
    let sentence = html! {
        p data-when="none" { (page.say("sobek-ask-turn")) }
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
    decision(page, "", bar(page, sentence, buttons))
}

/// What the button says that takes a card.
fn take_label(page: &Page<'_>, card: Option<Card>) -> String {
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

fn event(page: &Page<'_>) -> Markup {
    let (options, labels) = events::options(page);
    let sentence = html! {
        p {
            (page.say("sobek-ask-event"))
            span.small { (page.say("sobek-note-event")) }
        }
    };
    let buttons = html! {
        button.primary {
            span data-when="none" { (page.say("sobek-do-event")) }
            (labels)
        }
    };
    decision(page, "", html! { (bar(page, sentence, buttons)) (options) })
}

fn rob(page: &Page<'_>) -> Markup {
    let Phase::Rob(victim) = page.view.phase else { return html! {} };
    let robs = page.sight.choices.iter().filter_map(|it| match it {
        Action::Rob(card) => Some((*card, page.id())),
        _ => None,
    });
    let robs: Vec<_> = robs.collect();
    let pile = page.view.pile(victim).map_or(Cards::NONE, |it| it.faces);
    let sentence = html! {
        p {
            (page.about("sobek-ask-rob", victim, &[]))
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
                (radio(id, &Action::Rob(*card).to_string(), label))
            }
        }
    };
    decision(page, "", html! { (bar(page, sentence, buttons)) (options) })
}

fn discards(page: &Page<'_>) -> Markup {
    let named = page.own().and_then(|it| page.view.discards[it]).unwrap_or_default();
    let hand = page.own_hand();
    let rest = hand.minus(named);
    let open = named.last().map_or(rest, |last| rest.from(last));
    let needed = rest.count().saturating_sub(KEPT);
    let args = [("count", Arg::Number(needed)), ("hand", rest.count().into())];
    let sentence = html! {
        p {
            (page.text("sobek-ask-discard", &args))
            span.small { (page.say("sobek-note-discard")) }
        }
    };
    let buttons = html! {
        button.primary { (page.counted("sobek-do-discard", needed)) }
    };
    let inner = html! {
        (bar(page, sentence, buttons))
        div.opts.hand-of-boxes id=[page.own().map(|it| format!("hand-{it}"))] {
            @for card in open.iter() {
                (action_box(page, &Action::Discard(card).to_string(), card))
            }
            @for card in rest.minus(open).iter() { span.fixed { (face(page, card)) } }
            // What counts the boxes comes after them.
            output.tally.goes aria-hidden="true" { i.count {} " / " (needed) }
        }
    };
    decision(page, &format!("boxes need-{needed}"), inner)
}

fn horizontal(page: &Page<'_>) -> Markup {
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
        (at_once(&done, html! { (page.say(nothing)) }))
        @if any { button.even { (page.say("sobek-do-flat")) } }
    };
    let inner = html! {
        (bar(page, sentence, buttons))
        div.opts {
            @for &family in families.iter().filter(|&&it| whole(it)) {
                @let cards = hand.of_family(family);
                @let id = page.id();
                @let value = Action::Set(family, cards).to_string();
                @let label = html! {
                    (super::cards::seal(family.name()))
                    span {
                        (page.family_label(family)) " ×" (cards.count())
                        small { (page.points(cards.scarabs())) }
                    }
                };
                (Choice { kind: Kind::Many, id: &id, name: "action", value: &value,
                    scarabs: cards.scarabs(), cards: cards.count(), label }.markup())
            }
            @if any {
                input type="hidden" name="action" value=(done);
                (tally(page))
            }
        }
    };
    html! {
        (decision(page, "boxes", inner))
        (laying(page, &families, hand))
    }
}

/// The hand at the end of a round: of each family one may also lay a part, with amulets.
fn laying(page: &Page<'_>, families: &[Family], hand: Cards) -> Markup {
    let groups = Family::ALL.into_iter().filter(|&it| !hand.of_family(it).is_empty());
    html! {
        div.groups id=[page.own().map(|it| format!("hand-{it}"))] {
            @for family in groups {
                @let cards = hand.of_family(family);
                div.group.ready[families.contains(&family)] {
                    h3 { (super::cards::seal(family.name())) (page.family_label(family)) " " (cards.count()) }
                    (super::cards::fan(page, cards))
                    div.acts {
                        @if families.contains(&family) { (flat_chooser(page, family, hand)) }
                        @else { span.hint { (page.say("sobek-hint-flat")) } }
                    }
                }
            }
            @if !hand.amulets().is_empty() {
                div.group {
                    h3 { (super::cards::seal("amulet")) (page.label(Card::AMULET)) " " (hand.amulets().count()) }
                    (super::cards::fan(page, hand.amulets()))
                    div.acts { span.hint { (page.say("sobek-hint-amulet")) } }
                }
            }
            @if hand.is_empty() { p.hint { (page.say("sobek-hand-empty")) } }
        }
    }
}

fn flat_chooser(page: &Page<'_>, family: Family, hand: Cards) -> Markup {
    let of_family = page.say(&format!("sobek-of-{family}"));
    let title = page.text("sobek-ask-flat-set", &[("family", (&of_family).into())]);
    let sheet = Sheet {
        open: &page.say("sobek-do-choose"),
        key: None,
        icon: family.name(),
        title: &title,
        note: &page.say("sobek-note-flat-set"),
        least: SMALLEST_SET,
    };
    let options = html! {
        input type="hidden" name="action" value={ "set " (family) };
        @for card in hand.fitting(family).iter() { (super::controls::card_box(page, card)) }
    };
    let send = html! {
        button.primary { (page.say("sobek-do-lay-these")) }
        output.tally aria-hidden="true" { i.scarabs { (super::cards::drawing("scarab")) } }
    };
    unfold(page, &sheet, options, send)
}

fn starter(page: &Page<'_>) -> Markup {
    let round = [("round", Arg::from(page.view.round))];
    let sentence = html! {
        p {
            (page.text("sobek-ask-starter", &round))
            span.small { (page.say("sobek-note-starter")) }
        }
    };
    let options = html! {
        div.opts {
            @for seat in page.view.seats.iter().filter(|&it| page.may(Action::Start(it))) {
                button name="action" value=(Action::Start(seat)) {
                    @if page.sight.is_you(seat) {
                        (marker(seat, page.sight)) (page.say("sobek-do-start"))
                    } @else { (named(page, seat)) }
                }
            }
        }
    };
    decision(page, "", html! { (bar(page, sentence, html! {})) (options) })
}

/// What the viewer waits for.
fn waiting(page: &Page<'_>) -> String {
    let view = page.view;
    let names: Vec<String> = view.asked.iter().map(|it| page.name(it).to_owned()).collect();
    let list = page.list(&names);
    let key = match view.phase {
        Phase::Turn => "sobek-wait-turn",
        Phase::Event => "sobek-wait-event",
        Phase::Rob(_) => "sobek-wait-rob",
        Phase::Reduce => "sobek-wait-discard",
        Phase::HorizontalSets => "sobek-wait-flat",
        Phase::NameStarter => "sobek-wait-starter",
        Phase::Deal | Phase::Steal(..) => return page.say("sobek-wait-chance"),
        Phase::Over => return super::ceremony::verdict(page),
    };
    page.text(key, &[("names", (&list).into()), ("count", (names.len() as u32).into())])
}
