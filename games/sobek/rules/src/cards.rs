//! A handful of cards in one word.
use crate::{Back, CARDS, Card, Family, ParseCardError};
use std::{fmt, str::FromStr};

/// A multiset of cards.
///
/// Each kind of card owns as many neighbouring bits as the box holds copies of
/// it, 63 in all, and `m` copies are the lowest `m` of its bits. So a number of
/// cards is a population count, "a part of" is a subset of bits, and equal
/// multisets are equal words: there is no way to say which of several alike cards
/// somebody holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

/// The bits of each kind.
const SPAN: [u64; CARDS.len()] = {
    let mut spans = [0; CARDS.len()];
    let (mut card, mut bit) = (0, 0);
    while card < CARDS.len() {
        spans[card] = ((1 << CARDS[card].copies) - 1) << bit;
        bit += CARDS[card].copies as u32;
        card += 1;
    }
    assert!(bit == 63);
    spans
};

/// The lowest bit of each kind.
const LOW: [u64; CARDS.len()] = {
    let mut lows = [0; CARDS.len()];
    let mut card = 0;
    while card < CARDS.len() {
        lows[card] = SPAN[card] & SPAN[card].wrapping_neg();
        card += 1;
    }
    lows
};

/// The highest bits of all kinds.
const TOPS: u64 = {
    let mut tops = 0;
    let mut card = 0;
    while card < CARDS.len() {
        tops |= SPAN[card] & !(SPAN[card] >> 1);
        card += 1;
    }
    tops
};

/// The kind that owns each bit.
const KIND: [Card; 64] = {
    let mut kinds = [Card::new(0); 64];
    let mut card = 0;
    while card < CARDS.len() {
        let mut bit = 0;
        while bit < 64 {
            if SPAN[card] >> bit & 1 == 1 {
                kinds[bit] = Card::new(card as u8);
            }
            bit += 1;
        }
        card += 1;
    }
    kinds
};

const fn bits_with(family: Option<Family>, back: Option<Back>, scarabs: Option<u8>) -> u64 {
    let mut bits = 0;
    let mut card = 0;
    while card < CARDS.len() {
        let fact = &CARDS[card];
        let of_family = match (family, fact.family) {
            (None, _) => true,
            (Some(wanted), Some(found)) => wanted as u8 == found as u8,
            (Some(_), None) => false,
        };
        let of_back = match back {
            None => true,
            Some(wanted) => wanted as u8 == fact.back as u8,
        };
        let of_scarabs = match scarabs {
            None => true,
            Some(wanted) => wanted == fact.scarabs,
        };
        if of_family && of_back && of_scarabs {
            bits |= SPAN[card];
        }
        card += 1;
    }
    bits
}

