//! Whatever comes to whatever route: an answer, a known code, nothing told, nothing changed.
use super::{
    Client, Reply, TestServer,
    client::plenty,
    seats::{make, somebody},
    tables::two,
};
use crate::{ids::Secret, settings::Settings};
use axum::{
    body::Body,
    http::{HeaderName, HeaderValue, Method, Request},
};
use serde_json::{Value, json};
use store::testing::Fresh;

/// Every route of the API, as its description has it.
async fn routes(server: &TestServer) -> Vec<(Method, String, bool)> {
    let api = server.client().get("openapi.json").await.ok();
    let mut routes = Vec::new();
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let method = method.to_uppercase().parse().unwrap();
            routes.push((method, path.clone(), about.get("requestBody").is_some()));
        }
    }
    assert!(15 < routes.len());
    routes
}

/// Those that change something.
async fn writes(server: &TestServer) -> Vec<(Method, String, bool)> {
    let mut routes = routes(server).await;
    routes.retain(|it| it.0 != Method::GET);
    assert!(10 < routes.len());
    routes
}

fn at(route: &str, table: &str) -> String {
    route.replace("{id}", table.strip_prefix("tables/").unwrap_or(table)).replace("{seat}", "2")
}

const CODES: &str = "no_table no_token bad_token not_seated not_host not_started over abandoned \
    not_over not_your_turn stale not_an_action illegal undo seat_none seat_taken no_seat_free \
    already_seated name name_taken chat handover not_away still_here rematch game options seats level \
    too_many_tables bad_request too_large head_too_large media_type not_found method cross_site";

/// A refusal like all others: a known code, words, and nothing internal.
fn refuses(reply: &Reply, what: &str) {
    let status = reply.status.as_u16();
    assert!((400..500).contains(&status), "{what}: {status} {}", reply.text());
    let json = reply.json();
    let error = &json["error"];
    let code = error["code"].as_str().unwrap_or_default();
    assert!(CODES.split(' ').any(|it| it == code), "{what}: {json}");
    assert_eq!(error["request"].as_str(), reply.headers["x-request-id"].to_str().ok(), "{what}");
    let message = error["message"].as_str().unwrap();
    assert!(!message.is_empty() && message.len() < 600, "{what}: {message}");
    for told in
        [".rs:", "panicked", "/src/", "/root", "/tmp", "select ", "sqlx", "SQL", "axum", "serde"]
    {
        assert!(!reply.text().contains(told), "{what}: {message}");
    }
    sealed(reply, what);
}

pub(crate) fn sealed(reply: &Reply, what: &str) {
    let header = |name: &str| reply.headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or("");
    let policy = header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && !policy.contains("unsafe"),
        "{what}: {policy}"
    );
    assert!(policy.contains("frame-ancestors 'none'"), "{what}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("referrer-policy"), "no-referrer", "{what}");
    assert!(header("cache-control").contains("no-store"), "{what}");
    assert_eq!(header("x-request-id").len(), 16, "{what}");
}

/// A table in play, and what must stay as it is.
struct Target {
    server: TestServer,
    people: [Client; 2],
    path: String,
    before: Value,
}

impl Target {
    async fn new() -> Target {
        let server = TestServer::new().await;
        let (ann, bob, path) = two(&server, "sobek").await;
        let mut target = Target { server, people: [ann, bob], path, before: Value::Null };
        target.before = target.look().await;
        target
    }

    async fn look(&self) -> Value {
        let id = self.path.strip_prefix("tables/").unwrap();
        let stored = self.server.store.load(id).await.unwrap().unwrap();
        let (mine, open) =
            (self.people[0].get("me/tables").await, self.people[0].get("tables").await);
        json!([
            self.people[0].state(&self.path).await,
            self.people[1].state(&self.path).await,
            mine.ok(),
            open.ok(),
            format!("{stored:?}")
        ])
    }

    async fn unchanged(&self) {
        assert_eq!(self.look().await, self.before);
    }

    async fn send(
        &self,
        who: &Client,
        method: &Method,
        path: &str,
        kind: &str,
        body: Vec<u8>,
    ) -> Reply {
        let mut request = who.request(method.clone(), path);
        if !kind.is_empty() {
            request = request.header("content-type", kind);
        }
        who.send(request.body(Body::from(body)).unwrap()).await
    }
}

