//! The viewer's hand and the pile to draw from, or all hands if they may be seen.
use super::{
    Page, deeds, shape,
    spots::{Spots, number_id},
};
use crate::ASSETS;
use conex::{Action, Card, Cards, DRAW, Decision, Printed};
use game_core::{Seat, Viewer};
use maud::{Markup, html};

/// More than a phone shows at once, and more than stand in two rows.
const MANY: usize = 6;
const FULL: usize = 12;

pub(super) fn hand(page: &Page<'_>, spots: &Spots) -> Markup {
    let view = page.view;
    let own = page.hand().unwrap_or_default();
    let all_known = view.ending.is_some() || page.frame.viewer == Viewer::Omniscient;
    // There is nothing to choose.
    let only_shown = all_known || page.frame.looks_back();
    let count = own.count();
    if !only_shown && page.own.is_none() {
        return html! {};
    }
    let label = page.say(if all_known { "conex-hands" } else { "conex-hand" });
    html! {
        // Where nothing can be focused in it, it is scrolled by keys itself.
        section.hand #hand .many[MANY <= count] .full[FULL <= count] data-part="hand" aria-label=(label)
            tabindex=[only_shown.then_some("0")] {
            @if only_shown {
                @for seat in view.seats.iter().filter(|it| view.hands[*it].is_some()) {
                    (small_hand(page, seat))
                }
            } @else {
                @for (nth, card) in (1..).zip(own.iter()) { (held(page, spots, card, nth)) }
                @if own.is_empty() && !page.frame.is_asked() { p.muted.empty { (page.say("conex-hand-empty")) } }
                (draw(page))
            }
        }
    }
}

/// One of the viewer's cards, to look at, lay or give up.
fn held(page: &Page<'_>, spots: &Spots, card: Card, nth: usize) -> Markup {
    let keys = (nth < 10).then(|| nth.to_string());
    let gives_up = page.asks_for(Decision::Discard);
    let given = page.own.is_some_and(|it| page.view.given_up[it] == Some(card));
    let count = spots.of_card(card).count() as u32;
    html! {
        label.held.given[given] data-keys=[keys.as_ref()] aria-keyshortcuts=[keys.as_ref()]
            data-card=(card) data-open[0 < count]
        {
            @if gives_up {
                input type="radio" name="action" value=(Action::Discard(card)) id=(hold_id(card))
                    form="decision" required aria-label=(page.card_in_full(card));
            } @else {
                input type="radio" name="hold" id=(hold_id(card))
                    aria-label=(page.card_in_full(card));
            }
            span.face id={ "hand-" (card) } { (face(card)) }
            span.cnt.no[count == 0] {
                @if given {
                    (page.say("conex-given-up"))
                } @else if spots.can_lay || (!gives_up && page.frame.choices.is_empty()) {
                    @let best = spots.of_card(card).map(|it| it.placement.points(false)).max();
                    b aria-hidden="true" { @if let Some(best) = best { (best) } @else { "–" } }
                    span.words { (page.text("conex-spots", &[("count", count.into())])) }
                    @if 0 < count { span.times aria-hidden="true" { "×" (count) } }
                }
            }
        }
    }
}

/// A card from the definitions of the page.
pub(super) fn face(card: Card) -> Markup {
    html! {
        svg.cx viewBox="0 0 60 90" aria-hidden="true" { use href={ "#f-" (card) } {} }
    }
}

pub(super) fn hold_id(card: Card) -> String {
    format!("h-{card}")
}

/// All cards whose faces are on the page.
pub(super) fn shown(page: &Page<'_>) -> Cards {
    let hands = page.view.seats.iter().filter_map(|it| page.view.hands[it]);
    hands.fold(deeds::shown(page), Cards::with)
}

fn small_hand(page: &Page<'_>, seat: Seat) -> Markup {
    html! {
        div.row {
            (shape(seat)) span.vh { (page.name(seat)) }
            @for card in page.view.hands[seat].unwrap_or_default().iter() {
                span.face id={ "hand-" (card) } role="img" aria-label=(page.card_in_full(card)) {
                    (face(card))
                }
            }
        }
    }
}

/// The pile as the last of the cards: pressing it draws. At other times it keeps its place,
/// so the cards keep theirs.
fn draw(page: &Page<'_>) -> Markup {
    let left = page.view.pile.len();
    let left_said = page.text("conex-left", &[("count", (left as u32).into())]);
    html! {
        @if page.can_draw() {
            form.pulls #draw method="post" action=(page.action()) {
                (page.ply())
                button.pull name="action" value=(Action::Draw) data-keys="r" aria-keyshortcuts="r" {
                    (ASSETS.icon("card-back"))
                    b { (page.text("conex-draw", &[("count", (left.min(DRAW) as u32).into())])) }
                    span { (left_said) }
                }
            }
        } @else {
            div.rest.pulls { span.pull { (ASSETS.icon("card-back")) span { (left_said) } } }
        }
    }
}

impl Page<'_> {
    pub(super) fn can_draw(&self) -> bool {
        self.frame.choices.contains(&Action::Draw)
    }

    /// Whether the viewer has to make this decision.
    pub(super) fn asks_for(&self, decision: Decision) -> bool {
        self.frame.is_asked() && self.view.decision() == Some(decision)
    }
}

/// The numbers of a card, to choose one to lay it by.
pub(super) fn numbers(page: &Page<'_>, spots: &Spots, card: Card) -> Markup {
    let label = page.say("conex-numbers");
    html! {
        div.nums data-when=(hold_id(card)) hidden role="group" aria-label=(label) {
            @for (printed, key) in card.printed().zip(["q", "w", "e"]) {
                (number(page, spots, printed, key))
            }
        }
    }
}

fn number(page: &Page<'_>, spots: &Spots, printed: Printed, key: &str) -> Markup {
    let letter = printed.colour().letter();
    let count = spots.of_number(printed).count() as u32;
    let [number, count_said] =
        [page.number(printed), page.text("conex-spots", &[("count", count.into())])];
    html! {
        label class={ "numb k" (letter) } data-none[count == 0] data-keys=(key)
            aria-keyshortcuts=(key)
        {
            input type="radio" name="number" id=(number_id(printed))
                aria-label={ (number) ", " (count_said) };
            svg aria-hidden="true" {
                rect class=(letter) {}
                rect class={ "q" (letter) } {}
            }
            span { (printed.value()) small { (page.letters.of(printed.colour())) } }
        }
    }
}
