//! Exact ties, and what is within millionths of one: gaps of half a unit (rules
//! 3.6), and cards flush with the edge of the table (rules 3.5).
use crate::{
    floats::{At, FloatTable, GAP, gap, rectangle},
    tables::{lay, placement, table_with},
};
use conex::{Component, LARGE, MEDIUM, Misfit, Placement, SMALL, Sides, Table};

/// What floats see of a card that would be laid.
fn shape(table: &Table, placement: Placement) -> Vec<At> {
    let lie = FloatTable::of(table).lie_of(placement);
    lie.place_all(&rectangle(Component::Card(placement.card())))
}

fn is_half_a_unit_from(table: &Table, placement: Placement, other: Component) -> bool {
    let floats = FloatTable::of(table);
    (gap(&shape(table, placement), &floats.get(other).shape) - GAP).abs() < 1e-9
}

fn on_the_table(name: &str) -> Component {
    Component::Card(name.parse().expect("a card"))
}

/// Rules 3.6.
#[test]
fn a_gap_of_exactly_half_a_unit_is_touching() {
    let table = table_with(MEDIUM.size, &["p10.r on board.tl", "r7.p on p10.br"]);
    let upper = placement("p5.r on board.tl");
    assert!(is_half_a_unit_from(&table, upper, on_the_table("r7")));
    let touches = ["p10", "r7"].map(|it| Misfit::Touches { component: on_the_table(it) });
    assert_eq!(table.misfits(upper), touches);
    assert!(!table.fits(upper));
}

/// Rules 3.6 and 3.7. Covered is the very corner by which the lower card hangs
/// (rules 3.3).
#[test]
fn a_gap_of_exactly_half_a_unit_is_one_reason_among_others() {
    let laid = ["t1.p on board.tr", "y9.t on t1.bl", "r5.t on t1.tr"];
    let table = table_with(SMALL.size, &laid);
    let upper = placement("r4.y on y9.tl");
    assert!(is_half_a_unit_from(&table, upper, on_the_table("r5")));
    let covered = placement("y9.t on t1.bl").by;
    let touched = [Component::Board, on_the_table("t1"), on_the_table("r5")];
    let mut reasons = vec![Misfit::Covers { printed: covered }];
    reasons.extend(touched.map(|component| Misfit::Touches { component }));
    assert_eq!(table.misfits(upper), reasons);
    assert!(!table.fits(upper));
}

/// Rules 3.5: the same layout on the four corners of the board, turned by a
/// quarter each time, is flush with one side and then with the next.
#[test]
fn flush_with_any_side_of_the_table_is_allowed_and_beyond_it_is_not() {
    let (narrow, wide) = (188, 248);
    let none = Sides::default();
    let left = Sides { left: true, ..none };
    let top = Sides { top: true, ..none };
    let right = Sides { right: true, ..none };
    let bottom = Sides { bottom: true, ..none };
    for (text, [width, height], at_width, at_height) in [
        ("t4.r on board.tl", [wide, narrow], left, top),
        ("r4.p on board.tr", [narrow, wide], right, top),
        ("p4.y on board.br", [wide, narrow], right, bottom),
        ("y4.t on board.bl", [narrow, wide], left, bottom),
    ] {
        let placement = placement(text);
        lay(&mut Table::new([width, height]), placement);
        let both = Sides {
            left: at_width.left || at_height.left,
            top: at_width.top || at_height.top,
            right: at_width.right || at_height.right,
            bottom: at_width.bottom || at_height.bottom,
        };
        for (size, over) in [
            ([width - 2, height], at_width),
            ([width, height - 2], at_height),
            ([width - 2, height - 2], both),
        ] {
            let table = Table::new(size);
            assert_eq!(table.misfits(placement), [Misfit::Edge { sides: over }], "{text}");
            assert!(!table.fits(placement), "{text}");
        }
    }
}

/// Rules 3.5.
#[test]
fn flush_is_allowed_far_from_the_board_too() {
    let laid = ["r9.p on board.tr", "t9.r on r9.bl", "r10.t on t9.tr"];
    let mut table = table_with(SMALL.size, &laid);
    let upper = placement("t4.r on r10.br");
    let right = shape(&table, upper).iter().map(|it| it[0]).fold(0.0, f64::max);
    assert!((right - f64::from(SMALL.size[0])).abs() < 1e-9, "{right}");
    lay(&mut table, upper);
}

