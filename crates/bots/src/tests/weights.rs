//! The numbers of the heuristics.
use crate::read_weights;

#[test]
fn a_file_has_the_value_by_hand_first_and_comments_are_skipped() {
    assert_eq!(read_weights("# both\na 1 2\nb 3 -4.5\n", &["a", "b"]), [[1.0, 3.0], [2.0, -4.5]]);
}

#[test]
#[should_panic(expected = "a line for each of")]
fn a_file_without_a_line_for_each_name_is_refused() {
    read_weights("a 1 2\n", &["a", "b"]);
}