/// Bodies that we would never send.
fn bodies() -> Vec<(&'static str, Vec<u8>)> {
    let nested = |open: &str, close: &str| (open.repeat(4000) + &close.repeat(4000)).into_bytes();
    vec![
        ("nothing", Vec::new()),
        ("garbage", b"\xff\xfe{{{".to_vec()),
        ("half", b"{\"ply\": 1, \"action\": \"take".to_vec()),
        ("null", b"null".to_vec()),
        ("a number", b"1e999".to_vec()),
        ("a list", b"[]".to_vec()),
        ("nothing in it", b"{}".to_vec()),
        ("deep lists", nested("[", "]")),
        ("deep objects", nested("{\"a\":", "}")),
        ("17 KiB", format!("{{\"text\": \"{}\"}}", "x".repeat(17 << 10)).into_bytes()),
        ("10 MB", vec![b' '; 10_000_000]),
        ("two values", b"{} {}".to_vec()),
        ("numbers", br#"{"ply":-1,"action":7,"name":1,"text":2,"secret":3,"agree":"yes","bot":4,"game":5,"seats":6}"#.to_vec()),
        ("too large", br#"{"ply":4294967296,"action":"take 1"}"#.to_vec()),
        ("unknown fields", br#"{"ply":1,"action":"take 1","name":"Eve","text":"x","secret":"x","agree":true,"bot":"sailor","game":"sobek","seats":["open","open"],"admin":true}"#.to_vec()),
        ("doubled fields", br#"{"ply":1,"ply":2,"text":"a","text":"b","name":"a","name":"b","agree":true,"agree":true,"bot":"sailor","bot":"sailor","secret":"","secret":"","game":"sobek","game":"sobek"}"#.to_vec()),
        ("NUL", "{\"ply\":1,\"action\":\"take\\u0000 1\",\"x\":0}".as_bytes().to_vec()),
        ("bidi", "{\"name\":\"\u{202e}Eve\",\"text\":\"\u{202e}x\",\"secret\":\"\u{202e}\"}".as_bytes().to_vec()),
        ("half a pair", b"{\"name\":\"\\ud800\",\"text\":\"\\ud800\",\"secret\":\"\\ud800\"}".to_vec()),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_none_is_refused_everywhere() {
    let target = Target::new().await;
    for (method, route, takes_body) in writes(&target.server).await {
        if !takes_body {
            continue;
        }
        for who in [&target.people[0], &somebody(&target.server), &target.server.client()] {
            let path = at(&route, &target.path);
            for (what, body) in bodies() {
                let what = format!("{method} {route}: {what}");
                let reply = target.send(who, &method, &path, "application/json", body).await;
                refuses(&reply, &what);
            }
            for kind in [
                "",
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "\u{e9}",
            ] {
                let reply =
                    target.send(who, &method, &path, kind, b"{\"text\":\"x\"}".to_vec()).await;
                assert_eq!(reply.code(), "media_type", "{method} {route} {kind}");
                refuses(&reply, &route);
            }
        }
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_too_large() {
    let target = Target::new().await;
    let path = format!("/api/v1/{}/chat", target.path);
    for size in [17 << 10, 10_000_000] {
        let body = json!({"text": "x".repeat(size)}).to_string().into_bytes();
        let ann = &target.people[0];
        let reply = target.send(ann, &Method::POST, &path, "application/json", body).await;
        assert_eq!((reply.status.as_u16(), reply.code().as_str()), (413, "too_large"));
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_method_is_refused_everywhere() {
    let target = Target::new().await;
    let routes = routes(&target.server).await;
    for (_, route, _) in &routes {
        let known: Vec<&Method> =
            routes.iter().filter(|it| it.1 == *route).map(|it| &it.0).collect();
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
            let method: Method = method.parse().unwrap();
            if known.contains(&&method) {
                continue;
            }
            let path = at(route, &target.path);
            let reply = target.send(&target.people[0], &method, &path, "", Vec::new()).await;
            assert_eq!(
                (reply.status.as_u16(), reply.code().as_str()),
                (405, "method"),
                "{method} {route}"
            );
            let allowed = reply.headers["allow"].to_str().unwrap();
            assert!(known.iter().all(|it| allowed.contains(it.as_str())), "{route}: {allowed}");
            refuses(&reply, route);
        }
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_no_tables_is_no_table() {
    let target = Target::new().await;
    let unknown = "a".repeat(20);
    let long = "a".repeat(3000);
    let odd = [
        unknown.as_str(),
        &long,
        "x",
        "%00",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..%2f..",
        "%ff%fe",
        "%F0%9F%90%8A",
        "%D0%B0bcdefghjkmnpqrstuv",
        "ABCDEFGHJKMNPQRSTUVW",
        "'%20or%20'1'%3D'1",
        "%25s%25n",
        "-1",
        "%zz",
    ];
    let valid = json!({"ply": 1, "action": "take 1"});
    for (method, route, _) in routes(&target.server).await {
        if !route.contains("{id}") {
            continue;
        }
        for id in odd {
            let path = at(&route, id);
            let what = format!("{method} {path}");
            let mut body = valid.clone();
            if route.ends_with("seats") {
                body = json!({"name": "Eve"});
            } else if route.ends_with("{seat}") {
                body = json!({"bot": "sailor"});
            } else if route.ends_with("chat") {
                body = json!({"text": "x"});
            } else if route.ends_with("abandon") {
                body = json!({"agree": true});
            } else if route.ends_with("undo") {
                body = json!({"ply": 1});
            }
            let body = body.to_string().into_bytes();
            let ann = &target.people[0];
            let reply = target.send(ann, &method, &path, "application/json", body).await;
            assert_eq!((reply.status.as_u16(), reply.code().as_str()), (404, "no_table"), "{what}");
            refuses(&reply, &what);
        }
    }
    for path in [
        "/api/v1/../../etc/passwd",
        "/api/v1/tables/",
        "/api/v1//tables",
        "/api",
        "/api/v2/tables",
        "/api/v1/me",
    ] {
        let reply = target.send(&target.people[0], &Method::GET, path, "", Vec::new()).await;
        assert_eq!(reply.status.as_u16(), 404, "{path}");
        sealed(&reply, path);
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_is_none_is_refused() {
    let target = Target::new().await;
    for what in ["state", "events", "live"] {
        for odd in
            ["since=-1", "since=x", "since=4294967296", "since=", "since=%00", "since=1&since=2"]
        {
            let path = format!("/api/v1/{}/{what}?{odd}", target.path);
            let reply = target.send(&target.people[0], &Method::GET, &path, "", Vec::new()).await;
            assert_eq!(reply.code(), "bad_request", "{what}?{odd}");
            refuses(&reply, odd);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_none_is_refused_everywhere() {
    let target = Target::new().await;
    let token = target.people[0].token.clone().unwrap();
    let long = format!("Bearer {}", "a".repeat(30_000));
    let odd: Vec<Vec<u8>> = [
        "",
        "Bearer",
        "Bearer ",
        "Basic YTpi",
        &token,
        &long,
        &format!("bearer {token}"),
        &format!("Bearer {token}x"),
        &format!("Bearer {}", &token[1..]),
        &format!("Bearer {}", token.to_uppercase()),
        "Bearer ' or 1=1 --",
        "Bearer %00",
    ]
    .iter()
    .map(|it| it.as_bytes().to_vec())
    .chain([b"Bearer \xff\xfe".to_vec(), format!("Bearer {}", "é".repeat(20)).into_bytes()])
    .collect();
    // What is in a box is the same for everybody: nobody is looked at there.
    let all = routes(&target.server).await.into_iter().filter(|it| !it.1.contains("/games"));
    for (method, route, _) in all {
        for value in &odd {
            let value = HeaderValue::from_bytes(value).unwrap();
            let what = format!("{method} {route} {value:?}");
            let request = Request::builder()
                .method(method.clone())
                .uri(at(&route, &target.path))
                .header("host", "felucca.test")
                .header("content-type", "application/json")
                .header("authorization", value)
                .body(Body::from("{}"));
            let reply = target.server.client().send(request.unwrap()).await;
            // The log and the lists are public, but a wrong token is never ignored.
            assert_eq!(
                (reply.status.as_u16(), reply.code().as_str()),
                (401, "bad_token"),
                "{what}"
            );
            refuses(&reply, &what);
        }
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_peoples_tokens_open_nothing_here() {
    let target = Target::new().await;
    let (eve, _, _) = two(&target.server, "sobek").await;
    let before = target.look().await;
    for (what, body) in [
        ("actions", json!({"ply": 1, "action": "take 1"})),
        ("undo", json!({"ply": 1})),
        ("leave", json!({})),
        ("return", json!({})),
        ("abandon", json!({"agree": true})),
        ("chat", json!({"text": "x"})),
        ("rematch", json!({})),
        ("handover", json!({})),
    ] {
        let path = format!("{}/{what}", target.path);
        for (who, code) in [(&eve, "not_seated"), (&target.server.client(), "no_token")] {
            let reply = who.post(&path, body.clone()).await;
            assert_eq!(reply.code(), code, "{what}");
            refuses(&reply, what);
        }
    }
    assert_eq!(target.look().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_changes_nothing() {
    let target = Target::new().await;
    let token = target.people[0].token.clone().unwrap();
    let cookie = format!("felucca={token}");
    for (method, route, _) in writes(&target.server).await {
        for (name, value) in [
            ("origin", "https://evil.test"),
            ("origin", "null"),
            ("origin", "http://felucca.test.evil.test"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let request = Request::builder()
                .method(method.clone())
                .uri(at(&route, &target.path))
                .header("host", "felucca.test")
                .header("cookie", &cookie)
                .header("content-type", "application/json")
                .header(name.parse::<HeaderName>().unwrap(), value)
                .body(Body::from(r#"{"agree":true}"#));
            let reply = target.server.client().send(request.unwrap()).await;
            let what = format!("{method} {route} {name}: {value}");
            assert_eq!(
                (reply.status.as_u16(), reply.code().as_str()),
                (403, "cross_site"),
                "{what}"
            );
            refuses(&reply, &what);
        }
    }
    target.unchanged().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browsers_own_cookie_counts_and_a_broken_one_is_nobodys() {
    let target = Target::new().await;
    let token = target.people[0].token.clone().unwrap();
    for (cookie, you) in [
        (format!("a=b; felucca={token}"), json!(1)),
        ("felucca=x".to_owned(), Value::Null),
        (format!("notfelucca={token}"), Value::Null),
    ] {
        let path = format!("/api/v1/{}", target.path);
        let request = target.server.client().request(Method::GET, &path).header("cookie", cookie);
        let reply = target.server.client().send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(reply.ok()["you"], you);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_sealed() {
    let target = Target::new().await;
    let whole = |it: &str| format!("/api/v1/{}{it}", target.path);
    for path in [
        "/",
        "/nowhere",
        "/health/live",
        "/health/ready",
        "/api/v1/openapi.json",
        "/api/v1/tables",
        "/api/v1/nowhere",
        &whole(""),
        &whole("/state"),
        &whole("/events"),
        &whole("/choices"),
        &whole("/hint"),
        &whole("/log"),
    ] {
        let reply = target.send(&target.people[0], &Method::GET, path, "", Vec::new()).await;
        sealed(&reply, path);
    }
    let chat = whole("/chat");
    let body = json!({"text": "x"}).to_string().into_bytes();
    let reply =
        target.send(&target.people[0], &Method::POST, &chat, "application/json", body).await;
    assert_eq!(reply.status.as_u16(), 204);
    sealed(&reply, &chat);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_not_made() {
    let server = TestServer::new().await;
    let who = somebody(&server);
    let open = json!(["open", "open"]);
    for (new, code) in [
        (json!({"game": "chess", "seats": open}), "game"),
        (json!({"game": "", "seats": open}), "game"),
        (json!({"game": "sobek", "seats": []}), "seats"),
        (json!({"game": "sobek", "seats": ["open"]}), "seats"),
        (json!({"game": "sobek", "seats": ["open", "open", "open", "open", "open"]}), "seats"),
        (json!({"game": "sobek", "seats": ["open", {"bot": "god"}]}), "level"),
        (json!({"game": "sobek", "seats": ["open", "closed"]}), "bad_request"),
        (
            json!({"game": "sobek", "seats": ["open", {"me": "Ann", "bot": "sailor"}]}),
            "bad_request",
        ),
        (json!({"game": "sobek", "seats": open, "options": "no-crocodile"}), "options"),
        (json!({"game": "conex", "seats": open, "options": "track-0"}), "options"),
        (json!({"game": "conex", "seats": open, "options": "x".repeat(5000)}), "options"),
    ] {
        let reply = who.post("tables", new.clone()).await;
        assert_eq!(reply.code(), code, "{new}");
        refuses(&reply, code);
    }
    assert_eq!(who.get("me/tables").await.ok()["tables"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_differs_by_who_asks_says_so_and_what_is_for_all_does_not() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let get = async |path: &str| {
        let request = ann.request(Method::GET, path).header("accept-encoding", "gzip");
        ann.send(request.body(Body::empty()).unwrap()).await
    };
    let vary = |reply: &Reply| {
        let all = reply.headers.get_all("vary").iter().map(|it| it.to_str().unwrap());
        all.collect::<Vec<_>>().join(", ").to_lowercase()
    };
    for page in
        ["/", "/settings", "/nowhere", &format!("/{path}"), &format!("/api/v1/{path}/state")]
    {
        let vary = vary(&get(page).await);
        for name in ["cookie", "accept-language", "authorization"] {
            assert!(vary.contains(name), "{page}: {vary}");
        }
    }
    let start = ann.send(ann.request(Method::GET, "/").body(Body::empty()).unwrap()).await;
    let sheet = start.text().split("href=\"").find(|it| it.starts_with("/assets/"));
    let sheet = sheet.and_then(|it| it.split('"').next()).expect("a sheet").to_owned();
    let reply = get(&sheet).await;
    assert!(reply.headers["cache-control"].to_str().unwrap().starts_with("public"));
    assert!(!vary(&reply).contains("cookie"), "{sheet}: {}", vary(&reply));
}

#[tokio::test(flavor = "multi_thread")]
async fn over_tls_a_token_is_kept_where_no_other_host_can_put_one() {
    let settings = Settings { behind_proxy: Some(true), ..plenty() };
    let server = TestServer::with(Fresh::sqlite(), settings).await;
    let host = somebody(&server);
    let path = make(&host, "sobek", json!([{"me": "Ann"}, "open"])).await;
    let look = async |scheme: &str, cookie: &str| {
        let request = server.client().request(Method::GET, &format!("/{path}"));
        let request = request.header("x-forwarded-proto", scheme).header("cookie", cookie);
        server.client().send(request.body(Body::empty()).unwrap()).await
    };
    let given = |reply: &Reply| {
        let cookie = reply.headers.get("set-cookie").map(|it| it.to_str().unwrap().to_owned());
        cookie.unwrap_or_default()
    };
    let plain = look("http", "a=b").await;
    assert!(given(&plain).starts_with("felucca=") && !given(&plain).contains("Secure"));
    assert!(!plain.headers.contains_key("strict-transport-security"));
    let safe = look("https", "a=b").await;
    let cookie = given(&safe);
    assert!(cookie.starts_with("__Host-felucca=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("Path=/") && !cookie.contains("Domain"), "{cookie}");
    let hsts = safe.headers["strict-transport-security"].to_str().unwrap();
    assert!(hsts.starts_with("max-age=31536000"), "{hsts}");

    // Who has one from before keeps the seat, and it is kept safely from then on.
    let token = host.token.clone().unwrap();
    let before = look("https", &format!("felucca={token}")).await;
    assert!(given(&before).starts_with(&format!("__Host-felucca={token};")), "{}", given(&before));
    let own = |reply: &Reply| reply.text().contains("/abandon\"");
    assert!(own(&before));
    let after = look("https", &format!("__Host-felucca={token}; felucca={token}")).await;
    assert!(own(&after) && given(&after).is_empty());
    // What another host has put beside it doesn't count.
    let other = Secret::random();
    let tossed =
        look("https", &format!("felucca={}; __Host-felucca={token}", other.reveal())).await;
    assert!(own(&tossed));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_somebody_thought_of_is_refused() {
    let server = TestServer::new().await;
    let new = json!({"game": "sobek", "seats": ["open", "open"]});
    for plain in ["a", "23456789", "abcdefgh"] {
        let plain: String = plain.chars().cycle().take(40).collect();
        let refused = server.client().with_token(&plain).post("tables", new.clone()).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (401, "bad_token"));
    }
    somebody(&server).post("tables", new).await.ok();
}
