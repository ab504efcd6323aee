//! The parts of decisions: options to choose from, sheets that unfold over the hand.
use super::{
    cards::{drawing, face, seal},
    page::Page,
};
use maud::{Markup, html};
use sobek::{Card, Cards};

/// Radio buttons, or boxes of which several can be ticked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    One,
    Many,
}

/// An option: a control and its label, which the sheet draws as one thing.
pub(super) struct Choice<'a> {
    pub(super) kind: Kind,
    pub(super) id: &'a str,
    pub(super) name: &'a str,
    pub(super) value: &'a str,
    /// What the sheet counts when it is ticked, besides the card itself.
    pub(super) scarabs: u32,
    pub(super) checked: bool,
    pub(super) label: &'a Markup,
}

impl Choice<'_> {
    pub(super) fn markup(&self) -> Markup {
        let class = format!("s{}", self.scarabs);
        html! {
            @match self.kind {
                Kind::One => {
                    input type="radio" id=(self.id) name=(self.name) value=(self.value) required;
                }
                Kind::Many => {
                    input class=(class) type="checkbox" id=(self.id) name=(self.name)
                        value=(self.value) checked[self.checked];
                }
            }
            label for=(self.id) { (self.label) }
        }
    }
}

/// One of several actions.
pub(super) fn radio(id: &str, value: &str, label: &Markup) -> Markup {
    let kind = Kind::One;
    Choice { kind, id, name: "action", value, scarabs: 0, checked: false, label }.markup()
}

/// A card that joins the action before it when ticked.
pub(super) fn card_box(page: &Page<'_>, card: Card, checked: bool) -> Markup {
    ticked(page, "card", &card.to_string(), card, checked)
}

/// A card that is an action of its own when ticked.
pub(super) fn action_box(page: &Page<'_>, value: &str, card: Card) -> Markup {
    ticked(page, "action", value, card, false)
}

fn ticked(page: &Page<'_>, name: &str, value: &str, card: Card, checked: bool) -> Markup {
    let (id, scarabs) = (page.id(), u32::from(card.scarabs()));
    let label = &face(page, card);
    Choice { kind: Kind::Many, id: &id, name, value, scarabs, checked, label }.markup()
}

/// What a sheet is for.
pub(super) struct Sheet<'a> {
    /// What it is about, the same on every page.
    pub(super) id: &'a str,
    /// What opens it.
    pub(super) open: &'a str,
    /// Pressed again, it goes on to the next of its kind.
    pub(super) key: &'a str,
    pub(super) icon: &'a str,
    pub(super) title: &'a str,
    pub(super) note: &'a str,
}

impl Sheet<'_> {
    /// Unfolds `forms` over the hand. Only one sheet is open at a time.
    pub(super) fn markup(&self, page: &Page<'_>, forms: &Markup) -> Markup {
        html! {
            details.sheet id={ "sheet-" (self.id) } name="sheet" {
                summary data-keys=(self.key) aria-keyshortcuts=(self.key) {
                    span.opens { (self.open) }
                    span.closes data-keys="Escape" { (page.say("sobek-do-back")) }
                }
                div.over {
                    h3 { (seal(self.icon)) (self.title) }
                    (forms)
                    @if !self.note.is_empty() { small.note { (self.note) } }
                }
            }
        }
    }
}

/// How many boxes must be ticked.
#[derive(Clone, Copy)]
pub(super) enum Tick {
    ThreeOrMore,
    OneOrTwo,
}

/// A form of one action.
pub(super) fn form(page: &Page<'_>, options: &Markup, send: &Markup) -> Markup {
    html! {
        form method="post" action=(page.target()) {
            (page.ply())
            div.opts { (options) }
            div.send { (send) }
        }
    }
}

/// A form to choose cards for an action such as `set fish`.
pub(super) fn card_form(
    page: &Page<'_>,
    action: &str,
    cards: Cards,
    tick: Tick,
    send: &str,
) -> Markup {
    let class = match tick {
        Tick::ThreeOrMore => "three-or-more",
        Tick::OneOrTwo => "one-or-two",
    };
    html! {
        form class=(class) method="post" action=(page.target()) {
            (page.ply())
            input type="hidden" name="action" value=(action);
            div.opts { @for card in cards.iter() { (card_box(page, card, false)) } }
            div.send { button.primary { (send) } (tally()) }
        }
    }
}

/// Counts what is ticked before it. Screen readers announce the boxes instead.
fn tally() -> Markup {
    html! {
        output.tally aria-hidden="true" { i.scarabs { (drawing("scarab")) } " × " i.count {} }
    }
}

/// The points of all sets, and how many of the hand's cards they take.
pub(super) fn tally_of_sets(hand: u32) -> Markup {
    html! {
        output.tally.goes aria-hidden="true" {
            i.scarabs { (drawing("scarab")) } span { i.count {} " / " (hand) }
        }
    }
}

/// A button that sends an action at once.
pub(super) fn at_once(value: &str, label: &Markup) -> Markup {
    html! { button form="now" name="action" value=(value) { (label) } }
}
