//! The box as data, in one place (rules 1).
//!
//! Lengths are in units of about a millimetre, x to the right, y down.

use crate::{Colour, Face, Token};

/// How we know a fact (rules 1.6). Facts without a standing here, such as the 52
/// cards, are in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Reconstructed so that everything known about the box fits.
    Reconstructed,
    /// Seen in the box.
    Confirmed,
}

/// What a card does besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(rename_all = "snake_case"),
    schema(as = ConexKind)
)]
pub enum Kind {
    Plain,
    /// Laying it rolls the die (rules 5.4).
    Die,
    /// Laying a card on it scores 2 more (rules 5.2).
    PlusTwo,
}

/// A printed corner, the same in all four colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedFact {
    /// The tip, on the upright card.
    pub tip: [i32; 2],
    /// The direction in which the printed corner opens, from the tip outwards;
    /// clockwise from the right.
    pub degrees: i32,
    /// Its colour, counted from the card's own in the order of the colours.
    pub colour: u8,
    pub value: u8,
}

/// A layout is printed once in each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayoutFact {
    pub kind: Kind,
    pub printed: &'static [PrintedFact],
    pub standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFact {
    pub size: [i32; 2],
    pub standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFact {
    pub side: i32,
    /// The side of the coloured squares in its corners.
    pub square: i32,
    /// Clockwise from the top left.
    pub colours: [Colour; 4],
    /// Spaces of the score track.
    pub track: u16,
    pub standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieFact {
    pub faces: [Face; 6],
    pub standing: Standing,
}

/// A table to play on: its size is the difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFact {
    pub size: [u16; 2],
    pub standing: Standing,
}

pub const THE_CARD: CardFact = CardFact { size: [60, 90], standing: Standing::Reconstructed };

pub const THE_BOARD: BoardFact = BoardFact {
    side: 120,
    square: 36,
    colours: [Colour::Red, Colour::Purple, Colour::Yellow, Colour::Turquoise],
    track: 40,
    standing: Standing::Reconstructed,
};

/// The rulebook has the four results, not how many faces show each.
pub const THE_DIE: DieFact = DieFact {
    faces: [
        Face::Cards(1),
        Face::Cards(2),
        Face::Token(Token::Lightning),
        Face::Token(Token::Lightning),
        Face::Token(Token::Double),
        Face::Token(Token::Double),
    ],
    standing: Standing::Reconstructed,
};

pub const SMALL: TableFact = TableFact { size: [560, 420], standing: Standing::Reconstructed };
pub const MEDIUM: TableFact = TableFact { size: [680, 510], standing: Standing::Reconstructed };
pub const LARGE: TableFact = TableFact { size: [880, 660], standing: Standing::Reconstructed };

pub const CARD: [i32; 2] = THE_CARD.size;
pub const BOARD: i32 = THE_BOARD.side;
pub const BOARD_SQUARE: i32 = THE_BOARD.square;

pub const LAYOUTS: usize = 13;
pub const CARDS: usize = 4 * LAYOUTS;
/// Printed corners of one colour, and of all.
pub const PRINTED_OF_COLOUR: usize = 32;
pub const PRINTED: usize = 4 * PRINTED_OF_COLOUR;

const fn at(x: i32, y: i32, degrees: i32, colour: u8, value: u8) -> PrintedFact {
    PrintedFact { tip: [x, y], degrees, colour, value }
}

const fn layout(kind: Kind, printed: &'static [PrintedFact]) -> LayoutFact {
    LayoutFact { kind, printed, standing: Standing::Reconstructed }
}

/// The thirteen layouts, numbered from 1.
pub const DECK: [LayoutFact; LAYOUTS] = [
    layout(Kind::Plain, &[at(18, 18, 225, 1, 1), at(38, 68, 60, 2, 2)]),
    layout(Kind::Plain, &[at(24, 45, 180, 2, 4), at(22, 22, 240, 3, 2)]),
    layout(Kind::Plain, &[at(24, 45, 180, 3, 4), at(42, 45, 0, 1, 3)]),
    layout(Kind::Plain, &[at(26, 64, 135, 1, 3), at(42, 35, 15, 2, 4)]),
    layout(Kind::Plain, &[at(18, 35, 165, 3, 4), at(18, 18, 225, 2, 1), at(42, 45, 0, 1, 2)]),
    layout(Kind::Plain, &[at(38, 68, 30, 1, 2), at(18, 72, 135, 2, 1), at(18, 45, 180, 3, 3)]),
    layout(Kind::Plain, &[at(18, 55, 195, 1, 4), at(42, 45, 0, 3, 3)]),
    layout(Kind::Plain, &[at(34, 26, 315, 1, 4), at(20, 70, 165, 2, 2), at(18, 31, 180, 3, 3)]),
    layout(Kind::Die, &[at(18, 18, 225, 1, 1), at(42, 45, 0, 2, 2)]),
    layout(Kind::Die, &[at(18, 40, 180, 1, 3), at(22, 68, 150, 2, 2), at(18, 18, 225, 3, 1)]),
    layout(Kind::Die, &[at(18, 45, 180, 3, 3), at(42, 72, 45, 2, 2)]),
    layout(Kind::PlusTwo, &[at(18, 55, 195, 2, 5), at(18, 18, 225, 3, 1), at(18, 72, 135, 1, 2)]),
    layout(Kind::PlusTwo, &[at(42, 55, 345, 1, 5), at(42, 18, 315, 2, 1), at(40, 70, 75, 3, 3)]),
];
