//! A table in the store as one viewer meets it over HTTP, with answers made comparable.
use super::super::{Client, Live, Reply, TestServer};
use super::worlds::{Deed, World};
use crate::ids::{Secret, TableId};
use axum::http::header::DATE;
use game_core::{Game, Viewer};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Change, LogRow, Match, SeatKind, SeatRow, Status};
use tokio::time::timeout;

/// What is compared at every step: paths of the API, or whole ones that begin with `/`.
/// `{id}` is the table, `{k}` one of the viewer's plies.
pub(super) const READS: &[&str] = &[
    "tables/{id}",
    "tables/{id}/state",
    "tables/{id}/state?since=0",
    "tables/{id}/state?since={k}",
    "tables/{id}/choices",
    "tables/{id}/state?explained=true&since={k}",
    "tables/{id}/choices?explained=true",
    "tables/{id}/events",
    "tables/{id}/events?since={k}",
    "tables/{id}/log",
    "me/tables",
    "/tables/{id}",
    "/tables/{id}/why?card=r1",
    "/tables/{id}/replay",
    "/",
];

/// A frame is made when it is asked for: nothing comes later.
pub(super) const MOMENT: Duration = Duration::from_millis(2);

const NAMES: [&str; 4] = ["Ann", "Bob", "Cid", "Dee"];

/// One of two twin tables.
pub(super) struct Side {
    pub(super) id: String,
    /// By seat.
    pub(super) people: Vec<Client>,
    pub(super) viewer: Client,
    live: Live,
    /// The stream of the viewer's page.
    page: Live,
    /// The page that the viewer has.
    pub(super) at: String,
    /// What the viewer heard, frame by frame.
    pub(super) heard: Vec<String>,
    /// What was put into the viewer's page, update by update.
    pub(super) updates: Vec<String>,
    said: u32,
    secrets: Secrets,
}

/// Words that nobody may ever get while the game is played.
#[derive(Clone)]
pub(super) struct Secrets(Vec<String>);

impl Secrets {
    pub(super) fn new(seed: &str, tokens: &[String]) -> Secrets {
        let mut words = vec![seed.to_owned(), seed.to_uppercase()];
        for token in tokens {
            words.push(Secret::parse(token).expect("a token").hash().0);
            words.push(token.clone());
        }
        words.extend(["deck=", "cards=", "tokens="].map(str::to_owned));
        Secrets(words)
    }

    pub(super) fn are_not_in(&self, what: &str, text: &str) {
        for word in &self.0 {
            assert!(!text.contains(word.as_str()), "{what} tells `{word}`: {text}");
        }
    }

    pub(super) fn are_not_in_reply(&self, what: &str, reply: &Reply) {
        self.are_not_in(what, reply.text());
        for (name, value) in &reply.headers {
            self.are_not_in(what, &format!("{name}: {}", value.to_str().expect("text")));
        }
    }
}

impl Side {
    /// Writes a match into the store, as if it had been played so far, and listens.
    pub(super) async fn open<G: Game>(
        server: &TestServer,
        world: &World<G>,
        viewer: Viewer,
        guest: bool,
    ) -> Side {
        let id = TableId::random().to_string();
        let header = &world.session.log().header;
        let seed = format!("{:x}", header.seed.expect("a match has a seed"));
        let tokens: Vec<Secret> = header.seats.iter().map(|_| Secret::random()).collect();
        let of = Match {
            id: id.clone(),
            game: G::ID.to_owned(),
            rules: i64::from(G::RULES),
            options: header.options.to_string(),
            seed: seed.clone(),
            host: tokens[0].hash().0,
            listed: false,
            origin: None,
            hints: false,
            status: Status::Open,
            next: None,
            created_ms: 1_700_000_000_000,
        };
        let seat = |(seat, token): (i64, &Secret)| SeatRow {
            seat,
            kind: SeatKind::Person,
            name: NAMES[seat as usize - 1].to_owned(),
            token_hash: Some(token.hash().0),
            ..crate::table::open_seat()
        };
        let seats = (1..).zip(&tokens).map(seat).collect();
        server.store.write(Change::Create { of, seats }).await.expect("stored");
        let row = |(entry, (actor, action)): (i64, &(String, String))| LogRow {
            entry,
            actor: actor.clone(),
            action: action.clone(),
            at_ms: 1_700_000_000_000,
        };
        let rows = (0..).zip(&world.rows).map(row).collect();
        let append = Change::Append { id: id.clone(), rows, results: Vec::new() };
        server.store.write(append).await.expect("stored");

        let stranger = server.client();
        let person = |it: &Secret| stranger.with_token(it.reveal());
        let people: Vec<Client> = tokens.iter().map(person).collect();
        let viewer = match viewer.seat() {
            Some(seat) => people[seat.index()].clone(),
            None if guest => person(&Secret::random()),
            None => stranger.clone(),
        };
        let tokens: Vec<String> = tokens.iter().map(|it| it.reveal().to_owned()).collect();
        let live = viewer.live(&format!("tables/{id}/live?explained=true")).await;
        let page = viewer.live(&format!("/tables/{id}/live")).await;
        let secrets = Secrets::new(&seed, &tokens);
        let (heard, updates, at) = (Vec::new(), Vec::new(), String::new());
        Side { id, people, viewer, live, page, at, heard, updates, said: 0, secrets }
    }

    /// Acts by a form that a script sends: the answer is the update that leads to the next page.
    pub(super) async fn do_by_form(&self, deed: &Deed) -> Reply {
        let client = &self.people[deed.seat.index()];
        let (path, fields) = match &deed.action {
            Some(action) => ("actions", json!({"ply": deed.ply, "action": action})),
            None => ("undo", json!({"ply": deed.ply})),
        };
        let path = format!("/tables/{}/{path}", self.id);
        let reply = client.scripted(&path, &fields, deed.ply, &self.at).await;
        assert_eq!(reply.status, 200, "{deed:?}: {}", reply.text());
        assert!(reply.text().contains(&format!(" data-ply=\"{}\"", deed.then)), "{deed:?}");
        reply
    }

