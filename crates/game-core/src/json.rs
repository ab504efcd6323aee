//! What a viewer sees, as JSON with its schema.
//!
//! Where JSON says what a type says, the game derives `Serialize` and `ToSchema` on
//! the type itself. The others are written as text ([`json_text!`](crate::json_text)),
//! as a list ([`json_list!`](crate::json_list)) or as a selection of what they hold
//! ([`json_as!`](crate::json_as)).
//!
//! Everything sent comes from a view, an event or a refusal made for one viewer, so
//! nothing hidden can be sent.
mod explained;
mod list;
mod seat;
mod text;

pub use explained::{Explained, NoCatalogue, PlainParts};
pub use list::list_schema;
pub use text::{Spelling, Text, text_schema};

use serde::Serialize;
use utoipa::ToSchema;

/// What can be sent, and has a description.
pub trait Sent: Serialize + ToSchema {}

impl<T: Serialize + ToSchema> Sent for T {}

/// A type is sent as another one, made `From` a reference to it.
///
/// `json_as!(View as ViewJson);`
#[macro_export]
macro_rules! json_as {
    ($type:ty as $json:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&<$json>::from(self), to)
            }
        }

        impl ::utoipa::PartialSchema for $type {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                <$json as ::utoipa::PartialSchema>::schema()
            }
        }

        impl ::utoipa::ToSchema for $type {
            fn name() -> ::std::borrow::Cow<'static, str> {
                <$json as ::utoipa::ToSchema>::name()
            }

            fn schemas(
                all: &mut Vec<(String, ::utoipa::openapi::RefOr<::utoipa::openapi::Schema>)>,
            ) {
                <$json as ::utoipa::ToSchema>::schemas(all);
            }
        }
    };
}
