use serde::{Serialize, Serializer};
use std::{borrow::Cow, fmt};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ObjectBuilder, Type},
    },
};

/// Sent as a string in the notation of logs and terminals, written straight into
/// the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<T>(pub T);

/// What has a notation, and what its schema says about it.
pub trait Written: fmt::Display {
    /// The name of the schema, of all games' schemas.
    const NAME: &'static str;
    const MEANING: &'static str;

    fn spelling() -> Spelling;
}

/// Which strings there can be.
#[derive(Clone, Debug)]
pub enum Spelling {
    OneOf(Vec<String>),
    Pattern { pattern: &'static str, example: &'static str },
}

impl Spelling {
    pub fn one_of(all: impl IntoIterator<Item: fmt::Display>) -> Spelling {
        Spelling::OneOf(all.into_iter().map(|it| it.to_string()).collect())
    }
}

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<T: Written> PartialSchema for Text<T> {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String).description(Some(T::MEANING));
        match T::spelling() {
            Spelling::OneOf(all) => text.enum_values(Some(all)),
            Spelling::Pattern { pattern, example } => {
                text.pattern(Some(pattern)).examples([example])
            }
        }
        .into()
    }
}

impl<T: Written> ToSchema for Text<T> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed(T::NAME)
    }
}
