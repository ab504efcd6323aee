//! A table as a page: the game, or those who are waiting for it to begin.
use super::{
    Kept,
    cache::{PageId, PageKey, ReaderKey, Rendered, Update},
    keys,
    layout::{Reader, alert, brand, document, refusing},
    lobby, menu, pace, see_other,
};
use crate::{
    answer::Fail,
    api::{Asked, At},
    app::App,
    caller::{Caller, Visit},
    ids::TableId,
    refused::Refused,
    table::{GamePage, HintInWords, Snapshot, TableInfo},
};
use axum::{
    extract::State,
    http::HeaderMap,
    response::{Html, IntoResponse, Response},
};
use cookie::time::OffsetDateTime;
use game_core::Viewer;
use maud::{Markup, PreEscaped, html};
use pages::{Entry, Room, Words};
use serde::Deserialize;
use std::sync::Arc;
use store::Status;

/// Says from which ply on things are new to a page; those are animated.
const SINCE: &str = "felucca-since";

fn since(headers: &HeaderMap) -> Option<u32> {
    headers.get(SINCE).and_then(|it| it.to_str().ok()?.parse().ok())
}

/// Names the page that a script has, so that it is sent only what differs.
const AT: &str = "felucca-at";

fn has(headers: &HeaderMap) -> Option<PageId> {
    headers.get(AT).and_then(|it| it.to_str().ok()?.parse().ok())
}

pub(super) async fn show(visit: Visit, At(id): At) -> Result<Response, Fail> {
    let snapshot = visit.app.hub.look(&id).await?;
    let response = page_of(&visit, &snapshot, None).into_response();
    // People get a token before they can sit down: an answer lost on the way must not leave a
    // seat whose token nobody has.
    let open = snapshot.info.of.status == Status::Open;
    let token = visit.caller.or_new().1.filter(|_| open);
    Ok(Kept { token: token.as_ref(), name: None }.by(&visit, response)?)
}

/// The page of a table, with the reason why something wasn't done.
pub(crate) async fn table(
    visit: &Visit,
    id: &TableId,
    message: Option<&str>,
) -> Result<Html<String>, Refused> {
    Ok(page_of(visit, &*visit.app.hub.look(id).await?, message))
}

/// After a form: a script gets the page at once, a browser without one is sent to it.
pub(crate) async fn table_again(
    visit: &Visit,
    id: &TableId,
    keeps: Kept<'_>,
) -> Result<Response, Refused> {
    match since(&visit.headers) {
        Some(_) => keeps.by(visit, table(visit, id, None).await?.into_response()),
        None => see_other(visit, &format!("/tables/{id}"), keeps),
    }
}

/// The page of a table, as an answer that refuses something.
pub(crate) async fn refused_at_table(
    visit: &Visit,
    id: &TableId,
    refused: Refused,
) -> Result<Response, Fail> {
    let message = refused.message(visit.caller.language, "");
    match table(visit, id, Some(&message)).await {
        Ok(page) => {
            refused.count();
            Ok(refusing(page, &refused))
        }
        Err(_) => Err(refused.into()),
    }
}

/// A question about something on the game's page; the game knows what it means.
#[derive(Deserialize)]
pub(super) struct Detail {
    #[serde(rename = "card")]
    about: String,
}

pub(super) async fn detail(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Detail { about }): Asked<Detail>,
) -> Result<Html<String>, Fail> {
    let who = caller.known()?;
    let snapshot = app.hub.look(&id).await?;
    let viewer = snapshot.info.viewer(Some(&who));
    let detail = snapshot.play.detail(viewer, &about, caller.language);
    Ok(Html(detail.ok_or(Refused::NotFound)?))
}

fn page_of(visit: &Visit, snapshot: &Snapshot, message: Option<&str>) -> Html<String> {
    let Visit { app, caller, headers } = visit;
    let path = snapshot.info.path();
    if !snapshot.has_begun() {
        let link = format!("{}{path}", app.site.origin(headers));
        return lobby::lobby(&Reader::of(caller, &path), caller, snapshot, &link, message);
    }
    let readers = Readers::new(caller, snapshot, snapshot.info.viewer(caller.who().as_ref()));
    match (message, has(headers)) {
        (None, Some(has)) => Html(readers.update(Some(has)).html.clone()),
        (None, None) => readers.document(&readers.page(readers.key(since(headers)))),
        (Some(_), _) => readers.document(&readers.rendered(&readers.key(since(headers)), message)),
    }
}

