//! Everything that can be done at a table, each thing once: how programs and pages ask for it,
//! what the API says about it, and the request that both of them make.
mod exchange;

use crate::{
    answer::{ErrorJson, Fail},
    api::{
        At, AtSeat, Body,
        body::{self, Accepted, HandedOver, Rematched, Seated},
        schema::{SeatNumber, TableName},
    },
    app::App,
    caller::Visit,
    ids::Secret,
    page::{Filled, Known, choice_form},
    refused::Refused,
    table::{
        Abandon, Act, AskHint, Handover, Hint, Leave, PutBot, Rematch, Request, Return, Say, Sit,
        SubstituteBot, TakeOver, Undo,
    },
};
use axum::{
    Router,
    extract::Path,
    response::{Redirect, Response},
    routing::{get, post},
};
use exchange::Answer;
pub(crate) use exchange::Exchange;
use serde::Deserialize;
use utoipa_axum::{router::OpenApiRouter, routes};

/// A request that programs and pages may make.
pub(crate) trait Verb: Request<Reply: Answer> {
    /// Whether a program that has no token yet gets one with the answer.
    const GIVES_TOKEN: bool = false;
    /// Whether it makes a table: nobody may make too many.
    const MAKES_A_TABLE: bool = false;

    /// The name that somebody uses in it, for their browser to remember.
    fn own_name(&self) -> Option<String> {
        None
    }
}

