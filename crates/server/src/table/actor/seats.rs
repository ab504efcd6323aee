//! Who sits where: sitting down, leaving, coming back, moving to another device.
use super::Actor;
use crate::{
    clock,
    ids::{Hash, Secret},
    names,
    refused::Refused,
    table::{
        level_of,
        request::{Asker, Request},
    },
};
use bots::Level;
use game_core::Seat;
use std::time::Duration;
use store::{Change, SeatKind, SeatRow, Status};

pub(crate) struct Sit {
    /// From 1; `None` for any open one.
    pub(crate) seat: Option<u8>,
    pub(crate) name: String,
    /// Whether it is somebody's program.
    pub(crate) program: bool,
}

impl Request for Sit {
    type Reply = Seat;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Seat, Refused> {
        let Sit { seat, name, program } = self;
        let name = names::name(&name).ok_or(Refused::Name)?;
        let row = at
            .change_seat(|info| {
                if info.seat_of(&by.who).is_some() {
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
                let (kind, name, name_key) =
                    (SeatKind::Person, name.clone(), Some(names::key(&name)));
                let (level, token_hash) = (level_of(program), Some(by.who.0.clone()));
                Ok(SeatRow { kind, name, name_key, level, token_hash, ..row.clone() })
            })
            .await;
        // The second half of a double click already has its seat.
        if let Err(Refused::AlreadySeated) = &row
            && seat.is_none_or(|it| at.seat_of(&by.who).is_ok_and(|own| own.number() == it))
        {
            return at.seat_of(&by.who);
        }
        row?;
        at.start_if_full().await?;
        at.seat_of(&by.who)
    }
}

/// A bot on a seat that nobody has taken.
pub(crate) struct PutBot {
    pub(crate) seat: u8,
    pub(crate) level: Level,
}

impl Request for PutBot {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        if at.info.is_host(&by.who) {
            at.count_as_bot_table()?;
        }
        at.change_seat(|info| {
            if !info.is_host(&by.who) {
                return Err(Refused::NotHost);
            }
            let row = info.numbered(self.seat)?;
            if row.kind != SeatKind::Open || info.of.status != Status::Open {
                return Err(Refused::SeatTaken);
            }
            Ok(SeatRow { kind: SeatKind::Bot, level: self.level.to_string(), ..row.clone() })
        })
        .await?;
        at.start_if_full().await
    }
}

/// Before the game, the seat is free again; during it, a bot takes over.
pub(crate) struct Leave;

impl Request for Leave {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        match at.info.of.status {
            Status::Over => return Err(Refused::Over),
            Status::Abandoned => return Err(Refused::Abandoned),
            Status::Open | Status::Playing => {}
        }
        at.change_seat(|info| {
            let row = info.row_of(&by.who)?.clone();
            Ok(if info.of.status == Status::Open {
                let (seat, version) = (row.seat, row.version);
                SeatRow { seat, version, ..open_seat() }
            } else {
                SeatRow { away: true, ..row }
            })
        })
        .await?;
        at.go_on_without().await
    }
}

/// Comes back to the asker's seat.
pub(crate) struct Return;

impl Request for Return {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        let seat = at.seat_of(&by.who)?;
        at.bring_back(seat).await
    }
}

/// Players may let a bot take over for somebody who isn't there any more.
pub(crate) struct SubstituteBot {
    pub(crate) seat: u8,
}

impl Request for SubstituteBot {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        at.seat_of(&by.who)?;
        at.info.must_be_playing()?;
        at.update_presence();
        let (absent_after, presence) = (at.context.absent_after, at.presence.clone());
        at.change_seat(|info| {
            let row = info.numbered(self.seat)?;
            let owner = info.seats().seat(usize::from(self.seat) - 1);
            let owner = owner.ok_or(Refused::NoSuchSeat)?;
            if row.kind != SeatKind::Person || row.away {
                return Err(Refused::SeatTaken);
            }
            if info.present.contains(owner) || presence.absent_for(owner) < absent_after {
                return Err(Refused::StillHere);
            }
            Ok(SeatRow { away: true, ..row.clone() })
        })
        .await?;
        at.go_on_without().await
    }
}

