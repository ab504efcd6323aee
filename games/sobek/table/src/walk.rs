//! The path of a penalty along the track, drawn.
use super::{cards::drawing, ceremony::Penalty, page::Page, seats::marker, track::way_back};
use maud::{Markup, html};
use pages::{Arg, Words, plot::number};
use sobek::{STEP, Symbol};

/// Spaces that can be told apart side by side; a longer path shows only its stops.
const STRIP: u16 = 24;
/// Spaces shown before and after the path.
const MARGIN: u16 = 2;
/// Hops that the sheet shows one after another; any more come with the last of them.
const HOPS: usize = 11;
/// The width of a space in the drawing.
const CELL: f64 = 40.0;
const HEIGHT: f64 = 46.0;

pub(super) fn walk(page: &Page<'_>, it: Penalty, points: u16) -> Markup {
    let symbol = page.symbol(it.symbol);
    let args = [
        ("points", Arg::from(u32::from(points))),
        ("count", u32::from(it.steps).into()),
        ("symbol", (&symbol).into()),
        ("lost", u32::from(it.from - it.to).into()),
    ];
    let key = if it.steps == 0 { "sobek-walk-nought" } else { "sobek-walk" };
    html! {
        section.panel.walk.b4 {
            p { (Words(page.about(key, it.seat, &args)).markup()) }
            @if 0 < it.steps { (strip(page, it)) }
        }
    }
}

/// The spaces passed, with an arc for each step.
fn strip(page: &Page<'_>, it: Penalty) -> Markup {
    let way = way_back(it.from, it.steps * STEP);
    let spaces: Vec<u16> = if it.from - it.to <= STRIP {
        (it.to.saturating_sub(MARGIN)..=it.from + MARGIN).collect()
    } else {
        way.iter().rev().copied().chain([it.from]).collect()
    };
    let at = |space: u16| {
        let nth = spaces.iter().position(|it| *it == space).unwrap_or(0);
        (nth as f64 + 0.5) * CELL
    };
    let stops: Vec<u16> = std::iter::once(it.from).chain(way.iter().copied()).collect();
    let width = spaces.len() as f64 * CELL;
    html! {
        figure aria-hidden="true" {
            svg.arcs width=(number(width)) viewBox={ "0 0 " (number(width)) " " (number(HEIGHT)) } {
                @for (nth, hop) in stops.windows(2).enumerate() {
                    @let (from, to) = (at(hop[0]) - 4.0, at(hop[1]) + 4.0);
                    @let middle = f64::midpoint(from, to);
                    g class={ "h" (nth.min(HOPS)) } {
                        path pathLength="1" d={ "M" (number(from)) " 42Q" (number(middle)) " -8 " (number(to)) " 40" } {}
                        path pathLength="1" d={ "M" (number(to + 11.0)) " 35L" (number(to)) " 41l2 -13" } {}
                        text x=(number(middle)) y="12" { (nth + 1) }
                    }
                }
            }
            ol.strip {
                @for &space in &spaces { (cell(page, it, &way, space)) }
            }
        }
    }
}

fn cell(page: &Page<'_>, it: Penalty, way: &[u16], space: u16) -> Markup {
    let stop = way.contains(&space) || space == it.from;
    let kind = match Symbol::of(space) {
        _ if space == it.from => "plus",
        _ if space == it.to => "drop",
        _ if stop => "step",
        Symbol::Number => "n",
        Symbol::Hieroglyph(_) => "",
    };
    let hop = way.iter().position(|it| *it == space).map(|it| format!(" h{}", it.min(HOPS)));
    html! {
        li class={ (kind) (hop.unwrap_or_default()) } data-n=[stop.then_some(space)] {
            @match Symbol::of(space) {
                Symbol::Number => { (space) }
                Symbol::Hieroglyph(it) => { (drawing(it.name())) }
            }
            @if space == it.to { (marker(it.seat, page.frame)) }
        }
    }
}
