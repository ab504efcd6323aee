//! Which other sites' scripts may use the API: those that whoever runs the server names.
//!
//! Such a script is known by the token that it sends and by nothing else. A browser's cookie is
//! taken from its request before anybody looks at it, and no answer allows credentials; so no
//! site can do anything in the name of whoever visits it.
use axum::{
    body::Body,
    extract::Request,
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode,
        header::{
            ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS,
            ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE,
            ACCESS_CONTROL_REQUEST_METHOD, COOKIE, HOST, ORIGIN, VARY,
        },
    },
};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// What a script may send and read.
const METHODS: &str = "GET, POST, PUT";
const SENT: &str = "authorization, content-type, if-none-match, last-event-id";
const READ: &str = "allow, etag, retry-after, x-request-id";
const SECONDS: &str = "86400";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Cors {
    #[default]
    Nobody,
    Anybody,
    Of(Vec<HeaderValue>),
}

/// A request of another site's script that may pass.
#[derive(Debug)]
pub(crate) struct Admitted {
    origin: HeaderValue,
    /// It only asks what it may ask.
    pub(crate) asks_first: bool,
}

impl Cors {
    /// Origins with commas between them, or `*`.
    pub(crate) fn parse(text: &str) -> Option<Cors> {
        if text.trim() == "*" {
            return Some(Cors::Anybody);
        }
        let origin = |it: &str| {
            let it = it.trim();
            let host = it.strip_prefix("https://").or_else(|| it.strip_prefix("http://"))?;
            let fits = !host.is_empty() && !host.contains(['/', '?', '#', '*', ' ', '"']);
            HeaderValue::try_from(it.to_ascii_lowercase()).ok().filter(|_| fits)
        };
        text.split(',').map(origin).collect::<Option<_>>().map(Cors::Of)
    }

    /// Lets a request of an allowed site pass, without its cookies.
    pub(crate) fn admit(&self, request: &mut Request) -> Option<Admitted> {
        let headers = request.headers();
        let origin = headers.get(ORIGIN)?.clone();
        let allowed = match self {
            Cors::Nobody => false,
            Cors::Anybody => true,
            Cors::Of(all) => all.contains(&origin),
        };
        if !allowed || !request.uri().path().starts_with("/api/") || is_own(headers, &origin) {
            return None;
        }
        let asks_first = request.method() == Method::OPTIONS
            && headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD);
        let headers = request.headers_mut();
        headers.remove(COOKIE);
        // It is no longer one of those that are refused for where they come from.
        headers.remove(ORIGIN);
        headers.remove(FETCH_SITE);
        let any = HeaderValue::from_static("*");
        let origin = if *self == Cors::Anybody { any } else { origin };
        Some(Admitted { origin, asks_first })
    }
}

/// Whether a script of our own pages asks.
fn is_own(headers: &HeaderMap, origin: &HeaderValue) -> bool {
    let same = headers.get(FETCH_SITE).is_some_and(|it| it == "same-origin");
    let host = headers.get(HOST).and_then(|it| it.to_str().ok());
    let origin = origin.to_str().ok().and_then(|it| it.split_once("://")).map(|it| it.1);
    same || origin.is_some() && origin == host
}

impl Admitted {
    /// The answer to who asks first.
    pub(crate) fn first_answer() -> Response<Body> {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NO_CONTENT;
        response
    }

    /// Tells the browser that the script may read this.
    pub(crate) fn allow(&self, headers: &mut HeaderMap) {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, self.origin.clone());
        headers.append(VARY, HeaderValue::from_static("origin"));
        if self.asks_first {
            headers.insert(ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(METHODS));
            headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static(SENT));
            headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static(SECONDS));
        } else {
            headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(READ));
        }
    }
}
