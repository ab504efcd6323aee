//! Settings: chosen once, kept in the browser.
use super::{
    Kept,
    filled::Filled,
    layout::{Reader, page},
    local, remember, see_other,
};
use crate::{
    answer::Fail,
    api::Asked,
    caller::{Caller, Visit, escape},
    prefs::{ALL, Pref},
    refused::Refused,
};
use axum::response::{Html, Response};
use maud::{Markup, html};
use pages::Language;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Back {
    to: Option<String>,
}

pub(super) async fn preferences(caller: Caller, Asked(Back { to }): Asked<Back>) -> Html<String> {
    let to = local(to.as_deref());
    let here = format!("/settings?to={}", escape(to));
    let reader = Reader::of(&caller, &here);
    let main = html! {
        main #main .wrap.form {
            h1 { (reader.say("site-settings")) }
            p.muted { (reader.say("prefs-kept")) }
            form.stack.prefs method="post" action="/settings" {
                input type="hidden" name="to" value=(to);
                fieldset.panel {
                    legend { (reader.say("site-language")) }
                    div.pills {
                        @for language in Language::ALL {
                            label lang=(language) {
                                input type="radio" name="lang" value=(language) checked[language == reader.language];
                                (language.own_name())
                            }
                        }
                    }
                }
                @for pref in &ALL { (choice(&reader, pref)) }
                div.row {
                    button.btn.go.big { (reader.say("prefs-keep")) }
                    a.btn.big href=(to) { (reader.say("prefs-back")) }
                }
            }
        }
    };
    page(&reader, &reader.say("site-settings"), &main)
}

fn choice(reader: &Reader<'_>, pref: &Pref) -> Markup {
    let name = pref.name;
    html! {
        fieldset.panel {
            legend { (reader.say(&format!("prefs-{name}"))) }
            p.muted { (reader.say(&format!("prefs-{name}-hint"))) }
            div.pills {
                @for value in pref.values {
                    label {
                        input type="radio" name=(name) value=(value) checked[reader.prefs.get(name) == *value];
                        (reader.say(&format!("prefs-value-{value}")))
                    }
                }
            }
        }
    }
}

pub(super) async fn keep(
    visit: Visit,
    Filled(fields): Filled<Vec<(String, String)>>,
) -> Result<Response, Fail> {
    Ok(kept(&visit, &fields)?)
}

/// Changes the language by a link; only this browser's cookie changes.
pub(super) async fn choose(
    visit: Visit,
    Asked(mut fields): Asked<Vec<(String, String)>>,
) -> Result<Response, Fail> {
    fields.retain(|it| ["lang", "to"].contains(&it.0.as_str()));
    Ok(kept(&visit, &fields)?)
}

/// Has the browser remember what was chosen, and sends it back to where it was.
fn kept(visit: &Visit, fields: &[(String, String)]) -> Result<Response, Refused> {
    let mut prefs = visit.caller.prefs.clone();
    fields.iter().for_each(|(name, value)| prefs.choose(name, value));
    let to = fields.iter().find(|it| it.0 == "to").map(|it| it.1.as_str());
    let mut response = see_other(visit, local(to), Kept::default())?;
    remember(&mut response, &prefs)?;
    Ok(response)
}
