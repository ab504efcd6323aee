//! What all pages have.
use super::{SCRIPT, STYLE};
use crate::refused::Refused;
use axum::{
    body::Body,
    http::Response,
    response::{Html, IntoResponse},
};
use maud::{DOCTYPE, Markup, html};
use pages::Language;

/// A whole page. Its script keeps up what the body says is `data-live`.
pub(super) fn page(title: &str, body: &Markup) -> Html<String> {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="stylesheet" href=(STYLE.path);
                link rel="icon" href="data:,";
                script src=(SCRIPT.path) defer {}
            }
            body {
                header { a href="/" { "Felucca" } }
                main { (body) }
            }
        }
    };
    Html(page.into_string())
}

/// Why something was refused, at the top of a page.
pub(super) fn alert(message: &str) -> Markup {
    html! { p.alert role="alert" { (message) } }
}

/// A page that says why something was refused, and where to go.
pub(crate) fn error(refused: &Refused, language: Language, request: &str) -> Response<Body> {
    let message = refused.message(language, request);
    let body = html! {
        div lang=(language.code()) { (alert(&message)) }
        p { a href="/" { "Felucca" } }
    };
    let mut response = page("Felucca", &body).into_response();
    *response.status_mut() = refused.status();
    refused.headers(response.headers_mut());
    response
}
