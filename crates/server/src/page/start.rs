//! The first page: make a table, find one, go back to one's own.
use super::layout::page;
use crate::{answer::Fail, app::App, caller::Caller, ids::Hash, table::Handle};
use axum::{extract::State, response::Html};
use bots::Level;
use games::GameKind;
use maud::{Markup, html};
use store::{SeatKind, Status};

pub(super) async fn start(State(app): State<App>, caller: Caller) -> Result<Html<String>, Fail> {
    let who = caller.who();
    let mine = match &who {
        Some(who) => list(&app.hub.tables_of(who).await?, Some(who)).await,
        None => Vec::new(),
    };
    let open = list(&app.hub.open_tables().await?, who.as_ref()).await;
    let body = html! {
        h1 { "Felucca" }
        p { "Sobek and Conex: for two to four, with friends, strangers and bots. No sign-up." }
        div.games { @for game in GameKind::ALL { (new_table(game)) } }
        @if !mine.is_empty() {
            h2 { "Your tables" }
            ul { @for line in &mine { (line) } }
        }
        h2 { "Open tables" }
        @if open.is_empty() { p { "Nobody waits for players just now. Make a public table!" } }
        ul { @for line in &open { (line) } }
        p.small {
            "Write a bot: " a href="/api/v1/openapi.json" { "the JSON API" } "."
        }
    };
    Ok(page("Felucca", &body))
}

/// What a game may be agreed on.
fn options(game: GameKind) -> &'static [(&'static str, &'static str)] {
    match game {
        GameKind::Sobek => {
            &[("-", "as in the book"), ("open-memory", "show what everybody could remember")]
        }
        GameKind::Conex => &[
            ("-", "medium table, to 40 points"),
            ("small", "small table, to 40 points"),
            ("large", "large table, to 40 points"),
            ("track-30", "medium table, to 30 points"),
            ("small,track-30", "small table, to 30 points"),
            ("large,track-30", "large table, to 30 points"),
        ],
    }
}

fn new_table(game: GameKind) -> Markup {
    let name = match game {
        GameKind::Sobek => "Sobek",
        GameKind::Conex => "Conex",
    };
    html! {
        form.panel method="post" action="/tables" {
            h2 { (name) }
            input type="hidden" name="game" value=(game.id());
            label { "Your name " input name="name" required maxlength="24" autocomplete="nickname"; }
            label { "Seats "
                select name="seats" { @for n in 2..=4 { option value=(n) { (n) } } }
            }
            label { "Options "
                select name="options" {
                    @for (value, words) in options(game) { option value=(value) { (words) } }
                }
            }
            label { "Bots play as "
                select name="level" {
                    @for level in Level::ALL {
                        option value=(level) selected[level == Level::Sailor] { (level) }
                    }
                }
            }
            button name="with" value="bots" { "Play now against bots" }
            button name="with" value="friends" { "Invite friends" }
            button name="with" value="anybody" { "Make a public table" }
        }
    }
}

async fn list(handles: &[Handle], who: Option<&Hash>) -> Vec<Markup> {
    let mut lines = Vec::with_capacity(handles.len());
    for handle in handles {
        // One that can't be read doesn't hide the others.
        let Ok(shown) = handle.shown().await else { continue };
        let info = &shown.info;
        let names: Vec<&str> = info.persons().map(|it| it.name.as_str()).collect();
        let your_turn = shown.asks(who.and_then(|it| info.seat_of(it)));
        lines.push(html! {
            li {
                a href=(format!("/tables/{}", info.id)) {
                    (info.of.game) ": " (names.join(", "))
                }
                " " (info.of.status.name())
                @if info.of.status == Status::Open {
                    @let open = info.seats.iter().filter(|it| it.kind == SeatKind::Open).count();
                    ", " (open) " of " (info.seats.len()) " seats free"
                }
                @if your_turn { " " strong { "your turn" } }
            }
        });
    }
    lines
}
