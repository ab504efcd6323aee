use crate::{Angle, Card, Colour, DECK, LAYOUTS, PRINTED, PRINTED_OF_COLOUR, the_box::PrintedFact};
use std::{fmt, ops::Range};

/// A Conex corner: the picture of another card's corner, printed on a card.
/// Written by its colour: `r4.p` is the purple one on red 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Printed(u8);

/// Where the printed corners of each layout begin, among those of a colour.
const BEGIN: [u8; LAYOUTS + 1] = {
    let mut begin = [0; LAYOUTS + 1];
    let mut layout = 0;
    while layout < LAYOUTS {
        begin[layout + 1] = begin[layout] + DECK[layout].printed.len() as u8;
        layout += 1;
    }
    assert!(begin[LAYOUTS] as usize == PRINTED_OF_COLOUR);
    begin
};

/// The layout, counted from zero, of each printed corner of a colour.
const LAYOUT: [u8; PRINTED_OF_COLOUR] = {
    let mut of = [0; PRINTED_OF_COLOUR];
    let mut layout = 0;
    while layout < LAYOUTS {
        let mut at = BEGIN[layout];
        while at < BEGIN[layout + 1] {
            of[at as usize] = layout as u8;
            at += 1;
        }
        layout += 1;
    }
    of
};

impl Printed {
    pub(crate) const FIRST: Printed = Printed(0);

    pub fn all() -> impl DoubleEndedIterator<Item = Printed> + ExactSizeIterator + Clone {
        (0..PRINTED as u8).map(Printed)
    }

    pub(crate) fn of_card(card: Card) -> impl ExactSizeIterator<Item = Printed> + Clone {
        Self::range(card).map(Printed)
    }

    /// The printed corner of this colour, if the card has one.
    pub fn of_colour(card: Card, colour: Colour) -> Option<Printed> {
        card.printed().find(|it| it.colour() == colour)
    }

    #[inline]
    fn range(card: Card) -> Range<u8> {
        let layout = usize::from(card.layout() - 1);
        let first = (card.colour().index() * PRINTED_OF_COLOUR) as u8;
        first + BEGIN[layout]..first + BEGIN[layout + 1]
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number of this printed corner in its layout: alike in all colours.
    #[inline]
    pub(crate) fn in_deck(self) -> usize {
        self.index() % PRINTED_OF_COLOUR
    }

    #[inline]
    pub fn card(self) -> Card {
        let colour = self.index() / PRINTED_OF_COLOUR;
        let layout = usize::from(LAYOUT[self.in_deck()]);
        Card::from_index(colour * LAYOUTS + layout).expect("a card of the box")
    }

    /// The number among the card's printed corners, counted from zero.
    pub fn nth(self) -> usize {
        usize::from(self.0 - Self::range(self.card()).start)
    }

    pub fn fact(self) -> &'static PrintedFact {
        &self.card().fact().printed[self.nth()]
    }

    pub fn colour(self) -> Colour {
        self.card().colour().after(self.fact().colour)
    }

    pub fn value(self) -> u8 {
        self.fact().value
    }

    pub fn tip(self) -> [i32; 2] {
        self.fact().tip
    }

    /// The direction in which it opens, on the upright card.
    pub fn outward(self) -> Angle {
        Angle::from_degrees(self.fact().degrees)
    }
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.card(), self.colour().letter())
    }
}
