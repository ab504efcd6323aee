//! What chance does: one deal per round, and the Thief's card.
use crate::{
    Back, CARDS, Card, Cards, DECK, ParseCardError, ParseTokenError, TOKENS_IN_PLAY, Tokens,
};
use game_core::{BySeat, ParseSeatError, Seat, Seats, shuffle, uniform};
use rand_core::Rng;
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Luck {
    Deal(Deal),
    Steal(Card),
}

/// The set-up of a round, everything at once (rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// In the first round the starter, later the seat that names the starter.
    pub drawn: Seat,
    pub tokens: Tokens,
    /// Two green cards for each seat at the table.
    pub hands: BySeat<Cards>,
    /// From the top. With two players the first nine go aside.
    pub deck: [Card; DECK],
}

/// The cards of one or more backs, in the order of the box.
const fn sorted<const N: usize>(green: bool) -> [Card; N] {
    let mut cards = [Card::new(0); N];
    let (mut kind, mut n) = (0, 0);
    while kind < CARDS.len() {
        let mut copy = 0;
        while copy < CARDS[kind].copies && matches!(CARDS[kind].back, Back::Green) == green {
            cards[n] = Card::new(kind as u8);
            n += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(n == N);
    cards
}

pub(crate) const GREEN: [Card; 9] = sorted(true);
pub(crate) const NOT_GREEN: [Card; DECK] = sorted(false);

impl Deal {
    /// `candidates` are the seats among which one is drawn.
    pub(crate) fn draw<R: Rng>(seats: Seats, candidates: &[Seat], rng: &mut R) -> Deal {
        let mut deck = NOT_GREEN;
        shuffle(rng, &mut deck);
        let mut green = GREEN;
        shuffle(rng, &mut green);
        let mut hands = BySeat::default();
        for (seat, pair) in seats.iter().zip(green.chunks(2)) {
            hands[seat] = pair.iter().copied().collect();
        }
        let tokens = Tokens::BOX.draw(TOKENS_IN_PLAY, rng);
        let drawn = candidates[uniform(rng, candidates.len() as u32) as usize];
        Deal { drawn, tokens, hands, deck }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Deal(deal) => deal.fmt(f),
            Luck::Steal(card) => write!(f, "steal {card}"),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal seat={} tokens={} hands=", self.drawn, self.tokens)?;
        let hands = Seats::FOUR.iter().map(|it| self.hands[it]).filter(|it| !it.is_empty());
        for (i, hand) in hands.enumerate() {
            write!(f, "{}{hand}", if i == 0 { "" } else { "/" })?;
        }
        for (i, card) in self.deck.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { " deck=" } else { "," })?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseLuckError {
    #[error("chance deals (`deal seat=… tokens=… hands=… deck=…`) or steals (`steal F1`)")]
    Verb,
    #[error("`hands` gives two cards for each of 2 to 4 seats")]
    Hands,
    #[error("`deck` gives 54 cards from the top")]
    Deck,
    #[error(transparent)]
    Card(#[from] ParseCardError),
    #[error(transparent)]
    Token(#[from] ParseTokenError),
    #[error(transparent)]
    Seat(#[from] ParseSeatError),
}

impl FromStr for Luck {
    type Err = ParseLuckError;

    fn from_str(text: &str) -> Result<Self, ParseLuckError> {
        if let Some(card) = text.strip_prefix("steal ") {
            return Ok(Luck::Steal(card.parse()?));
        }
        let mut words = text.split(' ');
        if words.next() != Some("deal") {
            return Err(ParseLuckError::Verb);
        }
        let mut field = |name: &str| {
            let value = words.next().and_then(|it| it.strip_prefix(name)?.strip_prefix('='));
            value.ok_or(ParseLuckError::Verb)
        };
        let drawn = field("seat")?.parse()?;
        let tokens = field("tokens")?.parse()?;
        let mut hands = BySeat::default();
        let mut seats = Seats::FOUR.iter();
        for hand in field("hands")?.split('/') {
            let cards: Cards = hand.parse()?;
            if cards.count() != 2 {
                return Err(ParseLuckError::Hands);
            }
            hands[seats.next().ok_or(ParseLuckError::Hands)?] = cards;
        }
        let mut deck = [Card::AMULET; DECK];
        let mut names = field("deck")?.split(',');
        for card in &mut deck {
            *card = names.next().ok_or(ParseLuckError::Deck)?.parse()?;
        }
        if names.next().is_some() {
            return Err(ParseLuckError::Deck);
        }
        match words.next() {
            None => Ok(Luck::Deal(Deal { drawn, tokens, hands, deck })),
            Some(_) => Err(ParseLuckError::Verb),
        }
    }
}
