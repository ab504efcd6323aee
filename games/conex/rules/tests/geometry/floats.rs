//! The geometry of rules 3 again: slowly, with floats, straight from the text. It
//! shares the facts about the box with the engine, and nothing else.
use conex::{
    BOARD, CARD, Component, Corner, Misfit, Placement, Pose, Printed, Sides, Spot, Surd, Table,
};
use std::sync::LazyLock;

/// x and y, in units.
pub(crate) type At = [f64; 2];

/// A convex polygon, clockwise as it is seen (y goes down).
pub(crate) type Shape = Vec<At>;

/// Rules 3.6: half a unit is still touching.
pub(crate) const GAP: f64 = 0.5;
/// Far more than floats lose. A gap can be half a unit and 5·10⁻⁷, so much more
/// would be too much (see `ties`).
pub(crate) const SLACK: f64 = 1e-9;

/// How a component lies: where its top left corner is, and its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lie {
    pub(crate) origin: At,
    pub(crate) degrees: i32,
}

impl Lie {
    /// The engine's answer, to be compared.
    pub(crate) fn of(pose: Pose) -> Lie {
        const PARTS: i64 = 1_000_000_000_000;
        let float = |it: Surd| it.scaled(PARTS, 4) as f64 / PARTS as f64;
        let Pose { origin, angle } = pose;
        Lie { origin: [float(origin.x), float(origin.y)], degrees: angle.degrees() }
    }

    /// Where a point of the upright component is on the table (rules 3.1).
    pub(crate) fn place(self, [x, y]: At) -> At {
        let [cos, sin] = direction(self.degrees);
        [self.origin[0] + x * cos - y * sin, self.origin[1] + x * sin + y * cos]
    }

    pub(crate) fn place_all(self, shape: &[At]) -> Shape {
        shape.iter().map(|&it| self.place(it)).collect()
    }

    /// How a card lies whose printed corner hides this spot (rules 3.1).
    pub(crate) fn hang(self, placement: Placement) -> Lie {
        let Placement { by, spot } = placement;
        let degrees = (self.degrees + inward(spot.at) - by.fact().degrees).rem_euclid(360);
        let corner = self.place(rectangle(spot.on)[spot.at as usize]);
        let tip = Lie { origin: [0.0, 0.0], degrees }.place(by.fact().tip.map(f64::from));
        Lie { origin: [corner[0] - tip[0], corner[1] - tip[1]], degrees }
    }
}

/// (cos, sin).
fn direction(degrees: i32) -> At {
    static ALL: LazyLock<Vec<At>> = LazyLock::new(|| {
        let of = |degrees: u16| {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            [cos, sin]
        };
        (0..360).map(of).collect()
    });
    ALL[degrees.rem_euclid(360) as usize]
}

fn inward(corner: Corner) -> i32 {
    match corner {
        Corner::TopLeft => 45,
        Corner::TopRight => 135,
        Corner::BottomRight => 225,
        Corner::BottomLeft => 315,
    }
}

/// The upright component, from its top left corner on.
pub(crate) fn rectangle(component: Component) -> Shape {
    let [width, height] = match component {
        Component::Board => [BOARD; 2],
        Component::Card(_) => CARD,
    }
    .map(f64::from);
    vec![[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]]
}

/// What a printed corner covers of its upright card: the card cut by both sides
/// of the right angle at its apex (rules 1.2).
pub(crate) fn printed_shape(printed: Printed) -> &'static Shape {
    static ALL: LazyLock<Vec<Shape>> = LazyLock::new(|| {
        let of = |printed: Printed| {
            let fact = printed.fact();
            let apex = fact.tip.map(f64::from);
            // What is in front of a line at 45° behind the apex, on either side.
            let card = rectangle(Component::Card(printed.card()));
            let half = cut(&card, apex, direction(fact.degrees + 45));
            cut(&half, apex, direction(fact.degrees - 45))
        };
        Printed::all().map(of).collect()
    });
    &ALL[printed.index()]
}

/// The part of a convex polygon that lies in that direction from a point.
fn cut(shape: &[At], from: At, towards: At) -> Shape {
    let depth = |it: At| (it[0] - from[0]) * towards[0] + (it[1] - from[1]) * towards[1];
    let mut kept = Shape::new();
    for (i, &start) in shape.iter().enumerate() {
        let end = shape[(i + 1) % shape.len()];
        let (here, there) = (depth(start), depth(end));
        if 0.0 <= here {
            kept.push(start);
        }
        if (0.0 < here && there < 0.0) || (here < 0.0 && 0.0 < there) {
            let part = here / (here - there);
            kept.push([0, 1].map(|i| start[i] + part * (end[i] - start[i])));
        }
    }
    kept
}

/// What two convex polygons share.
pub(crate) fn common(shape: &[At], other: &[At]) -> Shape {
    let mut shared = shape.to_vec();
    for (i, &start) in other.iter().enumerate() {
        let end = other[(i + 1) % other.len()];
        shared = cut(&shared, start, [start[1] - end[1], end[0] - start[0]]);
    }
    shared
}

pub(crate) fn area(shape: &[At]) -> f64 {
    let next = |i: usize| shape[(i + 1) % shape.len()];
    let twice = |(i, it): (usize, &At)| it[0] * next(i)[1] - it[1] * next(i)[0];
    shape.iter().enumerate().map(twice).sum::<f64>() / 2.0
}

