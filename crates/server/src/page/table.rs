//! A table as a page.
use super::{
    cookie,
    layout::{alert, page},
};
use crate::{
    answer::Fail,
    api::At,
    app::{App, is_this_machine},
    caller::Caller,
    ids::{Secret, TableId},
    refused::Refused,
    table::{Answer, Shown, TableInfo, What},
};
use axum::{
    extract::{Path, State},
    http::{HeaderMap, header::SET_COOKIE},
    response::{Html, IntoResponse, Response},
};
use bots::Level;
use game_core::{Seat, Viewer};
use maud::{Markup, html};
use store::{SeatKind, SeatRow, Status};

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
        response.headers_mut().insert(SET_COOKIE, cookie);
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
            let mut response = page.into_response();
            *response.status_mut() = refused.status();
            refused.headers(response.headers_mut());
            refused.count();
            Ok(response)
        }
        Err(_) => Err(refused.into()),
    }
}

async fn shown(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    id: &TableId,
    message: Option<&str>,
) -> Result<Html<String>, Refused> {
    let shown = app.hub.table(id).shown().await?;
    let viewer = shown.info.viewer(caller.who().as_ref());
    let story = match &shown.scene {
        None => Vec::new(),
        Some(scene) => {
            let what = What::Tell { until: scene.ply(viewer) };
            let who = caller.or_new().0;
            match app.hub.ask(id, &who, caller.language, what).await? {
                Answer::Lines(lines) => lines,
                _ => return Err(Refused::Internal),
            }
        }
    };
    let link = format!("{}/tables/{id}", app.site.origin(headers));
    let body = html! {
        @if let Some(message) = message {
            div lang=(caller.language.code()) { (alert(message)) }
        }
        p.alert data-offline hidden { "The line is lost. Trying again…" }
        div data-live=(format!("/api/v1/tables/{id}/live")) data-page=(format!("/tables/{id}")) {
            (body(&shown, viewer, caller, &story, &link))
        }
        @if viewer.seat().is_some() {
            form.line method="post" action=(format!("/tables/{id}/chat")) {
                label { "Say " input name="text" maxlength="500" required autocomplete="off"; }
                button { "Send" }
            }
        }
    };
    Ok(page(&title(&shown, viewer), &body))
}

/// A picture in the page itself. As an image it may keep its own styles, which our
/// policy forbids to the page.
fn as_image(svg: &str) -> String {
    let plain = svg.replace('%', "%25").replace('#', "%23").replace('\n', " ");
    format!("data:image/svg+xml;charset=utf-8,{plain}")
}

fn title(shown: &Shown, viewer: Viewer) -> String {
    let turn = if shown.asks(viewer.seat()) { "● Your turn · " } else { "" };
    format!("{turn}{} · Felucca", shown.info.of.game)
}

fn body(shown: &Shown, viewer: Viewer, caller: &Caller, story: &[String], link: &str) -> Markup {
    let info = &shown.info;
    let path = format!("/tables/{}", info.id);
    html! {
        h1 { (info.of.game) " · " (info.of.status.name()) }
        (seats(shown, viewer))
        @if info.of.status == Status::Open { (joining(info, caller, &path, link)) }
        @if let Some(scene) = &shown.scene {
            @let telling = scene.telling(viewer);
            @if let Some(question) = &telling.question { p.turn role="status" { (question) } }
            @if let Some(picture) = &telling.picture { img.picture alt="" src=(as_image(picture)); }
            pre { (telling.view) }
            @if !telling.choices.is_empty() {
                form.choices method="post" action=(format!("{path}/actions")) {
                    input type="hidden" name="ply" value=(scene.ply(viewer));
                    @for (notation, words) in &telling.choices {
                        button name="action" value=(notation) { (words) }
                    }
                }
            }
            @if telling.can_undo {
                form method="post" action=(format!("{path}/undo")) {
                    input type="hidden" name="ply" value=(scene.ply(viewer));
                    button { "Take your last action back" }
                }
            }
            h2 { "What happened" }
            ul.story { @for line in story.iter().rev().take(30) { li { (line) } } }
        }
        @if !shown.chat.is_empty() {
            h2 { "Chat" }
            ul.chat {
                @for row in shown.chat.iter() {
                    li { strong { (row.name) ":" } " " (row.text) }
                }
            }
        }
        (ending(info, viewer, &path))
        (fairness(info, &path))
    }
}

fn seats(shown: &Shown, viewer: Viewer) -> Markup {
    let info = &shown.info;
    html! {
        ol.seats {
            @for (row, seat) in info.seats.iter().zip(info.seats().iter()) {
                li.asked[shown.asks(Some(seat))] {
                    (who_sits(row))
                    @if viewer.seat() == Some(seat) { " (you)" }
                    @if row.kind == SeatKind::Person && info.present.contains(seat) { " · here" }
                    @if row.away { " · away, a bot plays" }
                    @if row.wants_to_abandon { " · would stop" }
                    @if let Some(result) = info.results.iter().find(|it| it.seat == row.seat) {
                        " · " (result.score) " points, place " (result.place)
                    }
                    @if shown.asks(Some(seat)) { " · to move" }
                    @if may_be_replaced(info, viewer, row, seat) {
                        form.line method="post" action=(format!("/tables/{}/caretaker", info.id)) {
                            input type="hidden" name="seat" value=(row.seat);
                            button { "Not here: let a bot play" }
                        }
                    }
                }
            }
        }
    }
}

