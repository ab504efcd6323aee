//! What the games send, in the description: a choice between what each game sends. Example
//! games aren't described: they are there to be read.
use game_core::Game;
use games::{GameKind, GameOf, with_game};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Components, OneOfBuilder, Ref, RefOr, Schema},
};

type Schemas = Vec<(String, RefOr<Schema>)>;

fn add<T: ToSchema>(all: &mut Schemas) {
    T::schemas(all);
    all.push((T::name().into_owned(), T::schema()));
}

fn one_of(name: impl Fn(GameKind) -> Cow<'static, str>) -> RefOr<Schema> {
    let refs = GameKind::listed().map(|it| Ref::from_schema_name(name(it)));
    refs.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
}

macro_rules! of_each_game {
    ($($(#[$doc:meta])* $Name:ident: $of:ident;)+) => {$(
        $(#[$doc])*
        pub(crate) struct $Name;

        impl PartialSchema for $Name {
            fn schema() -> RefOr<Schema> {
                one_of(|it| with_game!(it, H => <<GameOf<H> as Game>::$of as ToSchema>::name()))
            }
        }

        impl ToSchema for $Name {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($Name))
            }

            fn schemas(all: &mut Schemas) {
                for game in GameKind::listed() {
                    with_game!(game, H => add::<<GameOf<H> as Game>::$of>(all));
                }
            }
        }
    )+};
}

of_each_game! {
    View: View;
    Event: Event;
}

/// The reasons of refusals, which no answer names by its type.
pub(super) fn add_reasons(components: &mut Components) {
    let mut all = Schemas::new();
    for game in GameKind::listed() {
        with_game!(game, H => add::<<GameOf<H> as Game>::Illegal>(&mut all));
    }
    components.schemas.extend(all);
}
