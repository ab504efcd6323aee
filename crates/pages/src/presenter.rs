//! What people see of a game.
use crate::{
    Assets, Deed, Frame, Language, Mosaic, Narration, Texts, Words, assets, plain, text::SHARED,
};
use game_core::{Game, Seat};
use maud::{Markup, html};

/// A game as people see it: pages, words, pictures.
///
/// Only its name and how it tells what happens must be given; everything else has a default,
/// so a game is playable as soon as it has rules ([`crate::PlainPresenter`]).
/// All of it is made from views, events and refusals, so nothing hidden can be shown.
pub trait Presenter: Sized + Send + Sync + 'static {
    type Game: Game;

    /// What the game is called, in every language.
    const NAME: &'static str;

    /// Something that happened, in words and motion; nothing if it needs no words.
    ///
    /// A `match` without a wildcard keeps this promise: an event without words doesn't compile.
    fn narrate(event: &Event<Self>, frame: &Frame<'_, Self::Game>) -> Option<Narration>;

    /// What somebody did, as a tile of the strip that tells what happened since the viewer's turn;
    /// nothing for what isn't a deed. Its words and motions are those of its narration.
    fn deed(_: &Event<Self>, _: &Frame<'_, Self::Game>) -> Option<Deed> {
        None
    }

    /// The table as text, for a terminal.
    fn terminal(frame: &Frame<'_, Self::Game>) -> String;

    /// The game's own texts. The site asks it for `game-about`, `game-facts`, `game-learn`,
    /// `game-rules-short` and `game-new`, if they exist.
    fn texts() -> &'static Texts {
        &SHARED
    }

    fn assets() -> &'static Assets {
        &assets::PLAIN
    }

    /// The table, with a control for everything the viewer may do.
    fn page(frame: &Frame<'_, Self::Game>) -> Markup {
        plain::page::<Self>(frame)
    }

    /// Short facts for the bar above it: `Round 2 of 3`.
    fn facts(_: &Frame<'_, Self::Game>) -> Vec<String> {
        Vec::new()
    }

    /// What the viewer is asked.
    fn question(frame: &Frame<'_, Self::Game>) -> String {
        plain::question(frame)
    }

    /// One of the viewer's choices in a few words that continue a sentence: `take ivory`.
    fn choice(action: Action<Self>, _: &Frame<'_, Self::Game>) -> Words {
        Words(action.to_string())
    }

    /// A choice's place in a list: low numbers first, equal ones as they come.
    fn rank(_: Action<Self>) -> i32 {
        0
    }

    /// Why an action is refused, in whole sentences, with what to do instead if possible.
    fn refusal(illegal: &Illegal<Self>, _: Language) -> String {
        plain::sentence(&illegal.to_string())
    }

    /// What helps a beginner most in this position.
    fn lesson(_: &Frame<'_, Self::Game>) -> Option<String> {
        None
    }

    /// The sign of a seat at the table, the same everywhere.
    fn marker(seat: Seat, _: &Frame<'_, Self::Game>) -> Markup {
        Self::seat_sign(seat)
    }

    /// The sign of a seat on pages around the game.
    fn seat_sign(seat: Seat) -> Markup {
        html! { span.seat-sign aria-hidden="true" { (seat) } }
    }

    /// A small sign of the game.
    fn sign() -> Markup {
        html! { span.gm aria-hidden="true" { (Self::NAME.chars().next().unwrap_or_default()) } }
    }

    /// A picture of the game, twice as wide as high.
    fn picture(_: Language) -> Markup {
        html! {}
    }

    /// What a table can agree on, as fields of a form.
    fn options(_: Language) -> Vec<OptionField> {
        Vec::new()
    }

    /// More about a thing on the page, for a game whose page asks for it by name.
    fn detail(_: &View<Self>, _name: &str, _: Language) -> Option<Markup> {
        None
    }

    /// The view of a match that was stopped: nobody is asked any more.
    fn stopped(view: View<Self>) -> View<Self> {
        view
    }

    /// What a newcomer must know to read and type at the terminal.
    fn legend(_: Language) -> String {
        String::new()
    }

    /// The table as an SVG file, if this game can be drawn.
    fn drawing(_: &View<Self>, _: Language) -> Option<String> {
        None
    }

    /// A picture of the table for a terminal, if this game has one: so many columns and rows of
    /// characters at most.
    fn mosaic(_: &View<Self>, _: Language, _room: [usize; 2]) -> Option<Mosaic> {
        None
    }

    /// Its rules as texts, if there are any.
    fn rulebook(_: Language) -> Option<Rulebook> {
        None
    }

    /// A figure of the rulebook.
    fn figure(_name: &str, _: Language) -> Option<Markup> {
        None
    }

    /// What the figures of a page share.
    fn figure_definitions() -> Markup {
        html! {}
    }
}

pub type Action<P> = <<P as Presenter>::Game as Game>::Action;
pub type Event<P> = <<P as Presenter>::Game as Game>::Event;
pub type Illegal<P> = <<P as Presenter>::Game as Game>::Illegal;
pub type View<P> = <<P as Presenter>::Game as Game>::View;

/// Something a table can agree on: a field of a form. What is chosen in all fields, joined
/// by commas, is the notation of the game's options.
#[derive(Clone, Debug)]
pub struct OptionField {
    pub name: &'static str,
    pub label: String,
    pub values: Vec<OptionValue>,
    /// The notation of the default value.
    pub usual: &'static str,
}

#[derive(Clone, Debug)]
pub struct OptionValue {
    /// As it is written in the game's options; empty if it is their default.
    pub notation: &'static str,
    pub label: String,
    pub about: Option<String>,
    pub picture: Option<Markup>,
}

/// The rules of a game as Markdown.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// What newcomers need to begin.
    pub short: &'static str,
    /// Every case, in numbered sections. Refusals cite them.
    pub full: &'static str,
    /// The figures of the full form by section, and what follows its last section.
    pub plates: &'static str,
}

/// The texts of a rulebook in `rulebook/`, a folder for each language; the full rules in English
/// are a document of their own.
#[macro_export]
macro_rules! rulebook {
    ($language:expr, $full_in_english:literal) => {{
        macro_rules! in_folder {
            ($code:literal, $full:expr) => {
                $crate::Rulebook {
                    short: include_str!(concat!("../rulebook/", $code, "/short.md")),
                    full: $full,
                    plates: include_str!(concat!("../rulebook/", $code, "/plates.md")),
                }
            };
        }
        match $language {
            $crate::Language::En => in_folder!("en", include_str!($full_in_english)),
            $crate::Language::De => in_folder!("de", include_str!("../rulebook/de/full.md")),
            $crate::Language::Fr => in_folder!("fr", include_str!("../rulebook/fr/full.md")),
            $crate::Language::Ru => in_folder!("ru", include_str!("../rulebook/ru/full.md")),
        }
    }};
}
