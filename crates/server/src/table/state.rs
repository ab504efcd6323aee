//! What one viewer knows, and what they may do: as JSON, for programs.
use game_core::{
    SeatSet,
    json::{Explained, Text},
};
use serde::Serialize;

/// How somebody wants a state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted {
    /// With what they were told since this ply.
    pub(crate) since: Option<u32>,
    /// With every choice taken apart: it costs some time, so who doesn't ask has it not.
    pub(crate) explained: bool,
}

/// The API describes it as [`crate::api::body::State`]; a test holds them together.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct State<'a, G: Explained> {
    pub(crate) game: &'static str,
    pub(crate) ply: u32,
    pub(crate) since: u32,
    pub(crate) undone: bool,
    pub(crate) asked: SeatSet,
    pub(crate) over: bool,
    pub(crate) can_undo: bool,
    pub(crate) choices: Vec<Text<G::Action>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) explained: Option<Vec<ExplainedChoice<G>>>,
    pub(crate) events: &'a [G::Event],
    pub(crate) view: G::View,
}

/// A choice with its parts.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct ExplainedChoice<G: Explained> {
    action: Text<G::Action>,
    parts: G::Parts,
}

/// The choices of the view's owner, each taken apart.
pub(crate) fn explained<G: Explained>(
    view: &G::View,
    choices: &[G::Action],
) -> Vec<ExplainedChoice<G>> {
    let explain = |it: &G::Action| {
        let (action, parts) = (Text(*it), G::parts(view, *it));
        ExplainedChoice { action, parts }
    };
    choices.iter().map(explain).collect()
}
