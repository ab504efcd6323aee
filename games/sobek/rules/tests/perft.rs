//! How many lines of play there are, for fixed deals: see perft.txt.
use game_core::conformance::perft_table;
use sobek::Sobek;

#[test]
fn perft_numbers() {
    let counted = perft_table::<Sobek>(include_str!("perft.txt"), "");
    assert!(50 < counted.numbers, "{counted:?}");
}
