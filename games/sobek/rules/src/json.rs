//! Parts of Sobek that are sent as JSON in a different shape.
//!
//! A view's perfect memory isn't sent: bots that want one keep it themselves.
mod catalogue;
mod notation;
mod parts;
mod seen;
mod sets;
mod view;

use crate::{Action, Character, Options, Sobek, View};
use game_core::json::Explained;
use serde::{Serialize as _, Serializer};

pub use catalogue::Catalogue;
pub use parts::Parts;

impl Explained for Sobek {
    type Parts = Parts;
    type Catalogue = Catalogue;

    fn parts(view: &View, action: Action) -> Parts {
        Parts::of(view, action)
    }

    fn catalogue() -> Catalogue {
        Catalogue::new()
    }

    fn options() -> Vec<Options> {
        [false, true].map(|open_memory| Options { open_memory }).to_vec()
    }
}

/// A character by the name of its card.
pub(crate) fn as_card<S: Serializer>(character: &Character, to: S) -> Result<S::Ok, S::Error> {
    character.card().serialize(to)
}
