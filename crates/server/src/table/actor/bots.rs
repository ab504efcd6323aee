//! Bots at a table.
use super::{AFTER_TROUBLE, Actor, OTHERS_FIRST, SUBSTITUTE};
use crate::{refused::Refused, table::request::Letter};
use bots::Level;
use game_core::{Seat, Viewer};
use pages::Language;
use std::time::Duration;
use store::{SeatKind, SeatRow, Status};
use tokio::time::sleep;

impl Actor {
    pub(super) fn ask_bots(&mut self, delay: Duration) {
        let info = &self.info;
        // If all people have left, the table waits for one of them.
        let watched = info.persons().count() == 0 || info.persons().any(|it| !it.away);
        if info.of.status != Status::Playing || !watched {
            return;
        }
        for seat in self.play.asked().iter() {
            let Some(level) = bot_level(info.row(seat)) else { continue };
            if self.thinking.contains(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let ply = self.play.ply(Viewer::Seat(seat));
            let thought = self.play.thought(seat, level);
            let (pool, mail) = (self.context.bots.clone(), self.mail.clone());
            // An instant answer would show that there was no choice.
            let pace =
                if info.persons().count() == 0 { Duration::ZERO } else { self.context.bot_pace };
            tokio::spawn(async move {
                sleep(delay).await;
                let (action, ()) = tokio::join!(pool.think(thought), sleep(pace));
                let letter: Letter =
                    Box::new(move |actor| Box::pin(actor.bot_acts(seat, ply, action)));
                if let Some(mail) = mail.upgrade() {
                    let _ = mail.send(letter).await;
                }
            });
        }
    }

    /// The node that had the last move asks the bots; we do so only if it doesn't.
    pub(super) fn leave_bots_to_others(&self) {
        let mut asked = self.play.asked().iter();
        if !asked.any(|it| bot_level(self.info.row(it)).is_some()) {
            return;
        }
        let (entries, mail) = (self.play.entries(), self.mail.clone());
        tokio::spawn(async move {
            sleep(OTHERS_FIRST).await;
            let letter: Letter = Box::new(move |actor| {
                Box::pin(async move {
                    if actor.play.entries() == entries {
                        actor.ask_bots(Duration::ZERO);
                    }
                })
            });
            if let Some(mail) = mail.upgrade() {
                let _ = mail.send(letter).await;
            }
        });
    }

    async fn bot_acts(&mut self, seat: Seat, ply: u32, action: Option<String>) {
        self.thinking.remove(seat);
        let still_plays = bot_level(self.info.row(seat)).is_some();
        let mut delay = Duration::ZERO;
        if still_plays && self.info.of.status == Status::Playing {
            let done = match action {
                None => Err(Refused::Internal),
                Some(action) => self.act(seat, ply, &action, Language::En).await,
            };
            match done {
                Ok(_) => return,
                // Somebody was faster: think again.
                Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => {}
                Err(error) => {
                    tracing::warn!(table = ?self.info.id, %seat, ?error, "a bot couldn't act");
                    delay = AFTER_TROUBLE;
                }
            }
        }
        self.ask_bots(delay);
    }
}

/// The level of the bot that acts in this seat, if one does.
fn bot_level(row: &SeatRow) -> Option<Level> {
    match row.kind {
        SeatKind::Bot => Some(row.level.parse().unwrap_or(SUBSTITUTE)),
        SeatKind::Person if row.away => Some(SUBSTITUTE),
        SeatKind::Person => None,
        // Somebody left at one node while the game was started at another.
        SeatKind::Open => Some(SUBSTITUTE),
    }
}
