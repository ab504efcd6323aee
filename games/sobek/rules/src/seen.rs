//! Cards as somebody sees them.
use crate::{Back, Card, Cards};

/// How many cards there are of each back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Backs {
    pub green: u8,
    pub beige: u8,
    pub orange: u8,
}

/// Some cards as one viewer sees them: all backs, and the faces they know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seen {
    pub backs: Backs,
    pub faces: Cards,
}

/// A place along the Nile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quay {
    #[default]
    Empty,
    /// A character, face down.
    Closed,
    Open(Card),
}

impl Backs {
    pub fn of(cards: Cards) -> Backs {
        let [green, beige, orange] = Back::ALL.map(|it| cards.of_back(it).count() as u8);
        Backs { green, beige, orange }
    }

    pub fn count(self) -> u32 {
        u32::from(self.green) + u32::from(self.beige) + u32::from(self.orange)
    }
}

impl Seen {
    /// All of `cards` from behind, `faces` of them face up.
    pub fn new(cards: Cards, faces: Cards) -> Seen {
        Seen { backs: Backs::of(cards), faces }
    }

    /// Faces for those who may see them, backs for all.
    pub fn by(cards: Cards, sees: bool) -> Seen {
        Seen::new(cards, if sees { cards } else { Cards::NONE })
    }

    /// The cards whose faces are not seen.
    pub fn hidden(self) -> Backs {
        let faces = Backs::of(self.faces);
        Backs {
            green: self.backs.green - faces.green,
            beige: self.backs.beige - faces.beige,
            orange: self.backs.orange - faces.orange,
        }
    }
}
