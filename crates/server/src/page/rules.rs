//! The rules of the games, to learn and to look things up.
use super::layout::{Reader, page};
use crate::{answer::Fail, app::App, caller::Caller, refused::Refused};
use axum::{
    extract::{Path, State},
    response::Html,
};
use games::GameKind;
use maud::html;
use pages::Form;

/// All games, each with its two forms.
pub(super) async fn all(State(app): State<App>, caller: Caller) -> Html<String> {
    let reader = Reader::of(&caller, "/rules");
    let main = html! {
        main #main .wrap.start {
            h1 { (reader.say("site-learn")) }
            section.games {
                @for game in app.games() {
                    @let id = game.id();
                    article.game {
                        div.art { (game.picture(reader.language)) }
                        div.about {
                            h2 { (game.name()) }
                            @if let Some(about) = reader.say_of(game, "game-about") { p { (about) } }
                            @if let Some(learn) = reader.say_of(game, "game-learn") {
                                div.row {
                                    a.btn.go.big href=(Form::Short.path(id)) { (learn) }
                                    a.btn.big href=(Form::Full.path(id)) { (reader.say("learn-full")) }
                                }
                            }
                            form method="post" action="/play" {
                                input type="hidden" name="game" value=(id);
                                input type="hidden" name="coach" value="on";
                                button.btn.big { (reader.say("learn-first-game")) }
                            }
                        }
                    }
                }
            }
        }
    };
    page(&reader, &reader.say("site-learn"), &main)
}

pub(super) async fn full(caller: Caller, Path(game): Path<String>) -> Result<Html<String>, Fail> {
    shown(&caller, &game, Form::Full)
}

pub(super) async fn short(caller: Caller, Path(game): Path<String>) -> Result<Html<String>, Fail> {
    shown(&caller, &game, Form::Short)
}

fn shown(caller: &Caller, game: &str, form: Form) -> Result<Html<String>, Fail> {
    let kind: GameKind = game.parse().map_err(|_| Refused::NotFound)?;
    let rules = kind.rules_page(form, caller.language).ok_or(Refused::NotFound)?;
    let path = form.path(game);
    Ok(page(&Reader::of(caller, &path), &rules.title, &rules.body))
}
