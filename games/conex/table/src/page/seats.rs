//! Who plays, with how many cards and points; and the pile and free tokens.
use super::{
    Page,
    narrate::{narrate, token_id},
    shape,
    words::face_key,
};
use crate::token::{die_sign, pile, token_sign};
use conex::{Action, DRAW, Face, Token};
use game_core::Seat;
use maud::{Markup, html};

pub(super) fn seats(page: &Page<'_>) -> Markup {
    html! {
        ol.seats data-part="seats" aria-label=(page.say("conex-seats")) {
            @for seat in page.view.seats.iter() { (row(page, seat)) }
        }
    }
}

fn row(page: &Page<'_>, seat: Seat) -> Markup {
    let view = page.view;
    let now = view.asked.contains(seat);
    let cards = u32::from(view.hand_sizes[seat]);
    let held = |it: &Token| view.tokens.holder(*it) == Some(seat);
    html! {
        li.seat.now[now] id={ "seat-" (seat) } aria-current=[now.then_some("true")] {
            (shape(seat))
            span.who {
                b { (page.name(seat)) }
                span {
                    span.narrow.num { (cards) svg.cardi viewBox="0 0 12 12" aria-hidden="true" {
                        path d="M4 .5h7.5v9" {} path.top d="M.5 2.5h7.5v9H.5z" {}
                    } }
                    span.wide { (page.text("conex-cards", &[("count", cards.into())])) }
                    @if view.start == seat { (start(page)) }
                    @if let Some(state) = page.state(seat) { span.wide { " · " (state) } }
                }
            }
            span.tokens {
                @for it in Token::ALL.into_iter().filter(held) {
                    (token(page, it, view.tokens.is_locked(it)))
                }
            }
            b.pts.num data-tip="tip-track" { (view.scores[seat]) }
        }
    }
}

/// Who began: a flag, because words would leave no room for what changes.
fn start(page: &Page<'_>) -> Markup {
    html! {
        span.wide.start data-tip="tip-start" tabindex="0" role="img" aria-label=(page.say("conex-start")) {
            svg viewBox="0 0 10 12" aria-hidden="true" { path d="M1 12V1h8L7 3.8l2 2.7H2.2V12z" {} }
        }
    }
}

impl Page<'_> {
    /// What to say about a seat at this moment; a log doesn't know who is there.
    fn state(&self, seat: Seat) -> Option<String> {
        let sitter = self.frame.occupant(seat);
        let key = match seat {
            _ if self.view.asked.contains(seat) => {
                let yours = self.frame.is_you(seat) && !self.frame.looks_back();
                if yours { "conex-state-yours" } else { "conex-state-turn" }
            }
            _ if self.frame.is_you(seat) => "conex-state-you",
            _ if sitter.is_bot => "conex-state-bot",
            _ if self.frame.looks_back() => return None,
            _ if sitter.away => "conex-state-away",
            _ if sitter.here => "conex-state-here",
            _ => "conex-state-gone",
        };
        Some(self.say(key))
    }
}

fn token(page: &Page<'_>, token: Token, locked: bool) -> Markup {
    let id = token_id(token);
    let tip = match token {
        Token::Lightning => "tip-lightning",
        Token::Double => "tip-double",
    };
    html! {
        span.token.locked[locked] id=(id) data-tip=(tip) tabindex="0" role="img"
            aria-label=(page.token_state(token))
        {
            svg.cx viewBox="-17 -17 34 34" aria-hidden="true" { (token_sign(token, locked)) }
        }
    }
}

/// The pile, the tokens beside it, and the last roll of the die.
pub(super) fn supply(page: &Page<'_>) -> Markup {
    let view = page.view;
    let left = view.pile.len();
    let free = |it: &Token| view.tokens.holder(*it).is_none();
    let can_lay = page.frame.choices.iter().any(|it| matches!(it, Action::Lay { .. }));
    html! {
        div.supply data-part="supply" {
            span #pile data-tip="tip-pile" tabindex="0" {
                svg.cx.heap viewBox="-1 -1 19 26" aria-hidden="true" { (pile(left, [0.0; 2])) }
                (page.text("conex-left", &[("count", (left as u32).into())]))
            }
            @for it in Token::ALL.into_iter().filter(free) { (token(page, it, false)) }
            @if let Some((seat, face)) = view.last_roll { (last_roll(page, seat, face, Some("die"))) }
            label.btn.quiet.tell for="log-open" { (page.say("conex-story")) }
            // If nothing else can be done, it is the main button.
            @if page.can_draw() && can_lay {
                button.btn.draw name="action" value=(Action::Draw) form="draw" {
                    (page.text("conex-draw", &[("count", (left.min(DRAW) as u32).into())]))
                }
            }
            // Closes the story when it covers the table.
            label.btn.icon.quiet.narrow for="log-open" data-keys="Escape" title=(page.say("keys-close")) { "✕" }
        }
    }
}

/// The latest event and what the die shows, if there is no room for the story.
pub(super) fn lately(page: &Page<'_>) -> Markup {
    let told = page.frame.story.iter().rev().filter_map(|(_, event)| narrate(event, page));
    html! {
        div.lately {
            @if let Some((seat, face)) = page.view.last_roll { (last_roll(page, seat, face, None)) }
            ol.story {
                @for it in told.take(2) {
                    li { @if let Some(seat) = it.seat { (shape(seat)) } span { (it.words.markup()) } }
                }
            }
        }
    }
}

fn last_roll(page: &Page<'_>, seat: Seat, face: Face, id: Option<&str>) -> Markup {
    let args = [
        ("who", page.who(seat)),
        ("name", page.name(seat).into()),
        ("face", face_key(face).into()),
    ];
    html! {
        span.roll id=[id] data-tip="tip-die" tabindex="0" role="img"
            aria-label=(page.text("conex-last-roll", &args))
        {
            (shape(seat))
            svg.cx.die viewBox="-17 -17 34 34" aria-hidden="true" { (die_sign(face)) }
        }
    }
}

impl Page<'_> {
    /// `Lightning, ready`.
    pub(super) fn token_state(&self, token: Token) -> String {
        let tokens = &self.view.tokens;
        let state = match tokens.holder(token) {
            Some(_) if tokens.is_locked(token) => "locked",
            Some(_) => "ready",
            None => "free",
        };
        let name = token.to_string();
        self.text("conex-token", &[("token", (&name).into()), ("state", state.into())])
    }
}
