//! What is sent to the API and what it sends back.
use super::{
    schema::{self, Event, View},
    whole::Whole,
};
use crate::{answer::Fail, app::App, hub, ids::TableId, refused::Refused};
use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Query, RawPathParams, Request, rejection::JsonRejection,
    },
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fail;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fail> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Refused::MediaType.into()),
            Err(it) if it.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refused::TooLarge.into())
            }
            Err(JsonRejection::JsonDataError(it)) => Err(unread(&it.body_text())),
            Err(JsonRejection::JsonSyntaxError(it)) => Err(unread(&it.body_text())),
            Err(_) => Err(unread("the body was cut off")),
        }
    }
}

/// The reason without what the library says before it.
fn unread(text: &str) -> Fail {
    let detail = text.split_once(": ").map_or(text, |it| it.1);
    Refused::BadRequest(detail.to_owned()).into()
}

/// The part after the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fail> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(it)| Asked(it)).map_err(|it| unread(&it.body_text()))
    }
}

/// The table named in the path.
pub(crate) struct At(pub(crate) TableId);

impl FromRequestParts<App> for At {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Fail> {
        let id = in_path(parts, app, "id", TableId::parse).await;
        id.map(At).ok_or_else(|| Refused::NoTable.into())
    }
}

/// The seat of an address, by its number.
pub(crate) struct AtSeat(pub(crate) u8);

impl FromRequestParts<App> for AtSeat {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtSeat, Fail> {
        let seat = in_path(parts, app, "seat", |it| it.parse().ok()).await;
        seat.map(AtSeat).ok_or_else(|| Refused::NoSuchSeat.into())
    }
}

/// A part of an address, if it can be read.
async fn in_path<T>(
    parts: &mut Parts,
    app: &App,
    name: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Option<T> {
    let params = RawPathParams::from_request_parts(parts, app).await.ok()?;
    params.iter().find(|it| it.0 == name).and_then(|it| read(it.1))
}

/// A table to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    #[schema(schema_with = schema::game)]
    game: String,
    #[serde(default = "none")]
    #[schema(schema_with = schema::options)]
    options: String,
    #[schema(schema_with = schema::seats)]
    seats: Vec<NewSeat>,
    /// Whether everybody sees it in the list of open tables.
    #[serde(default)]
    public: bool,
    /// Whether its players may ask what the strongest bot would do.
    #[serde(default)]
    hints: bool,
}

fn none() -> String {
    "-".to_owned()
}

/// Who is to sit in a seat: `{"me": "Ann"}`, `{"program": "bot.py"}`, `"open"` or
/// `{"bot": "sailor"}`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NewSeat {
    Me(String),
    Program(String),
    Open,
    Bot(String),
}

impl From<NewTable> for hub::NewTable {
    fn from(new: NewTable) -> hub::NewTable {
        let seat = |it| match it {
            NewSeat::Me(name) => hub::NewSeat::Me { name, program: false },
            NewSeat::Program(name) => hub::NewSeat::Me { name, program: true },
            NewSeat::Open => hub::NewSeat::Open,
            NewSeat::Bot(level) => hub::NewSeat::Bot { level },
        };
        let NewTable { game, options, seats, public, hints } = new;
        let seats = seats.into_iter().map(seat).collect();
        hub::NewTable { game, options, seats, public, hints }
    }
}

/// Takes a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    #[schema(schema_with = schema::name)]
    pub(crate) name: String,
    /// The seat, from 1; any open one if you don't say.
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 4)]
    pub(crate) seat: Option<Whole<u8>>,
    /// Whether you are a program: then everybody sees that you are one.
    #[serde(default)]
    pub(crate) program: bool,
}

/// A bot for an open seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fill {
    #[schema(schema_with = schema::level)]
    pub(crate) bot: String,
}

