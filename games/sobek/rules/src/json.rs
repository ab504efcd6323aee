//! What of Sobek is sent as JSON in another shape than it has here.
//!
//! A view's perfect memory isn't sent: bots that want one keep it themselves.
mod notation;
mod seen;
mod sets;
mod view;

use crate::Character;
use serde::{Serialize as _, Serializer};

/// A character by the name of its card.
pub(crate) fn as_card<S: Serializer>(character: &Character, to: S) -> Result<S::Ok, S::Error> {
    character.card().serialize(to)
}