const FAMILY: [u64; 6] = {
    let mut bits = [0; 6];
    let mut i = 0;
    while i < 6 {
        bits[i] = bits_with(Some(Family::ALL[i]), None, None);
        i += 1;
    }
    bits
};
const BACK: [u64; 3] = [
    bits_with(None, Some(Back::Green), None),
    bits_with(None, Some(Back::Beige), None),
    bits_with(None, Some(Back::Orange), None),
];
const SCARABS: [u64; 3] = [
    bits_with(None, None, Some(1)),
    bits_with(None, None, Some(2)),
    bits_with(None, None, Some(3)),
];

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const BOX: Cards = Cards(u64::MAX >> 1);
    pub const AMULETS: Cards = Cards(SPAN[CARDS.len() - 1]);
    pub const CHARACTERS: Cards = Cards(BACK[Back::Orange as usize]);

    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this card.
    pub fn copies(self, card: Card) -> u32 {
        (self.0 & SPAN[card.index()]).count_ones()
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & LOW[card.index()] != 0
    }

    #[inline]
    pub fn contains_all(self, part: Cards) -> bool {
        part.0 & !self.0 == 0
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        let kind = card.index();
        self.0 |= (self.0 << 1 | LOW[kind]) & SPAN[kind];
    }

    /// Takes one away, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let span = SPAN[card.index()];
        self.0 = self.0 & !span | (self.0 & span) >> 1 & span;
    }

    #[must_use]
    pub fn plus(mut self, more: Cards) -> Cards {
        more.iter().for_each(|it| self.insert(it));
        self
    }

    /// Takes away those of `less` that are there.
    #[must_use]
    pub fn minus(mut self, less: Cards) -> Cards {
        less.iter().for_each(|it| self.remove(it));
        self
    }

    /// `n` fewer of every kind, none where there were fewer.
    #[must_use]
    #[inline]
    pub fn less_of_each(mut self, n: u32) -> Cards {
        for _ in 0..n {
            if self.0 == 0 {
                break;
            }
            // What crosses into a kind from above lands on its highest bit.
            self.0 = self.0 >> 1 & !TOPS;
        }
        self
    }

    /// The family's goods and characters; no amulets.
    #[inline]
    #[must_use]
    pub fn of_family(self, family: Family) -> Cards {
        Cards(self.0 & FAMILY[family as usize])
    }

    /// All that fit a set of the family: its cards and amulets.
    #[inline]
    #[must_use]
    pub fn fitting(self, family: Family) -> Cards {
        Cards(self.0 & (FAMILY[family as usize] | Self::AMULETS.0))
    }

    #[inline]
    #[must_use]
    pub fn of_back(self, back: Back) -> Cards {
        Cards(self.0 & BACK[back as usize])
    }

    #[inline]
    #[must_use]
    pub fn amulets(self) -> Cards {
        Cards(self.0 & Self::AMULETS.0)
    }

    #[inline]
    #[must_use]
    pub fn without_amulets(self) -> Cards {
        Cards(self.0 & !Self::AMULETS.0)
    }

    #[inline]
    #[must_use]
    pub fn characters(self) -> Cards {
        Cards(self.0 & Self::CHARACTERS.0)
    }

    /// The cards that come at or after `card` in the order of the box.
    #[inline]
    #[must_use]
    pub fn from(self, card: Card) -> Cards {
        Cards(self.0 & LOW[card.index()].wrapping_neg())
    }

    #[inline]
    pub fn scarabs(self) -> u32 {
        let [ones, twos, threes] = SCARABS.map(|bits| (self.0 & bits).count_ones());
        ones + 2 * twos + 3 * threes
    }

    /// Both together; they have no kind in common.
    #[inline]
    #[must_use]
    pub(crate) fn beside(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    pub(crate) fn halves(self) -> [u32; 2] {
        [self.0 as u32, (self.0 >> 32) as u32]
    }

    pub(crate) fn from_halves([low, high]: [u32; 2]) -> Cards {
        Cards(u64::from(high) << 32 | u64::from(low))
    }

    #[must_use]
    pub(crate) fn amulet_count(n: u32) -> Cards {
        Cards(((1 << n) - 1) * LOW[Card::AMULET.index()])
    }

    /// Every card, alike ones as often as they are there.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = KIND[bits.trailing_zeros() as usize & 63];
            (bits != 0).then(|| {
                bits &= bits - 1;
                card
            })
        })
    }

    /// Every different card once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = KIND[bits.trailing_zeros() as usize & 63];
            (bits != 0).then(|| {
                bits &= !SPAN[card.index()];
                card
            })
        })
    }

    /// The last card in the order of the box.
    pub fn last(self) -> Option<Card> {
        (self.0 != 0).then(|| KIND[63 - self.0.leading_zeros() as usize])
    }

    /// The `n`th card in the order of the box.
    pub fn nth(self, n: u32) -> Option<Card> {
        self.iter().nth(n as usize)
    }

    /// Every different part with `min` to `max` cards, in ascending order.
    #[inline]
    pub fn parts(self, min: u32, max: u32) -> impl Iterator<Item = Cards> {
        // Counting, with a digit for each kind: a full digit falls to zero and
        // the next one grows by one.
        let (whole, mut next) = (self.0, Some(0u64));
        let step = move |part: u64| {
            let free = whole & !part;
            (free != 0).then(|| {
                let bit = free & free.wrapping_neg();
                let low = LOW[KIND[bit.trailing_zeros() as usize].index()];
                (part | bit) & low.wrapping_neg()
            })
        };
        std::iter::from_fn(move || {
            while let Some(part) = next {
                let count = part.count_ones();
                if max < count {
                    // Too many whatever the lowest digit: take it as full.
                    let lowest = KIND[part.trailing_zeros() as usize & 63];
                    next = step(part | whole & SPAN[lowest.index()]);
                    continue;
                }
                next = step(part);
                if min <= count {
                    return Some(Cards(part));
                }
            }
            None
        })
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards(LOW[card.index()])
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|it| all.insert(it));
        all
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// In any order; written back in the order of the box.
impl FromStr for Cards {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let mut cards = Cards::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for name in text.split(',') {
            let card: Card = name.parse()?;
            if cards.copies(card) == u32::from(card.fact().copies) {
                return Err(ParseCardError::TooMany);
            }
            cards.insert(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn the_box_holds_what_the_rules_say() {
        assert_eq!(Cards::BOX.count(), 63);
        assert_eq!(Cards::BOX.scarabs(), 38);
        assert_eq!(Back::ALL.map(|it| Cards::BOX.of_back(it).count()), [9, 45, 9]);
        let goods = |family| {
            let cards = Cards::BOX.of_family(family);
            cards.count() - cards.characters().count()
        };
        assert_eq!(Family::ALL.map(goods), [6, 7, 7, 9, 10, 10]);
        assert_eq!(Cards::AMULETS.count(), 5);
        assert_eq!(Cards::BOX.kinds().count(), 28);
    }

    #[test]
    fn a_multiset_counts() {
        let mut hand = cards("F1,A,F1,thief");
        assert_eq!(hand.to_string(), "F1,F1,thief,A");
        assert_eq!((hand.count(), hand.scarabs()), (4, 2));
        hand.insert("F1".parse().unwrap());
        hand.remove("A".parse().unwrap());
        hand.remove("A".parse().unwrap());
        assert_eq!(hand, cards("thief,F1,F1,F1"));
        assert_eq!(hand.minus(cards("F1,F1")), cards("F1,thief"));
        assert_eq!(hand.plus(cards("F1,F1,A")).to_string(), "F1,F1,F1,F1,F1,thief,A");
        assert!(hand.contains_all(cards("F1,F1,F1")) && !hand.contains_all(cards("F0")));
    }

    #[test]
    fn all_kinds_lose_at_once() {
        let some = cards("I3,I3,I3,I0,queen,E2,E2,A,A");
        assert_eq!(some.less_of_each(1), cards("I3,I3,E2,A"));
        assert_eq!(some.less_of_each(2), cards("I3"));
        assert_eq!(Cards::BOX.less_of_each(5), Cards::NONE);
    }

    #[test]
    fn parts_are_all_different_and_in_order() {
        let hand = cards("F1,F1,F0,thief,A,A");
        let all: Vec<Cards> = hand.parts(0, 99).collect();
        assert_eq!(all.len(), 3 * 2 * 2 * 3);
        assert!(all.is_sorted() && all.windows(2).all(|it| it[0] != it[1]));
        assert!(all.iter().all(|&it| hand.contains_all(it)));
        let counted = |min, max| all.iter().filter(|it| (min..=max).contains(&it.count())).count();
        for (min, max) in [(3, 99), (1, 2), (0, 0), (2, 3), (7, 99)] {
            assert_eq!(hand.parts(min, max).count(), counted(min, max), "{min} to {max}");
        }
    }

    #[test]
    fn notation() {
        assert_eq!(Cards::NONE.to_string(), "-");
        assert_eq!("-".parse(), Ok(Cards::NONE));
        assert_eq!(Cards::BOX.to_string().parse(), Ok(Cards::BOX));
        for wrong in ["", "F1,", "F2", "f1", "F1 F1", "queen,queen", "A,A,A,A,A,A"] {
            assert!(wrong.parse::<Cards>().is_err(), "{wrong}");
        }
    }
}
