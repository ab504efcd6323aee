use crate::{Cards, Family, Sets};
use game_core::json_list;
use serde::Serialize;
use utoipa::ToSchema;

/// A set on the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekSet)]
struct SetJson {
    /// The family of its goods.
    family: Family,
    /// Its cards, amulets included.
    cards: Cards,
    /// How many tokens of Prosperity lie on it.
    prosperity: u8,
    /// What it would score now: its scarabs, with those of Prosperity, times its
    /// cards.
    points: u16,
}

/// A set laid horizontally at the end of the round.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekHorizontalSet)]
struct HorizontalSetJson {
    /// The family of its goods.
    family: Family,
    /// Its cards, amulets included.
    cards: Cards,
    /// What it scores: its scarabs.
    points: u16,
}

json_list!(
    Sets of SetJson,
    "SobekSets",
    "Sets on the table, at most one of each family.",
    |it| it.families().map(|family| SetJson {
        family,
        cards: it.of(family),
        prosperity: it.prosperity(family),
        points: it.points(family),
    })
);

/// Sets that score only their scarabs.
#[derive(Clone, Copy, Debug)]
pub(super) struct HorizontalSets(pub(super) Sets);

json_list!(
    HorizontalSets of HorizontalSetJson,
    "SobekHorizontalSets",
    "Horizontal sets, at most one of each family.",
    |it| it.0.families().map(|family| HorizontalSetJson {
        family,
        cards: it.0.of(family),
        points: it.0.horizontal_points(family),
    })
);
