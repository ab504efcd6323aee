//! A printed corner, drawn exactly as a card's own corner: so a well laid card
//! looks woven, as if the lower card came up through it.
use super::label::outline;
use crate::plot::{Point, at_turned, number, pair};
use conex::{Angle, Printed};
use maud::{Markup, html};

/// How far inside the tip the middle of the cream line runs.
const INSET: f64 = 0.8;

pub(super) fn printed_corner(printed: Printed) -> Markup {
    let first_leg = printed.outward() - Angle::from_degrees(45);
    let tip = printed.tip().map(f64::from);
    let vertices: Vec<Point> =
        outline(printed).into_iter().map(|it| in_frame(it, tip, first_leg)).collect();
    let area = area(&vertices);
    let colour = printed.colour().letter();
    // The tip is the origin, so the pattern's tile starts there as on the lower card.
    html! {
        g transform=(at_turned(tip, first_leg.degrees())) {
            path class=(colour) d=(area) {}
            path class={ "q" (colour) } d=(area) {}
            path.leg d=(legs(&vertices, 0.0)) {}
            path.leg2 d=(legs(&vertices, INSET)) {}
        }
    }
}

/// Seen from a tip, with the x axis along its first leg.
fn in_frame([x, y]: Point, tip: Point, first_leg: Angle) -> Point {
    let [dx, dy] = [x - tip[0], y - tip[1]];
    let [cos, sin] =
        [first_leg.cos(), first_leg.sin()].map(|it| it.scaled(1_000_000, 4) as f64 / 1e6);
    [dx * cos + dy * sin, dy * cos - dx * sin]
}

fn area(vertices: &[Point]) -> String {
    let rest: String = vertices[1..].iter().map(|&it| format!("L{}", pair(it))).collect();
    format!("M0 0{rest}z")
}

/// From the end of the first leg over the tip to the end of the second; shorter
/// than they are, to end below the card's rim.
fn legs(vertices: &[Point], inset: f64) -> String {
    let end = |it: f64| number(it - 0.5 - inset);
    let (first, last) = (vertices[1][0], vertices[vertices.len() - 1][1]);
    let inset = number(inset);
    format!("M{} {inset}H{inset}V{}", end(first), end(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legs_run_along_the_axes_of_the_frame() {
        for printed in Printed::all() {
            let first_leg = printed.outward() - Angle::from_degrees(45);
            let tip = printed.tip().map(f64::from);
            let vertices = outline(printed);
            let (first, last) = (vertices[1], vertices[vertices.len() - 1]);
            assert!(in_frame(first, tip, first_leg)[1].abs() < 0.01, "{printed}");
            assert!(in_frame(last, tip, first_leg)[0].abs() < 0.01, "{printed}");
        }
    }
}
