//! What is stored, and only then shown.
use super::{Actor, BELIEVED, TRIES, Table};
use crate::{
    clock,
    ids::TableId,
    refused::Refused,
    table::{Look, Shown, TableInfo, new_play, play::Play},
};
use game_core::{MAX_SEATS, Outcome, Seat, SeatSet, Seats};
use games::GameKind;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use store::{
    CHAT_LINES, Change, ChatRow, LogRow, Match, ResultRow, SeatRow, Status, Store, StoreError,
};
use tokio::time::Instant;

impl Actor {
    /// The game begins when no seat is open any more.
    pub(super) async fn start_if_full(&mut self) -> Result<(), Refused> {
        let table = self.table()?;
        if table.info.has_open_seat() || table.info.of.status != Status::Open {
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
    pub(super) async fn write_log(
        &mut self,
        propose: impl Fn(&mut dyn Play) -> Result<Vec<LogRow>, Refused> + Send,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let table = self.table()?;
            let starts = table.play.entries() == 0;
            let rows = propose(table.play.as_mut())?;
            let outcome = table.play.proposed_outcome();
            let results = outcome.map(|it| results(&it, &table.info.seats)).unwrap_or_default();
            let id = self.id.to_string();
            let ends = !results.is_empty();
            let append = Change::Append { id, rows, results };
            match self.write(append).await {
                Ok(()) => {
                    let table = self.table()?;
                    table.play.commit();
                    if starts || ends {
                        let TableInfo { of, seats, .. } = &*table.info;
                        table.stand_as_played(of.clone(), seats.clone());
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
    pub(super) async fn change_seat(
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

    pub(super) async fn write(&mut self, change: Change) -> Result<(), StoreError> {
        let done = self.context.store.write(change).await;
        self.unsure |= matches!(done, Err(StoreError::Unavailable(_) | StoreError::Corrupt(_)));
        done
    }

    pub(super) fn change_info(&mut self, change: impl FnOnce(&mut TableInfo)) {
        if let Some(table) = &mut self.table {
            table.change(change);
        }
        self.show();
    }

    pub(super) fn show(&mut self) {
        if let Some(table) = &mut self.table {
            let (entries, status) = (table.play.entries(), table.info.of.status);
            let is_shown = table.scene.as_ref().is_some_and(|it| (it.0, it.1) == (entries, status));
            if 0 < entries && !is_shown {
                let scene = table.play.scene(status == Status::Abandoned);
                table.scene = Some((entries, status, scene));
            }
            let shown = Shown {
                info: table.info.clone(),
                version: table.version,
                scene: table.scene.as_ref().map(|it| it.2.clone()),
                chat: table.chat.clone(),
            };
            self.look.send_replace(Look::Shown(Arc::new(shown)));
        }
    }

    /// Notices who is at the table, here and elsewhere.
    pub(super) fn look_around(&mut self) {
        let Some(table) = &mut self.table else { return };
        let here = self.presence.seats();
        table.elsewhere.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        let elsewhere = table.elsewhere.values().flat_map(|it| it.0.iter());
        let present: SeatSet = here.iter().chain(elsewhere).collect();
        present.iter().for_each(|it| table.seen[it.index()] = Instant::now());
        if present != table.info.present {
            self.change_info(|info| info.present = present);
        }
    }

    /// Tells the other nodes.
    pub(super) async fn say_who_is_here(&mut self) {
        if self.context.store.is_shared() {
            let here = self.presence.seats();
            let seats: Vec<String> = here.iter().map(|it| it.to_string()).collect();
            let words = format!("{} {}", self.id, seats.join(""));
            // The next heartbeat says it again.
            let _ = self.context.store.say(&words).await;
        }
    }

    /// Reads what others have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let done = self.try_to_catch_up().await;
        self.unsure = done.is_err();
        if let Err(error) = done {
            tracing::error!(table = ?self.id, %error, "can't read a table again");
            return Err(Refused::Storage);
        }
        self.show();
        self.leave_bots_to_others();
        Ok(())
    }

    /// Makes up for what a database that didn't answer, or a node that died, left undone.
    pub(super) async fn mend(&mut self) -> Result<(), Refused> {
        if self.unsure {
            self.catch_up().await?;
        }
        self.start_if_full().await
    }

    pub(super) async fn try_to_catch_up(&mut self) -> Result<(), StoreError> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let store = &self.context.store;
        let id = self.id.as_str();
        let gone = || StoreError::Corrupt("the match is gone".to_owned());
        let of = store.find(id).await?.ok_or_else(gone)?;
        let seats = store.seats(id).await?;
        let rows = store.log(id, table.play.entries()).await?;
        let chat = store.chat(id, table.chat.last().map_or(0, |it| it.number + 1)).await?;
        for row in &rows {
            table.play.read(row).map_err(StoreError::Corrupt)?;
        }
        table.take_chat(chat);
        table.stand_as_played(of, seats);
        Ok(())
    }

    pub(super) async fn after_reading(&mut self) {
        // Another node may be starting it, or will when it is looked at again.
        let _ = self.start_if_full().await;
        self.show();
        self.ask_bots(Duration::ZERO);
    }
}

/// A match as it is stored, if there is one.
pub(super) async fn read(store: &Store, id: &TableId) -> Result<Option<Table>, StoreError> {
    let Some(stored) = store.load(id.as_str()).await? else { return Ok(None) };
    let corrupt = |it: String| StoreError::Corrupt(it);
    let of = stored.of;
    let game: GameKind = of.game.parse().map_err(|_| corrupt(format!("game {}", of.game)))?;
    let seed = of.seed.parse().map_err(|_| corrupt("its seed".to_owned()))?;
    let (id, seats, present) = (id.clone(), stored.seats, SeatSet::EMPTY);
    let count = game_core::Seats::new(seats.len())
        .ok_or_else(|| corrupt(format!("{} seats", seats.len())))?;
    let mut play = new_play(game, of.rules, count, &of.options, seed).map_err(corrupt)?;
    for row in &stored.log {
        play.read(row).map_err(corrupt)?;
    }
    let mut table = Table {
        info: Arc::new(TableInfo { id, game, of, seed, seats, present, results: Vec::new() }),
        version: 0,
        play,
        scene: None,
        chat: Arc::default(),
        thinking: SeatSet::EMPTY,
        hints: [const { None }; MAX_SEATS],
        seen: [Instant::now(); MAX_SEATS],
        elsewhere: BTreeMap::new(),
    };
    // What led here is told from the log, not as the latest news.
    table.play.scene(false);
    table.take_chat(stored.chat);
    let TableInfo { of, seats, .. } = &*table.info;
    table.stand_as_played(of.clone(), seats.clone());
    Ok(Some(table))
}

impl Table {
    pub(super) fn change(&mut self, change: impl FnOnce(&mut TableInfo)) {
        change(Arc::make_mut(&mut self.info));
        self.version += 1;
    }

    /// Takes over what was read about the match, as far as its log doesn't say more: that
    /// is read last, so it may be ahead.
    fn stand_as_played(&mut self, mut of: Match, seats: Vec<SeatRow>) {
        let outcome = self.play.outcome();
        match of.status {
            Status::Abandoned => {}
            _ if outcome.is_some() => of.status = Status::Over,
            Status::Open if 0 < self.play.entries() => of.status = Status::Playing,
            Status::Open | Status::Playing | Status::Over => {}
        }
        let results = outcome.map(|it| results(&it, &seats)).unwrap_or_default();
        let info = &self.info;
        if (&info.of, &info.seats, &info.results) != (&of, &seats, &results) {
            self.change(|info| {
                info.of = of;
                info.seats = seats;
                info.results = results;
            });
        }
    }

    pub(super) fn take_chat(&mut self, rows: impl IntoIterator<Item = ChatRow>) {
        let chat = Arc::make_mut(&mut self.chat);
        chat.extend(rows);
        let beyond = chat.len().saturating_sub(CHAT_LINES);
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

pub(super) fn results(outcome: &Outcome, seats: &[SeatRow]) -> Vec<ResultRow> {
    let result = |seat: Seat| ResultRow {
        seat: i64::from(seat.number()),
        score: i64::from(outcome.scores[seat]),
        place: i64::from(outcome.places[seat]) + 1,
    };
    let seats = Seats::new(seats.len()).expect("a table is made with 2 to 4 seats");
    seats.iter().map(result).collect()
}
