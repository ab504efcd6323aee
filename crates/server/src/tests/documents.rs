//! The guide to the API: every example in it is sent, and every answer compared.
//!
//! An `http` block of the guide is a request, or the answer to the request before it. In an
//! answer `…` is anything, and `{name}` is something the server made up: it must stay the same
//! from then on, and it is sent where a request names it.
use super::{Client, TestServer, tables::play_to_the_end};
use crate::{
    api::ROOT,
    refused::{Illegal, Refused},
};
use axum::{body::Body, http::Request};
use serde_json::{Value, value::RawValue};
use std::collections::{BTreeMap, BTreeSet};

const GUIDE: &str = include_str!("../../../../docs/api.md");

const OPERATIONS: &str = include_str!("../../../../docs/operations.md");

/// Where `Refused::code` is.
const CODES: &str = include_str!("../answer.rs");

/// The deal is drawn, so the guide tells of one of the first deals that fit.
const DEALS: usize = 200;
const DRAWN: [&str; 2] = ["asked", "can_undo"];

enum Part<'a> {
    Request(Message<'a>),
    Answer(Message<'a>),
    /// Two people play on at the table, out of the reader's sight: table, tokens.
    Play(Vec<&'a str>),
}

struct Message<'a> {
    line: usize,
    first: &'a str,
    headers: Vec<(&'a str, &'a str)>,
    body: String,
}

fn parts(guide: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut lines = (1..).zip(guide.lines());
    while let Some((line, text)) = lines.next() {
        if let Some(play) = text.strip_prefix("<!-- play: ") {
            parts.push(Part::Play(play.trim_end_matches("-->").split_whitespace().collect()));
        }
        if text != "```http" {
            continue;
        }
        let block: Vec<&str> =
            lines.by_ref().map(|it| it.1).take_while(|it| *it != "```").collect();
        let mut rest = block.iter();
        let first = rest.next().expect("a block has a first line");
        let head = rest.by_ref().take_while(|it| !it.is_empty());
        let headers = head.map(|it| it.split_once(": ").expect("a header")).collect();
        let body = rest.map(|it| format!("{it}\n")).collect();
        let message = Message { line, first, headers, body };
        parts.push(match first.starts_with("HTTP/") {
            true => Part::Answer(message),
            false => Part::Request(message),
        });
    }
    parts
}

/// Why an answer isn't the guide's.
struct Differs {
    line: usize,
    /// The field, from the outside in.
    path: Vec<String>,
    what: String,
}

impl Differs {
    /// Whether another deal could match the guide.
    fn by_luck(&self) -> bool {
        self.path.last().is_some_and(|it| DRAWN.contains(&it.as_str()))
    }
}

/// What the server made up, by the guide's names for it.
#[derive(Default)]
struct Names(BTreeMap<String, String>);

impl Names {
    fn fill(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
    }

    /// The same, where nothing may be left that the guide hasn't shown before.
    fn fill_all(&self, text: &str, line: usize) -> String {
        let filled = self.fill(text);
        assert!(!filled.contains('{'), "line {line}: what is in {filled}?");
        filled
    }

    fn fits_text(&mut self, wanted: &str, found: &str) -> bool {
        let name = wanted.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        if let Some(name) = name.filter(|it| it.bytes().all(|it| it.is_ascii_lowercase())) {
            return found == self.0.entry(name.to_owned()).or_insert_with(|| found.to_owned());
        }
        fits_pattern(&self.fill(wanted), found)
    }

    fn fits(
        &mut self,
        wanted: &Value,
        found: &Value,
        path: &mut Vec<String>,
    ) -> Result<(), String> {
        let differs = || Err(format!("the guide has {wanted}, the server {found}"));
        match (wanted, found) {
            (Value::String(wanted), _) if wanted == "…" => Ok(()),
            (Value::String(wanted), Value::String(found)) => {
                if self.fits_text(wanted, found) {
                    Ok(())
                } else {
                    differs()
                }
            }
            (Value::Object(fields), Value::Object(all)) => {
                let open = fields.contains_key("…");
                // One of these names may be part of another.
                let mut named: Vec<_> = fields.iter().filter(|it| it.0 != "…").collect();
                named.sort_by_key(|it| !it.1.as_str().is_some_and(|it| it.starts_with('{')));
                for (name, wanted) in named {
                    path.push(name.clone());
                    let found = all.get(name).ok_or_else(|| format!("there is no `{name}`"))?;
                    self.fits(wanted, found, path)?;
                    path.pop();
                }
                let more = all.keys().find(|it| !open && !fields.contains_key(*it));
                more.map_or(Ok(()), |it| Err(format!("the guide doesn't know `{it}`")))
            }
            (Value::Array(some), Value::Array(all)) => {
                let open = some.last().is_some_and(|it| it == "…");
                let some = &some[..some.len() - usize::from(open)];
                if all.len() < some.len() || !open && some.len() < all.len() {
                    return differs();
                }
                some.iter().zip(all).try_for_each(|(wanted, found)| self.fits(wanted, found, path))
            }
            _ if wanted == found => Ok(()),
            _ => differs(),
        }
    }

    /// Compares JSON where the guide has JSON, and text otherwise.
    fn fits_body(&mut self, wanted: &str, found: &str, line: usize) -> Result<(), Differs> {
        let mut path = Vec::new();
        let done = match serde_json::from_str(wanted) {
            Ok(wanted) => match serde_json::from_str(found) {
                Ok(found) => self.fits(&wanted, &found, &mut path),
                Err(_) => Err(format!("no JSON: {found}")),
            },
            Err(error) if wanted.starts_with(['{', '[']) => {
                panic!("line {line}: the guide's JSON: {error}")
            }
            Err(_) if self.fits_text(wanted.trim(), found.trim()) => Ok(()),
            Err(_) => Err(format!("the guide has {wanted:?}, the server {found:?}")),
        };
        done.map_err(|what| Differs { line, path, what })
    }
}

/// Whether a text matches a pattern in which `…` stands for anything.
fn fits_pattern(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('…') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let mut pieces: Vec<&str> = rest.split('…').collect();
    let last = pieces.pop().unwrap_or_default();
    for piece in pieces {
        let Some(at) = text.find(piece) else { return false };
        text = &text[at + piece.len()..];
    }
    text.ends_with(last)
}

/// Sends all requests of the guide to a new server; how many there were.
async fn run(guide: &str) -> Result<usize, Differs> {
    let server = TestServer::new().await;
    let mut names = Names::default();
    let mut parts = parts(guide).into_iter();
    let mut count = 0;
    while let Some(part) = parts.next() {
        match part {
            Part::Play(words) => {
                let words: Vec<String> = words.iter().map(|it| names.fill_all(it, 0)).collect();
                let people: Vec<Client> =
                    words[1..].iter().map(|it| server.client().with_token(it)).collect();
                let people: Vec<&Client> = people.iter().collect();
                play_to_the_end(&people, &format!("tables/{}", words[0])).await;
            }
            Part::Answer(it) => panic!("line {}: an answer to nothing", it.line),
            Part::Request(request) => {
                let Some(Part::Answer(answer)) = parts.next() else {
                    panic!("line {}: a request without an answer", request.line)
                };
                ask(&server, &mut names, &request, &answer).await?;
                count += 1;
                // Nobody asks faster by hand: later tables must be newer.
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            }
        }
    }
    Ok(count)
}

async fn ask(
    server: &TestServer,
    names: &mut Names,
    request: &Message<'_>,
    answer: &Message<'_>,
) -> Result<(), Differs> {
    let (method, path) = request.first.split_once(' ').expect("a method and a path");
    let path = names.fill_all(path, request.line);
    let header = |name: &str| request.headers.iter().find(|it| it.0 == name).map(|it| it.1);
    if path.ends_with("/live") {
        let token = header("Authorization").and_then(|it| it.strip_prefix("Bearer "));
        let token = names.fill_all(token.expect("a token"), request.line);
        let last = header("Last-Event-ID").map(|it| it.parse().expect("a ply"));
        let mut live = server.client().with_token(&token).live_after(&path, last).await;
        for event in answer.body.trim().split("\n\n") {
            let field = |name: &str| event.lines().find_map(|it| it.strip_prefix(name));
            let came = live.next().await.expect("the stream goes on");
            assert_eq!(field("event: "), Some(came.kind.as_str()), "line {}", answer.line);
            assert_eq!(field("id: "), came.id.map(|it| it.to_string()).as_deref());
            let data = field("data: ").expect("data");
            names.fits_body(data, &came.data.to_string(), answer.line)?;
        }
        return Ok(());
    }
    let mut sent = Request::builder().method(method).uri(path).header("host", "felucca.test");
    for (name, value) in &request.headers {
        sent = sent.header(*name, names.fill_all(value, request.line));
    }
    if !request.body.is_empty() {
        sent = sent.header("content-type", "application/json");
    }
    let body = Body::from(names.fill(&request.body));
    let reply = server.client().send(sent.body(body).expect("a request")).await;
    let status = format!("HTTP/1.1 {}", reply.status);
    assert_eq!(answer.first, status, "line {}: {}", answer.line, reply.text());
    for (name, value) in &answer.headers {
        let found = reply.headers.get(*name).and_then(|it| it.to_str().ok());
        assert_eq!(Some(*value), found, "line {}: {name}", answer.line);
    }
    names.fits_body(&answer.body, reply.text(), answer.line)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_of_the_guide_are_true() {
    for _ in 0..DEALS {
        match run(GUIDE).await {
            Ok(count) => {
                assert!(20 <= count, "only {count} examples");
                return;
            }
            Err(differs) if differs.by_luck() => {}
            Err(Differs { line, path, what }) => {
                panic!("docs/api.md, line {line}: {}: {what}", path.join("."))
            }
        }
    }
    panic!("no deal matches the guide");
}

#[test]
fn what_differs_is_found() {
    let check = |wanted: &str, found: &str| Names::default().fits_body(wanted, found, 1).is_ok();
    assert!(check(r#"{"a": "…", "b": ["x", "…"]}"#, r#"{"a": {"c": 1}, "b": ["x", 1, 2]}"#));
    assert!(check(r#"{"a": "{it}", "b": "/{it}"}"#, r#"{"a": "q", "b": "/q"}"#));
    assert!(check("one …\nthree…", "one two\nthree\nfour"));
    for (wanted, found) in [
        (r#"{"a": 1}"#, r#"{"a": 2}"#),
        (r#"{"a": 1}"#, r#"{"a": 1, "b": 2}"#),
        (r#"{"a": 1, "…": "…"}"#, r#"{"b": 2}"#),
        (r#"["x"]"#, r#"["x", "y"]"#),
        (r#"["x", "y", "…"]"#, r#"["x"]"#),
        (r#"{"a": "{it}", "b": "{it}"}"#, r#"{"a": "q", "b": "r"}"#),
        ("one … three", "one two"),
        ("", "something"),
    ] {
        assert!(!check(wanted, found), "{wanted} {found}");
    }
}

/// One of each refusal. A new one is found by its code, below.
fn refusals() -> Vec<Refused> {
    let reason = RawValue::from_string("{}".to_owned()).expect("JSON");
    let illegal = Illegal { section: "4.1", reason, words: String::new() };
    vec![
        Refused::NoTable,
        Refused::NoToken,
        Refused::BadToken,
        Refused::NotSeated,
        Refused::NotHost,
        Refused::NotStarted,
        Refused::Over,
        Refused::Abandoned,
        Refused::NotOver,
        Refused::NotYourTurn,
        Refused::Stale,
        Refused::NotAnAction(String::new()),
        Refused::NothingChosen,
        Refused::Illegal(Box::new(illegal)),
        Refused::NothingToUndo,
        Refused::NoHints,
        Refused::NoSuchSeat,
        Refused::SeatTaken,
        Refused::NoSeatFree,
        Refused::AlreadySeated,
        Refused::Name,
        Refused::NameTaken,
        Refused::Chat,
        Refused::Handover,
        Refused::NotAway,
        Refused::StillHere,
        Refused::Rematch,
        Refused::Game,
        Refused::Options(String::new()),
        Refused::Seats(&[]),
        Refused::Level,
        Refused::TooManyTables { most: 1 },
        Refused::Rate { seconds: 1 },
        Refused::TooManyStreams { most: 1 },
        Refused::BadRequest(String::new()),
        Refused::TooLarge,
        Refused::HeadTooLarge,
        Refused::MediaType,
        Refused::NotFound,
        Refused::Method,
        Refused::CrossSite,
        Refused::Timeout,
        Refused::Storage,
        Refused::Busy,
        Refused::ShuttingDown,
        Refused::Internal,
    ]
}

/// The rows of the guide's tables whose first cell is code: what is in it, and the next cell.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    GUIDE.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        Some((cells.next()?.strip_suffix('`')?, cells.next()?))
    })
}

#[test]
fn the_guide_knows_every_code() {
    let refusals = refusals();
    let known: BTreeSet<(String, String)> =
        refusals.iter().map(|it| (it.code().to_owned(), it.status().as_str().to_owned())).collect();
    let function = CODES.split_once("fn code(&self)").expect("the codes are there").1;
    let function = function.split_once("\n    }\n").expect("and end").0;
    let written: BTreeSet<&str> =
        function.split("=> \"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let listed: BTreeSet<&str> = known.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(written, listed, "this test knows every code");

    let told: BTreeSet<(String, String)> = rows()
        .filter(|it| it.1.len() == 3 && it.1.bytes().all(|it| it.is_ascii_digit()))
        .map(|(code, status)| (code.to_owned(), status.to_owned()))
        .collect();
    assert_eq!(told, known, "docs/api.md has every code with its status");
}

#[tokio::test]
async fn the_guide_knows_every_route() {
    let server = TestServer::new().await;
    let description = server.client().get("openapi.json").await.ok();
    let paths = description["paths"].as_object().expect("paths");
    let mut routes = BTreeSet::new();
    for (path, methods) in paths {
        let path = path.strip_prefix(ROOT).expect("all of it is version 1");
        for method in methods.as_object().expect("methods").keys() {
            routes.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let told: BTreeSet<String> =
        rows().map(|it| it.0).filter(|it| it.contains(" /")).map(str::to_owned).collect();
    assert_eq!(told, routes, "docs/api.md lists every route");
}

/// Words in quotes that begin so.
fn quoted<'a>(source: &'a str, beginning: &str) -> BTreeSet<&'a str> {
    source.split('"').filter(|it| it.starts_with(beginning) && !it.contains(' ')).collect()
}

#[test]
fn whoever_runs_a_server_finds_every_setting_and_measure() {
    let settings = quoted(include_str!("../settings.rs"), "FELUCCA_");
    let measures = quoted(include_str!("../measures.rs"), "felucca_");
    assert!(10 < settings.len() && 5 < measures.len(), "{settings:?} {measures:?}");
    for name in settings.union(&measures) {
        assert!(OPERATIONS.contains(&format!("`{name}`")), "docs/operations.md lacks {name}");
    }
    let example = include_str!("../../../../docs/examples/felucca.toml");
    let whole = example.replace("# public-url", "public-url").replace("# metrics", "metrics");
    for text in [example, &whole.replace("# bot-threads", "bot-threads")] {
        toml::from_str::<crate::settings::Settings>(text).expect("the example can be read");
    }
}
