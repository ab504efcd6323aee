//! Pages: everything can be done with links and forms; a script makes it quick and live.
mod assets;
mod bots;
mod forms;
mod handover;
mod keys;
mod known;
mod layout;
mod lobby;
mod menu;
mod new;
mod points;
mod preferences;
mod replay;
mod rules;
mod start;
mod table;

pub(crate) use layout::error_page;

use crate::{
    answer::Fail,
    api::At,
    app::App,
    caller::{self, escape},
    ids::Secret,
    prefs::{PREFS, Prefs},
    refused::Refused,
};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, SET_COOKIE},
    },
    response::{IntoResponse, Redirect, Response},
    routing::{MethodRouter, get, post},
};
use pages::Asset;
use tower_http::compression::CompressionLayer;

pub(crate) fn router() -> Router<App> {
    // As a form sends a log, a line's end is six characters.
    let long = DefaultBodyLimit::max(2 * replay::LONGEST);
    // Who comes to where only forms go, by a reload or from his history, wants the page.
    let of_table = |forms: MethodRouter<App>| {
        forms.get(async |At(id): At| Redirect::to(&format!("/tables/{id}")))
    };
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
        .route("/tables/{id}", get(table::table))
        .route("/tables/{id}/give-up", get(start::asks_to_give_up).post(start::give_up))
        .route("/tables/{id}/why", get(table::why))
        .route("/tables/{id}/replay", get(replay::of_table))
        .route("/tables/{id}/seats", of_table(post(lobby::sit)))
        .route("/tables/{id}/bots", of_table(post(forms::fill)))
        .route("/tables/{id}/actions", of_table(post(forms::act)))
        .route("/tables/{id}/undo", of_table(post(forms::undo)))
        .route("/tables/{id}/hint", of_table(post(forms::hint)))
        .route("/tables/{id}/leave", of_table(post(forms::leave)))
        .route("/tables/{id}/return", of_table(post(forms::come_back)))
        .route("/tables/{id}/caretaker", of_table(post(forms::stand_in)))
        .route("/tables/{id}/abandon", of_table(post(forms::abandon)))
        .route("/tables/{id}/chat", of_table(post(forms::say)))
        .route("/tables/{id}/rematch", of_table(post(forms::rematch)))
        .route("/tables/{id}/handover", of_table(post(forms::hand_over)))
        .route("/handover/{secret}", get(handover::offer).post(forms::take_over));
    for asset in assets::all() {
        router = router.route(&asset.path, get(async || answer(asset)));
    }
    router.layer(CompressionLayer::new())
}

/// A file that never changes under its name.
fn answer(asset: &'static Asset) -> Response {
    let kind = HeaderValue::from_static(asset.kind);
    let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, forever)], asset.text.as_str()).into_response()
}

/// How long a browser keeps its cookies: as long as browsers keep anything.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Sends a browser on to a page, gives it its token if it is new, and has it remember what
/// somebody called himself.
fn see_other(
    app: &App,
    headers: &HeaderMap,
    to: &str,
    token: Option<&Secret>,
    name: Option<&str>,
) -> Result<Response, Fail> {
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(LOCATION, header(to)?);
    if let Some(token) = token {
        let cookie = cookie(token, app.site.is_secure(headers))?;
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    if let Some(name) = name {
        let cookie = kept(caller::NAME, &escape(name.trim()))?;
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Has the browser keep how its owner likes the pages.
fn remember(response: &mut Response, prefs: &Prefs) -> Result<(), Fail> {
    response.headers_mut().append(SET_COOKIE, kept(PREFS, &prefs.text())?);
    Ok(())
}

fn kept(name: &str, value: &str) -> Result<HeaderValue, Fail> {
    header(&format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}"))
}

/// What gives a browser its token.
fn cookie(token: &Secret, secure: bool) -> Result<HeaderValue, Fail> {
    let secure = if secure { "; Secure" } else { "" };
    header(&format!(
        "{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}{secure}",
        caller::TOKEN,
        token.reveal()
    ))
}

fn header(text: &str) -> Result<HeaderValue, Fail> {
    HeaderValue::from_str(text).map_err(|_| Refused::Internal.into())
}

/// Of addresses; a log that somebody gave is in its own.
const LONGEST: usize = 30_000;

/// An address of this site to go back to; the start if it is none of ours.
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
