//! Everything a player can decide, and its notation.
use crate::{
    Back, Card, Cards, Character, Family, Hieroglyph, ParseCardError, ParseHieroglyphError, Token,
};
use game_core::{ParseSeatError, Seat};
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take the nth card lying in the row, counted from zero (rules 4).
    Take(u8),
    /// Lay a set or add to one (rules 5); at the end of the round, lay a set
    /// horizontally (rules 8.1).
    Set(Family, Cards),
    /// Characters, each played for its effect (rules 6).
    Queen,
    HighPriest(Family),
    HighPriestess(Family),
    ScribeOfCattle,
    Vizier(Seat),
    /// No back only if the victim's hand is empty.
    Thief(Seat, Option<Back>),
    ScribeOfFish,
    Courtesan(Family, Cards),
    /// If nothing fits: no effect.
    CourtesanInVain,
    /// The nth card lying in the row, counted from zero.
    Merchant(u8),
    /// Pick an event after laying a set (rules 7).
    Event(Pick),
    /// The Vizier's card from the pile (rules 6.6).
    Rob(Card),
    /// A Scribe's victim puts this card into corruption (rules 6.5).
    Discard(Card),
    /// No more horizontal sets (rules 8.1).
    Done,
    /// Name the starter of the round (rules 2.5).
    Start(Seat),
}

/// Lists of actions are written and read millions of times a second.
const _: () = assert!(size_of::<Action>() == 16);

/// An event token with its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    Guild(Hieroglyph, Seat),
    Flood,
    Curse(Seat),
    /// No family only without a set of wheat, fish or cattle.
    Prosperity(Option<Family>),
    Embalming,
    Deceit,
}

impl Pick {
    pub fn token(self) -> Token {
        match self {
            Pick::Guild(hieroglyph, _) => Token::Guild(hieroglyph),
            Pick::Flood => Token::Flood,
            Pick::Curse(_) => Token::Curse,
            Pick::Prosperity(_) => Token::Prosperity,
            Pick::Embalming => Token::Embalming,
            Pick::Deceit => Token::Deceit,
        }
    }
}

