//! Tables to try placements on.
use conex::{Card, Cards, Component, Conex, Options, Placement, Size, Spot, Table};
use game_core::{Game, Seat, Seats, Viewer, random_step, uniform};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) type Dice = Xoshiro256PlusPlus;

pub(crate) fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

pub(crate) fn placement(text: &str) -> Placement {
    text.parse().unwrap_or_else(|it| panic!("{text}: {it}"))
}

/// A table on which these lie; each must be allowed in its turn.
pub(crate) fn table_with(size: [u16; 2], placements: &[&str]) -> Table {
    let mut table = Table::new(size);
    for text in placements {
        lay(&mut table, placement(text));
    }
    table
}

pub(crate) fn lay(table: &mut Table, placement: Placement) {
    assert_eq!(table.misfits(placement), [], "{placement}");
    assert!(table.fits(placement), "{placement}");
    table.lay(placement, Seat::FIRST, 1);
}

pub(crate) fn outside(table: &Table) -> Cards {
    Cards::BOX.minus(table.cards())
}

pub(crate) fn spots(table: &Table) -> Vec<Spot> {
    table.components().flat_map(Component::spots).collect()
}

/// Every printed corner of every card outside the table, on every spot of its
/// colour.
pub(crate) fn candidates(table: &Table) -> Vec<Placement> {
    let spots = spots(table);
    let mut all = Vec::new();
    for by in outside(table).iter().flat_map(Card::printed) {
        let of_colour = spots.iter().filter(|it| it.colour() == by.colour());
        all.extend(of_colour.map(|&spot| Placement { by, spot }));
    }
    all
}

/// What the engine lists.
pub(crate) fn listed(table: &Table) -> Vec<Placement> {
    table.placements(outside(table)).collect()
}

pub(crate) fn one_of<T: Copy>(dice: &mut Dice, items: &[T]) -> Option<T> {
    (!items.is_empty()).then(|| items[uniform(dice, items.len() as u32) as usize])
}

/// A random game: every table that its players see.
pub(crate) fn each_table(size: Size, seed: u64, mut see: impl FnMut(&Table)) {
    let seats = Seats::ALL[seed as usize % Seats::ALL.len()];
    let mut game = Conex::new(seats, &Options { size, short_track: false });
    let mut dice = dice(seed);
    let mut actions = Vec::new();
    let mut seen = Vec::new();
    while random_step(&mut game, &mut dice, &mut actions).is_some() {
        let table = game.view(Viewer::Spectator).table;
        if seen != table.order() {
            see(&table);
            table.order().clone_into(&mut seen);
        }
    }
}

/// Cards come and go at random, more often come, until this many steps are done
/// or nothing can be laid.
pub(crate) fn come_and_go(size: [u16; 2], seed: u64, steps: usize, mut see: impl FnMut(&Table)) {
    let mut dice = dice(seed);
    let mut table = Table::new(size);
    for turn in 0..steps as u16 {
        let free: Vec<Card> = table.free().iter().collect();
        if let Some(card) = one_of(&mut dice, &free)
            && uniform(&mut dice, 3) == 0
        {
            table.remove(card);
        } else if let Some(placement) = one_of(&mut dice, &listed(&table)) {
            table.lay(placement, Seat::FIRST, turn);
        }
        see(&table);
    }
}
