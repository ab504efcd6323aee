use serde::{Serialize, Serializer};
use std::fmt;
use utoipa::openapi::{
    RefOr, Schema,
    schema::{ObjectBuilder, Type},
};

/// Sent as a string in the notation of logs and terminals, written straight into the
/// output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<T>(pub T);

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
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

/// The schema of a string.
pub fn text_schema(meaning: &str, spelling: Spelling) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String).description(Some(meaning));
    match spelling {
        Spelling::OneOf(all) => text.enum_values(Some(all)),
        Spelling::Pattern { pattern, example } => text.pattern(Some(pattern)).examples([example]),
    }
    .into()
}

/// A type is sent as a string in its notation. The name of its schema must be
/// unique among all games.
///
/// `json_text!(Back, "SobekBack", "What a card shows.", Spelling::one_of(Back::ALL));`
#[macro_export]
macro_rules! json_text {
    ($type:ty, $name:literal, $meaning:expr, $spelling:expr) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl ::utoipa::PartialSchema for $type {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                $crate::json::text_schema($meaning, $spelling)
            }
        }

        impl ::utoipa::ToSchema for $type {
            fn name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed($name)
            }
        }
    };
}
