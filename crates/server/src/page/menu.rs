//! The menu of a table: who is there, what is said, and the ways out.
use super::{
    layout::{Reader, languages},
    pace,
    table::plays_with_people,
};
use crate::{caller::escape, table::Snapshot};
use game_core::{Seat, Viewer};
use maud::{Markup, html};
use store::{SeatKind, SeatRow, Status};

pub(super) fn menu(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> Markup {
    let path = snapshot.info.path();
    html! {
        details.menu data-over data-unread=(reader.say("chat-unread")) {
            summary.btn.quiet.icon aria-label=(reader.say("menu")) data-keys="m" {
                svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true" {
                    path d="M3 5h14M3 10h14M3 15h14" {}
                }
            }
            div.sheet-of-menu {
                div data-part="players" { (players(reader, snapshot, viewer)) }
                (pace::pace(reader, snapshot, viewer, "pace-here"))
                (chat(reader, snapshot, viewer, &path))
                @if viewer.seat().is_some() {
                    label.field {
                        span { (reader.say("menu-notes")) }
                        textarea data-notes=(snapshot.info.id) rows="3" placeholder=(reader.say("menu-notes-hint")) {}
                    }
                }
                div data-part="ways" { (ways(reader, snapshot, viewer, &path)) }
                (languages(reader))
                p.muted data-part="fairness" { (fairness(reader, snapshot)) }
            }
        }
    }
}

/// Who sits where, and who is there.
fn players(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> Markup {
    let info = &snapshot.info;
    html! {
        h2 { (reader.say("menu-players")) }
        ol.players {
            @for (row, seat) in info.seats.iter().zip(info.seats().iter()) {
                li {
                    b { (info.called(row, reader.language)) }
                    @for note in notes(reader, snapshot, viewer, row, seat) { " " span.tag { (note) } }
                    @if may_be_replaced(snapshot, viewer, row, seat) {
                        form method="post" action={ (info.path()) "/caretaker" } {
                            input type="hidden" name="seat" value=(row.seat);
                            button.btn { (reader.say("menu-caretaker")) }
                        }
                    }
                }
            }
        }
    }
}

/// What to say about somebody at the table.
pub(super) fn notes(
    reader: &Reader<'_>,
    snapshot: &Snapshot,
    viewer: Viewer,
    row: &SeatRow,
    seat: Seat,
) -> Vec<String> {
    let info = &snapshot.info;
    let person = row.kind == SeatKind::Person;
    let keys = [
        (viewer.seat() == Some(seat), "you"),
        (row.kind == SeatKind::Bot, "bot"),
        (person && info.present.contains(seat), "seat-here"),
        (row.away, "seat-away"),
        (row.wants_to_abandon, "seat-would-stop"),
        (snapshot.asks(Some(seat)), "seat-to-move"),
    ];
    let level = (row.kind == SeatKind::Bot).then(|| reader.say(&format!("level-{}", row.level)));
    let notes = keys.into_iter().filter(|it| it.0).map(|it| reader.say(it.1));
    notes.chain(level).collect()
}

fn may_be_replaced(snapshot: &Snapshot, viewer: Viewer, row: &SeatRow, seat: Seat) -> bool {
    let info = &snapshot.info;
    let away = row.away || info.present.contains(seat);
    let other = viewer.seat().is_some_and(|it| it != seat);
    other && info.of.status == Status::Playing && row.kind == SeatKind::Person && !away
}

/// What was said, and a field to say something. What somebody is typing is kept when the page
/// changes, because only the list is replaced.
pub(super) fn chat(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer, path: &str) -> Markup {
    html! {
        section.chat aria-label=(reader.say("chat")) {
            h2 { (reader.say("chat")) }
            div role="log" data-part="chat" {
                ol data-lines=(snapshot.lines()) {
                    @for row in snapshot.chat.iter() { li { b { (row.name) ":" } " " (row.text) } }
                    @if snapshot.chat.is_empty() { li.muted { (reader.say("chat-empty")) } }
                }
            }
            @if viewer.seat().is_some() {
                form method="post" action={ (path) "/chat" } {
                    input type="text" name="text" maxlength="500" required autocomplete="off"
                        aria-label=(reader.say("chat-line"));
                    button.btn { (reader.say("chat-say")) }
                }
            }
        }
    }
}

/// Leaving, stopping, moving the seat elsewhere.
fn ways(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer, path: &str) -> Markup {
    let button = |action: &str, key: &str, field: Option<(&str, &str)>, ask: Option<&str>| {
        html! {
            form method="post" action={ (path) "/" (action) } data-ask=[ask.map(|it| reader.say(it))] {
                @if let Some((name, value)) = field { input type="hidden" name=(name) value=(value); }
                button.btn.quiet { (reader.say(key)) }
            }
        }
    };
    let row = viewer.seat().map(|it| snapshot.info.row(it));
    html! {
        div.ways {
            a.btn.quiet href={ "/rules/" (snapshot.info.of.game) } target="_blank" { (reader.say("site-rules")) }
            a.btn.quiet href={ "/settings?to=" (escape(path)) } { (reader.say("site-settings")) }
            button.btn.quiet type="button" data-list-keys { (reader.say("keys")) }
            @if let Some(row) = row {
                @if snapshot.info.of.status == Status::Playing {
                    @if row.away {
                        (button("return", "menu-return", None, None))
                    } @else {
                        @let [leave, sure] = match plays_with_people(snapshot, viewer) {
                            true => ["menu-leave", "menu-leave-sure"],
                            false => ["menu-pause", "menu-pause-sure"],
                        };
                        (button("leave", leave, None, Some(sure)))
                    }
                    @if row.wants_to_abandon {
                        (button("abandon", "menu-go-on", Some(("agree", "false")), None))
                    } @else {
                        (button("abandon", "menu-stop", Some(("agree", "true")), Some("menu-stop-sure")))
                    }
                }
                form method="post" action={ (path) "/handover" } data-plain { button.btn.quiet { (reader.say("menu-handover")) } }
                @if snapshot.info.of.status == Status::Playing { p.muted { (reader.say("menu-undo-when")) } }
            }
        }
    }
}

fn fairness(reader: &Reader<'_>, snapshot: &Snapshot) -> Markup {
    let table = snapshot.info.json(None);
    html! {
        (reader.say("fair-hash")) " " code { (table.seed_hash()) } " "
        @if let Some(seed) = table.seed() {
            (reader.say("fair-seed")) " " code { (seed) }
        } @else {
            (reader.say("fair-later"))
        }
    }
}
