//! Areas where shapes overlap, for drawing only: the rules decide exactly, and elsewhere.
use pages::plot::{Point, pair};

/// Convex, its vertices clockwise on the screen.
pub(super) type Shape = Vec<Point>;

/// The part of a convex shape that is within another.
pub(super) fn overlap(shape: &[Point], other: &[Point]) -> Shape {
    let sides = other.iter().zip(other.iter().cycle().skip(1));
    sides.fold(shape.to_vec(), |rest, (&from, &to)| right_of(&rest, from, to))
}

/// The part of a convex shape that is on the right of a line (y goes down).
pub(super) fn right_of(shape: &[Point], [ax, ay]: Point, [bx, by]: Point) -> Shape {
    let side = |[x, y]: Point| (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    let mut kept = Shape::new();
    for (&from, &to) in shape.iter().zip(shape.iter().cycle().skip(1)) {
        let (here, there) = (side(from), side(to));
        if 0.0 <= here {
            kept.push(from);
        }
        if here * there < 0.0 {
            let part = here / (here - there);
            kept.push(std::array::from_fn(|i| from[i] + part * (to[i] - from[i])));
        }
    }
    kept
}

pub(super) fn path(shape: &[Point]) -> String {
    let points: Vec<String> = shape.iter().map(|&it| pair(it)).collect();
    format!("M{}z", points.join("L"))
}

pub(super) fn middle(shape: &[Point]) -> Point {
    let count = shape.len() as f64;
    std::array::from_fn(|i| shape.iter().map(|it| it[i]).sum::<f64>() / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_overlap_in_a_square() {
        let square = |x: f64, y: f64| vec![[x, y], [x + 2.0, y], [x + 2.0, y + 2.0], [x, y + 2.0]];
        let shared = overlap(&square(0.0, 0.0), &square(1.0, 1.0));
        assert_eq!(path(&shared), "M2 1L2 2L1 2L1 1z");
        assert!(overlap(&square(0.0, 0.0), &square(5.0, 0.0)).is_empty());
    }
}
