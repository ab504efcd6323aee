//! Sitting down, leaving, talking, and what comes after.
use crate::{
    answer::{ErrorJson, Fail},
    api::body::{
        Abandon, At, AtSeat, Body, Fill, HandedOver, Rematched, Say, Seated, Sit, TakeOver,
    },
    app::App,
    caller::Caller,
    ids::{Secret, TableId},
    refused::Refused,
    table::{Answer, What},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use bots::Level;

/// Asks for something that has no answer but that it is done.
async fn done(app: &App, caller: &Caller, id: &TableId, what: What) -> Result<StatusCode, Fail> {
    let who = caller.known()?;
    app.hub.ask(id, &who, caller.language, what).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for a seat; who has no token gets one.
async fn seated(
    app: &App,
    caller: &Caller,
    id: &TableId,
    what: What,
) -> Result<Json<Seated>, Fail> {
    let (who, token) = caller.or_new();
    let Answer::Seat(seat) = app.hub.ask(id, &who, caller.language, what).await? else {
        return Err(Refused::Internal.into());
    };
    let token = token.map(|it| it.reveal().to_owned());
    Ok(Json(Seated { seat: seat.number(), token, table: id.to_string() }))
}

/// Take a seat. The game begins when all are taken.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "seats", params(("id" = String, Path)),
    request_body = Sit, security((), ("token" = [])),
    responses((status = 200, body = Seated), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn sit(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Body(Sit { name, seat }): Body<Sit>,
) -> Result<Json<Seated>, Fail> {
    seated(&app, &caller, &id, What::Sit { seat, name }).await
}

/// Put a bot on an open seat of a table that you made.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    request_body = Fill, security(("token" = [])),
    responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn fill(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    AtSeat(seat): AtSeat,
    Body(Fill { bot }): Body<Fill>,
) -> Result<StatusCode, Fail> {
    let level: Level = bot.parse().map_err(|_| Refused::Level)?;
    done(&app, &caller, &id, What::Fill { seat, level }).await
}

/// Leave. Before the game your seat is open again; in it a bot plays for you until you
/// are back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "seats", params(("id" = String, Path)),
    security(("token" = [])), responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<StatusCode, Fail> {
    done(&app, &caller, &id, What::Leave).await
}

/// Come back to your seat.
#[utoipa::path(post, path = "/tables/{id}/return", tag = "seats", params(("id" = String, Path)),
    security(("token" = [])), responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn come_back(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<StatusCode, Fail> {
    done(&app, &caller, &id, What::Return).await
}

/// Have a bot play for somebody who hasn't been at the table for some minutes, until he is
/// back.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/caretaker", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), security(("token" = [])),
    responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn stand_in(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    AtSeat(seat): AtSeat,
) -> Result<StatusCode, Fail> {
    done(&app, &caller, &id, What::StandIn { seat }).await
}

/// Ask to end the match without a result. It ends when all people agree who haven't left;
/// before it has begun, when you made the table.
#[utoipa::path(post, path = "/tables/{id}/abandon", tag = "seats", params(("id" = String, Path)),
    request_body = Abandon, security(("token" = [])),
    responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn abandon(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Body(Abandon { agree }): Body<Abandon>,
) -> Result<StatusCode, Fail> {
    done(&app, &caller, &id, What::Abandon { agree }).await
}

/// Say something to everybody at the table.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "seats", params(("id" = String, Path)),
    request_body = Say, security(("token" = [])),
    responses((status = 204), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn say(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Body(Say { text }): Body<Say>,
) -> Result<StatusCode, Fail> {
    done(&app, &caller, &id, What::Say(text)).await
}

/// The same people and bots, once more. All who ask get the same table.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "seats", params(("id" = String, Path)),
    security(("token" = [])),
    responses((status = 200, body = Rematched), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Rematched>, Fail> {
    let who = caller.known()?;
    caller.may_make_a_table(&app)?;
    let table = app.hub.ask(&id, &who, caller.language, What::Rematch).await?.text()?;
    Ok(Json(Rematched { table }))
}

/// A secret that moves your seat to another device, once.
#[utoipa::path(post, path = "/tables/{id}/handover", tag = "seats", params(("id" = String, Path)),
    security(("token" = [])),
    responses((status = 200, body = HandedOver), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn hand_over(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    headers: HeaderMap,
) -> Result<Json<HandedOver>, Fail> {
    let who = caller.known()?;
    let secret = app.hub.ask(&id, &who, caller.language, What::Handover).await?.text()?;
    let link = format!("{}/handover/{secret}", app.site.origin(&headers));
    Ok(Json(HandedOver { secret, link }))
}

/// Take over a seat from another device.
#[utoipa::path(post, path = "/handover", tag = "seats", request_body = TakeOver,
    security((), ("token" = [])),
    responses((status = 200, body = Seated), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn take_over(
    State(app): State<App>,
    caller: Caller,
    Body(TakeOver { secret }): Body<TakeOver>,
) -> Result<Json<Seated>, Fail> {
    let secret = Secret::parse(&secret).ok_or(Refused::Handover)?;
    let id = app.hub.by_handover(&secret).await?;
    seated(&app, &caller, &id, What::TakeOver { secret: secret.hash() }).await
}
