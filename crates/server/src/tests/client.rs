//! A server in this process, and clients that talk to its router.
use crate::{bots::BotPool, serve::Server, settings::Settings};
use axum::{
    Router,
    body::{Body, Bytes},
    http::{
        HeaderMap, Method, Request, StatusCode,
        header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE},
    },
};
use futures_util::StreamExt as _;
use http_body_util::{BodyExt as _, BodyStream};
use serde_json::Value;
use std::time::Duration;
use store::{Location, testing::Fresh};
use tokio::{sync::watch, time::timeout};
use tower::ServiceExt as _;

/// Nothing here takes this long; whatever takes longer won't come at all.
const PATIENCE: Duration = Duration::from_secs(15);

/// Whatever comes at all comes sooner than this.
const SILENCE: Duration = Duration::from_millis(150);

pub(crate) struct TestServer {
    router: Router,
    stop: watch::Sender<bool>,
    pub(crate) store: store::Store,
    pub(crate) bots: BotPool,
    pub(crate) fresh: Fresh,
}

impl TestServer {
    pub(crate) async fn new() -> TestServer {
        TestServer::on(Fresh::sqlite()).await
    }

    /// One for each kind of database.
    pub(crate) async fn each() -> Vec<TestServer> {
        let mut all = Vec::new();
        for fresh in Fresh::each().await {
            all.push(TestServer::on(fresh).await);
        }
        all
    }

    pub(crate) async fn on(fresh: Fresh) -> TestServer {
        TestServer::with(fresh, plenty()).await
    }

    pub(crate) async fn with(fresh: Fresh, settings: Settings) -> TestServer {
        let (stop, stops) = watch::channel(false);
        let server = Server::open(&settings, &fresh.location, stops).await.expect("it opens");
        let (router, store, bots) = (server.router(), server.store(), server.bots());
        TestServer { router, store, bots, stop, fresh }
    }

    /// Another node on the same PostgreSQL.
    pub(crate) async fn second(&self) -> TestServer {
        TestServer::with(self.fresh.again(), plenty()).await
    }

    /// Stops it, and starts one on the same database; on a copy of its file, because a
    /// process that goes on keeps its lock.
    pub(crate) async fn restarted(self) -> TestServer {
        self.stop.send_replace(true);
        let TestServer { store, fresh, .. } = self;
        store.close().await;
        let Location::Sqlite(from) = &fresh.location else { return TestServer::on(fresh).await };
        let copy = Fresh::sqlite();
        let Location::Sqlite(to) = &copy.location else { unreachable!() };
        std::fs::copy(from, to).expect("a file that can be copied");
        TestServer::on(copy).await
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    pub(crate) fn client(&self) -> Client {
        Client { router: self.router.clone(), token: None, from: None, language: "en" }
    }
}

/// Settings that don't get in a test's way.
pub(crate) fn plenty() -> Settings {
    Settings {
        requests_per_second: Some(1_000_000),
        tables_per_person: Some(1_000_000),
        tables_per_minute: Some(1_000_000),
        bot_tables_per_address: Some(1_000_000),
        bot_pace: Some(0),
        turning_points: Some(3),
        ..Settings::default()
    }
}

/// Somebody with or without a token.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    pub(crate) token: Option<String>,
    /// Where a proxy says that they are.
    from: Option<String>,
    pub(crate) language: &'static str,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Reply {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text is UTF-8")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("JSON: {}", self.text()))
    }

    /// What is in it, if all went well.
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// The code of the refusal.
    pub(crate) fn code(&self) -> String {
        let json = self.json();
        let code = json["error"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{} {}", self.status, self.text())).to_owned()
    }
}

impl Client {
    pub(crate) fn speaking(&self, language: &'static str) -> Client {
        Client { language, ..self.clone() }
    }

