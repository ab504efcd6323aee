//! The one who owns a match: stores what is accepted, and only then shows it.
mod bots;
mod hints;
mod keeping;
mod players;

pub(crate) use hints::Hinting;
pub(crate) use players::open_seat;

use crate::{
    bots::BotPool,
    ids::{Hash, TableId},
    refused::Refused,
    table::{
        Answer, Handle, Look, MAILBOX, Mail, Presence, Request, Scene, TableInfo, What,
        play::{Looks, Play},
    },
};
use ::bots::Level;
use game_core::{MAX_SEATS, Seat, SeatSet};
use pages::Language;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use store::{ChatRow, Status, Store};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, timeout_at},
};

/// Who plays for somebody who has left.
const CARETAKER: Level = Level::Helmsman;

/// How often nodes tell each other who is at a table, and how long they believe it.
const HEARTBEAT: Duration = Duration::from_secs(20);
const BELIEVED: Duration = Duration::from_secs(50);

/// How long a bot's move is left to the node that had the last move, and how long a
/// bot waits after something went wrong.
const OTHERS_FIRST: Duration = Duration::from_secs(3);
const AFTER_TROUBLE: Duration = Duration::from_secs(1);

/// Tries to change what another node has changed meanwhile.
const TRIES: usize = 3;

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) store: Store,
    pub(crate) bots: BotPool,
    /// What a bot takes at least.
    pub(crate) bot_pace: Duration,
    /// Who isn't at a table for so long can be replaced by a bot.
    pub(crate) absent_after: Duration,
    /// A table that nobody uses leaves memory after this time.
    pub(crate) idle_after: Duration,
}

struct Actor {
    id: TableId,
    context: Arc<Context>,
    mail: mpsc::WeakSender<Mail>,
    look: watch::Sender<Look>,
    presence: Arc<Presence>,
    table: Option<Table>,
    /// The database didn't answer: what it holds may differ from what we think.
    unsure: bool,
}

/// A match in memory.
struct Table {
    info: Arc<TableInfo>,
    version: u64,
    play: Box<dyn Play>,
    /// What was shown last, of how many entries and in which state of the match.
    scene: Option<(i64, Status, Arc<dyn Scene>)>,
    chat: Arc<Vec<ChatRow>>,
    /// The seats for which a bot thinks.
    thinking: SeatSet,
    /// For each seat the hint that was asked for last.
    hints: [Option<hints::HintFor>; MAX_SEATS],
    /// When each seat's owner was last known to be there.
    seen: [Instant; MAX_SEATS],
    /// Who is at the table at other nodes, and since when we know it.
    elsewhere: BTreeMap<String, (SeatSet, Instant)>,
}

/// Starts a table's actor, which reads the match from the store first. `leaves` is
/// called when it ends.
pub(crate) fn start(
    id: TableId,
    context: Arc<Context>,
    leaves: impl FnOnce(&TableId) + Send + 'static,
) -> Handle {
    let (mail, mut letters) = mpsc::channel(MAILBOX);
    let (look, looks) = watch::channel(Look::Loading);
    let presence = Arc::new(Presence::default());
    let handle = Handle { mail: mail.clone(), look: looks, presence: presence.clone() };
    let mail = mail.downgrade();
    let mut actor = Actor { id, context, mail, look, presence, table: None, unsure: false };
    tokio::spawn(async move {
        // Boxed, so that a table that waits holds nothing of what it does when it acts.
        if Box::pin(actor.load()).await {
            metrics::gauge!("felucca_tables_loaded").increment(1);
            actor.run(&mut letters).await;
            metrics::gauge!("felucca_tables_loaded").decrement(1);
        }
        letters.close();
        // Who has just written is answered all the same.
        while let Some(letter) = letters.recv().await {
            Box::pin(actor.receive(letter)).await;
        }
        // All that it did is done: another may read the match now.
        let id = actor.id.clone();
        drop(actor);
        leaves(&id);
    });
    handle
}

impl Actor {
    async fn load(&mut self) -> bool {
        match keeping::read(&self.context.store, &self.id).await {
            Ok(Some(table)) => {
                self.table = Some(table);
                self.after_reading().await;
                true
            }
            Ok(None) => {
                self.look.send_replace(Look::Missing);
                false
            }
            Err(error) => {
                tracing::error!(table = ?self.id, %error, "can't load a table");
                self.look.send_replace(Look::Unavailable);
                false
            }
        }
    }

