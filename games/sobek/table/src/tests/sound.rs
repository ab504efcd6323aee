//! Whole pages in every language, for everybody who may look.
use super::play::{Shown, games};
use crate::ASSETS;
use crate::SobekPresenter;
use game_core::{Game as _, Seed, Viewer};
use pages::{Language, Presenter as _};
use sobek::Sobek;
use std::collections::BTreeSet;

/// Everything that follows `mark`, up to the next quote.
fn quoted<'a>(html: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(mark).skip(1).map(|it| it.split('"').next().unwrap_or_default())
}

fn assert_sound(html: &str) {
    for wrong in ["sobek-", "{ $", " style=", " onclick", "<script", "Teos <b>", "\u{e000}"] {
        assert!(!html.contains(wrong), "{wrong}: {html}");
    }
    let all: Vec<&str> = quoted(html, " id=\"").collect();
    let ids: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), ids.len(), "an id is there twice");
    for mark in [" data-tip=\"", " for=\"", " form=\""] {
        for id in quoted(html, mark) {
            assert!(ids.contains(id), "{mark}{id} names nothing");
        }
    }
    for named in quoted(html, " data-when=\"").filter(|it| *it != "none") {
        assert!(named.split(' ').all(|it| ids.contains(it)), "{named}");
    }
    for tag in html.split('<') {
        let tag = tag.split('>').next().unwrap_or_default();
        for attribute in [" class=", " id=", " data-tip=", " value="] {
            assert!(tag.matches(attribute).count() < 2, "{tag}");
        }
    }
    let icon = ASSETS.icon_address("");
    for name in quoted(html, &icon) {
        assert!(ASSETS.look.icons.contains(&format!("id=\"{name}\"")), "no icon {name}");
    }
}

#[test]
fn every_position_is_sound_in_every_language() {
    let mut turn = 0;
    games(|session, _| {
        turn += 1;
        let viewers: Vec<Viewer> = session.seats().viewers().chain([Viewer::Omniscient]).collect();
        let viewer = viewers[turn % viewers.len()];
        let shown = Shown::to(session, viewer);
        assert_sound(&shown.page(Language::ALL[turn % 4]));
        let facts = SobekPresenter::facts(&shown.frame(Language::ALL[turn % 4]));
        assert!(!facts.is_empty() && facts.iter().all(|it| !it.contains("sobek-")));
    });
}

#[test]
fn the_end_is_sound_for_everybody() {
    games(|session, seat| {
        if seat.is_none() {
            for viewer in session.seats().viewers().chain([Viewer::Omniscient]) {
                let shown = Shown::to(session, viewer);
                for language in Language::ALL {
                    let page = shown.page(language);
                    assert_sound(&page);
                    assert!(page.contains("id=\"ceremony-3\" open"), "the last round is shown");
                }
            }
        }
    });
}

#[test]
fn a_page_is_small() {
    games(|session, seat| {
        if let Some(seat) = seat {
            let page = Shown::to(session, Viewer::Seat(seat)).page(Language::Ru);
            // The end of a round brings everybody's cards.
            let most = if page.contains("class=\"ceremony\"") { 96 } else { 76 } * 1024;
            assert!(page.len() < most, "{} bytes", page.len());
        }
    });
}

/// Worlds that a viewer can't tell apart look the same to them, byte for byte.
#[test]
fn nothing_hidden_is_in_a_page() {
    let mut turn = 0u32;
    games(|session, _| {
        turn += 1;
        if !turn.is_multiple_of(3) {
            return;
        }
        for viewer in session.seats().viewers() {
            let shown = Shown::to(session, viewer);
            let mut dice = Seed::of_run(3, turn.into()).dice(0);
            let world = Sobek::determinize(&shown.view, &mut dice);
            let twin = Shown { view: world.view(viewer), ..Shown::to(session, viewer) };
            assert_eq!(twin.page(Language::En), shown.page(Language::En));
        }
    });
}

/// Others see only the backs of a hand, and not even how many cards a pile has.
#[test]
fn panels_of_others_show_backs() {
    games(|session, seat| {
        let Some(seat) =
            seat.filter(|_| !session.state().view(Viewer::Spectator).options.open_memory)
        else {
            return;
        };
        let page = Shown::to(session, Viewer::Seat(seat)).page(Language::En);
        let panels = page.split("<article class=\"opp").skip(1);
        for panel in panels.map(|it| it.split("</article>").next().unwrap_or_default()) {
            assert!(!panel.contains("card mini") && !panel.contains(" mini\""), "{panel}");
            let pile = panel.split("id=\"pile-").nth(1).expect("its place");
            assert!(!pile.contains("<small>"), "{pile}");
        }
    });
}
