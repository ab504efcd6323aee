//! Parts of Conex that are sent as JSON in a different shape.
//!
//! A view's perfect memory isn't sent: bots that want one keep it themselves.
mod catalogue;
mod notation;
mod parts;
mod table;
mod token;
mod view;

use crate::{Action, Conex, Options, Size, View};
use game_core::json::Explained;

pub use catalogue::Catalogue;
pub use parts::Parts;

impl Explained for Conex {
    type Parts = Parts;
    type Catalogue = Catalogue;

    fn parts(view: &View, action: Action) -> Parts {
        Parts::of(view, action)
    }

    fn catalogue() -> Catalogue {
        Catalogue::new()
    }

    fn options() -> Vec<Options> {
        let sizes = [Size::Medium, Size::Small, Size::Large];
        let tracks = |size| [false, true].map(|short_track| Options { size, short_track });
        sizes.into_iter().flat_map(tracks).collect()
    }
}
