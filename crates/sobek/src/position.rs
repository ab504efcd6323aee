use crate::{
    Backs, Card, Cards, DECK, Decision, Family, Options, QUAYS, Quay, Tokens,
    knowledge::{Knowledge, Place},
};
use game_core::{BySeat, Seat, SeatSet, Seats};

/// A complete position of Sobek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sobek {
    /// Hands and corruption piles, and who knows what of them.
    pub(crate) places: Knowledge,
    /// Vertical sets.
    pub(crate) sets: BySeat<Sets>,
    /// What a seat has chosen while others still choose: a Scribe's discards, or
    /// horizontal sets. The cards are still in the hand.
    pub(crate) chosen: BySeat<Sets>,
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
    /// Whose turn it is; while the starter is named, who names.
    pub(crate) mover: Seat,
    pub(crate) asked: SeatSet,
    /// Who has seen the tokens left.
    pub(crate) saw_tokens: SeatSet,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<Sobek>() <= 512);

/// Where in a round the game stands. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance deals.
    Deal,
    NameStarter,
    Turn,
    Event,
    /// Chance draws the Thief's card.
    Steal(Seat, crate::Back),
    /// The Vizier has seen this seat's pile.
    Rob(Seat),
    Reduce,
    HorizontalSets,
    Over,
}

impl Phase {
    /// Whether horizontal sets and piles lie open (rules 8.1).
    pub fn is_opened(self) -> bool {
        matches!(self, Phase::Deal | Phase::Over)
    }

    pub fn decision(self) -> Option<Decision> {
        match self {
            Phase::NameStarter => Some(Decision::NameStarter),
            Phase::Turn => Some(Decision::Turn),
            Phase::Event => Some(Decision::Event),
            Phase::Rob(_) => Some(Decision::VizierCard),
            Phase::Reduce => Some(Decision::ScribeDiscards),
            Phase::HorizontalSets => Some(Decision::HorizontalSets),
            Phase::Deal | Phase::Steal(..) | Phase::Over => None,
        }
    }
}

/// Sets on the table: one of each family.
///
/// Twelve bytes without gaps, so that a position stays small.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sets {
    /// Goods and characters stand in the set of their family: two halves.
    cards: [u32; 2],
    /// Five bits a family: three for its amulets, two for its Prosperity.
    extras: u32,
}

impl Sets {
    pub fn add(&mut self, family: Family, cards: Cards) {
        self.set_cards(self.cards().plus(cards.without_amulets()));
        self.extras += cards.amulets().count() << (5 * family as u32);
    }

    pub(crate) fn prosper(&mut self, family: Family) {
        self.extras += 8 << (5 * family as u32);
    }

    fn cards(self) -> Cards {
        Cards::from_halves(self.cards)
    }

    fn set_cards(&mut self, cards: Cards) {
        self.cards = cards.halves();
    }

    fn amulets(self, family: Family) -> u32 {
        self.extras >> (5 * family as u32) & 7
    }

    /// The tokens of Prosperity on the set of this family.
    pub fn prosperity(self, family: Family) -> u8 {
        (self.extras >> (5 * family as u32 + 3) & 3) as u8
    }

    /// The cards of one set, amulets included.
    pub fn of(self, family: Family) -> Cards {
        self.cards().of_family(family).beside(Cards::amulet_count(self.amulets(family)))
    }

    /// Whether there is a set of this family. Every set has a card of it.
    #[inline]
    pub fn has(self, family: Family) -> bool {
        !self.cards().of_family(family).is_empty()
    }

    pub fn families(self) -> impl DoubleEndedIterator<Item = Family> {
        Family::ALL.into_iter().filter(move |&it| self.has(it))
    }

    /// All cards of all sets.
    pub fn all(self) -> Cards {
        Family::ALL
            .into_iter()
            .fold(self.cards(), |all, it| all.plus(Cards::amulet_count(self.amulets(it))))
    }

    /// The points of a vertical set: scarabs times cards (rules 8.2).
    pub fn points(self, family: Family) -> u16 {
        let cards = self.cards().of_family(family);
        let scarabs = cards.scarabs() + 2 * u32::from(self.prosperity(family));
        (scarabs * (cards.count() + self.amulets(family))) as u16
    }

    /// The points of a horizontal set: its scarabs.
    pub fn horizontal_points(self, family: Family) -> u16 {
        self.cards().of_family(family).scarabs() as u16
    }
}

impl std::fmt::Debug for Sets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for family in self.families() {
            map.entry(&family, &(self.of(family), self.prosperity(family)));
        }
        map.finish()
    }
}

impl Sobek {
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.places.cards(Place::hand(seat))
    }

    #[inline]
    pub(crate) fn pile(&self, seat: Seat) -> Cards {
        self.places.cards(Place::pile(seat))
    }

    pub(crate) fn hand_backs(&self, seat: Seat) -> Backs {
        Backs::of(self.hand(seat))
    }

    /// How many cards lie in the row.
    #[inline]
    pub(crate) fn lying(&self) -> u8 {
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

    pub(crate) fn deck_left(&self) -> u8 {
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
    pub(crate) fn to_discard(&self, seat: Seat) -> u32 {
        (self.hand(seat).count() - KEPT).saturating_sub(self.chosen[seat].cards().count())
    }

    /// The cards a Scribe's victim has named.
    pub(crate) fn discards(&self, seat: Seat) -> Cards {
        self.chosen[seat].cards()
    }

    pub(crate) fn choose_discard(&mut self, seat: Seat, card: Card) {
        let discards = self.discards(seat).plus(card.into());
        self.chosen[seat].set_cards(discards);
    }

    /// The seats of which a deal draws one: those with the lowest score. In the
    /// first round that is all (rules 2.5).
    pub(crate) fn candidates(&self) -> impl Iterator<Item = Seat> + Clone {
        let least = self.seats.iter().map(|it| self.scores[it]).min();
        self.seats.iter().filter(move |&it| Some(self.scores[it]) == least)
    }
}

/// The hand to which a Scribe reduces the others (rules 6.5).
pub(crate) const KEPT: u32 = 6;
