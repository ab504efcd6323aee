//! Why a table or the server refuses a request.
use game_core::Seats;
use serde_json::value::RawValue;

#[derive(Debug)]
pub(crate) enum Refused {
    NoTable,
    NoToken,
    BadToken,
    NotSeated,
    NotHost,
    NotStarted,
    Over,
    Abandoned,
    NotOver,
    NotYourTurn,
    Stale,
    /// It can't be read as an action.
    NotAnAction(String),
    /// A page was sent back with nothing ticked.
    NothingChosen,
    Illegal(Box<Illegal>),
    NothingToUndo,
    /// The table was made without them.
    NoHints,
    NoSuchSeat,
    SeatTaken,
    NoSeatFree,
    AlreadySeated,
    Name,
    NameTaken,
    Chat,
    Handover,
    NotAway,
    /// A player who is at the table can't be replaced.
    StillHere,
    Rematch,
    Game,
    Options(String),
    /// The game isn't for this many seats; these numbers are allowed.
    Seats(&'static [Seats]),
    Level,
    TooManyTables {
        most: u32,
    },
    Rate {
        seconds: u32,
    },
    /// So many live streams are open from one address.
    TooManyStreams {
        most: u32,
    },
    BadRequest(String),
    TooLarge,
    /// The head of a request, above its body.
    HeadTooLarge,
    MediaType,
    NotFound,
    Method,
    CrossSite,
    Timeout,
    Storage,
    Busy,
    ShuttingDown,
    Internal,
}

impl Refused {
    /// Whether it shows that the caller was looking at another position.
    pub(crate) fn is_of_another_position(&self) -> bool {
        matches!(self, Refused::Stale | Refused::NotYourTurn | Refused::Over)
    }
}

/// What the rules don't allow.
#[derive(Debug)]
pub(crate) struct Illegal {
    /// The section of the game's rules that says so.
    pub(crate) section: &'static str,
    /// The typed reason, as JSON.
    pub(crate) reason: Box<RawValue>,
    /// The reason in the caller's language.
    pub(crate) words: String,
}
