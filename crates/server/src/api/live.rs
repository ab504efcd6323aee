//! The live stream of one viewer at one table: what changed, as soon as it did.
use super::{
    schema::{StreamEvent, TableName},
    watch::{Known, News, Watch, json},
};
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{Asked, At, Seen},
    app::App,
    caller::Caller,
    refused::Refused,
    table::Wanted,
};
use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, stream};
use std::{collections::VecDeque, convert::Infallible, time::Duration};
use tokio::sync::watch;

/// Often enough that no proxy in between thinks the line is dead.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// A stream as it is answered.
pub(super) fn answer(
    stream: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> impl IntoResponse {
    let stream = Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // For nginx, which would gather what shall be seen at once.
    ([("x-accel-buffering", "no")], stream)
}

/// The last words of every stream.
pub(super) fn bye() -> Event {
    Event::default().event("bye").data("{}")
}

/// Counts a stream as long as it is held.
pub(super) struct Counted(());

impl Counted {
    pub(super) fn new() -> Counted {
        metrics::gauge!("felucca_streams").increment(1);
        Counted(())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("felucca_streams").decrement(1);
    }
}

/// Server-sent events: `table` (a `Table`, when people come, go or change something),
/// `state` (a `State`; its id is your ply), `chat` (a `ChatLine`), and `bye` when the server
/// stops.
///
/// First you get the present state. If you name the last one you have seen, by `Last-Event-ID`
/// or `since`, its `events` tell what has happened since.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "play",
    params(("id" = inline(TableName), Path), Seen, ("Last-Event-ID" = Option<String>, Header)),
    security((), ("token" = [])),
    responses((status = 200, body = StreamEvent, content_type = "text/event-stream"),
        (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn live(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Seen { since, explained, version, chat }): Asked<Seen>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fail> {
    if *app.stops.borrow() {
        return Err(Refused::ShuttingDown.into());
    }
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let wanted = Wanted { since: last.or(since), explained };
    let known = Known { wanted, version, chat: chat.unwrap_or(0) };
    let watch = Watch::start(&app, id, caller.who(), known).await?;
    let stops = app.stops.clone();
    let counted = Counted::new();
    let live = Live { app, watch, stops, queue: VecDeque::new(), over: false, _counted: counted };
    Ok(answer(stream::unfold(live, |mut live| async {
        let event = live.next().await?;
        Some((Ok::<Event, Infallible>(event), live))
    })))
}

struct Live {
    app: App,
    watch: Watch,
    stops: watch::Receiver<bool>,
    queue: VecDeque<News>,
    over: bool,
    _counted: Counted,
}

impl Live {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(news) = self.queue.pop_front() {
                return Some(event(news));
            }
            if self.over {
                return None;
            }
            if let Some(snapshot) = self.watch.newest().ok()? {
                let table = |it: &crate::table::Snapshot, who: Option<&_>| json(&it.info.json(who));
                self.watch.take(&snapshot, table, &mut self.queue);
            }
            if !self.queue.is_empty() {
                continue;
            }
            tokio::select! {
                changed = self.watch.changed(&self.app) => changed.ok()?,
                _ = self.stops.changed() => {
                    self.over = true;
                    return Some(bye());
                }
            }
        }
    }
}

fn event(news: News) -> Event {
    match news {
        News::Table(table) => Event::default().event("table").data(table),
        News::Chat(line) => Event::default().event("chat").data(line),
        News::State(ply, state) => Event::default().event("state").id(ply.to_string()).data(state),
    }
}
