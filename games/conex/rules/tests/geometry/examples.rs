//! Rules 3.9: the worked examples.
use crate::tables::{lay, placement, table_with};
use conex::{LARGE, MEDIUM, Misfit, SMALL, Sides, Table};

const EXAMPLE: [u16; 2] = [800, 600];

/// How a card would lie: the angle in degrees, the origin in thousandths.
#[track_caller]
fn lies(table: &Table, text: &str, degrees: i32, origin: [i64; 2]) {
    let pose = table.pose_of(placement(text));
    assert_eq!((pose.angle.degrees(), pose.origin.thousandths()), (degrees, origin), "{text}");
}

#[track_caller]
fn allowed(table: &Table, text: &str, points: u16) {
    let placement = placement(text);
    assert_eq!(table.misfits(placement), [], "{text}");
    assert!(table.fits(placement), "{text}");
    assert_eq!(placement.points(false), points, "{text}");
}

/// All the reasons, in words.
#[track_caller]
fn refused(table: &Table, text: &str, reasons: &[&str]) {
    let placement = placement(text);
    assert!(!table.fits(placement), "{text}");
    let told: Vec<String> = table.misfits(placement).iter().map(Misfit::to_string).collect();
    assert_eq!(told, reasons, "{text}");
}

/// Rules 3.9.
#[test]
fn purple_3_by_its_red_4_on_the_board() {
    let table = Table::new(EXAMPLE);
    let text = "p3.r on board.tl";
    lies(&table, text, 225, [325_151, 288_790]);
    allowed(&table, text, 4);
}

/// Rules 3.9.
#[test]
fn then_red_7_by_its_purple_4_only_on_the_top_right() {
    let table = table_with(EXAMPLE, &["p3.r on board.tl"]);
    lies(&table, "r7.p on p3.tr", 165, [314_346, 294_831]);
    allowed(&table, "r7.p on p3.tr", 4);
    lies(&table, "r7.p on p3.tl", 75, [373_618, 257_169]);
    lies(&table, "r7.p on p3.br", 255, [297_897, 214_346]);
    lies(&table, "r7.p on p3.bl", 345, [357_169, 176_684]);
    let (red_4, yellow_3) =
        ("it would cover the red 4 printed on p3", "it would cover the yellow 3 printed on p3");
    refused(&table, "r7.p on p3.tl", &[red_4, "it would touch the board"]);
    refused(&table, "r7.p on p3.br", &[yellow_3]);
    refused(&table, "r7.p on p3.bl", &[red_4, "it would touch the board"]);
}

/// Rules 3.9.
#[test]
fn yellow_12_by_its_red_5_then_red_1_on_the_plus_two() {
    let mut table = Table::new(EXAMPLE);
    lies(&table, "y12.r on board.tl", 210, [328_088, 296_631]);
    allowed(&table, "y12.r on board.tl", 5);
    lay(&mut table, placement("y12.r on board.tl"));
    lies(&table, "r1.y on y12.tr", 285, [200_609, 285_737]);
    allowed(&table, "r1.y on y12.tr", 2 + 2);
}

/// Rules 3.9.
#[test]
fn turquoise_4_on_purple_12() {
    let mut table = Table::new(EXAMPLE);
    lies(&table, "p12.r on board.tl", 180, [358_000, 258_000]);
    allowed(&table, "p12.r on board.tl", 1);
    lay(&mut table, placement("p12.r on board.tl"));
    let colour = "a red printed corner doesn't go on a purple corner";
    refused(&table, "t4.r on p12.br", &[colour]);
    lies(&table, "t4.p on p12.tr", 300, [246_689, 276_873]);
    refused(&table, "t4.p on p12.tr", &["it would touch the board"]);
    lies(&table, "t4.p on p12.br", 30, [279_127, 116_689]);
    allowed(&table, "t4.p on p12.br", 4 + 2);
}

/// Rules 3.9.
#[test]
fn yellow_6_reaches_over_the_bottom_of_a_small_table() {
    let mut table = Table::new(SMALL.size);
    lies(&table, "r1.y on board.br", 165, [394_305, 325_848]);
    lay(&mut table, placement("r1.y on board.br"));
    lies(&table, "y6.r on r1.tr", 165, [372_371, 406_265]);
    refused(&table, "y6.r on r1.tr", &["it would reach over the bottom edge of the table"]);
    let bottom = Misfit::Edge { sides: Sides { bottom: true, ..Sides::default() } };
    assert_eq!(table.misfits(placement("y6.r on r1.tr")), [bottom]);
}

/// Rules 3.9.
#[test]
fn purple_6_lies_flush_with_the_left_edge_of_a_medium_table() {
    let mut table = Table::new(MEDIUM.size);
    for (text, degrees, origin) in [
        ("t4.r on board.tl", 270, [216_000, 221_000]),
        ("p13.t on t4.tr", 90, [234_000, 119_000]),
        ("t13.p on p13.bl", 90, [162_000, 77_000]),
        ("p6.t on t13.bl", 270, [0, 95_000]),
    ] {
        lies(&table, text, degrees, origin);
        lay(&mut table, placement(text));
    }
}

/// Rules 1.5.
#[test]
fn the_board_lies_in_the_middle() {
    for (size, [x, y]) in [
        (EXAMPLE, [340, 240]),
        (SMALL.size, [220, 150]),
        (MEDIUM.size, [280, 195]),
        (LARGE.size, [380, 270]),
    ] {
        let pose = Table::new(size).pose(conex::Component::Board);
        assert_eq!(pose.origin.thousandths(), [1000 * x, 1000 * y]);
        assert_eq!(pose.angle.degrees(), 0);
    }
}
