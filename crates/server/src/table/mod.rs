//! A table: one actor that owns a match, and handles to it.
//!
//! To change something, send a [`Request`]; to look, take the newest [`Snapshot`] without
//! asking the actor.
mod actor;
mod hint;
mod info;
mod play;
mod presence;
mod request;
mod snapshot;
mod state;

pub use actor::log_of;
pub(crate) use actor::{
    Abandon, Act, AskHint, Context, HANDOVER_MS, Handover, Leave, NextTable, Origin, Ply, PutBot,
    Rematch, Return, Say, Sit, SubstituteBot, TakeOver, Undo, open_seat, start,
};
pub(crate) use hint::{Hint, HintInWords, Hinting, percent};
pub(crate) use info::{TableInfo, TableJson, level_of};
pub(crate) use play::{GamePage, Thought};
pub(crate) use presence::Present;
pub(crate) use request::{Asker, Request, Undelivered, letter};
pub(crate) use snapshot::Snapshot;
pub(crate) use state::Wanted;

use crate::{ids::Hash, limits::whole_network, refused::Refused};
use game_core::{Seat, SeatSet};
use presence::Presence;
use request::Letter;
use std::{net::IpAddr, sync::Arc};
use tokio::sync::{mpsc, watch};

/// Letters that may wait for one table. Only changes go through the mailbox: watching, coming
/// and going don't.
const MAILBOX: usize = 64;

/// What there is to see of a table.
#[derive(Clone)]
pub(crate) enum Availability {
    Loading,
    Ready(Arc<Snapshot>),
    Missing,
    Unavailable,
}

/// A table from outside.
#[derive(Clone)]
pub(crate) struct Handle {
    mail: mpsc::Sender<Letter>,
    published: watch::Receiver<Availability>,
    presence: Arc<Presence>,
}

impl Handle {
    /// What is published now, once it is loaded.
    pub(crate) async fn snapshot(&self) -> Result<Arc<Snapshot>, Refused> {
        let mut published = self.published.clone();
        loop {
            match &*published.borrow_and_update() {
                Availability::Ready(snapshot) => return Ok(snapshot.clone()),
                Availability::Missing => return Err(Refused::NoTable),
                Availability::Unavailable => return Err(Refused::Storage),
                Availability::Loading => {}
            }
            // The actor ended before it had loaded: the next one will say why.
            published.changed().await.map_err(|_| Refused::Busy)?;
        }
    }

    /// To be told of changes.
    pub(crate) fn published(&self) -> watch::Receiver<Availability> {
        self.published.clone()
    }

    /// Somebody is watching for as long as the returned value is held.
    pub(crate) fn arrive(&self, seat: Option<Seat>) -> Present {
        Present::new(self.presence.clone(), seat)
    }

    /// Somebody looks or does something here: from where, and the pace they like. Whether that was noted: a table that is loaded
    /// just now doesn't know yet who they are.
    pub(crate) fn attend(&self, who: Option<&Hash>, from: Option<(IpAddr, u32)>) -> bool {
        let Availability::Ready(snapshot) = &*self.published.borrow() else { return false };
        let seat = who.and_then(|it| snapshot.info.seat_of(it));
        self.presence.note(seat, from.map(|it| whole_network(it.0)));
        if let (Some(seat), Some((_, pace))) = (seat, from) {
            self.presence.set_pace(seat, pace);
        }
        true
    }

    /// Another node says who has the table open there, and who was seen.
    pub(crate) fn present_elsewhere(&self, node: String, present: SeatSet, seen: SeatSet) {
        self.presence.set_elsewhere(node, present, seen);
    }

    /// What other nodes did or said may have been missed.
    pub(crate) fn missed_news(&self) {
        self.presence.see_all();
        self.changed_elsewhere();
    }

    /// Another node has changed something.
    pub(crate) fn changed_elsewhere(&self) {
        self.presence.set_changed_elsewhere();
    }

    /// Whether the actor has ended, with all that it did.
    pub(crate) fn is_gone(&self) -> bool {
        self.published.has_changed().is_err()
    }

    /// Waits until the actor has ended.
    pub(crate) async fn ended(&self) {
        let mut published = self.published.clone();
        while published.changed().await.is_ok() {}
    }
}
