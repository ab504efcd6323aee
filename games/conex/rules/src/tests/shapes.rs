//! Shapes of printed corners, and rounded numbers that leave ties to exact ones.
use crate::{
    Angle, BOARD, BOARD_SQUARE, CARD, Card, Cards, Colour, Component, Conex, Corner, Kind, Options,
    Placement, Point, Polygon, Pose, Printed, Size, Spot, Surd, Table,
    atlas::{Clearance, atlas},
    body::{Body, SPOT_RADIUS, radius},
};
use game_core::{Game, Seats, random_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// In thousandths.
fn shape(printed: Printed) -> Vec<[i64; 2]> {
    Polygon::of_printed(printed).thousandths().collect()
}

/// More than 0 if a turn at `b` goes clockwise.
fn turn([a, b, c]: [[i64; 2]; 3]) -> i64 {
    (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
}

/// Rules 1.1.
#[test]
fn the_deck_has_32_plain_cards_12_with_the_die_and_8_plus_twos() {
    let count = |kind| Card::all().filter(|it| it.kind() == kind).count();
    assert_eq!(Card::all().count(), 52);
    assert_eq!((count(Kind::Plain), count(Kind::Die), count(Kind::PlusTwo)), (32, 12, 8));
    for colour in Colour::ALL {
        assert_eq!(Card::all().filter(|it| it.colour() == colour).count(), 13);
    }
}

/// Rules 1.2.
#[test]
fn a_card_has_two_or_three_printed_corners_of_other_colours() {
    for card in Card::all() {
        let colours: Vec<Colour> = card.printed().map(Printed::colour).collect();
        assert!(matches!(colours.len(), 2 | 3), "{card}");
        assert!(!colours.contains(&card.colour()), "{card}");
        for (i, colour) in colours.iter().enumerate() {
            assert!(!colours[..i].contains(colour), "{card}");
        }
        assert!(card.printed().enumerate().all(|(nth, it)| it.card() == card && it.nth() == nth));
    }
    assert_eq!(Printed::all().count(), 128);
    for colour in Colour::ALL {
        assert_eq!(Printed::all().filter(|it| it.colour() == colour).count(), 32);
    }
}

/// Rules 1.2.
#[test]
fn only_plus_two_cards_have_a_5() {
    for card in Card::all() {
        assert!(card.printed().all(|it| (1..=5).contains(&it.value())), "{card}");
        let has_a_5 = card.printed().any(|it| it.value() == 5);
        assert_eq!(has_a_5, card.kind() == Kind::PlusTwo, "{card}");
    }
}

/// Rules 1.2.
#[test]
fn a_printed_corner_is_a_convex_part_of_its_card() {
    let [width, height] = CARD.map(|it| 1000 * i64::from(it));
    for printed in Printed::all() {
        let shape = shape(printed);
        assert!((3..=5).contains(&shape.len()), "{printed}");
        assert_eq!(shape[0], printed.tip().map(|it| 1000 * i64::from(it)), "{printed}");
        assert!(shape.iter().all(|it| (0..=width).contains(&it[0])), "{printed}");
        assert!(shape.iter().all(|it| (0..=height).contains(&it[1])), "{printed}");
        let at = |i: usize| shape[i % shape.len()];
        for i in 0..shape.len() {
            assert!(0 < turn([at(i), at(i + 1), at(i + 2)]), "{printed}: {shape:?}");
            assert!((0..i).all(|before| shape[before] != shape[i]), "{printed}: {shape:?}");
        }
    }
}

/// Rules 1.2: a right angle at the tip, open to the edge of the card.
#[test]
fn a_printed_corner_is_a_right_angle_about_its_direction() {
    for printed in Printed::all() {
        let shape = shape(printed);
        let [first, last] = [shape[1], shape[shape.len() - 1]]
            .map(|it| [0, 1].map(|i| (it[i] - shape[0][i]) as f64));
        for (leg, off) in [(first, -45), (last, 45)] {
            let degrees =
                leg[1].atan2(leg[0]).to_degrees() - f64::from(printed.fact().degrees + off);
            let off = (degrees + 180.0).rem_euclid(360.0) - 180.0;
            assert!(off.abs() < 0.01, "{printed}: {off}");
        }
        let ends = [shape[1], shape[shape.len() - 1]];
        let on_edge = |[x, y]: [i64; 2]| {
            x == 0 || y == 0 || x == 1000 * i64::from(CARD[0]) || y == 1000 * i64::from(CARD[1])
        };
        assert!(ends.into_iter().all(on_edge), "{printed}");
    }
}

/// Rules 1.2 and 3.6: otherwise a card could cover one of them when it is laid.
#[test]
fn printed_corners_of_a_card_keep_apart() {
    for card in Card::all() {
        for a in card.printed() {
            for b in card.printed().filter(|&it| it != a) {
                let apart = Polygon::of_printed(a).is_apart_from(&Polygon::of_printed(b));
                assert!(apart, "{a} and {b}");
            }
        }
    }
}

/// Rules 3.8: nothing ever covers the score track between the coloured squares.
#[test]
fn on_the_board_a_printed_corner_never_leaves_the_coloured_square() {
    let table = Table::new([800, 600]);
    let origin = table.pose(Component::Board).origin.thousandths();
    let square = 1000 * i64::from(BOARD_SQUARE);
    for by in Printed::all() {
        let on = Component::Board;
        let at = Corner::ALL[by.colour().index()];
        let pose = table.pose_of(Placement { by, spot: Spot { on, at } });
        let corner = at.of([1000 * BOARD; 2]).map(i64::from);
        for vertex in Polygon::of_printed(by).placed(pose).thousandths() {
            for i in 0..2 {
                let from_corner = (vertex[i] - origin[i] - corner[i]).abs();
                let on_board = (0..=1000 * i64::from(BOARD)).contains(&(vertex[i] - origin[i]));
                assert!(on_board && from_corner <= square, "{by}: {vertex:?}");
            }
        }
    }
}

/// Nothing beyond these circles is ever looked at.
#[test]
fn circles_reach_around_what_they_stand_for() {
    let square = |[x, y]: [i64; 2]| x * x + y * y;
    let [width, height] = CARD.map(i64::from);
    for (component, [width, height]) in
        [(Component::Board, [i64::from(BOARD); 2]), (Component::Card(Card::FIRST), [width, height])]
    {
        let radius = radius(component);
        assert!(square([width, height]) <= 4 * radius * radius, "{component}");
    }
    for printed in Printed::all() {
        for corner in Corner::ALL {
            let (tip, corner) = (printed.tip(), corner.of(CARD));
            let way = [0, 1].map(|i| i64::from(corner[i] - tip[i]));
            assert!(square(way) <= SPOT_RADIUS * SPOT_RADIUS, "{printed}");
        }
    }
}

/// Two halves a unit, four quarters.
fn moved_by_quarters(quarters: [i64; 2], angle: Angle) -> Pose {
    let [x, y] = quarters.map(Surd::whole);
    Pose { origin: Point { x, y }, angle }
}

/// Rules 3.6.
#[test]
fn half_a_unit_is_not_enough_and_three_quarters_are() {
    let card = Polygon::of_size(CARD);
    let board = Polygon::of_size([BOARD, BOARD]);
    for (quarters, apart) in [
        ([4 * BOARD + 2, 0], false),
        ([4 * BOARD + 3, 0], true),
        ([0, 4 * BOARD + 2], false),
        ([0, 4 * BOARD + 3], true),
        ([-4 * CARD[0] - 2, 0], false),
        ([-4 * CARD[0] - 3, 0], true),
        ([0, -4 * CARD[1] - 2], false),
        ([0, -4 * CARD[1] - 3], true),
        ([4 * BOARD + 2, 4 * BOARD + 2], false),
        ([4 * BOARD + 2, 4 * BOARD + 3], true),
    ] {
        let pose = moved_by_quarters(quarters.map(i64::from), Angle::RIGHT);
        let placed = card.placed(pose);
        assert_eq!(placed.is_apart_from(&board), apart, "{quarters:?}");
        assert_eq!(board.is_apart_from(&placed), apart, "{quarters:?}");
        // Rounded numbers see it, too, or leave it open.
        let lower = Body::new(Component::Board, Pose::default());
        let body = Body::new(Component::Card(Card::FIRST), pose);
        let clearance = atlas().clearance(body, Component::Board, lower);
        let expected = if apart { Clearance::Apart } else { Clearance::Doubtful };
        assert_eq!(clearance, expected, "{quarters:?}");
    }
}

/// Rules 3.6: a card points with a corner at the middle of an edge, so no other
/// edge of either has a gap.
#[test]
fn every_edge_of_a_printed_corner_can_keep_others_off() {
    let card = Polygon::of_size(CARD);
    for printed in Printed::all() {
        let polygon = Polygon::of_printed(printed);
        let shape = shape(printed);
        for (i, &[x, y]) in shape.iter().enumerate() {
            let [to_x, to_y] = shape[(i + 1) % shape.len()];
            let along = ((to_y - y) as f64).atan2((to_x - x) as f64).to_degrees();
            // Clockwise: the outside is to the left.
            let outward = Angle::from_degrees((along / 15.0).round() as i32 * 15 - 90);
            let thousandths = |surd: Surd, quarters: i64| surd.scaled(1000 * quarters, 16);
            for (quarters, apart) in [(1, false), (4, true)] {
                let tip = [
                    (x + to_x) / 2 + thousandths(outward.cos(), quarters),
                    (y + to_y) / 2 + thousandths(outward.sin(), quarters),
                ];
                // To the nearest quarter of a unit.
                let tip = tip.map(|it| (it + 125).div_euclid(250));
                let pose = moved_by_quarters(tip, outward - Corner::TopLeft.inward());
                let placed = card.placed(pose);
                assert_eq!(polygon.is_apart_from(&placed), apart, "{printed}, edge {i}");
                assert_eq!(placed.is_apart_from(&polygon), apart, "{printed}, edge {i}");
            }
        }
    }
}

/// Calls with the tables of a random game.
fn each_table(size: Size, seed: u64, mut see: impl FnMut(&Table)) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seats = Seats::ALL[seed as usize % Seats::ALL.len()];
    let mut game = Conex::new(seats, &Options { size, short_track: false });
    let mut actions = Vec::new();
    while random_step(&mut game, &mut dice, &mut actions).is_some() {
        see(&game.table);
    }
}

/// Every placement that the rounded numbers may be asked about.
fn placements(table: &Table) -> impl Iterator<Item = (Placement, Pose, Body)> {
    let outside = Cards::BOX.minus(table.cards());
    let spots = table.components().flat_map(Component::spots);
    spots.flat_map(move |spot| {
        let printed = outside.iter().flat_map(Card::printed);
        let fitting = printed.filter(move |it| it.colour() == spot.colour());
        fitting.map(move |by| {
            let placement = Placement { by, spot };
            let place = atlas().spot(spot, table.body(spot.on));
            (placement, table.pose_of(placement), atlas().laid(atlas().shape(by), place))
        })
    })
}

/// Rules 3.4 and 3.5: the quick answers are the exact ones, or none.
#[test]
fn rounded_numbers_never_contradict_exact_ones() {
    let (mut asked, mut doubtful) = (0, 0);
    for seed in 0..6 {
        let mut tables = 0;
        each_table(Size::ALL[seed as usize % 3], seed, |table| {
            tables += 1;
            if tables % 10 != 0 {
                return;
            }
            for (placement, pose, body) in placements(table) {
                for other in table.components().filter(|&it| it != placement.spot.on) {
                    let touches = table.touches(pose, other);
                    let clearance = atlas().clearance(body, other, table.body(other));
                    let wrong = if touches { Clearance::Apart } else { Clearance::Touching };
                    assert_ne!(clearance, wrong, "{placement} and {other}");
                    asked += 1;
                    doubtful += usize::from(clearance == Clearance::Doubtful);
                }
                let on_table = table.sides_crossed(pose).is_empty();
                let clearance = atlas().clearance_of_edges(body, table.size());
                let wrong = if on_table { Clearance::Touching } else { Clearance::Apart };
                assert_ne!(clearance, wrong, "{placement}");
                asked += 1;
                doubtful += usize::from(clearance == Clearance::Doubtful);
            }
        });
    }
    assert!(100_000 < asked && 1000 * doubtful < asked, "{doubtful} of {asked}");
}

/// Rules 3.5 and 3.6: real ties, the same as in tests/geometry.
#[test]
fn rounded_numbers_leave_ties_open() {
    let clearances = |size: [u16; 2], laid: &[&str], next: &str| {
        let mut table = Table::new(size);
        for text in laid {
            table.lay(text.parse().unwrap(), game_core::Seat::FIRST, 1);
        }
        let next: Placement = next.parse().unwrap();
        let (_, _, body) = placements(&table).find(|it| it.0 == next).unwrap();
        let others: Vec<Clearance> = table
            .components()
            .filter(|&it| it != next.spot.on)
            .map(|it| atlas().clearance(body, it, table.body(it)))
            .collect();
        (others, atlas().clearance_of_edges(body, size))
    };
    use Clearance::{Apart, Doubtful, Touching};
    let half_a_unit =
        clearances([680, 510], &["p10.r on board.tl", "r7.p on p10.br"], "p5.r on board.tl");
    assert_eq!(half_a_unit, (vec![Touching, Doubtful], Apart));
    for size in [[248, 600], [800, 188]] {
        assert_eq!(clearances(size, &[], "t4.r on board.tl"), (vec![], Doubtful));
    }
    let far_away = ["r9.p on board.tr", "t9.r on r9.bl", "r10.t on t9.tr"];
    let flush = clearances([560, 420], &far_away, "t4.r on r10.br");
    assert_eq!(flush, (vec![Apart, Apart, Apart], Doubtful));
}
