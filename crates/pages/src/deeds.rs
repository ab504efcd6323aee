//! What the others did since the viewer's own turn: a strip of tiles, one for each deed.
use crate::{Frame, Presenter, Words, story::motions, text};
use game_core::Seat;
use maud::{Markup, html};
use std::collections::VecDeque;

/// What somebody did, small enough to be read in passing.
#[derive(Clone, Debug)]
pub struct Deed {
    pub seat: Seat,
    pub tile: Markup,
    /// Whether it is a part of the deed before it, as what a character brought is.
    pub joins: bool,
}

/// What a tile begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Take,
    Lay,
    Play,
    Event,
    Again,
    Draw,
    Strike,
    Pass,
    GiveUp,
}

impl Verb {
    pub fn icon(self) -> Markup {
        let path = match self {
            Verb::Take => "M10 2.5v9M6 8l4 4 4-4M3 13v3.5h14V13",
            Verb::Lay => "M3 6.5 8 5l3 10.5-5 1.5zM9.5 5H15v11h-3.5M15 6l2.5.8-2.8 9",
            Verb::Play => {
                "M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5"
            }
            Verb::Event => {
                "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 4 1.2 2.4 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4z"
            }
            Verb::Again => "M4 10a6 6 0 1 1 2 4.5M4 5.5V10h4.5",
            Verb::Draw => "M4 3h8v11H4zM8 17h8V6",
            Verb::Strike => "M11.5 1.5 5 11.5h4.5L8 18.5 15.5 8H11z",
            Verb::Pass => "M4 4v12l7-6zM14 4v12",
            Verb::GiveUp => "M5 3h10v9H5zM10 13v5M7 15.5l3 3 3-3",
        };
        html! { svg.v viewBox="0 0 20 20" aria-hidden="true" { path d=(path) {} } }
    }
}

/// More than this nobody reads in passing.
const SHOWN: usize = 15;

/// A tile of the strip, with what it tells in words.
struct Told {
    seat: Seat,
    ply: u32,
    tile: Markup,
    words: Vec<String>,
    motions: Markup,
}

/// The strip, newest first: its sheet shows it from left to right, scrolled to the newest.
pub fn since<P: Presenter>(frame: &Frame<'_, P::Game>) -> Markup {
    let told = told::<P>(frame);
    let turns: Vec<&[Told]> = told.chunk_by(|a, b| a.seat == b.seat).rev().collect();
    let say = |key: &str| text(frame.language, key, &[]);
    let key = if frame.viewer.seat().is_some() { "since-title" } else { "since-title-onlooker" };
    html! {
        section.since data-part="since" aria-label=(say(key)) {
            h2 { (say(key)) }
            ol.deeds {
                @for turn in &turns {
                    @if let Some(first) = turn.first() {
                        li.turn-of {
                            (P::marker(first.seat, frame))
                            ol { @for it in *turn { li { (button(it, &say("since-again"))) } } }
                        }
                    }
                }
                @if turns.is_empty() { li.none { (say("since-nothing")) } }
            }
        }
    }
}

/// The page's script marks what is new to its reader: the same page may be new to one of them
/// and not to another.
fn button(it: &Told, again: &str) -> Markup {
    let label = format!("{} {again}", it.words.join(" "));
    html! {
        button.deed type="button" data-again=(it.ply) aria-label=(label) aria-pressed="false" {
            (it.tile)
            span hidden { (it.motions) }
        }
    }
}

/// What is told: since the viewer's own last deed, for onlookers in the last turn of everybody.
fn told<P: Presenter>(frame: &Frame<'_, P::Game>) -> Vec<Told> {
    let own = frame.viewer.seat();
    let mut told: VecDeque<Told> = VecDeque::new();
    // What joins a deed is met before it.
    let mut joining: Vec<Told> = Vec::new();
    let mut turns = 0;
    for (ply, event) in frame.story.iter().rev() {
        let Some(deed) = P::deed(event, frame) else { continue };
        let narration = P::narrate(event, frame);
        if own == Some(deed.seat) || SHOWN <= told.len() {
            break;
        }
        let words = narration.as_ref().map(|it| Words::plain(&it.words)).into_iter().collect();
        let moved = narration.map(|it| it.motions).unwrap_or_default();
        let mut it =
            Told { seat: deed.seat, ply: *ply, tile: deed.tile, words, motions: motions(&moved) };
        if deed.joins {
            joining.push(it);
            continue;
        }
        for more in joining.drain(..).rev() {
            it.tile = html! { (it.tile) (more.tile) };
            it.motions = html! { (it.motions) (more.motions) };
            it.words.extend(more.words);
        }
        if told.front().is_none_or(|next| next.seat != it.seat) {
            turns += 1;
        }
        if own.is_none() && frame.occupants.len() < turns {
            break;
        }
        told.push_front(it);
    }
    told.into()
}
