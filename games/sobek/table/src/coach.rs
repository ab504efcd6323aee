//! A first game that explains itself: what to think about at every decision.
use pages::Frame;
use sobek::{Action, Decision, Sobek};

/// Rounds begin with two cards in hand. With this many more, a player has seen how it goes.
const BEGINNER: u32 = 4;

/// The key of what helps most in this position.
pub(crate) fn lesson(frame: &Frame<'_, Sobek>) -> &'static str {
    let Some(decision) = frame.view.decision().filter(|_| frame.is_asked()) else {
        let over = frame.view.phase == sobek::Phase::Over;
        return if over { "coach-sobek-over" } else { "coach-sobek-wait" };
    };
    let can = |what: fn(&Action) -> bool| frame.choices.iter().any(what);
    match decision {
        Decision::NameStarter => "coach-sobek-starter",
        Decision::Event => "coach-sobek-event",
        Decision::VizierCard => "coach-sobek-rob",
        Decision::ScribeDiscards => "coach-sobek-discard",
        Decision::HorizontalSets => "coach-sobek-flat",
        Decision::Turn if can(|it| matches!(it, Action::Set(..))) => "coach-sobek-set",
        Decision::Turn if can(|it| it.character().is_some()) => "coach-sobek-character",
        Decision::Turn => {
            let seat = frame.viewer.seat().unwrap_or(frame.view.mover);
            let begins = frame.view.round == 1 && frame.view.sets[seat].all().is_empty();
            let few = frame.view.hands[seat].count() < BEGINNER;
            if begins && few { "coach-sobek-take" } else { "coach-sobek-balance" }
        }
    }
}
