//! What a table publishes after every change. All who look are answered from it, without
//! asking the table.
use crate::{
    page::Pages,
    refused::Refused,
    table::{
        TableInfo,
        hint::{Hint, Hints},
        play::{GamePage, PageRequest, Play},
        state::Wanted,
    },
};
use game_core::{Seat, SeatSet, Viewer};
use pages::Language;
use std::sync::Arc;
use store::{ChatRow, Status};

pub(crate) struct Snapshot {
    pub(crate) info: Arc<TableInfo>,
    /// Raised with every change of `info`.
    pub(crate) version: u64,
    pub(crate) play: Arc<dyn Play>,
    /// The latest lines.
    pub(crate) chat: Arc<Vec<ChatRow>>,
    pub(crate) hints: Arc<Hints>,
    /// Where its page is.
    pub(crate) path: String,
    pub(crate) pages: Pages,
}

impl Snapshot {
    pub(crate) fn has_begun(&self) -> bool {
        0 < self.play.entries()
    }

    /// The game, once it has begun.
    pub(crate) fn game(&self) -> Result<&dyn Play, Refused> {
        if self.has_begun() { Ok(&*self.play) } else { Err(Refused::NotStarted) }
    }

    fn is_abandoned(&self) -> bool {
        self.info.of.status == Status::Abandoned
    }

    /// The seats that must choose now.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.is_abandoned() { SeatSet::EMPTY } else { self.play.asked() }
    }

    /// Whether somebody in this seat must choose now.
    pub(crate) fn asks(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|it| self.asked().contains(it))
    }

    /// How many lines were said.
    pub(crate) fn lines(&self) -> i64 {
        self.chat.last().map_or(0, |it| it.number + 1)
    }

    /// The state for one viewer, as JSON.
    pub(crate) fn state(&self, viewer: Viewer, wanted: Wanted) -> Result<String, Refused> {
        Ok(self.game()?.state(viewer, wanted, self.is_abandoned()))
    }

    pub(crate) fn choices(&self, viewer: Viewer) -> Result<Vec<String>, Refused> {
        let game = self.game()?;
        Ok(if self.is_abandoned() { Vec::new() } else { game.choices(viewer) })
    }

    /// The same, each taken apart, as a JSON array.
    pub(crate) fn explained(&self, viewer: Viewer) -> Result<String, Refused> {
        let viewer = if self.is_abandoned() { Viewer::Spectator } else { viewer };
        Ok(self.game()?.explained(viewer))
    }

    /// The whole log, once nobody plays any more.
    pub(crate) fn log(&self) -> Result<String, Refused> {
        if self.info.of.status.is_finished() { Ok(self.play.log()) } else { Err(Refused::NotOver) }
    }

    /// The game's part of a page. What happened from a ply on is new to its reader; the story
    /// before that may be left out.
    pub(crate) fn page(
        &self,
        viewer: Viewer,
        language: Language,
        since: Option<u32>,
        continues: bool,
    ) -> GamePage {
        self.play.page(&PageRequest {
            viewer,
            language,
            occupants: &self.info.occupants(viewer, language),
            path: &self.path,
            since,
            continues,
            abandoned: self.is_abandoned(),
            hint: self.known_hint(viewer),
        })
    }

    /// The hint for the viewer's present decision, if they have one.
    pub(crate) fn known_hint(&self, viewer: Viewer) -> Option<Arc<Hint>> {
        let seat = viewer.seat().filter(|it| self.asks(Some(*it)))?;
        self.hints.known(seat, self.play.ply(viewer))
    }
}
