//! The one who owns a match: stores what is accepted, and only then shows it.
use crate::{
    bots::BotPool,
    clock,
    ids::{Hash, Secret, TableId, random_seed},
    names,
    refused::Refused,
    table::{
        Answer, Handle, Look, MAILBOX, Mail, Presence, Request, Scene, Shown, TableInfo, What,
        new_play, play::Play,
    },
};
use bots::Level;
use game_core::{Outcome, Seat, SeatSet, Viewer};
use games::GameKind;
use pages::Language;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use store::{
    Change, ChatRow, LogRow, Match, ResultRow, SeatKind, SeatRow, Status, Store, StoreError,
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep, timeout},
};

/// Who plays for somebody who has left.
const CARETAKER: Level = Level::Helmsman;

/// Lines of chat that are kept at hand.
const CHAT: usize = 100;

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
    /// What was shown last, and of how many entries.
    scene: Option<(i64, Arc<dyn Scene>)>,
    chat: Arc<Vec<ChatRow>>,
    /// The seats for which a bot thinks.
    thinking: SeatSet,
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
    let weak = mail.downgrade();
    let mut actor = Actor { id, context, mail: weak, look, presence, table: None, unsure: false };
    tokio::spawn(async move {
        if actor.load().await {
            metrics::gauge!("felucca_tables_loaded").increment(1);
            actor.run(&mut letters).await;
            metrics::gauge!("felucca_tables_loaded").decrement(1);
        }
        letters.close();
        // Who has just written is answered all the same.
        while let Some(letter) = letters.recv().await {
            actor.receive(letter).await;
        }
        leaves(&actor.id);
    });
    handle
}

impl Actor {
    async fn load(&mut self) -> bool {
        match read(&self.context.store, &self.id).await {
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
        let mut idle_since = Instant::now();
        let tick = self.context.idle_after.min(HEARTBEAT);
        loop {
            match timeout(tick, letters.recv()).await {
                Ok(Some(letter)) => {
                    idle_since = Instant::now();
                    self.receive(letter).await;
                }
                Ok(None) => return,
                Err(_) => {
                    self.look_around().await;
                    let thinking = self.table.as_ref().is_some_and(|it| !it.thinking.is_empty());
                    if 0 < self.presence.streams() || thinking {
                        idle_since = Instant::now();
                    } else if self.context.idle_after <= idle_since.elapsed() {
                        return;
                    }
                }
            }
        }
    }

    async fn receive(&mut self, letter: Mail) {
        match letter {
            Mail::Request(request) => {
                let Request { who, language, what, reply } = request;
                let answer = self.answer(&who, language, what).await;
                // Who has gone doesn't hear it; what he asked for is done.
                let _ = reply.send(answer);
            }
            Mail::Thought { seat, ply, action } => self.bot_acts(seat, ply, action).await,
            Mail::Presence => self.look_around().await,
            Mail::Elsewhere { node, seats } => {
                if let Some(table) = &mut self.table {
                    table.elsewhere.insert(node, (seats, Instant::now()));
                }
                self.look_around().await;
            }
            Mail::Changed => {
                // Where it fails, the next request tries again.
                let _ = self.catch_up().await;
            }
        }
    }

    async fn answer(
        &mut self,
        who: &Hash,
        language: Language,
        what: What,
    ) -> Result<Answer, Refused> {
        if self.unsure {
            self.catch_up().await?;
        }
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
            What::Tell { until } => {
                let table = self.table()?;
                let viewer = table.info.viewer(Some(who));
                Ok(Answer::Lines(table.play.tell(viewer, until)))
            }
            What::Log => self.table()?.play.log().map(Answer::Text).ok_or(Refused::NotOver),
        }
    }

    fn table(&mut self) -> Result<&mut Table, Refused> {
        self.table.as_mut().ok_or(Refused::NoTable)
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

    // What players do.

    async fn act(
        &mut self,
        who: &Hash,
        ply: u32,
        action: &str,
        language: Language,
    ) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        self.must_be_playing()?;
        if self.table()?.info.row(seat).away {
            self.come_back(seat).await?;
        }
        self.act_in(seat, ply, action, language).await
    }

    async fn act_in(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
    ) -> Result<Answer, Refused> {
        self.write_log(|play| play.propose(seat, ply, action, language, clock::now_ms())).await?;
        let ply = self.table()?.play.ply(Viewer::Seat(seat));
        Ok(Answer::Ply(ply))
    }

