//! The JSON that is sent: it fits its schema and holds nothing that its viewer may
//! not know.
mod games;
mod schema;
mod steps;

pub use games::{Checks, plays_as_described};
pub use schema::schemas_are_sound;
pub use steps::{position, refused, told};

use serde::Serialize;
use serde_json::Value;

/// As it is sent.
pub fn text(it: &impl Serialize) -> String {
    serde_json::to_string(it).expect("plain JSON")
}

fn value(it: &impl Serialize) -> Value {
    serde_json::to_value(it).expect("plain JSON")
}
