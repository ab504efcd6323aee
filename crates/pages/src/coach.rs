//! A first game that explains itself: what to think of, at every decision.
use crate::Sight;
use conex::{Action as Lay, Conex, Token};
use game_core::Game;
use sobek::{Action, Decision, Sobek};

pub trait Coached: Game {
    /// The text that helps most in this position.
    fn lesson(sight: &Sight<'_, Self>) -> &'static str;
}

/// Rounds begin with two cards in hand: that many more, and one has seen how it goes.
const BEGINNER: u32 = 4;

impl Coached for Sobek {
    fn lesson(sight: &Sight<'_, Self>) -> &'static str {
        let Some(decision) = sight.view.decision().filter(|_| sight.is_asked()) else {
            let over = sight.view.phase == sobek::Phase::Over;
            return if over { "coach-sobek-over" } else { "coach-sobek-wait" };
        };
        let can = |what: fn(&Action) -> bool| sight.choices.iter().any(what);
        match decision {
            Decision::NameStarter => "coach-sobek-starter",
            Decision::Event => "coach-sobek-event",
            Decision::VizierCard => "coach-sobek-rob",
            Decision::ScribeDiscards => "coach-sobek-discard",
            Decision::HorizontalSets => "coach-sobek-flat",
            Decision::Turn if can(|it| matches!(it, Action::Set(..))) => "coach-sobek-set",
            Decision::Turn if can(|it| it.character().is_some()) => "coach-sobek-character",
            Decision::Turn => {
                let seat = sight.viewer.seat().unwrap_or(sight.view.mover);
                let begins = sight.view.round == 1 && sight.view.sets[seat].all().is_empty();
                let few = sight.view.hands[seat].count() < BEGINNER;
                if begins && few { "coach-sobek-take" } else { "coach-sobek-balance" }
            }
        }
    }
}

impl Coached for Conex {
    fn lesson(sight: &Sight<'_, Self>) -> &'static str {
        use conex::Decision;
        let Some(decision) = sight.view.decision().filter(|_| sight.is_asked()) else {
            let over = sight.view.phase == conex::Phase::Over;
            return if over { "coach-conex-over" } else { "coach-conex-wait" };
        };
        let can = |what: fn(&Lay) -> bool| sight.choices.iter().any(what);
        let mine = |token| sight.view.tokens.holder(token) == sight.viewer.seat();
        match decision {
            Decision::Discard => "coach-conex-discard",
            Decision::End => "coach-conex-lightning",
            _ if can(|it| matches!(it, Lay::Lightning(_))) => "coach-conex-lightning",
            _ if !can(|it| matches!(it, Lay::Lay { .. })) => "coach-conex-draw",
            _ if mine(Token::Double) => "coach-conex-double",
            _ if sight.view.table.order().len() < sight.view.seats.count() => "coach-conex-lay",
            _ => "coach-conex-space",
        }
    }
}
