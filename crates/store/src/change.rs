//! What can be written. Every change names the rows it replaces, so that of two
//! writers exactly one wins.
use crate::{ChatRow, LogRow, Match, ResultRow, SeatRow};

#[derive(Clone, Debug)]
pub enum Change {
    Create {
        of: Match,
        seats: Vec<SeatRow>,
    },
    /// New entries of a log. The first ones start the game; with results it is over.
    Append {
        id: String,
        rows: Vec<LogRow>,
        results: Vec<ResultRow>,
    },
    /// A seat as it should be, with the version it has now.
    Seat {
        id: String,
        seat: SeatRow,
    },
    Chat {
        id: String,
        row: ChatRow,
    },
    Abandon {
        id: String,
    },
    /// The match's maker has another token from now on.
    Host {
        id: String,
        from: String,
        to: String,
    },
    /// A rematch, which the match before it names from then on.
    Rematch {
        after: String,
        of: Match,
        seats: Vec<SeatRow>,
    },
}

impl Change {
    /// The match that others should look at again.
    pub(crate) fn id(&self) -> &str {
        match self {
            Change::Create { of, .. } => &of.id,
            Change::Append { id, .. }
            | Change::Seat { id, .. }
            | Change::Host { id, .. }
            | Change::Chat { id, .. }
            | Change::Abandon { id } => id,
            Change::Rematch { after, .. } => after,
        }
    }
}
