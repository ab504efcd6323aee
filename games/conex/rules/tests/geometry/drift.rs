//! Exact places don't drift, however far from the board a card lies.
use crate::{
    floats::{FloatTable, Lie},
    tables::{dice, listed, one_of},
};
use conex::{Card, Component, LARGEST_TABLE, Placement, Table};
use game_core::Seat;

/// Each card lies on the one before. At a dead end the last few are taken away.
fn chain(seed: u64, length: usize) -> Table {
    let mut dice = dice(seed);
    let mut table = Table::new([LARGEST_TABLE; 2]);
    let mut dead_ends = 0;
    while table.order().len() < length {
        let last = table.order().last().map_or(Component::Board, |&it| Component::Card(it));
        let next: Vec<Placement> =
            listed(&table).into_iter().filter(|it| it.spot.on == last).collect();
        match one_of(&mut dice, &next) {
            Some(placement) => table.lay(placement, Seat::FIRST, 1),
            None => {
                dead_ends += 1;
                assert!(dead_ends < 1000, "no chain of {length} with seed {seed}");
                let left = table.order().len().saturating_sub(4);
                let loose: Vec<Card> = table.order()[left..].to_vec();
                loose.into_iter().rev().for_each(|it| table.remove(it));
            }
        }
    }
    table
}

#[test]
fn places_at_the_end_of_a_chain_of_fifty_are_exact() {
    for seed in 0..8 {
        let table = chain(seed, 50);
        for lying in FloatTable::of(&table).lying {
            let exact = Lie::of(table.pose(lying.component));
            assert_eq!(exact.degrees, lying.lie.degrees, "{}", lying.component);
            for (exact, float) in exact.origin.into_iter().zip(lying.lie.origin) {
                assert!((exact - float).abs() < 1e-9, "{}: {exact} {float}", lying.component);
            }
        }
    }
}
