//! The live stream of one viewer: what changed, as soon as it did.
//!
//! Each stream takes what is newest when it is ready to send: slow readers skip what lies
//! in between, and cost nobody anything.
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{Asked, At, Seen},
    app::App,
    caller::Caller,
    ids::{Hash, TableId},
    refused::Refused,
    table::{Availability, Handle, Present, Snapshot},
};
use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::stream;
use game_core::Viewer;
use serde::Serialize;
use std::{collections::VecDeque, convert::Infallible, time::Duration};
use store::ChatRow;
use tokio::sync::watch;
use utoipa::ToSchema;

/// Often enough that no proxy in between thinks the line is dead.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// A line of chat.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatLine<'a> {
    /// From 0.
    number: i64,
    /// From 1.
    seat: i64,
    /// Who sat there then.
    name: &'a str,
    text: &'a str,
    /// In milliseconds since 1970.
    at_ms: i64,
}

/// Server-sent events: `table` (a `Table`, when people come, go or change something),
/// `state` (a `State`; its id is your ply), `chat` (a `ChatLine`), and `bye` when the server
/// stops.
///
/// First you get the present state. If you name the last one you have seen, by `Last-Event-ID`
/// or `since`, its `events` tell what has happened since.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "play",
    params(("id" = String, Path), Seen, ("Last-Event-ID" = Option<u32>, Header)),
    security((), ("token" = [])),
    responses((status = 200, body = String, content_type = "text/event-stream"),
        (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn live(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Seen { since, version, chat }): Asked<Seen>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fail> {
    if *app.stops.borrow() {
        return Err(Refused::ShuttingDown.into());
    }
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let handle = app.hub.table(&id);
    handle.snapshot().await?;
    let live = Live {
        published: handle.published(),
        stops: app.stops.clone(),
        app,
        id,
        who: caller.who(),
        handle,
        present: None,
        since: last.or(since),
        sent: None,
        version,
        chat: chat.unwrap_or(0),
        queue: VecDeque::new(),
        over: false,
    };
    metrics::gauge!("felucca_streams").increment(1);
    let stream = stream::unfold(live, |mut live| async {
        let event = live.next().await?;
        Some((Ok::<Event, Infallible>(event), live))
    });
    let stream = Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // For nginx, which would otherwise hold back what should be seen at once.
    Ok(([("x-accel-buffering", "no")], stream))
}

struct Live {
    app: App,
    id: TableId,
    who: Option<Hash>,
    handle: Handle,
    published: watch::Receiver<Availability>,
    stops: watch::Receiver<bool>,
    /// The viewer that counts as present.
    present: Option<(Viewer, Present)>,
    /// What they say they had seen before anything was sent.
    since: Option<u32>,
    /// The viewer they were when the last state was sent, and its ply.
    sent: Option<(Viewer, u32)>,
    version: Option<u64>,
    /// The next line of chat.
    chat: i64,
    queue: VecDeque<Event>,
    over: bool,
}

impl Drop for Live {
    fn drop(&mut self) {
        metrics::gauge!("felucca_streams").decrement(1);
    }
}

impl Live {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            if self.over {
                return None;
            }
            let published = self.published.borrow_and_update().clone();
            match published {
                Availability::Ready(snapshot) => self.take(&snapshot),
                Availability::Loading => {}
                Availability::Missing | Availability::Unavailable => return None,
            }
            if !self.queue.is_empty() {
                continue;
            }
            tokio::select! {
                changed = self.published.changed() => {
                    if changed.is_err() {
                        // The table has left memory: load it again.
                        self.handle = self.app.hub.table(&self.id);
                        self.published = self.handle.published();
                        self.present = None;
                        self.handle.snapshot().await.ok()?;
                    }
                }
                _ = self.stops.changed() => {
                    self.over = true;
                    self.queue.push_back(Event::default().event("bye").data("{}"));
                }
            }
        }
    }

    /// Queues what is new to the listener.
    fn take(&mut self, snapshot: &Snapshot) {
        // Their seat may have moved to another device, so ask each time.
        let viewer = snapshot.info.viewer(self.who.as_ref());
        if self.present.as_ref().is_none_or(|it| it.0 != viewer) {
            let first = self.present.is_none();
            self.present = Some((viewer, self.handle.arrive(viewer.seat())));
            // As another viewer they see another table; what they knew at first is from the page.
            self.version = self.version.filter(|_| first);
        }
        if self.version != Some(snapshot.version) {
            self.version = Some(snapshot.version);
            let table = snapshot.info.json(self.who.as_ref());
            let json = serde_json::to_string(&table).expect("a table is plain JSON");
            self.queue.push_back(Event::default().event("table").data(json));
        }
        for row in snapshot.chat.iter().filter(|it| self.chat <= it.number) {
            let ChatRow { number, seat, name, text, at_ms } = row;
            let line = ChatLine { number: *number, seat: *seat, name, text, at_ms: *at_ms };
            let json = serde_json::to_string(&line).expect("a line is plain JSON");
            self.queue.push_back(Event::default().event("chat").data(json));
        }
        self.chat = snapshot.chat.last().map_or(self.chat, |it| it.number + 1);
        if !snapshot.has_begun() {
            return;
        }
        let ply = snapshot.play.ply(viewer);
        let since = match self.sent {
            Some((as_whom, sent)) if as_whom == viewer => {
                if sent == ply {
                    return;
                }
                Some(sent)
            }
            // Somebody else's ply means nothing to them.
            Some(_) => None,
            None => self.since,
        };
        let Ok(state) = snapshot.state(viewer, since) else { return };
        self.sent = Some((viewer, ply));
        let event = Event::default().event("state").id(ply.to_string()).data(state);
        self.queue.push_back(event);
    }
}