    async fn run(&mut self, letters: &mut mpsc::Receiver<Mail>) {
        let tick = self.context.idle_after.min(HEARTBEAT);
        let (mut idle_since, mut next_tick) = (Instant::now(), Instant::now() + tick);
        loop {
            match timeout_at(next_tick, letters.recv()).await {
                Ok(Some(letter)) => {
                    idle_since = Instant::now();
                    Box::pin(self.receive(letter)).await;
                }
                Ok(None) => return,
                Err(_) => {}
            }
            if Instant::now() < next_tick {
                continue;
            }
            next_tick = Instant::now() + tick;
            self.look_around();
            Box::pin(self.say_who_is_here()).await;
            // Where it fails, the next tick tries again.
            let _ = Box::pin(self.mend()).await;
            let thinking = self.table.as_ref().is_some_and(|it| !it.thinking.is_empty());
            if 0 < self.presence.streams() || thinking {
                idle_since = Instant::now();
            } else if self.context.idle_after <= idle_since.elapsed() {
                return;
            }
        }
    }

    async fn receive(&mut self, letter: Mail) {
        if self.presence.take_changed_elsewhere() {
            // Where it fails, the next request tries again.
            let _ = self.catch_up().await;
        }
        match letter {
            Mail::Request(request) => {
                let Request { who, language, what, reply } = *request;
                let answer = self.answer(&who, language, what).await;
                // Who has gone doesn't hear it; what he asked for is done.
                let _ = reply.send(answer);
            }
            Mail::Thought { seat, ply, action } => self.bot_acts(seat, ply, action).await,
            Mail::Presence => {
                self.look_around();
                self.say_who_is_here().await;
            }
            Mail::Elsewhere { node, seats } => {
                if let Some(table) = &mut self.table {
                    table.elsewhere.insert(node, (seats, Instant::now()));
                }
                // Said on, it would come back for ever.
                self.look_around();
            }
            Mail::Changed => {}
            Mail::LeftToOthers { entries } => {
                if self.table.as_ref().is_some_and(|it| it.play.entries() == entries) {
                    self.ask_bots(Duration::ZERO);
                }
            }
        }
    }

    async fn answer(
        &mut self,
        who: &Hash,
        language: Language,
        what: What,
    ) -> Result<Answer, Refused> {
        self.mend().await?;
        match what {
            What::Act { ply, action } => self.act(who, ply, &action, language).await,
            What::Undo { ply } => self.undo(who, ply).await,
            What::Sit { seat, name } => self.sit(who, seat, &name).await,
            What::Fill { seat, level } => self.fill(who, seat, level).await,
            What::Leave => self.leave(who).await,
            What::Return => {
                let seat = self.seat_of(who)?;
                self.come_back(seat).await?;
                self.ask_bots(Duration::ZERO);
                Ok(Answer::Done)
            }
            What::StandIn { seat } => self.stand_in(who, seat).await,
            What::Abandon { agree } => self.abandon(who, agree).await,
            What::Say(text) => self.say(who, &text).await,
            What::Rematch => self.rematch(who).await,
            What::Handover => self.hand_over(who).await,
            What::TakeOver { secret } => self.take_over(who, &secret).await,
            What::Story { since, until } => {
                let table = self.table()?;
                let viewer = table.info.viewer(Some(who));
                let (events, undone) = table.play.story(viewer, since, until);
                Ok(Answer::Story { events, undone })
            }
            What::Page { since } => {
                let table = self.table()?;
                let viewer = table.info.viewer(Some(who));
                let page = table.play.page(&Looks {
                    hint: table.hint_of(viewer),
                    viewer,
                    language,
                    occupants: &table.info.occupants(viewer, language),
                    path: &table.info.path(),
                    since,
                    abandoned: table.info.of.status == Status::Abandoned,
                });
                Ok(Answer::Page(Box::new(page)))
            }
            What::Hint => self.hint(who),
            What::Why { card } => {
                let table = self.table()?;
                let viewer = table.info.viewer(Some(who));
                let why = table.play.why(viewer, &card, language);
                why.map(Answer::Text).ok_or(Refused::NotFound)
            }
            What::Log => {
                let table = self.table()?;
                let finished = table.info.of.status.is_finished();
                finished.then(|| Answer::Text(table.play.log())).ok_or(Refused::NotOver)
            }
        }
    }

    fn table(&mut self) -> Result<&mut Table, Refused> {
        self.table.as_mut().ok_or_else(|| match *self.look.borrow() {
            Look::Unavailable => Refused::Storage,
            Look::Loading | Look::Shown(_) | Look::Missing => Refused::NoTable,
        })
    }

    fn seat_of(&mut self, who: &Hash) -> Result<Seat, Refused> {
        self.table()?.info.seat_of(who).ok_or(Refused::NotSeated)
    }

    fn status(&mut self) -> Result<Status, Refused> {
        Ok(self.table()?.info.of.status)
    }

    fn must_be_playing(&mut self) -> Result<(), Refused> {
        match self.status()? {
            Status::Open => Err(Refused::NotStarted),
            Status::Playing => Ok(()),
            Status::Over => Err(Refused::Over),
            Status::Abandoned => Err(Refused::Abandoned),
        }
    }
}
