//! The twelve event tokens.
use crate::{Hieroglyph, TOKENS, TokenFact};
use game_core::uniform;
use rand_core::Rng;
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    Guild(Hieroglyph),
    Flood,
    Curse,
    Prosperity,
    Embalming,
    Deceit,
}

/// A multiset of tokens: a bit for each, the lowest of its kind first, as in
/// [`crate::Cards`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tokens(u16);

/// The bits of each kind.
const SPAN: [u16; TOKENS.len()] = {
    let mut spans = [0; TOKENS.len()];
    let (mut kind, mut bit) = (0, 0);
    while kind < TOKENS.len() {
        spans[kind] = ((1 << TOKENS[kind].copies) - 1) << bit;
        bit += TOKENS[kind].copies as u32;
        kind += 1;
    }
    assert!(bit == 12);
    spans
};

impl Token {
    pub fn all() -> impl Iterator<Item = Token> + Clone {
        TOKENS.iter().map(|it| it.token)
    }

    /// Its place in [`TOKENS`].
    fn index(self) -> usize {
        match self {
            Token::Guild(hieroglyph) => hieroglyph as usize,
            Token::Flood => 4,
            Token::Curse => 5,
            Token::Prosperity => 6,
            Token::Embalming => 7,
            Token::Deceit => 8,
        }
    }

    pub fn fact(self) -> &'static TokenFact {
        &TOKENS[self.index()]
    }
}

impl Tokens {
    pub const NONE: Tokens = Tokens(0);

    /// All twelve.
    pub const BOX: Tokens = Tokens((1 << 12) - 1);

    pub fn copies(self, token: Token) -> u32 {
        (self.0 & SPAN[token.index()]).count_ones()
    }

    #[inline]
    pub fn contains(self, token: Token) -> bool {
        self.0 & SPAN[token.index()] != 0
    }

    pub fn contains_all(self, part: Tokens) -> bool {
        part.0 & !self.0 == 0
    }

    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn insert(&mut self, token: Token) {
        let span = SPAN[token.index()];
        self.0 |= (self.0 << 1 | span & span.wrapping_neg()) & span;
    }

    /// Takes one away, if there is one.
    pub fn remove(&mut self, token: Token) {
        let span = SPAN[token.index()];
        self.0 = self.0 & !span | (self.0 & span) >> 1 & span;
    }

    #[must_use]
    pub fn minus(mut self, less: Tokens) -> Tokens {
        less.iter().for_each(|it| self.remove(it));
        self
    }

    /// Takes `n` of these tokens, each with equal chance.
    pub(crate) fn draw<R: Rng>(mut self, n: usize, rng: &mut R) -> Tokens {
        let draw = |_| {
            let nth = uniform(rng, self.count()) as usize;
            let token = self.iter().nth(nth).expect("counted");
            self.remove(token);
            token
        };
        (0..n).map(draw).collect()
    }

    /// Every token, alike ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Token> + Clone {
        Token::all().flat_map(move |it| (0..self.copies(it)).map(move |_| it))
    }

    /// Every different token once.
    pub fn kinds(self) -> impl Iterator<Item = Token> + Clone {
        Token::all().filter(move |&it| self.contains(it))
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        let mut all = Tokens::NONE;
        tokens.into_iter().for_each(|it| all.insert(it));
        all
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Guild(hieroglyph) => write!(f, "guild-{hieroglyph}"),
            Token::Flood => f.write_str("flood"),
            Token::Curse => f.write_str("curse"),
            Token::Prosperity => f.write_str("prosperity"),
            Token::Embalming => f.write_str("embalming"),
            Token::Deceit => f.write_str("deceit"),
        }
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, token) in self.iter().enumerate() {
            write!(f, "{}{token}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTokenError {
    #[error("no such event token")]
    Token,
    #[error("more event tokens of one kind than the box holds")]
    TooMany,
}

impl FromStr for Token {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Self, ParseTokenError> {
        Token::all().find(|it| it.to_string() == text).ok_or(ParseTokenError::Token)
    }
}

impl FromStr for Tokens {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Self, ParseTokenError> {
        let mut tokens = Tokens::NONE;
        if text == "-" {
            return Ok(tokens);
        }
        for name in text.split(',') {
            let token: Token = name.parse()?;
            if tokens.copies(token) == u32::from(token.fact().copies) {
                return Err(ParseTokenError::TooMany);
            }
            tokens.insert(token);
        }
        Ok(tokens)
    }
}
