//! What callers see of a game.
use crate::{
    answer::{ErrorJson, Fail},
    api::{
        body::{self, Asked, At, Choices, Explains, Looks, Since, Story},
        schema::TableName,
    },
    app::App,
    caller::Caller,
    refused::Refused,
    table::Wanted,
};
use axum::{Json, extract::State, http::header::CONTENT_TYPE, response::IntoResponse};
use serde_json::value::RawValue;

/// The table as you see it, and what you may do.
#[utoipa::path(get, path = "/tables/{id}/state", tag = "play", params(("id" = inline(TableName), Path), Looks),
    security((), ("token" = [])),
    responses((status = 200, body = body::State), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn state(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Looks { since, explained }): Asked<Looks>,
) -> Result<impl IntoResponse, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let viewer = snapshot.info.viewer(caller.who().as_ref());
    let state = snapshot.state(viewer, Wanted { since, explained })?;
    Ok(([(CONTENT_TYPE, "application/json")], state))
}

/// What you may do.
#[utoipa::path(get, path = "/tables/{id}/choices", tag = "play", params(("id" = inline(TableName), Path), Explains),
    security((), ("token" = [])),
    responses((status = 200, body = Choices), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn choices(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Explains { explained }): Asked<Explains>,
) -> Result<Json<Choices>, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let viewer = snapshot.info.viewer(caller.who().as_ref());
    let choices = snapshot.choices(viewer)?;
    let explained = explained.then(|| snapshot.explained(viewer)).transpose()?;
    let explained = explained.map(RawValue::from_string).transpose();
    let explained = explained.map_err(|_| Refused::Internal)?;
    let (game, ply) = (snapshot.info.game.id(), snapshot.play.ply(viewer));
    Ok(Json(Choices { game, ply, choices, explained }))
}

/// What you were told since a ply; everything if you name none.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "play", params(("id" = inline(TableName), Path), Since),
    security((), ("token" = [])),
    responses((status = 200, body = Story), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Since { since }): Asked<Since>,
) -> Result<Json<Story>, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let viewer = snapshot.info.viewer(caller.who().as_ref());
    let game = snapshot.game()?;
    let (events, undone) = game.story(viewer, since.unwrap_or(0));
    let events = RawValue::from_string(events).map_err(|_| Refused::Internal)?;
    let ply = game.ply(viewer);
    Ok(Json(Story { game: snapshot.info.game.id(), ply, undone, events }))
}
