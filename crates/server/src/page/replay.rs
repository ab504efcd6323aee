//! Looking back: a finished table or anybody's log, moment by moment.
use super::{
    filled::Filled,
    keys,
    layout::{Reader, alert, brand, document, languages, page},
    points,
};
use crate::{
    answer::Fail,
    api::{Asked, At},
    app::App,
    caller::Caller,
    refused::Refused,
    replay::{Record, Replay, ReplayRequest},
    turning::Standing,
};
use axum::{
    extract::State,
    http::StatusCode,
    response::{Html, IntoResponse, Redirect, Response},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use game_core::{LogError, Viewer};
use games::GameKind;
use maud::{Markup, html};
use pages::{Entry, Occupant};
use serde::Deserialize;
use std::io::{Read as _, Write as _};

/// A log has some ten thousand characters; anything much longer isn't a game.
pub(super) const LONGEST: usize = 200_000;

#[derive(Deserialize)]
pub(super) struct Moment {
    ply: Option<usize>,
    /// A seat's number, or 0 for everything.
    eyes: Option<u8>,
    /// 1: with the turning points.
    points: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Packed {
    log: Option<String>,
    ply: Option<usize>,
    eyes: Option<u8>,
    points: Option<u8>,
}

/// How far the search for turning points is, if somebody wants them.
fn standing(app: &App, caller: &Caller, log: &str, points: Option<u8>) -> Option<Standing> {
    (points == Some(1)).then(|| app.turning_points.of(log, caller.address))
}

/// A finished table, looked at again.
pub(super) async fn of_table(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Moment { ply, eyes, points }): Asked<Moment>,
) -> Result<Html<String>, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let log = snapshot.log()?;
    let own = snapshot.info.viewer(caller.who().as_ref()).seat().map(|it| it.number());
    let path = snapshot.info.path();
    // Who is there now doesn't matter for the past.
    let occupants = snapshot.info.occupants(Viewer::Spectator, caller.language).into_iter();
    let replay = ReplayPage {
        occupants: occupants.map(|it| Occupant { here: true, away: false, ..it }).collect(),
        base: format!("{path}/replay?"),
        download: Some(format!("/api/v1{path}/log")),
        table: Some(path),
        ply,
        eyes: eyes.or(own).unwrap_or(0),
        standing: standing(&app, &caller, &log, points),
    };
    let record = Record::read(&log).map_err(|_| Refused::Internal)?;
    replay.page(&caller, &record).map_err(|_| Refused::Internal.into())
}

/// A log that somebody has, or a form to give one.
pub(super) async fn of_log(
    State(app): State<App>,
    caller: Caller,
    Asked(Packed { log, ply, eyes, points }): Asked<Packed>,
) -> Result<Response, Fail> {
    let Some(packed) = log else { return Ok(form(&caller, "", None).into_response()) };
    let Some(log) = unpack(&packed) else {
        let message = pages::text(caller.language, "replay-cut", &[]);
        return Ok((StatusCode::BAD_REQUEST, form(&caller, "", Some(&message))).into_response());
    };
    let record = match Record::read(&log) {
        Ok(record) => record,
        Err(error) => return Ok(unfit(&caller, &log, "replay-unreadable", &error)),
    };
    let occupant = |number: usize| Occupant {
        name: pages::text(caller.language, "seat-number", &[("number", (number as u32).into())]),
        is_bot: false,
        here: true,
        away: false,
    };
    let replay = ReplayPage {
        occupants: (1..=record.seats().count()).map(occupant).collect(),
        base: format!("/replay?log={packed}&"),
        download: None,
        table: None,
        ply,
        eyes: eyes.unwrap_or(0),
        standing: standing(&app, &caller, &log, points),
    };
    Ok(match replay.page(&caller, &record) {
        Ok(page) => page.into_response(),
        Err(error) => unfit(&caller, &log, "replay-unplayable", &error),
    })
}

#[derive(Deserialize)]
pub(super) struct Given {
    log: String,
}

