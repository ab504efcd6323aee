//! Pages that stay as the server has them: by their own streams, and by answers to forms.
use super::{
    Client, Live, TestServer,
    seats::somebody,
    tables::two,
    turns::{first_choice, mover},
};
use crate::page::parts::{Hashes, Outline, updated};
use axum::{body::Body, http::Method};
use flate2::read::GzDecoder;
use http_body_util::BodyExt as _;
use serde_json::json;
use std::{io::Read as _, time::Duration};
use tokio::time::timeout;
use tower::ServiceExt as _;

/// The value of an attribute on a page.
fn attribute<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let from = page.find(&format!(" {name}=\""))? + name.len() + 3;
    page[from..].split('"').next()
}

/// The lines of the story on a page, newest first.
fn lines(page: &str) -> Vec<String> {
    let Some((_, story)) = page.split_once(" data-grows=") else { return Vec::new() };
    let story = story.split("</ol>").next().unwrap_or_default();
    story.split("<li").skip(1).map(ToOwned::to_owned).collect()
}

/// Somebody with a page open.
struct Browser {
    client: Client,
    path: String,
    at: String,
    shown: Hashes,
    story: Vec<String>,
    live: Live,
    updates: usize,
    bytes: usize,
}

impl Browser {
    async fn open(client: &Client, table: &str) -> Browser {
        let path = format!("/{table}");
        let page = client.get(&path).await;
        let at = attribute(page.text(), "data-at").expect("it has a name").to_owned();
        let live = attribute(page.text(), "data-live").expect("it has a stream");
        let live = client.live(&format!("{live}?at={at}")).await;
        let (shown, story) = (Outline::of(page.text()).hashes(), lines(page.text()));
        Browser { client: client.clone(), path, at, shown, story, live, updates: 0, bytes: 0 }
    }

    fn show(&mut self, update: &str) {
        let base = attribute(update, "data-base").unwrap_or(&self.at);
        assert_eq!(base, self.at, "it fits on the page");
        self.shown = updated(&self.shown, update);
        let mut story = lines(update);
        if update.contains(" data-newer>") || !update.contains(" data-grows=") {
            story.append(&mut self.story);
        }
        story.truncate(60);
        self.story = story;
        self.at = attribute(update, "data-at").expect("it leads to a page").to_owned();
        (self.updates, self.bytes) = (self.updates + 1, self.bytes + update.len());
    }

    /// Takes updates until the page is as the server has it.
    async fn follow(&mut self) {
        loop {
            // Asked again each time: somebody may have come or gone.
            let page = self.client.get(&self.path).await;
            if attribute(page.text(), "data-at") == Some(&self.at) {
                let page = page.text();
                assert_eq!(self.story, lines(page), "at {}", self.at);
                Outline::of(page).assert_shown(&self.shown);
                return;
            }
            let event = self.live.next_of("page").await;
            // The answer to a form comes again by the stream.
            if event.at.as_ref() != Some(&self.at) {
                let lines = event.raw.lines().filter_map(|it| it.strip_prefix("data: "));
                self.show(&lines.collect::<Vec<_>>().join("\n"));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_lead_to_the_page_that_there_is() {
    let server = TestServer::new().await;
    for game in ["sobek", "conex"] {
        let (ann, bob, path) = two(&server, game).await;
        let stranger = server.client();
        let mut browsers = vec![
            Browser::open(&ann, &path).await,
            Browser::open(&bob, &path).await,
            Browser::open(&stranger, &path).await,
            Browser::open(&stranger.speaking("ru"), &path).await,
        ];
        for nth in 0..40 {
            if ann.state(&path).await["over"] == true {
                break;
            }
            let (asked, _, _) = mover([&ann, &bob], &path).await;
            first_choice(asked, &path).await;
            if nth % 5 == 4 {
                let state = asked.state(&path).await;
                // Where it can be: the story has fewer lines then, or others.
                asked.post(&format!("{path}/undo"), json!({"ply": state["ply"]})).await;
            }
            if nth % 8 == 0 {
                ann.post(&format!("{path}/chat"), json!({"text": "a\nb"})).await.ok();
            }
            for it in &mut browsers {
                it.follow().await;
            }
        }
        let whole = stranger.get(&format!("/{path}")).await.text().len();
        for it in &browsers {
            assert!(10 < it.updates, "{}", it.updates);
            println!("{game}: {} of {whole}", it.bytes / it.updates);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_a_script_is_answered_by_what_it_changes() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    for _ in 0..12 {
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        let mut browser = Browser::open(asked, &path).await;
        browser.follow().await;
        let state = asked.state(&path).await;
        let fields = json!({"ply": state["ply"], "action": state["choices"][0]});
        let (address, ply) = (format!("/{path}/actions"), state["ply"].as_u64().unwrap() as u32);
        let reply = asked.scripted(&address, &fields, ply, &browser.at).await;
        assert_eq!(reply.status, 200);
        browser.show(reply.text());
        browser.follow().await;
        // The second half of a double click is told so on the page.
        let again = asked.scripted(&address, &fields, ply, &browser.at).await;
        assert_eq!(again.status, 409);
        assert!(again.text().contains("role=\"alert\""), "{}", again.text());
        let plain = asked.form(&address, &fields).await;
        assert_eq!(plain.status, 409);
    }
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    let state = asked.state(&path).await;
    let fields = json!({"ply": state["ply"], "action": state["choices"][0]});
    let plain = asked.form(&format!("/{path}/actions"), &fields).await;
    assert_eq!(plain.status, 303, "without a script the browser is sent to the page");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_another_page_gets_the_whole() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "sobek").await;
    let (asked, _, _) = mover([&ann, &bob], &path).await;
    first_choice(asked, &path).await;
    for at in ["", "?at=", "?at=1.0.0.0", "?at=9.9.9.9", "?at=x"] {
        let mut live = somebody(&server).live(&format!("/{path}/live{at}")).await;
        let page = live.next_of("page").await;
        assert!(page.raw.contains("</main>") && !page.raw.contains("data-base"), "{at}");
    }
    let refused = server.client().get("/tables/zzzzzzzzzzzzzzzzzzzz/live").await;
    assert_eq!(refused.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_can_be_packed() {
    let server = TestServer::new().await;
    let (ann, bob, path) = two(&server, "conex").await;
    let request =
        ann.request(Method::GET, &format!("/{path}/live")).header("accept-encoding", "gzip");
    let request = request.body(Body::empty()).unwrap();
    let response = ann.router().oneshot(request).await.unwrap();
    assert_eq!(response.headers()["content-encoding"], "gzip");
    let mut body = response.into_body();
    let mut bytes = Vec::new();
    for _ in 0..3 {
        while let Ok(Some(frame)) = timeout(Duration::from_millis(200), body.frame()).await {
            bytes.extend(frame.unwrap().into_data().unwrap());
        }
        let (asked, _, _) = mover([&ann, &bob], &path).await;
        first_choice(asked, &path).await;
    }
    // Such a stream doesn't end by itself.
    let mut text = Vec::new();
    let _ = GzDecoder::new(bytes.as_slice()).read_to_end(&mut text);
    let text = String::from_utf8(text).unwrap();
    assert!(2 < text.matches("event: page\n").count(), "{text}");
    assert!(bytes.len() * 3 < text.len(), "{} {}", bytes.len(), text.len());
}
