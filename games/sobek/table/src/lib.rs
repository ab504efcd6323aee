//! Sobek as people see it.
//!
//! Everything is drawn from the view in the frame, and every control comes from the
//! choices in it: what can't be done has no control.

mod cards;
mod ceremony;
mod characters;
mod choice;
mod coach;
mod controls;
mod deeds;
mod dock;
mod events;
mod figures;
mod flat;
mod glossary;
mod hand;
mod mine;
mod motion;
mod names;
mod naming;
mod narrate;
mod nile;
mod page;
mod question;
mod refusal;
mod scribe;
mod seats;
mod starter;
mod terminal;
mod track;
mod turn;
mod vizier;
mod walk;

#[cfg(test)]
mod tests;

use game_core::{Seat, SeatSet};
use maud::{Markup, PreEscaped, html};
use page::Page;
use pages::{
    Arg, Assets, Deed, Frame, Language, Look, Narration, OptionField, OptionValue, Presenter, Room,
    Rulebook, Speech, Texts, Words,
    deeds::since,
    modules, rulebook, sources,
    story::{news, story},
};
use sobek::{Action, Event, Illegal, Phase, ROUNDS, Sobek, View};
use std::sync::LazyLock;

/// Sobek's pages, words and pictures.
#[derive(Debug)]
pub struct SobekPresenter;

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(sources!("game", "rulebook", "table", "terminal")));

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    Assets::new(Look {
        sheet: concat!(include_str!("../assets/sheet.css"), include_str!("../assets/hall.css")),
        site_sheet: include_str!("../assets/site.css"),
        icons: include_str!("../assets/icons.svg"),
        script: modules!["sobek/", "../assets/js/": "main.js" "sets.js"],
        body: "sobek",
        grid: "table",
    })
});

fn speech(language: Language) -> &'static Speech {
    TEXTS.of(language)
}

fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    speech(language).text(key, args)
}

impl Presenter for SobekPresenter {
    type Game = Sobek;

    const NAME: &'static str = "Sobek";

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn assets() -> &'static Assets {
        &ASSETS
    }

    fn deed(event: &Event, frame: &Frame<'_, Sobek>) -> Option<Deed> {
        deeds::deed(event, &Page::of(frame))
    }

    fn page(frame: &Frame<'_, Sobek>) -> Markup {
        let page = Page::of(frame);
        html! {
            (Room(64 * 1024))
            (ceremony::ceremony(&page))
            (seats::panels(&page))
            (nile::nile(&page))
            @if !frame.looks_back() { (since::<Self>(frame)) }
            (dock::dock(&page))
            (mine::mine(&page))
            aside.side {
                (track::track(&page))
                section.panel.tales id="story" {
                    h2 tabindex="-1" data-keys="l" { (page.say("sobek-story")) }
                    (story::<Self>(frame))
                }
            }
            (glossary::glossary(&page))
            (news::<Self>(frame))
        }
    }

    fn facts(frame: &Frame<'_, Sobek>) -> Vec<String> {
        let (page, view) = (Page::of(frame), frame.view);
        if view.phase == Phase::Over {
            return vec![page.say("sobek-fact-over")];
        }
        let round = [("number", view.round.into()), ("all", ROUNDS.into())];
        let delivery = [("number", view.delivery.into()), ("all", view.deliveries().into())];
        vec![page.text("sobek-round", &round), page.text("sobek-delivery", &delivery)]
    }

    fn marker(seat: Seat, frame: &Frame<'_, Sobek>) -> Markup {
        seats::marker(seat, frame)
    }

    fn stopped(view: View) -> View {
        View { asked: SeatSet::EMPTY, ..view }
    }

    fn choice(action: Action, frame: &Frame<'_, Sobek>) -> Words {
        Words(choice::choice(&Page::of(frame), action))
    }

    fn narrate(event: &Event, frame: &Frame<'_, Sobek>) -> Option<Narration> {
        narrate::narrate(&Page::of(frame), event)
    }

    fn question(frame: &Frame<'_, Sobek>) -> String {
        question::question(&Page::of(frame))
    }

    fn refusal(illegal: &Illegal, language: Language) -> String {
        refusal::refusal(illegal, language)
    }

    fn lesson(frame: &Frame<'_, Sobek>) -> Option<String> {
        Some(speech(frame.language).say(coach::lesson(frame)))
    }

    fn terminal(frame: &Frame<'_, Sobek>) -> String {
        terminal::drawing(&Page::of(frame))
    }

    fn legend(language: Language) -> String {
        speech(language).say("sobek-legend")
    }

    fn seat_sign(seat: Seat) -> Markup {
        html! { span class={ "seat-sign mk p" (seat) } aria-hidden="true" {} }
    }

    fn sign() -> Markup {
        html! {
            span.gm.sobek aria-hidden="true" {
                svg viewBox="0 0 26 26" {
                    path.n-sail d="M13 2c6 5 9 10 10 16H13z" {}
                    path.n-hull d="M2 20h22c-2 3-5 4-8 4H9c-3 0-6-1-7-4z" {}
                }
            }
        }
    }

    fn picture(_: Language) -> Markup {
        PreEscaped(include_str!("../assets/picture.svg").to_owned())
    }

    fn options(language: Language) -> Vec<OptionField> {
        let speech = speech(language);
        let value = |notation, key| OptionValue {
            notation,
            label: speech.say(key),
            about: None,
            picture: None,
        };
        let values = vec![value("", "option-memory-off"), value("open-memory", "option-memory-on")];
        vec![OptionField { name: "memory", label: speech.say("option-memory"), values, usual: "" }]
    }

    fn rulebook(language: Language) -> Option<Rulebook> {
        Some(rulebook!(language, "../../../../docs/rules/sobek.md"))
    }

    fn figure(name: &str, language: Language) -> Option<Markup> {
        figures::figure(name, language)
    }
}