    pub(super) async fn do_it(&self, deed: &Deed) -> Reply {
        let client = &self.people[deed.seat.index()];
        let path = format!("tables/{}/", self.id);
        let reply = match &deed.action {
            Some(action) => {
                let act = json!({"ply": deed.ply, "action": action});
                client.post(&(path + "actions"), act).await
            }
            None => client.post(&(path + "undo"), json!({"ply": deed.ply})).await,
        };
        assert!(reply.status.is_success(), "{deed:?}: {}", reply.text());
        assert_eq!(reply.json()["ply"], deed.then, "{deed:?}");
        reply
    }

    /// Listens up to the next state, which must be the one at this ply.
    pub(super) async fn hear(&mut self, ply: u32) {
        loop {
            let event = self.live.next().await.expect("a stream goes on");
            self.keep(&event.raw);
            if event.kind == "state" {
                assert_eq!(event.id, Some(ply), "its id is the viewer's own ply");
                break;
            }
        }
        let is_there = format!(" data-ply=\"{ply}\"");
        while !self.hear_page().await.contains(&is_there) {}
    }

    /// The next update of the viewer's page.
    async fn hear_page(&mut self) -> String {
        let event = self.page.next().await.expect("a stream goes on");
        assert_eq!(event.kind, "page");
        self.secrets.are_not_in("an update", &event.raw);
        self.at = event.at.expect("a page has a name");
        self.updates.push(event.raw.replace(&self.id, "{id}"));
        event.raw
    }

    /// Listens to all that has been sent so far: first what is already there; then somebody
    /// speaks, and what comes before their words was sent before them.
    pub(super) async fn hear_all(&mut self) {
        while let Ok(event) = timeout(MOMENT, self.live.next()).await {
            self.keep(&event.expect("a stream goes on").raw);
        }
        self.said += 1;
        let text = format!("word {}", self.said);
        let path = format!("tables/{}/chat", self.id);
        self.people[0].post(&path, json!({"text": text})).await.ok();
        loop {
            let event = self.live.next().await.expect("a stream goes on");
            if event.kind == "chat" && event.data["text"] == Value::String(text.clone()) {
                break;
            }
            self.keep(&event.raw);
        }
        // It is the last line that the page shows.
        let line = format!("{text}</li></ol>");
        while !self.hear_page().await.contains(&line) {}
    }

    fn keep(&mut self, raw: &str) {
        self.secrets.are_not_in("a frame", raw);
        let plain = without(raw, &self.id, &format!(r#""id":"{}""#, self.id), "{id}");
        self.heard.push(plain);
    }

    /// What somebody gets when they come back.
    pub(super) async fn returns(&self, ply: u32) -> String {
        let path = format!("tables/{}/live", self.id);
        let mut live = self.viewer.live_after(&path, Some(ply)).await;
        let state = live.next_of("state").await.raw;
        self.secrets.are_not_in("a frame", &state);
        assert!(!state.contains(&self.id));
        if self.people.iter().all(|it| it.token != self.viewer.token) {
            return state;
        }
        // Who sits here may listen to all their tables at once.
        let mut mine = self.viewer.live("me/live?explained=true").await;
        let told = mine.next_of("state").await;
        self.secrets.are_not_in("a frame", &told.raw);
        state + &told.data["state"].to_string()
    }

    /// An answer as text, without what tells one request or table from another.
    pub(super) fn plain(&self, what: &str, reply: &Reply) -> String {
        self.secrets.are_not_in_reply(what, reply);
        let mut plain = format!("{}\n", reply.status);
        let mut headers: Vec<String> = Vec::new();
        for (name, value) in &reply.headers {
            if *name != DATE && name != "x-request-id" {
                headers.push(format!("{name}: {}\n", value.to_str().expect("text")));
            }
        }
        headers.sort_unstable();
        plain.extend(headers);
        let request = reply.headers["x-request-id"].to_str().expect("text");
        assert_eq!(request.len(), 16);
        let is_json = reply.headers.get("content-type").is_some_and(|it| it == "application/json");
        let field = |name: &str, value: &str| {
            if is_json { format!(r#""{name}":"{value}""#) } else { value.to_owned() }
        };
        let body = without(reply.text(), request, &field("request", request), "{request}");
        if is_json {
            assert_eq!(reply.status.is_success(), !body.contains("{request}"), "{body}");
        }
        plain + "\n" + &without(&body, &self.id, &field("id", &self.id), "{id}")
    }
}

/// The text without this word, which may appear in it only as `field`.
fn without(text: &str, word: &str, field: &str, instead: &str) -> String {
    assert_eq!(text.matches(word).count(), text.matches(field).count(), "{word} in {text}");
    text.replace(word, instead)
}

/// Nothing but these words is taken out.
#[test]
fn what_is_made_comparable_is_otherwise_kept() {
    let (id, field) = ("abcdefghjkmnpqrstuvw", r#""id":"abcdefghjkmnpqrstuvw""#);
    for text in ["", "{}", r#"{"ply":3,"cards":["I3"]}"#, "abcdefghjkmnpqrstuv"] {
        assert_eq!(without(text, id, field, "{id}"), text);
    }
    let text = format!(r#"{{{field},"seat":2,"cards":["I3"]}}"#);
    let plain = without(&text, id, field, "{id}");
    assert_eq!(plain, r#"{"id":"{id}","seat":2,"cards":["I3"]}"#);
    assert_eq!(plain.replace("{id}", id), text);
}
