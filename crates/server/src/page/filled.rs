//! A form that was filled in.
use crate::{answer::Fail, app::App, refused::Refused};
use axum::{
    extract::{Form, FromRequest, Request},
    http::StatusCode,
    response::IntoResponse as _,
};
use serde::de::DeserializeOwned;

pub(crate) struct Filled<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Filled<T> {
    type Rejection = Fail;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fail> {
        match Form::<T>::from_request(request, app).await {
            Ok(Form(it)) => Ok(Filled(it)),
            Err(it) => Err(match it.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
                StatusCode::UNSUPPORTED_MEDIA_TYPE => Refused::MediaType,
                _ => Refused::BadRequest("the form isn't complete".to_owned()),
            }
            .into()),
        }
    }
}
