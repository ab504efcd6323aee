//! All tables: those in memory, and the way to the others.
use crate::{
    bots::BotPool,
    caller::Caller,
    clock,
    ids::{Hash, Secret, TableId, random_seed},
    limits::whole_network,
    listeners::Listeners,
    names,
    origin::Origins,
    refused::Refused,
    settings::Limits,
    table::{
        self, Asker, Context, HANDOVER_MS, Handle, Origin, Request, Snapshot, Undelivered, letter,
        level_of, open_seat,
    },
};
use bots::Level;
use game_core::{Game, SeatSet};
use games::{GameKind, GameOf, with_game};
use pages::Language;
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use store::{Change, Match, News, SeatKind, SeatRow, Status, Store};

/// Tables in a list.
const LISTED: i64 = 50;

#[derive(Clone)]
pub(crate) struct Hub {
    context: Arc<Context>,
    limits: Limits,
    /// What can be played here, by name.
    games: Arc<[GameKind]>,
    origins: Origins,
    tables: Arc<Mutex<BTreeMap<TableId, Handle>>>,
}

/// A table that somebody wants made.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) public: bool,
    /// Whether its players may ask what a strong player would do.
    pub(crate) hints: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum NewSeat {
    Me { name: String, program: bool },
    Open,
    Bot { level: String },
}

impl Hub {
    pub(crate) fn new(context: Context, limits: Limits, games: Vec<GameKind>) -> Hub {
        let (context, games) = (Arc::new(context), games.into());
        let (origins, tables) = (Origins::new(), Arc::default());
        let hub = Hub { context, limits, games, origins, tables };
        hub.clone().listen();
        hub
    }

    pub(crate) fn store(&self) -> &Store {
        &self.context.store
    }

    pub(crate) fn listeners(&self) -> &Listeners {
        &self.context.listeners
    }

    pub(crate) fn games(&self) -> &[GameKind] {
        &self.games
    }

