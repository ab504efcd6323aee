//! Bots at a table.
use super::{AFTER_TROUBLE, Actor, CARETAKER, OTHERS_FIRST};
use crate::{refused::Refused, table::Mail};
use bots::Level;
use game_core::{Seat, Viewer};
use pages::Language;
use std::time::Duration;
use store::{SeatKind, SeatRow, Status};
use tokio::time::sleep;

impl Actor {
    pub(super) fn ask_bots(&mut self, delay: Duration) {
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
            // Who answers at once shows that he had no choice.
            let pace =
                if info.persons().count() == 0 { Duration::ZERO } else { self.context.bot_pace };
            tokio::spawn(async move {
                sleep(delay).await;
                let (action, ()) = tokio::join!(pool.think(thought), sleep(pace));
                if let Some(mail) = mail.upgrade() {
                    let _ = mail.send(Mail::Thought { seat, ply, action }).await;
                }
            });
        }
    }

    /// The node that had the last move asks the bots; only if it doesn't, we do.
    pub(super) fn leave_bots_to_others(&self) {
        let Some(table) = &self.table else { return };
        let mut asked = table.play.asked().iter();
        if !asked.any(|it| bot_level(table.info.row(it)).is_some()) {
            return;
        }
        let (entries, mail) = (table.play.entries(), self.mail.clone());
        tokio::spawn(async move {
            sleep(OTHERS_FIRST).await;
            if let Some(mail) = mail.upgrade() {
                let _ = mail.send(Mail::LeftToOthers { entries }).await;
            }
        });
    }

    pub(super) async fn bot_acts(&mut self, seat: Seat, ply: u32, action: Option<String>) {
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
}

/// The level of the bot that acts in this seat, if one does.
pub(super) fn bot_level(row: &SeatRow) -> Option<Level> {
    match row.kind {
        SeatKind::Bot => Some(row.level.parse().unwrap_or(CARETAKER)),
        SeatKind::Person if row.away => Some(CARETAKER),
        SeatKind::Person => None,
        // Somebody left at one node while the game was started at another.
        SeatKind::Open => Some(CARETAKER),
    }
}
