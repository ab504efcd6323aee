use crate::{List, Listed};
use game_core::{MAX_SEATS, Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ObjectBuilder, Type},
    },
};

/// Sent as a number from 1, as seats are written everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatJson(Seat);

pub type SeatsJson = List<SeatSet>;

impl From<Seat> for SeatJson {
    fn from(seat: Seat) -> Self {
        SeatJson(seat)
    }
}

impl Serialize for SeatJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.number())
    }
}

impl PartialSchema for SeatJson {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .description(Some("A seat at the table, numbered from 1 in turn order."))
            .minimum(Some(1))
            .maximum(Some(MAX_SEATS))
            .into()
    }
}

impl ToSchema for SeatJson {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Seat")
    }
}

impl Listed for SeatSet {
    type Item = SeatJson;
    const NAME: &'static str = "Seats";
    const MEANING: &'static str = "Some seats, each once, in ascending order.";

    fn items(&self) -> impl Iterator<Item = SeatJson> {
        self.iter().map(SeatJson)
    }
}
