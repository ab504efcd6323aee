//! Who knows which hidden cards (rules 10).
use crate::{CARDS, Card, Cards};
use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, Seats, Viewer};

/// Somebody's hidden card in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Buried {
    pub(crate) card: Card,
    pub(crate) known_to: KnownTo,
}

/// Who has seen a card go under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KnownTo {
    Nobody,
    Seat(Seat),
    All,
}

impl Buried {
    pub(crate) fn is_known_to(self, viewer: Viewer) -> bool {
        match self.known_to {
            KnownTo::Nobody => viewer == Viewer::Omniscient,
            KnownTo::Seat(seat) => viewer.sees(seat),
            KnownTo::All => true,
        }
    }
}

pub(crate) type Pile = ArrayVec<Buried, CARDS>;

/// What is known about hands: a card seen in the pile is known in the hand that
/// draws it, until its holder gives up a card unseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memories {
    /// By holder, then by who knows.
    pub(crate) private: BySeat<BySeat<Cards>>,
    /// By holder; what everybody knows.
    pub(crate) public: BySeat<Cards>,
}

impl Memories {
    pub(crate) fn drawn(&mut self, holder: Seat, buried: Buried) {
        match buried.known_to {
            KnownTo::Nobody => {}
            KnownTo::Seat(seat) => self.private[holder][seat].insert(buried.card),
            KnownTo::All => self.public[holder].insert(buried.card),
        }
    }

    /// A card leaves the hand for all to see.
    pub(crate) fn shown(&mut self, holder: Seat, card: Card, seats: Seats) {
        self.public[holder].remove(card);
        seats.iter().for_each(|it| self.private[holder][it].remove(card));
    }

    /// A card leaves the hand unseen: any known card could be the one.
    pub(crate) fn hidden(&mut self, holder: Seat) {
        self.public[holder] = Cards::NONE;
        self.private[holder] = BySeat::default();
    }

    /// What a viewer surely knows of another hand.
    pub(crate) fn known(&self, holder: Seat, viewer: Viewer) -> Cards {
        match viewer {
            Viewer::Seat(seat) => self.public[holder].with(self.private[holder][seat]),
            Viewer::Spectator | Viewer::Omniscient => self.public[holder],
        }
    }
}
