//! A game that has rules and nothing else: a page of facts, the story and a button for each
//! choice.
use crate::{
    Frame, Narration, Presenter, Words, capital,
    story::{news, story},
    text,
};
use game_core::{Game, Turn};
use maud::{Markup, html};
use std::{fmt::Display, marker::PhantomData};

/// Shows any game whose views and events say what they are: each line of a view is a fact,
/// each event a sentence, in whatever language the rules are written in.
#[derive(Debug)]
pub struct PlainPresenter<G>(PhantomData<G>);

impl<G> Presenter for PlainPresenter<G>
where
    G: Game<View: Display, Event: Display>,
{
    type Game = G;

    const NAME: &'static str = G::ID;

    fn narrate(event: &G::Event, _: &Frame<'_, G>) -> Option<Narration> {
        let words = Words(sentence(&event.to_string()));
        Some(Narration { seat: None, words, heading: false, motions: Vec::new() })
    }

    fn terminal(frame: &Frame<'_, G>) -> String {
        frame.view.to_string()
    }
}

/// With a capital letter and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    capital(text) + end
}

pub(crate) fn question<G: Game>(frame: &Frame<'_, G>) -> String {
    let say = |key: &str| text(frame.language, key, &[]);
    match (frame.is_asked(), frame.asked().first()) {
        (true, _) => say("plain-question"),
        (false, Some(seat)) => {
            let name = frame.name(seat).into();
            text(frame.language, "plain-to-decide", &[("name", name)])
        }
        (false, None) if frame.turn == Turn::Over => say("plain-over"),
        (false, None) => say("plain-waits"),
    }
}

/// Keys of the first choices.
const KEYS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

pub(crate) fn page<P: Presenter>(frame: &Frame<'_, P::Game>) -> Markup {
    let say = |key: &str| text(frame.language, key, &[]);
    let mut choices = frame.choices.to_vec();
    choices.sort_by_key(|it| P::rank(*it));
    let keys = KEYS.map(Some).into_iter().chain(std::iter::repeat(None));
    let facts = P::terminal(frame);
    html! {
        section.panel.plain-facts data-part="table" aria-label=(say("plain-table")) {
            @for fact in facts.lines() { p { (fact) } }
        }
        section.panel.plain-seats data-part="seats" {
            ol {
                @for (seat, occupant) in game_core::Seats::FOUR.iter().zip(frame.occupants) {
                    li.to-move[frame.asked().contains(seat)] {
                        (P::marker(seat, frame)) " " span { (occupant.name) } " "
                        b.num { (frame.scores[seat]) }
                    }
                }
            }
        }
        section.panel.plain-choices data-part="choices" aria-label=(say("plain-choices")) {
            h2 { (P::question(frame)) }
            @if !frame.looks_back() && frame.is_asked() {
                form method="post" action={ (frame.path) "/actions" } {
                    input type="hidden" name="ply" value=(frame.ply);
                    @for (action, key) in choices.into_iter().zip(keys) {
                        button.btn.go name="action" value=(action) data-keys=[key] aria-keyshortcuts=[key] {
                            (P::choice(action, frame).markup())
                        }
                    }
                }
            }
        }
        section.panel.plain-story id="story" {
            h2 tabindex="-1" data-keys="l" { (say("plain-story")) }
            (story::<P>(frame))
        }
        (news::<P>(frame))
    }
}
