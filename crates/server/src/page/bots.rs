//! How a program plays: a complete bot to start with, and where everything is described.
use super::layout::{Reader, page};
use crate::{app::App, caller::Caller};
use axum::{
    extract::State,
    http::{
        HeaderMap, HeaderValue,
        header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    response::{Html, IntoResponse, Response},
};
use games::GameKind;
use maud::html;
use pages::Form;

const BOT: &str = include_str!("../../../../docs/examples/bot.py");

pub(super) async fn guide(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Html<String> {
    let reader = Reader::of(&caller, "/bots");
    let origin = app.site.origin(&headers);
    let game = app.games().next().map_or("", GameKind::id);
    let main = html! {
        main #main .wrap.form.bots {
            h1 { (reader.say("site-api")) }
            p { (reader.say("bots-intro")) }
            ol.stack {
                li.panel {
                    p { (reader.say("bots-load")) }
                    a.btn.go href="/bots/bot.py" download { "bot.py" }
                }
                li.panel {
                    p { (reader.say("bots-run")) }
                    pre tabindex="0" { code { "python3 bot.py " (origin) " " (game) " 3" } }
                    a.btn href="/replay" { (reader.say("replay-give")) }
                }
                li.panel {
                    p { (reader.say("bots-idea")) }
                    pre tabindex="0" { code { (idea()) } }
                }
                li.panel {
                    p { (reader.say("bots-meet")) }
                    pre tabindex="0" { code { "python3 bot.py " (origin) " " (origin) "/tables/…" } }
                    a.btn href="/new" { (reader.say("site-new")) }
                }
            }
            section.panel {
                p { (reader.say("bots-more")) }
                div.row {
                    a.btn href="/api/v1/openapi.json" { "OpenAPI" }
                    @for game in app.games() {
                        a.btn href={ (Form::Full.path(game.id())) "#s13" } {
                            (game.name()) " · " (reader.say("site-rules")) " 13"
                        }
                    }
                }
            }
        }
    };
    page(&reader, &reader.say("site-api"), &main)
}

/// The part of the bot that is to be replaced.
fn idea() -> String {
    let lines = BOT.lines().skip_while(|it| !it.starts_with("def choose"));
    lines.take_while(|it| !it.is_empty()).collect::<Vec<_>>().join("\n")
}

pub(super) async fn bot() -> Response {
    let kind = HeaderValue::from_static("text/x-python; charset=utf-8");
    let file = HeaderValue::from_static("attachment; filename=\"bot.py\"");
    ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, file)], BOT).into_response()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_idea_is_a_function_of_its_own() {
        let idea = super::idea();
        assert!(idea.starts_with("def choose(") && idea.contains("return "), "{idea}");
        assert!(idea.lines().count() < 6, "{idea}");
    }
}
