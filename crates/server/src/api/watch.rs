//! What is new at one table to one who listens.
//!
//! Each listener takes what is newest when they are ready: who reads slowly skips what lies
//! between, and costs nobody anything.
use crate::{
    app::App,
    ids::{Hash, TableId},
    refused::Refused,
    table::{Availability, Handle, Present, Snapshot, Wanted},
};
use game_core::Viewer;
use serde::Serialize;
use std::{collections::VecDeque, sync::Arc};
use store::ChatRow;
use tokio::sync::watch;
use utoipa::ToSchema;

/// A line of chat.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatLine<'a> {
    /// From 0.
    #[schema(minimum = 0)]
    number: i64,
    /// From 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: i64,
    /// Who sat there then.
    name: &'a str,
    text: &'a str,
    /// In milliseconds since 1970.
    at_ms: i64,
}

/// Something new, as JSON.
pub(crate) enum News {
    Table(String),
    Chat(String),
    /// With the listener's ply.
    State(u32, String),
}

/// What somebody has seen already, and needs not be told.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    pub(crate) wanted: Wanted,
    /// The version of the table.
    pub(crate) version: Option<u64>,
    /// How many lines of chat.
    pub(crate) chat: i64,
}

pub(crate) struct Watch {
    pub(crate) id: TableId,
    who: Option<Hash>,
    handle: Handle,
    published: watch::Receiver<Availability>,
    /// As whom they are counted as present.
    present: Option<(Viewer, Present)>,
    known: Known,
    /// As whom they looked when the last state was told, and its ply.
    told: Option<(Viewer, u32)>,
}

impl Watch {
    /// Begins to watch a table that is there.
    pub(crate) async fn start(
        app: &App,
        id: TableId,
        who: Option<Hash>,
        known: Known,
    ) -> Result<Watch, Refused> {
        let handle = app.hub.table(&id);
        handle.snapshot().await?;
        let published = handle.published();
        Ok(Watch { id, who, handle, published, present: None, known, told: None })
    }

    /// What is published now; `None` where the table can't be read.
    pub(crate) fn newest(&mut self) -> Result<Option<Arc<Snapshot>>, Refused> {
        match &*self.published.borrow_and_update() {
            Availability::Ready(snapshot) => Ok(Some(snapshot.clone())),
            Availability::Loading => Ok(None),
            Availability::Missing => Err(Refused::NoTable),
            Availability::Unavailable => Err(Refused::Storage),
        }
    }

    /// Waits until something is published.
    pub(crate) async fn changed(&mut self, app: &App) -> Result<(), Refused> {
        if self.published.changed().await.is_err() {
            // The table has left memory: take it up again.
            self.handle = app.hub.table(&self.id);
            self.published = self.handle.published();
            self.present = None;
            self.handle.snapshot().await?;
        }
        Ok(())
    }

    /// Queues what is new to whoever listens; `table` is how a table is told of.
    pub(crate) fn take(
        &mut self,
        snapshot: &Snapshot,
        table: impl FnOnce(&Snapshot, Option<&Hash>) -> String,
        news: &mut VecDeque<News>,
    ) {
        // Their seat may have moved to another device: asked anew each time.
        let viewer = snapshot.info.viewer(self.who.as_ref());
        if self.present.as_ref().is_none_or(|it| it.0 != viewer) {
            let first = self.present.is_none();
            self.present = Some((viewer, self.handle.arrive(viewer.seat())));
            // As somebody else they see another table; what they knew first is from the page.
            self.known.version = self.known.version.filter(|_| first);
        }
        if self.known.version != Some(snapshot.version) {
            self.known.version = Some(snapshot.version);
            news.push_back(News::Table(table(snapshot, self.who.as_ref())));
        }
        for row in snapshot.chat.iter().filter(|it| self.known.chat <= it.number) {
            let ChatRow { number, seat, name, text, at_ms } = row;
            let line = ChatLine { number: *number, seat: *seat, name, text, at_ms: *at_ms };
            news.push_back(News::Chat(json(&line)));
        }
        self.known.chat = snapshot.chat.last().map_or(self.known.chat, |it| it.number + 1);
        if !snapshot.has_begun() {
            return;
        }
        let ply = snapshot.play.ply(viewer);
        let since = match self.told {
            Some((as_whom, told)) if as_whom == viewer => {
                if told == ply {
                    return;
                }
                Some(told)
            }
            // Somebody else's ply means nothing to them.
            Some(_) => None,
            None => self.known.wanted.since,
        };
        let wanted = Wanted { since, ..self.known.wanted };
        let Ok(state) = snapshot.state(viewer, wanted) else { return };
        self.told = Some((viewer, ply));
        news.push_back(News::State(ply, state));
    }
}

pub(crate) fn json(it: &impl Serialize) -> String {
    serde_json::to_string(it).expect("what is told is plain JSON")
}
