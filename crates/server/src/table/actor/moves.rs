//! Acting in a game, and taking it back.
use super::Actor;
use crate::{
    clock,
    refused::Refused,
    table::request::{Asker, Request},
};
use game_core::{Seat, Viewer};
use pages::Language;
use std::time::Duration;

/// The asker's own ply afterwards.
pub(crate) struct Ply(pub(crate) u32);

/// Actions in the game's notation, one after another; the first answers this ply.
pub(crate) struct Act {
    pub(crate) ply: u32,
    pub(crate) actions: Vec<String>,
}

impl Request for Act {
    type Reply = Ply;
    const WAITS: bool = true;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Ply, Refused> {
        let seat = at.seat_of(&by.who)?;
        let mut ply = self.ply;
        for action in &self.actions {
            let began = clock::now();
            at.info.must_be_playing()?;
            ply = at.act(seat, ply, action, by.language).await?;
            metrics::counter!("felucca_moves_total").increment(1);
            metrics::histogram!("felucca_move_seconds").record(began.elapsed().as_secs_f64());
        }
        if at.info.row(seat).away {
            match at.bring_back(seat).await {
                // Another node was told the same.
                Ok(()) | Err(Refused::NotAway) => at.ask_bots(Duration::ZERO),
                Err(error) => return Err(error),
            }
        }
        Ok(Ply(ply))
    }
}

/// Takes the asker's last action back.
pub(crate) struct Undo {
    pub(crate) ply: u32,
}

impl Request for Undo {
    type Reply = Ply;
    const WAITS: bool = true;

    async fn carry_out(self, at: &mut Actor, by: &Asker) -> Result<Ply, Refused> {
        let seat = at.seat_of(&by.who)?;
        at.info.must_be_playing()?;
        at.extend_log(|play| play.propose_undo(seat, self.ply, clock::now_ms())).await?;
        Ok(Ply(at.play.ply(Viewer::Seat(seat))))
    }
}

impl Actor {
    /// Acts for a seat, a person's or a bot's; returns the seat's own ply afterwards.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &str,
        language: Language,
    ) -> Result<u32, Refused> {
        self.extend_log(|play| play.propose(seat, ply, action, language, clock::now_ms())).await?;
        Ok(self.play.ply(Viewer::Seat(seat)))
    }
}
