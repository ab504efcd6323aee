//! What one viewer knows, and what they may do: as JSON, for programs.
use game_core::{
    Game, SeatSet,
    json::{Sent, Text},
};
use serde::Serialize;

/// The API describes it as [`crate::api::body::State`]; a test keeps the two in step.
#[derive(Serialize)]
pub(crate) struct State<'a, G: Game<View: Sent, Event: Sent>> {
    pub(crate) ply: u32,
    pub(crate) since: u32,
    pub(crate) undone: bool,
    pub(crate) asked: SeatSet,
    pub(crate) over: bool,
    pub(crate) can_undo: bool,
    pub(crate) choices: Vec<Text<G::Action>>,
    pub(crate) events: &'a [G::Event],
    pub(crate) view: G::View,
}
