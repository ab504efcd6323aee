//! What forms do: the same as the API, answered by a page.
use super::{handover, known::Known, see_other, table};
use crate::{
    answer::Fail,
    api::At,
    app::App,
    caller::Caller,
    ids::{Secret, TableId},
    refused::Refused,
    table::{Answer, What},
};
use axum::{
    extract::{Form, FromRequest, Path, Request, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use serde::{Deserialize, de::DeserializeOwned};

/// A form that was filled in.
pub(super) struct Filled<T>(pub(super) T);

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

/// Asks the table; shows it again, with the reason if it refuses.
async fn change(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    id: &TableId,
    what: What,
) -> Result<Response, Fail> {
    let (who, token) = caller.or_new();
    let named = match &what {
        What::Sit { name, .. } => Some(name.clone()),
        _ => None,
    };
    let name = named.as_deref();
    match app.hub.ask(id, &who, caller.language, what).await {
        Ok(_) => see_other(app, headers, &format!("/tables/{id}"), token.as_ref(), name),
        Err(refused) => table::refused(app, caller, headers, id, refused).await,
    }
}

macro_rules! forms {
    ($($(#[$doc:meta])* $name:ident, $Form:ident { $($field:ident: $Type:ty),* } => $what:expr;)*) => {$(
        #[derive(Deserialize)]
        pub(super) struct $Form { $($field: $Type),* }

        $(#[$doc])*
        pub(super) async fn $name(
            State(app): State<App>,
            caller: Caller,
            headers: HeaderMap,
            At(id): At,
            Filled($Form { $($field),* }): Filled<$Form>,
        ) -> Result<Response, Fail> {
            let what = $what;
            change(&app, &caller, &headers, &id, what).await
        }
    )*};
}

forms! {
    sit, Sit { name: String, seat: Option<u8> } => What::Sit { seat, name };
    fill, Fill { seat: u8, level: String } => {
        What::Fill { seat, level: level.parse().map_err(|_| Refused::Level)? }
    };
    undo, Undo { ply: u32 } => What::Undo { ply };
    leave, Leave {} => What::Leave;
    come_back, Return {} => What::Return;
    stand_in, StandIn { seat: u8 } => What::StandIn { seat };
    abandon, Abandon { agree: bool } => What::Abandon { agree };
    say, Say { text: String } => What::Say(text);
}

/// More than anybody can choose at once.
const MOST_FIELDS: usize = 60;

/// What somebody chose, in the order of the page: his actions, one after another.
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
    Filled(fields): Filled<Vec<(String, String)>>,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    let (mut ply, actions) = chosen(&fields)?;
    for action in actions {
        let what = What::Act { ply, action };
        match app.hub.ask(&id, &who, caller.language, what).await {
            Ok(Answer::Ply(next)) => ply = next,
            Ok(_) => {}
            Err(refused) => return table::refused(&app, &caller, &headers, &id, refused).await,
        }
    }
    see_other(&app, &headers, &format!("/tables/{id}"), None, None)
}

/// Cards that were ticked belong to the action before them: `set fish` with `F1`, `F1` and
/// `A` is `set fish F1,F1,A`. What is offered `with` cards is no action without any, and
/// what comes `then` is none unless there is another.
fn chosen(fields: &[(String, String)]) -> Result<(u32, Vec<String>), Refused> {
    let unread = |what: &str| Refused::BadRequest(what.to_owned());
    if MOST_FIELDS < fields.len() {
        return Err(unread("the form is too long"));
    }
    let all =
        |name: &'static str| fields.iter().filter(move |it| it.0 == name).map(|it| it.1.as_str());
    let mut plies = all("ply");
    let ply = match (plies.next(), plies.next()) {
        (Some(ply), None) => ply.parse().map_err(|_| unread("ply: not a number"))?,
        _ => return Err(unread("the form isn't complete")),
    };
    let mut actions: Vec<(String, Vec<&str>)> = Vec::new();
    let (mut with, mut then) = (None, None);
    for (name, value) in fields {
        match name.as_str() {
            "action" => {
                with = None;
                actions.push((value.clone(), Vec::new()));
            }
            "with" => with = Some(value),
            "then" => then = Some(value),
            "card" => {
                actions.extend(with.take().map(|it| (it.clone(), Vec::new())));
                let last = actions.last_mut().ok_or_else(|| unread("the form isn't complete"))?;
                last.1.push(value);
            }
            _ => {}
        }
    }
    match (actions.is_empty(), then) {
        (true, Some(_)) => return Err(Refused::NothingChosen),
        (true, None) => return Err(unread("the form isn't complete")),
        (false, then) => actions.extend(then.map(|it| (it.clone(), Vec::new()))),
    }
    let written = |(action, cards): (String, Vec<&str>)| match cards.is_empty() {
        true => action,
        false => format!("{action} {}", cards.join(",")),
    };
    let actions = actions.into_iter().map(written).collect();
    Ok((ply, actions))
}

/// Shows the table again, with what the strongest bot would do.
pub(super) async fn hint(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    let hint = match app.hub.ask(&id, &who, caller.language, What::Hint).await {
        Ok(answer) => answer.hint().await,
        Err(refused) => Err(refused),
    };
    match hint {
        // The table has kept it, and shows it until something else is asked.
        Ok(_) => Ok(table::shown(&app, &caller, &headers, &id, None).await?.into_response()),
        Err(refused) => table::refused(&app, &caller, &headers, &id, refused).await,
    }
}

pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    caller.may_make_a_table(&app)?;
    let next = app.hub.ask(&id, &who, caller.language, What::Rematch).await;
    match next.and_then(Answer::text) {
        Ok(next) => see_other(&app, &headers, &format!("/tables/{next}"), None, None),
        Err(refused) => table::refused(&app, &caller, &headers, &id, refused).await,
    }
}

pub(super) async fn hand_over(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    At(id): At,
) -> Result<Response, Fail> {
    let who = caller.known()?;
    let secret = app.hub.ask(&id, &who, caller.language, What::Handover).await;
    match secret.and_then(Answer::text) {
        Ok(secret) => Ok(handover::link_of(&app, &caller, &headers, &id, &secret)),
        Err(refused) => table::refused(&app, &caller, &headers, &id, refused).await,
    }
}

/// Takes a seat over, with a browser that can keep it: the link works once.
pub(super) async fn take_over(
    _: Known,
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Path(secret): Path<String>,
) -> Result<Response, Fail> {
    let secret = Secret::parse(&secret).ok_or(Refused::Handover)?;
    let id = app.hub.by_handover(&secret).await?;
    let what = What::TakeOver { secret: secret.hash() };
    change(&app, &caller, &headers, &id, what).await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `ply=3&action=done` as actions.
    fn read(form: &str) -> Result<Vec<String>, Refused> {
        let fields = form.split('&').filter_map(|it| it.split_once('='));
        let fields: Vec<_> = fields.map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
        chosen(&fields).map(|it| it.1)
    }

    #[test]
    fn cards_belong_to_the_action_before_them() {
        let forms = [
            ("ply=3&action=take 1", vec!["take 1"]),
            ("ply=3&action=set fish&card=F1&card=F1&card=A", vec!["set fish F1,F1,A"]),
            ("ply=3&action=discard F1&action=discard A", vec!["discard F1", "discard A"]),
            (
                "ply=3&with=set ivory&with=set fish&card=F1&card=F2&with=set wheat&card=A&then=done",
                vec!["set fish F1,F2", "set wheat A", "done"],
            ),
            ("then=done&ply=3&with=set fish&card=F1", vec!["set fish F1", "done"]),
        ];
        for (form, actions) in forms {
            assert_eq!(read(form).unwrap(), actions, "{form}");
        }
    }

    #[test]
    fn nothing_is_no_choice() {
        for form in ["ply=3&then=done", "ply=3&with=set fish&then=done"] {
            assert!(matches!(read(form), Err(Refused::NothingChosen)), "{form}");
        }
        let broken = ["", "ply=3", "ply=3&card=F1", "ply=x&action=done", "ply=3&ply=4&action=done"];
        for form in broken.into_iter().chain(["action=done", "ply=3&with=set fish"]) {
            assert!(matches!(read(form), Err(Refused::BadRequest(_))), "{form}");
        }
        let long = format!("ply=3{}", "&action=done".repeat(MOST_FIELDS));
        assert!(matches!(read(&long), Err(Refused::BadRequest(_))), "too long");
    }
}
