use crate::{
    Card, Cards, DECK, KEPT, Options, Phase, QUAYS, Quay, Sets, Tokens,
    knowledge::{Knowledge, Place},
    sets::Chosen,
};
use game_core::{BySeat, Seat, SeatSet, Seats, Viewer};

/// A complete position of Sobek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sobek {
    /// Hands and corruption piles, and who knows what about them.
    pub(crate) places: Knowledge,
    /// Vertical sets.
    pub(crate) sets: BySeat<Sets>,
    /// What seats have named while others still choose; after a round, its
    /// horizontal sets.
    pub(crate) chosen: BySeat<Chosen>,
    pub(crate) discard: Cards,
    pub(crate) scores: BySeat<u16>,
    /// Tokens that can still be picked.
    pub(crate) tokens: Tokens,
    /// Tokens picked in this round.
    pub(crate) tokens_out: Tokens,
    /// The whole deck of the round, from the top; what was drawn stays here.
    pub(crate) deck: [Card; DECK],
    /// The next card of the deck.
    pub(crate) top: u8,
    /// The card of the deck that was laid on the first quay.
    pub(crate) first: u8,
    /// The quays on which a card lies.
    pub(crate) row: u16,
    pub(crate) curses: BySeat<u8>,
    pub(crate) seats: Seats,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is; while the starter is named, the seat that names.
    pub(crate) mover: Seat,
    pub(crate) asked: SeatSet,
    /// Who has seen the tokens left.
    pub(crate) saw_tokens: SeatSet,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<Sobek>() <= 512);

impl Sobek {
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.places.cards(Place::hand(seat))
    }

    #[inline]
    pub fn pile(&self, seat: Seat) -> Cards {
        self.places.cards(Place::pile(seat))
    }

    pub fn sets(&self, seat: Seat) -> Sets {
        self.sets[seat]
    }

    pub fn curses(&self, seat: Seat) -> u8 {
        self.curses[seat]
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat]
    }

    pub fn tokens(&self) -> Tokens {
        self.tokens
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// From 1; 0 before the first deal.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What `seat` surely knows of a hand.
    pub fn known_hand(&self, of: Seat, seat: Seat) -> Cards {
        self.places.known(Place::hand(of), Viewer::Seat(seat))
    }

    /// What `seat` surely knows of a corruption pile.
    pub fn known_pile(&self, of: Seat, seat: Seat) -> Cards {
        self.places.known(Place::pile(of), Viewer::Seat(seat))
    }

    /// The cards of the row, from the temple on.
    #[inline]
    pub fn row(&self) -> impl Iterator<Item = Card> + Clone {
        (0..QUAYS as u8).filter(|quay| self.row >> quay & 1 == 1).map(|quay| self.on_quay(quay))
    }

    /// How many cards lie in the row.
    #[inline]
    pub fn lying(&self) -> u8 {
        self.row.count_ones() as u8
    }

    /// The card on a quay that isn't empty.
    #[inline]
    pub(crate) fn on_quay(&self, quay: u8) -> Card {
        self.deck[usize::from(self.first + quay)]
    }

    pub(crate) fn quays(&self) -> [Quay; QUAYS] {
        std::array::from_fn(|quay| {
            if self.row >> quay & 1 == 0 {
                return Quay::Empty;
            }
            let card = self.on_quay(quay as u8);
            if card.character().is_some() { Quay::Closed } else { Quay::Open(card) }
        })
    }

    /// How many cards the deck still has.
    pub fn deck_left(&self) -> u8 {
        DECK as u8 - self.top
    }

    /// The cards put aside unseen at the top of the deck (rules 2.2).
    pub(crate) fn aside(seats: Seats) -> u8 {
        if seats == Seats::TWO { QUAYS as u8 } else { 0 }
    }

    /// Counted from 1.
    pub(crate) fn delivery(&self) -> u8 {
        // The Queen's three cards shift the deck by less than a delivery.
        (self.first - Self::aside(self.seats)) / QUAYS as u8 + 1
    }

    /// Deliveries in a round: 6, or 5 with two players.
    pub fn deliveries(seats: Seats) -> u8 {
        (DECK as u8 - Self::aside(seats)) / QUAYS as u8
    }

    /// How many cards a Scribe's victim still has to name.
    pub fn to_discard(&self, seat: Seat) -> u32 {
        (self.hand(seat).count() - KEPT).saturating_sub(self.discards(seat).count())
    }

    /// The cards a Scribe's victim has named.
    pub(crate) fn discards(&self, seat: Seat) -> Cards {
        self.chosen[seat].discards()
    }

    pub(crate) fn choose_discard(&mut self, seat: Seat, card: Card) {
        self.chosen[seat] = Chosen::of_discards(self.discards(seat).plus(card.into()));
    }

    /// The seats from which a deal draws one: those with the lowest score. In the
    /// first round that is all of them (rules 2.5).
    pub(crate) fn candidates(&self) -> impl Iterator<Item = Seat> + Clone {
        let least = self.seats.iter().map(|it| self.scores[it]).min();
        self.seats.iter().filter(move |&it| Some(self.scores[it]) == least)
    }
}
