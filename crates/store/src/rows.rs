//! What is stored, row by row.

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Waiting for players.
    Open,
    Playing,
    Over,
    Abandoned,
}

impl Status {
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    /// Nothing more happens in it, with or without a result.
    pub fn is_finished(self) -> bool {
        matches!(self, Status::Over | Status::Abandoned)
    }

    pub(crate) fn from_name(name: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Over, Status::Abandoned]
            .into_iter()
            .find(|it| it.name() == name)
    }
}

/// A match as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub id: String,
    pub game: String,
    pub rules: i64,
    pub options: String,
    pub seed: String,
    /// The hash of its maker's token.
    pub host: String,
    /// Shown to everybody while it is open.
    pub listed: bool,
    /// Its players may ask what a strong player would do.
    pub hints: bool,
    pub status: Status,
    /// The rematch.
    pub next: Option<String>,
    pub created_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Open,
    Person,
    Bot,
}

impl SeatKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<SeatKind> {
        [SeatKind::Open, SeatKind::Person, SeatKind::Bot].into_iter().find(|it| it.name() == name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// From 1.
    pub seat: i64,
    pub kind: SeatKind,
    pub name: String,
    /// The level of a bot; empty for others.
    pub level: String,
    pub token_hash: Option<String>,
    pub handover_hash: Option<String>,
    /// A bot plays for them until they are back.
    pub away: bool,
    pub wants_to_abandon: bool,
    /// How often this row was changed.
    pub version: i64,
}

/// One entry of a match's log.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LogRow {
    pub entry: i64,
    pub actor: String,
    pub action: String,
    pub at_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ResultRow {
    pub seat: i64,
    pub score: i64,
    pub place: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ChatRow {
    /// From 0.
    pub number: i64,
    /// From 1.
    pub seat: i64,
    /// Who sat there then.
    pub name: String,
    pub text: String,
    pub at_ms: i64,
}

/// Everything about one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    pub of: Match,
    pub seats: Vec<SeatRow>,
    pub log: Vec<LogRow>,
    pub chat: Vec<ChatRow>,
}
