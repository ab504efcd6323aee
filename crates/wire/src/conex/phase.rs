use ::conex::{Decision, Ending, Phase};
use serde::Serialize;
use utoipa::ToSchema;

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "name", rename_all = "snake_case")]
#[schema(as = ConexPhase)]
pub enum PhaseJson {
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

/// What the asked seats must decide.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConexDecision)]
pub enum DecisionJson {
    Start,
    Main,
    End,
    Discard,
}

/// Why the game is over: no card can be laid any more and nobody holds lightning;
/// everybody has passed, one after the other; or somebody has reached the end of
/// the track and the round is complete.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConexEnding)]
pub enum EndingJson {
    NoRoom,
    AllPassed,
    Track,
}

impl From<Phase> for PhaseJson {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Deal => PhaseJson::Deal,
            Phase::Start => PhaseJson::Start,
            Phase::Main => PhaseJson::Main,
            Phase::Die => PhaseJson::Die,
            Phase::End => PhaseJson::End,
            Phase::Discard { goes_on } => PhaseJson::Discard { goes_on },
            Phase::Over => PhaseJson::Over,
        }
    }
}

impl From<Decision> for DecisionJson {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Start => DecisionJson::Start,
            Decision::Main => DecisionJson::Main,
            Decision::End => DecisionJson::End,
            Decision::Discard => DecisionJson::Discard,
        }
    }
}

impl From<Ending> for EndingJson {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::NoRoom => EndingJson::NoRoom,
            Ending::AllPassed => EndingJson::AllPassed,
            Ending::Track => EndingJson::Track,
        }
    }
}
