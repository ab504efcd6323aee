//! Convex polygons with sides in steps of 15°, and whether two keep apart.
use crate::{Angle, CARD, Point, Pose, Printed, Surd, numbers::GAP_IN_HALVES};
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// The tip, two ends of its legs, and the card's own corners between them.
const MOST_SIDES: usize = 5;

/// Vertices in order, clockwise; lengths in twelfths of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon {
    vertices: ArrayVec<Point, MOST_SIDES>,
    /// The directions of the sides: the first leads from the first vertex to the
    /// second.
    sides: ArrayVec<Angle, MOST_SIDES>,
}

impl Polygon {
    /// Legs meet the card's edges at thirds of a unit, turning makes quarters.
    pub(crate) const PARTS: i64 = 12;

    /// The part of its upright card that a printed corner covers: within 45° to
    /// either side of its direction (rules 3.1). The tip is the first vertex.
    pub fn of_printed(printed: Printed) -> Polygon {
        let outward = printed.outward();
        let first = outward - Angle::from_degrees(45);
        let last = outward + Angle::from_degrees(45);
        let tip = printed.tip();
        let (from, mut edge) = leg(tip, first);
        let (to, last_edge) = leg(tip, last);
        let mut polygon = Polygon { vertices: ArrayVec::new(), sides: ArrayVec::new() };
        let mut push = |vertex, side| {
            polygon.vertices.push(vertex);
            polygon.sides.push(side);
        };
        push(twelfths(tip), first);
        // Clockwise along the card's edges from one leg's end to the other's.
        let mut vertex = from;
        while edge != last_edge {
            push(vertex, edge.along());
            vertex = twelfths(edge.end());
            edge = edge.next();
        }
        push(vertex, edge.along());
        push(to, last - Angle::from_degrees(180));
        polygon
    }

    /// A rectangle with its top left corner at the origin.
    pub(crate) fn of_size([width, height]: [i32; 2]) -> Polygon {
        Polygon {
            vertices: [[0, 0], [width, 0], [width, height], [0, height]]
                .map(twelfths)
                .into_iter()
                .collect(),
            sides: [0, 90, 180, 270].map(Angle::from_degrees).into_iter().collect(),
        }
    }

    /// This polygon of an upright component, when the component is in this pose.
    #[must_use]
    pub(crate) fn placed(&self, pose: Pose) -> Polygon {
        let (cos, sin) = (pose.angle.cos(), pose.angle.sin());
        let place = |it: &Point| {
            // In 48ths, of which a quarter remains: every part is a multiple.
            let x = it.x * cos - it.y * sin;
            let y = it.x * sin + it.y * cos;
            let quarter = |it: Surd| {
                debug_assert!(it.0.iter().all(|it| it % 4 == 0));
                Surd(it.0.map(|it| it / 4))
            };
            let thirds = Self::PARTS / 4;
            Point {
                x: quarter(x) + pose.origin.x.times(thirds),
                y: quarter(y) + pose.origin.y.times(thirds),
            }
        };
        Polygon {
            vertices: self.vertices.iter().map(place).collect(),
            sides: self.sides.iter().map(|&it| it + pose.angle).collect(),
        }
    }

    /// Whether some side's normal separates the two by more than the gap that
    /// components keep (rules 3.6).
    pub(crate) fn is_apart_from(&self, other: &Polygon) -> bool {
        let normals = self.sides.iter().chain(&other.sides).map(|&it| it + Angle::DOWN);
        normals.into_iter().any(|normal| {
            let (a, b) = (self.extent(normal), other.extent(normal));
            // Two halves a unit; `along` gives quarters of our parts.
            let gap = Surd::whole(i64::from(GAP_IN_HALVES) * Self::PARTS * 4 / 2);
            let wide = |low: Surd, high: Surd| (low - high - gap).sign() == Ordering::Greater;
            wide(b.0, a.1) || wide(a.0, b.1)
        })
    }

