//! Who is asking, as far as the request says.
use crate::{
    answer::Fail,
    app::App,
    ids::{Hash, Secret},
    names,
    prefs::Prefs,
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
use cookie::Cookie;
use pages::Language;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::net::{IpAddr, Ipv4Addr};

/// The cookie that holds a browser's token.
pub(crate) const TOKEN: &str = "felucca";

/// The same over TLS: no other host and no connection without TLS can put one in its place.
pub(crate) const SAFE_TOKEN: &str = "__Host-felucca";

/// Where it comes from if nobody says so: from this machine.
pub(crate) const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// The cookie that holds the name somebody used last.
pub(crate) const NAME: &str = "name";

/// The language of the answer: the one they chose, or the browser's.
pub(crate) fn language(headers: &HeaderMap, prefs: &Prefs) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    prefs.language.unwrap_or_else(|| Language::negotiate(wanted.unwrap_or_default()))
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

#[derive(Clone, Debug)]
pub(crate) struct Caller {
    token: Option<Secret>,
    pub(crate) address: IpAddr,
    pub(crate) language: Language,
    pub(crate) prefs: Prefs,
    /// What they called themselves last.
    pub(crate) name: Option<String>,
}

impl Caller {
    /// Who it is, if they have said so.
    pub(crate) fn who(&self) -> Option<Hash> {
        self.token.as_ref().map(Secret::hash)
    }

    pub(crate) fn known(&self) -> Result<Hash, Refused> {
        self.who().ok_or(Refused::NoToken)
    }

    /// Whether one more table may be made from their address.
    pub(crate) fn may_make_a_table(&self, app: &App) -> Result<(), Refused> {
        app.making.check(self.address).map_err(|seconds| Refused::Rate { seconds })
    }

    /// Who it is, or a new token for them.
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
        let prefs = Prefs::of(&parts.headers);
        let language = language(&parts.headers, &prefs);
        let name = cookie(&parts.headers, NAME).and_then(|it| unescape(&it));
        let name = name.and_then(|it| names::name(&it));
        let token = match parts.headers.get(AUTHORIZATION) {
            Some(value) => {
                let text = value.to_str().ok().and_then(|it| it.strip_prefix("Bearer "));
                let token = text.and_then(|it| Secret::parse(it.trim()));
                Some(token.ok_or(Refused::BadToken)?)
            }
            // Who has one from before keeps their seats.
            None => [SAFE_TOKEN, TOKEN]
                .into_iter()
                .find_map(|name| Secret::parse(&cookie(&parts.headers, name)?)),
        };
        let address = parts.extensions.get::<Address>();
        let address = address.map_or(LOCAL, |it| it.0);
        Ok(Caller { token, address, language, prefs, name })
    }
}

/// One request: who is asking, and how.
#[derive(Clone)]
pub(crate) struct Visit {
    pub(crate) app: App,
    pub(crate) caller: Caller,
    pub(crate) headers: HeaderMap,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Fail> {
        let caller = Caller::from_request_parts(parts, app).await?;
        Ok(Visit { app: app.clone(), caller, headers: parts.headers.clone() })
    }
}

/// The token that a browser still keeps as it got it without TLS.
pub(crate) fn old_token(headers: &HeaderMap) -> Option<Secret> {
    let safe = cookie(headers, SAFE_TOKEN);
    cookie(headers, TOKEN).filter(|_| safe.is_none()).and_then(|it| Secret::parse(&it))
}

/// The value of a cookie.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut all = all.flat_map(Cookie::split_parse).filter_map(Result::ok);
    all.find(|it| it.name() == name).map(|it| it.value().to_owned())
}

/// Letters and digits as they are, all other bytes like `%E2`: safe in a cookie or a link.
pub(crate) fn escape(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

fn unescape(text: &str) -> Option<String> {
    percent_decode_str(text).decode_utf8().ok().map(Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_fits_into_a_cookie() {
        for name in ["Ann", "Żaneta 🐊", "a;b=c%41", ""] {
            let escaped = escape(name);
            assert!(escaped.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'%'));
            assert_eq!(unescape(&escaped).as_deref(), Some(name));
        }
        for odd in ["%", "%4", "%zz", "%ff", "%+1"] {
            assert!(unescape(odd).is_none_or(|it| it.is_ascii()), "{odd}");
        }
    }
}