/// All readers who see the same of a game: their pages are rendered once.
pub(super) struct Readers<'a> {
    reader: Reader<'a>,
    snapshot: &'a Snapshot,
    viewer: Viewer,
}

impl<'a> Readers<'a> {
    pub(super) fn new(caller: &'a Caller, snapshot: &'a Snapshot, viewer: Viewer) -> Readers<'a> {
        Readers { reader: Reader::of(caller, &snapshot.path), snapshot, viewer }
    }

    fn key(&self, since: Option<u32>) -> PageKey {
        let (viewer, language) = (self.viewer, self.reader.language);
        let coached = self.reader.prefs.get("coach") == "on";
        let reader = ReaderKey { viewer, language, coached };
        let hinted = self.snapshot.known_hint(viewer).is_some();
        PageKey { reader, since, hinted, continues: false }
    }

    fn page(&self, key: PageKey) -> Arc<Rendered> {
        self.snapshot.pages.rendered(key, || self.rendered(&key, None))
    }

    /// What leads to the page from the one they have.
    pub(super) fn update(&self, has: Option<PageId>) -> Arc<Update> {
        let (since, id) = (has.map(|it| it.ply), PageId::of(self.snapshot, self.viewer));
        let undone = |it| self.snapshot.play.was_taken_back_since(self.viewer, it);
        let key = PageKey { continues: !since.is_some_and(undone), ..self.key(since) };
        self.snapshot.pages.update(key, id, has, |key| self.page(key))
    }

    /// The body of a page, with the reason why something wasn't done.
    fn rendered(&self, key: &PageKey, message: Option<&str>) -> Rendered {
        let (viewer, language) = (self.viewer, self.reader.language);
        let game = self.snapshot.page(viewer, language, key.since, key.continues);
        game_page(&self.reader, self.snapshot, viewer, &game, message)
    }

    /// A whole page.
    fn document(&self, page: &Rendered) -> Html<String> {
        let info = &self.snapshot.info;
        // Without a script, the page isn't told that something has happened.
        let waits = info.of.status == Status::Playing && !self.snapshot.asks(self.viewer.seat());
        let head = html! {
            // Nothing is painted before all of it is there: a table in pieces would jump.
            link rel="expect" href="#whole" blocking="render";
            @if waits { noscript { meta http-equiv="refresh" content="5"; } }
        };
        let assets = info.game.assets();
        let (script, body) = (assets.script(Entry::Table), PreEscaped(&page.body));
        let document = document(&self.reader, &page.title, &assets.sheet, script, &head, body);
        Html(document.into_string())
    }
}

