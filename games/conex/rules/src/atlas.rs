//! What follows from the box alone, worked out once: which printed corners cover
//! which, and how cards lie about a spot.
//!
//! Lengths here are rounded to whole [`FINE`] parts of a unit. They decide only
//! what is clear despite rounding ([`DOUBT`]); the rest is left to exact numbers.
use crate::{
    Angle, BOARD, CARD, CARDS, Card, Cards, Colour, Component, Corner, LAYOUTS, PRINTED_OF_COLOUR,
    Point, Polygon, Pose, Printed, Spot, Surd,
    body::{AIR, Body, CARD_RADIUS, FINE, fine_halves, radius},
    numbers::GAP_IN_HALVES,
    plane::ANGLES,
};
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// Parts of 1 in rounded cosines.
const COSINE: i64 = 1 << 30;
/// Products of the two: what [`Atlas::clearance`] compares.
const PRODUCT: i64 = FINE * COSINE;
/// Rounding shifts a clearance by less than this: two centres by 2 parts each
/// way, the cosines by 1 in all, the reach by 1: 6 at most.
const DOUBT: i64 = 16 * COSINE;

/// Whether two components keep the gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clearance {
    Apart,
    Touching,
    /// Too close to call with rounded numbers.
    Doubtful,
}

/// A printed corner's place on the card, shared by several layouts.
#[derive(Clone, Debug)]
struct Shape {
    tip: [i32; 2],
    outward: Angle,
    /// From the tip to the card's centre, by the way the card is turned.
    to_centre: [[i32; 2]; ANGLES],
}

/// A set of shapes.
pub(crate) type Shapes = u32;

/// A set of printed corners of one colour, in the order of the box.
pub(crate) type OfColour = u32;

#[derive(Debug)]
pub(crate) struct Atlas {
    shapes: ArrayVec<Shape, PRINTED_OF_COLOUR>,
    /// All printed corners of a colour.
    of_colour: [[Printed; PRINTED_OF_COLOUR]; 4],
    /// By card, those of each colour.
    of_card: [[OfColour; 4]; CARDS],
    /// By colour, those that have a shape.
    with_shape: [[OfColour; PRINTED_OF_COLOUR]; 4],
    shape_of: [u8; PRINTED_OF_COLOUR],
    /// By lower layout, its corner and the printed corner laid there: which of
    /// the lower card's printed corners would be covered.
    covers: [[[u8; PRINTED_OF_COLOUR]; 4]; LAYOUTS],
    /// The shapes that cover nothing.
    clear: [[Shapes; 4]; LAYOUTS],
    /// Cosine and sine.
    turns: [[i64; 2]; ANGLES],
    /// Half the width of the box around a card, by its turn.
    half_width: [i32; ANGLES],
    /// How far two centres must be apart along the first one's sides and the
    /// second one's, by how the second is turned against the first; in products.
    card_reach: [[i64; 4]; ANGLES],
    board_reach: [[i64; 4]; ANGLES],
    /// From a card's centre to its corners, by its turn.
    card_corners: [[[i32; 2]; 4]; ANGLES],
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::new);

pub(crate) fn atlas() -> &'static Atlas {
    &ATLAS
}

/// Half the extent of a rectangle along a direction that is `turn` away from its
/// width; in eighths of a unit.
fn half_extent([width, height]: [i32; 2], turn: Angle) -> Surd {
    let absolute = |it: Surd| it.max(-it);
    absolute(turn.cos()).times(i64::from(width)) + absolute(turn.sin()).times(i64::from(height))
}

