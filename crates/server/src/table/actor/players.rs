//! What players ask of a table.
use super::{Actor, TRIES};
use crate::{
    clock,
    ids::{Hash, Secret, TableId, random_seed},
    names,
    refused::Refused,
    table::Answer,
};
use bots::Level;
use game_core::{Seat, Viewer};
use pages::Language;
use std::time::Duration;
use store::{Change, ChatRow, Match, SeatKind, SeatRow, Status, StoreError};
use tokio::time::Instant;

/// Lines of chat that one seat may say.
const LINES_A_MINUTE: usize = 30;

impl Actor {
    pub(super) async fn act(
        &mut self,
        who: &Hash,
        ply: u32,
        action: &str,
        language: Language,
    ) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        self.must_be_playing()?;
        let began = clock::now();
        self.table()?.seen[seat.index()] = Instant::now();
        let done = self.act_in(seat, ply, action, language).await?;
        if self.table()?.info.row(seat).away {
            match self.come_back(seat).await {
                // Another node was told so, too.
                Ok(()) | Err(Refused::NotAway) => self.ask_bots(Duration::ZERO),
                Err(error) => return Err(error),
            }
        }
        metrics::counter!("felucca_moves_total").increment(1);
        metrics::histogram!("felucca_move_seconds").record(began.elapsed().as_secs_f64());
        Ok(done)
    }

    pub(super) async fn act_in(
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

    pub(super) async fn undo(&mut self, who: &Hash, ply: u32) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        self.must_be_playing()?;
        self.write_log(|play| play.propose_undo(seat, ply, clock::now_ms())).await?;
        Ok(Answer::Ply(self.table()?.play.ply(Viewer::Seat(seat))))
    }

    pub(super) async fn sit(
        &mut self,
        who: &Hash,
        seat: Option<u8>,
        name: &str,
    ) -> Result<Answer, Refused> {
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
                        Some(info.numbered(seat)?).filter(open).ok_or(Refused::SeatTaken)?
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
            && seat.is_none_or(|it| self.seat_of(who).is_ok_and(|own| own.number() == it))
        {
            return self.seat_of(who).map(Answer::Seat);
        }
        row?;
        self.start_if_full().await?;
        self.seat_of(who).map(Answer::Seat)
    }

    pub(super) async fn fill(
        &mut self,
        who: &Hash,
        seat: u8,
        level: Level,
    ) -> Result<Answer, Refused> {
        self.change_seat(|info| {
            if !info.is_host(who) {
                return Err(Refused::NotHost);
            }
            let row = info.numbered(seat)?;
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
    pub(super) async fn leave(&mut self, who: &Hash) -> Result<Answer, Refused> {
        match self.status()? {
            Status::Over => return Err(Refused::Over),
            Status::Abandoned => return Err(Refused::Abandoned),
            Status::Open | Status::Playing => {}
        }
        self.change_seat(|info| {
            let row = info.row_of(who)?.clone();
            Ok(if info.of.status == Status::Open {
                let (seat, version) = (row.seat, row.version);
                SeatRow { seat, version, ..open_seat() }
            } else {
                SeatRow { away: true, ..row }
            })
        })
        .await?;
        if self.status()? == Status::Playing {
            self.end_if_all_agree().await?;
        }
        self.ask_bots(Duration::ZERO);
        Ok(Answer::Done)
    }

    /// Whoever plays may have a bot take over for somebody who isn't there any more.
    pub(super) async fn stand_in(&mut self, who: &Hash, seat: u8) -> Result<Answer, Refused> {
        self.seat_of(who)?;
        self.must_be_playing()?;
        self.look_around();
        let absent_after = self.context.absent_after;
        let table = self.table()?;
        let seen = table.seen;
        let present = table.info.present;
        self.change_seat(|info| {
            let row = info.numbered(seat)?;
            let owner = info.seats().seat(usize::from(seat) - 1).ok_or(Refused::NoSuchSeat)?;
            if row.kind != SeatKind::Person || row.away {
                return Err(Refused::SeatTaken);
            }
            if present.contains(owner) || seen[owner.index()].elapsed() < absent_after {
                return Err(Refused::StillHere);
            }
            Ok(SeatRow { away: true, ..row.clone() })
        })
        .await?;
        self.end_if_all_agree().await?;
        self.ask_bots(Duration::ZERO);
        Ok(Answer::Done)
    }

    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.change_seat(|info| {
            let row = info.row(seat).clone();
            if row.away { Ok(SeatRow { away: false, ..row }) } else { Err(Refused::NotAway) }
        })
        .await?;
        Ok(())
    }

    /// A match ends without a result when all who haven't left want it; before it has
    /// begun, when its maker does.
    pub(super) async fn abandon(&mut self, who: &Hash, agree: bool) -> Result<Answer, Refused> {
        match self.status()? {
            Status::Over => return Err(Refused::Over),
            Status::Abandoned => return Ok(Answer::Done),
            Status::Open => {
                if !self.table()?.info.is_host(who) {
                    return Err(Refused::NotHost);
                }
                if !agree {
                    return Ok(Answer::Done);
                }
            }
            Status::Playing => {
                self.change_seat(|info| {
                    let row = info.row_of(who)?.clone();
                    Ok(SeatRow { wants_to_abandon: agree, ..row })
                })
                .await?;
                self.end_if_all_agree().await?;
                return Ok(Answer::Done);
            }
        }
        self.end_without_result().await?;
        Ok(Answer::Done)
    }

    /// Whoever has left has no say, unless all have: then the table waits.
    async fn end_if_all_agree(&mut self) -> Result<(), Refused> {
        let info = self.table()?.info.clone();
        let left: Vec<&SeatRow> = info.persons().filter(|it| !it.away).collect();
        if !left.is_empty() && left.iter().all(|it| it.wants_to_abandon) {
            self.end_without_result().await?;
        }
        Ok(())
    }

    async fn end_without_result(&mut self) -> Result<(), Refused> {
        let done = self.write(Change::Abandon { id: self.id.to_string() }).await;
        if let Err(StoreError::Conflict) = done {
            return self.catch_up().await;
        }
        done?;
        self.change_info(|info| info.of.status = Status::Abandoned);
        Ok(())
    }

    pub(super) async fn say(&mut self, who: &Hash, text: &str) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        let text = names::chat(text).ok_or(Refused::Chat)?;
        let name = self.table()?.info.row(seat).name.clone();
        self.may_speak(seat)?;
        for _ in 0..TRIES {
            let number = self.table()?.chat.last().map_or(0, |it| it.number + 1);
            let (seat, at_ms) = (i64::from(seat.number()), clock::now_ms());
            let row = ChatRow { number, seat, name: name.clone(), text: text.clone(), at_ms };
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

    /// Nobody fills the others' screens.
    fn may_speak(&mut self, seat: Seat) -> Result<(), Refused> {
        let (seat, now) = (i64::from(seat.number()), clock::now_ms());
        let recent = |it: &&ChatRow| it.seat == seat && now - it.at_ms < 60_000;
        let recent = self.table()?.chat.iter().filter(recent).count();
        if recent < LINES_A_MINUTE { Ok(()) } else { Err(Refused::Rate { seconds: 60 }) }
    }

    /// The same people and bots, once more. Of several who ask, all get the same table.
    pub(super) async fn rematch(&mut self, who: &Hash) -> Result<Answer, Refused> {
        self.seat_of(who)?;
        for _ in 0..TRIES {
            let info = self.table()?.info.clone();
            if let Some(next) = &info.of.next {
                return Ok(Answer::Text(next.clone()));
            }
            if !info.of.status.is_finished() {
                return Err(Refused::Rematch);
            }
            let id = TableId::random().to_string();
            let of = Match {
                id: id.clone(),
                seed: format!("{:x}", random_seed()),
                host: who.0.clone(),
                listed: info.of.listed && info.has_open_seat(),
                status: Status::Open,
                next: None,
                created_ms: clock::now_ms(),
                ..info.of.clone()
            };
            let fresh = |it: &SeatRow| SeatRow {
                handover_hash: None,
                // Who had left isn't waited for, unless it is he who asks.
                away: it.away && it.token_hash.as_ref() != Some(&who.0),
                wants_to_abandon: false,
                version: 0,
                ..it.clone()
            };
            let seats = info.seats.iter().map(fresh).collect();
            let after = self.id.to_string();
            match self.write(Change::Rematch { after, of, seats }).await {
                Ok(()) => {
                    metrics::counter!("felucca_tables_made_total", "game" => info.of.game.clone())
                        .increment(1);
                    self.change_info(|info| info.of.next = Some(id.clone()));
                    return Ok(Answer::Text(id));
                }
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }

    pub(super) async fn hand_over(&mut self, who: &Hash) -> Result<Answer, Refused> {
        let secret = Secret::random();
        self.change_seat(|info| {
            let row = info.row_of(who)?.clone();
            Ok(SeatRow { handover_hash: Some(secret.hash().0), ..row })
        })
        .await?;
        Ok(Answer::Text(secret.reveal().to_owned()))
    }

    pub(super) async fn take_over(&mut self, who: &Hash, secret: &Hash) -> Result<Answer, Refused> {
        let before = self.table()?.info.clone();
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
        let old = before.seats.iter().find(|it| it.seat == row.seat);
        if let Some(from) = old.and_then(|it| it.token_hash.clone())
            && from == before.of.host
        {
            // Whoever made the table goes on as that, on the other device.
            let (id, to) = (self.id.to_string(), who.0.clone());
            self.write(Change::Host { id, from, to: to.clone() }).await?;
            self.change_info(|info| info.of.host = to);
        }
        let seats = self.table()?.info.seats();
        seats.seat(row.seat as usize - 1).map(Answer::Seat).ok_or(Refused::NoSuchSeat)
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