fn may_be_replaced(info: &TableInfo, viewer: Viewer, row: &SeatRow, seat: Seat) -> bool {
    let away = row.away || info.present.contains(seat);
    let other = viewer.seat().is_some_and(|it| it != seat);
    other && info.of.status == Status::Playing && row.kind == SeatKind::Person && !away
}

fn who_sits(row: &SeatRow) -> String {
    match row.kind {
        SeatKind::Open => "open seat".to_owned(),
        SeatKind::Person => row.name.clone(),
        SeatKind::Bot => format!("{} (bot)", row.level),
    }
}

fn joining(info: &TableInfo, caller: &Caller, path: &str, link: &str) -> Markup {
    let seated = caller.who().is_some_and(|it| info.seat_of(&it).is_some());
    let host = caller.who().is_some_and(|it| info.is_host(&it));
    html! {
        p { "Share this link with whoever shall play: " input.link readonly value=(link) aria-label="Link"; }
        @if is_this_machine(link) {
            p.small {
                "Only this machine can open it. To let others in, start the server with "
                code { "serve --listen 0.0.0.0:8484" } "."
            }
        }
        @if !seated {
            form.line method="post" action=(format!("{path}/seats")) {
                label { "Your name " input name="name" required maxlength="24" autocomplete="nickname"; }
                button { "Sit down" }
            }
        }
        @if host {
            form method="post" action=(format!("{path}/abandon")) {
                input type="hidden" name="agree" value="true";
                button { "Close this table" }
            }
            @for row in info.seats.iter().filter(|it| it.kind == SeatKind::Open) {
                form.line method="post" action=(format!("{path}/bots")) {
                    input type="hidden" name="seat" value=(row.seat);
                    label { "Seat " (row.seat) ": a bot "
                        select name="level" { @for level in Level::ALL { option { (level) } } }
                    }
                    button { "Fill it" }
                }
            }
        }
    }
}

/// Leaving, stopping, and what comes after.
fn ending(info: &TableInfo, viewer: Viewer, path: &str) -> Markup {
    let Some(seat) = viewer.seat() else { return html! {} };
    let row = info.row(seat);
    let button = |action: &str, words: &str, field: Option<(&str, &str)>| {
        html! {
            form method="post" action=(format!("{path}/{action}")) {
                @if let Some((name, value)) = field { input type="hidden" name=(name) value=(value); }
                button { (words) }
            }
        }
    };
    html! {
        div.row {
            @match info.of.status {
                Status::Open => { (button("leave", "Leave", None)) }
                Status::Playing => {
                    @if row.away {
                        (button("return", "I am back", None))
                    } @else {
                        (button("leave", "Leave; a bot plays for me", None))
                    }
                    @if row.wants_to_abandon {
                        (button("abandon", "Go on after all", Some(("agree", "false"))))
                    } @else {
                        (button("abandon", "Stop without a result", Some(("agree", "true"))))
                    }
                }
                Status::Over | Status::Abandoned => {
                    @match &info.of.next {
                        Some(next) => { a href=(format!("/tables/{next}")) { "To the next game" } }
                        None => { (button("rematch", "Play again", None)) }
                    }
                }
            }
            (button("handover", "Move my seat to another device", None))
        }
    }
}

fn fairness(info: &TableInfo, path: &str) -> Markup {
    let table = info.json(None);
    html! {
        p.small {
            "All luck follows from a seed whose SHA-256 is " code { (table.seed_hash()) } ". "
            @if let Some(seed) = table.seed() {
                "The seed was " code { (seed) } "."
            } @else {
                "The seed is shown when the game is over."
            }
            @if matches!(info.of.status, Status::Over | Status::Abandoned) {
                " " a href=(format!("/api/v1{path}/log")) { "The log" } ": felucca check verifies it."
            }
        }
    }
}

/// A link that moves a seat, to be opened on another device.
pub(super) fn link_of_handover(
    app: &App,
    headers: &HeaderMap,
    id: &TableId,
    secret: &str,
) -> Response {
    let link = format!("{}/handover/{secret}", app.site.origin(headers));
    let body = html! {
        h1 { "Move your seat" }
        p { "Open this link on the other device. It works once, and whoever has it gets your seat." }
        p { input.link readonly value=(link) aria-label="Link"; }
        p { a href=(format!("/tables/{id}")) { "Back to the table" } }
    };
    page("Felucca", &body).into_response()
}

/// Asks before a seat is moved: a link that is merely looked at moves nothing.
pub(super) async fn offer(
    State(app): State<App>,
    Path(secret): Path<String>,
) -> Result<Html<String>, Fail> {
    let parsed = Secret::parse(&secret).ok_or(Refused::Handover)?;
    app.hub.by_handover(&parsed).await?;
    let body = html! {
        h1 { "Take over a seat" }
        p { "The seat moves to this device; the other one looks on from then." }
        form method="post" action=(format!("/handover/{secret}")) { button { "Take the seat" } }
    };
    Ok(page("Felucca", &body))
}
