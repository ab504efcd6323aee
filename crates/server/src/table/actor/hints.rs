//! Hints, at a table whose maker allows them.
use super::Actor;
use crate::{
    refused::Refused,
    table::{
        hint::Hinting,
        request::{Asker, Request},
    },
};

/// What the strongest bot would do in the asker's place. It thinks apart from the table, which
/// goes on in the meantime. Asking again about the same decision gives the same answer.
pub(crate) struct AskHint;

impl Request for AskHint {
    type Reply = Hinting;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Hinting, Refused> {
        let seat = at.seat_of(&by.who)?;
        if !at.info.of.hints {
            return Err(Refused::NoHints);
        }
        at.info.must_be_playing()?;
        if !at.play.asked().contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        Ok(at.hints.ask(seat, &*at.play, &at.context.bots, at.errand()))
    }
}
