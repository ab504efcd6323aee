//! The JSON API, version 1.
pub(crate) mod body;
mod games;
mod live;
mod mine;
pub(crate) mod schema;
mod tables;
mod turns;
mod watch;
mod whole;

pub(crate) use body::{Asked, At, AtSeat, Body};

use crate::{app::App, verbs};
use ::games::GameKind;
use axum::{Router, http::header::CONTENT_TYPE, response::IntoResponse, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{Http, HttpAuthScheme, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// Where version 1 lives. Fields may be added to what it sends; none is removed or changes
/// its meaning.
pub(crate) const ROOT: &str = "/api/v1";

#[derive(OpenApi)]
#[openapi(
    info(title = "Felucca"),
    modifiers(&Games, &Bearer),
    components(schemas(body::State, watch::ChatLine<'_>)),
)]
struct Description;

/// What can be played.
struct Games;

impl Modify for Games {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let names: Vec<&str> = GameKind::listed().map(GameKind::name).collect();
        openapi.info.description = Some(format!(
            "{} over JSON: make tables, sit down, look, act, listen. The guide with examples is \
             docs/api.md.",
            names.join(" and "),
        ));
    }
}

/// How callers say who they are.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

/// Everything but the live stream, with its description.
pub(crate) fn router() -> (Router<App>, utoipa::openapi::OpenApi) {
    let api = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::show))
        .routes(routes!(tables::create, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::table))
        .routes(routes!(tables::log))
        .routes(routes!(turns::state))
        .routes(routes!(turns::choices))
        .routes(routes!(turns::events))
        .merge(verbs::api_routes());
    // Described here, served apart: it has no time limit.
    let (_, live) = live_routes().split_for_parts();
    let (router, mut openapi) =
        OpenApiRouter::with_openapi(Description::openapi()).nest(ROOT, api).split_for_parts();
    openapi.merge(live);
    schema::tell_games_apart(openapi.components.get_or_insert_default());
    (router, openapi)
}

fn live_routes() -> OpenApiRouter<App> {
    let live = OpenApiRouter::new().routes(routes!(live::live)).routes(routes!(mine::live));
    OpenApiRouter::new().nest(ROOT, live)
}

pub(crate) fn live_router() -> Router<App> {
    live_routes().split_for_parts().0
}

/// The description itself.
pub(crate) fn described(openapi: &utoipa::openapi::OpenApi) -> Router<App> {
    let text = openapi.to_pretty_json().expect("the description is plain JSON");
    let text: &'static str = Box::leak(text.into_boxed_str());
    let path = format!("{ROOT}/openapi.json");
    let answer =
        move || async move { ([(CONTENT_TYPE, "application/json")], text).into_response() };
    Router::new().route(&path, get(answer))
}