/// Rules 3.6: this is the only reason against it. Rules 8.3: lightning opens the spot.
#[test]
fn a_gap_of_exactly_half_a_unit_is_reason_enough() {
    let laid = [
        "y12.r on board.tl",
        "t5.y on y12.tr",
        "r13.t on t5.tr",
        "y13.t on board.bl",
        "p13.y on y13.bl",
    ];
    let mut table = table_with(LARGE.size, &laid);
    let upper = placement("t11.p on p13.tl");
    let other = on_the_table("r13");
    assert!(is_half_a_unit_from(&table, upper, other));
    assert_eq!(table.misfits(upper), [Misfit::Touches { component: other }]);
    assert!(!table.fits(upper));
    table.remove("r13".parse().expect("a card"));
    assert_eq!(table.misfits(upper), []);
    lay(&mut table, upper);
    // Whichever of the two comes first keeps the other off.
    let late = placement("r13.t on t5.tr");
    assert_eq!(table.misfits(late), [Misfit::Touches { component: on_the_table("t11") }]);
    assert!(!table.fits(late));
}

/// Rules 3.6: no tolerance would do. This gap is half a unit and half a
/// millionth, and it is enough.
#[test]
fn a_gap_of_hardly_more_than_half_a_unit_is_enough() {
    let laid = [
        "y9.t on board.bl",
        "t6.y on y9.bl",
        "p7.r on board.tl",
        "y10.t on t6.tr",
        "r9.p on p7.tl",
        "p2.r on r9.tr",
        "t2.p on p2.br",
    ];
    let mut table = table_with(SMALL.size, &laid);
    let upper = placement("p6.t on t2.tr");
    let other = FloatTable::of(&table).get(on_the_table("y10")).shape.clone();
    let beyond = gap(&shape(&table, upper), &other) - GAP;
    assert!((beyond - 5.1764e-7).abs() < 1e-11, "{beyond}");
    assert_eq!(table.misfits(upper), []);
    lay(&mut table, upper);
}

/// Rules 3.6: this one lacks two and a half millionths.
#[test]
fn a_gap_of_hardly_less_than_half_a_unit_is_touching() {
    let laid = ["t4.r on board.tl", "p13.t on t4.tl", "r6.p on p13.bl", "r2.t on board.bl"];
    let table = table_with(LARGE.size, &laid);
    let upper = placement("t10.r on r2.br");
    let other = on_the_table("r6");
    let missing = GAP - gap(&shape(&table, upper), &FloatTable::of(&table).get(other).shape);
    assert!((missing - 2.5267e-6).abs() < 1e-10, "{missing}");
    assert_eq!(table.misfits(upper), [Misfit::Touches { component: other }]);
    assert!(!table.fits(upper));
}

/// Rules 3.5: millionths of a unit from the left edge, on one side and on the
/// other.
#[test]
fn hardly_on_the_table_is_allowed_and_hardly_beyond_is_not() {
    let laid = ["y1.r on board.tl", "p6.y on y1.bl", "y5.p on p6.tr", "t12.y on y5.tr"];
    let mut table = table_with([674, 1400], &laid);
    let upper = placement("y6.t on t12.br");
    let left =
        |table: &Table, upper| shape(table, upper).iter().map(|it| it[0]).fold(99.0, f64::min);
    let room = left(&table, upper);
    assert!((room - 5.0359e-6).abs() < 1e-10, "{room}");
    lay(&mut table, upper);

    let laid = ["r8.t on board.bl", "t1.r on r8.br", "y6.t on t1.tr", "p6.y on y6.tr"];
    let table = table_with([706, 1400], &laid);
    let upper = placement("r12.p on p6.tl");
    let room = left(&table, upper);
    assert!((room + 1.095_874e-5).abs() < 1e-10, "{room}");
    let over = Sides { left: true, ..Sides::default() };
    assert_eq!(table.misfits(upper), [Misfit::Edge { sides: over }]);
    assert!(!table.fits(upper));
}
