use super::CardsJson;
use crate::{List, Text};
use ::sobek::{Quay, Seen};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ObjectBuilder, SchemaType, Type},
    },
};

/// Cards as the viewer sees them: all backs, and the faces he is shown.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekSeen)]
pub struct SeenJson {
    /// How many cards have a green back.
    pub green: u8,
    /// How many cards have a beige back.
    pub beige: u8,
    /// How many cards have an orange back: characters.
    pub orange: u8,
    /// The cards whose faces are shown; they are counted among the backs, too.
    pub faces: CardsJson,
}

/// A place along the Nile, as `null`, `"closed"` or a card.
#[derive(Clone, Copy, Debug)]
pub struct QuayJson(pub Quay);

impl From<Seen> for SeenJson {
    fn from(Seen { backs, faces }: Seen) -> Self {
        SeenJson {
            green: backs.green,
            beige: backs.beige,
            orange: backs.orange,
            faces: List(faces),
        }
    }
}

impl Serialize for QuayJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Quay::Empty => serializer.serialize_none(),
            Quay::Closed => serializer.serialize_str("closed"),
            Quay::Open(card) => Text(card).serialize(serializer),
        }
    }
}

impl PartialSchema for QuayJson {
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

impl ToSchema for QuayJson {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("SobekQuay")
    }
}
