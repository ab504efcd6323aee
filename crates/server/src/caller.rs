//! Who asks, as far as the request says.
use crate::{
    answer::Fail,
    app::App,
    ids::{Hash, Secret},
    refused::Refused,
};
use axum::{
    extract::FromRequestParts,
    http::{
        HeaderMap,
        header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE},
        request::Parts,
    },
};
use pages::Language;

/// The cookie that holds a browser's token.
pub(crate) const TOKEN: &str = "felucca";

/// The language of what is answered: the browser's.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    Language::negotiate(wanted.unwrap_or_default())
}

#[derive(Clone, Debug)]
pub(crate) struct Caller {
    token: Option<Secret>,
    pub(crate) language: Language,
}

impl Caller {
    /// Who it is, if he has said so.
    pub(crate) fn who(&self) -> Option<Hash> {
        self.token.as_ref().map(Secret::hash)
    }

    pub(crate) fn known(&self) -> Result<Hash, Refused> {
        self.who().ok_or(Refused::NoToken)
    }

    /// Who it is, or a new token for him.
    pub(crate) fn or_new(&self) -> (Hash, Option<Secret>) {
        match self.who() {
            Some(who) => (who, None),
            None => {
                let token = Secret::random();
                (token.hash(), Some(token))
            }
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Caller, Fail> {
        let language = language(&parts.headers);
        let token = match parts.headers.get(AUTHORIZATION) {
            Some(value) => {
                let text = value.to_str().ok().and_then(|it| it.strip_prefix("Bearer "));
                let token = text.and_then(|it| Secret::parse(it.trim()));
                Some(token.ok_or(Refused::BadToken)?)
            }
            None => cookie(&parts.headers, TOKEN).and_then(Secret::parse),
        };
        Ok(Caller { token, language })
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    all.flat_map(|it| it.split(';')).find_map(|it| {
        let (key, value) = it.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}
