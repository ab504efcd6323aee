//! Conex as people see it: the table in SVG, the page around it, and words.
//!
//! Units are those of the rules: a card is 60 × 90. A page that shows tables has
//! the sheet of Conex and, once, what the drawings share ([`shared`]), so ids never
//! clash, however many tables are on it. A [`picture`] contains all of this.

mod board;
mod card;
mod coach;
mod describe;
mod figures;
mod label;
mod letters;
mod mark;
mod mosaic;
mod names;
mod options;
mod page;
mod picture;
mod printed;
mod refusal;
mod sample;
mod shared;
mod sheet;
mod strip;
mod table;
mod token;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod words_tests;

// For the figures of the rules.
use card::face;
use label::outline;
use shared::definitions;
use table::felt;
use token::{die, pile, token};

pub use letters::Letters;
pub use page::refusals;
pub use picture::picture;
pub use shared::shared;

use conex::{Action, Conex, Event, Illegal, View};
use game_core::{Seat, SeatSet};
use maud::{Markup, html};
use pages::{
    Arg, Assets, Deed, Frame, Language, Look, Mosaic, Narration, OptionField, Presenter, Rulebook,
    Speech, Texts, Words, modules, rulebook, sources,
};
use std::sync::LazyLock;

/// The pages, words and pictures of Conex.
#[derive(Debug)]
pub struct ConexPresenter;

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(sources!("game", "rulebook", "table", "terminal")));

const SHEET: &str = include_str!("../assets/sheet.css");

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    Assets::new(Look {
        sheet: concat!(include_str!("../assets/sheet.css"), include_str!("../assets/hall.css")),
        site_sheet: concat!(
            include_str!("../assets/sheet.css"),
            include_str!("../assets/site.css")
        ),
        icons: include_str!("../assets/icons.svg"),
        script: modules!["conex/", "../assets/js/":
            "main.js" "geometry.js" "ghosts.js" "keys.js" "page.js" "pointers.js" "refusals.js" "zoom.js"
        ],
        body: "play conex",
        grid: "cx-grid",
    })
});

fn speech(language: Language) -> &'static Speech {
    TEXTS.of(language)
}

fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    speech(language).text(key, args)
}

impl Presenter for ConexPresenter {
    type Game = Conex;

    const NAME: &'static str = "Conex";

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn assets() -> &'static Assets {
        &ASSETS
    }

    fn deed(event: &Event, _: &Frame<'_, Conex>) -> Option<Deed> {
        page::deed(event)
    }

    fn page(frame: &Frame<'_, Conex>) -> Markup {
        page::table(frame)
    }

    fn facts(frame: &Frame<'_, Conex>) -> Vec<String> {
        page::facts(frame)
    }

    fn question(frame: &Frame<'_, Conex>) -> String {
        page::question(frame)
    }

    fn choice(action: Action, frame: &Frame<'_, Conex>) -> Words {
        page::choice(action, frame)
    }

    /// The most points first.
    fn rank(action: Action) -> i32 {
        match action {
            Action::Lay { placement, doubled } => -i32::from(placement.points(doubled)),
            _ => 0,
        }
    }

    fn narrate(event: &Event, frame: &Frame<'_, Conex>) -> Option<Narration> {
        page::narrate(event, frame)
    }

    fn refusal(illegal: &Illegal, language: Language) -> String {
        refusal::refusal(illegal, language)
    }

    fn lesson(frame: &Frame<'_, Conex>) -> Option<String> {
        Some(speech(frame.language).say(coach::lesson(frame)))
    }

    fn marker(seat: Seat, _: &Frame<'_, Conex>) -> Markup {
        page::shape(seat)
    }

    fn seat_sign(seat: Seat) -> Markup {
        let shape = match seat.number() {
            1 => "M-4.4 0A4.4 4.4 0 0 1 4.4 0 4.4 4.4 0 0 1-4.4 0z",
            2 => "M0-5 5 4H-5z",
            3 => "M-4-4H4V4H-4z",
            _ => "M0-5 5 0 0 5-5 0z",
        };
        html! {
            svg.seat-sign viewBox="-6 -6 12 12" aria-hidden="true" { path class={ "s" (seat) } d=(shape) {} }
        }
    }

    fn sign() -> Markup {
        html! {
            span.gm.conex aria-hidden="true" {
                svg viewBox="-13 -13 26 26" {
                    path.r d="M0-1-11-12H11z" {}
                    path.p d="M1 0 12-11V11z" {}
                    path.y d="M0 1 11 12H-11z" {}
                    path.t d="M-1 0-12 11V-11z" {}
                }
            }
        }
    }

    fn picture(language: Language) -> Markup {
        sample::picture(language)
    }

    fn options(language: Language) -> Vec<OptionField> {
        options::fields(speech(language))
    }

    fn detail(view: &View, card: &str, language: Language) -> Option<Markup> {
        refusals(view, card.parse().ok()?, language)
    }

    fn stopped(view: View) -> View {
        View { asked: SeatSet::EMPTY, ..view }
    }

    fn terminal(frame: &Frame<'_, Conex>) -> String {
        page::drawing(frame)
    }

    fn legend(language: Language) -> String {
        speech(language).say("conex-legend")
    }

    fn drawing(view: &View, language: Language) -> Option<String> {
        Some(picture(view, &Letters::in_language(language)))
    }

    fn mosaic(view: &View, language: Language, room: [usize; 2]) -> Option<Mosaic> {
        (0 < view.turn).then(|| mosaic::mosaic(view, language, room))
    }

    fn rulebook(language: Language) -> Option<Rulebook> {
        Some(rulebook!(language, "../../../../docs/rules/conex.md"))
    }

    fn figure(name: &str, language: Language) -> Option<Markup> {
        figures::figure(name, language)
    }

    fn figure_definitions() -> Markup {
        figures::definitions()
    }
}
