//! Why a card doesn't fit: each refused spot with its reasons drawn.
use super::shapes::{self, Outline};
use crate::{
    Language,
    conex::refusal::misfits_in_words,
    plot::{at, at_turned},
    text::Speech,
};
use conex::{Card, Component, Misfit, Placement, Pose, Spot, Table, View};
use maud::{Markup, html};

/// Every bare corner of the right colour on which this card of the viewer's hand doesn't
/// fit. `None` if it isn't in his hand.
pub fn refusals(view: &View, card: Card, language: Language) -> Option<Markup> {
    let own = view.viewer.seat()?;
    view.hands[own].filter(|it| it.contains(card))?;
    let speech = Speech::of(language);
    let table = &view.table;
    let bare: Vec<Spot> =
        table.components().flat_map(Component::spots).filter(|&it| !is_taken(table, it)).collect();
    let refused = card.printed().flat_map(|by| {
        let spots = bare.iter().copied().filter(move |it| it.colour() == by.colour());
        spots.map(move |spot| Placement { spot, by })
    });
    let refused = refused.filter_map(|it| {
        let misfits = table.misfits(it);
        (!misfits.is_empty()).then_some((it, misfits))
    });
    Some(html! {
        svg.cx {
            @for (placement, misfits) in refused { (drawn(table, placement, &misfits, speech)) }
        }
    })
}

fn is_taken(table: &Table, spot: Spot) -> bool {
    let laid_there = |card| table.laid(card).is_some_and(|it| it.placement.spot == spot);
    table.lying_on(spot.on).any(laid_there)
}

fn drawn(table: &Table, placement: Placement, misfits: &[Misfit], speech: &Speech) -> Markup {
    let pose = table.pose_of(placement);
    let outline = shapes::card(pose);
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let middle = shapes::middle(&outline);
    let reasons: Vec<Reason> = misfits.iter().map(|it| reason(table, *it, pose)).collect();
    let note = headline(speech, misfits);
    // About as wide as the words.
    let half = 2.9 * note.chars().count() as f64 + 8.0;
    html! {
        g.refused data-number=(placement.by.colour().letter()) data-spot=(placement.spot)
            tabindex="0" role="img" aria-label=(misfits_in_words(speech, misfits))
        {
            use.wash href={ "#f-" (placement.card()) }
                class={ "a" (pose.angle.degrees()) }
                transform=(at_turned(place, pose.angle.degrees())) {}
            path.outline d=(shapes::path(&outline)) {}
            @for Reason { culprit, hatched } in &reasons {
                @if let Some(culprit) = culprit {
                    path.culprit d=(shapes::path(culprit)) {}
                    path.culprit2 d=(shapes::path(culprit)) {}
                }
                @if let Some(hatched) = hatched { path.hatch d=(shapes::path(hatched)) {} }
            }
            g.cross transform=(at(middle)) { circle r="8" {} path d="M-3-3L3 3M3-3L-3 3" {} }
            g.note transform=(at(middle)) { g.u {
                rect x=(crate::plot::number(-half)) y="-30" width=(crate::plot::number(2.0 * half))
                    height="17" rx="4" {}
                text y="-18" { (note) }
            } }
        }
    }
}

/// What is drawn for a reason: what is in the way, and where.
struct Reason {
    culprit: Option<Outline>,
    hatched: Option<Outline>,
}

fn reason(table: &Table, misfit: Misfit, pose: Pose) -> Reason {
    let own = shapes::card(pose);
    match misfit {
        Misfit::Colour { .. } => Reason { culprit: None, hatched: None },
        Misfit::Covers(printed) => {
            let lower = table.pose(Component::Card(printed.card()));
            Reason { culprit: None, hatched: Some(shapes::printed(printed, lower)) }
        }
        Misfit::Touches(component) => {
            let other = shapes::component(component, table.pose(component));
            let hatched = shapes::shared(&own, &other);
            Reason { culprit: Some(other), hatched }
        }
        Misfit::Edge(sides) => {
            let [right, bottom] = table.size().map(f64::from);
            // Each edge from end to end, so that what is beyond it is to the right.
            let edges = [
                (sides.left, [0.0, 0.0], [0.0, bottom]),
                (sides.top, [right, 0.0], [0.0, 0.0]),
                (sides.right, [right, bottom], [right, 0.0]),
                (sides.bottom, [0.0, bottom], [right, bottom]),
            ];
            let crossed = edges.iter().find(|it| it.0);
            let hatched = crossed.map(|&(_, from, to)| shapes::cut(&own, from, to));
            let culprit = crossed.map(|&(_, from, to)| vec![from, to]);
            Reason { culprit, hatched }
        }
    }
}

/// The first reason in a few words.
fn headline(speech: &Speech, misfits: &[Misfit]) -> String {
    match misfits[0] {
        Misfit::Colour { .. } => speech.text("conex-not-colour", &[]),
        Misfit::Covers(printed) => {
            let (colour, value) = (printed.colour().to_string(), printed.value());
            let args = [("colour", (&colour).into()), ("value", value.into())];
            speech.text("conex-not-covers", &args)
        }
        Misfit::Touches(Component::Board) => speech.text("conex-not-board", &[]),
        Misfit::Touches(Component::Card(card)) => {
            let colour = card.colour().to_string();
            speech.text("conex-not-touches", &[("colour", (&colour).into())])
        }
        Misfit::Edge(_) => speech.text("conex-not-edge", &[]),
    }
}
