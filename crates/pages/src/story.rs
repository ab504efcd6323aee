//! What happened, in words, newest first; and what of it is new, for the page to move.
use crate::{Sight, Tabled, Way, assets::icon_address, plot::pair};
use maud::{Markup, html};

/// As much as anybody reads back during a game; the whole is in the replay.
const SHOWN: usize = 60;

/// The story as a list.
pub(crate) fn story<G: Tabled>(sight: &Sight<'_, G>) -> Markup {
    let latest = sight.story.iter().rev();
    let tales = latest.filter_map(|(ply, event)| Some((ply, G::tale(event, sight)?))).take(SHOWN);
    html! {
        // Who has no wheel scrolls it by keys.
        ol.story tabindex="0" {
            @for (ply, tale) in tales {
                li.day[tale.heading] data-ply=(ply) {
                    @if let Some(seat) = tale.seat { (G::marker(seat, sight)) }
                    span { (tale.words.markup()) }
                }
            }
        }
    }
}

fn stops(way: &Way) -> String {
    way.stops.iter().map(|it| pair(*it)).collect::<Vec<_>>().join(" ")
}

/// What happened since the page before, for its script.
pub(crate) fn news<G: Tabled>(sight: &Sight<'_, G>) -> Markup {
    let Some(since) = sight.since else { return html! {} };
    let new = sight.story.iter().filter(|(ply, _)| since <= *ply);
    let tales = new.filter_map(|(ply, event)| Some((ply, G::tale(event, sight)?)));
    html! {
        ol hidden data-news {
            @for (ply, tale) in tales {
                li data-ply=(ply) {
                    @for motion in &tale.motions {
                        @let way = motion.way.as_ref();
                        i data-from=(motion.from) data-to=(motion.to)
                            data-icon=[motion.icon.map(icon_address)] data-in=[way.map(|it| it.inside)]
                            data-way=[way.map(stops)] data-hops=[way.and_then(|it| it.hops.then_some(""))] {}
                    }
                    (tale.words.plain())
                }
            }
        }
    }
}
