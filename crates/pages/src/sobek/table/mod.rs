//! The table of Sobek as a page.
//!
//! Everything is drawn from the view in the sight, and every control comes from the
//! choices in it: what can't be done has no control.

mod cards;
mod ceremony;
mod characters;
mod choice;
mod controls;
mod dock;
mod events;
mod flat;
mod glossary;
mod hand;
mod mine;
mod motion;
mod naming;
mod nile;
mod page;
mod scribe;
mod seats;
mod starter;
mod tale;
mod track;
mod turn;
mod vizier;
mod walk;

#[cfg(test)]
mod tests;

use crate::story::{news, story};
use crate::{Sight, Tabled, Tale, Words};
use game_core::{BySeat, Seat, SeatSet};
use maud::{Markup, html};
use page::Page;
use sobek::{Action, Event, Phase, ROUNDS, Sobek, View};

impl Tabled for Sobek {
    fn table(sight: &Sight<'_, Self>) -> Markup {
        let page = Page::of(sight);
        html! {
            (ceremony::ceremony(&page))
            (seats::panels(&page))
            (nile::nile(&page))
            (dock::dock(&page))
            (mine::mine(&page))
            aside.side {
                (track::track(&page))
                section.panel.tales id="story" data-part="story" {
                    h2 tabindex="-1" data-keys="l" { (page.say("sobek-story")) }
                    (story(sight))
                }
            }
            (glossary::glossary(&page))
            (news(sight))
        }
    }

    fn facts(sight: &Sight<'_, Self>) -> Vec<String> {
        let (page, view) = (Page::of(sight), sight.view);
        if view.phase == Phase::Over {
            return vec![page.say("sobek-fact-over")];
        }
        let round = [("number", view.round.into()), ("all", ROUNDS.into())];
        let delivery = [("number", view.delivery.into()), ("all", view.deliveries().into())];
        vec![page.text("sobek-round", &round), page.text("sobek-delivery", &delivery)]
    }

    fn marker(seat: Seat, sight: &Sight<'_, Self>) -> Markup {
        seats::marker(seat, sight)
    }

    fn stopped(view: View) -> View {
        View { asked: SeatSet::EMPTY, ..view }
    }

    fn scores(view: &sobek::View) -> BySeat<i32> {
        BySeat::from_fn(|it| view.scores[it].into())
    }

    fn choice(action: Action, sight: &Sight<'_, Self>) -> Words {
        Words(choice::choice(&Page::of(sight), action))
    }

    fn tale(event: &Event, sight: &Sight<'_, Self>) -> Option<Tale> {
        tale::tale(&Page::of(sight), event)
    }
}
