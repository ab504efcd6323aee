//! What forms do: the same as the API, answered by a page.
use super::{see_other, table};
use crate::{
    answer::Fail,
    api::At,
    app::App,
    caller::Caller,
    hub::{NewSeat, NewTable},
    ids::{Secret, TableId},
    refused::Refused,
    table::{Answer, What},
};
use axum::{
    extract::{Form, FromRequest, Path, Request, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::{Deserialize, de::DeserializeOwned};

/// A form that was filled in.
pub(super) struct Filled<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Filled<T> {
    type Rejection = Fail;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fail> {
        match Form::<T>::from_request(request, app).await {
            Ok(Form(it)) => Ok(Filled(it)),
            Err(it) => Err(match axum::response::IntoResponse::into_response(it).status() {
                StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
                StatusCode::UNSUPPORTED_MEDIA_TYPE => Refused::MediaType,
                _ => Refused::BadRequest("the form isn't complete".to_owned()),
            }
            .into()),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Create {
    game: String,
    name: String,
    seats: usize,
    options: String,
    level: String,
    with: String,
}

pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Filled(form): Filled<Create>,
) -> Result<Response, Fail> {
    caller.may_make_a_table(&app)?;
    let (who, token) = caller.or_new();
    let Create { game, name, seats, options, level, with } = form;
    // A hostile number doesn't make a long list.
    let others = seats.clamp(1, 9) - 1;
    let other = |_| match with.as_str() {
        "bots" => NewSeat::Bot { level: level.clone() },
        _ => NewSeat::Open,
    };
    let seats = std::iter::once(NewSeat::Me { name }).chain((0..others).map(other)).collect();
    let public = with == "anybody";
    let id = app.hub.create(&who, NewTable { game, options, seats, public }).await?;
    see_other(&format!("/tables/{id}"), token.as_ref(), app.site.is_secure(&headers))
}

/// Asks the table; shows it again, with the reason if it refuses.
async fn change(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    id: &TableId,
    what: What,
) -> Result<Response, Fail> {
    let (who, token) = caller.or_new();
    match app.hub.ask(id, &who, caller.language, what).await {
        Ok(_) => see_other(&format!("/tables/{id}"), token.as_ref(), app.site.is_secure(headers)),
        Err(refused) => table::refused(app, caller, headers, id, refused).await,
    }
}

macro_rules! forms {
    ($($(#[$doc:meta])* $name:ident, $Form:ident { $($field:ident: $Type:ty),* } => $what:expr;)*) => {$(
        #[derive(Deserialize)]
        pub(super) struct $Form { $($field: $Type),* }

        $(#[$doc])*
        pub(super) async fn $name(
            State(app): State<App>,
            caller: Caller,
            headers: HeaderMap,
            At(id): At,
            Filled($Form { $($field),* }): Filled<$Form>,
        ) -> Result<Response, Fail> {
            let what = $what;
            change(&app, &caller, &headers, &id, what).await
        }
    )*};
}

forms! {
    sit, Sit { name: String, seat: Option<u8> } => What::Sit { seat, name };
    fill, Fill { seat: u8, level: String } => {
        What::Fill { seat, level: level.parse().map_err(|_| Refused::Level)? }
    };
    act, Act { ply: u32, action: String } => What::Act { ply, action };
    undo, Undo { ply: u32 } => What::Undo { ply };
    leave, Leave {} => What::Leave;
    come_back, Return {} => What::Return;
    stand_in, StandIn { seat: u8 } => What::StandIn { seat };
    abandon, Abandon { agree: bool } => What::Abandon { agree };
    say, Say { text: String } => What::Say(text);
}

pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    caller.may_make_a_table(&app)?;
    let next = app.hub.ask(&id, &who, caller.language, What::Rematch).await;
    match next.and_then(Answer::text) {
        Ok(next) => see_other(&format!("/tables/{next}"), None, app.site.is_secure(&headers)),
        Err(refused) => table::refused(&app, &caller, &headers, &id, refused).await,
    }
}

pub(super) async fn hand_over(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    let secret = app.hub.ask(&id, &who, caller.language, What::Handover).await;
    match secret.and_then(Answer::text) {
        Ok(secret) => Ok(table::link_of_handover(&app, &headers, &id, &secret)),
        Err(refused) => table::refused(&app, &caller, &headers, &id, refused).await,
    }
}

pub(super) async fn take_over(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Path(secret): Path<String>,
) -> Result<Response, Fail> {
    let secret = Secret::parse(&secret).ok_or(Refused::Handover)?;
    let id = app.hub.by_handover(&secret).await?;
    let what = What::TakeOver { secret: secret.hash() };
    change(&app, &caller, &headers, &id, what).await
}
