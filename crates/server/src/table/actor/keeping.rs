//! What is stored, and only then shown.
use super::{Actor, Context, TRIES};
use crate::{
    clock,
    ids::TableId,
    page::Pages,
    refused::Refused,
    table::{
        Availability, Snapshot, TableInfo,
        play::{Play, Proposal, new_play},
    },
};
use game_core::{Outcome, Seat, SeatSet, Seats, Seed};
use games::GameKind;
use std::{sync::Arc, time::Duration};
use store::{Change, ChatRow, Match, ResultRow, SeatRow, Status, StoreError, Stored};

impl Actor {
    /// Called once everything is read.
    pub(super) async fn begin(&mut self) {
        let TableInfo { of, seats, .. } = &*self.info;
        self.stand_as_played(of.clone(), seats.clone());
        // Where it fails, it is done when something is asked of it.
        let _ = self.recover().await;
        self.publish();
        self.ask_bots(Duration::ZERO);
    }

    /// The game begins when no seat is open any more.
    pub(super) async fn start_if_full(&mut self) -> Result<(), Refused> {
        if self.info.has_open_seat() || self.info.of.status != Status::Open {
            return Ok(());
        }
        // Those who sat down keep their seats, even if another node starts the game.
        match self.extend_log(|play| play.propose_start(clock::now_ms())).await {
            Ok(()) | Err(Refused::Stale) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Stores a proposal, then replaces the present game with the proposed one. If another node
    /// was first, the change is proposed again for the game as that node left it.
    pub(super) async fn extend_log(
        &mut self,
        propose: impl Fn(&dyn Play) -> Result<Proposal, Refused> + Send,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let starts = self.play.entries() == 0;
            let Proposal { rows, outcome, next } = propose(&*self.play)?;
            let results = outcome.map(|it| results(&it, &self.info.seats)).unwrap_or_default();
            let ends = !results.is_empty();
            let append = Change::Append { id: self.info.id.to_string(), rows, results };
            match self.write(append).await {
                Ok(()) => {
                    self.play = next;
                    if starts || ends {
                        let TableInfo { of, seats, .. } = &*self.info;
                        self.stand_as_played(of.clone(), seats.clone());
                    }
                    self.publish();
                    self.ask_bots(Duration::ZERO);
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    self.catch_up().await?;
                    if starts {
                        return Err(Refused::Stale);
                    }
                    self.info.must_be_playing()?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    /// Changes a seat, unless `decide` refuses. If another node was first, it decides again.
    pub(super) async fn change_seat(
        &mut self,
        decide: impl Fn(&TableInfo) -> Result<SeatRow, Refused> + Send,
    ) -> Result<SeatRow, Refused> {
        for _ in 0..TRIES {
            let mut seat = decide(&self.info)?;
            let wish = |it: &SeatRow| (it.seat, it.away, it.wants_to_abandon);
            if !self.info.seats.iter().any(|it| wish(it) == wish(&seat)) {
                seat.since_ms = clock::now_ms();
            }
            let id = self.info.id.to_string();
            match self.write(Change::Seat { id, seat: seat.clone() }).await {
                Ok(()) => {
                    let changed = SeatRow { version: seat.version + 1, ..seat };
                    self.context.listeners.tell(changed.token_hash.as_deref());
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
        change(Arc::make_mut(&mut self.info));
        self.version += 1;
        self.publish();
    }

    pub(super) fn publish(&mut self) {
        if self.is_gone {
            return;
        }
        let pages = match &*self.published.borrow() {
            Availability::Ready(before) => before.pages.following(),
            _ => Pages::default(),
        };
        let snapshot = Snapshot {
            path: self.info.path(),
            pages,
            info: self.info.clone(),
            version: self.version,
            play: self.play.clone(),
            chat: self.chat.clone(),
            hints: self.hints.clone(),
        };
        self.published.send_replace(Availability::Ready(Arc::new(snapshot)));
    }

    /// Notices who is at the table, here and elsewhere.
    pub(super) fn update_presence(&mut self) {
        let present = self.presence.anywhere();
        if present != self.info.present {
            self.change_info(|info| info.present = present);
        }
    }

    pub(super) async fn tell_other_nodes_who_is_here(&mut self) {
        if self.context.store.is_shared() {
            let (present, seen) = self.presence.told();
            let digits = |it: SeatSet| it.iter().map(|it| it.to_string()).collect::<String>();
            let words = format!("{} {} {}", self.info.id, digits(present), digits(seen));
            // The next heartbeat says it again.
            let _ = self.context.store.say(&words).await;
        }
    }

    /// Reads what another node has changed, if one has.
    pub(super) async fn read_news(&mut self) {
        if self.presence.take_changed_elsewhere() {
            // If it fails, the next request tries again.
            let _ = self.catch_up().await;
        }
    }

    /// Makes up for what a database that didn't answer, or a node that died, left undone; and
    /// does what was only a matter of time.
    pub(crate) async fn recover(&mut self) -> Result<(), Refused> {
        if self.unsure {
            self.catch_up().await?;
        }
        self.start_if_full().await?;
        self.end_if_agreed().await
    }

    /// Reads what others have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let done = self.read_again().await;
        // Whoever asks for something next is told the same.
        self.unsure = !matches!(done, Ok(true));
        match done {
            Ok(true) => {}
            Ok(false) => {
                self.is_gone = true;
                self.published.send_replace(Availability::Missing);
                return Err(Refused::NoTable);
            }
            Err(error) => {
                tracing::error!(table = ?self.info.id, %error, "can't read a table again");
                return Err(Refused::Storage);
            }
        }
        self.publish();
        self.leave_bots_to_others();
        Ok(())
    }

    /// Whether the match is still there.
    async fn read_again(&mut self) -> Result<bool, StoreError> {
        let store = &self.context.store;
        let id = self.info.id.as_str();
        let Some(of) = store.find(id).await? else { return Ok(false) };
        let seats = store.seats(id).await?;
        let rows = store.log(id, self.play.entries()).await?;
        let chat = store.chat(id, self.chat.last().map_or(0, |it| it.number + 1)).await?;
        if !rows.is_empty() {
            self.play = self.play.read(&rows).map_err(StoreError::Corrupt)?;
        }
        self.take_chat(chat);
        self.stand_as_played(of, seats);
        Ok(true)
    }

    /// Takes over what was read about the match, unless its log says more: the log is read
    /// last, so it may be ahead.
    fn stand_as_played(&mut self, mut of: Match, seats: Vec<SeatRow>) {
        // From where it was made, only the list asks.
        of.origin = None;
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
            let info = Arc::make_mut(&mut self.info);
            (info.of, info.seats, info.results) = (of, seats, results);
            self.version += 1;
        }
        if self.info.of.status.is_finished() {
            self.bots = None;
        }
    }
}

/// A match as it is stored, if there is one.
pub(super) async fn load(
    context: &Context,
    id: &TableId,
) -> Result<Option<(TableInfo, Arc<dyn Play>, Vec<ChatRow>)>, StoreError> {
    let Some(stored) = context.store.load(id.as_str()).await? else { return Ok(None) };
    let (game, seed, play) = played(&stored).map_err(StoreError::Corrupt)?;
    let Stored { of, seats, chat, .. } = stored;
    let (id, present) = (id.clone(), SeatSet::EMPTY);
    let grace_ms = context.abandon_after.as_millis() as i64;
    let info = TableInfo { id, game, of, seed, seats, present, grace_ms, results: Vec::new() };
    Ok(Some((info, play, chat)))
}

/// The whole log of a match as text, which shows every hand: not before it has ended.
pub fn log_of(stored: &Stored) -> Result<String, String> {
    Ok(played(stored)?.2.log())
}

/// What was played in a match.
fn played(stored: &Stored) -> Result<(GameKind, Seed, Arc<dyn Play>), String> {
    let Stored { of, seats, log, .. } = stored;
    let game: GameKind = of.game.parse().map_err(|_| format!("game {}", of.game))?;
    let seed = of.seed.parse().map_err(|_| "its seed".to_owned())?;
    let count = Seats::new(seats.len()).ok_or_else(|| format!("{} seats", seats.len()))?;
    let play = new_play(game, of.rules, count, &of.options, seed)?.read(log)?;
    Ok((game, seed, play))
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Refused::Busy,
            StoreError::Unavailable(_) | StoreError::Corrupt(_) => Refused::Storage,
        }
    }
}

fn results(outcome: &Outcome, seats: &[SeatRow]) -> Vec<ResultRow> {
    let result = |seat: Seat| ResultRow {
        seat: i64::from(seat.number()),
        score: i64::from(outcome.scores[seat]),
        place: i64::from(outcome.places[seat]) + 1,
    };
    let seats = Seats::new(seats.len()).expect("a table is made with 2 to 4 seats");
    seats.iter().map(result).collect()
}
