//! Conex as JSON.
mod event;
mod misfit;
mod notation;
mod phase;
mod reason;
mod table;
mod token;
mod view;

use crate::Wired;
use ::conex::{Conex, Event, Illegal, View};
use game_core::Seats;

pub use event::EventJson;
pub use misfit::{MisfitJson, SideJson, SidesJson};
pub use notation::{
    CardText, CardsJson, ColourText, ComponentText, FaceText, PlacementText, PrintedText, SpotText,
    TokenText,
};
pub use phase::{DecisionJson, EndingJson, PhaseJson};
pub use reason::ReasonJson;
pub use table::{LaidJson, TableJson};
pub use token::{RollJson, TokenJson, TokensJson};
pub use view::{PlayerJson, ViewJson};

impl Wired for Conex {
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
