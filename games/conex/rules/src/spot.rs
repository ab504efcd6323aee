use crate::{Angle, BOARD, CARD, Card, Colour, THE_BOARD};
use std::fmt;

/// A corner of a card or of the board, named as it stands upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomRight,
    BottomLeft,
}

/// What a card can lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Component {
    Board,
    Card(Card),
}

/// A corner on which a card may be laid. Written `board.tl` or `r4.br`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    pub on: Component,
    pub at: Corner,
}

impl Corner {
    pub const ALL: [Corner; 4] =
        [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// From the tip into the component.
    #[inline]
    pub fn inward(self) -> Angle {
        [
            Angle::from_degrees(45),
            Angle::from_degrees(135),
            Angle::from_degrees(225),
            Angle::from_degrees(315),
        ][self.index()]
    }

    /// Where this corner is in a rectangle that stands upright at the origin.
    pub fn of(self, [width, height]: [i32; 2]) -> [i32; 2] {
        match self {
            Corner::TopLeft => [0, 0],
            Corner::TopRight => [width, 0],
            Corner::BottomRight => [width, height],
            Corner::BottomLeft => [0, height],
        }
    }

    pub fn notation(self) -> &'static str {
        ["tl", "tr", "br", "bl"][self.index()]
    }

    pub(crate) fn from_notation(text: &str) -> Option<Corner> {
        Corner::ALL.into_iter().find(|it| it.notation() == text)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["top left", "top right", "bottom right", "bottom left"][self.index()])
    }
}

impl Component {
    pub fn size(self) -> [i32; 2] {
        match self {
            Component::Board => [BOARD, BOARD],
            Component::Card(_) => CARD,
        }
    }

    /// Where this corner is when the component stands upright at the origin.
    pub fn corner(self, corner: Corner) -> [i32; 2] {
        corner.of(self.size())
    }

    /// The board, then the cards.
    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Component::Board => 0,
            Component::Card(card) => 1 + card.index(),
        }
    }

    #[inline]
    pub fn spots(self) -> [Spot; 4] {
        Corner::ALL.map(|at| Spot { on: self, at })
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Component::Board => f.write_str("board"),
            Component::Card(card) => card.fmt(f),
        }
    }
}

impl Spot {
    #[inline]
    pub fn colour(self) -> Colour {
        match self.on {
            Component::Board => THE_BOARD.colours[self.at.index()],
            Component::Card(card) => card.colour(),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.on, self.at.notation())
    }
}
