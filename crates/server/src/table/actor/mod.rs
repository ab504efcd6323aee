//! The owner of a match: stores what is accepted, and only then shows it.
mod bots;
mod ending;
mod hints;
mod keeping;
mod moves;
mod seats;
mod talk;

pub(crate) use ending::{Abandon, NextTable, Rematch};
pub(crate) use hints::AskHint;
pub(crate) use moves::{Act, Ply, Undo};
pub(crate) use seats::{Handover, Leave, PutBot, Return, Sit, SubstituteBot, TakeOver, open_seat};
pub(crate) use talk::Say;

use crate::{
    bots::BotPool,
    ids::{Hash, TableId},
    refused::Refused,
    table::{
        Availability, Handle, MAILBOX, Presence, TableInfo, hint::Hints, play::Play,
        request::Letter,
    },
};
use ::bots::Level;
use game_core::{MAX_SEATS, Seat, SeatSet};
use std::{sync::Arc, time::Duration};
use store::{ChatRow, Store};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};

/// Who plays for somebody who has left.
const SUBSTITUTE: Level = Level::Helmsman;

/// How often nodes tell each other who is at a table.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How long we leave a bot's move to the node that had the last move, and how long a bot
/// waits after something went wrong.
const OTHERS_FIRST: Duration = Duration::from_secs(3);
const AFTER_TROUBLE: Duration = Duration::from_secs(1);

/// Attempts at a change that another node keeps getting ahead of.
const TRIES: usize = 3;

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) store: Store,
    pub(crate) bots: BotPool,
    /// The least time a bot takes.
    pub(crate) bot_pace: Duration,
    /// A bot can replace a player who has been away for this long.
    pub(crate) absent_after: Duration,
    /// A table that nobody uses leaves memory after this time.
    pub(crate) idle_after: Duration,
}

/// A match in memory, and everything that may change it.
pub(crate) struct Actor {
    context: Arc<Context>,
    mail: mpsc::WeakSender<Letter>,
    published: watch::Sender<Availability>,
    presence: Arc<Presence>,
    info: Arc<TableInfo>,
    /// Raised with every change of `info`.
    version: u64,
    play: Arc<dyn Play>,
    chat: Arc<Vec<ChatRow>>,
    hints: Arc<Hints>,
    /// The seats for which a bot is thinking.
    thinking: SeatSet,
    /// When each seat's owner was last known to be there.
    seen: [Instant; MAX_SEATS],
    /// The database didn't answer: what it holds may differ from what we think.
    unsure: bool,
}

/// Starts a table's actor, which reads the match from the store first. `leaves` is
/// called when it ends.
pub(crate) fn start(
    id: TableId,
    context: Arc<Context>,
    leaves: impl FnOnce(&TableId) + Send + 'static,
) -> Handle {
    let (mail, mut letters) = mpsc::channel(MAILBOX);
    let (publishes, published) = watch::channel(Availability::Loading);
    let presence = Arc::new(Presence::default());
    let handle = Handle { mail: mail.clone(), published, presence: presence.clone() };
    let mail = mail.downgrade();
    tokio::spawn(async move {
        // Boxed, so that a waiting table doesn't hold the memory it needs to act.
        let loaded = Box::pin(keeping::load(&context.store, &id)).await;
        let unread = match loaded {
            Ok(Some((info, play, chat))) => {
                let mut actor = Actor {
                    context,
                    mail,
                    published: publishes,
                    presence,
                    info: Arc::new(info),
                    version: 0,
                    play,
                    chat: Arc::new(chat),
                    hints: Arc::default(),
                    thinking: SeatSet::EMPTY,
                    seen: [Instant::now(); MAX_SEATS],
                    unsure: false,
                };
                metrics::gauge!("felucca_tables_loaded").increment(1);
                Box::pin(actor.begin()).await;
                actor.run(&mut letters).await;
                metrics::gauge!("felucca_tables_loaded").decrement(1);
                letters.close();
                // Those who have just written are still answered.
                while let Some(letter) = letters.recv().await {
                    letter(&mut actor).await;
                }
                None
            }
            Ok(None) => Some((publishes, Availability::Missing)),
            Err(error) => {
                tracing::error!(table = ?id, %error, "can't load a table");
                Some((publishes, Availability::Unavailable))
            }
        };
        if let Some((publishes, why)) = unread {
            publishes.send_replace(why);
        }
        // It is completely done: another actor may read the match now.
        leaves(&id);
    });
    handle
}

impl Actor {
    async fn run(&mut self, letters: &mut mpsc::Receiver<Letter>) {
        let tick = self.context.idle_after.min(HEARTBEAT);
        let (mut idle_since, mut next_tick) = (Instant::now(), Instant::now() + tick);
        let presence = self.presence.clone();
        loop {
            tokio::select! {
                // Requests come before news of who comes and goes.
                biased;
                letter = letters.recv() => match letter {
                    Some(letter) => {
                        idle_since = Instant::now();
                        Box::pin(self.read_news()).await;
                        letter(self).await;
                    }
                    None => return,
                },
                () = presence.news() => {
                    idle_since = Instant::now();
                    Box::pin(self.read_news()).await;
                    self.update_presence();
                    if presence.take_moved_here() {
                        Box::pin(self.tell_other_nodes_who_is_here()).await;
                    }
                }
                () = sleep_until(next_tick) => {}
            }
            if Instant::now() < next_tick {
                continue;
            }
            next_tick = Instant::now() + tick;
            self.update_presence();
            Box::pin(self.tell_other_nodes_who_is_here()).await;
            if let Availability::Ready(snapshot) = &*self.published.borrow() {
                snapshot.pages.forget(0 < self.presence.streams());
            }
            // If it fails, the next tick tries again.
            let _ = Box::pin(self.recover()).await;
            if 0 < self.presence.streams() || !self.thinking.is_empty() {
                idle_since = Instant::now();
            } else if self.context.idle_after <= idle_since.elapsed() {
                return;
            }
        }
    }

    fn seat_of(&self, who: &Hash) -> Result<Seat, Refused> {
        self.info.seat_of(who).ok_or(Refused::NotSeated)
    }
}
