//! Directions, points and poses, exact.
use crate::{Spot, Surd};
use std::ops::{Add, Sub};

/// A direction in steps of 15°, clockwise on the table from the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Angle(u8);

/// How many directions there are.
pub(crate) const ANGLES: usize = 24;
const STEP: i32 = 360 / ANGLES as i32;

/// A point, or the vector from one point to another, in quarters of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Point {
    pub x: Surd,
    pub y: Surd,
}

/// How a card or the board lies: where its own top left corner is, and how far
/// it is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pose {
    pub origin: Point,
    pub angle: Angle,
}

impl Angle {
    pub const RIGHT: Angle = Angle(0);
    pub const DOWN: Angle = Angle(6);

    /// A multiple of 15°.
    #[inline]
    pub const fn from_degrees(degrees: i32) -> Angle {
        debug_assert!(degrees % STEP == 0);
        Angle((degrees.rem_euclid(360) / STEP) as u8)
    }

    pub fn degrees(self) -> i32 {
        i32::from(self.0) * STEP
    }

    pub(crate) fn all() -> impl Iterator<Item = Angle> + Clone {
        (0..ANGLES as u8).map(Angle)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// In quarters.
    pub fn cos(self) -> Surd {
        const QUADRANT: [[i64; 4]; 7] = [
            [4, 0, 0, 0],
            [0, 1, 0, 1],
            [0, 0, 2, 0],
            [0, 2, 0, 0],
            [2, 0, 0, 0],
            [0, -1, 0, 1],
            [0, 0, 0, 0],
        ];
        let half = if self.0 <= 12 { self.0 } else { 24 - self.0 };
        if half <= 6 {
            Surd(QUADRANT[usize::from(half)])
        } else {
            -Surd(QUADRANT[usize::from(12 - half)])
        }
    }

    /// In quarters.
    pub fn sin(self) -> Surd {
        (self - Angle::DOWN).cos()
    }
}

impl Add for Angle {
    type Output = Angle;

    #[inline]
    fn add(self, other: Angle) -> Angle {
        let sum = self.0 + other.0;
        Angle(if sum < ANGLES as u8 { sum } else { sum - ANGLES as u8 })
    }
}

impl Sub for Angle {
    type Output = Angle;

    #[inline]
    fn sub(self, other: Angle) -> Angle {
        self + Angle((ANGLES as u8 - other.0) % ANGLES as u8)
    }
}

impl Point {
    /// `(x, y)` in whole units, turned by `angle` about the origin.
    pub fn turned([x, y]: [i32; 2], angle: Angle) -> Point {
        let (x, y) = (i64::from(x), i64::from(y));
        let (cos, sin) = (angle.cos(), angle.sin());
        Point { x: cos.times(x) - sin.times(y), y: sin.times(x) + cos.times(y) }
    }

    pub fn whole(at: [i32; 2]) -> Point {
        Point::turned(at, Angle::RIGHT)
    }

    /// How far this vector goes in that direction, in sixteenths of a unit.
    pub(crate) fn along(self, direction: Angle) -> Surd {
        self.x * direction.cos() + self.y * direction.sin()
    }

    /// In thousandths of a unit, rounded: to be shown, never to be compared.
    pub fn thousandths(self) -> [i64; 2] {
        [self.x.scaled(1000, 4), self.y.scaled(1000, 4)]
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Pose {
    /// Where a point of the upright component is on the table.
    pub fn place(self, at: [i32; 2]) -> Point {
        self.origin + Point::turned(at, self.angle)
    }

    /// How a card lies if its printed corner, with this tip and this direction, hides
    /// the spot of a component in this pose (rules 3.1).
    #[must_use]
    pub(crate) fn hang(self, spot: Spot, tip: [i32; 2], outward: Angle) -> Pose {
        let angle = self.angle + spot.at.inward() - outward;
        let corner = self.place(spot.on.corner(spot.at));
        Pose { origin: corner - Point::turned(tip, angle), angle }
    }
}
