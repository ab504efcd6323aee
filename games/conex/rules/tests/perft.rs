//! How many lines of play there are, from deals and from positions of golden
//! logs: see perft.txt.
use conex::Conex;
use game_core::conformance::perft_table;

#[test]
fn perft_numbers() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let counted = perft_table::<Conex>(include_str!("perft.txt"), folder);
    assert!(9 <= counted.deals && 25 <= counted.positions, "{counted:?}");
}
