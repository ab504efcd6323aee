//! What all pages have: the head, the bar, the language switch.
use super::assets;
use crate::{
    caller::{Caller, escape},
    prefs::{self, Prefs},
    refused::Refused,
};
use axum::{
    body::Body,
    http::Response,
    response::{Html, IntoResponse},
};
use games::GameKind;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use pages::{Arg, Asset, Entry, Language, assets::SITE_SCRIPT, text};

/// The sails, as an icon that needs no request of its own.
const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E\
    %3Cpath fill='%23b4491a' d='M15 3c7 5 11 11 12 18H15z'/%3E\
    %3Cpath fill='%23618ba5' d='M13 8v13H5c1-6 4-10 8-13z'/%3E\
    %3Cpath fill='%230b5480' d='M2 23h28c-2 4-5 6-9 6H10c-4 0-7-2-8-6z'/%3E%3C/svg%3E";

/// For whom a page is, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) language: Language,
    pub(super) prefs: &'a Prefs,
    /// The page's own address, to come back to.
    pub(super) here: &'a str,
}

impl<'a> Reader<'a> {
    pub(super) fn of(caller: &'a Caller, here: &'a str) -> Reader<'a> {
        Reader { language: caller.language, prefs: &caller.prefs, here }
    }

    /// A text in the reader's language.
    pub(super) fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    /// What the site is, for those who find it.
    fn description(&self) -> String {
        let names = GameKind::listed().map(GameKind::name).collect::<Vec<_>>().join(", ");
        self.say_with("site-description", &[("games", (&names).into())])
    }

    /// A text of a game's own, in the reader's language, if it has one.
    pub(super) fn say_of(&self, game: GameKind, key: &str) -> Option<String> {
        game.text(self.language, key, &[])
    }

    pub(super) fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, key, args)
    }
}

/// What goes into `<html>` and `<head>`, and the body as it is given.
pub(super) fn document(
    reader: &Reader<'_>,
    title: &str,
    sheet: &Asset,
    script: &Asset,
    head: &Markup,
    body: impl Render,
) -> Markup {
    let chosen = prefs::ALL.iter().filter_map(|it| {
        let value = reader.prefs.get(it.name);
        (value != it.values[0]).then(|| format!(" data-{}=\"{value}\"", it.name))
    });
    let root = format!("<html lang=\"{}\"{}>", reader.language, chosen.collect::<String>());
    html! {
        (DOCTYPE)
        // Maud has no attributes whose names are made when it runs; these are all ours.
        (PreEscaped(root))
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="description" content=(reader.description());
            title { (title) }
            link rel="stylesheet" href=(sheet.path);
            link rel="icon" href=(ICON);
            script src=(script.path) type="module" {}
            (head)
        }
        (body)
        (PreEscaped("</html>"))
    }
}

/// A page that shows no game.
pub(super) fn page(reader: &Reader<'_>, title: &str, main: &Markup) -> Html<String> {
    page_with(reader, title, &SITE_SCRIPT, &html! {}, main)
}

/// The same where a link gives a seat: search engines must not list it.
pub(super) fn unlisted_page(reader: &Reader<'_>, title: &str, main: &Markup) -> Html<String> {
    page_with(reader, title, &SITE_SCRIPT, &no_index(), main)
}

/// The same where people wait for a game, which has its script already.
pub(super) fn lobby_page(
    reader: &Reader<'_>,
    game: GameKind,
    title: &str,
    main: &Markup,
) -> Html<String> {
    page_with(reader, title, game.assets().script(Entry::Table), &no_index(), main)
}

fn no_index() -> Markup {
    html! { meta name="robots" content="noindex"; }
}

