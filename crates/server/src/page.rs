//! Pages.
use crate::{app::App, refused::Refused};
use axum::{
    Router,
    body::Body,
    http::Response,
    response::{Html, IntoResponse},
    routing::get,
};
use maud::{DOCTYPE, html};
use pages::Language;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/", get(|| async { Html("<!doctype html><title>Felucca</title>") }))
}

/// A page that says why something was refused, and what to do.
pub(crate) fn error(refused: &Refused, language: Language, request: &str) -> Response<Body> {
    let message = refused.message(language, request);
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head { title { "Felucca" } }
            body { p { (message) } p { a href="/" { "Felucca" } } }
        }
    };
    let mut response = Html(page.into_string()).into_response();
    *response.status_mut() = refused.status();
    refused.headers(response.headers_mut());
    response
}
