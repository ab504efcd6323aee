//! Rules 3.8: what lies on what.
use crate::{
    agreement::polygon,
    floats::{At, FloatTable, Lie, SLACK, area, common, printed_shape, rectangle},
    tables::{each_table, listed},
};
use conex::{Component, Polygon, Printed, Size};
use geo::{Area, BooleanOps, Intersects};

/// Whether the polygons have the same vertices, whichever comes first.
fn coincide(shape: &[At], other: &[At]) -> bool {
    let near = |a: &At, b: &At| (a[0] - b[0]).hypot(a[1] - b[1]) < SLACK;
    let found = |it: &At, among: &[At]| among.iter().any(|other| near(it, other));
    shape.iter().all(|it| found(it, other)) && other.iter().all(|it| found(it, shape))
}

/// Rules 3.8.
#[test]
fn a_card_and_its_lower_component_share_exactly_the_printed_corner() {
    let mut placements = 0;
    for seed in 0..6 {
        each_table(Size::ALL[seed as usize % 3], seed, |table| {
            for placement in listed(table).into_iter().step_by(4) {
                let lie = Lie::of(table.pose_of(placement));
                let upper = lie.place_all(&rectangle(Component::Card(placement.card())));
                let on = placement.spot.on;
                let lower = Lie::of(table.pose(on)).place_all(&rectangle(on));
                let printed = lie.place_all(printed_shape(placement.by));
                assert!(coincide(&common(&upper, &lower), &printed), "{placement}");
                // The library works on a grid of its own.
                let shared = polygon(&upper).intersection(&polygon(&lower)).unsigned_area();
                assert!((shared - area(&printed)).abs() < 1e-5, "{placement}: {shared}");
                placements += 1;
            }
        });
    }
    assert!(3_000 < placements, "{placements}");
}

/// Rules 3.4 and 3.8.
#[test]
fn cards_overlap_only_what_they_lie_on_and_what_lies_on_them() {
    for seed in 0..30 {
        let mut last = None;
        each_table(Size::ALL[seed as usize % 3], seed, |table| last = Some(table.clone()));
        let table = last.expect("something is laid in every game");
        let lying = FloatTable::of(&table).lying;
        for (i, upper) in lying.iter().enumerate() {
            let Component::Card(card) = upper.component else { continue };
            for lower in &lying[..i] {
                let lies_on =
                    table.laid(card).is_some_and(|it| it.placement.spot.on == lower.component);
                let overlap = polygon(&upper.shape).intersects(&polygon(&lower.shape));
                assert_eq!(overlap, lies_on, "{card} and {}", lower.component);
            }
        }
    }
}

/// Rules 1.2.
#[test]
fn printed_corners_have_the_shape_of_a_card_cut_by_a_right_angle() {
    for printed in Printed::all() {
        let shape: Vec<At> = Polygon::of_printed(printed)
            .thousandths()
            .map(|it| it.map(|it| it as f64 / 1000.0))
            .collect();
        let near = |a: &At, b: &At| (0..2).all(|i| (a[i] - b[i]).abs() <= 0.0005 + SLACK);
        let cut = printed_shape(printed);
        assert_eq!(shape.len(), cut.len(), "{printed}");
        assert!(cut.iter().all(|it| shape.iter().any(|other| near(it, other))), "{printed}");
    }
}
