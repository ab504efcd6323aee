//! Why something asked of a table or of the server is not done.
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
    /// Whoever made the table didn't allow them.
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
    /// Nobody can be replaced who is at the table.
    StillHere,
    Rematch,
    Game,
    Options(String),
    /// The game isn't for so many; these are allowed.
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
    /// Whether it shows that whoever asked had another position before them.
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
    /// The reason in the language of whoever asked.
    pub(crate) words: String,
}
