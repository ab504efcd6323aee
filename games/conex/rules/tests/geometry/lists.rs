//! The lists of what is open, kept as cards come and go (rules 3, 8.3).
use crate::tables::{candidates, come_and_go, dice, each_table, listed, one_of, outside};
use conex::{
    Card, Cards, Component, LARGE, LARGEST_TABLE, Laid, MEDIUM, Printed, SMALL, Size, Table,
};
use game_core::Seat;

const SIZES: [[u16; 2]; 5] = [SMALL.size, MEDIUM.size, LARGE.size, [300, 340], [LARGEST_TABLE; 2]];

#[test]
fn the_lists_hold_exactly_what_has_no_misfit() {
    let mut tables = 0;
    for (seed, size) in (0..).zip(SIZES) {
        let mut steps = 0;
        come_and_go(size, seed, 40, |table| {
            steps += 1;
            if steps % 4 == 0 {
                let mut fitting = candidates(table);
                fitting.retain(|&it| table.misfits(it).is_empty());
                fitting.sort();
                assert_eq!(listed(table), fitting);
                for card in outside(table).iter() {
                    let alone: Cards = [card].into_iter().collect();
                    let of_card = fitting.iter().filter(|it| it.card() == card);
                    assert_eq!(table.has_room_for(alone), of_card.clone().next().is_some());
                    assert!(table.placements(alone).eq(of_card.copied()));
                }
                for by in outside(table).iter().flat_map(Card::printed) {
                    let of_printed = fitting.iter().filter(|it| it.by == by);
                    assert!(table.spots(by).eq(of_printed.map(|it| it.spot)));
                }
                tables += 1;
            }
        });
    }
    assert_eq!(tables, 50);
}

/// Rules 8.3.
#[test]
fn lightning_on_the_card_just_laid_leaves_the_table_as_it_was() {
    for (seed, size) in (0..).zip(SIZES) {
        come_and_go(size, seed, 60, |table| {
            for placement in listed(table).into_iter().step_by(3) {
                let mut after = table.clone();
                after.lay(placement, Seat::FIRST, 99);
                assert_ne!(after, *table);
                after.remove(placement.card());
                assert_eq!(after, *table, "{placement}");
            }
        });
    }
}

/// Lays the cards of a table again, in this order.
fn rebuilt(table: &Table, order: impl Iterator<Item = Card>) -> Table {
    let mut again = Table::new(table.size());
    for card in order {
        let &Laid { placement, seat, turn, .. } = table.laid(card).expect("it lies there");
        assert!(again.fits(placement), "{placement}");
        again.lay(placement, seat, turn);
    }
    again
}

/// Rules 8.3.
#[test]
fn lightning_opens_exactly_what_the_card_stood_in_the_way_of() {
    let mut struck = 0;
    for seed in 0..24 {
        each_table(Size::ALL[seed as usize % 3], seed, |table| {
            for card in table.free().iter() {
                let mut after = table.clone();
                after.remove(card);
                let others = table.order().iter().copied().filter(|it| *it != card);
                assert_eq!(after, rebuilt(table, others), "{card}");
                struck += 1;
            }
        });
    }
    assert!(3_000 < struck, "{struck}");
}

/// Rules 3.8: whether a card may lie somewhere depends on what lies there, not on
/// when it was laid, so any order with lower cards first will do.
#[test]
fn the_order_of_laying_changes_neither_places_nor_lists() {
    let mut dice = dice(1);
    for seed in 0..24 {
        let mut last = None;
        each_table(Size::ALL[seed as usize % 3], seed, |table| last = Some(table.clone()));
        let table = last.expect("something is laid in every game");
        let mut order: Vec<Card> = Vec::new();
        let mut left = table.cards();
        while !left.is_empty() {
            let on = |it: Card| table.laid(it).map(|it| it.placement.spot.on);
            let lower_lies = |it: &Card| match on(*it) {
                Some(Component::Card(lower)) => order.contains(&lower),
                _ => true,
            };
            let next: Vec<Card> = left.iter().filter(lower_lies).collect();
            let card = one_of(&mut dice, &next).expect("some lower card lies there already");
            order.push(card);
            left.remove(card);
        }
        let again = rebuilt(&table, order.iter().copied());
        assert_ne!(again.order(), table.order());
        assert_eq!(again.free(), table.free());
        for component in table.components() {
            assert_eq!(again.pose(component), table.pose(component), "{component}");
        }
        for printed in Printed::all() {
            assert!(again.spots(printed).eq(table.spots(printed)), "{printed}");
        }
    }
}
