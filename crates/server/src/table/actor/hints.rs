//! Hints, at a table whose maker allows them.
use super::{Actor, Table};
use crate::{
    ids::Hash,
    refused::Refused,
    table::{Answer, hint::Hint},
};
use game_core::Viewer;
use std::sync::Arc;
use tokio::sync::watch;

/// A hint that is being thought of, or was.
pub(crate) type Hinting = watch::Receiver<Option<Arc<Hint>>>;

/// The hint for one decision of a seat: whoever asks again gets the same.
pub(super) struct HintFor {
    ply: u32,
    found: Hinting,
}

impl HintFor {
    /// Whether it was found, or still may be.
    fn is_good(&self) -> bool {
        self.found.has_changed().is_ok() || self.found.borrow().is_some()
    }

    /// The hint for this ply, once it is there.
    pub(super) fn at(&self, ply: u32) -> Option<Arc<Hint>> {
        self.found.borrow().clone().filter(|_| self.ply == ply)
    }
}

impl Table {
    /// The hint for the decision that the viewer is asked for, if he has one.
    pub(super) fn hint_of(&self, viewer: Viewer) -> Option<Arc<Hint>> {
        let seat = viewer.seat().filter(|it| self.play.asked().contains(*it))?;
        self.hints[seat.index()].as_ref()?.at(self.play.ply(viewer))
    }
}

impl Actor {
    /// The bots think apart from the table, which goes on meanwhile.
    pub(super) fn hint(&mut self, who: &Hash) -> Result<Answer, Refused> {
        let seat = self.seat_of(who)?;
        if !self.table()?.info.of.hints {
            return Err(Refused::NoHints);
        }
        self.must_be_playing()?;
        let pool = self.context.bots.clone();
        let table = self.table()?;
        if !table.play.asked().contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        let ply = table.play.ply(Viewer::Seat(seat));
        let place = &mut table.hints[seat.index()];
        if let Some(known) = place.as_ref().filter(|it| it.ply == ply && it.is_good()) {
            return Ok(Answer::Hint(known.found.clone()));
        }
        let thought = table.play.hint(seat);
        let (finds, found) = watch::channel(None);
        tokio::spawn(async move {
            if let Some(hint) = pool.think(thought).await {
                finds.send_replace(Some(Arc::new(hint)));
            }
        });
        *place = Some(HintFor { ply, found: found.clone() });
        Ok(Answer::Hint(found))
    }
}