    async fn undo(&mut self, who: &Hash, ply: u32) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        self.must_be_playing()?;
        self.write_log(|play| play.propose_undo(seat, ply, clock::now_ms())).await?;
        Ok(Answer::Ply(self.table()?.play.ply(Viewer::Seat(seat))))
    }

    async fn sit(&mut self, who: &Hash, seat: Option<u8>, name: &str) -> Result<Answer, Refused> {
        let name = names::name(name).ok_or(Refused::Name)?;
        let row = self
            .change_seat(|info| {
                if info.seat_of(who).is_some() {
                    return Err(Refused::AlreadySeated);
                }
                if info.of.status != Status::Open {
                    return Err(Refused::NoSeatFree);
                }
                let open = |it: &&SeatRow| it.kind == SeatKind::Open;
                let row = match seat {
                    None => info.seats.iter().find(open).ok_or(Refused::NoSeatFree)?,
                    Some(seat) => {
                        let row = info.seats.iter().find(|it| it.seat == i64::from(seat));
                        let row = row.ok_or(Refused::NoSuchSeat)?;
                        Some(row).filter(open).ok_or(Refused::SeatTaken)?
                    }
                };
                if info.persons().any(|it| names::alike(&it.name, &name)) {
                    return Err(Refused::NameTaken);
                }
                let (kind, name, token_hash) =
                    (SeatKind::Person, name.clone(), Some(who.0.clone()));
                Ok(SeatRow { kind, name, token_hash, ..row.clone() })
            })
            .await;
        // The second half of a double click has its seat already.
        if let Err(Refused::AlreadySeated) = &row
            && seat.is_none_or(|it| {
                self.seat_of(who).is_ok_and(|own| own.index() + 1 == usize::from(it))
            })
        {
            return self.seat_of(who).map(Answer::Seat);
        }
        row?;
        self.start_if_full().await?;
        self.seat_of(who).map(Answer::Seat)
    }

    async fn fill(&mut self, who: &Hash, seat: u8, level: Level) -> Result<Answer, Refused> {
        self.change_seat(|info| {
            if !info.is_host(who) {
                return Err(Refused::NotHost);
            }
            let row = info.seats.iter().find(|it| it.seat == i64::from(seat));
            let row = row.ok_or(Refused::NoSuchSeat)?;
            if row.kind != SeatKind::Open || info.of.status != Status::Open {
                return Err(Refused::SeatTaken);
            }
            Ok(SeatRow { kind: SeatKind::Bot, level: level.to_string(), ..row.clone() })
        })
        .await?;
        self.start_if_full().await?;
        Ok(Answer::Done)
    }

    /// Before the game a seat is free again; in it a bot takes over.
    async fn leave(&mut self, who: &Hash) -> Result<Answer, Refused> {
        match self.status()? {
            Status::Over => return Err(Refused::Over),
            Status::Abandoned => return Err(Refused::Abandoned),
            Status::Open | Status::Playing => {}
        }
        self.change_seat(|info| {
            let row = info.row(info.seat_of(who).ok_or(Refused::NotSeated)?).clone();
            Ok(if info.of.status == Status::Open {
                let (seat, version) = (row.seat, row.version);
                SeatRow { seat, version, ..open_seat() }
            } else {
                SeatRow { away: true, ..row }
            })
        })
        .await?;
        self.ask_bots(Duration::ZERO);
        Ok(Answer::Done)
    }

    async fn come_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.change_seat(|info| {
            let row = info.row(seat).clone();
            if row.away { Ok(SeatRow { away: false, ..row }) } else { Err(Refused::NotAway) }
        })
        .await?;
        Ok(())
    }

    /// A match ends without a result when all who haven't left want it; before it has
    /// begun, when its maker does.
    async fn abandon(&mut self, who: &Hash, agree: bool) -> Result<Answer, Refused> {
        match self.status()? {
            Status::Over => return Err(Refused::Over),
            Status::Abandoned => return Ok(Answer::Done),
            Status::Open => {
                if !self.table()?.info.is_host(who) {
                    return Err(Refused::NotHost);
                }
            }
            Status::Playing => {
                self.change_seat(|info| {
                    let row = info.row(info.seat_of(who).ok_or(Refused::NotSeated)?).clone();
                    Ok(SeatRow { wants_to_abandon: agree, ..row })
                })
                .await?;
                let mut left = self.table()?.info.persons().filter(|it| !it.away);
                if !left.all(|it| it.wants_to_abandon) {
                    return Ok(Answer::Done);
                }
            }
        }
        let done = self.write(Change::Abandon { id: self.id.to_string() }).await;
        if let Err(StoreError::Conflict) = done {
            self.catch_up().await?;
            return Ok(Answer::Done);
        }
        done?;
        self.change_info(|info| info.of.status = Status::Abandoned);
        Ok(Answer::Done)
    }

    async fn say(&mut self, who: &Hash, text: &str) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        let text = names::chat(text).ok_or(Refused::Chat)?;
        for _ in 0..TRIES {
            let number = self.table()?.chat.last().map_or(0, |it| it.number + 1);
            let (seat, at_ms) = (seat.index() as i64 + 1, clock::now_ms());
            let row = ChatRow { number, seat, text: text.clone(), at_ms };
            let id = self.id.to_string();
            match self.write(Change::Chat { id, row: row.clone() }).await {
                Ok(()) => {
                    let table = self.table()?;
                    table.take_chat([row]);
                    self.show();
                    return Ok(Answer::Done);
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    /// The same people and bots, once more. Of several who ask, all get the same table.
    async fn rematch(&mut self, who: &Hash) -> Result<Answer, Refused> {
        self.seat_of(who)?;
        for _ in 0..TRIES {
            let info = self.table()?.info.clone();
            if let Some(next) = &info.of.next {
                return Ok(Answer::Text(next.clone()));
            }
            if !matches!(info.of.status, Status::Over | Status::Abandoned) {
                return Err(Refused::Rematch);
            }
            let id = TableId::random().to_string();
            let of = Match {
                id: id.clone(),
                seed: format!("{:x}", random_seed()),
                host: who.0.clone(),
                status: Status::Open,
                next: None,
                created_ms: clock::now_ms(),
                ..info.of.clone()
            };
            let fresh = |it: &SeatRow| SeatRow {
                handover_hash: None,
                away: false,
                wants_to_abandon: false,
                version: 0,
                ..it.clone()
            };
            let seats = info.seats.iter().map(fresh).collect();
            let after = self.id.to_string();
            match self.write(Change::Rematch { after, of, seats }).await {
                Ok(()) => {
                    self.change_info(|info| info.of.next = Some(id.clone()));
                    return Ok(Answer::Text(id));
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    async fn hand_over(&mut self, who: &Hash) -> Result<Answer, Refused> {
        let secret = Secret::random();
        self.change_seat(|info| {
            let row = info.row(info.seat_of(who).ok_or(Refused::NotSeated)?).clone();
            Ok(SeatRow { handover_hash: Some(secret.hash().0), ..row })
        })
        .await?;
        Ok(Answer::Text(secret.reveal().to_owned()))
    }

    async fn take_over(&mut self, who: &Hash, secret: &Hash) -> Result<Answer, Refused> {
        let row = self
            .change_seat(|info| {
                let fits = |it: &&SeatRow| it.handover_hash.as_ref() == Some(&secret.0);
                let row = info.seats.iter().find(fits).ok_or(Refused::Handover)?.clone();
                let own = info.seat_of(who).map(|it| info.row(it).seat);
                if own.is_some_and(|it| it != row.seat) {
                    return Err(Refused::AlreadySeated);
                }
                Ok(SeatRow { token_hash: Some(who.0.clone()), handover_hash: None, ..row })
            })
            .await?;
        let seats = self.table()?.info.seats();
        seats.seat(row.seat as usize - 1).map(Answer::Seat).ok_or(Refused::NoSuchSeat)
    }

    // What bots do.

    fn ask_bots(&mut self, delay: Duration) {
        let Some(table) = &mut self.table else { return };
        let info = &table.info;
        // Where all people have left, the table waits for one of them.
        let watched = info.persons().count() == 0 || info.persons().any(|it| !it.away);
        if info.of.status != Status::Playing || !watched {
            return;
        }
        for seat in table.play.asked().iter() {
            let Some(level) = bot_level(info.row(seat)) else { continue };
            if table.thinking.contains(seat) {
                continue;
            }
            table.thinking.insert(seat);
            let ply = table.play.ply(Viewer::Seat(seat));
            let thought = table.play.thought(seat, level);
            let (pool, mail) = (self.context.bots.clone(), self.mail.clone());
            tokio::spawn(async move {
                if !delay.is_zero() {
                    sleep(delay).await;
                }
                let action = pool.think(thought).await;
                if let Some(mail) = mail.upgrade() {
                    let _ = mail.send(Mail::Thought { seat, ply, action }).await;
                }
            });
        }
    }

    async fn bot_acts(&mut self, seat: Seat, ply: u32, action: Option<String>) {
        let Some(table) = &mut self.table else { return };
        table.thinking.remove(seat);
        let still_his = bot_level(table.info.row(seat)).is_some();
        let mut delay = Duration::ZERO;
        if still_his && table.info.of.status == Status::Playing {
            let done = match action {
                None => Err(Refused::Internal),
                Some(action) => self.act_in(seat, ply, &action, Language::En).await,
            };
            match done {
                Ok(_) => return,
                // Somebody was faster: think again.
                Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => {}
                Err(error) => {
                    tracing::warn!(table = ?self.id, %seat, ?error, "a bot couldn't act");
                    delay = AFTER_TROUBLE;
                }
            }
        }
        self.ask_bots(delay);
    }

    // What is stored and shown.

    /// The game begins when no seat is open any more.
    async fn start_if_full(&mut self) -> Result<(), Refused> {
        let table = self.table()?;
        let waits = table.info.seats.iter().any(|it| it.kind == SeatKind::Open);
        if waits || table.info.of.status != Status::Open {
            return Ok(());
        }
        // Who sits down has his seat, even if another node starts the game.
        match self.write_log(|play| play.propose_start(clock::now_ms())).await {
            Ok(()) | Err(Refused::Stale) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Stores what is proposed, then carries it out and shows it. Where another node
    /// was first, it is proposed anew for what that one has made of it.
    async fn write_log(
        &mut self,
        propose: impl Fn(&mut dyn Play) -> Result<Vec<LogRow>, Refused> + Send,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let table = self.table()?;
            let starts = table.play.entries() == 0;
            let rows = propose(table.play.as_mut())?;
            let outcome = table.play.proposed_outcome();
            let results = outcome.map(|it| results(&it, &table.info)).unwrap_or_default();
            let id = self.id.to_string();
            let append = Change::Append { id, rows, results: results.clone() };
            match self.write(append).await {
                Ok(()) => {
                    let table = self.table()?;
                    table.play.commit();
                    if starts {
                        table.change(|info| info.of.status = Status::Playing);
                    }
                    if !results.is_empty() {
                        table.change(|info| {
                            info.of.status = Status::Over;
                            info.results = results;
                        });
                    }
                    self.show();
                    self.ask_bots(Duration::ZERO);
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    self.catch_up().await?;
                    if starts {
                        return Err(Refused::Stale);
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    /// Changes a seat, unless `decide` refuses. Where another node was first, it decides
    /// anew.
    async fn change_seat(
        &mut self,
        decide: impl Fn(&TableInfo) -> Result<SeatRow, Refused> + Send,
    ) -> Result<SeatRow, Refused> {
        for _ in 0..TRIES {
            let seat = decide(&self.table()?.info)?;
            let id = self.id.to_string();
            match self.write(Change::Seat { id, seat: seat.clone() }).await {
                Ok(()) => {
                    let changed = SeatRow { version: seat.version + 1, ..seat };
                    let row = changed.clone();
                    self.change_info(|info| {
                        if let Some(it) = info.seats.iter_mut().find(|it| it.seat == row.seat) {
                            *it = row;
                        }
                    });
                    return Ok(changed);
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    async fn write(&mut self, change: Change) -> Result<(), StoreError> {
        let done = self.context.store.write(change).await;
        if let Err(error @ (StoreError::Unavailable(_) | StoreError::Corrupt(_))) = &done {
            tracing::error!(table = ?self.id, %error, "can't store a change");
            self.unsure = true;
        }
        done
    }

    fn change_info(&mut self, change: impl FnOnce(&mut TableInfo)) {
        if let Some(table) = &mut self.table {
            table.change(change);
        }
        self.show();
    }

    fn show(&mut self) {
        if let Some(table) = &mut self.table {
            let entries = table.play.entries();
            if 0 < entries && table.scene.as_ref().is_none_or(|it| it.0 != entries) {
                table.scene = Some((entries, table.play.scene()));
            }
            let shown = Shown {
                info: table.info.clone(),
                version: table.version,
                scene: table.scene.as_ref().map(|it| it.1.clone()),
                chat: table.chat.clone(),
            };
            self.look.send_replace(Look::Shown(Arc::new(shown)));
        }
    }

    /// Notices who is at the table, here and elsewhere.
    async fn look_around(&mut self) {
        let Some(table) = &mut self.table else { return };
        let here = self.presence.seats();
        table.elsewhere.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        let elsewhere = table.elsewhere.values().flat_map(|it| it.0.iter());
        let present: SeatSet = here.iter().chain(elsewhere).collect();
        if present != table.info.present {
            self.change_info(|info| info.present = present);
        }
        if self.context.store.is_shared() {
            let seats: Vec<String> = here.iter().map(|it| it.to_string()).collect();
            let words = format!("{} {}", self.id, seats.join(""));
            // The next heartbeat says it again.
            let _ = self.context.store.say(&words).await;
        }
    }

    /// Reads what others have written.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let done = self.try_to_catch_up().await;
        self.unsure = done.is_err();
        if let Err(error) = done {
            tracing::error!(table = ?self.id, %error, "can't read a table again");
            return Err(Refused::Storage);
        }
        self.show();
        self.ask_bots(OTHERS_FIRST);
        Ok(())
    }

    async fn try_to_catch_up(&mut self) -> Result<(), StoreError> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let store = &self.context.store;
        let id = self.id.as_str();
        let gone = || StoreError::Corrupt("the match is gone".to_owned());
        let of = store.find(id).await?.ok_or_else(gone)?;
        let seats = store.seats(id).await?;
        let rows = store.log(id, table.play.entries()).await?;
        let chat = store.chat(id, table.chat.last().map_or(0, |it| it.number + 1)).await?;
        let results = if of.status == Status::Over { store.results(id).await? } else { Vec::new() };
        for row in &rows {
            table.play.read(row).map_err(StoreError::Corrupt)?;
        }
        table.take_chat(chat);
        table.change(|info| {
            info.of = of;
            info.seats = seats;
            info.results = results;
        });
        Ok(())
    }

    async fn after_reading(&mut self) {
        // Another node may be starting it, or will when it is looked at again.
        let _ = self.start_if_full().await;
        self.show();
        self.ask_bots(Duration::ZERO);
    }
}

/// A match as it is stored, if there is one.
async fn read(store: &Store, id: &TableId) -> Result<Option<Table>, StoreError> {
    let Some(stored) = store.load(id.as_str()).await? else { return Ok(None) };
    let corrupt = |it: String| StoreError::Corrupt(it);
    let of = stored.of;
    let game: GameKind = of.game.parse().map_err(|_| corrupt(format!("game {}", of.game)))?;
    let seed = of.seed.parse().map_err(|_| corrupt("its seed".to_owned()))?;
    let results =
        if of.status == Status::Over { store.results(id.as_str()).await? } else { Vec::new() };
    let (id, seats, present) = (id.clone(), stored.seats, SeatSet::EMPTY);
    let count = game_core::Seats::new(seats.len())
        .ok_or_else(|| corrupt(format!("{} seats", seats.len())))?;
    let mut play = new_play(game, of.rules, count, &of.options, seed).map_err(corrupt)?;
    for row in &stored.log {
        play.read(row).map_err(corrupt)?;
    }
    let mut table = Table {
        info: Arc::new(TableInfo { id, of, seed, seats, present, results }),
        version: 0,
        play,
        scene: None,
        chat: Arc::default(),
        thinking: SeatSet::EMPTY,
        elsewhere: BTreeMap::new(),
    };
    table.take_chat(stored.chat);
    Ok(Some(table))
}

impl Table {
    fn change(&mut self, change: impl FnOnce(&mut TableInfo)) {
        change(Arc::make_mut(&mut self.info));
        self.version += 1;
    }

    fn take_chat(&mut self, rows: impl IntoIterator<Item = ChatRow>) {
        let chat = Arc::make_mut(&mut self.chat);
        chat.extend(rows);
        let beyond = chat.len().saturating_sub(CHAT);
        chat.drain(..beyond);
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Refused::Busy,
            StoreError::Unavailable(_) | StoreError::Corrupt(_) => Refused::Storage,
        }
    }
}

/// The level of the bot that acts in this seat, if one does.
fn bot_level(row: &SeatRow) -> Option<Level> {
    match row.kind {
        SeatKind::Bot => Some(row.level.parse().unwrap_or(CARETAKER)),
        SeatKind::Person if row.away => Some(CARETAKER),
        SeatKind::Person | SeatKind::Open => None,
    }
}

/// A seat that anybody may take.
pub(crate) fn open_seat() -> SeatRow {
    SeatRow {
        seat: 0,
        kind: SeatKind::Open,
        name: String::new(),
        level: String::new(),
        token_hash: None,
        handover_hash: None,
        away: false,
        wants_to_abandon: false,
        version: 0,
    }
}

fn results(outcome: &Outcome, info: &TableInfo) -> Vec<ResultRow> {
    let result = |seat: Seat| ResultRow {
        seat: seat.index() as i64 + 1,
        score: i64::from(outcome.scores[seat]),
        place: i64::from(outcome.places[seat]) + 1,
    };
    info.seats().iter().map(result).collect()
}
