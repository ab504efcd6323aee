//! What a page of a game is made from: a view, and what the table around it knows.
use crate::{Language, Words};
use game_core::{BySeat, Game, Seat, SeatSet, Turn, Viewer};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// A person's as they typed it, a bot's in the viewer's language.
    pub name: String,
    pub is_bot: bool,
    /// Whether this person has the table open; bots always do.
    pub here: bool,
    /// Whether a bot plays for this person.
    pub away: bool,
}

/// A position as one viewer sees it, in their language, with everything its page needs.
///
/// It is made from a view, so nothing hidden can be drawn.
#[derive(Debug)]
pub struct Frame<'a, G: Game> {
    pub view: &'a G::View,
    pub viewer: Viewer,
    pub language: Language,
    /// One for each seat.
    pub occupants: &'a [Occupant],
    /// What the viewer may do now; nothing if they aren't asked, or are only looking back.
    pub choices: &'a [G::Action],
    /// Who must decide now; nobody if the match was stopped.
    pub turn: Turn,
    /// Points so far.
    pub scores: BySeat<i32>,
    /// The viewer's own count of what they were told: forms send it along.
    pub ply: u32,
    /// Where forms of this table go: `/tables/…`; empty in a replay.
    pub path: &'a str,
    /// Everything the viewer was told so far, oldest first, each with its ply.
    pub story: &'a [(u32, G::Event)],
    /// The ply from which on the story is new to the page, which animates what happened since.
    pub since: Option<u32>,
    /// The ply from which on the story is wanted: the page has what was told before.
    pub story_from: u32,
}

/// What is told of one event.
#[derive(Clone, Debug, PartialEq)]
pub struct Narration {
    /// Who did it.
    pub seat: Option<Seat>,
    pub words: Words,
    /// Begins a part of the story, such as a delivery or a round.
    pub heading: bool,
    pub motions: Vec<Motion>,
}

/// Something that goes from one place of the page to another, both named by their ids.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    pub from: String,
    pub to: String,
    /// What travels, as an icon's address; if there is none, whatever lay at `from`.
    pub icon: Option<String>,
    /// Something that walks instead of flying straight.
    pub way: Option<Way>,
}

/// A way in the drawing with the id `inside`, in its units, from where it begins to where
/// it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub inside: &'static str,
    pub stops: Vec<[f64; 2]>,
    /// From stop to stop, instead of along them.
    pub hops: bool,
}

impl<'a, G: Game> Frame<'a, G> {
    /// A position that is only looked at, with no story yet.
    pub fn of(
        state: &G,
        view: &'a G::View,
        language: Language,
        occupants: &'a [Occupant],
    ) -> Frame<'a, G> {
        Frame {
            view,
            viewer: G::viewer(view),
            language,
            occupants,
            choices: &[],
            turn: state.turn(),
            scores: state.scores(),
            ply: 0,
            path: "",
            story: &[],
            since: None,
            story_from: 0,
        }
    }
}

impl<G: Game> Frame<'_, G> {
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.occupant(seat).name
    }

    /// `you` or `other`, which selects the sentence.
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// Who must decide now.
    pub fn asked(&self) -> SeatSet {
        match self.turn {
            Turn::Players(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether this is a replay: nothing can be done there.
    pub fn looks_back(&self) -> bool {
        self.path.is_empty()
    }

    /// Whether the viewer must decide.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }
}
