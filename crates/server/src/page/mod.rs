//! Pages: everything can be done with links and forms; a script makes it quick and live.
mod assets;
mod bots;
mod cache;
pub(crate) mod choice_form;
mod filled;
mod handover;
mod keys;
mod known;
mod layout;
mod live;
mod lobby;
mod menu;
mod new;
mod pace;
pub(crate) mod parts;
mod points;
mod preferences;
mod replay;
mod rules;
mod start;
mod table;

pub(crate) use cache::Pages;
pub(crate) use filled::Filled;
pub(crate) use handover::handover_link;
pub(crate) use known::Known;
pub(crate) use layout::error_page;
pub(crate) use table::{refused_at_table, table, table_again};

use crate::{
    app::App,
    caller::{self, Visit, escape},
    ids::Secret,
    prefs::{PREFS, Prefs},
    refused::Refused,
    verbs,
};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{
        HeaderValue, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, SET_COOKIE},
    },
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use cookie::{Cookie, SameSite};
use pages::Asset;
use tower_http::compression::CompressionLayer;

pub(crate) fn router() -> Router<App> {
    // In a form, each line end of a log is six characters.
    let long = DefaultBodyLimit::max(2 * replay::LONGEST);
    let mut router = Router::new()
        .route("/", get(start::start))
        .route("/new", get(new::new_table))
        .route("/play", post(new::play_now).get(async || Redirect::to("/")))
        .route("/settings", get(preferences::preferences).post(preferences::keep))
        .route("/rules", get(rules::all))
        .route("/rules/{game}", get(rules::full))
        .route("/rules/{game}/short", get(rules::short))
        .route("/bots", get(bots::guide))
        .route("/bots/bot.py", get(bots::bot))
        .route("/choose", get(preferences::choose))
        .route("/replay", get(replay::of_log).post(replay::give).layer(long))
        .route("/tables", post(new::create).get(async || Redirect::to("/new")))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/give-up", get(start::asks_to_give_up).post(start::give_up))
        .route("/tables/{id}/why", get(table::detail))
        .route("/tables/{id}/replay", get(replay::of_table))
        .route("/handover/{secret}", get(handover::offer).post(verbs::take_over_by_form))
        .merge(verbs::form_routes());
    for asset in assets::all() {
        router = router.route(&asset.path, get(async || answer(asset)));
    }
    router.layer(CompressionLayer::new())
}

/// The live streams, which have no time limit and are packed in their own way.
pub(crate) fn live_router() -> Router<App> {
    Router::new().route("/tables/{id}/live", get(live::live))
}

/// A file that never changes under its name.
fn answer(asset: &'static Asset) -> Response {
    let kind = HeaderValue::from_static(asset.kind);
    let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, forever)], asset.text.as_str()).into_response()
}

/// How long a browser keeps its cookies: as long as browsers keep anything.
const KEPT: cookie::time::Duration = cookie::time::Duration::days(400);

/// What a browser is to keep: its token if it is new, or kept less safely than it could be;
/// and what its owner called themselves.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kept<'a> {
    pub(crate) token: Option<&'a Secret>,
    pub(crate) name: Option<&'a str>,
}

impl Kept<'_> {
    fn by(self, visit: &Visit, mut response: Response) -> Result<Response, Refused> {
        let secure = visit.app.site.is_secure(&visit.headers);
        let old = caller::old_token(&visit.headers).filter(|_| secure);
        if let Some(token) = self.token.or(old.as_ref()) {
            let cookie = token_cookie(token, secure)?;
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        if let Some(name) = self.name {
            let cookie = kept(caller::NAME, &escape(name.trim()))?;
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        Ok(response)
    }
}

/// Sends a browser on to a page.
pub(crate) fn see_other(visit: &Visit, to: &str, keeps: Kept<'_>) -> Result<Response, Refused> {
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(LOCATION, header(to)?);
    keeps.by(visit, response)
}

/// Has the browser keep its owner's settings.
fn remember(response: &mut Response, prefs: &Prefs) -> Result<(), Refused> {
    response.headers_mut().append(SET_COOKIE, kept(PREFS, &prefs.text())?);
    Ok(())
}

fn kept(name: &str, value: &str) -> Result<HeaderValue, Refused> {
    header(&cookie(name, value).to_string())
}

fn cookie<'a>(name: &'a str, value: &'a str) -> Cookie<'a> {
    let cookie = Cookie::build((name, value)).path("/").max_age(KEPT);
    cookie.http_only(true).same_site(SameSite::Lax).build()
}

/// What gives a browser its token.
fn token_cookie(token: &Secret, secure: bool) -> Result<HeaderValue, Refused> {
    let name = if secure { caller::SAFE_TOKEN } else { caller::TOKEN };
    let mut cookie = cookie(name, token.reveal());
    if secure {
        cookie.set_secure(true);
    }
    header(&cookie.to_string())
}

fn header(text: &str) -> Result<HeaderValue, Refused> {
    HeaderValue::from_str(text).map_err(|_| Refused::Internal)
}

/// Of addresses; a log that somebody gave is in its address.
const LONGEST: usize = 30_000;

/// An address of this site to go back to; the start page if it isn't ours.
fn local(to: Option<&str>) -> &str {
    let is_ours = |it: &&str| {
        let plain = |it: u8| it.is_ascii_graphic() && !b"\\\"<>".contains(&it);
        it.starts_with('/') && !it.starts_with("//") && it.len() < LONGEST && it.bytes().all(plain)
    };
    to.filter(is_ours).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for ours in ["/", "/tables/x?ply=3", "/rules/sobek#s4-1"] {
            assert_eq!(local(Some(ours)), ours);
        }
        let others =
            ["", "//evil.test", "https://evil.test", "/\\evil.test", "/a\r\nb", "evil", "/ü"];
        for other in others {
            assert_eq!(local(Some(other)), "/", "{other}");
        }
        assert_eq!(local(None), "/");
    }
}
