//! What callers see of a game.
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{self, Asked, At, Choices, Since, Story},
    app::App,
    caller::Caller,
    refused::Refused,
};
use axum::{Json, extract::State, http::header::CONTENT_TYPE, response::IntoResponse};
use serde_json::value::RawValue;

/// The table as you see it, and what you may do.
#[utoipa::path(get, path = "/tables/{id}/state", tag = "play", params(("id" = String, Path), Since),
    security((), ("token" = [])),
    responses((status = 200, body = body::State), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn state(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Since { since }): Asked<Since>,
) -> Result<impl IntoResponse, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let state = snapshot.state(snapshot.info.viewer(caller.who().as_ref()), since)?;
    Ok(([(CONTENT_TYPE, "application/json")], state))
}

/// What you may do.
#[utoipa::path(get, path = "/tables/{id}/choices", tag = "play", params(("id" = String, Path)),
    security((), ("token" = [])),
    responses((status = 200, body = Choices), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn choices(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Choices>, Fail> {
    let snapshot = app.hub.look(&id).await?;
    let viewer = snapshot.info.viewer(caller.who().as_ref());
    let choices = snapshot.choices(viewer)?;
    Ok(Json(Choices { ply: snapshot.play.ply(viewer), choices }))
}

/// What you have been told since a ply, or everything if you name none.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "play", params(("id" = String, Path), Since),
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
    Ok(Json(Story { ply: game.ply(viewer), undone, events }))
}
