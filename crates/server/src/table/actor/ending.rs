//! How a match ends without a result, and what comes after one.
use super::{Actor, TRIES};
use crate::{
    clock,
    ids::{TableId, random_seed},
    refused::Refused,
    table::request::{Asker, Request},
};
use store::{Change, Match, SeatRow, Status, StoreError};

/// A match ends without a result when all want it; when all do who haven't left, after a time
/// in which the others can come back; before it has begun, when its maker wants it.
pub(crate) struct Abandon {
    pub(crate) agree: bool,
}

impl Request for Abandon {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        match at.info.of.status {
            Status::Over => Err(Refused::Over),
            Status::Abandoned => Ok(()),
            Status::Open if !at.info.is_host(&by.who) => Err(Refused::NotHost),
            Status::Open if !self.agree => Ok(()),
            Status::Open => at.end_without_result().await,
            Status::Playing => {
                at.change_seat(|info| {
                    let row = info.row_of(&by.who)?.clone();
                    Ok(SeatRow { wants_to_abandon: self.agree, ..row })
                })
                .await?;
                at.end_if_agreed().await
            }
        }
    }
}

/// The same people and bots again. All who ask get the same table.
pub(crate) struct Rematch;

/// The table of a rematch.
pub(crate) struct NextTable(pub(crate) String);

impl Request for Rematch {
    type Reply = NextTable;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<NextTable, Refused> {
        at.seat_of(&by.who)?;
        for _ in 0..TRIES {
            let info = at.info.clone();
            if let Some(next) = &info.of.next {
                return Ok(NextTable(next.clone()));
            }
            if !info.of.status.is_finished() {
                return Err(Refused::Rematch);
            }
            let id = TableId::random().to_string();
            let of = Match {
                id: id.clone(),
                seed: format!("{:x}", random_seed()),
                host: by.who.0.clone(),
                listed: info.of.listed && info.has_open_seat(),
                status: Status::Open,
                next: None,
                created_ms: clock::now_ms(),
                ..info.of.clone()
            };
            let fresh = |it: &SeatRow| SeatRow {
                handover_hash: None,
                // Those who had left aren't waited for, unless they are the ones who ask.
                away: it.away && it.token_hash.as_ref() != Some(&by.who.0),
                wants_to_abandon: false,
                since_ms: 0,
                version: 0,
                ..it.clone()
            };
            let seats = info.seats.iter().map(fresh).collect();
            let after = info.id.to_string();
            match at.write(Change::Rematch { after, of, seats }).await {
                Ok(()) => {
                    metrics::counter!("felucca_tables_made_total", "game" => info.of.game.clone())
                        .increment(1);
                    at.change_info(|info| info.of.next = Some(id.clone()));
                    for seat in &info.seats {
                        at.context.listeners.tell(seat.token_hash.as_deref());
                    }
                    return Ok(NextTable(id));
                }
                Err(StoreError::Conflict) => at.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }
}

impl Actor {
    /// Whoever has left has no say in the end, but time to come back.
    pub(super) async fn end_if_agreed(&mut self) -> Result<(), Refused> {
        if !self.is_time_to_end() {
            return Ok(());
        }
        // Somebody may have come back at another node at the last moment.
        if self.context.store.is_shared() {
            self.catch_up().await?;
        }
        if self.is_time_to_end() { self.end_without_result().await } else { Ok(()) }
    }

    fn is_time_to_end(&self) -> bool {
        self.info.ends_ms().is_some_and(|it| it <= clock::now_ms())
    }

    async fn end_without_result(&mut self) -> Result<(), Refused> {
        let done = self.write(Change::Abandon { id: self.info.id.to_string() }).await;
        if let Err(StoreError::Conflict) = done {
            return self.catch_up().await;
        }
        done?;
        self.bots = None;
        self.change_info(|info| info.of.status = Status::Abandoned);
        Ok(())
    }
}
