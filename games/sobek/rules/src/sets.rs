use crate::{Cards, Family, PROSPERITY};

/// Sets on the table: one of each family.
///
/// Twelve bytes without gaps, so a position stays small.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sets {
    /// Goods and characters are in the set of their family: two halves.
    cards: [u32; 2],
    /// Five bits per family: three for its amulets, two for its Prosperity.
    extras: u32,
}

impl Sets {
    pub fn add(&mut self, family: Family, cards: Cards) {
        self.set_cards(self.cards().plus(cards.without_amulets()));
        self.extras += cards.amulets().count() << (5 * family as u32);
    }

    pub(crate) fn prosper(&mut self, family: Family) {
        self.extras += 8 << (5 * family as u32);
    }

    fn cards(self) -> Cards {
        Cards::from_halves(self.cards)
    }

    fn set_cards(&mut self, cards: Cards) {
        self.cards = cards.halves();
    }

    fn amulets(self, family: Family) -> u32 {
        self.extras >> (5 * family as u32) & 7
    }

    /// The tokens of Prosperity on the set of this family.
    pub fn prosperity(self, family: Family) -> u8 {
        (self.extras >> (5 * family as u32 + 3) & 3) as u8
    }

    /// The cards of one set, amulets included.
    pub fn of(self, family: Family) -> Cards {
        self.cards().of_family(family).beside(Cards::amulet_count(self.amulets(family)))
    }

    /// Whether there is a set of this family. Every set has a card of it.
    #[inline]
    pub fn has(self, family: Family) -> bool {
        !self.cards().of_family(family).is_empty()
    }

    pub fn families(self) -> impl DoubleEndedIterator<Item = Family> {
        Family::ALL.into_iter().filter(move |&it| self.has(it))
    }

    /// All cards of all sets.
    pub fn all(self) -> Cards {
        Family::ALL
            .into_iter()
            .fold(self.cards(), |all, it| all.plus(Cards::amulet_count(self.amulets(it))))
    }

    /// The points of a vertical set: scarabs times cards (rules 8.2).
    pub fn points(self, family: Family) -> u16 {
        let cards = self.cards().of_family(family);
        let scarabs = cards.scarabs() + PROSPERITY * u32::from(self.prosperity(family));
        (scarabs * (cards.count() + self.amulets(family))) as u16
    }

    /// The points of a horizontal set: its scarabs.
    pub fn horizontal_points(self, family: Family) -> u16 {
        self.cards().of_family(family).scarabs() as u16
    }
}

impl std::fmt::Debug for Sets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for family in self.families() {
            map.entry(&family, &(self.of(family), self.prosperity(family)));
        }
        map.finish()
    }
}

/// What a seat has named while others still choose; the cards are still in its
/// hand. A Scribe's discards or horizontal sets: the phase says which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen(Sets);

impl Chosen {
    pub(crate) fn of_discards(cards: Cards) -> Chosen {
        let mut sets = Sets::default();
        sets.set_cards(cards);
        Chosen(sets)
    }

    pub(crate) fn of_sets(sets: Sets) -> Chosen {
        Chosen(sets)
    }

    pub(crate) fn discards(self) -> Cards {
        self.0.cards()
    }

    pub(crate) fn sets(self) -> Sets {
        self.0
    }
}
