use std::fmt;

/// Where in a turn the game stands. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance deals.
    Deal,
    /// The start of a turn, lightning included.
    Start,
    /// After lightning at the start of the turn: what else is done in it.
    Main,
    /// Chance rolls the die for a die card.
    Die,
    /// The end of a turn, with lightning to use.
    End,
    /// The others give up a card each; then the turn goes on, or ends.
    Discard {
        goes_on: bool,
    },
    Over,
}

impl Phase {
    pub fn decision(self) -> Option<Decision> {
        match self {
            Phase::Start => Some(Decision::Start),
            Phase::Main => Some(Decision::Main),
            Phase::End => Some(Decision::End),
            Phase::Discard { .. } => Some(Decision::Discard),
            Phase::Deal | Phase::Die | Phase::Over => None,
        }
    }
}

/// What a position asks a player for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Start,
    Main,
    End,
    Discard,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decision::Start => "lay a card or draw; use lightning or pass where you can",
            Decision::Main => "lay a card or draw",
            Decision::End => "use lightning or end the turn",
            Decision::Discard => "give up a card, as in `discard r4`",
        })
    }
}

/// Why a game is over (rules 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// No card can be laid any more, and nobody holds lightning.
    NoRoom,
    /// Everybody has passed, one after the other.
    AllPassed,
    /// Somebody has reached the end of the track, and the round is complete.
    Track,
}
