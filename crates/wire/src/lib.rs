//! What a viewer sees, as JSON.
//!
//! Everything sent comes from a view, an event or a refusal made for one viewer,
//! so nothing hidden can be sent. A view's perfect memory stays here: bots that
//! want one keep it themselves.

pub mod conex;
mod list;
mod per_seat;
mod seat;
pub mod sobek;
mod text;

#[cfg(test)]
mod tests;

use game_core::{Game, Seats};
use serde::Serialize;
use utoipa::ToSchema;

pub use list::{List, Listed};
pub use per_seat::PerSeat;
pub use seat::{SeatJson, SeatsJson};
pub use text::{Spelling, Text, Written};

/// A game whose views, events and refusals can be sent as JSON.
pub trait Wired: Game {
    type ViewJson: Serialize + ToSchema + Send;
    type EventJson: Serialize + ToSchema + Send;
    type ReasonJson: Serialize + ToSchema + Send;

    fn view_json(view: &Self::View) -> Self::ViewJson;
    /// An event doesn't know how many seats the table has, and what it has for
    /// each of them is cut to these.
    fn event_json(event: &Self::Event, seats: Seats) -> Self::EventJson;
    /// The typed reason of a refusal.
    fn reason_json(illegal: &Self::Illegal) -> Self::ReasonJson;
}
