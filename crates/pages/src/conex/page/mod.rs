//! The table of Conex as a page: a drawing of the table, and beside it seats, hand and the
//! viewer's decision.
//!
//! What can be chosen are radio buttons, so that all of it can be sent without a script:
//! the list of spots is the decision. The script draws the same spots on the table.

mod ask;
mod choice;
mod discard;
mod glossary;
mod hand;
mod outlook;
mod over;
mod quiet;
mod seats;
mod shapes;
mod spots;
mod stage;
mod strike;
mod tale;
mod waiting;
mod why;
mod words;

#[cfg(test)]
mod tests;

pub use why::refusals;

use super::{Letters, picture::self_closed};
use crate::{
    Language, Sight, Tabled, Tale, Words,
    story::{news, story},
    text::{Arg, Speech},
};
use conex::{Action, Cards, Conex, Event, View};
use game_core::{BySeat, Seat, SeatSet};
use maud::{Markup, PreEscaped, html};

/// What all parts of a page need.
struct Page<'a> {
    sight: &'a Sight<'a, Conex>,
    view: &'a View,
    speech: &'static Speech,
    letters: Letters,
    /// The viewer's seat.
    own: Option<Seat>,
}

impl<'a> Page<'a> {
    fn new(sight: &'a Sight<'a, Conex>) -> Page<'a> {
        let speech = Speech::of(sight.language);
        let letters = Letters::in_language(sight.language);
        Page { sight, view: sight.view, speech, letters, own: sight.viewer.seat() }
    }

    fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speech.text(key, args)
    }

    fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }

    fn hand(&self) -> Option<Cards> {
        self.own.and_then(|it| self.view.hands[it])
    }

    /// `you` or `other`, by which sentences are told apart.
    fn who(&self, seat: Seat) -> Arg<'static> {
        Arg::Text(if self.sight.is_you(seat) { "you" } else { "other" })
    }

    fn name(&self, seat: Seat) -> &'a str {
        &self.sight.sitter(seat).name
    }

    /// `Nefra and Teodor`; nobody is called by "you" here.
    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        self.speech.list(&seats.map(|it| self.name(it).to_owned()).collect::<Vec<_>>())
    }

    /// The form's address and the ply that goes with every action.
    fn action(&self) -> String {
        format!("{}/actions", self.sight.path)
    }

    fn ply(&self) -> Markup {
        html! { input type="hidden" name="ply" value=(self.sight.ply); }
    }
}

/// A seat's shape as large as its class says.
fn shape(seat: Seat) -> Markup {
    html! {
        svg.shape viewBox="-6 -6 12 12" aria-hidden="true" { use href={ "#cx-seat-" (seat) } {} }
    }
}

impl Tabled for Conex {
    fn table(sight: &Sight<'_, Self>) -> Markup {
        let page = Page::new(sight);
        let spots = spots::Spots::of(&page);
        let table = html! {
            (seats::seats(&page))
            (seats::supply(&page))
            (stage::stage(&page))
            label.scrim for="log-open" aria-hidden="true" {}
            section.log aria-label=(page.say("conex-story")) {
                h2 { (page.say("conex-story")) }
                (story(sight))
                (glossary::glossary(&page))
            }
            (ask::ask(&page, &spots))
            (hand::hand(&page, &spots))
            (news(sight))
        };
        PreEscaped(self_closed(table.into_string()))
    }

    fn facts(sight: &Sight<'_, Self>) -> Vec<String> {
        let page = Page::new(sight);
        let size = page.view.options.size.to_string();
        let track = u32::from(page.view.options.track());
        let mut facts = vec![
            page.text("conex-fact-size", &[("size", (&size).into())]),
            page.text("conex-fact-track", &[("points", track.into())]),
        ];
        facts.extend(page.is_last_round().then(|| page.say("conex-fact-last")));
        facts
    }

    fn marker(seat: Seat, _: &Sight<'_, Self>) -> Markup {
        shape(seat)
    }

    fn stopped(view: View) -> View {
        View { asked: SeatSet::EMPTY, ..view }
    }

    fn scores(view: &View) -> BySeat<i32> {
        BySeat::from_fn(|it| view.scores[it].into())
    }

    fn why(view: &View, card: &str, language: Language) -> Option<Markup> {
        refusals(view, card.parse().ok()?, language)
    }

    fn choice(action: Action, sight: &Sight<'_, Self>) -> Words {
        Words(choice::choice(&Page::new(sight), action))
    }

    fn tale(event: &Event, sight: &Sight<'_, Self>) -> Option<Tale> {
        tale::tale(event, &Page::new(sight))
    }
}

impl Page<'_> {
    fn is_last_round(&self) -> bool {
        let reached = |it: Seat| self.view.options.track() <= self.view.scores[it];
        self.view.ending.is_none() && self.view.seats.iter().any(reached)
    }
}
