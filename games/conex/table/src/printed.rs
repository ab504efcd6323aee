//! A printed corner, drawn exactly like a card's own corner, so a well-laid card
//! looks woven, as if the lower card came up through it.
use super::label::outline;
use conex::{Angle, Printed};
use maud::{Markup, html};
use pages::plot::{Point, at_turned, number};

/// How far inside the tip the middle of the cream line runs.
const INSET: f64 = 0.8;

pub(super) fn printed_corner(printed: Printed) -> Markup {
    let vertices = from_tip(printed);
    let area = area(&vertices);
    let colour = printed.colour().letter();
    let tip = printed.tip().map(f64::from);
    // The tip is the origin, so the pattern's tile starts there as on the lower card.
    html! {
        g transform=(at_turned(tip, first_leg(printed).degrees())) {
            path class=(colour) d=(area) {}
            path class={ "q" (colour) } d=(area) {}
            path.leg d=(legs(&vertices, 0.0)) {}
            path.leg2 d=(legs(&vertices, INSET)) {}
        }
    }
}

fn first_leg(printed: Printed) -> Angle {
    printed.outward() - Angle::from_degrees(45)
}

/// The outline seen from the tip, with the x axis along its first leg.
pub(super) fn from_tip(printed: Printed) -> Vec<Point> {
    let leg = first_leg(printed);
    let [cos, sin] = [leg.cos(), leg.sin()].map(|it| it.scaled(1_000_000, 4) as f64 / 1e6);
    let turned = |[x, y]: Point| [x * cos + y * sin, y * cos - x * sin];
    let tip = printed.tip().map(f64::from);
    outline(printed).into_iter().map(|[x, y]| turned([x - tip[0], y - tip[1]])).collect()
}

fn area(vertices: &[Point]) -> String {
    let mut path = "M0 0".to_owned();
    for pair in vertices.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|it| it.map(number));
        path += &match to {
            [x, y] if y == from[1] => format!("H{x}"),
            [x, y] if x == from[0] => format!("V{y}"),
            [x, y] => format!("L{x} {y}"),
        };
    }
    path + "z"
}

/// From the end of the first leg over the tip to the end of the second; a little
/// shorter, to end below the card's rim.
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
    fn legs_run_along_the_axes() {
        for printed in Printed::all() {
            let vertices = from_tip(printed);
            let (first, last) = (vertices[1], vertices[vertices.len() - 1]);
            assert!(first[1].abs() < 0.01 && last[0].abs() < 0.01, "{printed}");
            // Rules 3.8: so the track stays free.
            assert!(first[0] < 36.01 && last[1] < 36.01, "{printed}");
        }
    }
}