impl Atlas {
    fn new() -> Atlas {
        let mut shapes: ArrayVec<Shape, PRINTED_OF_COLOUR> = ArrayVec::new();
        let in_deck = || Printed::all().take(PRINTED_OF_COLOUR);
        let mut shape_of = [0; PRINTED_OF_COLOUR];
        for printed in in_deck() {
            let (tip, outward) = (printed.tip(), printed.outward());
            let known = shapes.iter().position(|it| it.tip == tip && it.outward == outward);
            shape_of[printed.in_deck()] = known.unwrap_or(shapes.len()) as u8;
            if known.is_none() {
                let twice = [CARD[0] - 2 * tip[0], CARD[1] - 2 * tip[1]];
                let to_centre = by_angle(|angle| fine_halves(Point::turned(twice, angle)));
                shapes.push(Shape { tip, outward, to_centre });
            }
        }
        let covers = covers();
        let mut clear = [[0; 4]; LAYOUTS];
        for (clear, covers) in clear.iter_mut().flatten().zip(covers.iter().flatten()) {
            for (&shape, _) in shape_of.iter().zip(covers).filter(|it| *it.1 == 0) {
                *clear |= 1 << shape;
            }
        }
        let of_colour = Colour::ALL.map(|colour| {
            let mut all = Printed::all().filter(|it| it.colour() == colour);
            std::array::from_fn(|_| all.next().expect("as many of each colour"))
        });
        let mut of_card = [[0; 4]; CARDS];
        let mut with_shape = [[0; PRINTED_OF_COLOUR]; 4];
        for (colour, all) in of_colour.iter().enumerate() {
            for (nth, printed) in all.iter().enumerate() {
                of_card[printed.card().index()][colour] |= 1 << nth;
                with_shape[colour][usize::from(shape_of[printed.in_deck()])] |= 1 << nth;
            }
        }
        Atlas {
            shapes,
            of_colour,
            of_card,
            with_shape,
            shape_of,
            covers,
            clear,
            turns: by_angle(|angle| [angle.cos(), angle.sin()].map(|it| it.scaled(COSINE, 4))),
            half_width: by_angle(|angle| half_extent(CARD, angle).scaled(FINE, 8) as i32),
            card_reach: by_angle(|turn| reach(CARD, turn)),
            board_reach: by_angle(|turn| reach([BOARD, BOARD], turn)),
            card_corners: by_angle(|angle| {
                let [width, height] = CARD;
                [[-width, -height], [width, -height], [width, height], [-width, height]]
                    .map(|it| fine_halves(Point::turned(it, angle)))
            }),
        }
    }

    /// The nth printed corner of a colour.
    #[inline]
    pub(crate) fn printed(&self, colour: Colour, nth: usize) -> Printed {
        self.of_colour[colour.index()][nth]
    }

    /// The printed corners of some cards, by colour.
    pub(crate) fn of_cards(&self, cards: Cards) -> [OfColour; 4] {
        cards.iter().fold([0; 4], |all, card| {
            let own = &self.of_card[card.index()];
            std::array::from_fn(|colour| all[colour] | own[colour])
        })
    }

    /// This one, among those of its colour.
    pub(crate) fn alone(&self, printed: Printed) -> OfColour {
        let all = &self.of_colour[printed.colour().index()];
        1 << all.partition_point(|it| *it < printed)
    }

    #[inline]
    pub(crate) fn with_shape(&self, colour: Colour, shape: usize) -> OfColour {
        self.with_shape[colour.index()][shape]
    }

    #[inline]
    pub(crate) fn shape(&self, printed: Printed) -> usize {
        usize::from(self.shape_of[printed.in_deck()])
    }

    /// How exactly a card would lie, laid by this shape.
    pub(crate) fn pose(&self, shape: usize, spot: Spot, lower: Pose) -> Pose {
        let Shape { tip, outward, .. } = self.shapes[shape];
        lower.hang(spot, tip, outward)
    }

    pub(crate) fn all_shapes(&self) -> Shapes {
        (1 << self.shapes.len()) - 1
    }

    /// The shapes that cover none of the lower component's printed corners.
    pub(crate) fn clear(&self, spot: Spot) -> Shapes {
        match spot.on {
            Component::Board => self.all_shapes(),
            Component::Card(card) => self.clear[usize::from(card.layout() - 1)][spot.at.index()],
        }
    }

    /// Which printed corners of the lower component would be covered.
    pub(crate) fn covered(&self, printed: Printed, spot: Spot) -> impl Iterator<Item = Printed> {
        let covered = match spot.on {
            Component::Board => None,
            Component::Card(card) => {
                let of_layout = &self.covers[usize::from(card.layout() - 1)];
                Some((card, of_layout[spot.at.index()][printed.in_deck()]))
            }
        };
        covered.into_iter().flat_map(|(card, bits)| {
            card.printed().enumerate().filter(move |it| bits >> it.0 & 1 == 1).map(|it| it.1)
        })
    }

