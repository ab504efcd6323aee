use super::{CardsJson, FamilyText};
use crate::{List, Listed, Text};
use ::sobek::{ScoredSet, Sets};
use serde::Serialize;
use utoipa::ToSchema;

/// A set on the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekSet)]
pub struct SetJson {
    /// The family of its goods.
    pub family: FamilyText,
    /// Its cards, amulets included.
    pub cards: CardsJson,
    /// How many tokens of Prosperity lie on it.
    pub prosperity: u8,
    /// What it would score now: its scarabs, with those of Prosperity, times its
    /// cards.
    pub points: u16,
}

/// A set laid horizontally at the end of the round.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekHorizontalSet)]
pub struct HorizontalSetJson {
    /// The family of its goods.
    pub family: FamilyText,
    /// Its cards, amulets included.
    pub cards: CardsJson,
    /// What it scores: its scarabs.
    pub points: u16,
}

/// A set with what it scored.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekScoredSet)]
pub struct ScoredSetJson {
    /// The family of its goods.
    pub family: FamilyText,
    /// Its cards, amulets included.
    pub cards: CardsJson,
    /// How many tokens of Prosperity lie on it.
    pub prosperity: u8,
    /// Whether it was laid horizontally, and so scored its scarabs only.
    pub horizontal: bool,
    /// What it scored.
    pub points: u16,
}

pub type SetsJson = List<Sets>;
pub type HorizontalSetsJson = List<HorizontalSets>;

/// Sets that score only their scarabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HorizontalSets(pub Sets);

impl Listed for Sets {
    type Item = SetJson;
    const NAME: &'static str = "SobekSets";
    const MEANING: &'static str = "Sets on the table, at most one of each family.";

    fn items(&self) -> impl Iterator<Item = SetJson> {
        self.families().map(|family| SetJson {
            family: Text(family),
            cards: List(self.of(family)),
            prosperity: self.prosperity(family),
            points: self.points(family),
        })
    }
}

impl Listed for HorizontalSets {
    type Item = HorizontalSetJson;
    const NAME: &'static str = "SobekHorizontalSets";
    const MEANING: &'static str = "Horizontal sets, at most one of each family.";

    fn items(&self) -> impl Iterator<Item = HorizontalSetJson> {
        let sets = self.0;
        sets.families().map(move |family| HorizontalSetJson {
            family: Text(family),
            cards: List(sets.of(family)),
            points: sets.horizontal_points(family),
        })
    }
}

impl From<ScoredSet> for ScoredSetJson {
    fn from(set: ScoredSet) -> Self {
        let ScoredSet { family, cards, prosperity, horizontal, points } = set;
        let (family, cards) = (Text(family), List(cards));
        ScoredSetJson { family, cards, prosperity, horizontal, points }
    }
}
