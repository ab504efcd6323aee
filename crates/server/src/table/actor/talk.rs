//! Talking at a table.
use super::{Actor, TRIES};
use crate::{
    clock, names,
    refused::Refused,
    table::request::{Asker, Request},
};
use game_core::Seat;
use std::sync::Arc;
use store::{CHAT_LINES, Change, ChatRow, StoreError};

/// How many lines of chat one seat may write.
const LINES_A_MINUTE: usize = 30;

pub(crate) struct Say {
    pub(crate) text: String,
}

impl Request for Say {
    type Reply = ();

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<(), Refused> {
        let seat = at.seat_of(&by.who)?;
        let text = names::chat(&self.text).ok_or(Refused::Chat)?;
        let name = at.info.row(seat).name.clone();
        at.may_speak(seat)?;
        for _ in 0..TRIES {
            let number = at.chat.last().map_or(0, |it| it.number + 1);
            let (seat, at_ms) = (i64::from(seat.number()), clock::now_ms());
            let row = ChatRow { number, seat, name: name.clone(), text: text.clone(), at_ms };
            let id = at.info.id.to_string();
            match at.write(Change::Chat { id, row: row.clone() }).await {
                Ok(()) => {
                    at.take_chat([row]);
                    at.publish();
                    return Ok(());
                }
                Err(StoreError::Conflict) => at.catch_up().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::Busy)
    }
}

impl Actor {
    /// Keeps anybody from filling the others' screens.
    fn may_speak(&self, seat: Seat) -> Result<(), Refused> {
        let (seat, now) = (i64::from(seat.number()), clock::now_ms());
        // What was said in the future tells that the clock was set back, and nothing else.
        let recent = |it: &&ChatRow| it.seat == seat && (0..60_000).contains(&(now - it.at_ms));
        let recent = self.chat.iter().filter(recent).count();
        if recent < LINES_A_MINUTE { Ok(()) } else { Err(Refused::Rate { seconds: 60 }) }
    }

    pub(super) fn take_chat(&mut self, rows: impl IntoIterator<Item = ChatRow>) {
        let mut rows = rows.into_iter().peekable();
        if rows.peek().is_none() {
            return;
        }
        let chat = Arc::make_mut(&mut self.chat);
        chat.extend(rows);
        let beyond = chat.len().saturating_sub(CHAT_LINES);
        chat.drain(..beyond);
    }
}