fn page_with(
    reader: &Reader<'_>,
    title: &str,
    script: &Asset,
    head: &Markup,
    main: &Markup,
) -> Html<String> {
    let link = |to: &str, key: &str| {
        let here = reader.here.split('?').next();
        let current = (here == Some(to)).then_some("page");
        html! { a href=(to) aria-current=[current] { (reader.say(key)) } }
    };
    // From there it leads to itself, not ever deeper.
    let settings = match reader.here.starts_with("/settings") {
        true => reader.here.to_owned(),
        false => format!("/settings?to={}", escape(reader.here)),
    };
    let body = html! {
        body {
            a.skip href="#main" { (reader.say("site-skip")) }
            header.bar {
                (brand(reader, Some("Felucca")))
                nav.main aria-label=(reader.say("site-nav")) {
                    (link("/", "site-games")) (link("/new", "site-new")) (link("/rules", "site-learn"))
                }
                div.tools { (languages(reader)) }
            }
            (main)
            footer.wrap.foot.muted {
                span { (reader.say("site-free")) }
                span.row {
                    a href="/rules" { (reader.say("site-rules")) }
                    a href=(settings) { (reader.say("site-settings")) }
                    a href="/replay" { (reader.say("replay-give")) }
                    a href="/bots" { (reader.say("site-api")) }
                }
            }
        }
    };
    let title = format!("{title} · Felucca");
    Html(document(reader, &title, &assets::SITE, script, head, &body).into_string())
}

/// The way home: the boat, alone beside the name of a game.
pub(super) fn brand(reader: &Reader<'_>, word: Option<&str>) -> Markup {
    html! {
        a.brand href="/" aria-label={ "Felucca: " (reader.say("site-games")) } {
            svg viewBox="0 0 32 32" aria-hidden="true" {
                path.sail1 d="M15 3c7 5 11 11 12 18H15z" {}
                path.sail2 d="M13 8v13H5c1-6 4-10 8-13z" {}
                path.hull d="M2 23h28c-2 4-5 6-9 6H10c-4 0-7-2-8-6z" {}
            }
            @if let Some(word) = word { span { (word) } }
        }
    }
}

/// The four languages, each by its own name; the page stays the same.
pub(super) fn languages(reader: &Reader<'_>) -> Markup {
    html! {
        div.langs role="group" aria-label=(reader.say("site-language")) {
            @for language in Language::ALL {
                a href={ "/choose?lang=" (language) "&to=" (escape(reader.here)) } lang=(language)
                    hreflang=(language)
                    aria-current=[(language == reader.language).then_some("true")] {
                    (language) span.vh { " " (language.own_name()) }
                }
            }
        }
    }
}

/// Why something was refused, at the top of a page.
pub(super) fn alert(message: &str) -> Markup {
    html! { p.alert role="alert" { (message) } }
}

/// A page that says why something was refused, and where to go.
pub(crate) fn error_page(
    refused: &Refused,
    language: Language,
    prefs: &Prefs,
    request: &str,
) -> Response<Body> {
    let reader = Reader { language, prefs, here: "/" };
    let message = refused.message(language, request);
    refusing(sorry(&reader, &reader.say("sorry-title"), &message), refused)
}

/// A page that says what went wrong, and leads elsewhere.
pub(super) fn sorry(reader: &Reader<'_>, title: &str, message: &str) -> Html<String> {
    let main = html! {
        main #main .wrap.sorry {
            (lost_boat())
            h1 { (title) }
            (alert(message))
            div.row {
                a.btn.go.big href="/" { (reader.say("sorry-home")) }
                a.btn.big href="/new" { (reader.say("site-new")) }
                a.btn.big href="/rules" { (reader.say("site-learn")) }
            }
        }
    };
    page(reader, title, &main)
}

/// A page that answers what was refused.
pub(super) fn refusing(page: Html<String>, refused: &Refused) -> Response<Body> {
    let mut response = page.into_response();
    *response.status_mut() = refused.status();
    refused.headers(response.headers_mut());
    response
}

/// A boat with its sail down.
fn lost_boat() -> Markup {
    html! {
        svg.lost viewBox="0 0 120 60" aria-hidden="true" {
            path.n-hull d="M22 38h76c-5 10-13 14-23 14H45c-10 0-18-5-23-14z" {}
            path.n-mast d="M58 8h3v30h-3z" {}
            path.n-sail d="M61 33c10-6 22-6 32 1H61z" {}
            path.n-water d="M0 50c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v10H0z" {}
        }
    }
}
