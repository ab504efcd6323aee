//! Outlines on the table, for drawing.
use conex::{CARD, Component, Corner, Polygon, Pose, Printed};
use pages::plot::{Point, pair};

/// Clockwise vertices.
pub(super) type Outline = Vec<Point>;

/// A card or the board in this pose.
pub(super) fn component(component: Component, pose: Pose) -> Outline {
    rectangle(component.size(), pose)
}

pub(super) fn card(pose: Pose) -> Outline {
    rectangle(CARD, pose)
}

fn rectangle(size: [i32; 2], pose: Pose) -> Outline {
    Corner::ALL.map(|it| pose.place(it.of(size)).thousandths().map(unit)).to_vec()
}

/// A printed corner of a card in this pose.
pub(super) fn printed(printed: Printed, pose: Pose) -> Outline {
    let placed = placed(pose);
    Polygon::of_printed(printed).thousandths().map(|it| placed(it.map(unit))).collect()
}

/// From a point of something in this pose to a point of the table.
pub(super) fn placed(pose: Pose) -> impl Fn(Point) -> Point {
    let [cos, sin] =
        [pose.angle.cos(), pose.angle.sin()].map(|it| it.scaled(1_000_000, 4) as f64 / 1e6);
    let [ox, oy] = pose.origin.thousandths().map(unit);
    move |[x, y]| [ox + x * cos - y * sin, oy + x * sin + y * cos]
}

fn unit(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

pub(super) fn path(outline: &[Point]) -> String {
    let points: Vec<String> = outline.iter().copied().map(pair).collect();
    format!("M{}z", points.join("L"))
}

/// What two convex outlines share; `None` if they only touch.
pub(super) fn shared(one: &[Point], other: &[Point]) -> Option<Outline> {
    let next = other.iter().cycle().skip(1);
    let sides = other.iter().zip(next);
    let clipped = sides.fold(one.to_vec(), |it, (&from, &to)| cut(&it, from, to));
    (0.5 < area(&clipped)).then_some(clipped)
}

/// The part to the right of the line from one point to another, as y goes down.
pub(super) fn cut(outline: &[Point], from: Point, to: Point) -> Outline {
    let depth =
        |[x, y]: Point| (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    let next = outline.iter().cycle().skip(1);
    let mut kept = Vec::new();
    for (&a, &b) in outline.iter().zip(next) {
        let (at_a, at_b) = (depth(a), depth(b));
        if 0.0 <= at_a {
            kept.push(a);
        }
        if (at_a < 0.0) != (at_b < 0.0) {
            let part = at_a / (at_a - at_b);
            kept.push(std::array::from_fn(|i| a[i] + (b[i] - a[i]) * part));
        }
    }
    kept
}

fn area(outline: &[Point]) -> f64 {
    let next = outline.iter().cycle().skip(1);
    let twice: f64 = outline.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum();
    (twice / 2.0).abs()
}

pub(super) fn middle(outline: &[Point]) -> Point {
    let count = outline.len().max(1) as f64;
    let sum = |i: usize| outline.iter().map(|it| it[i]).sum::<f64>();
    [sum(0) / count, sum(1) / count]
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]];

    #[test]
    fn what_two_squares_share() {
        let other = SQUARE.map(|[x, y]| [x + 6.0, y + 5.0]);
        let both = shared(&SQUARE, &other).unwrap();
        assert!((area(&both) - 20.0).abs() < 1e-9, "{both:?}");
        assert_eq!(shared(&SQUARE, &SQUARE.map(|[x, y]| [x + 10.0, y])), None);
    }

    #[test]
    fn what_is_beyond_a_line() {
        // Up along x = 4, as y goes down: the part to the right of it.
        let beyond = cut(&SQUARE, [4.0, 10.0], [4.0, 0.0]);
        assert!((area(&beyond) - 60.0).abs() < 1e-9, "{beyond:?}");
    }
}
