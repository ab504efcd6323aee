//! What one sees and does in a game.
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{self, Accepted, Act, Asked, At, Body, Choices, Since, Story, Undo},
    app::App,
    caller::Caller,
    ids::{Hash, TableId},
    refused::Refused,
    table::{Answer, Hint, News, Shown, What},
};
use axum::{Json, extract::State, http::header::CONTENT_TYPE, response::IntoResponse};
use pages::Language;
use serde_json::value::RawValue;

/// The state for one viewer, as JSON, with the story since a ply if he names one.
pub(crate) async fn state_json(
    app: &App,
    id: &TableId,
    shown: &Shown,
    who: Option<&Hash>,
    since: Option<u32>,
) -> Result<String, Refused> {
    let scene = shown.scene.as_ref().ok_or(Refused::NotStarted)?;
    let viewer = shown.info.viewer(who);
    let Some(since) = since.filter(|it| *it < scene.ply(viewer)) else {
        return Ok(scene.state(viewer, News::None));
    };
    if scene.tells_since(viewer, since) {
        return Ok(scene.state(viewer, News::Latest));
    }
    // The table may have moved on since: no more than leads to this scene.
    let (events, undone) = story(app, id, who, since, scene.ply(viewer)).await?;
    Ok(scene.state(viewer, News::Story { since, events: &events, undone }))
}

async fn story(
    app: &App,
    id: &TableId,
    who: Option<&Hash>,
    since: u32,
    until: u32,
) -> Result<(Box<RawValue>, bool), Refused> {
    let nobody = Hash(String::new());
    let who = who.unwrap_or(&nobody);
    match app.hub.ask(id, who, Language::En, What::Story { since, until }).await? {
        Answer::Story { events, undone } => {
            let events = RawValue::from_string(events).map_err(|_| Refused::Internal)?;
            Ok((events, undone))
        }
        _ => Err(Refused::Internal),
    }
}

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
    let shown = app.hub.table(&id).shown().await?;
    let state = state_json(&app, &id, &shown, caller.who().as_ref(), since).await?;
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
    let shown = app.hub.table(&id).shown().await?;
    let scene = shown.scene.as_ref().ok_or(Refused::NotStarted)?;
    let viewer = shown.info.viewer(caller.who().as_ref());
    Ok(Json(Choices { ply: scene.ply(viewer), choices: scene.choices(viewer) }))
}

/// What the strongest bot would do in your place, at a table that allows hints.
///
/// It thinks for a second or so, with what you know alone. Asked again about the same
/// decision, it says the same.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)),
    security(("token" = [])),
    responses((status = 200, body = Hint), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Hint>, Fail> {
    let who = caller.known()?;
    let hint = app.hub.ask(&id, &who, caller.language, What::Hint).await?.hint().await?;
    Ok(Json(Hint::clone(&hint)))
}

/// What you were told since a ply; everything if you name none.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "play", params(("id" = String, Path), Since),
    security((), ("token" = [])),
    responses((status = 200, body = Story), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Asked(Since { since }): Asked<Since>,
) -> Result<Json<Story>, Fail> {
    let who = caller.who();
    let shown = app.hub.table(&id).shown().await?;
    let scene = shown.scene.as_ref().ok_or(Refused::NotStarted)?;
    let ply = scene.ply(shown.info.viewer(who.as_ref()));
    let (events, undone) = story(&app, &id, who.as_ref(), since.unwrap_or(0), ply).await?;
    Ok(Json(Story { ply, undone, events }))
}

/// Act. What is accepted is stored, whatever happens next.
///
/// Of an answer that comes late, twice or out of turn, the refusal carries the present state.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", params(("id" = String, Path)),
    request_body = Act, security(("token" = [])),
    responses((status = 200, body = Accepted), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn act(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Body(Act { ply, action }): Body<Act>,
) -> Result<Json<Accepted>, Fail> {
    change(&app, &caller, &id, What::Act { ply, action }).await
}

/// Take your last action back, as long as nobody has learned anything by it and you have
/// seen nobody act since.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = Undo, security(("token" = [])),
    responses((status = 200, body = Accepted), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Body(Undo { ply }): Body<Undo>,
) -> Result<Json<Accepted>, Fail> {
    change(&app, &caller, &id, What::Undo { ply }).await
}

async fn change(
    app: &App,
    caller: &Caller,
    id: &TableId,
    what: What,
) -> Result<Json<Accepted>, Fail> {
    let who = caller.known()?;
    match app.hub.ask(id, &who, caller.language, what).await {
        Ok(Answer::Ply(ply)) => Ok(Json(Accepted { ply })),
        Ok(_) => Err(Refused::Internal.into()),
        Err(refused @ (Refused::Stale | Refused::NotYourTurn | Refused::Over)) => {
            let shown = app.hub.table(id).shown().await?;
            let state = state_json(app, id, &shown, Some(&who), None).await.ok();
            Err(Fail(refused, state.and_then(|it| RawValue::from_string(it).ok())))
        }
        Err(refused) => Err(refused.into()),
    }
}
