//! A first game that explains itself: what to think about at every decision.
use conex::{Action as Lay, Conex, Decision, Token};
use pages::Frame;

/// The key of what helps most in this position.
pub(crate) fn lesson(frame: &Frame<'_, Conex>) -> &'static str {
    let Some(decision) = frame.view.decision().filter(|_| frame.is_asked()) else {
        let over = frame.view.phase == conex::Phase::Over;
        return if over { "coach-conex-over" } else { "coach-conex-wait" };
    };
    let can = |what: fn(&Lay) -> bool| frame.choices.iter().any(what);
    let mine = |token| frame.view.tokens.holder(token) == frame.viewer.seat();
    match decision {
        Decision::Discard => "coach-conex-discard",
        Decision::End => "coach-conex-lightning",
        _ if can(|it| matches!(it, Lay::Lightning(_))) => "coach-conex-lightning",
        _ if !can(|it| matches!(it, Lay::Lay { .. })) => "coach-conex-draw",
        _ if mine(Token::Double) => "coach-conex-double",
        _ if frame.view.table.order().len() < frame.view.seats.count() => "coach-conex-lay",
        _ => "coach-conex-space",
    }
}
