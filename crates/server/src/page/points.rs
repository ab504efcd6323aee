//! The turning points of a game, beside its replay.
use super::layout::Reader;
use crate::{
    replay::{PointInWords, Replay},
    turning::Standing,
};
use maud::{Markup, html};
use pages::Words;

/// Whether the page should ask again by itself.
pub(super) fn is_waited_for(standing: Option<&Standing>) -> bool {
    matches!(standing, Some(Standing::Thinking { .. } | Standing::Waiting | Standing::Full))
}

/// Where browsers without scripts ask again.
pub(super) fn refresh(standing: Option<&Standing>) -> Markup {
    html! {
        @if is_waited_for(standing) {
            noscript { meta http-equiv="refresh" content="2"; }
        }
    }
}

/// What is known of them; `at` is the address of a moment.
pub(super) fn said(
    reader: &Reader<'_>,
    standing: Option<&Standing>,
    replay: &Replay,
    at: impl Fn(usize) -> String,
) -> Markup {
    let waits = |words: String| html! { p.notice role="status" data-poll { (words) } };
    match standing {
        None | Some(Standing::Unfinished) => html! {},
        Some(Standing::Waiting) => waits(reader.say("points-waiting")),
        Some(Standing::Full) => waits(reader.say("points-full")),
        Some(Standing::Thinking { done, all }) => {
            let args = [("done", (*done as u32).into()), ("all", (*all as u32).into())];
            let words = reader.say_with("points-thinking", &args);
            html! {
                p.notice.row role="status" data-poll {
                    (words)
                    progress value=(done) max=(all) aria-hidden="true" {}
                }
            }
        }
        Some(Standing::Found(_)) if replay.points.is_empty() => {
            html! { p.notice role="status" { (reader.say("points-none")) } }
        }
        Some(Standing::Found(_)) => list(reader, replay, at),
    }
}

fn list(reader: &Reader<'_>, replay: &Replay, at: impl Fn(usize) -> String) -> Markup {
    html! {
        section.notice.points aria-labelledby="points" {
            h2 #points { (reader.say("points-title")) }
            ol {
                @for point in &replay.points {
                    li {
                        a href=(at(point.at)) data-step
                            aria-current=[(point.at == replay.at).then_some("step")] {
                            span.sign aria-hidden="true" { "◆ " } (sentence(reader, point))
                        }
                    }
                }
            }
        }
    }
}

/// The turning points before and after the moment that is shown. After the last comes the
/// first again.
pub(super) fn neighbours(replay: &Replay) -> Option<[usize; 2]> {
    let all = || replay.points.iter().map(|it| it.at);
    let before = all().rfind(|it| *it < replay.at).or_else(|| all().next_back())?;
    let after = all().find(|it| replay.at < *it).or_else(|| all().next())?;
    Some([before, after])
}

/// `Step 24 · Nefra: take fish. Captain’s advice: …`
fn sentence(reader: &Reader<'_>, point: &PointInWords) -> Markup {
    let args = [
        ("at", (point.at as u32).into()),
        ("name", (&point.name).into()),
        ("made", (&point.made.0).into()),
        ("best", (&point.best.0).into()),
        ("win", point.win.into()),
        ("better", point.better.into()),
    ];
    Words(reader.say_with("points-one", &args)).markup()
}

/// Marks over the chart. The chart is stretched; they aren't.
pub(super) fn marks(replay: &Replay) -> Markup {
    let x = |at: usize| format!("{:.2}%", at as f64 * 100.0 / replay.last.max(1) as f64);
    html! {
        @if !replay.points.is_empty() {
            svg.marks aria-hidden="true" {
                @for point in &replay.points {
                    svg x=(x(point.at)) y="7" overflow="visible" { path d="M0-7 7 0 0 7-7 0z" {} }
                }
            }
        }
    }
}
