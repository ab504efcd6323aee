//! What the viewer is asked, or is waiting for: one sentence, on the page and in a terminal.
use super::Page;
use conex::{Action, DRAW, Decision, Phase};

pub(super) fn question(page: &Page<'_>) -> String {
    match page.view.decision().filter(|_| page.frame.is_asked()) {
        Some(Decision::Start | Decision::Main) => lay_or_draw(page),
        Some(Decision::End) => page.say("conex-ask-end"),
        Some(Decision::Discard) => {
            page.text("conex-ask-discard", &[("name", page.name(page.view.mover).into())])
        }
        None => waiting(page),
    }
}

fn lay_or_draw(page: &Page<'_>) -> String {
    let can_lay = page.frame.choices.iter().any(|it| matches!(it, Action::Lay { .. }));
    let key = match page.hand() {
        _ if can_lay => "conex-ask-lay",
        Some(hand) if hand.is_empty() => "conex-ask-empty",
        _ => "conex-ask-stuck",
    };
    let draw = if page.can_draw() { page.view.pile.len().min(DRAW) } else { 0 };
    page.text(key, &[("draw", (draw as u32).into())])
}

/// Who decides now.
fn waiting(page: &Page<'_>) -> String {
    let asked = page.view.asked;
    if page.view.ending.is_some() {
        return page.say("plain-over");
    }
    if page.own.is_some_and(|it| asked.contains(it)) {
        return page.say("conex-waiting-you");
    }
    let names = page.names(asked.iter());
    let key = match page.view.phase {
        Phase::Discard { .. } => "conex-waiting-discard",
        _ => "conex-waiting",
    };
    if asked.is_empty() && page.view.decision().is_some() {
        return page.say("conex-waiting-stopped");
    }
    if asked.is_empty() {
        return page.say("conex-waiting-luck");
    }
    let args = [("names", (&names).into()), ("count", (asked.count() as u32).into())];
    page.text(key, &args)
}