/// How long a link can move a seat.
pub(crate) const HANDOVER_MS: i64 = 24 * 60 * 60 * 1000;

/// A secret that moves one's seat to whoever has it.
pub(crate) struct Handover;

impl Request for Handover {
    type Reply = Secret;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Secret, Refused> {
        let secret = Secret::random();
        at.change_seat(|info| {
            let row = info.row_of(&by.who)?.clone();
            let (handover_hash, handover_ms) = (Some(secret.hash().0), clock::now_ms());
            Ok(SeatRow { handover_hash, handover_ms, ..row })
        })
        .await?;
        Ok(secret)
    }
}

/// Takes over the seat that this secret moves.
pub(crate) struct TakeOver {
    pub(crate) secret: Hash,
    /// Whether it is somebody's program.
    pub(crate) program: bool,
}

impl Request for TakeOver {
    type Reply = Seat;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Seat, Refused> {
        let (who, before) = (&by.who, at.info.clone());
        let row = at
            .change_seat(|info| {
                let after = clock::now_ms() - HANDOVER_MS;
                let fits = |it: &&SeatRow| {
                    it.handover_hash.as_ref() == Some(&self.secret.0) && after < it.handover_ms
                };
                let row = info.seats.iter().find(fits).ok_or(Refused::Handover)?.clone();
                let own = info.seat_of(who).map(|it| info.row(it).seat);
                if own.is_some_and(|it| it != row.seat) {
                    return Err(Refused::AlreadySeated);
                }
                let (token_hash, level) = (Some(who.0.clone()), level_of(self.program));
                Ok(SeatRow { token_hash, level, handover_hash: None, ..row })
            })
            .await?;
        let old = before.seats.iter().find(|it| it.seat == row.seat);
        if let Some(from) = old.and_then(|it| it.token_hash.clone())
            && from == before.of.host
        {
            // If they made the table, they still count as its maker on the other device.
            let (id, to) = (before.id.to_string(), who.0.clone());
            at.write(Change::Host { id, from, to: to.clone() }).await?;
            at.change_info(|info| info.of.host = to);
        }
        at.info.seats().seat(row.seat as usize - 1).ok_or(Refused::NoSuchSeat)
    }
}

impl Actor {
    pub(super) async fn bring_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.change_seat(|info| {
            let row = info.row(seat).clone();
            if row.away { Ok(SeatRow { away: false, ..row }) } else { Err(Refused::NotAway) }
        })
        .await?;
        self.ask_bots(Duration::ZERO);
        Ok(())
    }

    /// Somebody has left.
    async fn go_on_without(&mut self) -> Result<(), Refused> {
        if self.info.of.status == Status::Playing {
            self.end_if_agreed().await?;
        }
        self.ask_bots(Duration::ZERO);
        Ok(())
    }

    /// Bots take from what all share: no address has too many tables with some.
    fn count_as_bot_table(&mut self) -> Result<(), Refused> {
        if let (None, Some(from)) = (&self.bots, self.presence.from()) {
            self.bots =
                Some(self.context.bot_tables.take(from).ok_or_else(|| Refused::TooManyTables {
                    most: self.context.bot_tables.most(),
                })?);
        }
        Ok(())
    }
}

/// A seat that anybody may take.
pub(crate) fn open_seat() -> SeatRow {
    SeatRow {
        seat: 0,
        kind: SeatKind::Open,
        name: String::new(),
        name_key: None,
        level: String::new(),
        token_hash: None,
        handover_hash: None,
        handover_ms: 0,
        away: false,
        wants_to_abandon: false,
        since_ms: 0,
        version: 0,
    }
}
