//! The rules of the games, to learn and to look things up.
use super::{
    layout::{Reader, page},
    start::game_name,
};
use crate::{answer::Fail, caller::Caller, refused::Refused};
use axum::{extract::Path, response::Html};
use games::GameKind;
use maud::html;
use pages::{Form, picture_of, rules_page};

/// Both games, each with its two forms.
pub(super) async fn all(caller: Caller) -> Html<String> {
    let reader = Reader::of(&caller, "/rules");
    let main = html! {
        main #main .wrap.start {
            h1 { (reader.say("site-learn")) }
            section.games {
                @for game in [GameKind::Conex, GameKind::Sobek] {
                    @let id = game.id();
                    article.game {
                        div.art { (picture_of(id, reader.language)) }
                        div.about {
                            h2 { (game_name(id)) }
                            p { (reader.say(&format!("start-about-{id}"))) }
                            div.row {
                                a.btn.go.big href=(Form::Short.path(id)) { (reader.say(&format!("start-learn-{id}"))) }
                                a.btn.big href=(Form::Full.path(id)) { (reader.say("learn-full")) }
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
    let rules = rules_page(game, form, caller.language).ok_or(Refused::NotFound)?;
    let path = form.path(game);
    Ok(page(&Reader::of(caller, &path), &rules.title, &rules.body))
}
