//! What is stored, row by row.
use serde::{Deserialize, Serialize};

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// From where a listed table was made, in no more than a word, until it is open no more.
    #[serde(skip)]
    pub origin: Option<String>,
    /// Who sits at it may ask what a strong player would do.
    pub hints: bool,
    pub status: Status,
    /// The rematch.
    pub next: Option<String>,
    pub created_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    /// From 1.
    pub seat: i64,
    pub kind: SeatKind,
    pub name: String,
    /// A person's name as it is compared: at one table everybody has another.
    #[serde(default)]
    pub name_key: Option<String>,
    /// The level of a bot; empty for others.
    pub level: String,
    /// At one table everybody has another.
    pub token_hash: Option<String>,
    pub handover_hash: Option<String>,
    /// When that link was made.
    pub handover_ms: i64,
    /// A bot plays for him until he is back.
    pub away: bool,
    pub wants_to_abandon: bool,
    /// When one of these two last changed.
    pub since_ms: i64,
    /// How often this row was changed.
    pub version: i64,
}

/// One entry of a match's log.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Serialize, Deserialize)]
pub struct LogRow {
    pub entry: i64,
    pub actor: String,
    pub action: String,
    pub at_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow, Serialize, Deserialize)]
pub struct ResultRow {
    pub seat: i64,
    pub score: i64,
    pub place: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Serialize, Deserialize)]
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
