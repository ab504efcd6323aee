//! The strip of what the others did.
use super::play::{Shown, games};
use crate::SobekPresenter;
use pages::{Language, Presenter as _, deeds::since};
use sobek::Event;

/// The seats that have tiles, newest first.
fn signs(strip: &str) -> Vec<&str> {
    let turns = strip.split("<li class=\"turn-of\">").skip(1);
    turns.map(|it| &it[it.find("mk p").unwrap_or_default() + 4..][..1]).collect()
}

#[test]
fn it_tells_what_the_others_did_since_the_own_turn() {
    let mut told = 0;
    games(|session, seat| {
        let Some(seat) = seat else { return };
        for viewer in session.seats().viewers() {
            let shown = Shown::to(session, viewer);
            let strip = since::<SobekPresenter>(&shown.frame(Language::En)).into_string();
            let own = viewer.seat().map(|it| it.to_string()).unwrap_or_default();
            assert!(!signs(&strip).contains(&own.as_str()), "{strip}");
            if viewer.seat() != Some(seat) {
                continue;
            }
            // Whatever card was taken since is in it.
            let frame = shown.frame(Language::En);
            let is_own = |it: &&(u32, Event)| {
                SobekPresenter::deed(&it.1, &frame).is_none_or(|it| it.seat != seat)
            };
            let since = shown.story.iter().rev().take_while(is_own);
            let taken = since.filter(|it| matches!(it.1, Event::Took { .. })).count();
            assert_eq!(strip.matches("M10 2.5v9").count(), taken, "{strip}");
            told += taken;
        }
    });
    assert!(500 < told, "{told}");
}

#[test]
fn a_character_and_what_it_brought_are_one_deed() {
    let mut joined = 0;
    games(|session, seat| {
        let Some(seat) = seat else { return };
        let shown = Shown::to(session, game_core::Viewer::Seat(seat));
        let frame = shown.frame(Language::En);
        let strip = since::<SobekPresenter>(&frame).into_string();
        for deed in strip.split("<button").skip(1) {
            let steals = deed.contains("card mini fish person") && deed.contains("mk p");
            joined += usize::from(steals && deed.contains("plays"));
        }
    });
    assert!(0 < joined);
}