/// The widest gap across an edge of either polygon; negative if there is none
/// (rules 3.6).
pub(crate) fn gap(shape: &[At], other: &[At]) -> f64 {
    gap_across(shape, other).max(gap_across(other, shape))
}

/// The widest gap across an edge of the first.
fn gap_across(shape: &[At], other: &[At]) -> f64 {
    let mut widest = f64::NEG_INFINITY;
    for (i, &[x, y]) in shape.iter().enumerate() {
        let [to_x, to_y] = shape[(i + 1) % shape.len()];
        let length = (to_x - x).hypot(to_y - y);
        // Outwards: the polygon itself ends at this edge.
        let normal = [(to_y - y) / length, (x - to_x) / length];
        let beyond = |it: &At| (it[0] - x) * normal[0] + (it[1] - y) * normal[1];
        widest = widest.max(other.iter().map(beyond).fold(f64::INFINITY, f64::min));
    }
    widest
}

/// A table in floats.
#[derive(Debug)]
pub(crate) struct FloatTable {
    size: At,
    pub(crate) lying: Vec<Lying>,
}

/// A component, how it lies and what it covers.
#[derive(Debug)]
pub(crate) struct Lying {
    pub(crate) component: Component,
    pub(crate) lie: Lie,
    pub(crate) shape: Shape,
}

impl Lying {
    pub(crate) fn new(component: Component, lie: Lie) -> Lying {
        Lying { component, lie, shape: lie.place_all(&rectangle(component)) }
    }

    /// Circles around the two are more than a unit apart. So are the two then;
    /// and of rectangles that are 1 apart, an edge sees a gap of at least √½.
    fn is_far_from(&self, other: &Lying) -> bool {
        let centre = |it: &Lying| [0, 1].map(|i| (it.shape[0][i] + it.shape[2][i]) / 2.0);
        let radius = |it: &Lying| match it.component {
            Component::Board => 84.86,
            Component::Card(_) => 54.09,
        };
        let (a, b) = (centre(self), centre(other));
        radius(self) + radius(other) + 1.0 < (a[0] - b[0]).hypot(a[1] - b[1])
    }
}

impl FloatTable {
    /// Rebuilt from what lies on what.
    pub(crate) fn of(table: &Table) -> FloatTable {
        let size = table.size().map(f64::from);
        let middle = size.map(|it| (it - f64::from(BOARD)) / 2.0);
        let board = Lying::new(Component::Board, Lie { origin: middle, degrees: 0 });
        let mut floats = FloatTable { size, lying: vec![board] };
        for &card in table.order() {
            let laid = table.laid(card).expect("it lies there");
            let lie = floats.lie_of(laid.placement);
            floats.lying.push(Lying::new(Component::Card(card), lie));
        }
        floats
    }

    pub(crate) fn get(&self, component: Component) -> &Lying {
        self.lying.iter().find(|it| it.component == component).expect("it lies there")
    }

    /// How a card would lie.
    pub(crate) fn lie_of(&self, placement: Placement) -> Lie {
        self.get(placement.spot.on).lie.hang(placement)
    }

    /// All the reasons against a placement, in order (rules 3.7).
    pub(crate) fn misfits(&self, placement: Placement) -> Vec<Misfit> {
        let Placement { by, spot } = placement;
        // Rules 3.2.
        let (printed, corner) = (by.colour(), spot.colour());
        if printed != corner {
            return vec![Misfit::Colour { printed, corner }];
        }
        let lie = self.lie_of(placement);
        let card = Lying::new(Component::Card(by.card()), lie);
        let covers = self.covered(by, spot, lie).map(|printed| Misfit::Covers { printed });
        let touches = self.touched(&card, spot).map(|component| Misfit::Touches { component });
        let sides = Some(self.sides_crossed(&card)).filter(|it| *it != Sides::default());
        covers.chain(touches).chain(sides.map(|sides| Misfit::Edge { sides })).collect()
    }

    /// Rules 3.3.
    fn covered(&self, by: Printed, spot: Spot, lie: Lie) -> impl Iterator<Item = Printed> {
        let hidden = lie.place_all(printed_shape(by));
        let lower = match spot.on {
            Component::Board => None,
            Component::Card(card) => Some((card, self.get(spot.on).lie)),
        };
        lower.into_iter().flat_map(move |(card, lower)| {
            let hidden = hidden.clone();
            card.printed().filter(move |&it| touch(&hidden, &lower.place_all(printed_shape(it))))
        })
    }

    /// Rules 3.4.
    fn touched(&self, card: &Lying, spot: Spot) -> impl Iterator<Item = Component> {
        let others = self.lying.iter().filter(move |it| it.component != spot.on);
        others
            .filter(|it| !card.is_far_from(it) && touch(&card.shape, &it.shape))
            .map(|it| it.component)
    }

    /// Rules 3.5.
    fn sides_crossed(&self, card: &Lying) -> Sides {
        let any = |over: &dyn Fn(At) -> bool| card.shape.iter().any(|&it| over(it));
        Sides {
            left: any(&|it| it[0] < -SLACK),
            top: any(&|it| it[1] < -SLACK),
            right: any(&|it| self.size[0] + SLACK < it[0]),
            bottom: any(&|it| self.size[1] + SLACK < it[1]),
        }
    }
}

/// Rules 3.6.
fn touch(shape: &[At], other: &[At]) -> bool {
    gap(shape, other) <= GAP + SLACK
}
