//! Why a card can't be laid somewhere, exactly and in full (rules 3).
use crate::{
    CARD, Colour, Component, Corner, Placement, Point, Polygon, Pose, Printed, Surd, Table,
    atlas::atlas,
};
use std::fmt;

/// A reason why a card can't be laid on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "misfit", rename_all = "snake_case"),
    schema(as = ConexMisfit)
)]
pub enum Misfit {
    /// The printed corner and the spot differ in colour.
    // Rules 3.2.
    Colour {
        /// The colour of the printed corner.
        printed: Colour,
        /// The colour of the spot.
        corner: Colour,
    },
    /// A printed corner of the lower card would be covered.
    // Rules 3.3.
    Covers {
        /// That printed corner.
        printed: Printed,
    },
    /// The card would touch something else.
    // Rules 3.4.
    Touches {
        /// What it would touch.
        component: Component,
    },
    /// The card would reach over the edge of the table.
    // Rules 3.5.
    Edge {
        /// The sides over which it would reach.
        sides: Sides,
    },
}

/// All the reasons why a card doesn't fit, the headline first; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(transparent))]
pub struct Misfits(Vec<Misfit>);

impl Misfits {
    /// `None` if there is no reason.
    pub(crate) fn new(all: Vec<Misfit>) -> Option<Misfits> {
        (!all.is_empty()).then_some(Misfits(all))
    }

    pub fn headline(&self) -> Misfit {
        self.0[0]
    }

    pub fn all(&self) -> &[Misfit] {
        &self.0
    }
}

impl fmt::Display for Misfits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, misfit) in self.0.iter().enumerate() {
            write!(f, "{}{misfit}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

/// Sides of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides {
    pub left: bool,
    pub top: bool,
    pub right: bool,
    pub bottom: bool,
}

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(rename_all = "snake_case"),
    schema(as = ConexSide)
)]
pub enum Side {
    Left,
    Top,
    Right,
    Bottom,
}

impl Sides {
    pub fn is_empty(self) -> bool {
        self == Sides::default()
    }

    pub fn iter(self) -> impl Iterator<Item = Side> {
        let all = [
            (self.left, Side::Left),
            (self.top, Side::Top),
            (self.right, Side::Right),
            (self.bottom, Side::Bottom),
        ];
        all.into_iter().filter_map(|(is_in, side)| is_in.then_some(side))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Left => "left",
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
        })
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sides = self.iter();
        match sides.next() {
            Some(first) => first.fmt(f)?,
            None => f.write_str("none")?,
        }
        sides.try_for_each(|it| write!(f, " and {it}"))
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Colour { printed, corner } => {
                write!(f, "a {printed} printed corner doesn't go on a {corner} corner")
            }
            Misfit::Covers { printed } => {
                let (colour, value) = (printed.colour(), printed.value());
                write!(f, "it would cover the {colour} {value} printed on {}", printed.card())
            }
            Misfit::Touches { component: Component::Board } => {
                f.write_str("it would touch the board")
            }
            Misfit::Touches { component: Component::Card(card) } => {
                write!(f, "it would touch {card}")
            }
            Misfit::Edge { sides } => {
                write!(f, "it would reach over the {sides} edge of the table")
            }
        }
    }
}

impl Table {
    /// All the reasons why a card can't be laid there, the headline first; none
    /// if it can. The component must lie on the table.
    pub fn misfits(&self, placement: Placement) -> Vec<Misfit> {
        let Placement { by, spot } = placement;
        let (printed, corner) = (by.colour(), spot.colour());
        if printed != corner {
            return vec![Misfit::Colour { printed, corner }];
        }
        let pose = self.pose_of(placement);
        let covers = atlas().covered(by, spot).map(|printed| Misfit::Covers { printed });
        let others = self.components().filter(|&it| it != spot.on);
        let touches = others
            .filter(|&it| self.touches(pose, it))
            .map(|component| Misfit::Touches { component });
        let sides = Some(self.sides_crossed(pose)).filter(|it| !it.is_empty());
        covers.chain(touches).chain(sides.map(|sides| Misfit::Edge { sides })).collect()
    }

    /// Whether a card in this pose fails to keep the gap to this component.
    pub(crate) fn touches(&self, card: Pose, component: Component) -> bool {
        let own = Polygon::of_size(CARD).placed(card);
        let other = Polygon::of_size(component.size()).placed(self.pose(component));
        !own.is_apart_from(&other)
    }

    /// The sides of the table that a card in this pose reaches over.
    pub(crate) fn sides_crossed(&self, card: Pose) -> Sides {
        let mut crossed = Sides::default();
        let end = Point::whole(self.size().map(i32::from));
        for corner in Corner::ALL {
            let at = card.place(corner.of(CARD));
            crossed.left |= at.x < Surd::ZERO;
            crossed.top |= at.y < Surd::ZERO;
            crossed.right |= end.x < at.x;
            crossed.bottom |= end.y < at.y;
        }
        crossed
    }
}
