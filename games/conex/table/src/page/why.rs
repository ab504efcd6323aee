//! Why a card doesn't fit: each refused spot with its reasons drawn.
use super::{
    quiet::Quiet,
    shapes::{self, Outline},
    words,
};
use crate::speech;
use conex::{Card, Component, Misfit, Placement, Pose, Spot, Table, View};
use maud::{Markup, html};
use pages::{
    Language, Speech,
    plot::{Point, at, at_turned},
};

/// Every bare corner of the right colour that this card of the viewer's hand doesn't fit on.
/// `None` if it isn't in their hand.
pub fn refusals(view: &View, card: Card, language: Language) -> Option<Markup> {
    let own = view.viewer.seat()?;
    view.hands[own].filter(|it| it.contains(card))?;
    let speech = speech(language);
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
    // Near misses come first.
    let mut refused: Vec<(Placement, Vec<Misfit>)> = refused.collect();
    refused.sort_by_key(|it| it.1.len());
    let mut quiet = Quiet::of(table);
    for fitting in table.placements([card].into_iter().collect()) {
        quiet.add(shapes::middle(&shapes::card(table.pose_of(fitting))), GHOST);
    }
    Some(html! {
        svg.cx {
            @for (placement, misfits) in &refused {
                @let place = quiet.on_card(table.pose_of(*placement), CROSS);
                (drawn(table, *placement, misfits, place, speech))
            }
        }
    })
}

/// The room that a cross needs, and the points on a spot where the card fits.
const CROSS: f64 = 9.0;
const GHOST: f64 = 14.0;

/// How much larger words are on a small screen (conex.css).
const LARGER: f64 = 1.6;

fn is_taken(table: &Table, spot: Spot) -> bool {
    let laid_there = |card| table.laid(card).is_some_and(|it| it.placement.spot == spot);
    table.lying_on(spot.on).any(laid_there)
}

fn drawn(
    table: &Table,
    placement: Placement,
    misfits: &[Misfit],
    cross: Point,
    speech: &Speech,
) -> Markup {
    let pose = table.pose_of(placement);
    let outline = shapes::card(pose);
    let place = pose.origin.thousandths().map(|it| it as f64 / 1000.0);
    let reasons: Vec<Reason> = misfits.iter().map(|it| reason(table, *it, pose)).collect();
    let note = headline(speech, misfits);
    // About as wide as the words.
    let half = 2.9 * note.chars().count() as f64 + 8.0;
    let [width, height] = table.size().map(f64::from);
    // Above the cross, or below it where the table ends; and not off it to the sides.
    let level = [cross[0].clamp(half, width - half), clear(cross[1], 1.0)];
    let room = LARGER * half;
    let turned = [clear(cross[0], LARGER), cross[1].clamp(room, height - room)];
    html! {
        g.refused data-number=(placement.by.colour().letter()) data-spot=(placement.spot)
            tabindex="0" role="img" aria-label=(in_full(speech, misfits))
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
            g.cross transform=(at(cross)) { circle.hit r="16" {} circle r="8" {} path d="M-3-3L3 3M3-3L-3 3" {} }
            @for (class, place) in [("level", level), ("turned", turned)] {
                g class={ "note " (class) } transform=(at(place)) { g.u {
                    rect x=(pages::plot::number(-half)) y=(-NOTE_TOP)
                        width=(pages::plot::number(2.0 * half)) height="17" rx="4" {}
                    text y="-18" { (note) }
                } }
            }
        }
    }
}

/// How far words reach above their place, and how far down that is below the cross.
const NOTE_TOP: f64 = 30.0;
const BELOW: f64 = 43.0;

/// A place where all the words fit on the table.
fn clear(cross: f64, scale: f64) -> f64 {
    if cross < scale * NOTE_TOP { cross + scale * BELOW } else { cross }
}

/// What is drawn for a reason: what is in the way, and where.
struct Reason {
    culprit: Option<Outline>,
    hatched: Option<Outline>,
}

/// How wide the hatching is at the edge of the table where a card reaches over it.
const STRIP: f64 = 8.0;

fn reason(table: &Table, misfit: Misfit, pose: Pose) -> Reason {
    let own = shapes::card(pose);
    match misfit {
        Misfit::Colour { .. } => Reason { culprit: None, hatched: None },
        Misfit::Covers { printed } => {
            let lower = table.pose(Component::Card(printed.card()));
            Reason { culprit: None, hatched: Some(shapes::printed(printed, lower)) }
        }
        Misfit::Touches { component } => {
            let other = shapes::component(component, table.pose(component));
            let hatched = shapes::shared(&own, &other);
            Reason { culprit: Some(other), hatched }
        }
        Misfit::Edge { sides } => {
            let [right, bottom] = table.size().map(f64::from);
            // Along each edge, with the outside to the right: from a little inside, because
            // nobody sees what is off the table.
            let (low, right, bottom) = (STRIP, right - STRIP, bottom - STRIP);
            let edges = [
                (sides.left, [low, low], [low, bottom]),
                (sides.top, [right, low], [low, low]),
                (sides.right, [right, bottom], [right, low]),
                (sides.bottom, [low, bottom], [right, bottom]),
            ];
            let crossed = edges.iter().find(|it| it.0);
            let hatched = crossed.map(|&(_, from, to)| shapes::cut(&own, from, to));
            Reason { culprit: None, hatched }
        }
    }
}

/// All the reasons, those of a kind in one clause; things are named as they look.
fn in_full(speech: &Speech, misfits: &[Misfit]) -> String {
    let one = |key, name, value: &str| speech.text(key, &[(name, value.into())]);
    let mut clauses = Vec::new();
    let covered: Vec<String> = misfits
        .iter()
        .filter_map(|it| match it {
            Misfit::Covers { printed: it } => Some(words::number(speech, *it)),
            _ => None,
        })
        .map(|it| one("conex-refused-number", "number", &it))
        .collect();
    if !covered.is_empty() {
        clauses.push(one("conex-refused-covers", "corners", &speech.list(&covered)));
    }
    let touched: Vec<String> = misfits
        .iter()
        .filter_map(|it| match it {
            Misfit::Touches { component: Component::Board } => {
                Some(speech.text("conex-refused-board", &[]))
            }
            Misfit::Touches { component: Component::Card(it) } => {
                let card = words::card_as_object(speech, *it);
                Some(one("conex-refused-card", "card", &card))
            }
            _ => None,
        })
        .collect();
    if !touched.is_empty() {
        clauses.push(one("conex-refused-touches", "components", &speech.list(&touched)));
    }
    if misfits.iter().any(|it| matches!(it, Misfit::Edge { .. })) {
        clauses.push(speech.text("conex-refused-edge", &[]));
    }
    one("conex-refused", "reasons", &speech.clauses(clauses))
}

/// The first reason in a few words.
fn headline(speech: &Speech, misfits: &[Misfit]) -> String {
    match misfits[0] {
        Misfit::Colour { .. } => speech.text("conex-not-colour", &[]),
        Misfit::Covers { printed } => {
            let (colour, value) = (printed.colour().to_string(), printed.value());
            let args = [("colour", (&colour).into()), ("value", value.into())];
            speech.text("conex-not-covers", &args)
        }
        Misfit::Touches { component: Component::Board } => speech.text("conex-not-board", &[]),
        Misfit::Touches { component: Component::Card(card) } => {
            let colour = card.colour().to_string();
            speech.text("conex-not-touches", &[("colour", (&colour).into())])
        }
        Misfit::Edge { .. } => speech.text("conex-not-edge", &[]),
    }
}
