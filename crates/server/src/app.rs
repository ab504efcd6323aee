//! Everything that answers requests, put together.
use crate::{
    answer::{self, fail},
    api::{self, At},
    caller::{Address, Caller, LOCAL},
    clock,
    cors::Cors,
    hub::Hub,
    limits::{RateLimit, Streams},
    page,
    refused::Refused,
    turning::TurningPoints,
};
use axum::{
    Router,
    body::Body,
    extract::{DefaultBodyLimit, FromRequestParts as _, Request, State},
    http::{HeaderMap, Response, StatusCode},
    middleware::{Next, from_fn_with_state},
    response::IntoResponse,
};
use games::GameKind;
use http_body_util::BodyExt as _;
use std::{
    any::Any,
    ops::Deref,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{Mutex, watch};
use tower_http::{catch_panic::CatchPanicLayer, csrf::CsrfLayer};

/// No form and no message of ours is longer.
const BODY: usize = 16 * 1024;

/// How long it is believed that the database takes what is written.
const TRIED_AGAIN: Duration = Duration::from_secs(1);

/// What all handlers share. Every request clones it several times, so it is one pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) hub: Hub,
    pub(crate) site: Site,
    pub(crate) cors: Cors,
    pub(crate) rate: RateLimit,
    /// How fast tables may be made.
    pub(crate) making: RateLimit,
    pub(crate) streams: Streams,
    pub(crate) turning_points: TurningPoints,
    /// When the database was last tried, and whether it took what was written.
    pub(crate) tried: Mutex<Option<(Instant, bool)>>,
    /// Turns true when the server stops.
    pub(crate) stops: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(shared: Shared) -> App {
        App(Arc::new(shared))
    }

    /// The games that people see here, by name.
    pub(crate) fn games(&self) -> impl Iterator<Item = GameKind> + Clone + '_ {
        self.hub.games().iter().copied()
    }
}

impl Shared {
    /// Whether the database takes what is written; tried once for all who ask at a time.
    async fn is_ready(&self) -> bool {
        let mut tried = self.tried.lock().await;
        if let Some((at, ready)) = *tried
            && at.elapsed() < TRIED_AGAIN
        {
            return ready;
        }
        let done = self.hub.store().probe().await;
        if let Err(error) = &done {
            tracing::error!(%error, "not ready");
        }
        *tried = Some((clock::now(), done.is_ok()));
        done.is_ok()
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// What the server knows of its own address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Site {
    /// As people use it, without a trailing slash; `None`: as they asked for it.
    pub(crate) public_url: Option<String>,
    /// For links made on this machine, if others can reach it.
    pub(crate) in_network: Option<String>,
    pub(crate) behind_proxy: bool,
    /// Whether anybody reads the metrics.
    pub(crate) measured: bool,
}

impl Site {
    /// Whether the browser reaches us over TLS.
    pub(crate) fn is_secure(&self, headers: &HeaderMap) -> bool {
        let forwarded = headers.get("x-forwarded-proto").filter(|_| self.behind_proxy);
        let public = self.public_url.as_deref().is_some_and(|it| it.starts_with("https:"));
        public || forwarded.is_some_and(|it| it == "https")
    }

    /// The address of this site as the browser knows it.
    pub(crate) fn origin(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        let scheme = if self.is_secure(headers) { "https" } else { "http" };
        let host = headers.get("host").and_then(|it| it.to_str().ok()).unwrap_or("localhost");
        let origin = format!("{scheme}://{host}");
        let others = self.in_network.clone().filter(|_| is_this_machine(&origin));
        others.unwrap_or(origin)
    }
}

/// Whether an address works only on the machine itself.
pub(crate) fn is_this_machine(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |it| it.1);
    ["localhost", "127.", "[::1]"].iter().any(|it| host.starts_with(it))
}

/// How long a request may take, unless it is a live stream.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) fn router(app: App) -> Router {
    let (api, description) = api::router();
    let csrf = CsrfLayer::new();
    // A proxy may rewrite the host; the address that people use is always ours.
    let csrf = match &app.site.public_url {
        Some(url) => csrf.add_trusted_origin(url).unwrap_or_default(),
        None => csrf,
    };
    let csrf = csrf.with_rejection_response(|_| fail(Refused::CrossSite));
    let quick = Router::new()
        .merge(api)
        .merge(api::described(&description))
        .merge(page::router())
        .merge(health())
        .layer(from_fn_with_state(app.clone(), in_time));
    let live = api::live_router().merge(page::live_router());
    quick
        .merge(live.layer(from_fn_with_state(app.clone(), among_streams)))
        .layer(from_fn_with_state(app.clone(), at_table))
        .fallback(|| async { fail(Refused::NotFound) })
        .method_not_allowed_fallback(|| async { fail(Refused::Method) })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(csrf)
        .layer(from_fn_with_state(app.clone(), answer::around))
        .with_state(app)
}

/// Who asks anything of a table where they sit is at it, whatever it is.
async fn at_table(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    let (mut parts, body) = request.into_parts();
    let id = At::from_request_parts(&mut parts, &app).await.ok();
    let caller = match id {
        Some(_) => Caller::from_request_parts(&mut parts, &app).await.ok(),
        None => None,
    };
    let note = || {
        let (At(id), caller) = id.as_ref().zip(caller.as_ref())?;
        Some(app.hub.attend(id, caller))
    };
    let noted = note();
    let response = next.run(Request::from_parts(parts, body)).await;
    // It may have been loaded meanwhile.
    if noted == Some(false) {
        note();
    }
    response
}

/// A live stream holds its place until it ends.
async fn among_streams(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    let from = request.extensions().get::<Address>().map_or(LOCAL, |it| it.0);
    let place = match app.streams.take(from) {
        Ok(place) => place,
        Err(refused) => return fail(refused),
    };
    next.run(request).await.map(|body| {
        Body::new(body.map_frame(move |frame| {
            let _held = &place;
            frame
        }))
    })
}

async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    if *app.stops.borrow() {
        return fail(Refused::ShuttingDown);
    }
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => fail(Refused::Timeout),
    }
}

/// Something broke. The details are for the log, not for the caller.
#[expect(clippy::needless_pass_by_value, reason = "the layer gives it away")]
fn panicked(reason: Box<dyn Any + Send>) -> Response<Body> {
    let text = reason
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| reason.downcast_ref::<&str>().copied());
    tracing::error!(reason = text.unwrap_or("unknown"), "a request broke");
    fail(Refused::Internal)
}

/// Whether it runs, and whether it can do its work.
fn health() -> Router<App> {
    let ready = async |State(app): State<App>| match app.is_ready().await {
        true => (StatusCode::OK, "ready\n").into_response(),
        false => {
            let told = "the database doesn't take what is written\n";
            (StatusCode::SERVICE_UNAVAILABLE, told).into_response()
        }
    };
    Router::new()
        .route("/health/live", axum::routing::get(|| async { "alive\n" }))
        .route("/health/ready", axum::routing::get(ready))
}
