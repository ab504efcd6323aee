//! The first page: play at once, invite friends, find a table, return to your own.
use super::{
    Kept,
    layout::{Reader, page, unlisted_page},
    refused_at_table, see_other,
};
use crate::{
    answer::Fail,
    api::At,
    app::App,
    caller::{Caller, Visit},
    ids::Hash,
    table::{Abandon, Handle, Return, Snapshot},
};
use axum::{
    extract::State,
    response::{Html, IntoResponse as _, Redirect, Response},
};
use game_core::Viewer;
use games::GameKind;
use maud::{Markup, html};
use pages::{Form, Language};
use std::sync::Arc;
use store::{SeatKind, Status};

pub(super) async fn start(State(app): State<App>, caller: Caller) -> Result<Html<String>, Fail> {
    let who = caller.who();
    let reader = Reader::of(&caller, "/");
    let mut mine = match &who {
        Some(who) => snapshots(&app.hub.tables_of(who).await?).await,
        None => Vec::new(),
    };
    // Those that wait for this person first, then the newest.
    let waits = |it: &Snapshot| it.asks(who.as_ref().and_then(|who| it.info.seat_of(who)));
    mine.sort_by_key(|it| (!waits(it), std::cmp::Reverse(it.info.of.created_ms)));
    let open = snapshots(&app.hub.open_tables().await?).await;
    let lines = |tables: &[Arc<Snapshot>]| -> Vec<Markup> {
        tables.iter().map(|it| line(&reader, it, who.as_ref())).collect()
    };
    let (mine, open) = (lines(&mine), lines(&open));
    let main = html! {
        main #main .wrap.start {
            div.hero {
                h1 { (reader.say("start-headline")) }
                p.muted { (reader.say("start-sentence")) }
            }
            section.games aria-label=(reader.say("site-games")) {
                @for game in app.games() { (game_card(&reader, game)) }
            }
            div.two {
                @if !mine.is_empty() {
                    section aria-labelledby="mine" {
                        h2 #mine { (reader.say("start-mine")) }
                        ul.tlist { @for line in &mine { (line) } }
                    }
                }
                section aria-labelledby="open" {
                    h2 #open { (reader.say("start-open")) }
                    ul.tlist {
                        @for line in &open { (line) }
                        li.trow {
                            span.tt { span.muted { (reader.say(if open.is_empty() { "start-none-open" } else { "start-want-another" })) } }
                            a.btn href="/new" { (reader.say("site-new")) }
                        }
                    }
                }
            }
        }
    };
    Ok(page(&reader, &reader.say("start-headline"), &main))
}

fn game_card(reader: &Reader<'_>, game: GameKind) -> Markup {
    let id = game.id();
    html! {
        article.game {
            div.art { (game.picture(reader.language)) }
            div.about {
                h2 { (game.name()) }
                @if let Some(about) = reader.say_of(game, "game-about") { p { (about) } }
                p.facts.muted {
                    (facts(reader, game))
                    @if let Some(learn) = reader.say_of(game, "game-learn") {
                        " · " a.learn href=(Form::Short.path(id)) { (learn) }
                    }
                }
                div.row {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(id);
                        button.btn.go.big { (reader.say("start-play")) }
                    }
                    a.btn.big href={ "/new?game=" (id) "&with=friends" } { (reader.say("start-invite")) }
                }
            }
        }
    }
}

/// `2–4 players · 20 min`, or at least how many play it.
fn facts(reader: &Reader<'_>, game: GameKind) -> String {
    let players = || {
        let counts = game.seats().iter().map(|it| it.count());
        let [least, most] = [counts.clone().min(), counts.max()].map(Option::unwrap_or_default);
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        reader.say_with("plain-players", &[("seats", (&seats).into())])
    };
    reader.say_of(game, "game-facts").unwrap_or_else(players)
}

/// What there is to see of tables; one that can't be read doesn't hide the others.
async fn snapshots(handles: &[Handle]) -> Vec<Arc<Snapshot>> {
    let mut tables = Vec::with_capacity(handles.len());
    for handle in handles {
        let Ok(snapshot) = handle.snapshot().await else { continue };
        tables.push(snapshot);
    }
    tables
}

fn line(reader: &Reader<'_>, snapshot: &Snapshot, who: Option<&Hash>) -> Markup {
    let info = &snapshot.info;
    let viewer = info.viewer(who);
    let your_turn = snapshot.asks(viewer.seat());
    let verb = match info.of.status {
        Status::Open if viewer == Viewer::Spectator => "table-sit",
        Status::Open | Status::Playing if viewer.seat().is_some() => "start-continue",
        Status::Playing => "start-watch",
        Status::Open => "start-look",
        // Nothing was played.
        Status::Abandoned if !snapshot.has_begun() => "start-look",
        Status::Over | Status::Abandoned => "start-replay",
    };
    let (game, names) = (info.game.name(), names(reader, snapshot, viewer));
    let give_up = giving_up(snapshot, who).map(|it| reader.say(it));
    html! {
        li.trow {
            (info.game.sign())
            span.tt {
                b { (names) }
                span.muted { (game) " · " (standing(reader, snapshot, viewer)) }
            }
            a.btn.go[your_turn] href=(info.path()) { (reader.say(verb)) }
            @if let Some(give_up) = give_up {
                a.btn.quiet.icon href={ (info.path()) "/give-up" } title=(give_up)
                    aria-label={ (give_up) ": " (game) ", " (names) } { "✕" }
            }
        }
    }
}

