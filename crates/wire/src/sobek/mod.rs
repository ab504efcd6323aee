//! Sobek as JSON.
mod event;
mod notation;
mod phase;
mod reason;
mod seen;
mod sets;
mod telling;
mod view;

use crate::Wired;
use ::sobek::{Event, Illegal, Sobek, View};
use game_core::Seats;

pub use event::EventJson;
pub use notation::{BackText, CardText, CardsJson, FamilyText, SymbolText, TokenText, TokensJson};
pub use phase::{DecisionJson, PhaseJson};
pub use reason::ReasonJson;
pub use seen::{QuayJson, SeenJson};
pub use sets::{
    HorizontalSetJson, HorizontalSets, HorizontalSetsJson, ScoredSetJson, SetJson, SetsJson,
};
pub use view::{PlayerJson, ViewJson};

impl Wired for Sobek {
    type ViewJson = ViewJson;
    type EventJson = EventJson;
    type ReasonJson = ReasonJson;

    fn view_json(view: &View) -> ViewJson {
        ViewJson::of(view)
    }

    fn event_json(event: &Event, seats: Seats) -> EventJson {
        EventJson::of(event, seats)
    }

    fn reason_json(illegal: &Illegal) -> ReasonJson {
        ReasonJson::of(illegal)
    }
}