    pub(crate) fn with_token(&self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self.clone() }
    }

    /// Behind a proxy, at this address.
    pub(crate) fn at(&self, address: &str) -> Client {
        Client { from: Some(address.to_owned()), ..self.clone() }
    }

    /// Without a token.
    pub(crate) fn stranger(&self) -> Client {
        Client { token: None, ..self.clone() }
    }

    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = timeout(PATIENCE, self.router.clone().oneshot(request)).await;
        let response = response.expect("an answer in time").expect("a router always answers");
        let (parts, body) = response.into_parts();
        let body = timeout(PATIENCE, body.collect()).await.expect("in time").expect("whole");
        Reply { status: parts.status, headers: parts.headers, body: body.to_bytes() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "felucca.test")
            .header(ACCEPT_LANGUAGE, self.language);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(from) = &self.from {
            request = request.header("x-forwarded-for", from);
        }
        request
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        let request = self.request(Method::GET, &api(path)).body(Body::empty());
        self.send(request.expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<Value>) -> Reply {
        self.write(Method::POST, path, body).await
    }

    pub(crate) async fn put(&self, path: &str, body: impl Into<Value>) -> Reply {
        self.write(Method::PUT, path, body).await
    }

    async fn write(&self, method: Method, path: &str, body: impl Into<Value>) -> Reply {
        let request = self
            .request(method, &api(path))
            .header(CONTENT_TYPE, "application/json")
            .body(Body::from(body.into().to_string()));
        self.send(request.expect("a request")).await
    }

    /// Sends a form, as a page does.
    pub(crate) async fn form(&self, path: &str, fields: &Value) -> Reply {
        let request = self
            .request(Method::POST, path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(encoded(fields)));
        self.send(request.expect("a request")).await
    }

    /// The same as sent by a script that has this page.
    pub(crate) async fn scripted(&self, path: &str, fields: &Value, ply: u32, at: &str) -> Reply {
        let request = self
            .request(Method::POST, path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("felucca-since", ply)
            .header("felucca-at", at)
            .body(Body::from(encoded(fields)));
        self.send(request.expect("a request")).await
    }

    /// What this client sees of the table at this path.
    pub(crate) async fn state(&self, table: &str) -> Value {
        self.get(&format!("{table}/state")).await.ok()
    }

    /// Acts on the given state.
    pub(crate) async fn act(&self, table: &str, seen: &Value, action: &str) -> Reply {
        let act = serde_json::json!({"ply": seen["ply"], "action": action});
        self.post(&format!("{table}/actions"), act).await
    }

    /// Takes back the last action.
    pub(crate) async fn undo(&self, table: &str, seen: &Value) -> Reply {
        self.post(&format!("{table}/undo"), serde_json::json!({"ply": seen["ply"]})).await
    }

    pub(crate) async fn live(&self, path: &str) -> Live {
        self.live_after(path, None).await
    }

    /// A live stream that follows on what was already seen.
    pub(crate) async fn live_after(&self, path: &str, last: Option<u32>) -> Live {
        let mut request = self.request(Method::GET, &api(path));
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let request = request.body(Body::empty()).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        Live { body: BodyStream::new(response.into_body()), text: String::new() }
    }
}

/// As browsers write the fields of a form.
pub(crate) fn encoded(fields: &Value) -> String {
    let plain = |it: &Value| it.as_str().map_or_else(|| it.to_string(), ToOwned::to_owned);
    let byte = |it: u8| match it {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(it).to_string(),
        _ => format!("%{it:02X}"),
    };
    let word = |it: &str| it.bytes().map(byte).collect::<String>();
    let fields = fields.as_object().expect("fields have names").iter();
    let pairs = fields.map(|(name, value)| format!("{}={}", word(name), word(&plain(value))));
    pairs.collect::<Vec<_>>().join("&")
}

/// A path of the API, unless it is a whole one.
fn api(path: &str) -> String {
    if path.starts_with('/') { path.to_owned() } else { format!("{}/{path}", crate::api::ROOT) }
}

/// A live stream as its reader gets it.
pub(crate) struct Live {
    body: BodyStream<Body>,
    text: String,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LiveEvent {
    pub(crate) kind: String,
    /// The name of a page, or a ply.
    pub(crate) at: Option<String>,
    pub(crate) id: Option<u32>,
    pub(crate) data: Value,
    /// As it came, byte by byte.
    pub(crate) raw: String,
}

impl Live {
    /// The next event; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<LiveEvent> {
        timeout(PATIENCE, self.read()).await.expect("something in time")
    }

    async fn read(&mut self) -> Option<LiveEvent> {
        loop {
            if let Some(at) = self.text.find("\n\n") {
                let raw: String = self.text.drain(..at + 2).collect();
                let field = |name: &str| raw.lines().find_map(|it| it.strip_prefix(name));
                if let (Some(kind), Some(data)) = (field("event: "), field("data: ")) {
                    let is_page = kind == "page";
                    return Some(LiveEvent {
                        kind: kind.to_owned(),
                        at: field("id: ").map(str::to_owned),
                        id: field("id: ").and_then(|it| it.parse().ok()),
                        data: match is_page {
                            true => Value::Null,
                            false => serde_json::from_str(data).expect("JSON"),
                        },
                        raw: raw.clone(),
                    });
                }
                continue;
            }
            let data = self.body.next().await?.expect("a whole frame").into_data().expect("data");
            self.text.push_str(std::str::from_utf8(&data).expect("UTF-8"));
        }
    }

    /// The next event of this kind.
    pub(crate) async fn next_of(&mut self, kind: &str) -> LiveEvent {
        loop {
            let event = self.next().await.unwrap_or_else(|| panic!("a `{kind}` before the end"));
            if event.kind == kind {
                return event;
            }
        }
    }

    /// Reads on until nothing more comes for a moment.
    pub(crate) async fn settle(&mut self) {
        while timeout(SILENCE, self.next()).await.is_ok() {}
    }

    /// Whether nothing more comes for a moment.
    pub(crate) async fn is_silent(&mut self) -> bool {
        self.text.is_empty() && timeout(SILENCE, self.body.next()).await.is_err()
    }
}
