//! A real table of Conex with something shown on it.
use super::clip::{Shape, middle, overlap, path, right_of};
use crate::{Letters, face, felt, outline};
use conex::{
    CARD, Card, Component, Conex, Corner, Misfit, Options, Placement, Pose, Printed, Size, View,
};
use game_core::{Game as _, Seat, Seats, Viewer};
use maud::{Markup, html};
use pages::{
    Language,
    plot::{Point, at, at_turned, number},
};

pub(super) struct Scene {
    pub(super) view: View,
    pub(super) letters: Letters,
}

/// What the drawings share, and the hatching of what is in the way.
pub(crate) fn definitions() -> Markup {
    html! {
        svg.cx.rf-defs width="0" height="0" aria-hidden="true" {
            (crate::definitions())
            defs {
                pattern #rf-no width="5" height="5" patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                { rect.rf-no1 width="5" height="5" {} rect.rf-no2 width="2.5" height="5" {} }
            }
        }
    }
}

pub(super) fn letters(language: Language) -> Letters {
    Letters::in_language(language)
}

/// A placement in the notation.
pub(super) fn placement(notation: &str) -> Placement {
    notation.parse().expect("a placement of ours")
}

impl Scene {
    /// A table with these cards, laid in this order.
    pub(super) fn new(size: Size, placements: &[&str], language: Language) -> Scene {
        let options = Options { size, ..Options::default() };
        let mut view = Conex::new(Seats::TWO, &options).view(Viewer::Spectator);
        for notation in placements {
            let placement = placement(notation);
            assert!(view.table.fits(placement), "{notation} isn't allowed");
            view.table.lay(placement, Seat::FIRST, 0);
        }
        // Long ago: no card is marked as new.
        view.turn = u16::MAX;
        Scene { view, letters: letters(language) }
    }

    pub(super) fn shape(&self, component: Component) -> Shape {
        corners(self.view.table.pose(component), component.size())
    }

    pub(super) fn shape_of(&self, placement: Placement) -> Shape {
        corners(self.view.table.pose_of(placement), CARD)
    }

    /// The table, cut out around these shapes to this aspect.
    pub(super) fn draw(&self, aspect: f64, around: &[Shape], above: &Markup) -> Markup {
        let [x, y, width, height] = cut_out(around, aspect).map(number);
        html! {
            svg.cx viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" {
                (felt(&self.view, &self.letters))
                (above)
            }
        }
    }

    /// A placement that is refused, with what is in its way.
    pub(super) fn refused(&self, placement: Placement) -> Markup {
        let misfits = self.view.table.misfits(placement);
        assert!(!misfits.is_empty(), "{placement} is allowed");
        let pose = self.view.table.pose_of(placement);
        let shape = self.shape_of(placement);
        html! {
            g.rf-refused {
                g.rf-wash { (self.card(placement.card(), pose)) }
                path.rf-dash d=(path(&shape)) {}
                @for misfit in misfits { (self.obstacle(misfit, &shape)) }
                g.rf-cross transform=(at(middle(&shape))) {
                    circle r="8" {}
                    path d="M-3-3L3 3M3-3L-3 3" {}
                }
            }
        }
    }

    fn obstacle(&self, misfit: Misfit, shape: &Shape) -> Markup {
        match misfit {
            Misfit::Colour { .. } => html! {},
            Misfit::Covers { printed } => {
                let area = path(&self.printed(printed));
                html! { path.rf-halo d=(area) {} path.rf-hatch d=(area) {} }
            }
            Misfit::Touches { component } => {
                let touched = self.shape(component);
                html! {
                    path.rf-halo d=(path(&touched)) {}
                    path.rf-culprit d=(path(&touched)) {}
                    path.rf-hatch d=(path(&overlap(shape, &touched))) {}
                }
            }
            Misfit::Edge { sides } => {
                let [width, height] = self.view.table.size().map(f64::from);
                // Each side with the table on its left: beyond the table is on the right.
                let lines = [
                    (sides.left, [0.0, 0.0], [0.0, height]),
                    (sides.top, [width, 0.0], [0.0, 0.0]),
                    (sides.right, [width, height], [width, 0.0]),
                    (sides.bottom, [0.0, height], [width, height]),
                ];
                html! {
                    @for (_, from, to) in lines.into_iter().filter(|it| it.0) {
                        path.rf-hatch d=(path(&right_of(shape, from, to))) {}
                    }
                }
            }
        }
    }

    /// A printed corner of a card that lies on the table.
    fn printed(&self, printed: Printed) -> Shape {
        let pose = self.view.table.pose(Component::Card(printed.card()));
        outline(printed).into_iter().map(|it| placed(pose, it)).collect()
    }

    pub(super) fn card(&self, card: Card, pose: Pose) -> Markup {
        let degrees = pose.angle.degrees();
        html! {
            g.card transform=(at_turned(origin(pose), degrees)) {
                (face(card, degrees, &self.letters))
            }
        }
    }

    /// The points of a card that was laid, on its middle.
    pub(super) fn badge(&self, placement: Placement) -> Markup {
        let middle = middle(&self.shape(Component::Card(placement.card())));
        html! {
            g.rf-badge transform=(at(middle)) {
                circle r="11" {}
                text y="4.2" { "+" (placement.points(false)) }
            }
        }
    }
}

fn origin(pose: Pose) -> Point {
    pose.origin.thousandths().map(|it| it as f64 / 1000.0)
}

fn corners(pose: Pose, size: [i32; 2]) -> Shape {
    let place = |it: Corner| pose.place(it.of(size)).thousandths().map(|it| it as f64 / 1000.0);
    Corner::ALL.map(place).to_vec()
}

/// Where a point of a component lies.
fn placed(pose: Pose, [x, y]: Point) -> Point {
    let (sin, cos) = f64::from(pose.angle.degrees()).to_radians().sin_cos();
    let [ox, oy] = origin(pose);
    [ox + x * cos - y * sin, oy + x * sin + y * cos]
}

/// Left, top, width and height of what holds these shapes, with a margin and this aspect.
fn cut_out(shapes: &[Shape], aspect: f64) -> [f64; 4] {
    const MARGIN: f64 = 14.0;
    let points = || shapes.iter().flatten();
    let [left, top] = [0, 1].map(|i| points().map(|it| it[i]).fold(f64::INFINITY, f64::min));
    let [right, bottom] =
        [0, 1].map(|i| points().map(|it| it[i]).fold(f64::NEG_INFINITY, f64::max));
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    let (full_width, full_height) = (width.max(height * aspect), height.max(width / aspect));
    let x = (left + right - full_width) / 2.0;
    let y = (top + bottom - full_height) / 2.0;
    [x, y, full_width, full_height]
}
