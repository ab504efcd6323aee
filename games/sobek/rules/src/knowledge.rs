//! Who surely knows which cards lie where (rules 11).
//!
//! A hand or a corruption pile is one row with a column for each viewer: the
//! cards they know to be there. The owner's column is the place itself. What a
//! viewer knows follows by counting from what they were shown, so it is never
//! wrong and never more than a perfect memory has.
use crate::{Back, Card, Cards};
use game_core::{Seat, Viewer};

/// A hand or a corruption pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u8);

impl Place {
    pub(crate) fn hand(seat: Seat) -> Place {
        Place(seat.index() as u8)
    }

    pub(crate) fn pile(seat: Seat) -> Place {
        Place(4 + seat.index() as u8)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) & 7
    }

    #[inline]
    fn owner(self) -> usize {
        usize::from(self.0) & 3
    }
}

/// The column of those who see only what is public.
const PUBLIC: usize = 4;
/// A column for each seat, even an empty one (it knows what is public), and the
/// public one.
const COLUMNS: usize = 5;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Knowledge([[Cards; COLUMNS]; 8]);

impl Knowledge {
    /// What really lies there.
    #[inline]
    pub(crate) fn cards(&self, place: Place) -> Cards {
        self.0[place.index()][place.owner()]
    }

    /// What `viewer` surely knows to lie there.
    pub(crate) fn known(&self, place: Place, viewer: Viewer) -> Cards {
        match viewer {
            Viewer::Seat(seat) => self.0[place.index()][seat.index()],
            Viewer::Spectator => self.0[place.index()][PUBLIC],
            Viewer::Omniscient => self.cards(place),
        }
    }

    /// A card comes from the row, its face seen by all.
    #[inline]
    pub(crate) fn arrive_open(&mut self, place: Place, card: Card) {
        for known in &mut self.0[place.index()] {
            known.insert(card);
        }
    }

    /// A card comes from outside, its face seen by the owner alone.
    #[inline]
    pub(crate) fn arrive_closed(&mut self, place: Place, card: Card) {
        self.0[place.index()][place.owner()].insert(card);
    }

    /// Cards go where all see them.
    #[inline]
    pub(crate) fn leave_open(&mut self, place: Place, cards: Cards) {
        for known in &mut self.0[place.index()] {
            *known = known.minus(cards);
        }
    }

    /// Cards go from one place to another; only the owners of the two see their
    /// faces. The others count: of `m` known alike cards among `s` of a back, of
    /// which `k` leave, at least `m - k` stay and at least `m - (s - k)` go.
    pub(crate) fn transfer(&mut self, from: Place, to: Place, cards: Cards) {
        let whole = self.cards(from);
        let counts = Back::ALL.map(|back| {
            let (all, leaving) = (whole.of_back(back).count(), cards.of_back(back).count());
            (back, leaving, all - leaving)
        });
        for column in 0..COLUMNS {
            let known = self.0[from.index()][column];
            let (stay, go) = if column == from.owner() || column == to.owner() {
                (known.minus(cards), cards)
            } else {
                counts.iter().fold((Cards::NONE, Cards::NONE), |(stay, go), &(back, k, rest)| {
                    let known = known.of_back(back);
                    (stay.beside(known.less_of_each(k)), go.beside(known.less_of_each(rest)))
                })
            };
            self.0[from.index()][column] = stay;
            self.0[to.index()][column] = self.0[to.index()][column].plus(go);
        }
    }

    /// Somebody looks through a place.
    pub(crate) fn show(&mut self, place: Place, to: Seat) {
        self.0[place.index()][to.index()] = self.cards(place);
    }

    /// All see everything there.
    pub(crate) fn open(&mut self, place: Place) {
        self.0[place.index()] = [self.cards(place); COLUMNS];
    }

    /// Makes the place hold these cards, known to nobody else.
    pub(crate) fn set(&mut self, place: Place, cards: Cards) {
        self.0[place.index()] = [Cards::NONE; COLUMNS];
        self.0[place.index()][place.owner()] = cards;
    }

    /// Makes a place that `viewer` and the public know this much about; the
    /// other seats know no more than the public.
    pub(crate) fn set_known(
        &mut self,
        place: Place,
        cards: Cards,
        viewer: Viewer,
        known: Cards,
        public: Cards,
    ) {
        let row = &mut self.0[place.index()];
        *row = [public; COLUMNS];
        if let Viewer::Seat(seat) = viewer {
            row[seat.index()] = known;
        }
        row[place.owner()] = cards;
    }

    /// What everybody knows of a place.
    pub(crate) fn public(&self, place: Place) -> Cards {
        self.0[place.index()][PUBLIC]
    }

    /// Nobody knows cards that aren't there, or less than the public does.
    #[cfg(test)]
    pub(crate) fn is_sound(&self, place: Place) -> bool {
        let row = &self.0[place.index()];
        let cards = self.cards(place);
        row.iter().all(|known| cards.contains_all(*known) && known.contains_all(row[PUBLIC]))
    }
}
