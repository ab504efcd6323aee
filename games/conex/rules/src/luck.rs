//! What chance does: one deal, and the die.
use crate::{CARDS, Card, Cards, Face, HAND, ParseCardError, Token};
use game_core::{ParseSeatError, Seat, Seats, shuffle, uniform};
use rand_core::Rng;
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Luck {
    Deal(Deal),
    Die(Face),
}

/// The set-up (rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// Who gets the start card.
    pub start: Seat,
    /// Five for each seat in turn, then the pile from the top.
    pub cards: [Card; CARDS],
}

impl Deal {
    pub(crate) fn draw<R: Rng>(seats: Seats, rng: &mut R) -> Deal {
        let mut cards = [Card::FIRST; CARDS];
        cards.iter_mut().zip(Card::all()).for_each(|(place, card)| *place = card);
        shuffle(rng, &mut cards);
        let start = seats.seat(uniform(rng, seats.count() as u32) as usize);
        Deal { start: start.expect("drawn among the seats"), cards }
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.cards[seat.index() * HAND..][..HAND].iter().copied().collect()
    }

    pub fn pile(&self, seats: Seats) -> &[Card] {
        &self.cards[seats.count() * HAND..]
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Deal(deal) => deal.fmt(f),
            Luck::Die(face) => write!(f, "die {face}"),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal start={}", self.start)?;
        for (i, card) in self.cards.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { " cards=" } else { "," })?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseLuckError {
    #[error("chance deals (`deal start=1 cards=…`) or rolls the die (`die 1`, `die lightning`)")]
    Verb,
    #[error("the die shows `1`, `2`, `lightning` or `double`")]
    Face,
    #[error("`cards` gives the 52 cards of the box")]
    Cards,
    #[error(transparent)]
    Card(#[from] ParseCardError),
    #[error(transparent)]
    Seat(#[from] ParseSeatError),
}

impl FromStr for Luck {
    type Err = ParseLuckError;

    fn from_str(text: &str) -> Result<Self, ParseLuckError> {
        if let Some(face) = text.strip_prefix("die ") {
            return Ok(Luck::Die(match face {
                "1" => Face::Cards(1),
                "2" => Face::Cards(2),
                "lightning" => Face::Token(Token::Lightning),
                "double" => Face::Token(Token::Double),
                _ => return Err(ParseLuckError::Face),
            }));
        }
        let fields = text.strip_prefix("deal start=").ok_or(ParseLuckError::Verb)?;
        let (start, names) = fields.split_once(" cards=").ok_or(ParseLuckError::Verb)?;
        let start = start.parse()?;
        let mut names = names.split(',');
        let mut cards = [Card::FIRST; CARDS];
        for card in &mut cards {
            *card = names.next().ok_or(ParseLuckError::Cards)?.parse()?;
        }
        match names.next() {
            None => Ok(Luck::Deal(Deal { start, cards })),
            Some(_) => Err(ParseLuckError::Cards),
        }
    }
}
