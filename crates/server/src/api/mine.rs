//! One live stream for all tables at which somebody sits, also those that are yet to come.
use super::{
    live::{Counted, answer, bye},
    schema::StreamEvent,
    tables::TableInList,
    watch::{Known, News, Watch, json},
};
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{Asked, Explains},
    app::App,
    caller::Caller,
    ids::{Hash, TableId},
    refused::Refused,
    table::{Snapshot, Wanted},
};
use axum::{
    extract::State,
    response::{IntoResponse, sse::Event},
};
use futures_util::{future::select_all, stream};
use serde::Serialize;
use serde_json::value::RawValue;
use std::{collections::VecDeque, convert::Infallible, time::Duration};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};

/// A seat that another node has given is found so late at most.
const LOOKS_AGAIN: Duration = Duration::from_secs(30);

/// Server-sent events of all tables at which you sit and which aren't over: `table` (as in the
/// list of your tables), `state` and `chat` (each with the name of its `table`), `invitation`
/// when you have got a seat at another table, and `bye` when the server stops.
///
/// At first you get all of these tables with their states.
#[utoipa::path(get, path = "/me/live", tag = "play", params(Explains), security(("token" = [])),
    responses((status = 200, body = StreamEvent, content_type = "text/event-stream"),
        (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn live(
    State(app): State<App>,
    caller: Caller,
    Asked(Explains { explained }): Asked<Explains>,
) -> Result<impl IntoResponse, Fail> {
    if *app.stops.borrow() {
        return Err(Refused::ShuttingDown.into());
    }
    let who = caller.known()?;
    let mut mine = Mine {
        seats: app.hub.listeners().listen(&who),
        stops: app.stops.clone(),
        app,
        who,
        explained,
        watches: Vec::new(),
        queue: VecDeque::new(),
        looks_again: Instant::now() + LOOKS_AGAIN,
        over: false,
        _counted: Counted::new(),
    };
    mine.look_for_tables(false).await?;
    Ok(answer(stream::unfold(mine, |mut mine| async {
        let event = mine.next().await?;
        Some((Ok::<Event, Infallible>(event), mine))
    })))
}

struct Mine {
    app: App,
    who: Hash,
    explained: bool,
    watches: Vec<Watch>,
    /// Changes when a seat may have become theirs.
    seats: watch::Receiver<()>,
    stops: watch::Receiver<bool>,
    queue: VecDeque<Event>,
    looks_again: Instant,
    over: bool,
    _counted: Counted,
}

impl Drop for Mine {
    fn drop(&mut self) {
        self.app.hub.listeners().leave(&self.who);
    }
}

/// What was told at one of several tables.
#[derive(Serialize)]
struct At<'a> {
    table: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<&'a RawValue>,
}

impl Mine {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            if self.over {
                return None;
            }
            self.take_all();
            if !self.queue.is_empty() {
                continue;
            }
            let app = &self.app;
            let any = async {
                if self.watches.is_empty() {
                    return std::future::pending().await;
                }
                let changes = self.watches.iter_mut().map(|it| Box::pin(it.changed(app)));
                select_all(changes).await.0
            };
            tokio::select! {
                changed = any => changed.ok()?,
                _ = self.seats.changed() => self.look_for_tables(true).await.ok()?,
                () = sleep_until(self.looks_again) => self.look_for_tables(true).await.ok()?,
                _ = self.stops.changed() => {
                    self.over = true;
                    return Some(bye());
                }
            }
        }
    }

    /// Finds the tables that are new since it looked last.
    async fn look_for_tables(&mut self, invites: bool) -> Result<(), Refused> {
        self.looks_again = Instant::now() + LOOKS_AGAIN;
        for id in self.app.hub.unfinished_of(&self.who).await? {
            if self.watches.iter().any(|it| it.id == id) {
                continue;
            }
            let snapshot = self.app.hub.look(&id).await?;
            if snapshot.info.seat_of(&self.who).is_none() {
                continue;
            }
            if invites {
                let table = At { table: id.as_str(), state: None, line: None };
                self.queue.push_back(Event::default().event("invitation").data(json(&table)));
            }
            let wanted = Wanted { since: None, explained: self.explained };
            let known = Known { wanted, version: None, chat: snapshot.lines() };
            let who = Some(self.who.clone());
            self.watches.push(Watch::start(&self.app, id, who, known).await?);
        }
        Ok(())
    }

    /// Queues what is new at all tables, and leaves those that are over or no longer theirs.
    fn take_all(&mut self) {
        let (who, queue) = (&self.who, &mut self.queue);
        self.watches.retain_mut(|watch| {
            let Ok(newest) = watch.newest() else { return false };
            let Some(snapshot) = newest else { return true };
            let mut news = VecDeque::new();
            let table = |it: &Snapshot, who: Option<&Hash>| json(&TableInList::of(it, who));
            watch.take(&snapshot, table, &mut news);
            queue.extend(news.iter().map(|it| event(&watch.id, it)));
            !snapshot.info.of.status.is_finished() && snapshot.info.seat_of(who).is_some()
        });
    }
}

fn event(id: &TableId, news: &News) -> Event {
    let (kind, state, line) = match news {
        News::Table(table) => return Event::default().event("table").data(table),
        News::Chat(line) => ("chat", None, Some(line)),
        News::State(_, state) => ("state", Some(state), None),
    };
    let (state, line) = (state.and_then(|it| raw(it)), line.and_then(|it| raw(it)));
    Event::default().event(kind).data(json(&At { table: id.as_str(), state, line }))
}

/// What we have written ourselves, and so can be read.
fn raw(json: &str) -> Option<&RawValue> {
    serde_json::from_str(json).ok()
}
