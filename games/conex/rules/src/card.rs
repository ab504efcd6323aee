use crate::{CARDS, Colour, DECK, Kind, LAYOUTS, Printed, the_box::LayoutFact};
use std::{fmt, str::FromStr};

/// One of the 52 cards. Written as colour and layout: `r1` to `t13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const FIRST: Card = Card(0);

    /// `layout` counts from 1.
    pub fn new(colour: Colour, layout: u8) -> Option<Card> {
        let valid = (1..=LAYOUTS as u8).contains(&layout);
        valid.then(|| Card(LAYOUTS as u8 * colour as u8 + layout - 1))
    }

    pub(crate) fn from_index(index: usize) -> Option<Card> {
        (index < CARDS).then_some(Card(index as u8))
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(Card)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / LAYOUTS]
    }

    /// Counted from 1.
    #[inline]
    pub fn layout(self) -> u8 {
        self.0 % LAYOUTS as u8 + 1
    }

    pub fn fact(self) -> &'static LayoutFact {
        &DECK[self.index() % LAYOUTS]
    }

    #[inline]
    pub fn kind(self) -> Kind {
        self.fact().kind
    }

    /// Its printed corners, in the order of the box.
    #[inline]
    pub fn printed(self) -> impl ExactSizeIterator<Item = Printed> + Clone {
        Printed::of_card(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.layout())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such card; cards are `r`, `p`, `y` or `t` and a number from 1 to 13, such as `r4`")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let (letter, number) = text.split_at_checked(1).ok_or(ParseCardError)?;
        let colour = Colour::from_letter(letter).ok_or(ParseCardError)?;
        let digits = number.bytes().all(|it| it.is_ascii_digit()) && !number.starts_with('0');
        let layout = number.parse().ok().filter(|_| digits);
        layout.and_then(|it| Card::new(colour, it)).ok_or(ParseCardError)
    }
}
