//! The engine and the floats give the same answers (rules 3.2 to 3.7).
use crate::{
    floats::{At, FloatTable, GAP, SLACK, printed_shape, rectangle},
    tables::{candidates, dice, each_table, one_of, outside, spots},
};
use conex::{Card, Component, Misfit, Placement, Size, Table};
use geo::{Coord, Distance, Euclidean, LineString, Polygon};

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    placements: usize,
    /// Of these, allowed ones.
    fitting: usize,
    /// Of these, compared reason by reason.
    in_full: usize,
    covers: usize,
    touches: usize,
    edges: usize,
    /// With several reasons.
    several: usize,
}

impl Tally {
    /// Exact reasons are slow: every fourth placement is compared in full.
    const STRIDE: usize = 4;

    fn compare(&mut self, table: &Table, floats: &FloatTable, placement: Placement) {
        let expected = floats.misfits(placement);
        let context = || format!("{placement} after {:?}", table.order());
        assert_eq!(table.fits(placement), expected.is_empty(), "{}", context());
        self.placements += 1;
        self.fitting += usize::from(expected.is_empty());
        if !self.placements.is_multiple_of(Self::STRIDE) {
            return;
        }
        assert_eq!(table.misfits(placement), expected, "{}", context());
        self.in_full += 1;
        let has = |of: fn(&Misfit) -> bool| usize::from(expected.iter().any(of));
        self.covers += has(|it| matches!(it, Misfit::Covers { .. }));
        self.touches += has(|it| matches!(it, Misfit::Touches { .. }));
        self.edges += has(|it| matches!(it, Misfit::Edge { .. }));
        self.several += usize::from(1 < expected.len());
    }
}

/// Rounded up, for three sizes of table.
const THIRD_OF_A_MILLION: usize = 334_000;

/// Tries placements in random games on tables of one size.
fn compare_with_floats(size: Size) {
    let mut tally = Tally::default();
    let mut dice = dice(size as u64);
    for seed in 0..30 {
        if THIRD_OF_A_MILLION <= tally.placements {
            break;
        }
        each_table(size, seed, |table| {
            let floats = FloatTable::of(table);
            for placement in candidates(table) {
                tally.compare(table, &floats, placement);
            }
            // Rules 3.2: of the wrong colours a few.
            let spots = spots(table);
            for by in outside(table).iter().flat_map(Card::printed) {
                let spot = one_of(&mut dice, &spots).expect("the board has spots");
                let placement = Placement { by, spot };
                assert_eq!(table.fits(placement), floats.misfits(placement).is_empty());
                if by.colour() != spot.colour() {
                    let wrong = Misfit::Colour { printed: by.colour(), corner: spot.colour() };
                    assert_eq!(table.misfits(placement), [wrong]);
                }
            }
        });
    }
    assert!(THIRD_OF_A_MILLION <= tally.placements, "{tally:?}");
    let part = tally.placements / 100;
    assert!(2 * part < tally.fitting && 20 * part < tally.in_full, "{tally:?}");
    assert!(part < tally.covers.min(tally.touches).min(tally.edges), "{tally:?}");
    assert!(part < tally.several, "{tally:?}");
}

#[test]
fn floats_agree_on_small_tables() {
    compare_with_floats(Size::Small);
}

#[test]
fn floats_agree_on_medium_tables() {
    compare_with_floats(Size::Medium);
}

#[test]
fn floats_agree_on_large_tables() {
    compare_with_floats(Size::Large);
}

/// For the library.
pub(crate) fn polygon(shape: &[At]) -> Polygon {
    let ring: LineString = shape.iter().map(|&[x, y]| Coord { x, y }).collect();
    Polygon::new(ring, Vec::new())
}

/// Calls with tables of random games and with one placement in so many there.
fn each_sample(stride: usize, mut see: impl FnMut(&Table, &FloatTable, Placement)) {
    for seed in 0..6 {
        each_table(Size::ALL[seed as usize % 3], seed, |table| {
            let floats = FloatTable::of(table);
            let sample = candidates(table).into_iter().step_by(stride);
            sample.for_each(|it| see(table, &floats, it));
        });
    }
}

/// Rules 3.4 and 3.6: no gap across an edge is more than the distance. And where
/// the nearest points are two tips, the way between them lies between normals of
/// edges that are at most a right angle from each other: one is within 45°.
#[test]
fn cards_that_keep_the_gap_are_farther_away_and_cards_that_touch_are_close() {
    let (mut apart, mut touching) = (0, 0);
    each_sample(29, |table, floats, placement| {
        let lie = floats.lie_of(placement);
        let card = polygon(&lie.place_all(&rectangle(Component::Card(placement.card()))));
        let misfits = table.misfits(placement);
        for other in floats.lying.iter().filter(|it| it.component != placement.spot.on) {
            let distance = Euclidean.distance(&card, &polygon(&other.shape));
            if misfits.contains(&Misfit::Touches { component: other.component }) {
                assert!(distance <= GAP / f64::sqrt(0.5) + SLACK, "{placement}: {distance}");
                touching += 1;
            } else {
                assert!(GAP < distance, "{placement}: {distance}");
                apart += 1;
            }
        }
    });
    assert!(50_000 < apart && 5_000 < touching, "{apart} and {touching}");
}

/// Rules 3.3 and 3.6: as above, but the sharpest angle of a printed corner is
/// 30°, the normals of its edges 150° apart: one is within 75°.
#[test]
fn printed_corners_left_open_are_farther_away_and_covered_ones_are_close() {
    let cos_75 = (f64::sqrt(6.0) - f64::sqrt(2.0)) / 4.0;
    let (mut open, mut covered) = (0, 0);
    each_sample(13, |table, floats, placement| {
        let Component::Card(lower) = placement.spot.on else { return };
        let hidden = polygon(&floats.lie_of(placement).place_all(printed_shape(placement.by)));
        let misfits = table.misfits(placement);
        for printed in lower.printed() {
            let shape = floats.get(placement.spot.on).lie.place_all(printed_shape(printed));
            let distance = Euclidean.distance(&hidden, &polygon(&shape));
            if misfits.contains(&Misfit::Covers { printed }) {
                assert!(distance <= GAP / cos_75, "{placement} and {printed}: {distance}");
                covered += 1;
            } else {
                assert!(GAP < distance, "{placement} and {printed}: {distance}");
                open += 1;
            }
        }
    });
    assert!(10_000 < open && 3_000 < covered, "{open} and {covered}");
}