fn game_page(
    reader: &Reader<'_>,
    snapshot: &Snapshot,
    viewer: Viewer,
    game: &GamePage,
    message: Option<&str>,
) -> Rendered {
    let info = &snapshot.info;
    let path = info.path();
    let look = &info.game.assets().look;
    let hinted = game.hint.as_ref().map(|it| it.action.as_str());
    let body = html! {
        body class=(look.body) data-live={ (path) "/live" } data-page=(path)
            data-at=(PageId::of(snapshot, viewer))
            data-lost=(reader.say("live-lost")) data-unsent=(reader.say("live-unsent"))
            data-newer=(reader.say("live-newer")) data-reload=(reader.say("live-reload"))
            data-moved=(reader.say("live-moved")) data-seat=[viewer.seat()] {
            (Room(game.table.0.len() + 24 * 1024))
            a.skip href="#main" { (reader.say("site-skip")) }
            header.bar {
                (brand(reader, None))
                h1.crumb { (info.game.name()) }
                div.facts data-part="facts" {
                    @for fact in &game.facts { span.tag { (fact) } }
                }
                div.tools {
                    (pace::pace(reader, snapshot, viewer, "pace"))
                    div.undo data-part="undo" { @if game.can_undo { (undo(reader, &path, game.ply)) } }
                    div.hint data-part="hint" { @if info.of.hints && game.turn.is_some() { (ask_hint(reader, &path)) } }
                    a.btn.quiet.wide href={ "/rules/" (info.of.game) } target="_blank" { (reader.say("site-rules")) }
                    (menu::menu(reader, snapshot, viewer))
                }
            }
            div data-part="said" {
                @if let Some(message) = message { (alert(message)) }
                (ended(reader, snapshot, viewer))
                (standing_in(reader, snapshot, viewer))
                (would_stop(reader, snapshot, viewer))
                (ends(reader, &snapshot.info, viewer))
                @if let Some(hint) = &game.hint { (hint_in_words(reader, hint)) }
                @if reader.prefs.get("coach") == "on" && let Some(words) = &game.lesson { (lesson(reader, words)) }
            }
            p.vh role="status" data-heard {}
            // All sizes at the table follow the size of this.
            div.hall {
                main #main tabindex="-1" class=(look.grid) data-part="main" data-ply=(game.ply)
                    data-turn=[game.turn] data-hint=[hinted]
                    data-undone=[game.undone.then(|| reader.say("live-undone"))] { (game.table) }
            }
            (keys::list(reader))
            span #whole hidden {}
        }
    };
    let name = info.game.name();
    let title = match game.turn {
        Some(_) => format!("● {} · {name} · Felucca", reader.say("your-turn")),
        None => format!("{name} · Felucca"),
    };
    Rendered::new(&title, body.into_string())
}

/// A bot plays for the reader until they are back.
fn standing_in(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> Markup {
    let info = &snapshot.info;
    let away = viewer.seat().is_some_and(|it| info.row(it).away);
    html! {
        @if away && info.of.status == Status::Playing {
            section.notice.row.coach aria-label=(reader.say("seat-away")) {
                p.grow { (reader.say(if plays_with_people(snapshot, viewer) { "table-away" } else { "table-waits" })) }
                form method="post" action={ (info.path()) "/return" } { button.btn.go { (reader.say("menu-return")) } }
            }
        }
    }
}

/// Whether anybody else is there for a bot to play with.
pub(super) fn plays_with_people(snapshot: &Snapshot, viewer: Viewer) -> bool {
    let own = viewer.seat().map(|it| i64::from(it.number()));
    snapshot.info.persons().any(|it| Some(it.seat) != own)
}

/// Others want to end the match, and the reader hasn't agreed.
fn would_stop(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> Markup {
    let info = &snapshot.info;
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

/// All want to stop who haven't left; the others have time to come back.
fn ends(reader: &Reader<'_>, info: &TableInfo, viewer: Viewer) -> Markup {
    let Some(at) = info.ends_ms() else { return html! {} };
    let when = minute(at);
    let own = viewer.seat().map(|it| info.row(it));
    let gone = info.persons().filter(|it| it.away && !it.wants_to_abandon);
    let names: Vec<String> = gone.map(|it| info.called(it, reader.language)).collect();
    let list = names.join(", ");
    let said = match own.is_some_and(|it| it.away) {
        true => reader.say_with("table-ends-away", &[("when", (&when).into())]),
        false => {
            let count = ("count", (names.len() as u32).into());
            let args = [("names", (&list).into()), count, ("when", (&when).into())];
            reader.say_with("table-ends", &args)
        }
    };
    html! {
        section.notice.row.coach data-notice=(said) aria-label=(reader.say("menu-stop")) {
            p.grow { (said) }
            @if own.is_some_and(|it| it.wants_to_abandon) {
                form method="post" action={ (info.path()) "/abandon" } {
                    input type="hidden" name="agree" value="false";
                    button.btn { (reader.say("menu-go-on")) }
                }
            }
        }
    }
}

/// `2026-03-04 14:05 UTC`: nobody knows here what time it is where somebody reads it.
fn minute(ms: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(ms / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (date, hour, minute) = (at.date(), at.hour(), at.minute());
    format!("{date} {hour:02}:{minute:02} UTC")
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

/// What the strongest bot would do, and its next-best choices.
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

/// What helps in a first game, and a way to switch it off.
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

/// What comes after a match has ended. The game's own page says who has won.
fn ended(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> Markup {
    let info = &snapshot.info;
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
