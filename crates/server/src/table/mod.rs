//! A table: one actor that owns a match, and handles to it.
//!
//! Whoever wants something changed sends a [`Request`]; whoever wants to look takes
//! what was shown last, without asking the actor.
mod actor;
mod hint;
mod info;
mod play;
mod scene;

pub(crate) use actor::{Context, Hinting, open_seat, start};
pub(crate) use hint::{Hint, HintInWords, percent};
pub(crate) use info::{Shown, TableInfo, TableJson};
pub(crate) use play::{GamePage, Thought, new_play};
pub(crate) use scene::{News, Scene};

use crate::{ids::Hash, refused::Refused};
use bots::Level;
use game_core::{Seat, SeatSet};
use pages::Language;
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering},
};
use tokio::sync::{mpsc, oneshot, watch};

/// Requests that may wait for one table; more are told that it is busy.
const MAILBOX: usize = 64;

/// Something asked of a table.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) who: Hash,
    pub(crate) language: Language,
    pub(crate) what: What,
    pub(crate) reply: oneshot::Sender<Result<Answer, Refused>>,
}

#[derive(Debug)]
pub(crate) enum What {
    Act {
        ply: u32,
        action: String,
    },
    Undo {
        ply: u32,
    },
    Sit {
        seat: Option<u8>,
        name: String,
    },
    /// A bot on a seat that nobody has taken.
    Fill {
        seat: u8,
        level: Level,
    },
    Leave,
    Return,
    /// A bot for somebody who has vanished.
    StandIn {
        seat: u8,
    },
    Abandon {
        agree: bool,
    },
    Say(String),
    Rematch,
    /// A secret that moves one's seat to whoever has it.
    Handover,
    TakeOver {
        secret: Hash,
    },
    /// What the asker's viewer was told from one ply on and before another, as JSON.
    Story {
        since: u32,
        until: u32,
    },
    Log,
    /// What the asker sees of the game on a page; what happened from this ply on is new
    /// to him.
    Page {
        since: Option<u32>,
    },
    /// What the strongest bot would do in the asker's place.
    Hint,
    /// Where a card of the asker's doesn't fit, and why.
    Why {
        card: String,
    },
}

#[derive(Debug)]
pub(crate) enum Answer {
    Done,
    /// The asker's own ply afterwards.
    Ply(u32),
    Seat(Seat),
    Text(String),
    Story {
        events: String,
        undone: bool,
    },
    Page(Box<GamePage>),
    Hint(Hinting),
}

impl Answer {
    /// The words that were asked for.
    pub(crate) fn text(self) -> Result<String, Refused> {
        match self {
            Answer::Text(text) => Ok(text),
            _ => Err(Refused::Internal),
        }
    }

    /// The hint that was asked for, once it is thought of.
    pub(crate) async fn hint(self) -> Result<Arc<Hint>, Refused> {
        let Answer::Hint(mut found) = self else { return Err(Refused::Internal) };
        let found = found.wait_for(Option::is_some).await.map_err(|_| Refused::Internal)?;
        found.clone().ok_or(Refused::Internal)
    }
}

/// What reaches an actor.
#[derive(Debug)]
pub(crate) enum Mail {
    Request(Box<Request>),
    /// What a bot wants to do in a seat, at the seat's ply.
    Thought {
        seat: Seat,
        ply: u32,
        action: Option<String>,
    },
    /// Somebody came or went.
    Presence,
    /// Who is at the table at another node.
    Elsewhere {
        node: String,
        seats: SeatSet,
    },
    /// Another node has changed something; that it has is noted apart, so that it isn't missed
    /// when the mailbox is full.
    Changed,
    /// A bot's move was left to another node when there were so many entries.
    LeftToOthers {
        entries: i64,
    },
}

/// What there is to see of a table.
#[derive(Clone)]
pub(crate) enum Look {
    Loading,
    Shown(Arc<Shown>),
    Missing,
    Unavailable,
}

