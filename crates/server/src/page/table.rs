//! A table as a page: the game, or who waits for it to begin.
use super::{
    cookie, keys,
    layout::{Reader, alert, brand, document, refusing},
    lobby, menu,
};
use crate::{
    answer::Fail,
    api::{Asked, At},
    app::App,
    caller::Caller,
    ids::TableId,
    refused::Refused,
    table::{Answer, GamePage, HintInWords, Shown, What},
};
use axum::{
    extract::State,
    http::{HeaderMap, header::SET_COOKIE},
    response::{Html, IntoResponse, Response},
};
use game_core::Viewer;
use maud::{Markup, html};
use pages::{Entry, Words};
use serde::Deserialize;
use store::Status;

/// Says from which ply on what happened is new to a page; it is moved then.
const SINCE: &str = "felucca-since";

pub(super) async fn table(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let mut response = shown(&app, &caller, &headers, &id, None).await?.into_response();
    // Who may sit down has his token before: an answer that gets lost on the way must not
    // leave a seat that nobody has the token of.
    let open = app.hub.table(&id).shown().await?.info.of.status == Status::Open;
    if open && let (_, Some(token)) = caller.or_new() {
        let cookie = cookie(&token, app.site.is_secure(&headers))?;
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The table, with the reason why something wasn't done.
pub(super) async fn refused(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    id: &TableId,
    refused: Refused,
) -> Result<Response, Fail> {
    let message = refused.message(caller.language, "");
    match shown(app, caller, headers, id, Some(&message)).await {
        Ok(page) => {
            refused.count();
            Ok(refusing(page, &refused))
        }
        Err(_) => Err(refused.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct WhyNot {
    card: String,
}

/// Where a card of one's own doesn't fit, drawn.
pub(super) async fn why(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(WhyNot { card }): Asked<WhyNot>,
) -> Result<Html<String>, Fail> {
    let who = caller.known()?;
    let why = app.hub.ask(&id, &who, caller.language, What::Why { card }).await?;
    Ok(Html(why.text()?))
}

pub(super) async fn shown(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    id: &TableId,
    message: Option<&str>,
) -> Result<Html<String>, Refused> {
    let shown = app.hub.table(id).shown().await?;
    let path = shown.info.path();
    let reader = Reader::of(caller, &path);
    if shown.scene.is_none() {
        let link = format!("{}{path}", app.site.origin(headers));
        return Ok(lobby::lobby(&reader, caller, &shown, &link, message));
    }
    let since = headers.get(SINCE).and_then(|it| it.to_str().ok()?.parse().ok());
    let who = caller.or_new().0;
    let page = app.hub.ask(id, &who, caller.language, What::Page { since }).await?;
    let Answer::Page(game) = page else { return Err(Refused::Internal) };
    // What is said around the game is no older than the game.
    let shown = app.hub.table(id).shown().await?;
    let viewer = shown.info.viewer(caller.who().as_ref());
    Ok(game_page(&reader, &shown, viewer, &game, message))
}

fn game_page(
    reader: &Reader<'_>,
    shown: &Shown,
    viewer: Viewer,
    game: &GamePage,
    message: Option<&str>,
) -> Html<String> {
    let info = &shown.info;
    let path = info.path();
    let assets = info.game.assets();
    let hinted = game.hint.as_ref().map(|it| it.action.as_str());
    let body = html! {
        body class=(assets.look.body) data-live=(live(shown)) data-page=(path)
            data-lost=(reader.say("live-lost")) data-unsent=(reader.say("live-unsent"))
            data-newer=(reader.say("live-newer")) data-reload=(reader.say("live-reload"))
            data-moved=(reader.say("live-moved")) data-seat=[viewer.seat()] {
            a.skip href="#main" { (reader.say("site-skip")) }
            header.bar {
                (brand(reader, None))
                h1.crumb { (info.game.name()) }
                div.facts data-part="facts" {
                    @for fact in &game.facts { span.tag { (fact) } }
                }
                div.tools {
                    div.undo data-part="undo" { @if game.can_undo { (undo(reader, &path, game.ply)) } }
                    div.hint data-part="hint" { @if info.of.hints && game.turn.is_some() { (ask_hint(reader, &path)) } }
                    a.btn.quiet.wide href={ "/rules/" (info.of.game) } target="_blank" { (reader.say("site-rules")) }
                    (menu::menu(reader, shown, viewer))
                }
            }
            div data-part="said" {
                @if let Some(message) = message { (alert(message)) }
                (ended(reader, shown, viewer))
                (standing_in(reader, shown, viewer))
                (would_stop(reader, shown, viewer))
                @if let Some(hint) = &game.hint { (hint_in_words(reader, hint)) }
                @if reader.prefs.get("coach") == "on" && let Some(words) = &game.lesson { (lesson(reader, words)) }
            }
            p.vh role="status" data-heard {}
            main #main tabindex="-1" class=(assets.look.grid) data-part="main" data-ply=(game.ply)
                data-turn=[game.turn] data-hint=[hinted]
                data-undone=[game.undone.then(|| reader.say("live-undone"))] { (game.table) }
            (keys::list(reader))
        }
    };
    let name = info.game.name();
    let title = match game.turn {
        Some(_) => format!("● {} · {name} · Felucca", reader.say("your-turn")),
        None => format!("{name} · Felucca"),
    };
    // Without a script nobody tells the page that something has happened.
    let waits = game.turn.is_none() && info.of.status == Status::Playing;
    let head = html! { @if waits { noscript { meta http-equiv="refresh" content="5"; } } };
    Html(
        document(reader, &title, &assets.sheet, assets.script(Entry::Table), &head, &body)
            .into_string(),
    )
}

/// A bot plays for the reader, until he is back.
fn standing_in(reader: &Reader<'_>, shown: &Shown, viewer: Viewer) -> Markup {
    let info = &shown.info;
    let away = viewer.seat().is_some_and(|it| info.row(it).away);
    html! {
        @if away && info.of.status == Status::Playing {
            section.notice.row.coach aria-label=(reader.say("seat-away")) {
                p.grow { (reader.say(if plays_with_people(shown, viewer) { "table-away" } else { "table-waits" })) }
                form method="post" action={ (info.path()) "/return" } { button.btn.go { (reader.say("menu-return")) } }
            }
        }
    }
}

/// Whether there is anybody else whom a bot could keep company.
pub(super) fn plays_with_people(shown: &Shown, viewer: Viewer) -> bool {
    let own = viewer.seat().map(|it| i64::from(it.number()));
    shown.info.persons().any(|it| Some(it.seat) != own)
}

/// Others want to end the match, and the reader hasn't agreed.
fn would_stop(reader: &Reader<'_>, shown: &Shown, viewer: Viewer) -> Markup {
    let info = &shown.info;
    let agrees = viewer.seat().is_none_or(|it| info.row(it).wants_to_abandon);
    if agrees || info.of.status != Status::Playing {
        return html! {};
    }
    let wish = info.seats.iter().filter(|it| it.wants_to_abandon);
    let names: Vec<String> = wish.map(|it| info.called(it, reader.language)).collect();
    if names.is_empty() {
        return html! {};
    }
    let list = names.join(", ");
    let args = [("names", (&list).into()), ("count", (names.len() as u32).into())];
    let said = reader.say_with("table-would-stop", &args);
    html! {
        section.notice.row.coach data-notice=(said) aria-label=(reader.say("menu-stop")) {
            p.grow { (said) }
            form method="post" action={ (info.path()) "/abandon" } {
                input type="hidden" name="agree" value="true";
                button.btn { (reader.say("table-agree")) }
            }
        }
    }
}

/// Where a page hears what changes, after what it shows already.
pub(super) fn live(shown: &Shown) -> String {
    let lines = menu::lines(shown);
    format!("/api/v1{}/live?version={}&chat={lines}", shown.info.path(), shown.version)
}

fn undo(reader: &Reader<'_>, path: &str, ply: u32) -> Markup {
    html! {
        form method="post" action={ (path) "/undo" } {
            input type="hidden" name="ply" value=(ply);
            button.btn.quiet data-keys="u" aria-keyshortcuts="u" { (reader.say("table-undo")) }
        }
    }
}

fn ask_hint(reader: &Reader<'_>, path: &str) -> Markup {
    html! {
        form method="post" action={ (path) "/hint" } {
            button.btn.quiet data-keys="h" aria-keyshortcuts="h" { (reader.say("table-hint")) }
        }
    }
}

/// What the strongest bot would do, and what comes next to it.
fn hint_in_words(reader: &Reader<'_>, hint: &HintInWords) -> Markup {
    let said = |(key, (words, win)): (&str, &(Words, u32))| {
        let args = [("choice", (&words.0).into()), ("win", (*win).into())];
        Words(reader.say_with(key, &args)).markup()
    };
    html! {
        aside.notice.hint-said role="status" aria-label=(reader.say("hint-title")) {
            @for it in ["hint-best", "hint-next"].into_iter().zip(&hint.choices) { p { (said(it)) } }
        }
    }
}

/// What helps in a first game, and a way to have it no more.
fn lesson(reader: &Reader<'_>, words: &str) -> Markup {
    html! {
        aside.notice.row.coach aria-label=(reader.say("coach-title")) {
            p.grow { (words) }
            form method="post" action="/settings" {
                input type="hidden" name="coach" value="off";
                input type="hidden" name="to" value=(reader.here);
                button.btn { (reader.say("coach-stop")) }
            }
        }
    }
}

/// What comes after a match has ended. Who has won, the game's own page says.
fn ended(reader: &Reader<'_>, shown: &Shown, viewer: Viewer) -> Markup {
    let info = &shown.info;
    let said = match info.of.status {
        Status::Open | Status::Playing => return html! {},
        Status::Over => reader.say("table-over"),
        Status::Abandoned => reader.say("start-abandoned"),
    };
    let path = info.path();
    html! {
        section.notice.row.ended.over[info.of.status == Status::Over] aria-label=(reader.say("table-over")) {
            p.grow { b { (said) } }
            @if let Some(next) = &info.of.next {
                a.btn.go href={ "/tables/" (next) } data-notice=(reader.say("table-next-there")) { (reader.say("table-next")) }
            } @else if viewer.seat().is_some() {
                form method="post" action={ (path) "/rematch" } data-plain {
                    button.btn.go { (reader.say("table-again")) }
                }
            }
            div.row {
                a.btn.quiet href={ (path) "/replay" } { (reader.say("start-replay")) }
                a.btn.quiet href={ "/api/v1" (path) "/log" } download { (reader.say("table-log")) }
            }
        }
    }
}