    /// A spot's place, and the direction into its component.
    pub(crate) fn spot(&self, spot: Spot, body: Body) -> Body {
        let way = match spot.on {
            Component::Card(_) => self.card_corners[body.angle.index()][spot.at.index()],
            Component::Board => {
                let half = (i64::from(BOARD) * FINE / 2) as i32;
                match spot.at {
                    Corner::TopLeft => [-half, -half],
                    Corner::TopRight => [half, -half],
                    Corner::BottomRight => [half, half],
                    Corner::BottomLeft => [-half, half],
                }
            }
        };
        Body { angle: body.angle + spot.at.inward(), ..body.moved(way) }
    }

    /// A card laid on a spot by a shape.
    pub(crate) fn laid(&self, shape: usize, spot: Body) -> Body {
        let shape = &self.shapes[shape];
        let angle = spot.angle - shape.outward;
        Body { angle, ..spot.moved(shape.to_centre[angle.index()]) }
    }

    /// Whether a card keeps apart from another component.
    #[inline]
    pub(crate) fn clearance(&self, card: Body, component: Component, other: Body) -> Clearance {
        if !card.is_within(CARD_RADIUS + radius(component) + AIR, other) {
            return Clearance::Apart;
        }
        let way = card.way_to(other);
        let turn = (other.angle - card.angle).index();
        let reach = match component {
            Component::Board => &self.board_reach[turn],
            Component::Card(_) => &self.card_reach[turn],
        };
        let [cos, sin] = self.turns[card.angle.index()];
        let [other_cos, other_sin] = self.turns[other.angle.index()];
        let along = [
            way[0] * cos + way[1] * sin,
            way[1] * cos - way[0] * sin,
            way[0] * other_cos + way[1] * other_sin,
            way[1] * other_cos - way[0] * other_sin,
        ];
        let mut verdict = Clearance::Touching;
        for (along, reach) in along.into_iter().zip(reach) {
            let beyond = along.abs() - reach;
            if DOUBT < beyond {
                return Clearance::Apart;
            }
            if -DOUBT <= beyond {
                verdict = Clearance::Doubtful;
            }
        }
        verdict
    }

    /// Whether a card keeps clear of the edges of a table of this size.
    #[inline]
    pub(crate) fn clearance_of_edges(&self, card: Body, size: [u16; 2]) -> Clearance {
        let doubt = (DOUBT / COSINE) as i32;
        let mut verdict = Clearance::Apart;
        for (way, turned) in [card.angle, card.angle + Angle::DOWN].into_iter().enumerate() {
            let half = self.half_width[turned.index()];
            let end = i32::from(size[way]) * FINE as i32;
            let room = (card.centre[way] - half).min(end - half - card.centre[way]);
            if room < -doubt {
                return Clearance::Touching;
            }
            if room <= doubt {
                verdict = Clearance::Doubtful;
            }
        }
        verdict
    }
}

fn by_angle<T: Copy + Default>(of: impl Fn(Angle) -> T) -> [T; ANGLES] {
    let mut all = [T::default(); ANGLES];
    Angle::all().for_each(|it| all[it.index()] = of(it));
    all
}

/// How far the centres of a card and another component must be apart along the
/// sides of either, by the turn between them.
fn reach(other: [i32; 2], turn: Angle) -> [i64; 4] {
    let gap = Surd::whole(i64::from(GAP_IN_HALVES) * 4);
    [Angle::RIGHT, Angle::DOWN, turn, turn + Angle::DOWN].map(|side| {
        let both = half_extent(CARD, side) + half_extent(other, side - turn);
        (both + gap).scaled(PRODUCT, 8)
    })
}

fn covers() -> [[[u8; PRINTED_OF_COLOUR]; 4]; LAYOUTS] {
    let polygons: ArrayVec<Polygon, PRINTED_OF_COLOUR> =
        Printed::all().take(PRINTED_OF_COLOUR).map(Polygon::of_printed).collect();
    let mut covers = [[[0; PRINTED_OF_COLOUR]; 4]; LAYOUTS];
    for lower in Card::all().take(LAYOUTS) {
        for spot in Component::Card(lower).spots() {
            for upper in Printed::all().take(PRINTED_OF_COLOUR) {
                let pose = Pose::default().hang(spot, upper.tip(), upper.outward());
                let hidden = polygons[upper.in_deck()].placed(pose);
                for (nth, own) in lower.printed().enumerate() {
                    if !hidden.is_apart_from(&polygons[own.in_deck()]) {
                        let row = &mut covers[usize::from(lower.layout() - 1)];
                        row[spot.at.index()][upper.in_deck()] |= 1 << nth;
                    }
                }
            }
        }
    }
    covers
}
