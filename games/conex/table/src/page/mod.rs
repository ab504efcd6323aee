//! The table of Conex as a page: a drawing of the table, and beside it seats, hand and the
//! viewer's decision.
//!
//! Choices are radio buttons, so everything works without a script: the decision is the list
//! of spots. The script draws the same spots on the table.

mod ask;
mod choice;
mod deeds;
mod discard;
mod glossary;
mod hand;
mod narrate;
mod outlook;
mod over;
mod question;
mod quiet;
mod seats;
mod shapes;
mod spots;
mod stage;
mod strike;
mod terminal;
mod waiting;
mod why;
mod words;

#[cfg(test)]
mod tests;

pub use why::refusals;

use crate::{ConexPresenter, Letters, speech};
use conex::{Action, Cards, Conex, Event, View};
use game_core::Seat;
use maud::{Markup, html};
use pages::{
    Arg, Deed, Frame, Narration, Room, Speech, Words,
    deeds::since,
    story::{news, story},
};

/// What all parts of a page need.
struct Page<'a> {
    frame: &'a Frame<'a, Conex>,
    view: &'a View,
    speech: &'static Speech,
    letters: Letters,
    /// The viewer's seat.
    own: Option<Seat>,
}

impl<'a> Page<'a> {
    fn new(frame: &'a Frame<'a, Conex>) -> Page<'a> {
        let speech = speech(frame.language);
        let letters = Letters::in_language(frame.language);
        Page { frame, view: frame.view, speech, letters, own: frame.viewer.seat() }
    }

    fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speech.text(key, args)
    }

    fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }

    fn titled(&self, about: &str, what: &str) -> String {
        self.speech.titled(about, what)
    }

    fn hand(&self) -> Option<Cards> {
        self.own.and_then(|it| self.view.hands[it])
    }

    /// `you` or `other`, which selects the sentence.
    fn who(&self, seat: Seat) -> Arg<'static> {
        Arg::Text(self.frame.who(seat))
    }

    fn name(&self, seat: Seat) -> &'a str {
        &self.frame.occupant(seat).name
    }

    /// `Nefra and Teodor`; nobody is called "you" here.
    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        self.speech.list(&seats.map(|it| self.name(it).to_owned()).collect::<Vec<_>>())
    }

    /// The form's address and the ply that goes with every action.
    fn action(&self) -> String {
        format!("{}/actions", self.frame.path)
    }

    fn ply(&self) -> Markup {
        html! { input type="hidden" name="ply" value=(self.frame.ply); }
    }
}

/// A seat's shape as large as its class says.
pub(crate) fn shape(seat: Seat) -> Markup {
    html! {
        svg.shape viewBox="-6 -6 12 12" aria-hidden="true" { use href={ "#cx-seat-" (seat) } {} }
    }
}

pub(crate) fn table(frame: &Frame<'_, Conex>) -> Markup {
    let page = Page::new(frame);
    let spots = spots::Spots::of(&page);
    html! {
        (Room(64 * 1024))
        (seats::seats(&page))
        (seats::supply(&page))
        @if !frame.looks_back() { (since::<ConexPresenter>(frame)) }
        (stage::stage(&page))
        label.scrim for="log-open" aria-hidden="true" {}
        section.log aria-label=(page.say("conex-story")) {
            h2 { (page.say("conex-story")) }
            (story::<ConexPresenter>(frame))
            (glossary::glossary(&page))
        }
        (ask::ask(&page, &spots))
        (hand::hand(&page, &spots))
        (news::<ConexPresenter>(frame))
    }
}

pub(crate) fn deed(event: &Event) -> Option<Deed> {
    deeds::deed(event)
}

pub(crate) fn drawing(frame: &Frame<'_, Conex>) -> String {
    terminal::drawing(&Page::new(frame))
}

pub(crate) fn facts(frame: &Frame<'_, Conex>) -> Vec<String> {
    let page = Page::new(frame);
    let size = page.view.options.size.to_string();
    let track = u32::from(page.view.options.track());
    let mut facts = vec![
        page.text("conex-fact-size", &[("size", (&size).into())]),
        page.text("conex-fact-track", &[("points", track.into())]),
    ];
    facts.extend(page.is_last_round().then(|| page.say("conex-fact-last")));
    facts
}

pub(crate) fn question(frame: &Frame<'_, Conex>) -> String {
    question::question(&Page::new(frame))
}

pub(crate) fn choice(action: Action, frame: &Frame<'_, Conex>) -> Words {
    Words(choice::choice(&Page::new(frame), action))
}

pub(crate) fn narrate(event: &Event, frame: &Frame<'_, Conex>) -> Option<Narration> {
    narrate::narrate(event, &Page::new(frame))
}

impl Page<'_> {
    fn is_last_round(&self) -> bool {
        let reached = |it: Seat| self.view.options.track() <= self.view.scores[it];
        self.view.ending.is_none() && self.view.seats.iter().any(reached)
    }
}
