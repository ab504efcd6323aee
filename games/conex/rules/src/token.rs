use crate::THE_DIE;
use game_core::Seat;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    Lightning,
    Double,
}

/// What the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Draw this many cards.
    Cards(u8),
    /// Take this token.
    Token(Token),
}

/// Who holds the two tokens; nobody: beside the pile. All of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens {
    holders: [Option<Seat>; 2],
    /// Taken in this turn: can't be used before the next (rules 7.2).
    locked: [bool; 2],
}

impl Token {
    pub const ALL: [Token; 2] = [Token::Lightning, Token::Double];
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Token::Lightning => "lightning",
            Token::Double => "double",
        })
    }
}

impl Face {
    /// The six faces of the die (rules 1.4).
    pub const DIE: [Face; 6] = THE_DIE.faces;
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Cards(count) => write!(f, "{count}"),
            Face::Token(token) => token.fmt(f),
        }
    }
}

impl Tokens {
    #[inline]
    pub fn holder(self, token: Token) -> Option<Seat> {
        self.holders[token as usize]
    }

    #[inline]
    pub fn is_locked(self, token: Token) -> bool {
        self.locked[token as usize]
    }

    /// Whether the seat holds this token and may use it.
    #[inline]
    pub fn can_use(self, seat: Seat, token: Token) -> bool {
        self.holder(token) == Some(seat) && !self.is_locked(token)
    }

    /// Takes a token and locks it; returns who had it. One that the seat already
    /// holds stays as it is (rules 7.3).
    pub(crate) fn take(&mut self, seat: Seat, token: Token) -> Option<Seat> {
        let from = self.holder(token);
        if from != Some(seat) {
            self.holders[token as usize] = Some(seat);
            self.locked[token as usize] = true;
        }
        from
    }

    /// A used token goes back beside the pile.
    pub(crate) fn give_back(&mut self, token: Token) {
        self.holders[token as usize] = None;
    }

    pub(crate) fn unlock(&mut self) {
        self.locked = [false; 2];
    }
}
