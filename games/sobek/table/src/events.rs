//! Choosing an event: every token that is left, with its targets and their outcomes.
use super::{
    cards::{seal, token},
    controls::radio,
    dock::{bar, decision},
    page::Page,
    question::question,
    seats::named,
};
use maud::{Markup, html};
use pages::Arg;
use sobek::{Action, CURSE, PROSPERITY, Pick, Symbol, Token};

pub(super) fn event(page: &Page<'_>) -> Markup {
    let (options, labels) = options(page);
    let sentence = html! {
        p {
            (question(page))
            span.small { (page.say("sobek-note-event")) }
        }
    };
    let buttons = html! {
        button.primary {
            span data-when="none" { (page.say("sobek-do-event")) }
            (labels)
        }
    };
    decision(page, "", &html! { (bar(page, &sentence, &buttons)) (options) })
}

/// The options, and what the button says for each.
fn options(page: &Page<'_>) -> (Markup, Markup) {
    let picks = page.frame.choices.iter().filter_map(|it| match it {
        Action::Event(pick) => Some((*pick, page.id())),
        _ => None,
    });
    let picks: Vec<(Pick, String)> = picks.collect();
    let mut tokens: Vec<Token> = picks.iter().map(|it| it.0.token()).collect();
    tokens.dedup();
    let options = html! {
        div.events {
            @for &it in &tokens {
                fieldset.event {
                    legend { (token(page, it, false)) span { (page.token_label(it)) } }
                    p.small { (effect(page, it)) }
                    div.opts {
                        @for (pick, id) in picks.iter().filter(|pick| pick.0.token() == it) {
                            (radio(id, &Action::Event(*pick).to_string(), &label(page, *pick)))
                        }
                    }
                }
            }
        }
    };
    let labels = html! {
        @for (pick, id) in &picks {
            @let name = page.token_label(pick.token());
            span data-when=(id) hidden {
                (page.text("sobek-do-use", &[("token", (&name).into())]))
            }
        }
    };
    (options, labels)
}

/// What the token does, whatever its target.
fn effect(page: &Page<'_>, token: Token) -> String {
    let own = page.own().unwrap_or(page.view.mover);
    let score = page.view.scores[own];
    match token {
        Token::Guild(hieroglyph) => {
            let after = Symbol::Hieroglyph(hieroglyph).after(score);
            let name = page.hieroglyph(hieroglyph);
            let args = [
                ("symbol", Arg::from(&name)),
                ("from", u32::from(score).into()),
                ("to", u32::from(after).into()),
            ];
            page.text("sobek-effect-guild", &args)
        }
        Token::Flood => page.say("sobek-effect-flood"),
        Token::Curse => page.counted("sobek-effect-curse", CURSE),
        Token::Prosperity => page.counted("sobek-effect-prosperity", PROSPERITY),
        Token::Embalming => page.counted("sobek-effect-embalming", page.own_pile().count()),
        Token::Deceit => page.counted("sobek-effect-deceit", page.own_pile().count()),
    }
}

/// The target, and what becomes of it.
fn label(page: &Page<'_>, pick: Pick) -> Markup {
    let view = page.view;
    let own = page.own().unwrap_or(view.mover);
    match pick {
        Pick::Guild(hieroglyph, victim) => {
            let from = view.scores[victim];
            let to = Symbol::Hieroglyph(hieroglyph).before(from).unwrap_or(0);
            html! { (named(page, victim)) span.num { (from) " → " (to) } }
        }
        Pick::Curse(victim) => named(page, victim),
        Pick::Prosperity(Some(family)) => {
            let sets = view.sets[own];
            let before = sets.points(family);
            let more = PROSPERITY as u16 * sets.of(family).count() as u16;
            html! {
                (seal(family.name())) (page.family_label(family))
                span.num { (before) " → " (before + more) }
            }
        }
        Pick::Prosperity(None) => html! { (page.say("sobek-use-vain")) },
        Pick::Deceit => {
            let from = u32::from(view.scores[own]);
            html! { (page.say("sobek-use-deceit")) span.num { (from) " → " (from + page.own_pile().count()) } }
        }
        Pick::Flood => html! { (page.say("sobek-use-flood")) },
        Pick::Embalming => html! { (page.say("sobek-use-embalming")) },
    }
}
