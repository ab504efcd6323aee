use crate::Back;
use game_core::Seat;
use std::fmt;

/// Where in a round the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "name", rename_all = "snake_case"),
    schema(as = SobekPhase)
)]
pub enum Phase {
    /// The next round is about to be dealt.
    Deal,
    /// Somebody names the starter of the round.
    NameStarter,
    /// The mover takes a turn.
    Turn,
    /// The mover has laid a set and picks an event token.
    Event,
    /// The Thief's card is about to be drawn.
    Steal {
        /// Who loses a card.
        victim: Seat,
        /// The back of the card.
        back: Back,
    },
    /// The mover's Vizier looks through a corruption pile and takes a card.
    Rob {
        /// Whose pile it is.
        victim: Seat,
    },
    /// Victims of a Scribe give up cards, all at once and unseen.
    Reduce,
    /// The round is over: everybody lays horizontal sets, all at once and unseen.
    HorizontalSets,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether horizontal sets and piles lie open (rules 8.1).
    pub fn is_opened(self) -> bool {
        matches!(self, Phase::Deal | Phase::Over)
    }

    pub fn decision(self) -> Option<Decision> {
        match self {
            Phase::NameStarter => Some(Decision::NameStarter),
            Phase::Turn => Some(Decision::Turn),
            Phase::Event => Some(Decision::Event),
            Phase::Rob { .. } => Some(Decision::VizierCard),
            Phase::Reduce => Some(Decision::ScribeDiscards),
            Phase::HorizontalSets => Some(Decision::HorizontalSets),
            Phase::Deal | Phase::Steal { .. } | Phase::Over => None,
        }
    }
}

/// What the asked seats must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(rename_all = "snake_case"),
    schema(as = SobekDecision)
)]
pub enum Decision {
    NameStarter,
    Turn,
    Event,
    VizierCard,
    ScribeDiscards,
    HorizontalSets,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decision::NameStarter => "name the starter of the round",
            Decision::Turn => "take a card, play a character or lay a set",
            Decision::Event => "pick an event token",
            Decision::VizierCard => "rob a card from the pile",
            Decision::ScribeDiscards => "give up cards until 6 are left",
            Decision::HorizontalSets => "lay horizontal sets or be done",
        })
    }
}
