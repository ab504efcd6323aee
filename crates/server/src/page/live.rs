//! The live stream of a page: after every change it sends what leads from the reader's page to
//! the next one, ready to be put in place.
//!
//! Each stream takes what is newest when it is ready to send: slow readers skip what lies in
//! between. What it sends is made once for all who have the same page, and packed once, too.
use super::{
    cache::{self, PageId},
    table::Readers,
};
use crate::{
    answer::Fail,
    api::{Asked, At},
    caller::Visit,
    ids::TableId,
    refused::Refused,
    table::{Availability, Handle, Present, Snapshot},
};
use axum::{
    body::{Body, Bytes},
    http::{
        HeaderMap, HeaderValue,
        header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE},
    },
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use game_core::Viewer;
use serde::Deserialize;
use std::{collections::VecDeque, convert::Infallible, time::Duration};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

/// Often enough that no proxy in between thinks the line is dead.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// How a stream that is packed begins: no name, no time, from no system in particular.
const GZIP: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

#[derive(Deserialize)]
pub(super) struct Has {
    /// The name of the page that the reader has.
    at: Option<String>,
}

pub(super) async fn live(
    visit: Visit,
    At(id): At,
    Asked(Has { at }): Asked<Has>,
) -> Result<Response, Fail> {
    let app = &visit.app;
    if *app.stops.borrow() {
        return Err(Refused::ShuttingDown.into());
    }
    let last = visit.headers.get("last-event-id").and_then(|it| it.to_str().ok());
    let at = last.or(at.as_deref()).and_then(|it| it.parse().ok());
    let handle = app.hub.table(&id);
    handle.snapshot().await?;
    let packs = takes_gzip(&visit.headers);
    let live = Live {
        published: handle.published(),
        stops: app.stops.clone(),
        visit,
        id,
        handle,
        present: None,
        at,
        packs,
        queue: VecDeque::from_iter(packs.then(|| Bytes::from_static(&GZIP))),
        over: false,
    };
    metrics::gauge!("felucca_streams").increment(1);
    let stream = stream::unfold(live, |mut live| async {
        let bytes = live.next().await?;
        Some((Ok::<Bytes, Infallible>(bytes), live))
    });
    let mut response = Body::from_stream(stream).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // For nginx, which would otherwise hold back what should be seen at once.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if packs {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let wanted = headers.get(ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    let mut wanted = wanted.unwrap_or_default().split(',').map(str::trim);
    wanted.any(|it| it == "gzip")
}

struct Live {
    visit: Visit,
    id: TableId,
    handle: Handle,
    published: watch::Receiver<Availability>,
    stops: watch::Receiver<bool>,
    /// The viewer that counts as present.
    present: Option<(Viewer, Present)>,
    /// The page they have, as far as we know.
    at: Option<PageId>,
    packs: bool,
    queue: VecDeque<Bytes>,
    over: bool,
}

impl Drop for Live {
    fn drop(&mut self) {
        metrics::gauge!("felucca_streams").decrement(1);
    }
}

impl Live {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(bytes) = self.queue.pop_front() {
                return Some(bytes);
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
                changed = timeout(KEEP_ALIVE, self.published.changed()) => match changed {
                    Ok(Ok(())) => {
                        let pause = self.present.as_ref().map_or(Duration::ZERO, |it| it.1.pause());
                        if Duration::from_millis(1) <= pause {
                            sleep(pause).await;
                        }
                    }
                    Ok(Err(_)) => {
                        // The table has left memory: load it again.
                        self.handle = self.visit.app.hub.table(&self.id);
                        self.published = self.handle.published();
                        self.present = None;
                        self.handle.snapshot().await.ok()?;
                    }
                    Err(_) => self.send(":\n\n".into()),
                },
                _ = self.stops.changed() => {
                    self.over = true;
                    self.send("event: bye\ndata: {}\n\n".into());
                }
            }
        }
    }

    fn send(&mut self, bytes: Bytes) {
        self.queue.push_back(if self.packs { cache::packed(&bytes) } else { bytes });
    }

    /// Queues what leads to the newest page.
    fn take(&mut self, snapshot: &Snapshot) {
        // Their seat may have moved to another device, so ask each time.
        let viewer = snapshot.info.viewer(self.visit.caller.who().as_ref());
        if self.present.as_ref().is_none_or(|it| it.0 != viewer) {
            self.present = Some((viewer, self.handle.arrive(viewer.seat())));
        }
        let id = PageId::of(snapshot, viewer);
        if self.at == Some(id) {
            return;
        }
        if snapshot.has_begun() {
            let readers = Readers::new(&self.visit.caller, snapshot, viewer);
            let update = readers.update(self.at);
            let bytes = if self.packs { update.packed() } else { update.event.clone() };
            self.queue.push_back(bytes);
        } else {
            self.send(cache::event("changed", &id, "{}"));
        }
        self.at = Some(id);
    }
}