/// Turns a log into a link that holds all of it: nothing is kept here.
pub(super) async fn give(
    caller: Caller,
    given: Result<Filled<Given>, Fail>,
) -> Result<Response, Fail> {
    let log = match given {
        Ok(Filled(Given { log })) => tidied(&log),
        // Nobody has read it, so it can't be given back.
        Err(Fail(Refused::TooLarge, _)) => return Ok(too_long(&caller, "")),
        Err(fail) => return Err(fail),
    };
    if LONGEST < log.len() {
        return Ok(too_long(&caller, &log));
    }
    let record = match Record::read(&log) {
        Ok(record) => record,
        Err(error) => return Ok(unfit(&caller, &log, "replay-unreadable", &error)),
    };
    match record.check() {
        Ok(()) => Ok(Redirect::to(&format!("/replay?log={}", pack(&log)?)).into_response()),
        Err(error) => Ok(unfit(&caller, &log, "replay-unplayable", &error)),
    }
}

/// Without what mail, editors and forms add: a byte order mark, blank lines around it, line
/// ends of two characters.
fn tidied(log: &str) -> String {
    let log = log.trim_matches(|it: char| it.is_whitespace() || it == '\u{feff}');
    format!("{}\n", log.replace("\r\n", "\n"))
}

/// The log as it was given, and why it can't be shown.
fn unfit(caller: &Caller, log: &str, key: &str, why: &LogError) -> Response {
    let message = pages::text(caller.language, key, &[("detail", (&why.to_string()).into())]);
    (StatusCode::UNPROCESSABLE_ENTITY, form(caller, log, Some(&message))).into_response()
}

fn too_long(caller: &Caller, log: &str) -> Response {
    let most = [("most", (LONGEST as u32).into())];
    let message = pages::text(caller.language, "replay-too-long", &most);
    (StatusCode::PAYLOAD_TOO_LARGE, form(caller, log, Some(&message))).into_response()
}

fn form(caller: &Caller, log: &str, message: Option<&str>) -> Html<String> {
    let reader = Reader::of(caller, "/replay");
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("replay-give")) }
            form.panel.stack method="post" action="/replay" {
                p { (reader.say("replay-give-how")) }
                label.field hidden data-file {
                    span { (reader.say("replay-file")) }
                    input type="file" accept=".log,text/plain";
                }
                @if let Some(message) = message { (alert(message)) }
                label.field {
                    span { (reader.say("replay-text")) }
                    textarea name="log" rows="12" required spellcheck="false" { (log) }
                }
                button.btn.go.big { (reader.say("replay-show")) }
            }
        }
    };
    page(&reader, &reader.say("replay-give"), &main)
}

fn pack(log: &str) -> Result<String, Refused> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = packed.write_all(log.as_bytes()).and_then(|()| packed.finish());
    Ok(URL_SAFE_NO_PAD.encode(packed.map_err(|_| Refused::Internal)?))
}

/// The original, unless something is missing or it would unpack to something enormous.
fn unpack(packed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut log = String::new();
    let mut most = DeflateDecoder::new(bytes.as_slice()).take(LONGEST as u64 + 1);
    most.read_to_string(&mut log).ok()?;
    (log.len() <= LONGEST).then_some(log)
}

/// What is shown of a log, and where its links lead.
struct ReplayPage {
    occupants: Vec<Occupant>,
    /// The address of a moment, without the moment itself.
    base: String,
    download: Option<String>,
    table: Option<String>,
    ply: Option<usize>,
    eyes: u8,
    /// Of the turning points, if they are asked for.
    standing: Option<Standing>,
}

impl ReplayPage {
    fn page(&self, caller: &Caller, record: &Record<'_>) -> Result<Html<String>, LogError> {
        let eyes = record.seats().iter().find(|it| it.number() == self.eyes);
        let eyes = eyes.map_or(Viewer::Omniscient, Viewer::Seat);
        let (language, occupants) = (caller.language, &self.occupants);
        let points = match &self.standing {
            Some(Standing::Found(points)) => &**points,
            _ => &[],
        };
        let request = ReplayRequest { at: self.ply, eyes, language, occupants, points };
        let replay = record.at(&request)?;
        let here = self.at(replay.at, self.eyes);
        Ok(self.shown(&Reader::of(caller, &here), record.game, eyes, &replay))
    }

    fn at(&self, ply: usize, eyes: u8) -> String {
        let points = if self.standing.is_some() { "&points=1" } else { "" };
        format!("{}ply={ply}&eyes={eyes}{points}", self.base)
    }

