use crate::{Backs, Cards, Quay, Seen};
use game_core::json_as;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ObjectBuilder, SchemaType, Type},
    },
};

/// Cards as you see them: all backs, and the faces you are shown.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekSeen)]
struct SeenJson {
    /// How many cards have a green back.
    green: u8,
    /// How many cards have a beige back.
    beige: u8,
    /// How many cards have an orange back: characters.
    orange: u8,
    /// The cards whose faces are shown; they are counted among the backs, too.
    faces: Cards,
}

json_as!(Seen as SeenJson);

impl From<&Seen> for SeenJson {
    fn from(&Seen { backs, faces }: &Seen) -> Self {
        let Backs { green, beige, orange } = backs;
        SeenJson { green, beige, orange, faces }
    }
}

/// A place along the Nile, as `null`, `"closed"` or a card.
impl Serialize for Quay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Quay::Empty => serializer.serialize_none(),
            Quay::Closed => serializer.serialize_str("closed"),
            Quay::Open(card) => card.serialize(serializer),
        }
    }
}

impl PartialSchema for Quay {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::from_iter([Type::String, Type::Null]))
            .description(Some(
                "A quay: `null` if it is empty, `closed` if a character lies there face down, \
                 otherwise the card that lies there.",
            ))
            .into()
    }
}

impl ToSchema for Quay {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("SobekQuay")
    }
}
