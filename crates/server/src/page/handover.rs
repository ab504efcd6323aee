//! Moving a seat to another device.
use super::{
    layout::{Reader, unlisted_page},
    lobby::shared_link,
};
use crate::{
    answer::Fail,
    app::App,
    caller::{Caller, Visit},
    ids::{Secret, TableId},
    refused::Refused,
};
use axum::{
    extract::{Path, State},
    response::{Html, IntoResponse, Response},
};
use maud::html;

/// A link that moves a seat, to be opened on another device.
pub(crate) fn handover_link(visit: &Visit, id: &TableId, secret: &Secret) -> Response {
    let Visit { app, caller, headers } = visit;
    let link = format!("{}/handover/{}", app.site.origin(headers), secret.reveal());
    let table = format!("/tables/{id}");
    let reader = Reader::of(caller, &table);
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("menu-handover")) }
            div.panel.stack {
                p { (reader.say("handover-how")) }
                (shared_link(&reader, &link))
                a.btn.go href=(table) { (reader.say("handover-back")) }
            }
        }
    };
    unlisted_page(&reader, &reader.say("menu-handover"), &main).into_response()
}

/// Asks before a seat is moved: just opening a link moves nothing.
pub(super) async fn offer(
    State(app): State<App>,
    caller: Caller,
    Path(secret): Path<String>,
) -> Result<Html<String>, Fail> {
    let parsed = Secret::parse(&secret).ok_or(Refused::Handover)?;
    app.hub.by_handover(&parsed).await?;
    let here = format!("/handover/{secret}");
    let reader = Reader::of(&caller, &here);
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("handover-offer")) }
            form.panel.sum method="post" action=(here) {
                p { (reader.say("handover-moves")) }
                button.btn.go.big { (reader.say("handover-take")) }
            }
        }
    };
    Ok(unlisted_page(&reader, &reader.say("handover-offer"), &main))
}
