//! The pages as a browser without scripts uses them: links, forms, a cookie.
use super::{
    Client, Reply, TestServer,
    client::{encoded, plenty},
    hostile::sealed,
    seats::somebody,
    tables::{play_to_the_end, two},
};
use crate::settings::Settings;
use axum::{
    body::Body,
    http::{Method, Request, StatusCode},
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use store::testing::Fresh;

/// A browser: it keeps its cookies and goes where it is sent.
pub(super) struct Browser {
    client: Client,
    cookies: BTreeMap<String, String>,
}

/// A page, and where it was found.
pub(super) struct Page {
    pub(super) path: String,
    pub(super) status: StatusCode,
    pub(super) text: String,
}

impl Page {
    /// The value of the first field of this name, as it is sent back.
    fn field(&self, name: &str) -> Option<String> {
        let rest = self.text.split_once(&format!(r#"name="{name}" value=""#))?.1;
        let value = rest.split_once('"')?.0;
        let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
        Some(plain.iter().fold(value.to_owned(), |it, (code, sign)| it.replace(code, sign)))
    }

    /// Whether it is a table at which its reader sits under this name.
    fn is_of(&self, name: &str) -> bool {
        self.says(&format!("<b>{name}</b> <span class=\"tag\">you</span>"))
    }

    pub(super) fn says(&self, words: &str) -> bool {
        self.text.contains(words)
    }

    #[track_caller]
    pub(super) fn ok(self) -> Page {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self
    }
}

impl Browser {
    pub(super) fn new(server: &TestServer) -> Browser {
        Browser { client: server.client(), cookies: BTreeMap::new() }
    }

    /// A browser of somebody who has a token.
    pub(super) fn of(who: &Client) -> Browser {
        let cookies = who.token.iter().map(|it| ("felucca".to_owned(), it.clone()));
        Browser { client: who.stranger(), cookies: cookies.collect() }
    }

    fn cookie(&self) -> String {
        let all = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        all.collect::<Vec<_>>().join("; ")
    }

    fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = self.client.request(method, path);
        match self.cookie().as_str() {
            "" => request,
            cookie => request.header("cookie", cookie),
        }
    }

    pub(super) async fn go(&self, path: &str) -> Page {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        let reply = self.client.send(request).await;
        sealed(&reply, path);
        Page { path: path.to_owned(), status: reply.status, text: reply.text().to_owned() }
    }

    /// Something allowed that the page offers as a single control.
    async fn a_choice_of(&self, page: &Page) -> String {
        let state = self.go(&format!("/api/v1{}/state", page.path)).await.ok().text;
        let state: Value = serde_json::from_str(&state).unwrap();
        let choices = state["choices"].as_array().unwrap().iter().map(|it| it.as_str().unwrap());
        let mut offered = choices.filter(|it| page.says(&format!("value=\"{it}\"")));
        offered.next_back().unwrap_or_else(|| panic!("{}", page.text)).to_owned()
    }

    async fn post(&self, path: &str, fields: &Value) -> Reply {
        let request = self
            .request(Method::POST, path)
            .header("origin", "http://felucca.test")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(encoded(fields)));
        self.client.send(request.unwrap()).await
    }

    fn keep(&mut self, reply: &Reply) {
        for cookie in reply.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = cookie.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Sends a form, and goes where it leads.
    pub(super) async fn submit(&mut self, path: &str, fields: Value) -> Page {
        // The form of a seat is on a page that gives a token.
        if let Some(table) = path.strip_suffix("/seats").filter(|_| self.cookies.is_empty()) {
            let request = self.request(Method::GET, table).body(Body::empty()).unwrap();
            let reply = self.client.send(request).await;
            self.keep(&reply);
        }
        let mut reply = self.post(path, &fields).await;
        self.keep(&reply);
        if reply.status == StatusCode::TEMPORARY_REDIRECT {
            let to = reply.headers["location"].to_str().unwrap();
            reply = self.post(to, &fields).await;
            self.keep(&reply);
        }
        sealed(&reply, path);
        match reply.headers.get("location") {
            Some(to) if reply.status == StatusCode::SEE_OTHER => {
                self.go(to.to_str().unwrap()).await
            }
            _ => {
                Page { path: path.to_owned(), status: reply.status, text: reply.text().to_owned() }
            }
        }
    }
}

/// A table for two: with a friend, with anybody, or with a bot.
fn new_table(game: &str, name: &str, with: &str) -> Value {
    let other = if with == "bots" { "deckhand" } else { "open" };
    let public = if with == "anybody" { "yes" } else { "no" };
    json!({"game": game, "name": name, "seat2": other, "seat3": "none", "seat4": "none",
        "size": "medium", "track": "40", "memory": "off", "public": public})
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_by_forms_alone_and_once_more() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let mut people = [Browser::new(&server), Browser::new(&server)];
        let [ann, bob] = &mut people;
        let table = ann.submit("/tables", new_table(game, "Ann", "friends")).await.ok();
        assert!(table.says(&format!("http://felucca.test{}", table.path)), "a link to share");
        assert!(!bob.go("/").await.ok().says(&table.path), "a private table is in no list");
        let seats = format!("{}/seats", table.path);
        let mut page = bob.submit(&seats, json!({"name": "Bob"})).await.ok();
        assert!(page.says("Ann") && page.is_of("Bob"));
        let path = table.path;
        for _ in 0..1000 {
            for who in &mut people {
                page = who.go(&path).await.ok();
                if page.says("data-turn=") {
                    assert!(page.says("<title>● Your turn"), "the title says whose turn it is");
                    let action = who.a_choice_of(&page).await;
                    let act = json!({"ply": page.field("ply").unwrap(), "action": action});
                    who.submit(&format!("{path}/actions"), act).await.ok();
                }
            }
            if page.says("Play again") {
                break;
            }
        }
        let over = "aria-label=\"The game is over\"";
        assert!(page.says("The seed was") && page.says(over), "{}", page.text);
        let [ann, bob] = &mut people;
        let again = ann.submit(&format!("{path}/rematch"), json!({})).await.ok();
        assert_ne!(again.path, path);
        assert!(bob.go(&path).await.ok().says(&format!("href=\"{}\"", again.path)), "Bob is told");
        let same = bob.submit(&format!("{path}/rematch"), json!({})).await.ok();
        assert_eq!(same.path, again.path, "both get the same table");
        assert!(same.is_of("Bob") && !same.says("The seed was"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_share_is_one_that_others_can_open() {
    let network = Settings { listen: Some("0.0.0.0:8484".parse().unwrap()), ..plenty() };
    let public = Settings { public_url: Some("https://play.test".to_owned()), ..plenty() };
    for (settings, host, link, warned) in [
        (plenty(), "127.0.0.1:8484", "value=\"http://127.0.0.1:8484/tables/", true),
        (plenty(), "felucca.test", "value=\"http://felucca.test/tables/", false),
        (network, "localhost:8484", ":8484/tables/", false),
        (public, "127.0.0.1:8484", "value=\"https://play.test/tables/", false),
    ] {
        let server = TestServer::with(Fresh::sqlite(), settings).await;
        let mut ann = Browser::new(&server);
        let page = ann.submit("/tables", new_table("sobek", "Ann", "friends")).await.ok();
        let request = Request::builder().uri(&page.path).header("host", host).body(Body::empty());
        let page = ann.client.send(request.unwrap()).await;
        assert!(page.text().contains(link), "{}", page.text());
        assert_eq!(page.text().contains("Only this machine"), warned, "{host}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_at_once_against_bots() {
    let server = TestServer::new().await;
    let mut ann = Browser::new(&server);
    let page = ann.submit("/tables", new_table("conex", "Ann", "bots")).await.ok();
    assert!(
        page.says("data-ply=") && page.says("<span class=\"tag\">Deckhand</span>"),
        "{}",
        page.text
    );
    assert!(ann.go("/").await.ok().says(&page.path), "it is among her tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_strangers_is_in_the_list_and_gets_bots_if_nobody_comes() {
    let server = TestServer::new().await;
    let (mut ann, bob) = (Browser::new(&server), Browser::new(&server));
    let page = ann.submit("/tables", new_table("sobek", "Ann", "anybody")).await.ok();
    assert!(bob.go("/").await.ok().says(&page.path));
    let fill = json!({"seat": 2, "level": "deckhand"});
    let page = ann.submit(&format!("{}/bots", page.path), fill).await.ok();
    assert!(
        page.says("data-ply=") && page.says("<span class=\"tag\">Deckhand</span>"),
        "{}",
        page.text
    );
    assert!(!bob.go("/").await.ok().says(&page.path));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_for_the_server_alone_and_secure_where_it_can_be() {
    let https = Settings { public_url: Some("https://play.test".to_owned()), ..plenty() };
    let proxied = Settings { behind_proxy: Some(true), ..plenty() };
    for (settings, forwarded, secure) in [
        (plenty(), None, false),
        (plenty(), Some("https"), false),
        (proxied.clone(), Some("http"), false),
        (proxied, Some("https"), true),
        (https, None, true),
    ] {
        let server = TestServer::with(Fresh::sqlite(), settings).await;
        let mut request = server
            .client()
            .request(Method::POST, "/tables")
            .header("content-type", "application/x-www-form-urlencoded");
        if let Some(scheme) = forwarded {
            request = request.header("x-forwarded-proto", scheme);
        }
        let form = encoded(&new_table("sobek", "Ann", "friends"));
        let reply = server.client().send(request.body(Body::from(form)).unwrap()).await;
        assert_eq!(reply.status, StatusCode::TEMPORARY_REDIRECT, "{}", reply.text());
        let cookie = reply.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        assert!(cookie.contains("; Path=/") && !cookie.contains("Domain"), "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_chat_are_words_not_markup() {
    let server = TestServer::new().await;
    let (mut ann, mut bob) = (Browser::new(&server), Browser::new(&server));
    let odd = r#"<b onclick="x">&'"#;
    let page = ann.submit("/tables", new_table("sobek", odd, "anybody")).await.ok();
    bob.submit(&format!("{}/seats", page.path), json!({"name": "</li><script>"})).await.ok();
    let chat = format!("{}/chat", page.path);
    ann.submit(&chat, json!({"text": "</ul><script>alert(1)</script>"})).await.ok();
    for page in [ann.go(&page.path).await, bob.go("/").await, bob.go(&page.path).await] {
        let text = page.ok().text;
        let scripts = text.matches("<script").count();
        assert_eq!(scripts, text.matches("<script src=\"/assets/").count(), "{text}");
        assert!(!text.contains("<b "), "{text}");
    }
    let text = bob.go(&page.path).await.text;
    assert!(text.contains("&lt;/ul&gt;&lt;script&gt;alert(1)"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_said_on_the_page_in_the_visitors_language() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let path = format!("/{path}");
    let page = Browser::of(&ann).go(&path).await.ok();
    let late = json!({"ply": 999, "action": "take 1"});
    let mut told = Vec::new();
    for language in ["en", "de", "fr", "ru"] {
        let mut browser = Browser::of(&ann.speaking(language));
        let refused = browser.submit(&format!("{path}/actions"), late.clone()).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
        assert!(refused.says("role=\"alert\"") && refused.says(&format!("lang=\"{language}\"")));
        assert!(refused.says("class=\"story\""), "with the table as it is now");
        let alert = refused.text.split_once("role=\"alert\">").unwrap().1;
        told.push(alert.split_once("</p>").unwrap().0.to_owned());
    }
    told.dedup();
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(Browser::of(&ann).go(&path).await.text, page.text, "nothing has changed");
    let stranger = Browser::of(&somebody(&server)).submit(&format!("{path}/actions"), late).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    let nowhere = Browser::of(&bob).go("/tables/nowhere").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    assert!(nowhere.says("role=\"alert\"") && nowhere.says("href=\"/\""), "{}", nowhere.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_looked_at_moves_no_seat() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "conex").await;
    let mut laptop = Browser::of(&ann);
    let page = laptop.submit(&format!("/{path}/handover"), json!({})).await.ok();
    let link = page.text.split_once("http://felucca.test").unwrap().1.split_once('"').unwrap().0;
    let mut phone = Browser::new(&server);
    for _ in 0..2 {
        assert!(phone.go(link).await.ok().says("Take the seat"));
    }
    assert!(laptop.go(&format!("/{path}")).await.ok().is_of("Ann"), "still hers");
    let moved = phone.submit(link, json!({})).await.ok();
    assert!(moved.is_of("Ann"));
    assert!(!laptop.go(&format!("/{path}")).await.ok().is_of("Ann"));
    for late in [phone.go(link).await, laptop.submit(link, json!({})).await] {
        assert_eq!(late.status, StatusCode::NOT_FOUND, "once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_none_is_refused_and_changes_nothing() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let id = path.strip_prefix("tables/").unwrap();
    let stored = async || format!("{:?}", server.store.load(id).await.unwrap());
    let before = (stored().await, ann.get("me/tables").await.ok());
    let bodies: Vec<(&str, Vec<u8>)> = vec![
        ("garbage", b"\xff\xfe%zz&&==".to_vec()),
        ("numbers", b"ply=-1&seat=999&agree=maybe&seats=-4&name=&text=&level=&action=".to_vec()),
        ("too large", b"ply=4294967296&seat=256&seats=99999999999999999999&agree=1".to_vec()),
        ("doubled", b"ply=1&ply=2&name=a&name=b&text=a&text=b&agree=true&agree=false".to_vec()),
        ("odd names", "name=%E2%80%AE&text=%00&level=god&game=chess&action=%00&ply=1".into()),
        ("17 KiB", format!("text={}", "x".repeat(17 << 10)).into_bytes()),
        ("10 MB", vec![b'a'; 10_000_000]),
    ];
    // Those without fields are tried by people who don't play here.
    let fields = ["seats", "bots", "actions", "undo", "abandon", "chat"];
    let mut routes: Vec<String> = fields.iter().map(|it| format!("/{path}/{it}")).collect();
    routes.extend(["/tables".to_owned(), "/handover/none".to_owned(), format!("/handover/{id}")]);
    for route in &routes {
        for (what, body) in &bodies {
            for kind in
                ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""]
            {
                let what = format!("{route} {what} {kind}");
                let request = Browser::of(&ann).request(Method::POST, route);
                let request = request.header("content-type", kind).body(Body::from(body.clone()));
                let reply = ann.send(request.unwrap()).await;
                assert!(
                    reply.status.is_client_error(),
                    "{what}: {} {}",
                    reply.status,
                    reply.text()
                );
                assert!(reply.text().contains("role=\"alert\""), "{what}: {}", reply.text());
                assert!(!reply.headers.contains_key("set-cookie"), "{what}");
                for told in ["panicked", "/src/", "sqlx", "serde", "axum"] {
                    assert!(!reply.text().contains(told), "{what}: {}", reply.text());
                }
                sealed(&reply, &what);
            }
        }
    }
    let eve = Browser::of(&somebody(&server));
    for (what, fields) in [
        ("actions", json!({"ply": 1, "action": "take 1"})),
        ("undo", json!({"ply": 1})),
        ("hint", json!({})),
        ("abandon", json!({"agree": true})),
        ("chat", json!({"text": "x"})),
        ("bots", json!({"seat": 2, "level": "deckhand"})),
        ("leave", json!({})),
        ("return", json!({})),
        ("rematch", json!({})),
        ("handover", json!({})),
    ] {
        for who in [&eve, &Browser::new(&server)] {
            let reply = who.post(&format!("/{path}/{what}"), &fields).await;
            assert!(reply.status.is_client_error(), "{what}: {} {}", reply.status, reply.text());
        }
        // Another site's form, sent by a player's own browser.
        let request = Request::builder()
            .method(Method::POST)
            .uri(format!("/{path}/{what}"))
            .header("host", "felucca.test")
            .header("origin", "https://evil.test")
            .header("cookie", Browser::of(&bob).cookie())
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(encoded(&fields)));
        let reply = bob.send(request.unwrap()).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{what}: {}", reply.text());
    }
    assert_eq!((stored().await, ann.get("me/tables").await.ok()), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_has_its_log_for_everybody_with_the_link() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    assert!(!Browser::of(&ann).go(&format!("/{path}")).await.ok().says("/log\""));
    play_to_the_end(&[&ann, &bob], &path).await;
    let page = Browser::new(&server).go(&format!("/{path}")).await.ok();
    let log = page.text.split_once("href=\"/api/v1/").unwrap().1.split_once('"').unwrap().0;
    assert_eq!(log, format!("{path}/log"));
    let log = server.client().get(log).await;
    assert!(log.text().starts_with("felucca"));
    let name = log.headers["content-disposition"].to_str().unwrap();
    assert!(name.starts_with("attachment; filename=\"felucca-"), "{name}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_gives_a_seat_is_in_no_search() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "conex").await;
    let mut browser = Browser::of(&ann);
    let noindex = "<meta name=\"robots\" content=\"noindex\">";
    let handover = browser.submit(&format!("/{path}/handover"), json!({})).await.ok();
    assert!(handover.says(noindex), "a link that moves a seat");
    let lobby = browser.submit("/tables", new_table("sobek", "Ann", "friends")).await.ok();
    assert!(lobby.says(noindex), "a table that waits");
    for open in ["/", "/new", "/rules", "/rules/sobek", "/settings", "/replay", "/bots"] {
        assert!(!browser.go(open).await.ok().says(noindex), "{open}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_is_said_in_words_before_it_is_made() {
    let server = TestServer::new().await;
    let browser = Browser::new(&server);
    for (asked, said) in [
        ("", "Conex for three on a medium table: you, one friend, one sailor."),
        ("?game=sobek&with=friends", "Sobek for two: you, one friend."),
        (
            "?conex-size=small&seat2=captain&seat3=captain&seat4=open",
            "Conex for four on a small table: you, one friend, two captains.",
        ),
        (
            "?game=chess&conex-size=vast&seat2=wizard",
            "Conex for two on a medium table: you, one sailor.",
        ),
    ] {
        let page = browser.go(&format!("/new{asked}")).await.ok();
        assert!(page.says(&format!("data-sum>{said}</p>")), "{asked} {}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_chooses_a_language_and_nothing_else() {
    let server = TestServer::new().await;
    let browser = Browser::new(&server);
    let reply = browser.request(Method::GET, "/choose?lang=fr&theme=dark&to=/rules");
    let reply = browser.client.send(reply.body(Body::empty()).unwrap()).await;
    assert_eq!(
        (reply.status, reply.headers["location"].to_str().unwrap()),
        (StatusCode::SEE_OTHER, "/rules")
    );
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("fr") && !cookie.contains("dark"), "{cookie}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_a_table_that_waits_talks_and_who_does_not_is_asked_to_sit() {
    let server = TestServer::new().await;
    let (mut ann, mut bob) = (Browser::new(&server), Browser::new(&server));
    let mut fields = new_table("conex", "Ann", "friends");
    fields["seat3"] = json!("open");
    let table = ann.submit("/tables", fields).await.ok();
    // The script replaces parts: they are always there, and their name or content says what has
    // changed.
    let [seats, chat] = ["seats", "chat"].map(|it| format!("action=\"{}/{it}\"", table.path));
    let seated = |page: &Page| {
        assert!(page.says("data-part=\"talk\"") && page.says("data-part=\"invite\""));
        assert!(page.says("data-part=\"sit\"></div>") && !page.says(&seats), "{}", page.text);
        assert!(page.says("data-part=\"speaker\"") && page.says(&chat), "{}", page.text);
    };
    let stands = |page: &Page| {
        assert!(page.says("data-part=\"sit\"><form") && page.says(&seats), "{}", page.text);
        assert!(page.says("data-part=\"listener\"") && !page.says(&chat), "{}", page.text);
    };
    seated(&table);
    stands(&bob.go(&table.path).await.ok());
    let sit = format!("{}/seats", table.path);
    seated(&bob.submit(&sit, json!({"name": "Bob"})).await.ok());
    stands(&ann.submit(&format!("{}/leave", table.path), json!({})).await.ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_invites_nobody() {
    let server = TestServer::new().await;
    let (mut ann, bob) = (Browser::new(&server), Browser::new(&server));
    let table = ann.submit("/tables", new_table("sobek", "Ann", "friends")).await.ok();
    let close = format!("{}/abandon", table.path);
    let closed = ann.submit(&close, json!({"agree": true})).await.ok();
    for page in [closed, bob.go(&table.path).await.ok()] {
        assert!(page.says("This table was closed") && page.says("<title>Table closed"));
        for gone in [
            "Waiting for players",
            "Free seat",
            "/seats\"",
            "http://felucca.test",
            "<svg class=\"qr",
        ] {
            assert!(!page.says(gone), "{gone}: {}", page.text);
        }
    }
    assert!(ann.go("/").await.ok().says("Sobek · Ended without a result"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_with_bots_alone_can_give_up_from_the_list() {
    let server = TestServer::new().await;
    let (mut ann, mut bob) = (Browser::new(&server), Browser::new(&server));
    let table = ann.submit("/tables", new_table("conex", "Ann", "bots")).await.ok();
    let give_up = format!("{}/give-up", table.path);
    let start = ann.go("/").await.ok();
    assert!(start.says("Conex · ") && start.says(&format!("href=\"{give_up}\"")), "{}", start.text);
    assert!(ann.go(&give_up).await.ok().says("Give up this game?"), "it asks first");
    assert!(ann.go(&table.path).await.ok().says("data-ply="), "asking ends nothing");
    assert_eq!(bob.go(&give_up).await.status, StatusCode::SEE_OTHER, "none of their business");
    bob.submit("/play", json!({"game": "sobek"})).await.ok();
    assert!(bob.submit(&give_up, json!({})).await.ok().says("data-ply="), "they only watch");
    assert!(!ann.go(&table.path).await.ok().says("Ended without a result"));
    // Those who have left can give up, too.
    ann.submit(&format!("{}/leave", table.path), json!({})).await.ok();
    let start = ann.submit(&give_up, json!({})).await.ok();
    assert_eq!(start.path, "/");
    assert!(
        start.says("Conex · Ended without a result") && !start.says(&give_up),
        "{}",
        start.text
    );
    // If others play, all of them have a say.
    let (carl, _, path) = two(&server, "conex").await;
    let mut carl = Browser::of(&carl);
    assert!(!carl.go("/").await.ok().says("/give-up"));
    let page = carl.submit(&format!("/{path}/give-up"), json!({})).await.ok();
    assert!(!page.says("Ended without a result") && !page.says("would stop"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_language_leaves_everybody_where_he_is() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "conex").await;
    let mut laptop = Browser::of(&ann);
    let page = laptop.submit(&format!("/{path}/handover"), json!({})).await.ok();
    let link = page.text.split_once("http://felucca.test").unwrap().1.split_once('"').unwrap().0;
    let long = format!("/replay?log={}&ply=3", "A".repeat(9000));
    for here in ["/settings?to=%2Ftables%2Fx", "/new?game=sobek&with=friends", link] {
        let page = laptop.go(here).await.ok();
        let choose = format!("/choose?lang=fr&amp;to={}", crate::caller::escape(here));
        assert!(page.says(&choose), "{here}: {}", page.text);
    }
    for here in [long.as_str(), "/settings?to=%2Ftables%2Fx", link] {
        let choose = format!("/choose?lang=fr&to={}", crate::caller::escape(here));
        let request = laptop.request(Method::GET, &choose).body(Body::empty()).unwrap();
        assert_eq!(laptop.client.send(request).await.headers["location"], here);
    }
    let settings = laptop.go("/settings?to=%2Frules").await.ok();
    assert!(settings.says("href=\"/settings?to=%2Frules\""), "never deeper");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_forms_go_a_visitor_is_led_to_their_page() {
    let server = TestServer::new().await;
    let (ann, _, path) = two(&server, "sobek").await;
    let table = format!("/{path}");
    let mut from = vec![("/play".to_owned(), "/"), ("/tables".to_owned(), "/new")];
    let forms = [
        "seats",
        "bots",
        "actions",
        "undo",
        "hint",
        "leave",
        "return",
        "caretaker",
        "abandon",
        "chat",
        "rematch",
        "handover",
    ];
    from.extend(forms.map(|it| (format!("{table}/{it}"), table.as_str())));
    for (from, to) in from {
        let request = Browser::of(&ann).request(Method::GET, &from).body(Body::empty());
        let reply = ann.send(request.unwrap()).await;
        sealed(&reply, &from);
        assert_eq!(
            (reply.status, reply.headers["location"].to_str().unwrap()),
            (StatusCode::SEE_OTHER, to),
            "{from}"
        );
    }
    assert_eq!(Browser::of(&ann).go("/tables/nowhere/undo").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_no_cookie_takes_no_seat_and_is_told_why() {
    let server = TestServer::new().await;
    let (ann, bob) = (&mut Browser::new(&server), Browser::new(&server));
    let needed = "Felucca needs a cookie to recognise your seat";
    for (path, fields) in
        [("/play", json!({"game": "sobek"})), ("/tables", new_table("conex", "Bob", "anybody"))]
    {
        let reply = bob.post(path, &fields).await;
        assert_eq!(reply.status, StatusCode::TEMPORARY_REDIRECT);
        let again = reply.headers["location"].to_str().unwrap();
        let reply = bob.post(again, &fields).await;
        sealed(&reply, path);
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        assert!(reply.text().contains(needed) && !reply.headers.contains_key("set-cookie"));
    }
    assert!(!bob.go("/").await.ok().says("/tables/"), "no table was made");
    let table = ann.submit("/tables", new_table("conex", "Ann", "friends")).await.ok();
    let reply = bob.post(&format!("{}/seats", table.path), &json!({"name": "Bob"})).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    assert!(reply.text().contains(needed) && reply.text().contains("Free seat"));
    // A link that works once isn't used up.
    let page = ann.submit(&format!("{}/handover", table.path), json!({})).await.ok();
    let link = page.text.split_once("http://felucca.test").unwrap().1.split_once('"').unwrap().0;
    let again = bob.post(link, &json!({})).await.headers["location"].to_str().unwrap().to_owned();
    assert!(bob.post(&again, &json!({})).await.text().contains(needed));
    assert!(Browser::new(&server).submit(link, json!({})).await.ok().is_of("Ann"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_shown_comes_back_with_the_reason() {
    const LOG: &str =
        include_str!("../../../../games/sobek/rules/tests/golden/sobek-2-2026-000000.log");
    let server = TestServer::new().await;
    let browser = Browser::new(&server);
    let give = async |log: &str| browser.post("/replay", &json!({"log": log})).await;
    let plain = give(LOG).await;
    assert_eq!(plain.status, StatusCode::SEE_OTHER);
    let crlf = LOG.replace('\n', "\r\n");
    for same in [format!("\n \n{LOG}\n\n"), format!("\u{feff}\r\n{crlf}"), LOG.trim().to_owned()] {
        assert_eq!(give(&same).await.headers["location"], plain.headers["location"]);
    }
    let [other, chess] =
        ["conex", "chess"].map(|it| LOG.replacen("game sobek", &format!("game {it}"), 1));
    let illegal = LOG.replacen("1. 1 take", "1. 2 take", 1);
    assert_ne!(illegal, LOG);
    for (log, why) in [
        (other.as_str(), "This log can’t be played: line 7"),
        (illegal.as_str(), "This log can’t be played: line 8"),
        (chess.as_str(), "This log can’t be read: line 2"),
    ] {
        let reply = give(log).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{why}");
        assert!(reply.text().contains(why), "{why}: {}", reply.text());
        assert!(reply.text().contains(log), "{why}: nothing is lost");
    }
    let long = "x".repeat(200_001);
    let reply = give(&long).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(reply.text().contains("200000 characters") && reply.text().contains(&long));
    let reply = give(&"x".repeat(500_000)).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(reply.text().contains("200000 characters") && reply.text().contains("<textarea"));
    for page in ["/", "/bots"] {
        assert!(browser.go(page).await.ok().says("href=\"/replay\""), "{page}");
    }
}
