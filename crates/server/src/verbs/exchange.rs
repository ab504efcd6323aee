//! From an HTTP request to a request to a table, and from its reply to an answer.
use super::Verb;
use crate::{
    answer::Fail,
    api::{
        At,
        body::{Accepted, HandedOver, Rematched, Seated},
    },
    app::App,
    caller::Visit,
    clock,
    ids::{Secret, TableId},
    page::{self, Kept},
    refused::Refused,
    table::{HANDOVER_MS, Hint, Hinting, NextTable, Ply, Wanted},
};
use axum::{
    Json,
    extract::FromRequestParts,
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use game_core::Seat;
use serde_json::value::RawValue;

/// Somebody asks something of a table.
pub(crate) struct Exchange {
    pub(crate) visit: Visit,
    pub(crate) id: TableId,
}

impl FromRequestParts<App> for Exchange {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Exchange, Fail> {
        let visit = Visit::from_request_parts(parts, app).await?;
        let At(id) = At::from_request_parts(parts, app).await?;
        Ok(Exchange { visit, id })
    }
}

impl Exchange {
    pub(super) async fn with_program<V: Verb>(
        self,
        verb: V,
    ) -> Result<<V::Reply as Answer>::Json, Fail> {
        let Visit { app, caller, .. } = &self.visit;
        let (who, token) = match V::GIVES_TOKEN {
            true => caller.or_new(),
            false => (caller.known()?, None),
        };
        if V::MAKES_A_TABLE {
            caller.may_make_a_table(app)?;
        }
        match app.hub.ask(&self.id, &who, caller.language, verb).await {
            Ok(reply) => Ok(reply.json(&self, token).await?),
            Err(refused) if V::Reply::SHOWS_STATE && refused.is_of_another_position() => {
                let snapshot = app.hub.look(&self.id).await?;
                let state =
                    snapshot.state(snapshot.info.viewer(Some(&who)), Wanted::default()).ok();
                Err(Fail(refused, state.and_then(|it| RawValue::from_string(it).ok())))
            }
            Err(refused) => Err(refused.into()),
        }
    }

    /// Asks the table; shows it again, with the reason if it refuses.
    pub(super) async fn with_page<V: Verb>(self, verb: V) -> Result<Response, Fail> {
        let Visit { app, caller, .. } = &self.visit;
        if V::GIVES_TOKEN && caller.who().is_none() {
            // The page before has given a token. If the browser didn't keep it, a seat would be
            // left whose token nobody has.
            let message = pages::text(caller.language, "cookie-needed", &[]);
            let page = page::table(&self.visit, &self.id, Some(&message)).await?;
            return Ok((StatusCode::BAD_REQUEST, page).into_response());
        }
        if V::MAKES_A_TABLE {
            caller.may_make_a_table(app)?;
        }
        let (who, name) = (caller.or_new().0, verb.own_name());
        let kept = Kept { token: None, name: name.as_deref() };
        let done = app.hub.ask(&self.id, &who, caller.language, verb).await;
        let answered = match done {
            Ok(reply) => reply.page(&self, kept).await,
            Err(refused) => Err(refused),
        };
        match answered {
            Ok(response) => Ok(response),
            Err(refused) => page::refused_at_table(&self.visit, &self.id, refused).await,
        }
    }
}

/// What a table replied, for the caller.
pub(crate) trait Answer: Sized + Send {
    type Json: IntoResponse;

    /// Whether a refusal carries the present state, if the caller didn't know it.
    const SHOWS_STATE: bool = false;

    fn json(
        self,
        to: &Exchange,
        token: Option<Secret>,
    ) -> impl Future<Output = Result<Self::Json, Refused>> + Send;

    /// The table again, as a rule.
    fn page(
        self,
        to: &Exchange,
        kept: Kept<'_>,
    ) -> impl Future<Output = Result<Response, Refused>> + Send {
        let _ = self;
        page::table_again(&to.visit, &to.id, kept)
    }
}

impl Answer for () {
    type Json = StatusCode;

    async fn json(self, _: &Exchange, _: Option<Secret>) -> Result<StatusCode, Refused> {
        Ok(StatusCode::NO_CONTENT)
    }
}

impl Answer for Ply {
    type Json = Json<Accepted>;
    const SHOWS_STATE: bool = true;

    async fn json(self, _: &Exchange, _: Option<Secret>) -> Result<Json<Accepted>, Refused> {
        Ok(Json(Accepted { ply: self.0 }))
    }
}

impl Answer for Seat {
    type Json = Json<Seated>;

    async fn json(self, to: &Exchange, token: Option<Secret>) -> Result<Json<Seated>, Refused> {
        let token = token.map(|it| it.reveal().to_owned());
        Ok(Json(Seated { seat: self.number(), token, table: to.id.to_string() }))
    }
}

impl Answer for NextTable {
    type Json = Json<Rematched>;

    async fn json(self, _: &Exchange, _: Option<Secret>) -> Result<Json<Rematched>, Refused> {
        Ok(Json(Rematched { table: self.0 }))
    }

    async fn page(self, to: &Exchange, kept: Kept<'_>) -> Result<Response, Refused> {
        page::see_other(&to.visit, &format!("/tables/{}", self.0), kept)
    }
}

impl Answer for Secret {
    type Json = Json<HandedOver>;

    async fn json(self, to: &Exchange, _: Option<Secret>) -> Result<Json<HandedOver>, Refused> {
        let secret = self.reveal().to_owned();
        let link = format!("{}/handover/{secret}", to.visit.app.site.origin(&to.visit.headers));
        let expires_ms = clock::now_ms() + HANDOVER_MS;
        Ok(Json(HandedOver { secret, link, expires_ms }))
    }

    async fn page(self, to: &Exchange, _: Kept<'_>) -> Result<Response, Refused> {
        Ok(page::handover_link(&to.visit, &to.id, &self))
    }
}

impl Answer for Hinting {
    type Json = Json<Hint>;

    async fn json(self, _: &Exchange, _: Option<Secret>) -> Result<Json<Hint>, Refused> {
        Ok(Json(Hint::clone(&*self.found().await?)))
    }

    /// The table has kept it, and shows it until something else is asked.
    async fn page(self, to: &Exchange, _: Kept<'_>) -> Result<Response, Refused> {
        self.found().await?;
        Ok(page::table(&to.visit, &to.id, None).await?.into_response())
    }
}
