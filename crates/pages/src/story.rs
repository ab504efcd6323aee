//! What happened, in words, newest first; and what of it is new, for the page to animate.
use crate::{Frame, Motion, Presenter, Way, plot::pair};
use maud::{Markup, html};

/// As far as anybody reads back during a game; the replay has everything.
const SHOWN: usize = 60;

/// The story as a list.
pub fn story<P: Presenter>(frame: &Frame<'_, P::Game>) -> Markup {
    let latest = frame.story.iter().rev().take_while(|it| frame.story_from <= it.0);
    let told = latest.filter_map(|(ply, event)| Some((ply, P::narrate(event, frame)?))).take(SHOWN);
    html! {
        // Who has no wheel scrolls it by keys.
        ol.story tabindex="0" data-part="story" data-grows=(SHOWN) {
            @for (ply, it) in told {
                li.day[it.heading] data-ply=(ply) {
                    @if let Some(seat) = it.seat { (P::marker(seat, frame)) }
                    span { (it.words.markup()) }
                }
            }
        }
    }
}

fn stops(way: &Way) -> String {
    way.stops.iter().map(|it| pair(*it)).collect::<Vec<_>>().join(" ")
}

/// What happened since the page before, for its script.
pub fn news<P: Presenter>(frame: &Frame<'_, P::Game>) -> Markup {
    let Some(since) = frame.since else { return html! {} };
    let new = frame.story.iter().filter(|(ply, _)| since <= *ply);
    let told = new.filter_map(|(ply, event)| Some((ply, P::narrate(event, frame)?)));
    html! {
        ol hidden data-news {
            @for (ply, it) in told {
                li data-ply=(ply) {
                    (motions(&it.motions))
                    (it.words.plain())
                }
            }
        }
    }
}

/// Motions, for the page's script.
pub(crate) fn motions(motions: &[Motion]) -> Markup {
    html! {
        @for motion in motions {
            @let way = motion.way.as_ref();
            i data-from=(motion.from) data-to=(motion.to)
                data-icon=[motion.icon.as_deref()] data-in=[way.map(|it| it.inside)]
                data-way=[way.map(stops)] data-hops=[way.and_then(|it| it.hops.then_some(""))] {}
        }
    }
}