    fn shown(
        &self,
        reader: &Reader<'_>,
        game: GameKind,
        eyes: Viewer,
        replay: &Replay,
    ) -> Html<String> {
        let assets = game.assets();
        let (name, standing) = (game.name(), self.standing.as_ref());
        let body = html! {
            body class={ (assets.look.body) " replay" } data-replay {
                a.skip href="#main" { (reader.say("site-skip")) }
                header.bar {
                    (brand(reader, None))
                    h1.crumb { span.word { (reader.say("replay-title")) " · " } (name) }
                    div.facts data-part="facts" {
                        @for fact in &replay.facts { span.tag { (fact) } }
                    }
                    div.tools {
                        @if let Some(table) = &self.table {
                            a.btn.quiet.back href=(table) title=(reader.say("handover-back")) {
                                (sign("M12 4 6 10l6 6M6 10h12")) span.word { (reader.say("handover-back")) }
                            }
                        }
                        (languages(reader))
                    }
                }
                div data-part="said" {
                    (points::said(reader, standing, replay, |it| self.at(it, self.eyes)))
                }
                main #main class=(assets.look.grid) data-part="main" data-ply=(replay.at) { (replay.table) }
                (self.deck(reader, eyes, replay))
                (keys::list(reader))
            }
        };
        let title = format!("{} · {name} · Felucca", reader.say("replay-title"));
        let head = points::refresh(standing);
        Html(
            document(reader, &title, &assets.sheet, assets.script(Entry::Replay), &head, &body)
                .into_string(),
        )
    }

    /// Where we are, and where we can go: links, so that they also work without script.
    fn deck(&self, reader: &Reader<'_>, eyes: Viewer, replay: &Replay) -> Markup {
        let Replay { at, last, .. } = *replay;
        let step = |to: usize, key: &str, keys: &str, sign: &str| {
            let label = reader.say(key);
            html! {
                a.btn.icon href=(self.at(to, self.eyes)) data-step data-keys=(keys) aria-keyshortcuts=(keys)
                    aria-label=(label) title=(label) {
                    svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" { path d=(sign) {} }
                }
            }
        };
        let where_ = reader.say_with(
            "replay-where",
            &[("at", (at as u32).into()), ("last", (last as u32).into())],
        );
        html! {
            section.deck data-part="deck" aria-label=(reader.say("replay-title")) {
                (self.eyes_of(reader, eyes, at))
                div.keys {
                    (step(0, "replay-first", "Home", "M4 4h3v12H4zM16 4v12L7 10z"))
                    (step(at.saturating_sub(1), "replay-back", "ArrowLeft", "M15 4v12L5 10z"))
                    (play(reader))
                    (step((at + 1).min(last), "replay-on", "ArrowRight", "M5 4v12l10-6z"))
                    (step(last, "replay-last", "End", "M13 4h3v12h-3zM4 4v12l9-6z"))
                    @if let Some([before, after]) = points::neighbours(replay) {
                        (step(before, "points-previous", "Shift+T", "M8 4v12L1 10zM14 4l6 6-6 6-6-6z"))
                        (step(after, "points-next", "t", "M12 4v12l7-6zM6 4l6 6-6 6-6-6z"))
                    } @else if replay.over && self.standing.is_none() {
                        a.btn.find href={ (self.at(at, self.eyes)) "&points=1" } rel="nofollow" data-step
                            data-keys="t" aria-keyshortcuts="t" title=(reader.say("points-find")) {
                            (sign("M10 3l7 7-7 7-7-7z")) span.word { (reader.say("points-find")) }
                        }
                    }
                }
                div.scrub {
                    div.plot { (chart(replay)) (points::marks(replay)) }
                    form method="get" action=(self.base.split('?').next().unwrap_or("/")) data-slide {
                        @if let Some((_, packed)) = self.base.split_once("log=") {
                            input type="hidden" name="log" value=(packed.trim_end_matches('&'));
                        }
                        input type="hidden" name="eyes" value=(self.eyes);
                        @if self.standing.is_some() { input type="hidden" name="points" value="1"; }
                        input type="range" name="ply" min="0" max=(last) value=(at)
                            aria-label=(reader.say("replay-moment")) aria-valuetext=(where_);
                        noscript { button.btn { (reader.say("replay-go")) } }
                    }
                    p.legend {
                        @for (nth, occupant) in self.occupants.iter().enumerate() {
                            span class={ "l" (nth + 1) } {
                                svg viewBox="0 0 30 8" aria-hidden="true" { path.line d="M0 4h30" {} }
                                span.name { (occupant.name) } b.num { (replay.scores.get(at).map_or(0, |it| it[nth])) }
                            }
                        }
                        span.ofn { (where_) }
                    }
                }
                (self.ways(reader))
            }
        }
    }