/// Who sits there, including the reader.
fn names(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> String {
    let info = &snapshot.info;
    let rows = info.seats.iter().zip(info.seats().iter());
    let names = rows.filter(|(row, _)| row.kind != SeatKind::Open).map(|(row, seat)| {
        match viewer.seat() == Some(seat) {
            true => reader.say("you"),
            false => info.called(row, reader.language),
        }
    });
    names.collect::<Vec<_>>().join(", ")
}

/// How ending a table is called, if the reader can end it alone: when nobody else plays, or
/// before the game has begun.
fn giving_up(snapshot: &Snapshot, who: Option<&Hash>) -> Option<&'static str> {
    let info = &snapshot.info;
    let own = info.seat_of(who?);
    match info.of.status {
        Status::Open if info.is_host(who?) => Some("lobby-close"),
        Status::Playing => {
            let own = own.map(|it| i64::from(it.number()))?;
            let others = info.persons().any(|it| it.seat != own);
            (!others).then_some("start-give-up")
        }
        _ => None,
    }
}

/// Asks first: a game that was given up can't be continued.
pub(super) async fn asks_to_give_up(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<Response, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let path = snapshot.info.path();
    let who = caller.who();
    let Some(give_up) = giving_up(&snapshot, who.as_ref()) else {
        return Ok(Redirect::to(&path).into_response());
    };
    let here = format!("{path}/give-up");
    let reader = Reader::of(&caller, &here);
    let waits = snapshot.info.of.status == Status::Open;
    let title = reader.say(if waits { "lobby-close-sure" } else { "give-up-title" });
    let main = html! {
        main #main .wrap.form {
            h1 { (title) }
            form.panel.stack method="post" action=(here) {
                p {
                    b { (snapshot.info.game.name()) } " · "
                    (names(&reader, &snapshot, snapshot.info.viewer(who.as_ref())))
                }
                @if !waits { p { (reader.say("give-up-sure")) } }
                div.row {
                    button.btn.go.big { (reader.say(give_up)) }
                    a.btn.big href="/" { (reader.say("give-up-back")) }
                }
            }
        }
    };
    Ok(unlisted_page(&reader, &title, &main).into_response())
}

/// Ends a table where nobody else plays, and goes back to the others.
pub(super) async fn give_up(visit: Visit, At(id): At) -> Result<Response, Fail> {
    let Visit { app, caller, .. } = &visit;
    let who = caller.known()?;
    let snapshot = app.hub.look(&id).await?;
    // Others may have come back in the meantime: then all of them have a say, at the table.
    if giving_up(&snapshot, Some(&who)).is_none() {
        return Ok(see_other(&visit, &snapshot.info.path(), Kept::default())?);
    }
    // Those who have left have no say until they are back.
    let left = snapshot.info.row_of(&who).is_ok_and(|it| it.away);
    let mut done = Ok(());
    if left {
        done = app.hub.ask(&id, &who, caller.language, Return).await;
    }
    if done.is_ok() {
        done = app.hub.ask(&id, &who, caller.language, Abandon { agree: true }).await;
    }
    match done {
        Ok(()) => Ok(see_other(&visit, "/", Kept::default())?),
        Err(refused) => refused_at_table(&visit, &id, refused).await,
    }
}

fn standing(reader: &Reader<'_>, snapshot: &Snapshot, viewer: Viewer) -> String {
    let info = &snapshot.info;
    match info.of.status {
        Status::Open => {
            let free = info.seats.iter().filter(|it| it.kind == SeatKind::Open).count() as u32;
            let seats = info.seats.len() as u32;
            reader.say_with("start-free", &[("free", free.into()), ("seats", seats.into())])
        }
        Status::Playing if snapshot.asks(viewer.seat()) => reader.say("your-turn"),
        Status::Playing => {
            let asked = snapshot.asked().first();
            match asked {
                Some(seat) => {
                    let name = info.called(info.row(seat), reader.language);
                    reader.say_with("start-thinking", &[("name", (&name).into())])
                }
                None => reader.say("start-playing"),
            }
        }
        Status::Over => result(reader.language, snapshot, viewer),
        Status::Abandoned => reader.say("start-abandoned"),
    }
}

/// Who has won, and how: `Nefra wins, 44 : 38`.
fn result(language: Language, snapshot: &Snapshot, viewer: Viewer) -> String {
    let info = &snapshot.info;
    let mut results = info.results.clone();
    results.sort_by_key(|it| it.place);
    let scores: Vec<String> = results.iter().map(|it| it.score.to_string()).collect();
    let scores = scores.join(" : ");
    let won = |seat: i64| results.iter().any(|it| it.seat == seat && it.place == 1);
    let winners: Vec<&store::SeatRow> = info.seats.iter().filter(|it| won(it.seat)).collect();
    match (winners.as_slice(), viewer.seat()) {
        ([one], Some(seat)) if one.seat == i64::from(seat.number()) => {
            pages::text(language, "result-you-won", &[("scores", (&scores).into())])
        }
        ([one], _) => {
            let name = info.called(one, language);
            let args = [("name", (&name).into()), ("scores", (&scores).into())];
            pages::text(language, "result-won", &args)
        }
        _ => pages::text(language, "result-shared", &[("scores", (&scores).into())]),
    }
}
