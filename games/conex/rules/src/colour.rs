use std::fmt;

/// The four main colours, in the order of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Red,
    Purple,
    Yellow,
    Turquoise,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Purple, Colour::Yellow, Colour::Turquoise];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The colour `steps` further on, going round.
    pub(crate) fn after(self, steps: u8) -> Colour {
        Colour::ALL[(self.index() + usize::from(steps)) % 4]
    }

    /// As in the notation: `r`, `p`, `y`, `t`.
    pub fn letter(self) -> char {
        ['r', 'p', 'y', 't'][self.index()]
    }

    pub(crate) fn from_letter(letter: &str) -> Option<Colour> {
        match letter {
            "r" => Some(Colour::Red),
            "p" => Some(Colour::Purple),
            "y" => Some(Colour::Yellow),
            "t" => Some(Colour::Turquoise),
            _ => None,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["red", "purple", "yellow", "turquoise"][self.index()])
    }
}