    /// Its extent in a direction, from where to where.
    fn extent(&self, direction: Angle) -> (Surd, Surd) {
        let mut along = self.vertices.iter().map(|it| it.along(direction));
        let first = along.next().expect("a polygon has vertices");
        along.fold((first, first), |(low, high), it| (low.min(it), high.max(it)))
    }

    /// The vertices in thousandths of a unit, rounded: for pictures.
    pub fn thousandths(&self) -> impl Iterator<Item = [i64; 2]> {
        self.vertices.iter().map(|it| [it.x, it.y].map(|it| it.scaled(1000, Self::PARTS)))
    }
}

fn twelfths([x, y]: [i32; 2]) -> Point {
    let part = |it: i32| Surd::whole(i64::from(it) * Polygon::PARTS);
    Point { x: part(x), y: part(y) }
}

/// An edge of the upright card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

impl Edge {
    /// Clockwise.
    fn next(self) -> Edge {
        match self {
            Edge::Top => Edge::Right,
            Edge::Right => Edge::Bottom,
            Edge::Bottom => Edge::Left,
            Edge::Left => Edge::Top,
        }
    }

    /// Its direction, clockwise round the card.
    fn along(self) -> Angle {
        match self {
            Edge::Top => Angle::from_degrees(0),
            Edge::Right => Angle::from_degrees(90),
            Edge::Bottom => Angle::from_degrees(180),
            Edge::Left => Angle::from_degrees(270),
        }
    }

    /// The card's corner at its clockwise end.
    fn end(self) -> [i32; 2] {
        let [width, height] = CARD;
        match self {
            Edge::Top => [width, 0],
            Edge::Right => [width, height],
            Edge::Bottom => [0, height],
            Edge::Left => [0, 0],
        }
    }
}

/// Where a ray from within the card leaves it, in twelfths, and by which edge.
fn leg([x, y]: [i32; 2], direction: Angle) -> (Point, Edge) {
    let [width, height] = CARD;
    let sign = |it: Surd| it.sign();
    let sideways = match sign(direction.cos()) {
        Ordering::Greater => Some((width - x, Edge::Right)),
        Ordering::Less => Some((-x, Edge::Left)),
        Ordering::Equal => None,
    };
    let upright = match sign(direction.sin()) {
        Ordering::Greater => Some((height - y, Edge::Bottom)),
        Ordering::Less => Some((-y, Edge::Top)),
        Ordering::Equal => None,
    };
    let from = twelfths([x, y]);
    let exits = |(way, edge): (i32, Edge), slope: Surd, across: bool| {
        let way = i64::from(way);
        let straight = Surd::whole(way * Polygon::PARTS);
        let sloping = slope.times(way * Polygon::PARTS / 3);
        let step = if across {
            Point { x: straight, y: sloping }
        } else {
            Point { x: sloping, y: straight }
        };
        (from + step, edge)
    };
    // Whichever it reaches first: there, the other coordinate is on the card.
    let on_card = |point: Point| {
        let end = twelfths(CARD);
        let within = |it: Surd, end: Surd| Surd::ZERO <= it && it <= end;
        within(point.x, end.x) && within(point.y, end.y)
    };
    let across = sideways.map(|it| exits(it, tangent_in_thirds(direction), true));
    let down = upright.map(|it| exits(it, tangent_in_thirds(Angle::DOWN - direction), false));
    let exit = across.into_iter().chain(down).find(|it| on_card(it.0));
    exit.expect("a ray from within the card leaves it")
}

/// Three times the tangent; not for straight up or down.
fn tangent_in_thirds(angle: Angle) -> Surd {
    match angle.degrees() % 180 {
        0 => Surd::ZERO,
        15 => Surd([6, 0, -3, 0]),
        30 => Surd([0, 0, 1, 0]),
        45 => Surd::whole(3),
        60 => Surd([0, 0, 3, 0]),
        75 => Surd([6, 0, 3, 0]),
        degrees => -tangent_in_thirds(Angle::from_degrees(180 - degrees)),
    }
}
