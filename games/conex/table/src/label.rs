//! Where the number of a printed corner is placed.
use conex::{Polygon, Printed};
use pages::plot::Point;

/// The middle of the largest circle in a printed corner, drawn a little towards
/// its centroid: clear of all sides, and not too deep in a sharp corner.
pub(super) fn label_place(printed: Printed) -> Point {
    let vertices = outline(printed);
    let (pole, centroid) = (pole(&vertices), centroid(&vertices));
    std::array::from_fn(|i| 0.75 * pole[i] + 0.25 * centroid[i])
}

/// What a printed corner covers of its upright card; the tip first.
pub(crate) fn outline(printed: Printed) -> Vec<Point> {
    let thousandth = |it: i64| it as f64 / 1000.0;
    Polygon::of_printed(printed).thousandths().map(|it| it.map(thousandth)).collect()
}

/// A side as its normal, of length 1 and inwards, and its distance from the
/// origin along it.
pub(super) type Side = (Point, f64);

pub(super) fn sides(vertices: &[Point]) -> Vec<Side> {
    let next = vertices.iter().cycle().skip(1);
    let side = |(&[ax, ay], &[bx, by]): (&Point, &Point)| {
        let (dx, dy) = (bx - ax, by - ay);
        let length = (dx * dx + dy * dy).sqrt();
        let normal = [-dy / length, dx / length];
        (normal, normal[0] * ax + normal[1] * ay)
    };
    vertices.iter().zip(next).map(side).collect()
}

/// How far a point is from the nearest side; negative outside.
pub(super) fn depth([x, y]: Point, sides: &[Side]) -> f64 {
    sides.iter().map(|([nx, ny], d)| nx * x + ny * y - d).fold(f64::INFINITY, f64::min)
}

/// The largest circle in a convex polygon touches three of its sides: the
/// deepest of all points that are equally far from three sides.
fn pole(vertices: &[Point]) -> Point {
    let sides = sides(vertices);
    let mut deepest = (f64::NEG_INFINITY, vertices[0]);
    for (i, &a) in sides.iter().enumerate() {
        for (j, &b) in sides.iter().enumerate().skip(i + 1) {
            for &c in &sides[j + 1..] {
                let Some(point) = equally_far(a, b, c) else { continue };
                let depth = depth(point, &sides);
                if deepest.0 < depth {
                    deepest = (depth, point);
                }
            }
        }
    }
    deepest.1
}

fn equally_far((a, at_a): Side, (b, at_b): Side, (c, at_c): Side) -> Option<Point> {
    // Two equations in x and y: the differences of the three distances are zero.
    let [px, py, p] = [a[0] - b[0], a[1] - b[1], at_a - at_b];
    let [qx, qy, q] = [a[0] - c[0], a[1] - c[1], at_a - at_c];
    let determinant = px * qy - py * qx;
    (1e-9 < determinant.abs())
        .then(|| [(p * qy - q * py) / determinant, (px * q - qx * p) / determinant])
}

fn centroid(vertices: &[Point]) -> Point {
    let [ox, oy] = vertices[0];
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for pair in vertices[1..].windows(2) {
        let [ax, ay, bx, by] = [pair[0][0] - ox, pair[0][1] - oy, pair[1][0] - ox, pair[1][1] - oy];
        let twice = ax * by - ay * bx;
        area += twice;
        x += twice * (ax + bx) / 3.0;
        y += twice * (ay + by) / 3.0;
    }
    [ox + x / area, oy + y / area]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_square_and_of_a_triangle() {
        let close = |[x, y]: Point, [u, v]: Point| (x - u).abs() < 1e-9 && (y - v).abs() < 1e-9;
        let square = [[0.0, 0.0], [18.0, 0.0], [18.0, 18.0], [0.0, 18.0]];
        assert!(close(pole(&square), [9.0, 9.0]));
        assert!(close(centroid(&square), [9.0, 9.0]));
        let triangle = [[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]];
        assert!(close(pole(&triangle), [1.0, 1.0]));
        assert!(close(centroid(&triangle), [4.0 / 3.0, 1.0]));
    }

    /// A digit and a letter are about 11 wide and 8 high, however the card is
    /// turned: a circle of 6.5 holds them.
    #[test]
    fn every_number_stands_within_its_printed_corner() {
        for printed in Printed::all() {
            let depth = depth(label_place(printed), &sides(&outline(printed)));
            assert!(6.5 < depth, "{printed}: {depth}");
        }
    }
}
