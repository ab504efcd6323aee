//! The 63 cards of the box, as 28 different ones.
use crate::{CARDS, CardFact};
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    Ivory,
    Ebony,
    Marble,
    Cattle,
    Fish,
    Wheat,
}

/// What a card shows from behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// Goods of the starting hands.
    Green,
    /// Goods of the deck.
    Beige,
    /// Characters.
    Orange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    Queen,
    HighPriest,
    HighPriestess,
    ScribeOfCattle,
    Vizier,
    Thief,
    ScribeOfFish,
    Courtesan,
    Merchant,
}

/// One of the 28 different cards. Cards that are alike (the same family,
/// scarabs and back) are the same `Card`: no rule and no player can tell them
/// apart, so no name of ours can either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const AMULET: Card = Card(27);

    pub fn all() -> impl ExactSizeIterator<Item = Card> + DoubleEndedIterator + Clone {
        (0..CARDS.len() as u8).map(Card)
    }

    #[inline]
    pub(crate) const fn new(index: u8) -> Card {
        Card(index)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn fact(self) -> &'static CardFact {
        &CARDS[self.index()]
    }

    pub fn family(self) -> Option<Family> {
        self.fact().family
    }

    #[inline]
    pub fn back(self) -> Back {
        self.fact().back
    }

    pub fn scarabs(self) -> u8 {
        self.fact().scarabs
    }

    pub fn character(self) -> Option<Character> {
        self.fact().character
    }
}

impl Character {
    pub const ALL: [Character; 9] = {
        use Character::*;
        [
            Queen,
            HighPriest,
            HighPriestess,
            ScribeOfCattle,
            Vizier,
            Thief,
            ScribeOfFish,
            Courtesan,
            Merchant,
        ]
    };

    #[inline]
    pub fn card(self) -> Card {
        const CARD: [Card; 9] = {
            let mut cards = [Card(0); 9];
            let mut i = 0;
            while i < CARDS.len() {
                if let Some(character) = CARDS[i].character {
                    cards[character as usize] = Card(i as u8);
                }
                i += 1;
            }
            cards
        };
        CARD[self as usize]
    }
}

impl Family {
    pub const ALL: [Family; 6] = {
        use Family::*;
        [Ivory, Ebony, Marble, Cattle, Fish, Wheat]
    };

    pub fn name(self) -> &'static str {
        match self {
            Family::Ivory => "ivory",
            Family::Ebony => "ebony",
            Family::Marble => "marble",
            Family::Cattle => "cattle",
            Family::Fish => "fish",
            Family::Wheat => "wheat",
        }
    }

    /// Prosperity goes on sets of these only.
    pub fn can_prosper(self) -> bool {
        matches!(self, Family::Cattle | Family::Fish | Family::Wheat)
    }
}

impl Back {
    pub const ALL: [Back; 3] = [Back::Green, Back::Beige, Back::Orange];

    pub fn name(self) -> &'static str {
        match self {
            Back::Green => "green",
            Back::Beige => "beige",
            Back::Orange => "orange",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fact().name)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCardError {
    #[error("no such card; goods are written like F1, F0 or Fg, characters by name, amulets A")]
    Card,
    #[error("no such family: ivory, ebony, marble, cattle, fish or wheat")]
    Family,
    #[error("no such back: green, beige or orange")]
    Back,
    #[error("more cards of one kind than the box holds")]
    TooMany,
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        Card::all().find(|it| it.fact().name == text).ok_or(ParseCardError::Card)
    }
}

impl FromStr for Family {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        Family::ALL.into_iter().find(|it| it.name() == text).ok_or(ParseCardError::Family)
    }
}

impl FromStr for Back {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        Back::ALL.into_iter().find(|it| it.name() == text).ok_or(ParseCardError::Back)
    }
}
