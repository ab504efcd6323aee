//! What can be played: the catalogue of each game, which never changes while the server runs.
use super::schema::{self, Catalogue};
use crate::{
    answer::{ErrorJson, Fail},
    app::App,
    refused::Refused,
};
use axum::{
    Json,
    extract::{Path, State},
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH},
    },
    response::{IntoResponse, Response},
};
use bots::Level;
use game_core::json::Explained;
use games::{GameKind, GameOf, with_game};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, sync::LazyLock};
use utoipa::{PartialSchema, ToSchema};

/// Long enough to spare the asking, short enough that a new version is soon seen.
const KEPT: &str = "public, max-age=3600";

/// Everything about a game that is the same at all its tables.
#[derive(Serialize, ToSchema)]
#[schema(as = Game)]
struct GameJson {
    #[schema(schema_with = schema::game)]
    game: &'static str,
    /// What people call it.
    name: &'static str,
    /// The version of its rules.
    rules: u16,
    /// How many may play.
    seats: Vec<usize>,
    /// Everything that a table can agree on, in the notation of logs; `-` is nothing.
    options: Vec<String>,
    /// The levels of bots, the weakest first.
    levels: Vec<&'static str>,
    /// What is in the box.
    #[schema(value_type = Catalogue)]
    catalogue: serde_json::Value,
}

/// The games that are listed here.
#[derive(Serialize, ToSchema)]
pub(crate) struct Games {
    /// By name.
    games: Vec<&'static str>,
}

/// A text that never changes, with what it is known by.
struct Fixed {
    text: String,
    tag: HeaderValue,
}

static GAMES: LazyLock<BTreeMap<&'static str, Fixed>> = LazyLock::new(|| {
    let fixed = |it: GameKind| {
        let text = serde_json::to_string(&with_game!(it, H => game::<GameOf<H>>(it)));
        let text = text.expect("a game is plain JSON");
        let hash = format!("\"{:x}\"", Sha256::digest(&text));
        let tag = HeaderValue::try_from(hash).expect("digits are fine in a header");
        (it.id(), Fixed { text, tag })
    };
    GameKind::ALL.into_iter().map(fixed).collect()
});

fn game<G: Explained>(kind: GameKind) -> GameJson {
    GameJson {
        game: G::ID,
        name: kind.name(),
        rules: G::RULES,
        seats: G::SEATS.iter().map(|it| it.count()).collect(),
        options: G::options().iter().map(ToString::to_string).collect(),
        levels: Level::ALL.map(Level::name).to_vec(),
        catalogue: serde_json::to_value(G::catalogue()).expect("a catalogue is plain JSON"),
    }
}

/// A game's name in an address.
struct GameName;

impl PartialSchema for GameName {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        schema::game()
    }
}

/// What can be played here.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games),
    (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn list(State(app): State<App>) -> Json<Games> {
    Json(Games { games: app.games().map(GameKind::id).collect() })
}

/// All cards, tokens, layouts and values of a game, with its seats, options and levels.
///
/// It doesn't change while the server runs: send its `ETag` as `If-None-Match`.
#[utoipa::path(get, path = "/games/{game}", tag = "games",
    params(("game" = inline(GameName), Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = GameJson, headers(("ETag" = String))), (status = 304),
        (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn show(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let listed = app.games().find(|it| it.id() == name);
    let fixed = listed.and_then(|it| GAMES.get(it.id())).ok_or(Refused::NotFound)?;
    let known = headers.get(IF_NONE_MATCH).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let tag = fixed.tag.to_str().unwrap_or_default();
    // A proxy that packs an answer marks its tag as weak.
    let fits = |it: &str| it == "*" || it.trim_start_matches("W/") == tag;
    let head = [
        (ETAG, fixed.tag.clone()),
        (CACHE_CONTROL, HeaderValue::from_static(KEPT)),
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
    ];
    Ok(if known.split(',').map(str::trim).any(fits) {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, fixed.text.as_str()).into_response()
    })
}
