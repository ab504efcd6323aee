//! What surrounds every answer: limits, the language of errors, headers, measures.
use crate::{
    api::{body::State as StateJson, schema::Reason},
    app::App,
    caller, clock,
    cors::Admitted,
    ids::random_number,
    page,
    prefs::Prefs,
    refused::Refused,
};
use axum::{
    body::Body,
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Response, StatusCode,
        header::{
            ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY,
            RETRY_AFTER, STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS,
        },
    },
    middleware::Next,
};
use games::GameKind;
use pages::{Arg, Language, text};
use serde::Serialize;
use serde_json::value::RawValue;
use std::net::{IpAddr, SocketAddr};
use utoipa::ToSchema;

/// Only what we serve ourselves; no script in a page, no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// No head of a request is longer: the longest addresses hold a log.
const HEAD: usize = 32 * 1024;

/// A refusal on its way out, not yet in words.
#[derive(Clone)]
struct Unsaid(std::sync::Arc<(Refused, Option<Box<RawValue>>)>);

/// An answer that refuses.
pub(crate) fn fail(refused: Refused) -> Response<Body> {
    fail_with(refused, None)
}

/// An answer that refuses, and says where the table stands.
pub(crate) fn fail_with(refused: Refused, state: Option<Box<RawValue>>) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    response.extensions_mut().insert(Unsaid(std::sync::Arc::new((refused, state))));
    response
}

/// A refusal as an error of a handler.
#[derive(Debug)]
pub(crate) struct Fail(pub(crate) Refused, pub(crate) Option<Box<RawValue>>);

impl From<Refused> for Fail {
    fn from(refused: Refused) -> Fail {
        Fail(refused, None)
    }
}

impl axum::response::IntoResponse for Fail {
    fn into_response(self) -> Response<Body> {
        fail_with(self.0, self.1)
    }
}

pub(crate) async fn around(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let began = clock::now();
    let id = RequestId::random();
    let is_api = request.uri().path().starts_with("/api/");
    let path = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let admitted = app.cors.admit(&mut request);
    let prefs = Prefs::of(request.headers());
    let language = caller::language(request.headers(), &prefs);
    let from = address(&request, app.site.behind_proxy);
    let secure = app.site.is_secure(request.headers());
    request.extensions_mut().insert(caller::Address(from));
    let mut response = match app.rate.check(from) {
        Ok(()) if HEAD < length_of_head(&request) => fail(Refused::HeadTooLarge),
        Ok(()) if admitted.as_ref().is_some_and(|it| it.asks_first) => Admitted::first_answer(),
        Ok(()) => next.run(request).await,
        Err(seconds) => fail(Refused::Rate { seconds }),
    };
    if let Some(Unsaid(it)) = response.extensions_mut().remove::<Unsaid>() {
        let (refused, state) = &*it;
        let allow = response.headers_mut().remove(ALLOW);
        response = if is_api {
            json(refused, state.as_deref(), language, id.as_str())
        } else {
            page::error_page(refused, language, &prefs, id.as_str())
        };
        if let Some(allow) = allow {
            response.headers_mut().insert(ALLOW, allow);
        }
        refused.count();
    }
    seal(response.headers_mut(), secure, &id);
    if let Some(admitted) = admitted {
        admitted.allow(response.headers_mut());
    }
    let route = path.as_ref().map_or("none", MatchedPath::as_str);
    let status = response.status().as_u16();
    let seconds = began.elapsed().as_secs_f64();
    if app.site.measured {
        metrics::histogram!("felucca_request_seconds", "route" => route.to_owned()).record(seconds);
    }
    // The route, not the path: a table's name is a secret.
    if status < 500 {
        tracing::debug!(%method, route, status, seconds, request = id.as_str(), "answered");
    } else {
        tracing::warn!(%method, route, status, seconds, request = id.as_str(), "failed");
    }
    response
}

/// The number by which a request is found in the log.
struct RequestId(HeaderValue);

impl RequestId {
    fn random() -> RequestId {
        let text = format!("{:016x}", random_number());
        RequestId(HeaderValue::try_from(text).expect("digits are fine in a header"))
    }

    fn as_str(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }
}

