//! Tables: make them, find them, look at them.
use crate::{
    answer::{ErrorJson, Fail},
    api::{
        body::{At, Body, NewTable},
        schema::TableName,
    },
    app::App,
    caller::Caller,
    ids::Hash,
    table::{Handle, Snapshot, TableJson},
};
use axum::{
    Json,
    extract::State,
    http::{
        StatusCode,
        header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    response::IntoResponse,
};
use serde::Serialize;
use utoipa::ToSchema;

/// A table was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Made {
    table: TableJson,
    /// Who you are, from now on: send it as `Authorization: Bearer …`. Only if you had none.
    token: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct Tables {
    #[schema(max_items = 50)]
    tables: Vec<TableInList>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct TableInList {
    #[serde(flatten)]
    table: TableJson,
    /// Whether you are asked.
    your_turn: bool,
}

impl TableInList {
    pub(super) fn of(snapshot: &Snapshot, who: Option<&Hash>) -> TableInList {
        let seat = who.and_then(|it| snapshot.info.seat_of(it));
        TableInList { table: snapshot.info.json(who), your_turn: snapshot.asks(seat) }
    }
}

/// Make a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, security((), ("token" = [])),
    responses((status = 201, body = Made), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Fail> {
    caller.may_make_a_table(&app)?;
    let (who, token) = caller.or_new();
    let id = app.hub.create(&who, caller.address, new.into()).await?;
    let snapshot = app.hub.look(&id).await?;
    let table = snapshot.info.json(Some(&who));
    let token = token.map(|it| it.reveal().to_owned());
    Ok((StatusCode::CREATED, Json(Made { table, token })))
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/tables", tag = "tables", security((), ("token" = [])),
    responses((status = 200, body = Tables), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn open(State(app): State<App>, caller: Caller) -> Result<Json<Tables>, Fail> {
    let handles = app.hub.open_tables().await?;
    Ok(Json(list(handles, caller.who().as_ref()).await))
}

/// Tables where you have a seat or that you made, the newest first.
#[utoipa::path(get, path = "/me/tables", tag = "tables", security(("token" = [])),
    responses((status = 200, body = Tables), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn mine(State(app): State<App>, caller: Caller) -> Result<Json<Tables>, Fail> {
    let who = caller.known()?;
    let handles = app.hub.tables_of(&who).await?;
    Ok(Json(list(handles, Some(&who)).await))
}

async fn list(handles: Vec<Handle>, who: Option<&Hash>) -> Tables {
    let mut tables = Vec::with_capacity(handles.len());
    for handle in handles {
        // One that can't be read doesn't hide the others.
        if let Ok(snapshot) = handle.snapshot().await {
            tables.push(TableInList::of(&snapshot, who));
        }
    }
    Tables { tables }
}

/// Who sits where, and how the match stands.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = inline(TableName), Path)), security((), ("token" = [])),
    responses((status = 200, body = TableJson), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
) -> Result<Json<TableJson>, Fail> {
    let snapshot = app.hub.look(&id).await?;
    Ok(Json(snapshot.info.json(caller.who().as_ref())))
}

/// The whole log, once the game is over. `felucca check` verifies it.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "tables", params(("id" = inline(TableName), Path)), security((), ("token" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
pub(crate) async fn log(
    State(app): State<App>,
    _: Caller,
    At(id): At,
) -> Result<impl IntoResponse, Fail> {
    let log = app.hub.look(&id).await?.log()?;
    // Saved as a file when somebody clicks on it.
    let name = format!("attachment; filename=\"felucca-{}.log\"", &id.as_str()[..8]);
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], log))
}
