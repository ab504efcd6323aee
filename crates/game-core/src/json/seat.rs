use crate::{MAX_SEATS, PerSeat, Seat, SeatSet, json_list};
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
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .description(Some("A seat at the table, numbered from 1 in turn order."))
            .minimum(Some(1))
            .maximum(Some(MAX_SEATS))
            .into()
    }
}

impl ToSchema for Seat {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Seat")
    }
}

json_list!(SeatSet of Seat, "Seats", "Some seats, each once, in ascending order.", |it| it.iter());

/// Sent as an array in seat order. Its schema is that of a `Vec`.
impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
