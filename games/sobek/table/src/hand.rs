//! The viewer's own hand, sorted by family, with what can be done with it.
use super::{
    cards::{fan, product, seal},
    characters,
    controls::{Sheet, Tick, at_once, card_form},
    naming::picture,
    page::Page,
};
use crate::ASSETS;
use maud::{Markup, html};
use pages::Arg;
use sobek::{Action, Card, Cards, Decision, Family, SMALLEST_SET, Sets};

pub(super) fn groups(page: &Page<'_>) -> Markup {
    let Some(own) = page.own() else { return html! {} };
    let hand = page.own_hand();
    let turn = page.question() == Some(Decision::Turn);
    let mut families: Vec<Family> =
        Family::ALL.into_iter().filter(|&it| !hand.of_family(it).is_empty()).collect();
    families.sort_by_key(|&it| !is_ready(page, it));
    html! {
        div.groups id={ "hand-" (own) } role="group" tabindex="0" aria-label=(page.counted("sobek-own-hand", hand.count())) {
            @for family in families { (group(page, family, hand.of_family(family), turn)) }
            @if !hand.amulets().is_empty() { (amulets(page, hand.amulets(), turn)) }
            @if hand.is_empty() { p.hint { (page.say("sobek-hand-empty")) } }
        }
    }
}

/// Whether a set of the family can be laid or added to, now or on the viewer's turn.
fn is_ready(page: &Page<'_>, family: Family) -> bool {
    SMALLEST_SET <= page.own_hand().fitting(family).count()
}

fn group(page: &Page<'_>, family: Family, cards: Cards, turn: bool) -> Markup {
    let ready = is_ready(page, family);
    let label = page.family_label(family);
    let lays = if turn { lays(page, family) } else { Vec::new() };
    html! {
        div.group.ready[ready] role="group" aria-label=(spoken(page, &label, cards)) {
            h3 { (seal(family.name())) (label) " " (cards.count()) }
            (fan(page, cards))
            div.acts {
                @for lay in &lays { (lay_button(page, family, *lay)) }
                @if !lays.is_empty() { (chooser(page, family)) }
                @if turn {
                    @for card in cards.characters().kinds() {
                        @if let Some(it) = card.character() { (characters::sheet(page, it)) }
                    }
                }
                @if lays.is_empty() && (!turn || cards.characters().is_empty()) {
                    span.hint { (hint(page, family, cards)) }
                }
            }
        }
    }
}

/// `Marble: 3 cards, 4 scarabs`.
pub(super) fn spoken(page: &Page<'_>, label: &str, cards: Cards) -> String {
    let (count, scarabs) = (page.cards(cards.count()), page.scarabs(cards.scarabs()));
    let args =
        [("family", Arg::from(label)), ("cards", (&count).into()), ("scarabs", (&scarabs).into())];
    page.text("sobek-group", &args)
}

fn amulets(page: &Page<'_>, cards: Cards, turn: bool) -> Markup {
    let hand = page.own_hand();
    // Sets that amulets alone may join: their families have no group of their own.
    let alone = Family::ALL.into_iter().filter(|&it| turn && hand.of_family(it).is_empty());
    let alone: Vec<Family> = alone.filter(|&it| page.may(Action::Set(it, cards))).collect();
    html! {
        div.group {
            h3 { (seal("amulet")) (page.label(Card::AMULET)) " " (cards.count()) }
            (fan(page, cards))
            div.acts {
                @for &family in &alone { (chooser(page, family)) }
                @if alone.is_empty() { span.hint { (page.say("sobek-hint-amulet")) } }
            }
        }
    }
}

/// Buttons of sets on a plate; every other set can be chosen card by card.
const LAYS: usize = 3;

/// The most of the family that can be laid, with as few amulets as needed and with more.
/// Its characters stay in the hand if the set can do without them.
fn lays(page: &Page<'_>, family: Family) -> Vec<Cards> {
    let hand = page.own_hand();
    let all = hand.of_family(family);
    let goods = all.minus(all.characters());
    let most = hand.amulets().count() as usize;
    let of = |base: Cards| {
        let more = (0..=most).map(|it| base.plus(hand.amulets().iter().take(it).collect()));
        more.filter(|it| page.may(Action::Set(family, *it))).collect::<Vec<_>>()
    };
    let mut lays = of(goods);
    // With the characters, if there is no other way, or beside the smallest of the others.
    if goods != all {
        lays.truncate(1);
        lays.extend(of(all).into_iter().take(LAYS - 1 - lays.len()));
    }
    // With many amulets: the fewest, and all.
    if LAYS < lays.len() {
        lays.drain(LAYS - 1..lays.len() - 1);
    }
    lays
}

fn own_sets(page: &Page<'_>) -> Sets {
    page.own().map(|it| page.view.sets[it]).unwrap_or_default()
}

/// `4 × 3 = 12`, or for a set that is already laid `12 → 30`.
pub(super) fn outcome(page: &Page<'_>, family: Family, cards: Cards) -> String {
    let before = own_sets(page);
    let mut after = before;
    after.add(family, cards);
    let worth = after.points(family);
    if before.has(family) {
        return format!("{} → {worth}", before.points(family));
    }
    let all = after.of(family);
    format!("{} = {worth}", product(all.scarabs(), after.prosperity(family), all.count()))
}

fn lay_button(page: &Page<'_>, family: Family, cards: Cards) -> Markup {
    let (amulets, people) = (cards.amulets().count(), cards.characters());
    let key = if own_sets(page).has(family) { "sobek-do-add" } else { "sobek-do-lay" };
    let label = page.counted(key, cards.count());
    let mut others = Vec::new();
    if 0 < amulets {
        others.push(page.counted("sobek-amulets", amulets));
    }
    others.extend(people.kinds().map(|it| page.label(it).replace('\u{ad}', "")));
    let value = Action::Set(family, cards).to_string();
    // Pictures show what else goes with the goods; words say it to those who can't see.
    let shown = html! {
        span.with {
            (label)
            @for card in cards.amulets().iter().chain(people.iter()) { (ASSETS.icon(picture(card))) }
            @if !others.is_empty() { span.vh { ", " (others.join(", ")) } }
        }
        span.gains { (outcome(page, family, cards)) }
    };
    at_once(&value, &shown)
}

fn chooser(page: &Page<'_>, family: Family) -> Markup {
    let of_family = page.say(&format!("sobek-of-{family}"));
    let adds = own_sets(page).has(family);
    let key = if adds { "sobek-ask-add" } else { "sobek-ask-lay" };
    let title = page.text(key, &[("family", (&of_family).into())]);
    let sheet = Sheet {
        id: family.name(),
        open: &page.say("sobek-do-choose"),
        key: "s",
        icon: family.name(),
        title: &title,
        note: &page.say("sobek-note-set"),
    };
    let send = page.say(if adds { "sobek-do-add-these" } else { "sobek-do-lay-these" });
    let cards = page.own_hand().fitting(family);
    let form = card_form(page, &format!("set {family}"), cards, Tick::ThreeOrMore, &send);
    sheet.markup(page, &form)
}

/// What is missing, or what could be laid.
fn hint(page: &Page<'_>, family: Family, cards: Cards) -> String {
    if is_ready(page, family) {
        let fitting = page.own_hand().fitting(family);
        let best = if cards.count() < SMALLEST_SET { fitting } else { cards };
        return outcome(page, family, best);
    }
    let missing = SMALLEST_SET - cards.count();
    let key = if own_sets(page).has(family) { "sobek-hint-add" } else { "sobek-hint-set" };
    page.counted(key, missing)
}
