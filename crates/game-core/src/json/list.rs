use utoipa::{
    ToSchema,
    openapi::{Ref, RefOr, Schema, schema::Array},
};

/// The schema of an array of these.
pub fn list_schema<T: ToSchema>(meaning: &str) -> RefOr<Schema> {
    let list = Array::builder().description(Some(meaning));
    list.items(Ref::from_schema_name(T::name())).into()
}

/// A type is sent as an array, item by item, without a copy in between. The name of
/// its schema must be unique among all games.
///
/// `json_list!(Cards of Card, "SobekCards", "Cards in the order of the box.", |it| it.iter());`
#[macro_export]
macro_rules! json_list {
    ($type:ident of $item:ty, $name:literal, $meaning:expr, |$it:ident| $items:expr) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let $it = self;
                to.collect_seq($items)
            }
        }

        impl ::utoipa::PartialSchema for $type {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                $crate::json::list_schema::<$item>($meaning)
            }
        }

        impl ::utoipa::ToSchema for $type {
            fn name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed($name)
            }

            fn schemas(
                all: &mut Vec<(String, ::utoipa::openapi::RefOr<::utoipa::openapi::Schema>)>,
            ) {
                let name = <$item as ::utoipa::ToSchema>::name();
                all.push((name.into(), <$item as ::utoipa::PartialSchema>::schema()));
                <$item as ::utoipa::ToSchema>::schemas(all);
            }
        }
    };
}