/// An action in the game's notation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    #[schema(schema_with = schema::ply)]
    pub(crate) ply: Whole<u32>,
    /// One of the state's `choices`.
    #[schema(example = "take 2", min_length = 1)]
    pub(crate) action: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    #[schema(schema_with = schema::ply)]
    pub(crate) ply: Whole<u32>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Abandon {
    /// Whether you want the match to end without a result.
    pub(crate) agree: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    #[schema(schema_with = schema::chat)]
    pub(crate) text: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeOver {
    #[schema(schema_with = schema::secret)]
    pub(crate) secret: String,
    /// Whether you are a program: then everybody sees that you are one.
    #[serde(default)]
    pub(crate) program: bool,
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The `ply` of the last state that you have seen.
    #[param(schema_with = schema::ply)]
    pub(crate) since: Option<u32>,
}

/// How a state is wanted.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Looks {
    /// The `ply` of the last state that you have seen.
    #[param(schema_with = schema::ply)]
    pub(crate) since: Option<u32>,
    /// Whether each choice is sent with its parts, too.
    #[serde(default)]
    #[param(default = false, required = false)]
    pub(crate) explained: bool,
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Explains {
    /// Whether each choice is sent with its parts, too.
    #[serde(default)]
    #[param(default = false, required = false)]
    pub(crate) explained: bool,
}

/// What somebody has seen already, and needs not be sent when the stream begins.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Seen {
    /// The `ply` of the last state that you have seen.
    #[param(schema_with = schema::ply)]
    pub(crate) since: Option<u32>,
    /// Whether each choice is sent with its parts, too.
    #[serde(default)]
    #[param(default = false, required = false)]
    pub(crate) explained: bool,
    /// The version of the table that a page shows.
    #[param(ignore)]
    pub(crate) version: Option<u64>,
    /// How many lines of chat a page shows.
    #[param(ignore)]
    pub(crate) chat: Option<i64>,
}

/// An action was accepted and is stored.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Accepted {
    /// Your own ply afterwards.
    pub(crate) ply: u32,
}

/// You have a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    /// From 1.
    #[schema(minimum = 1, maximum = 4)]
    pub(crate) seat: u8,
    /// Who you are, from now on: send it as `Authorization: Bearer …`. Only if you had none.
    pub(crate) token: Option<String>,
    /// The table.
    pub(crate) table: String,
}

/// A secret that moves your seat to whoever sends it, once and within a day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HandedOver {
    pub(crate) secret: String,
    /// The same as a link to open in a browser.
    pub(crate) link: String,
    /// Until when, in milliseconds since 1970.
    pub(crate) expires_ms: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rematched {
    /// The new table.
    pub(crate) table: String,
}

/// What you may do now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Choices {
    #[schema(schema_with = schema::game)]
    pub(crate) game: &'static str,
    /// Your own ply.
    pub(crate) ply: u32,
    /// In the game's notation; empty if you aren't asked.
    pub(crate) choices: Vec<String>,
    /// Each of the choices with its parts, if you want them: `?explained=true`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Explained>, required = false)]
    pub(crate) explained: Option<Box<serde_json::value::RawValue>>,
}

/// A choice, taken apart.
///
/// This describes what [`crate::table::Snapshot::state`] writes; a test holds them together.
#[derive(ToSchema)]
#[expect(dead_code, reason = "a description")]
pub(crate) struct Explained {
    /// In the game's notation: one of the `choices`.
    action: String,
    /// What it is made of, and what it brings, as far as you know.
    parts: schema::Parts,
}

/// What you were told.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Story {
    #[schema(schema_with = schema::game)]
    pub(crate) game: &'static str,
    /// Your own ply now.
    pub(crate) ply: u32,
    /// Whether somebody has taken back something you had seen.
    pub(crate) undone: bool,
    /// What happened, in order.
    #[schema(value_type = Vec<Event>)]
    pub(crate) events: Box<serde_json::value::RawValue>,
}

/// The game as you see it, and what you may do.
// It describes what `Snapshot::state` writes; a test keeps the two in step.
#[derive(ToSchema)]
#[expect(dead_code, reason = "a description")]
pub(crate) struct State {
    #[schema(schema_with = schema::game)]
    game: &'static str,
    /// How many steps you have seen something of. Send it with an action.
    ply: u32,
    /// The ply at which `events` begin.
    since: u32,
    /// Whether somebody has taken back something you had seen.
    undone: bool,
    /// The seats that must choose now.
    asked: game_core::SeatSet,
    /// Whether the game is over.
    over: bool,
    /// Whether you can take your last action back.
    can_undo: bool,
    /// Everything you may do, in the game's notation; empty if you aren't asked.
    choices: Vec<String>,
    /// Each of the choices with its parts, if you want them: `?explained=true`.
    #[schema(required = false)]
    explained: Vec<Explained>,
    /// What happened since you last looked.
    events: Vec<Event>,
    /// The table as you see it.
    view: View,
}
