//! Games in English words, for the terminal.
mod sobek;

use game_core::{Game, Viewer};

pub(crate) trait InWords: Game {
    /// What a newcomer must know to read the table.
    const LEGEND: &'static str;

    /// The whole table as its viewer sees it.
    fn view_in_words(view: &Self::View) -> String;
    /// What the viewer is asked.
    fn question_in_words(view: &Self::View) -> String;
    /// What an action would do.
    fn action_in_words(action: Self::Action, view: &Self::View) -> String;
    fn event_in_words(event: &Self::Event, viewer: Viewer) -> String;
}

/// `one, two and three`.
fn and(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}
