//! Parts of Sobek that are sent as JSON in a different shape.
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
