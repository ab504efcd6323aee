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
pub use keeping::log_of;
pub(crate) use moves::{Act, Ply, Undo};
pub(crate) use seats::{
    HANDOVER_MS, Handover, Leave, PutBot, Return, Sit, SubstituteBot, TakeOver, open_seat,
};
pub(crate) use talk::Say;

use crate::{
    bots::BotPool,
    ids::{Hash, TableId},
    limits::{Share, Shares},
    listeners::Listeners,
    refused::Refused,
    table::{
        Availability, Handle, MAILBOX, Presence, TableInfo, hint::Hints, play::Play,
        request::Letter,
    },
};
use ::bots::Level;
use game_core::{Seat, SeatSet};
use std::{net::IpAddr, sync::Arc, time::Duration};
use store::{ChatRow, Store};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};

/// Who plays for somebody who has left.
const SUBSTITUTE: Level = Level::Helmsman;

/// How often nodes tell each other who is at a table, at the least.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SHORTEST_TICK: Duration = Duration::from_millis(100);

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
    pub(crate) listeners: Listeners,
    /// What a bot takes at least.
    pub(crate) bot_pace: Duration,
    /// A bot can replace a player who has been away for this long.
    pub(crate) absent_after: Duration,
    /// Who has left can object for so long to an end without a result.
    pub(crate) abandon_after: Duration,
    /// Tables with bots that each address has in play.
    pub(crate) bot_tables: Shares,
    /// A table that nobody uses leaves memory after this time.
    pub(crate) idle_after: Duration,
}

impl Context {
    /// How often a table looks around, and nodes tell each other who is at it.
    fn tick(&self) -> Duration {
        let others = [self.idle_after, self.abandon_after, self.absent_after / 4];
        others.into_iter().fold(HEARTBEAT, Duration::min).max(SHORTEST_TICK)
    }
}

/// Where a table comes from that was made just now.
#[derive(Debug)]
pub(crate) struct Origin {
    pub(crate) from: IpAddr,
    /// Of its address, if bots play.
    pub(crate) bots: Option<Share>,
}

/// A match in memory, and all that may change it.
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
    /// Counts it among the tables of an address, as long as bots may play at it.
    bots: Option<Share>,
    /// The database didn't answer: what it holds may differ from what we think.
    unsure: bool,
    /// The match was deleted.
    is_gone: bool,
}

/// Starts a table's actor, which reads the match from the store first. `leaves` is
/// called when it ends.
pub(crate) fn start(
    id: TableId,
    context: Arc<Context>,
    origin: Option<Origin>,
    leaves: impl FnOnce(&TableId) + Send + 'static,
) -> Handle {
    let (mail, mut letters) = mpsc::channel(MAILBOX);
    let (publishes, published) = watch::channel(Availability::Loading);
    let presence = Presence::new(context.tick(), origin.as_ref().map(|it| it.from));
    let presence = Arc::new(presence);
    let handle = Handle { mail: mail.clone(), published, presence: presence.clone() };
    let mail = mail.downgrade();
    tokio::spawn(async move {
        // Boxed, so that a table that waits holds nothing of what it does when it acts.
        let loaded = Box::pin(keeping::load(&context, &id)).await;
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
                    bots: origin.and_then(|it| it.bots),
                    unsure: false,
                    is_gone: false,
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
        let tick = self.context.tick();
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
                    if presence.take_used() {
                        idle_since = Instant::now();
                    }
                    Box::pin(self.read_news()).await;
                    self.update_presence();
                    if presence.take_untold() {
                        Box::pin(self.tell_other_nodes_who_is_here()).await;
                    }
                }
                () = sleep_until(next_tick) => {}
            }
            if self.is_gone {
                return;
            }
            if Instant::now() < next_tick {
                continue;
            }
            next_tick = Instant::now() + tick;
            self.update_presence();
            Box::pin(self.tell_other_nodes_who_is_here()).await;
            if let Availability::Ready(snapshot) = &*self.published.borrow() {
                snapshot.pages.forget(0 < self.presence.streams());
                snapshot.play.forget();
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
