//! Where things lie, rounded: enough for what is clear at a glance.
use crate::{Angle, Component, Point, Pose};

/// Parts of a unit in rounded lengths.
pub(crate) const FINE: i64 = 1 << 20;

/// Half diagonals, rounded up: 54.1 and 84.9 units.
pub(crate) const CARD_RADIUS: i64 = 55;
const BOARD_RADIUS: i64 = 85;
/// From a spot to the farthest corner of a card laid there: 83.4 units.
pub(crate) const SPOT_RADIUS: i64 = 84;
/// Circles this far apart leave no doubt: if two rectangles are some distance
/// apart, a side's normal separates them by at least that distance over √2.
pub(crate) const AIR: i64 = 1;

/// Where something lies, rounded: its centre and its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Body {
    pub(crate) centre: [i32; 2],
    pub(crate) angle: Angle,
}

/// The radius of a circle around a component.
pub(crate) fn radius(component: Component) -> i64 {
    match component {
        Component::Board => BOARD_RADIUS,
        Component::Card(_) => CARD_RADIUS,
    }
}

impl Body {
    pub(crate) fn new(component: Component, pose: Pose) -> Body {
        let [width, height] = component.size();
        let twice = pose.origin + pose.origin + Point::turned([width, height], pose.angle);
        Body { centre: fine_halves(twice), angle: pose.angle }
    }

    /// The same, moved.
    #[inline]
    #[must_use]
    pub(crate) fn moved(self, way: [i32; 2]) -> Body {
        Body { centre: [self.centre[0] + way[0], self.centre[1] + way[1]], ..self }
    }

    /// Whether the centres are within this many units.
    #[inline]
    pub(crate) fn is_within(self, units: i64, other: Body) -> bool {
        let [x, y] = self.way_to(other);
        x * x + y * y <= (units * FINE) * (units * FINE)
    }

    #[inline]
    pub(crate) fn way_to(self, other: Body) -> [i64; 2] {
        [0, 1].map(|i| i64::from(other.centre[i]) - i64::from(self.centre[i]))
    }
}

/// In [`FINE`] parts, from twice the length in quarters: centres are at halves.
pub(crate) fn fine_halves(point: Point) -> [i32; 2] {
    [point.x, point.y].map(|it| it.scaled(FINE, 8) as i32)
}