    pub(crate) fn bots(&self) -> &BotPool {
        &self.context.bots
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Handle>> {
        // The map is whole between any two statements.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this name, read from the store if it isn't in memory.
    pub(crate) fn table(&self, id: &TableId) -> Handle {
        self.start(id, None)
    }

    fn start(&self, id: &TableId, origin: Option<Origin>) -> Handle {
        let mut tables = self.tables();
        if let Some(handle) = tables.get(id).filter(|it| !it.is_gone()) {
            return handle.clone();
        }
        // Weak, so that its own tables don't keep it alive.
        let all = Arc::downgrade(&self.tables);
        let leaves = move |id: &TableId| {
            let Some(all) = all.upgrade() else { return };
            let mut tables = all.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.get(id).is_some_and(Handle::is_gone) {
                tables.remove(id);
            }
        };
        let handle = table::start(id.clone(), self.context.clone(), origin, leaves);
        tables.insert(id.clone(), handle.clone());
        handle
    }

    /// Somebody looks at a table or does something there. Whether that could be noted.
    pub(crate) fn attend(&self, id: &TableId, caller: &Caller) -> bool {
        let handle = self.tables().get(id).cloned();
        handle.is_some_and(|it| {
            it.attend(caller.who().as_ref(), Some((caller.address, caller.prefs.pace())))
        })
    }

    /// What a table has published last.
    pub(crate) async fn look(&self, id: &TableId) -> Result<Arc<Snapshot>, Refused> {
        self.table(id).snapshot().await
    }

    /// Asks a table for something, even if it is just leaving memory.
    pub(crate) async fn ask<R: Request>(
        &self,
        id: &TableId,
        who: &Hash,
        language: Language,
        request: R,
    ) -> Result<R::Reply, Refused> {
        let (mut letter, reply) = letter(request, Asker { who: who.clone(), language });
        for _ in 0..3 {
            let handle = self.table(id);
            match handle.deliver(letter, R::WAITS).await {
                Ok(()) => match reply.await {
                    Ok(answer) => return answer,
                    // It couldn't be read.
                    Err(_) => return handle.snapshot().await.and(Err(Refused::Busy)),
                },
                Err(Undelivered::Full) => return Err(Refused::Busy),
                Err(Undelivered::Leaving(it)) => letter = it,
            }
            // It isn't there at all; or it is just leaving.
            handle.snapshot().await?;
            handle.ended().await;
        }
        Err(Refused::Busy)
    }

    pub(crate) async fn create(
        &self,
        who: &Hash,
        from: IpAddr,
        wanted: NewTable,
    ) -> Result<TableId, Refused> {
        let listed = |it: &&GameKind| it.id() == wanted.game;
        let game = *self.games.iter().find(listed).ok_or(Refused::Game)?;
        let options = with_game!(game, H => {
            let options: Result<<GameOf<H> as Game>::Options, _> = wanted.options.parse();
            options.map(|it| it.to_string()).map_err(|it| Refused::Options(it.to_string()))
        })?;
        let allowed = game.seats();
        if !allowed.iter().any(|it| it.count() == wanted.seats.len()) {
            return Err(Refused::Seats(allowed));
        }
        let mut seats = Vec::with_capacity(wanted.seats.len());
        for (seat, new) in (1..).zip(wanted.seats) {
            let row = SeatRow { seat, ..open_seat() };
            seats.push(match new {
                NewSeat::Open => row,
                NewSeat::Bot { level } => {
                    let level: Level = level.parse().map_err(|_| Refused::Level)?;
                    SeatRow { kind: SeatKind::Bot, level: level.to_string(), ..row }
                }
                NewSeat::Me { name, program } => {
                    let mine: Option<&SeatRow> =
                        seats.iter().find(|it: &&SeatRow| it.kind == SeatKind::Person);
                    if mine.is_some() {
                        return Err(Refused::BadRequest(
                            "seats: only one of them may be `me`".to_owned(),
                        ));
                    }
                    let name = names::name(&name).ok_or(Refused::Name)?;
                    let (name_key, token_hash) = (Some(names::key(&name)), Some(who.0.clone()));
                    let (kind, level) = (SeatKind::Person, level_of(program));
                    SeatRow { kind, name, name_key, level, token_hash, ..row }
                }
            });
        }
        let most = self.limits.tables_per_person;
        if i64::from(most) <= self.store().unfinished_of_host(&who.0).await? {
            return Err(Refused::TooManyTables { most });
        }
        let shares = &self.context.bot_tables;
        let with_bots = seats.iter().any(|it| it.kind == SeatKind::Bot);
        let bots = with_bots.then(|| {
            shares.take(from).ok_or_else(|| Refused::TooManyTables { most: shares.most() })
        });
        let origin = Origin { from: whole_network(from), bots: bots.transpose()? };
        let id = TableId::random();
        let of = Match {
            id: id.to_string(),
            game: game.id().to_owned(),
            rules: game.rules().into(),
            options,
            seed: format!("{:x}", random_seed()),
            host: who.0.clone(),
            listed: wanted.public,
            origin: wanted.public.then(|| self.origins.of(from)),
            hints: wanted.hints,
            status: Status::Open,
            next: None,
            created_ms: clock::now_ms(),
        };
        self.store().write(Change::Create { of, seats }).await?;
        self.context.listeners.tell(Some(&who.0));
        metrics::counter!("felucca_tables_made_total", "game" => game.id()).increment(1);
        self.start(&id, Some(origin));
        Ok(id)
    }

    /// Tables that wait for players and that everybody may see, in an order in which one who
    /// makes many doesn't hide the others'.
    pub(crate) async fn open_tables(&self) -> Result<Vec<Handle>, Refused> {
        let mut open = Vec::new();
        for handle in self.handles(&self.store().listed(LISTED).await?) {
            // One may have filled up in the meantime.
            if handle.snapshot().await.is_ok_and(|it| it.info.of.status == Status::Open) {
                open.push(handle);
            }
        }
        Ok(open)
    }

    /// Tables where this person has a seat or that they made.
    pub(crate) async fn tables_of(&self, who: &Hash) -> Result<Vec<Handle>, Refused> {
        let handles = self.handles(&self.store().of_player(&who.0, LISTED).await?);
        for handle in &handles {
            // Who sees in the list that it is their turn is there.
            if handle.snapshot().await.is_ok() {
                handle.attend(Some(who), None);
            }
        }
        Ok(handles)
    }

    /// The newest tables that aren't over at which this person sits.
    pub(crate) async fn unfinished_of(&self, who: &Hash) -> Result<Vec<TableId>, Refused> {
        let mut all = self.store().of_player(&who.0, LISTED).await?;
        all.retain(|it| !it.status.is_finished());
        Ok(all.iter().filter_map(|it| TableId::parse(&it.id)).collect())
    }

    fn handles(&self, matches: &[Match]) -> Vec<Handle> {
        let ids = matches.iter().filter_map(|it| TableId::parse(&it.id));
        ids.map(|it| self.table(&it)).collect()
    }

    /// The table whose seat this link moves.
    pub(crate) async fn by_handover(&self, secret: &Secret) -> Result<TableId, Refused> {
        let after = clock::now_ms() - HANDOVER_MS;
        let id = self.store().by_handover(&secret.hash().0, after).await?;
        id.and_then(|it| TableId::parse(&it)).ok_or(Refused::Handover)
    }

    /// Passes on what other nodes do.
    fn listen(self) {
        let mut news = self.store().news();
        tokio::spawn(async move {
            while let Some(it) = news.recv().await {
                match it {
                    News::Changed(id) => self.with_loaded(&id, Handle::changed_elsewhere),
                    News::Said { node, words } => {
                        let mut words = words.split(' ');
                        let id = words.next().unwrap_or_default();
                        let [present, seen] = [(); 2].map(|()| seats(words.next()));
                        self.with_loaded(id, |it| it.present_elsewhere(node, present, seen));
                    }
                    News::LookAgain => {
                        let all: Vec<Handle> = self.tables().values().cloned().collect();
                        all.iter().for_each(Handle::missed_news);
                    }
                }
            }
        });
    }

    /// Does something with a table, if it is in memory.
    fn with_loaded(&self, id: &str, done: impl FnOnce(&Handle)) {
        let handle = TableId::parse(id).and_then(|it| self.tables().get(&it).cloned());
        if let Some(handle) = handle {
            done(&handle);
        }
    }
}

/// Seats as nodes tell them each other: one digit each.
fn seats(digits: Option<&str>) -> SeatSet {
    let digits = digits.unwrap_or_default().chars();
    digits.filter_map(|it| it.to_string().parse().ok()).collect()
}
