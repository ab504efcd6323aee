//! Things of the box by name.
use conex::{Card, Colour, Component, Decision, Printed, Sides};
use pages::{Arg, Speech};

/// `red 4 (r4)`: with the notation, for typing.
pub(super) fn card(speech: &Speech, card: Card) -> String {
    let key = format!("conex-card-{}", card.colour());
    format!("{} ({card})", speech.text(&key, &[("number", card.layout().into())]))
}

/// Before "corner": `red`.
pub(super) fn corner(speech: &Speech, colour: Colour) -> String {
    speech.text(&format!("conex-corner-{colour}"), &[])
}

/// After "it would touch".
pub(super) fn touched(speech: &Speech, component: Component) -> String {
    match component {
        Component::Board => speech.text("conex-touched-board", &[]),
        Component::Card(touched) => {
            let card = card(speech, touched);
            speech.text("conex-touched-card", &[("card", (&card).into())])
        }
    }
}

/// After "it would cover".
pub(super) fn covered(speech: &Speech, printed: Printed) -> String {
    let (colour, card) = (corner(speech, printed.colour()), card(speech, printed.card()));
    let args = [
        ("colour", Arg::from(&colour)),
        ("value", printed.value().into()),
        ("card", (&card).into()),
    ];
    speech.text("conex-covered", &args)
}

/// After "it would reach over": `the left edge and the top edge`.
pub(super) fn sides(speech: &Speech, sides: Sides) -> String {
    let keys = [
        (sides.left, "conex-side-left"),
        (sides.top, "conex-side-top"),
        (sides.right, "conex-side-right"),
        (sides.bottom, "conex-side-bottom"),
    ];
    let crossed = keys.into_iter().filter(|it| it.0).map(|it| speech.text(it.1, &[]));
    speech.list(&crossed.collect::<Vec<_>>())
}

/// What to do, as a sentence that needs no position.
pub(super) fn decision(speech: &Speech, decision: Decision) -> String {
    let key = match decision {
        Decision::Start => "conex-decision-start",
        Decision::Main => "conex-decision-main",
        Decision::End => "conex-decision-end",
        Decision::Discard => "conex-decision-discard",
    };
    speech.text(key, &[])
}