    /// What can be taken away: a link to the moment, the log.
    fn ways(&self, reader: &Reader<'_>) -> Markup {
        let word = |key: &str, path: &str| html! { (sign(path)) span.word { (reader.say(key)) } };
        html! {
            div.share {
                button.btn type="button" hidden data-copy-here data-keys="c" aria-keyshortcuts="c"
                    data-done=(reader.say("lobby-copied")) title=(reader.say("replay-copy")) {
                    (word("replay-copy", "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2"))
                }
                @if let Some(download) = &self.download {
                    a.btn href=(download) download title=(reader.say("table-log")) {
                        (word("table-log", "M10 3v9M6 9l4 4 4-4M4 17h12"))
                    }
                }
            }
        }
    }

    fn eyes_of(&self, reader: &Reader<'_>, eyes: Viewer, at: usize) -> Markup {
        let everyone = (0, reader.say("replay-everyone"));
        let seats = (1..).zip(self.occupants.iter().map(|it| it.name.clone()));
        let now = eyes.seat().map_or(0, |it| it.number());
        html! {
            div.pills.eyes role="group" aria-labelledby="eyes" {
                span #eyes { (reader.say("replay-eyes")) }
                @for (number, name) in std::iter::once(everyone).chain(seats) {
                    a.btn href=(self.at(at, number)) data-step data-keys=(number)
                        aria-current=[(number == now).then_some("true")] { span { (name) } }
                }
            }
        }
    }
}

/// Plays by itself, with a script; then it says how to stop.
fn play(reader: &Reader<'_>) -> Markup {
    let [play, pause] = ["replay-play", "replay-pause"].map(|it| reader.say(it));
    html! {
        button.btn.go.icon type="button" hidden data-keys="Space" aria-keyshortcuts="Space"
            aria-label=(play) title=(play) data-play=(play) data-pause=(pause) {
            svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" {
                path.plays d="M5 3v14l12-7z" {}
                path.pauses d="M4 3h4v14H4zM12 3h4v14h-4z" {}
            }
        }
    }
}

fn sign(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
            stroke-linejoin="round" aria-hidden="true" { path d=(path) {} }
    }
}

/// How the scores went: a line for each seat, also told apart by its dashes.
fn chart(replay: &Replay) -> Markup {
    let all = || replay.scores.iter().flatten().copied();
    let least = all().min().unwrap_or(0).min(0);
    let most = all().max().unwrap_or(0).max(least + 1);
    let x = |at: usize| at as f64 * 1000.0 / replay.last.max(1) as f64;
    let y = |score: i32| 70.0 - f64::from(score - least) * 66.0 / f64::from(most - least);
    let seats = replay.scores.first().map_or(0, Vec::len);
    let line = |seat: usize| {
        let points = replay.scores.iter().enumerate();
        let points = points.map(|(at, it)| format!("{:.0} {:.1}", x(at), y(it[seat])));
        format!("M{}", points.collect::<Vec<_>>().join("L"))
    };
    html! {
        svg.chart viewBox="0 0 1000 74" preserveAspectRatio="none" aria-hidden="true" {
            path.grid d="M0 4H1000M0 37H1000M0 70H1000" {}
            @for seat in 0..seats { path class={ "line l" (seat + 1) } d=(line(seat)) {} }
            path.here d={ "M" (x(replay.at)) " 0V74" } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_fits_into_a_link() {
        let log = "felucca log 1\ngame sobek\n".repeat(50);
        let packed = pack(&log).unwrap();
        assert!(packed.len() < 120 && packed.bytes().all(|it| it.is_ascii_graphic()));
        assert_eq!(unpack(&packed), Some(log));
    }

    #[test]
    fn a_link_that_was_cut_or_made_up_is_no_log() {
        let packed = pack(&"0123456789abcdef\n".repeat(100)).unwrap();
        for odd in ["", "x", "%", "AAAA", &packed[..packed.len() / 2], &"A".repeat(5000)] {
            assert!(unpack(odd).is_none_or(|it| it.is_empty()), "{odd}");
        }
        // Small as a link, but it would unpack to more than any log.
        let bomb = pack(&"\n".repeat(10_000_000)).unwrap();
        assert_eq!(unpack(&bomb), None);
    }
}
