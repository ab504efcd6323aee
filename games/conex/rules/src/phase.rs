use std::fmt;

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "name", rename_all = "snake_case"),
    schema(as = ConexPhase)
)]
pub enum Phase {
    /// The cards are about to be dealt.
    Deal,
    /// The start of a turn, where lightning can be used.
    Start,
    /// After lightning at the start of the turn: what else is done in it.
    Main,
    /// The die is about to be rolled for a die card.
    Die,
    /// The end of a turn, with lightning to use.
    End,
    /// The others give up a card each to the mover's lightning.
    Discard {
        /// Whether the mover's turn goes on afterwards, or ends.
        goes_on: bool,
    },
    /// The game is over.
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

/// What the asked seats must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(rename_all = "snake_case"),
    schema(as = ConexDecision)
)]
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

/// Why the game is over: no card can be laid any more and nobody holds lightning;
/// everybody has passed, one after the other; or somebody has reached the end of
/// the track and the round is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(rename_all = "snake_case"),
    schema(as = ConexEnding)
)]
pub enum Ending {
    /// No card can be laid any more, and nobody holds lightning.
    NoRoom,
    /// Everybody has passed, one after the other.
    AllPassed,
    /// Somebody has reached the end of the track, and the round is complete.
    Track,
}
