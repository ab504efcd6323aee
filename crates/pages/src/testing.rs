//! What the tests of games share.
use crate::{Frame, Language, Occupant, Presenter, terminal::WIDTH};
use game_core::{Game, Seed, Session, Turn, Viewer, random_action};
use std::collections::BTreeSet;

pub use crate::{
    rules::testing::{assert_rulebook_is_sound, assert_sections_can_be_linked_to},
    text::testing::{assert_same_in_all_languages, assert_sound},
};

/// The drawing of every position of some random games fits into a terminal, in all languages.
pub fn assert_drawings_fit<P: Presenter>() {
    let notations = P::options(Language::En).into_iter().flat_map(|it| it.values);
    let options = notations.filter_map(|it| it.notation.parse().ok());
    let options: Vec<<P::Game as Game>::Options> =
        std::iter::once(Default::default()).chain(options).collect();
    for (run, seats) in (0..6).zip(P::Game::SEATS.iter().cycle()) {
        let seed = Seed::of_run(run, 9);
        let agreed = options[run as usize % options.len()].clone();
        let mut game = Session::<P::Game>::new(*seats, agreed, seed);
        let viewers: Vec<Viewer> = seats.viewers().chain([Viewer::Omniscient]).collect();
        let mut position = 0;
        loop {
            assert_drawing_fits::<P>(game.state(), viewers[position % viewers.len()]);
            position += 1;
            let Turn::Players(asked) = game.state().turn() else { break };
            let dice = &mut seed.dice(game.log().steps.len() as u32 + 1_000_000);
            let (seat, action) = random_action(game.state(), asked, dice, &mut Vec::new());
            game.submit(seat, game.ply(Viewer::Seat(seat)), action).expect("it is a choice");
        }
        viewers.iter().for_each(|it| assert_drawing_fits::<P>(game.state(), *it));
    }
    for language in Language::ALL {
        assert_fits::<P>(&P::legend(language), language);
    }
}

fn assert_drawing_fits<P: Presenter>(state: &P::Game, viewer: Viewer) {
    let name = |it: &str| Occupant { name: it.to_owned(), is_bot: false, here: true, away: false };
    let occupants = ["Mia", "Nefra", "Merit-Amun von Theben", "Ibis & Co"].map(name);
    let view = state.view(viewer);
    for language in Language::ALL {
        let frame = Frame::<P::Game>::of(state, &view, language, &occupants);
        assert_fits::<P>(&P::terminal(&frame), language);
    }
}

fn assert_fits<P: Presenter>(text: &str, language: Language) {
    assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
    for key in [P::Game::ID, "terminal", "plain"] {
        assert!(!text.contains(&format!("{key}-")), "{text}");
    }
    let cyrillic = text.chars().any(|it| ('а'..='я').contains(&it));
    assert_eq!(cyrillic, language == Language::Ru, "{text}");
    let mut lines = text.lines().filter(|it| WIDTH < it.chars().count());
    assert_eq!(lines.next(), None, "too wide in {language}");
}

/// Every choice of some random games, in all languages.
fn choices_in_words<P: Presenter>() -> BTreeSet<[String; 4]> {
    let name = |it: &str| Occupant { name: it.to_owned(), is_bot: false, here: true, away: false };
    let occupants = ["Nefra", "Teodor <b>", "Ibis & Co", "{ $x }"].map(name);
    let mut all = BTreeSet::new();
    for run in 0..9 {
        let (seats, seed) =
            (P::Game::SEATS[run as usize % P::Game::SEATS.len()], Seed::of_run(run, 8));
        let mut game = Session::<P::Game>::new(seats, Default::default(), seed);
        while let Turn::Players(asked) = game.state().turn() {
            let dice = &mut seed.dice(game.log().steps.len() as u32 + 1_000_000);
            let (seat, action) = random_action(game.state(), asked, dice, &mut Vec::new());
            let viewer = Viewer::Seat(seat);
            let (view, choices) = (game.state().view(viewer), game.state().choices(seat));
            for choice in choices.into_iter().take(40).chain([action]) {
                all.insert(Language::ALL.map(|language| {
                    let frame = Frame::<P::Game> {
                        view: &view,
                        viewer,
                        language,
                        occupants: &occupants,
                        choices: &[],
                        turn: game.state().turn(),
                        scores: game.state().scores(),
                        ply: 0,
                        path: "",
                        story: &[],
                        since: None,
                        story_from: 0,
                    };
                    P::choice(choice, &frame).plain()
                }));
            }
            game.submit(seat, game.ply(viewer), action).expect("it is a choice");
        }
    }
    all
}

/// Every choice has words in every language, and these verbs are among them.
pub fn assert_choices_have_words<P: Presenter>(verbs: &[[&str; 4]]) {
    let all = choices_in_words::<P>();
    for words in &all {
        for it in words {
            assert!(it.len() > 3 && !it.ends_with('.') && !it.contains("-choice-"), "{it}");
            assert!(it.chars().next().is_some_and(|it| !it.is_whitespace()), "{it}");
        }
    }
    for verb in verbs {
        let said = |it: &[String; 4]| it.iter().zip(verb).all(|(it, verb)| it.contains(verb));
        assert!(all.iter().any(said), "nobody could {}", verb[0]);
    }
}
