use super::BackText;
use crate::{SeatJson, Text};
use ::sobek::{Decision, Phase};
use serde::Serialize;
use utoipa::ToSchema;

/// Where in a round the game stands.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "name", rename_all = "snake_case")]
#[schema(as = SobekPhase)]
pub enum PhaseJson {
    /// The next round is about to be dealt.
    Deal,
    /// Somebody names the starter of the round.
    NameStarter,
    /// The mover has his turn.
    Turn,
    /// The mover has laid a set and picks an event token.
    Event,
    /// The Thief's card is about to be drawn.
    Steal {
        /// Who loses a card.
        victim: SeatJson,
        /// The back of the card.
        back: BackText,
    },
    /// The mover's Vizier looks through a corruption pile and takes a card.
    Rob {
        /// Whose pile it is.
        victim: SeatJson,
    },
    /// Victims of a Scribe give up cards, all at once and unseen.
    Reduce,
    /// The round is over: everybody lays horizontal sets, all at once and unseen.
    HorizontalSets,
    /// The game is over.
    Over,
}

/// What the asked seats must decide.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SobekDecision)]
pub enum DecisionJson {
    NameStarter,
    Turn,
    Event,
    VizierCard,
    ScribeDiscards,
    HorizontalSets,
}

impl From<Phase> for PhaseJson {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Deal => PhaseJson::Deal,
            Phase::NameStarter => PhaseJson::NameStarter,
            Phase::Turn => PhaseJson::Turn,
            Phase::Event => PhaseJson::Event,
            Phase::Steal(victim, back) => {
                PhaseJson::Steal { victim: victim.into(), back: Text(back) }
            }
            Phase::Rob(victim) => PhaseJson::Rob { victim: victim.into() },
            Phase::Reduce => PhaseJson::Reduce,
            Phase::HorizontalSets => PhaseJson::HorizontalSets,
            Phase::Over => PhaseJson::Over,
        }
    }
}

impl From<Decision> for DecisionJson {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::NameStarter => DecisionJson::NameStarter,
            Decision::Turn => DecisionJson::Turn,
            Decision::Event => DecisionJson::Event,
            Decision::VizierCard => DecisionJson::VizierCard,
            Decision::ScribeDiscards => DecisionJson::ScribeDiscards,
            Decision::HorizontalSets => DecisionJson::HorizontalSets,
        }
    }
}
