//! What laying a card opens for the others, and what it blocks.
use super::Page;
use conex::{Cards, Component, Placement, Spot, Table};

/// What the table offers to the cards that the viewer doesn't hold.
pub(super) struct Outlook<'a> {
    table: &'a Table,
    /// In other hands or in the pile.
    others: Cards,
    open: Vec<Spot>,
}

/// What one placement changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// Corners of the new card that others can lay on.
    pub(super) opens: Vec<Spot>,
    /// Cards that fit there, and the best of them.
    cards: usize,
    best: u16,
    /// Of how many.
    others: usize,
    /// Other corners that nothing fits on any more.
    pub(super) blocks: Vec<Spot>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(table: &'a Table, hand: Cards) -> Outlook<'a> {
        let others = table.outside().minus(hand);
        Outlook { table, others, open: open_spots(table, others) }
    }

    pub(super) fn change(&self, placement: Placement, page: &Page<'_>) -> Change {
        let mut table = self.table.clone();
        table.lay(placement, page.view.mover, page.view.turn);
        let after = open_spots(&table, self.others);
        let new = Component::Card(placement.card());
        let fitting = || table.placements(self.others).filter(|it| it.spot.on == new);
        let is_blocked = |it: &&Spot| **it != placement.spot && !after.contains(it);
        Change {
            opens: after.iter().copied().filter(|it| it.on == new).collect(),
            cards: fitting().map(Placement::card).collect::<Cards>().count(),
            best: fitting().map(|it| it.points(false)).max().unwrap_or(0),
            others: self.others.count(),
            blocks: self.open.iter().filter(is_blocked).copied().collect(),
        }
    }
}

/// Where any of these cards fits.
fn open_spots(table: &Table, cards: Cards) -> Vec<Spot> {
    let mut spots: Vec<Spot> = table.placements(cards).map(|it| it.spot).collect();
    spots.dedup();
    spots
}

impl Change {
    pub(super) fn in_words(&self, page: &Page<'_>) -> String {
        let number = |it: usize| (it as u32).into();
        let args = [
            ("corners", number(self.opens.len())),
            ("cards", number(self.cards)),
            ("others", number(self.others)),
            ("points", u32::from(self.best).into()),
        ];
        let opens = page.text("conex-opens", &args);
        match self.blocks.len() {
            0 => opens,
            n => format!("{opens} {}", page.text("conex-blocks", &[("corners", number(n))])),
        }
    }
}
