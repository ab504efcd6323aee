//! Plain pages: everything can be done with links and forms, and a small script keeps a
//! table up to date. The games are told in words, in English.
mod forms;
mod layout;
mod start;
mod table;

pub(crate) use layout::error;

use crate::{answer::Fail, app::App, caller, ids::Secret, refused::Refused};
use axum::{
    Router,
    http::{
        HeaderValue, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, SET_COOKIE},
    },
    response::{IntoResponse, Response},
    routing::{get, post},
};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

pub(crate) fn router() -> Router<App> {
    let mut router = Router::new()
        .route("/", get(start::start))
        .route("/tables", post(forms::create))
        .route("/tables/{id}", get(table::table))
        .route("/tables/{id}/seats", post(forms::sit))
        .route("/tables/{id}/bots", post(forms::fill))
        .route("/tables/{id}/actions", post(forms::act))
        .route("/tables/{id}/undo", post(forms::undo))
        .route("/tables/{id}/leave", post(forms::leave))
        .route("/tables/{id}/return", post(forms::come_back))
        .route("/tables/{id}/caretaker", post(forms::stand_in))
        .route("/tables/{id}/abandon", post(forms::abandon))
        .route("/tables/{id}/chat", post(forms::say))
        .route("/tables/{id}/rematch", post(forms::rematch))
        .route("/tables/{id}/handover", post(forms::hand_over))
        .route("/handover/{secret}", get(table::offer).post(forms::take_over));
    for asset in [&STYLE, &SCRIPT] {
        router = router.route(&asset.path, get(async || asset.answer()));
    }
    router
}

/// A file that never changes under its name.
struct Asset {
    path: String,
    kind: &'static str,
    text: &'static str,
}

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("css", "text/css", include_str!("../../assets/felucca.css")));
static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("js", "text/javascript", include_str!("../../assets/live.js")));

impl Asset {
    fn new(ending: &str, kind: &'static str, text: &'static str) -> Asset {
        let hash: [u8; 32] = Sha256::digest(text).into();
        let [a, b, c, d, ..] = hash;
        let path = format!("/assets/{a:02x}{b:02x}{c:02x}{d:02x}.{ending}");
        Asset { path, kind, text }
    }

    fn answer(&self) -> Response {
        let kind = HeaderValue::from_static(self.kind);
        let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
        ([(CONTENT_TYPE, kind), (CACHE_CONTROL, forever)], self.text).into_response()
    }
}

/// How long a browser keeps its token: as long as browsers keep anything.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Sends a browser on to a page, and gives it its token if it is new.
fn see_other(to: &str, token: Option<&Secret>, secure: bool) -> Result<Response, Fail> {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    headers.insert(LOCATION, header(to)?);
    if let Some(token) = token {
        headers.insert(SET_COOKIE, cookie(token, secure)?);
    }
    Ok(response)
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
