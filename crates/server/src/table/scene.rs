//! A position as it is published: everybody takes his own view from it.
use crate::table::play::{Playable, may_undo};
use game_core::{
    Everybody, Game, Seat, SeatSet, Seats, Session, Turn, Viewer,
    json::{Sent, Text},
};
use serde::Serialize;
use serde_json::value::RawValue;

pub(crate) trait Scene: Send + Sync {
    fn ply(&self, viewer: Viewer) -> u32;
    fn asked(&self) -> SeatSet;
    /// What the viewer may do now.
    fn choices(&self, viewer: Viewer) -> Vec<String>;
    /// What the viewer knows now, as JSON.
    fn state(&self, viewer: Viewer, news: News<'_>) -> String;
    /// Whether what this scene tells is all that happened since the viewer was there.
    fn tells_since(&self, viewer: Viewer, ply: u32) -> bool;
}

/// What a state says of the way that led to it.
pub(crate) enum News<'a> {
    /// Nothing: somebody comes new.
    None,
    /// What happened since the scene before.
    Latest,
    /// A longer story, as JSON, and whether something in it was taken back.
    Story { since: u32, events: &'a RawValue, undone: bool },
}

pub(crate) struct Moment<H: Playable> {
    position: H::Game,
    seats: Seats,
    /// By viewer: the seats, then those who look on.
    plies: Vec<u32>,
    before: Vec<u32>,
    undone: Vec<bool>,
    /// Nobody, if the match was abandoned.
    asked: SeatSet,
    can_undo: SeatSet,
    told: Everybody<<H::Game as Game>::Event>,
}

impl<H: Playable> Moment<H> {
    pub(crate) fn new(
        session: &Session<H::Game>,
        told: Everybody<<H::Game as Game>::Event>,
        before: Vec<u32>,
        abandoned: bool,
    ) -> Self {
        let seats = session.seats();
        let may_undo = |it: &Seat| !abandoned && may_undo(session, *it);
        let undone = seats.viewers().zip(&before);
        Moment {
            position: session.state().clone(),
            seats,
            plies: seats.viewers().map(|it| session.ply(it)).collect(),
            undone: undone.map(|(it, ply)| session.was_taken_back_since(it, *ply)).collect(),
            before,
            asked: if abandoned { SeatSet::EMPTY } else { session.state().asked() },
            can_undo: seats.iter().filter(may_undo).collect(),
            told,
        }
    }

    /// Where a viewer stands in what is kept by viewer.
    fn index(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.seats.count(), Seat::index)
    }

    fn actions(&self, viewer: Viewer) -> Vec<<H::Game as Game>::Action> {
        let asked = viewer.seat().filter(|it| self.asked.contains(*it));
        asked.map(|it| self.position.choices(it)).unwrap_or_default()
    }
}

/// What one viewer knows, and what he may do.
#[derive(Serialize)]
struct State<'a, G: Game<View: Sent, Event: Sent>> {
    ply: u32,
    since: u32,
    undone: bool,
    asked: SeatSet,
    over: bool,
    can_undo: bool,
    choices: Vec<Text<G::Action>>,
    #[serde(serialize_with = "events")]
    events: Events<'a, G>,
    view: G::View,
}

enum Events<'a, G: Game<View: Sent, Event: Sent>> {
    Latest(&'a [G::Event]),
    Story(&'a RawValue),
}

fn events<G: Game<View: Sent, Event: Sent>, S: serde::Serializer>(
    events: &Events<'_, G>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match events {
        Events::Latest(all) => all.serialize(to),
        Events::Story(json) => json.serialize(to),
    }
}

impl<H: Playable> Scene for Moment<H> {
    fn ply(&self, viewer: Viewer) -> u32 {
        self.plies[self.index(viewer)]
    }

    fn asked(&self) -> SeatSet {
        self.asked
    }

    fn choices(&self, viewer: Viewer) -> Vec<String> {
        self.actions(viewer).iter().map(ToString::to_string).collect()
    }

    fn tells_since(&self, viewer: Viewer, ply: u32) -> bool {
        let index = self.index(viewer);
        // What was heard may have been taken back since; the story leaves that out.
        self.before[index] == ply && !self.undone[index]
    }

    fn state(&self, viewer: Viewer, news: News<'_>) -> String {
        let index = self.index(viewer);
        let ply = self.plies[index];
        let (since, undone, events) = match news {
            News::None => (ply, false, Events::Latest(&[])),
            News::Latest => {
                let told = Events::Latest(self.told.heard(viewer));
                (self.before[index], self.undone[index], told)
            }
            News::Story { since, events, undone } => (since, undone, Events::Story(events)),
        };
        let seat = viewer.seat();
        let state = State::<H::Game> {
            ply,
            since,
            undone,
            asked: self.asked,
            over: self.position.turn() == Turn::Over,
            can_undo: seat.is_some_and(|it| self.can_undo.contains(it)),
            choices: self.actions(viewer).into_iter().map(Text).collect(),
            events,
            view: self.position.view(viewer),
        };
        serde_json::to_string(&state).expect("a state is plain JSON")
    }
}