/// `api` is what [`utoipa::path`] is told, with what is answered if all goes well; then comes
/// what is sent there. `form` is the address where pages send their fields.
macro_rules! verbs {
    ($(
        $(#[$($doc:tt)*])*
        $name:ident: $Request:ty,
            api($($api:tt)*) -> ($($ok:tt)*) $Body:ty => |$body:pat_param| $of_body:expr,
            form $address:literal $Fields:ty => |$fields:pat_param| $of_fields:expr;
    )*) => {
        $(
            $(#[$($doc)*])*
            #[utoipa::path($($api)*, responses(($($ok)*),
                (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
            async fn $name(
                exchange: Exchange,
                $body: $Body,
            ) -> Result<<<$Request as Request>::Reply as Answer>::Json, Fail> {
                let request: $Request = $of_body;
                exchange.with_program(request).await
            }
        )*

        mod forms {
            use super::*;

            $(
                pub(super) async fn $name(
                    exchange: Exchange,
                    $fields: $Fields,
                ) -> Result<Response, Fail> {
                    let request: $Request = $of_fields;
                    exchange.with_page(request).await
                }
            )*
        }

        pub(crate) fn api_routes() -> OpenApiRouter<App> {
            OpenApiRouter::new()$(.routes(routes!($name)))*.routes(routes!(take_over))
        }

        pub(crate) fn form_routes() -> Router<App> {
            // Somebody who comes to a form's address, by a reload or from their history, wants
            // the page.
            let to_table = || get(async |At(id): At| Redirect::to(&format!("/tables/{id}")));
            Router::new()$(.route($address, post(forms::$name).merge(to_table())))*
        }
    };
}

verbs! {
    /// Take a seat. The game begins when all are taken.
    sit: Sit,
        api(post, path = "/tables/{id}/seats", tag = "seats", params(("id" = inline(TableName), Path)),
            request_body = body::Sit, security((), ("token" = []))) -> (status = 200, body = Seated)
        Body<body::Sit> => |Body(it)| {
            Sit { seat: it.seat.map(|it| it.0), name: it.name, program: it.program }
        },
        form "/tables/{id}/seats" Filled<SitForm> => |Filled(it)| {
            Sit { seat: it.seat, name: it.name, program: false }
        };

    /// Put a bot on an open seat of a table that you made.
    fill: PutBot,
        api(put, path = "/tables/{id}/seats/{seat}", tag = "seats",
            params(("id" = inline(TableName), Path), ("seat" = inline(SeatNumber), Path)),
            request_body = body::Fill, security(("token" = []))) -> (status = 204)
        (AtSeat, Body<body::Fill>) => |(AtSeat(seat), Body(it))| {
            PutBot { seat, level: it.bot.parse().map_err(|_| Refused::Level)? }
        },
        form "/tables/{id}/bots" Filled<BotForm> => |Filled(it)| {
            PutBot { seat: it.seat, level: it.level.parse().map_err(|_| Refused::Level)? }
        };

    /// Leave. Before the game, your seat is open again; during it, a bot plays for you until you
    /// are back.
    leave: Leave,
        api(post, path = "/tables/{id}/leave", tag = "seats", params(("id" = inline(TableName), Path)),
            security(("token" = []))) -> (status = 204)
        () => |()| Leave,
        form "/tables/{id}/leave" () => |()| Leave;

    /// Come back to your seat.
    come_back: Return,
        api(post, path = "/tables/{id}/return", tag = "seats", params(("id" = inline(TableName), Path)),
            security(("token" = []))) -> (status = 204)
        () => |()| Return,
        form "/tables/{id}/return" () => |()| Return;

    /// Have a bot play for somebody who hasn't looked or acted for some minutes, until they are
    /// back.
    stand_in: SubstituteBot,
        api(post, path = "/tables/{id}/seats/{seat}/caretaker", tag = "seats",
            params(("id" = inline(TableName), Path), ("seat" = inline(SeatNumber), Path)),
            security(("token" = []))) -> (status = 204)
        AtSeat => |AtSeat(seat)| SubstituteBot { seat },
        form "/tables/{id}/caretaker" Filled<SeatForm> => |Filled(it)| {
            SubstituteBot { seat: it.seat }
        };

    /// Ask to end the match without a result. It ends when all people agree; where all do who
    /// haven't left, a day later, unless one of the others comes back. Before the game, whoever
    /// made the table ends it so.
    abandon: Abandon,
        api(post, path = "/tables/{id}/abandon", tag = "seats", params(("id" = inline(TableName), Path)),
            request_body = body::Abandon, security(("token" = []))) -> (status = 204)
        Body<body::Abandon> => |Body(it)| Abandon { agree: it.agree },
        form "/tables/{id}/abandon" Filled<AgreeForm> => |Filled(it)| {
            Abandon { agree: it.agree }
        };

    /// Say something to everybody at the table.
    say: Say,
        api(post, path = "/tables/{id}/chat", tag = "seats", params(("id" = inline(TableName), Path)),
            request_body = body::Say, security(("token" = []))) -> (status = 204)
        Body<body::Say> => |Body(it)| Say { text: it.text },
        form "/tables/{id}/chat" Filled<TextForm> => |Filled(it)| Say { text: it.text };

    /// The same people and bots again. All who ask get the same table.
    rematch: Rematch,
        api(post, path = "/tables/{id}/rematch", tag = "seats", params(("id" = inline(TableName), Path)),
            security(("token" = []))) -> (status = 200, body = Rematched)
        () => |()| Rematch,
        form "/tables/{id}/rematch" () => |()| Rematch;

    /// A secret that moves your seat to another device, once and within a day.
    hand_over: Handover,
        api(post, path = "/tables/{id}/handover", tag = "seats", params(("id" = inline(TableName), Path)),
            security(("token" = []))) -> (status = 200, body = HandedOver)
        () => |()| Handover,
        form "/tables/{id}/handover" () => |()| Handover;

    /// Act. What is accepted is stored, whatever happens next.
    ///
    /// If an action comes late, twice or out of turn, its refusal carries the present state.
    act: Act,
        api(post, path = "/tables/{id}/actions", tag = "play", params(("id" = inline(TableName), Path)),
            request_body = body::Act, security(("token" = []))) -> (status = 200, body = Accepted)
        Body<body::Act> => |Body(it)| Act { ply: it.ply.0, actions: vec![it.action] },
        form "/tables/{id}/actions" Filled<Vec<(String, String)>> => |Filled(fields)| {
            let (ply, actions) = choice_form::chosen(&fields)?;
            Act { ply, actions }
        };

    /// Take back your last action, as long as nobody has learned anything from it and you have
    /// seen nobody act since.
    undo: Undo,
        api(post, path = "/tables/{id}/undo", tag = "play", params(("id" = inline(TableName), Path)),
            request_body = body::Undo, security(("token" = []))) -> (status = 200, body = Accepted)
        Body<body::Undo> => |Body(it)| Undo { ply: it.ply.0 },
        form "/tables/{id}/undo" Filled<PlyForm> => |Filled(it)| Undo { ply: it.ply };

    /// What the strongest bot would do in your place, at a table that allows hints.
    ///
    /// It thinks for a second or so, knowing only what you know. Asked again about the same
    /// decision, it gives the same answer.
    hint: AskHint,
        api(get, path = "/tables/{id}/hint", tag = "play", params(("id" = inline(TableName), Path)),
            security(("token" = []))) -> (status = 200, body = Hint)
        () => |()| AskHint,
        form "/tables/{id}/hint" () => |()| AskHint;
}

impl Verb for Sit {
    const GIVES_TOKEN: bool = true;

    fn own_name(&self) -> Option<String> {
        Some(self.name.clone())
    }
}

impl Verb for TakeOver {
    const GIVES_TOKEN: bool = true;
}

impl Verb for Rematch {
    const MAKES_A_TABLE: bool = true;
}

impl Verb for PutBot {}
impl Verb for Leave {}
impl Verb for Return {}
impl Verb for SubstituteBot {}
impl Verb for Abandon {}
impl Verb for Say {}
impl Verb for Handover {}
impl Verb for Act {}
impl Verb for Undo {}
impl Verb for AskHint {}

#[derive(Deserialize)]
struct SitForm {
    name: String,
    seat: Option<u8>,
}

#[derive(Deserialize)]
struct BotForm {
    seat: u8,
    level: String,
}

#[derive(Deserialize)]
struct SeatForm {
    seat: u8,
}

#[derive(Deserialize)]
struct AgreeForm {
    agree: bool,
}

#[derive(Deserialize)]
struct TextForm {
    text: String,
}

#[derive(Deserialize)]
struct PlyForm {
    ply: u32,
}

/// Take over a seat from another device.
// No address names the table: the secret does. So it isn't in the list above.
#[utoipa::path(post, path = "/handover", tag = "seats", request_body = body::TakeOver,
    security((), ("token" = [])),
    responses((status = 200, body = Seated), (status = "4XX", body = ErrorJson), (status = "5XX", body = ErrorJson)))]
async fn take_over(
    visit: Visit,
    Body(body::TakeOver { secret, program }): Body<body::TakeOver>,
) -> Result<<<TakeOver as Request>::Reply as Answer>::Json, Fail> {
    let (exchange, request) = at_moved_seat(visit, &secret, program).await?;
    exchange.with_program(request).await
}

/// The same, with a browser that can keep the seat: the link works once.
pub(crate) async fn take_over_by_form(
    _: Known,
    visit: Visit,
    Path(secret): Path<String>,
) -> Result<Response, Fail> {
    let (exchange, request) = at_moved_seat(visit, &secret, false).await?;
    exchange.with_page(request).await
}

async fn at_moved_seat(
    visit: Visit,
    secret: &str,
    program: bool,
) -> Result<(Exchange, TakeOver), Refused> {
    let secret = Secret::parse(secret).ok_or(Refused::Handover)?;
    let id = visit.app.hub.by_handover(&secret).await?;
    Ok((Exchange { visit, id }, TakeOver { secret: secret.hash(), program }))
}
