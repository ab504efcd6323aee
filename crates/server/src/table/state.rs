//! What one viewer knows, and what they may do: as JSON, for programs.
use crate::table::play::Playable;
use game_core::Seats;
use serde::{Serialize, Serializer};
use wire::{SeatsJson, Text};

/// The API describes it as [`crate::api::body::State`]; a test holds them together.
#[derive(Serialize)]
pub(crate) struct State<'a, G: Playable> {
    pub(crate) ply: u32,
    pub(crate) since: u32,
    pub(crate) undone: bool,
    pub(crate) asked: SeatsJson,
    pub(crate) over: bool,
    pub(crate) can_undo: bool,
    pub(crate) choices: Vec<Text<G::Action>>,
    #[serde(serialize_with = "events")]
    pub(crate) events: Told<'a, G>,
    pub(crate) view: G::ViewJson,
}

/// Events, and the seats for each of which an event may have something.
pub(crate) struct Told<'a, G: Playable>(pub(crate) &'a [G::Event], pub(crate) Seats);

fn events<G: Playable, S: Serializer>(told: &Told<'_, G>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(told.0.iter().map(|it| G::event_json(it, told.1)))
}
