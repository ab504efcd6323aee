use crate::{CARDS, Card};
use std::fmt;

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const BOX: Cards = Cards((1 << CARDS) - 1);

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// In the order of the box.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(|it| Card::from_index(it).expect("only cards are in it"))
    }
}

/// The numbers of the bits that are set in a word, ascending.
#[inline]
pub(crate) fn bits(word: impl Into<u64>) -> impl Iterator<Item = usize> + Clone {
    let mut left = word.into();
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            bit
        })
    })
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}