/// A table from outside.
#[derive(Clone)]
pub(crate) struct Handle {
    mail: mpsc::Sender<Mail>,
    look: watch::Receiver<Look>,
    presence: Arc<Presence>,
}

/// How many live streams each seat, and everybody, has open here; and what must not be
/// missed.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    seats: [AtomicU32; game_core::MAX_SEATS],
    streams: AtomicU32,
    /// Another node has changed something.
    changed_elsewhere: AtomicBool,
}

impl Presence {
    fn seats(&self) -> SeatSet {
        let here = |it: &Seat| 0 < self.seats[it.index()].load(Ordering::Relaxed);
        game_core::Seats::FOUR.iter().filter(here).collect()
    }

    /// Whether another node has changed something since this was last asked.
    fn take_changed_elsewhere(&self) -> bool {
        self.changed_elsewhere.swap(false, Ordering::Relaxed)
    }

    fn streams(&self) -> u32 {
        self.streams.load(Ordering::Relaxed)
    }
}

/// Somebody looks on, as long as this is held.
pub(crate) struct Present {
    seat: Option<Seat>,
    handle: Handle,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.count(|it| {
            it.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

impl Present {
    fn count(&self, change: impl Fn(&AtomicU32)) {
        change(&self.handle.presence.streams);
        if let Some(seat) = self.seat {
            change(&self.handle.presence.seats[seat.index()]);
        }
        // A full mailbox will make the actor look, too.
        let _ = self.handle.mail.try_send(Mail::Presence);
    }
}

impl Handle {
    /// What is shown now, once it is loaded.
    pub(crate) async fn shown(&self) -> Result<Arc<Shown>, Refused> {
        let mut look = self.look.clone();
        loop {
            match &*look.borrow_and_update() {
                Look::Shown(shown) => return Ok(shown.clone()),
                Look::Missing => return Err(Refused::NoTable),
                Look::Unavailable => return Err(Refused::Storage),
                Look::Loading => {}
            }
            // The actor is gone before it had loaded: the next one will say why.
            look.changed().await.map_err(|_| Refused::Busy)?;
        }
    }

    /// To be told of changes.
    pub(crate) fn looks(&self) -> watch::Receiver<Look> {
        self.look.clone()
    }

    /// Asks for something. Where the actor is just leaving, what was asked comes back.
    pub(crate) async fn ask(
        &self,
        who: Hash,
        language: Language,
        what: What,
    ) -> Result<Result<Answer, Refused>, What> {
        let (reply, answer) = oneshot::channel();
        let mail = Mail::Request(Box::new(Request { who, language, what, reply }));
        match self.mail.try_send(mail) {
            Ok(()) => Ok(answer.await.unwrap_or(Err(Refused::Busy))),
            Err(mpsc::error::TrySendError::Closed(Mail::Request(it))) => Err(it.what),
            Err(_) => Ok(Err(Refused::Busy)),
        }
    }

    /// What another node says. A full mailbox loses it, until it is said again.
    pub(crate) fn tell(&self, mail: Mail) {
        let _ = self.mail.try_send(mail);
    }

    /// Another node has changed something.
    pub(crate) fn changed_elsewhere(&self) {
        self.presence.changed_elsewhere.store(true, Ordering::Relaxed);
        self.tell(Mail::Changed);
    }

    pub(crate) fn arrive(&self, seat: Option<Seat>) -> Present {
        let present = Present { seat, handle: self.clone() };
        present.count(|it| {
            it.fetch_add(1, Ordering::Relaxed);
        });
        present
    }

    /// Whether the actor has ended, with all that it did.
    pub(crate) fn is_gone(&self) -> bool {
        self.look.has_changed().is_err()
    }

    /// Waits until the actor has ended.
    pub(crate) async fn ended(&self) {
        let mut look = self.look.clone();
        while look.changed().await.is_ok() {}
    }
}
