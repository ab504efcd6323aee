use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Ref, RefOr, Schema, schema::Array},
};

/// Sent as an array, item by item, without a copy in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List<C>(pub C);

/// What can be sent as an array, and what its schema says about it.
pub trait Listed {
    type Item: Serialize + ToSchema;
    /// The name of the schema, of all games' schemas.
    const NAME: &'static str;
    const MEANING: &'static str;

    fn items(&self) -> impl Iterator<Item = Self::Item>;
}

impl<C: Listed> Serialize for List<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.items())
    }
}

impl<C: Listed> PartialSchema for List<C> {
    fn schema() -> RefOr<Schema> {
        let list = Array::builder().description(Some(C::MEANING));
        list.items(Ref::from_schema_name(C::Item::name())).into()
    }
}

impl<C: Listed> ToSchema for List<C> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed(C::NAME)
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((C::Item::name().into(), C::Item::schema()));
        C::Item::schemas(schemas);
    }
}
