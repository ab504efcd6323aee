use crate::Back;
use game_core::Seat;
use std::fmt;

/// Where in a round the game stands. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance deals.
    Deal,
    NameStarter,
    Turn,
    Event,
    /// Chance draws the Thief's card.
    Steal(Seat, Back),
    /// The Vizier has seen this seat's pile.
    Rob(Seat),
    Reduce,
    HorizontalSets,
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
            Phase::Rob(_) => Some(Decision::VizierCard),
            Phase::Reduce => Some(Decision::ScribeDiscards),
            Phase::HorizontalSets => Some(Decision::HorizontalSets),
            Phase::Deal | Phase::Steal(..) | Phase::Over => None,
        }
    }
}

/// What a position asks a player for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
