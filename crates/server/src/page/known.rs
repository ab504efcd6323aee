//! People get their token before they make a table or take a seat. If the browser didn't keep
//! it, a seat would be left whose token nobody has.
use super::{
    layout::{Reader, sorry},
    token_cookie,
};
use crate::{answer::Fail, app::App, caller::Caller, ids::Hash};
use axum::{
    extract::FromRequestParts,
    http::{
        HeaderValue, StatusCode,
        header::{LOCATION, SET_COOKIE},
        request::Parts,
    },
    response::{IntoResponse as _, Response},
};

/// Marks a form that is sent again after a token was given.
const AGAIN: &str = "again";

/// Somebody whose browser keeps its token. Those without one are given one and send the form
/// again, without noticing; if they still have none, they are told what it is needed for.
pub(crate) struct Known(pub(crate) Hash);

impl FromRequestParts<App> for Known {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, Response> {
        let caller = Caller::from_request_parts(parts, app).await;
        let caller = caller.map_err(Fail::into_response)?;
        match caller.or_new() {
            (who, None) => Ok(Known(who)),
            (_, Some(_)) if parts.uri.query() == Some(AGAIN) => Err(keeps_none(&caller)),
            (_, Some(token)) => {
                let mut response = StatusCode::TEMPORARY_REDIRECT.into_response();
                let to = HeaderValue::from_str(&format!("{}?{AGAIN}", parts.uri.path()));
                let cookie = token_cookie(&token, app.site.is_secure(&parts.headers));
                let cookie = cookie.map_err(|it| Fail::from(it).into_response())?;
                response.headers_mut().extend(to.ok().map(|it| (LOCATION, it)));
                response.headers_mut().insert(SET_COOKIE, cookie);
                Err(response)
            }
        }
    }
}

fn keeps_none(caller: &Caller) -> Response {
    let reader = Reader::of(caller, "/");
    let page = sorry(&reader, &reader.say("cookie-title"), &reader.say("cookie-needed"));
    (StatusCode::BAD_REQUEST, page).into_response()
}