/// Who is asking: the nearest address that isn't our own proxy's.
fn address(request: &Request, behind_proxy: bool) -> IpAddr {
    // The last line, too: a proxy may add one of its own below a visitor's.
    let mut lines = request.headers().get_all("x-forwarded-for").iter();
    let forwarded = lines.next_back().filter(|_| behind_proxy);
    let last = forwarded.and_then(|it| it.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    last.or(connected).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// What stands above the body, as it was sent.
fn length_of_head(request: &Request) -> usize {
    let uri = request.uri();
    let line = uri.path().len() + uri.query().map_or(0, str::len);
    // A colon, a space and the end of the line.
    request.headers().iter().fold(line, |sum, (name, it)| sum + name.as_str().len() + it.len() + 4)
}

fn seal(headers: &mut HeaderMap, secure: bool, id: &RequestId) {
    // What is for everybody depends on nothing that tells them apart.
    let is_public = |it: &HeaderValue| it.as_bytes().starts_with(b"public");
    if !headers.get(CACHE_CONTROL).is_some_and(is_public) {
        let differs = "accept-language, cookie, authorization";
        headers.append(VARY, HeaderValue::from_static(differs));
    }
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    // A table's link is a secret: no other site gets it.
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(CACHE_CONTROL, "no-store");
    if secure {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    headers.insert("x-request-id", id.0.clone());
}

/// Why something was refused.
#[derive(Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct ErrorJson {
    error: ErrorBody,
    /// The present state of the table, if the refusal shows that the caller didn't know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = StateJson, required = false)]
    state: Option<Box<RawValue>>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = ErrorBody)]
struct ErrorBody {
    /// Stays the same in all versions and languages.
    code: &'static str,
    /// For people, in the language of `Accept-Language`.
    message: String,
    /// The section of the game's rules, if they don't allow the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The rules' reason, typed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Reason, required = false)]
    reason: Option<Box<RawValue>>,
    /// The number of this request in the server's log.
    request: String,
}

fn json(
    refused: &Refused,
    state: Option<&RawValue>,
    language: Language,
    id: &str,
) -> Response<Body> {
    let illegal = match refused {
        Refused::Illegal(it) => Some(it),
        _ => None,
    };
    let body = ErrorJson {
        error: ErrorBody {
            code: refused.code(),
            message: refused.message(language, id),
            rule: illegal.map(|it| it.section),
            reason: illegal.map(|it| it.reason.clone()),
            request: id.to_owned(),
        },
        state: state.map(ToOwned::to_owned),
    };
    let text = serde_json::to_string(&body).expect("an error is plain JSON");
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = refused.status();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    refused.headers(headers);
    response
}

impl Refused {
    pub(crate) fn count(&self) {
        metrics::counter!("felucca_refusals_total", "code" => self.code()).increment(1);
    }

    pub(crate) fn headers(&self, headers: &mut HeaderMap) {
        match self {
            Refused::Rate { seconds } => {
                headers.insert(RETRY_AFTER, HeaderValue::from(*seconds));
            }
            Refused::Storage
            | Refused::Busy
            | Refused::ShuttingDown
            | Refused::TooManyStreams { .. } => {
                headers.insert(RETRY_AFTER, HeaderValue::from(2));
            }
            Refused::NoToken | Refused::BadToken => {
                let value = HeaderValue::from_static("Bearer");
                headers.insert(axum::http::header::WWW_AUTHENTICATE, value);
            }
            _ => {}
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refused::NoTable | Refused::NoSuchSeat | Refused::NotFound | Refused::Handover => {
                StatusCode::NOT_FOUND
            }
            Refused::NoToken | Refused::BadToken => StatusCode::UNAUTHORIZED,
            Refused::NotSeated | Refused::NotHost | Refused::CrossSite => StatusCode::FORBIDDEN,
            Refused::NotStarted
            | Refused::Over
            | Refused::Abandoned
            | Refused::NotOver
            | Refused::NotYourTurn
            | Refused::Stale
            | Refused::NothingToUndo
            | Refused::NoHints
            | Refused::SeatTaken
            | Refused::NoSeatFree
            | Refused::AlreadySeated
            | Refused::NameTaken
            | Refused::NotAway
            | Refused::StillHere
            | Refused::Rematch => StatusCode::CONFLICT,
            Refused::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::NotAnAction(_)
            | Refused::NothingChosen
            | Refused::Name
            | Refused::Chat
            | Refused::Game
            | Refused::Options(_)
            | Refused::Seats(_)
            | Refused::Level
            | Refused::BadRequest(_) => StatusCode::BAD_REQUEST,
            Refused::TooManyTables { .. }
            | Refused::TooManyStreams { .. }
            | Refused::Rate { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::HeadTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            Refused::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refused::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refused::Timeout => StatusCode::GATEWAY_TIMEOUT,
            Refused::Storage | Refused::Busy | Refused::ShuttingDown => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Refused::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The same in all versions and languages.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refused::NoTable => "no_table",
            Refused::NoToken => "no_token",
            Refused::BadToken => "bad_token",
            Refused::NotSeated => "not_seated",
            Refused::NotHost => "not_host",
            Refused::NotStarted => "not_started",
            Refused::Over => "over",
            Refused::Abandoned => "abandoned",
            Refused::NotOver => "not_over",
            Refused::NotYourTurn => "not_your_turn",
            Refused::Stale => "stale",
            Refused::NotAnAction(_) => "not_an_action",
            Refused::NothingChosen => "nothing_chosen",
            Refused::Illegal(_) => "illegal",
            Refused::NothingToUndo => "undo",
            Refused::NoHints => "no_hints",
            Refused::NoSuchSeat => "seat_none",
            Refused::SeatTaken => "seat_taken",
            Refused::NoSeatFree => "no_seat_free",
            Refused::AlreadySeated => "already_seated",
            Refused::Name => "name",
            Refused::NameTaken => "name_taken",
            Refused::Chat => "chat",
            Refused::Handover => "handover",
            Refused::NotAway => "not_away",
            Refused::StillHere => "still_here",
            Refused::Rematch => "rematch",
            Refused::Game => "game",
            Refused::Options(_) => "options",
            Refused::Seats(_) => "seats",
            Refused::Level => "level",
            Refused::TooManyTables { .. } => "too_many_tables",
            Refused::TooManyStreams { .. } => "too_many_streams",
            Refused::Rate { .. } => "rate",
            Refused::BadRequest(_) => "bad_request",
            Refused::TooLarge => "too_large",
            Refused::HeadTooLarge => "head_too_large",
            Refused::MediaType => "media_type",
            Refused::NotFound => "not_found",
            Refused::Method => "method",
            Refused::CrossSite => "cross_site",
            Refused::Timeout => "timeout",
            Refused::Storage => "storage",
            Refused::Busy => "busy",
            Refused::ShuttingDown => "shutting_down",
            Refused::Internal => "internal",
        }
    }

    /// In words, with what to do about it.
    pub(crate) fn message(&self, language: Language, request: &str) -> String {
        let key = format!("error-{}", self.code().replace('_', "-"));
        let games = GameKind::listed().map(GameKind::id).collect::<Vec<_>>().join(", ");
        let levels = bots::Level::ALL.map(bots::Level::name).join(", ");
        let seats: Vec<String> = match self {
            Refused::Seats(all) => all.iter().map(|it| it.count().to_string()).collect(),
            _ => Vec::new(),
        };
        let seats = seats.join(", ");
        let args: &[(&str, Arg<'_>)] = match self {
            Refused::NotAnAction(detail)
            | Refused::Options(detail)
            | Refused::BadRequest(detail) => &[("detail", detail.into())],
            Refused::Illegal(it) => {
                &[("reason", (&it.words).into()), ("section", it.section.into())]
            }
            Refused::Game => &[("games", (&games).into())],
            Refused::Seats(_) => &[("allowed", (&seats).into())],
            Refused::Level => &[("levels", (&levels).into())],
            Refused::TooManyTables { most } | Refused::TooManyStreams { most } => {
                &[("most", (*most).into())]
            }
            Refused::Rate { seconds } => &[("seconds", (*seconds).into())],
            Refused::Internal => &[("request", request.into())],
            _ => &[],
        };
        text(language, &key, args)
    }
}
