//! Every event in words, in every language.
use super::play::{Shown, games};
use crate::SobekPresenter;
use game_core::Viewer;
use pages::{Language, Presenter as _};
use sobek::Event;
use std::collections::BTreeSet;

fn kind(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn everything_that_happens_is_told() {
    let mut kinds = BTreeSet::new();
    games(|session, seat| {
        if seat.is_some() {
            return;
        }
        for viewer in session.seats().viewers().chain([Viewer::Omniscient]) {
            let shown = Shown::to(session, viewer);
            for language in Language::ALL {
                let frame = shown.frame(language);
                for (_, event) in &shown.story {
                    kinds.insert(kind(event));
                    let Some(tale) = SobekPresenter::narrate(event, &frame) else { continue };
                    let words = tale.words.plain();
                    assert!(!words.is_empty() && !words.contains("  "), "{words}");
                    assert!(!words.contains("sobek-") && !words.contains(" ."), "{words}");
                    assert!(
                        words.ends_with('.') || tale.heading || words.ends_with(')'),
                        "{words}"
                    );
                    let cyrillic = words.chars().any(|it| ('а'..='я').contains(&it));
                    assert_eq!(cyrillic, language == Language::Ru, "{words}");
                }
            }
        }
    });
    for needed in ["Took", "Laid", "Stole", "Robbed", "Reduced", "Embalmed", "Penalised"] {
        assert!(kinds.contains(needed), "{needed} never came up");
    }
}

/// Motions start and end at places that every page has.
#[test]
fn motions_go_between_places_of_the_page() {
    games(|session, seat| {
        if seat.is_some_and(|it| it.number() != 1) {
            return;
        }
        for viewer in session.seats().viewers() {
            let shown = Shown::to(session, viewer);
            let (page, frame) = (shown.page(Language::En), shown.frame(Language::En));
            for (_, event) in shown.story.iter().rev().take(12) {
                for motion in
                    SobekPresenter::narrate(event, &frame).map(|it| it.motions).unwrap_or_default()
                {
                    for id in [&motion.from, &motion.to] {
                        assert!(page.contains(&format!(" id=\"{id}\"")), "no {id} for {event:?}");
                    }
                }
            }
        }
    });
}
