use super::{ColourText, ComponentText, PrintedText};
use crate::{List, Listed, Text};
use ::conex::{Misfit, Sides};
use serde::Serialize;
use utoipa::ToSchema;

/// A reason why a card can't be laid on a spot.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "misfit", rename_all = "snake_case")]
#[schema(as = ConexMisfit)]
pub enum MisfitJson {
    /// The printed corner has another colour than the spot.
    Colour {
        /// The colour of the printed corner.
        printed: ColourText,
        /// The colour of the spot.
        corner: ColourText,
    },
    /// A printed corner of the lower card would be covered.
    Covers {
        /// That printed corner.
        printed: PrintedText,
    },
    /// The card would touch something else.
    Touches {
        /// What it would touch.
        component: ComponentText,
    },
    /// The card would reach over the edge of the table.
    Edge {
        /// The sides over which it would reach.
        sides: SidesJson,
    },
}

/// A side of the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConexSide)]
pub enum SideJson {
    Left,
    Top,
    Right,
    Bottom,
}

pub type SidesJson = List<Sides>;

impl Listed for Sides {
    type Item = SideJson;
    const NAME: &'static str = "ConexSides";
    const MEANING: &'static str = "Sides of the table, each once.";

    fn items(&self) -> impl Iterator<Item = SideJson> {
        let all = [
            (self.left, SideJson::Left),
            (self.top, SideJson::Top),
            (self.right, SideJson::Right),
            (self.bottom, SideJson::Bottom),
        ];
        all.into_iter().filter_map(|(is_in, side)| is_in.then_some(side))
    }
}

impl From<Misfit> for MisfitJson {
    fn from(misfit: Misfit) -> Self {
        match misfit {
            Misfit::Colour { printed, corner } => {
                MisfitJson::Colour { printed: Text(printed), corner: Text(corner) }
            }
            Misfit::Covers(printed) => MisfitJson::Covers { printed: Text(printed) },
            Misfit::Touches(component) => MisfitJson::Touches { component: Text(component) },
            Misfit::Edge(sides) => MisfitJson::Edge { sides: List(sides) },
        }
    }
}
