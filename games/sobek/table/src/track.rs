//! The score track, and where the viewer's sets would take them.
use super::{mine::sets_worth, page::Page, seats::marker};
use crate::ASSETS;
use game_core::Seat;
use maud::{Markup, html};
use pages::{Arg, Words};
use sobek::{STEP, Symbol};

/// The id of the track's drawing: ten spaces wide, ten high.
pub(super) const PLAN: &str = "spaces";

/// Spaces of the track.
const SPACES: u16 = 100;

/// Where a penalty for `points` leads from `score`, step by step.
pub(super) fn way_back(score: u16, points: u16) -> Vec<u16> {
    let symbol = Symbol::of(score);
    let steps = std::iter::successors(symbol.before(score), |it| symbol.before(*it));
    steps.take(usize::from(points / STEP)).collect()
}

/// `61 → 59 → 52`.
pub(super) fn way_in_words(from: u16, way: &[u16]) -> String {
    let stops = std::iter::once(from).chain(way.iter().copied());
    stops.map(|it| it.to_string()).collect::<Vec<_>>().join(" → ")
}

struct Forecast {
    score: u16,
    points: u16,
    landing: u16,
    way: Vec<u16>,
}

fn forecast(page: &Page<'_>) -> Option<Forecast> {
    let own = page.own()?;
    let (score, points) = (page.view.scores[own], sets_worth(page));
    let landing = score + points;
    let shown = 0 < points && page.view.decision().is_some();
    shown.then(|| Forecast { score, points, landing, way: way_back(landing, points) })
}

pub(super) fn track(page: &Page<'_>) -> Markup {
    let forecast = forecast(page);
    html! {
        section.panel id="track" data-part="track" {
            // In a replay, the key goes to the next turning point.
            h2 data-tip="g-track" tabindex="-1" data-keys=[(!page.frame.looks_back()).then_some("t")] {
                (page.say("sobek-track"))
            }
            div.track role="img" aria-label=(spoken(page)) {
                svg id=(PLAN) viewBox="0 0 10 10" {
                    use href=(ASSETS.icon_address("track")) width="10" height="10" {}
                }
                @if let Some(it) = &forecast { (cells(it)) }
                (markers(page))
            }
            (sayings(page, forecast.as_ref()))
        }
    }
}

/// The middle of a space on the plan.
pub(super) fn middle(score: u16) -> [f64; 2] {
    let space = score % SPACES;
    [space % 10, space / 10].map(|it| f64::from(it) + 0.5)
}

/// Where a space is: the sheet has a class for each row and column.
fn place(score: u16) -> String {
    let space = score % SPACES;
    format!("r{} c{}", space / 10, space % 10)
}

fn cells(forecast: &Forecast) -> Markup {
    let last = forecast.way.len().saturating_sub(1);
    html! {
        @for (nth, space) in forecast.way.iter().enumerate() {
            span class={ (if nth == last { "drop " } else { "step " }) (place(*space)) } { (space % SPACES) }
        }
        span class={ "plus " (place(forecast.landing)) } { (forecast.landing % SPACES) }
    }
}

/// Markers that share a space stand side by side.
fn markers(page: &Page<'_>) -> Markup {
    let view = page.view;
    let space = |it: Seat| view.scores[it] % SPACES;
    let mut spaces: Vec<u16> = view.seats.iter().map(space).collect();
    spaces.sort_unstable();
    spaces.dedup();
    html! {
        @for at in spaces {
            span class={ "mks " (place(at)) } {
                @for seat in view.seats.iter().filter(|&it| space(it) == at) {
                    span.at id={ "m" (seat) } {
                        (marker(seat, page.frame))
                        @if SPACES <= view.scores[seat] {
                            small { "+" (view.scores[seat] / SPACES * SPACES) }
                        }
                    }
                }
            }
        }
    }
}

/// The markers in words; the forecast is in words below anyway.
fn spoken(page: &Page<'_>) -> String {
    let seats = page.view.seats.iter().map(|seat| {
        let score = page.view.scores[seat];
        let symbol = Words(page.symbol(Symbol::of(score))).plain();
        let args = [("score", Arg::from(u32::from(score))), ("symbol", (&symbol).into())];
        page.about("sobek-track-marker", seat, &args)
    });
    seats.collect::<Vec<_>>().join(" ")
}

fn sayings(page: &Page<'_>, forecast: Option<&Forecast>) -> Markup {
    let Some(it) = forecast else { return html! {} };
    let symbol = page.symbol(Symbol::of(it.landing));
    let args = [
        ("score", Arg::from(u32::from(it.score))),
        ("points", u32::from(it.points).into()),
        ("landing", u32::from(it.landing).into()),
        ("symbol", (&symbol).into()),
    ];
    let way = way_in_words(it.landing, &it.way);
    let back = [
        ("count", Arg::from(it.way.len() as u32)),
        ("symbol", (&symbol).into()),
        ("way", (&way).into()),
    ];
    html! {
        ul.forecast {
            li { span.sw {} span { (Words(page.text("sobek-forecast", &args)).markup()) } }
            li data-tip="g-penalty" {
                span.sw.bad {}
                span {
                    @if it.way.is_empty() { (page.say("sobek-forecast-safe")) }
                    @else { (Words(page.text("sobek-forecast-back", &back)).markup()) }
                }
            }
        }
    }
}
