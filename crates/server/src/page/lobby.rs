//! A table that is waiting for players: who is there, a link to share, a seat to take.
use super::{
    cache::PageId,
    layout::{Reader, alert, lobby_page},
    menu::{chat, notes},
};
use crate::{app::is_this_machine, caller::Caller, table::Snapshot};
use axum::response::Html;
use bots::Level;
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use store::{SeatKind, Status};

pub(super) fn lobby(
    reader: &Reader<'_>,
    caller: &Caller,
    snapshot: &Snapshot,
    link: &str,
    message: Option<&str>,
) -> Html<String> {
    let info = &snapshot.info;
    let path = info.path();
    let viewer = info.viewer(caller.who().as_ref());
    let closed = info.of.status != Status::Open;
    let title = reader.say(if closed { "lobby-over" } else { "lobby-waits" });
    // What depends on having a seat is a part of its own, even if empty: the script replaces
    // only parts, and leaves alone what somebody is typing in another.
    let voice = if viewer.seat().is_some() { "speaker" } else { "listener" };
    let main = html! {
        main #main .wrap.form data-live={ (path) "/live" } data-page=(path)
            data-at=(PageId::of(snapshot, viewer))
            data-lost=(reader.say("live-lost")) data-unsent=(reader.say("live-unsent"))
            data-newer=(reader.say("live-newer")) data-reload=(reader.say("live-reload")) tabindex="-1" {
            h1 { (info.game.name()) }
            div data-part="said" {
                @if let Some(message) = message { (alert(message)) }
                @if closed { p.notice { (reader.say("lobby-closed")) } }
            }
            div.cols {
                div.stack {
                    div data-part="seats" {
                        @if !closed || info.seats.iter().any(|it| it.kind != SeatKind::Open) {
                            section.panel {
                                h2 { (reader.say(if closed { "new-seats" } else { "lobby-waits" })) }
                                (seats(reader, snapshot, caller, &path))
                                @if info.of.hints && !closed { p.muted.hintp { (reader.say("lobby-hints")) } }
                            }
                        }
                    }
                    div data-part="sit" { @if !closed { (joining(reader, caller, snapshot, &path)) } }
                    div.panel data-part="talk" { div data-part=(voice) { (chat(reader, snapshot, viewer, &path)) } }
                    div data-part="ways" { (ways(reader, caller, snapshot, &path)) }
                }
                div data-part="invite" { @if !closed { (invitation(reader, link)) } }
            }
        }
    };
    lobby_page(reader, info.game, &title, &main)
}

fn seats(reader: &Reader<'_>, snapshot: &Snapshot, caller: &Caller, path: &str) -> Markup {
    let info = &snapshot.info;
    let viewer = info.viewer(caller.who().as_ref());
    let open = info.of.status == Status::Open;
    let host = caller.who().is_some_and(|it| info.is_host(&it));
    // At a table that was closed no seat is free.
    let rows = info.seats.iter().zip(info.seats().iter());
    let rows = rows.filter(|it| open || it.0.kind != SeatKind::Open);
    html! {
        ol.srows {
            @for (row, seat) in rows {
                li.srow {
                    (info.game.seat_sign(seat))
                    span {
                        b { (info.called(row, reader.language)) }
                        @for note in notes(reader, snapshot, viewer, row, seat) { " " span.tag { (note) } }
                    }
                    @if host && open && row.kind == SeatKind::Open {
                        form.row method="post" action={ (path) "/bots" } {
                            input type="hidden" name="seat" value=(row.seat);
                            select name="level" aria-label=(reader.say("lobby-level")) {
                                @for level in Level::ALL {
                                    option value=(level) selected[level == Level::Sailor] {
                                        (reader.say(&format!("level-{level}")))
                                    }
                                }
                            }
                            button.btn { (reader.say("lobby-fill")) }
                        }
                    }
                }
            }
        }
    }
}

fn joining(reader: &Reader<'_>, caller: &Caller, snapshot: &Snapshot, path: &str) -> Markup {
    let seated = caller.who().is_some_and(|it| snapshot.info.seat_of(&it).is_some());
    html! {
        @if !seated {
            form.panel.sum method="post" action={ (path) "/seats" } {
                label.field {
                    span { (reader.say("new-name")) }
                    input type="text" name="name" value=(caller.name.as_deref().unwrap_or_default())
                        required maxlength="24" autocomplete="nickname";
                }
                button.btn.go.big { (reader.say("table-sit")) }
            }
        }
    }
}

/// A link, to be sent or to be scanned.
fn invitation(reader: &Reader<'_>, link: &str) -> Markup {
    html! {
        section.panel.invite {
            h2 { (reader.say("lobby-share")) }
            (shared_link(reader, link))
            @if is_this_machine(link) {
                p.muted { (reader.say("lobby-this-machine")) " " code { "felucca serve --listen 0.0.0.0:8484" } }
            }
        }
    }
}

/// A link with ways to pass it on.
pub(super) fn shared_link(reader: &Reader<'_>, link: &str) -> Markup {
    html! {
        div.row {
            input.link.grow type="text" readonly value=(link) aria-label=(reader.say("lobby-link"));
            button.btn type="button" hidden data-copy=(link) data-done=(reader.say("lobby-copied")) { (reader.say("lobby-copy")) }
            button.btn type="button" hidden data-share=(link) { (reader.say("lobby-send")) }
        }
        (qr_code(reader, link))
    }
}

fn qr_code(reader: &Reader<'_>, link: &str) -> Markup {
    let Ok(code) = QrCode::new(link) else { return html! {} };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|it| it.1 == Color::Dark);
    let path: String =
        dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width, at / width)).collect();
    let side = width + 4;
    html! {
        svg.qr viewBox={ "-2 -2 " (side) " " (side) } role="img" aria-label=(reader.say("lobby-qr")) shape-rendering="crispEdges" {
            rect x="-2" y="-2" width=(side) height=(side) fill="#fff" {}
            path fill="#000" d=(path) {}
        }
    }
}

fn ways(reader: &Reader<'_>, caller: &Caller, snapshot: &Snapshot, path: &str) -> Markup {
    let info = &snapshot.info;
    let seated = caller.who().is_some_and(|it| info.seat_of(&it).is_some());
    let host = caller.who().is_some_and(|it| info.is_host(&it));
    html! {
        div.row {
            @if info.of.status == Status::Open {
                @if host {
                    form method="post" action={ (path) "/abandon" } data-ask=(reader.say("lobby-close-sure")) {
                        input type="hidden" name="agree" value="true";
                        button.btn { (reader.say("lobby-close")) }
                    }
                }
                @if seated {
                    form method="post" action={ (path) "/leave" } { button.btn { (reader.say("lobby-leave")) } }
                    form method="post" action={ (path) "/handover" } data-plain { button.btn { (reader.say("menu-handover")) } }
                }
            } @else {
                a.btn.go href="/new" { (reader.say("site-new")) }
            }
            a.btn.quiet href={ "/rules/" (info.of.game) } { (reader.say("site-rules")) }
        }
    }
}
