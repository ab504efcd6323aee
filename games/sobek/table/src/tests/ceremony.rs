//! The end of a round, as the page tells it.
use super::play::{Shown, play};
use game_core::{Seats, Viewer};
use pages::Language;
use sobek::{Event, Options};

/// Whether the viewer has acted since the last piles were opened; `None` if none were.
fn acted_since(shown: &Shown) -> Option<bool> {
    let opened = shown.story.iter().rposition(|it| matches!(it.1, Event::PileOpened { .. }))?;
    let own = shown.viewer.seat();
    Some(shown.story[opened..].iter().any(|(_, event)| match event {
        Event::Took { seat, .. } | Event::Laid { seat, .. } | Event::Played { seat, .. } => {
            Some(*seat) == own
        }
        _ => false,
    }))
}

#[test]
fn the_end_of_a_round_is_shown_until_one_acts_again() {
    let mut shown_once = 0;
    play(Seats::THREE, Options::default(), 4, |session, _| {
        for seat in session.seats().iter() {
            let shown = Shown::to(session, Viewer::Seat(seat));
            let there = shown.page(Language::En).contains("<details class=\"ceremony\"");
            assert_eq!(there, acted_since(&shown) == Some(false));
            shown_once += u32::from(there);
        }
    });
    assert!(6 < shown_once, "two rounds for three seats, and the end");
}

/// Rules 10.5: sets, piles and penalties of everybody.
#[test]
fn all_that_was_opened_is_there() {
    play(Seats::FOUR, Options::default(), 5, |session, seat| {
        if seat.is_some() {
            return;
        }
        let shown = Shown::to(session, Viewer::Spectator);
        let page = shown.page(Language::En);
        let last = shown.story.iter().rposition(|it| matches!(it.1, Event::RoundEnded { .. }));
        let told = &shown.story[last.expect("a round has ended")..];
        let count = |of: fn(&Event) -> bool| told.iter().filter(|it| of(&it.1)).count();
        let found = |mark: &str| page.matches(mark).count();
        assert_eq!(
            found("<div class=\"rotted "),
            count(|it| matches!(it, Event::PileOpened { .. }))
        );
        assert_eq!(found("<div class=\"set "), count(|it| matches!(it, Event::SetScored { .. })));
        assert_eq!(found("panel walk"), count(|it| matches!(it, Event::Penalised { .. })));
    });
}