impl Action {
    /// The character that this action plays for its effect.
    pub fn character(self) -> Option<Character> {
        Some(match self {
            Action::Queen => Character::Queen,
            Action::HighPriest(_) => Character::HighPriest,
            Action::HighPriestess(_) => Character::HighPriestess,
            Action::ScribeOfCattle => Character::ScribeOfCattle,
            Action::Vizier(_) => Character::Vizier,
            Action::Thief(..) => Character::Thief,
            Action::ScribeOfFish => Character::ScribeOfFish,
            Action::Courtesan(..) | Action::CourtesanInVain => Character::Courtesan,
            Action::Merchant(_) => Character::Merchant,
            Action::Take(_)
            | Action::Set(..)
            | Action::Event(_)
            | Action::Rob(_)
            | Action::Discard(_)
            | Action::Done
            | Action::Start(_) => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(character) = self.character() {
            write!(f, "{}", character.card())?;
        }
        match *self {
            Action::Take(nth) => write!(f, "take {}", u16::from(nth) + 1),
            Action::Set(family, cards) => write!(f, "set {family} {cards}"),
            Action::HighPriest(family) | Action::HighPriestess(family) => write!(f, " {family}"),
            Action::Vizier(victim) | Action::Thief(victim, None) => write!(f, " {victim}"),
            Action::Thief(victim, Some(back)) => write!(f, " {victim} {back}"),
            Action::Queen
            | Action::ScribeOfCattle
            | Action::ScribeOfFish
            | Action::CourtesanInVain => Ok(()),
            Action::Courtesan(family, cards) => write!(f, " {family} {cards}"),
            Action::Merchant(nth) => write!(f, " {}", u16::from(nth) + 1),
            Action::Event(pick) => {
                write!(f, "event {}", pick.token())?;
                match pick {
                    Pick::Guild(_, victim) | Pick::Curse(victim) => write!(f, " {victim}"),
                    Pick::Prosperity(Some(family)) => write!(f, " {family}"),
                    Pick::Prosperity(None) | Pick::Flood | Pick::Embalming | Pick::Deceit => Ok(()),
                }
            }
            Action::Rob(card) => write!(f, "rob {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
            Action::Start(seat) => write!(f, "start {seat}"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError {
    #[error("not an action of Sobek; try `take 1`, `set fish F1,F1,A` or a character's name")]
    Verb,
    #[error("this action takes {0}")]
    Words(&'static str),
    #[error("a card of the row is named by its number, from 1 to 9")]
    Nth,
    #[error(transparent)]
    Card(#[from] ParseCardError),
    #[error(transparent)]
    Seat(#[from] ParseSeatError),
    #[error(transparent)]
    Hieroglyph(#[from] ParseHieroglyphError),
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        use ParseActionError::Words;
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let mut rest = [""; 3];
        let mut count = 0;
        for word in words {
            *rest.get_mut(count).ok_or(Words("fewer words"))? = word;
            count += 1;
        }
        let rest = &rest[..count];
        let action = match (verb, rest) {
            ("take", [n]) => Action::Take(nth(n)?),
            ("take", _) => return Err(Words("the number of a card: take 2")),
            ("set", [family, cards]) => Action::Set(family.parse()?, cards.parse()?),
            ("set", _) => return Err(Words("a family and cards: set fish F1,F1,A")),
            ("queen", []) => Action::Queen,
            ("priest", [family]) => Action::HighPriest(family.parse()?),
            ("priestess", [family]) => Action::HighPriestess(family.parse()?),
            ("priest" | "priestess", _) => return Err(Words("a family: priest fish")),
            ("scribe-cattle", []) => Action::ScribeOfCattle,
            ("scribe-fish", []) => Action::ScribeOfFish,
            ("vizier", [victim]) => Action::Vizier(victim.parse()?),
            ("vizier", _) => return Err(Words("an opponent: vizier 2")),
            ("thief", [victim]) => Action::Thief(victim.parse()?, None),
            ("thief", [victim, back]) => Action::Thief(victim.parse()?, Some(back.parse()?)),
            ("thief", _) => return Err(Words("an opponent and a back: thief 2 beige")),
            ("courtesan", []) => Action::CourtesanInVain,
            ("courtesan", [family, cards]) => Action::Courtesan(family.parse()?, cards.parse()?),
            ("courtesan", _) => return Err(Words("a family and cards: courtesan fish F1,A")),
            ("merchant", [n]) => Action::Merchant(nth(n)?),
            ("merchant", _) => return Err(Words("the number of a card: merchant 7")),
            ("event", _) => Action::Event(parse_pick(rest)?),
            ("rob", [card]) => Action::Rob(card.parse()?),
            ("discard", [card]) => Action::Discard(card.parse()?),
            ("rob" | "discard", _) => return Err(Words("one card: discard F0")),
            ("done", []) => Action::Done,
            ("start", [seat]) => Action::Start(seat.parse()?),
            ("start", _) => return Err(Words("a seat: start 2")),
            ("queen" | "scribe-cattle" | "scribe-fish" | "done", _) => {
                return Err(Words("nothing more"));
            }
            _ => return Err(ParseActionError::Verb),
        };
        Ok(action)
    }
}

fn parse_pick(words: &[&str]) -> Result<Pick, ParseActionError> {
    Ok(match words {
        ["flood"] => Pick::Flood,
        ["embalming"] => Pick::Embalming,
        ["deceit"] => Pick::Deceit,
        ["curse", victim] => Pick::Curse(victim.parse()?),
        ["prosperity"] => Pick::Prosperity(None),
        ["prosperity", family] => Pick::Prosperity(Some(family.parse()?)),
        [guild, victim] if let Some(name) = guild.strip_prefix("guild-") => {
            Pick::Guild(name.parse()?, victim.parse()?)
        }
        _ => {
            return Err(ParseActionError::Words(
                "a token and its target: event flood, event curse 2, event guild-ankh 3, \
                 event prosperity fish",
            ));
        }
    })
}

fn nth(text: &str) -> Result<u8, ParseActionError> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'1'),
        _ => Err(ParseActionError::Nth),
    }
}
