use crate::{Card, Colour, Component, Corner, Kind, PLUS, ParseCardError, Printed, Spot};
use std::{fmt, str::FromStr};

/// A card laid by one of its printed corners on a spot. Written `r4.p on p12.tr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    pub spot: Spot,
    pub by: Printed,
}

impl Placement {
    pub fn card(self) -> Card {
        self.by.card()
    }

    /// What the "+2" card below adds to the value (rules 5.2).
    pub fn bonus(self) -> u16 {
        match self.spot.on {
            Component::Card(card) if card.kind() == Kind::PlusTwo => PLUS,
            Component::Card(_) | Component::Board => 0,
        }
    }

    /// What it scores, doubled or not (rules 5.1 to 5.3).
    pub fn points(self, doubled: bool) -> u16 {
        let points = u16::from(self.by.value()) + self.bonus();
        if doubled { 2 * points } else { points }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.by, self.spot)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePlacementError {
    #[error(
        "a card is laid as in `lay r4.p on p12.tr`: the card and the colour of its printed corner, on what, and on which corner"
    )]
    Words,
    #[error("{0} has no {1} printed corner")]
    NotPrinted(Card, Colour),
    #[error("a corner is `tl`, `tr`, `br` or `bl`")]
    Corner,
    #[error(transparent)]
    Card(#[from] ParseCardError),
}

impl FromStr for Placement {
    type Err = ParsePlacementError;

    fn from_str(text: &str) -> Result<Self, ParsePlacementError> {
        use ParsePlacementError::{Corner as NoCorner, NotPrinted, Words};
        let (upper, lower) = text.split_once(" on ").ok_or(Words)?;
        let (card, colour) = upper.split_once('.').ok_or(Words)?;
        let (on, at) = lower.split_once('.').ok_or(Words)?;
        let card = card.parse()?;
        let colour = Colour::from_letter(colour).ok_or(Words)?;
        let by = Printed::of_colour(card, colour).ok_or(NotPrinted(card, colour))?;
        let on = if on == "board" { Component::Board } else { Component::Card(on.parse()?) };
        let at = Corner::from_notation(at).ok_or(NoCorner)?;
        Ok(Placement { by, spot: Spot { on, at } })
    }
}
