//! Pages of positions from random games.
use crate::{ConexPresenter, refusals};
use conex::{Action, Card, Cards, Conex, Event, Placement, View};
use game_core::{BySeat, Game, Seat, Seats, Seed, Session, Turn, Viewer, random_action};
use pages::{Frame, Language, Occupant, Presenter};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Nefra", "Teodor <b>", "Ibis & Co", "Maximilian"];

fn page(view: &View, language: Language, choices: &[Action], story: &[(u32, Event)]) -> String {
    page_at("/tables/t1", view, language, choices, story)
}

fn page_at(
    path: &str,
    view: &View,
    language: Language,
    choices: &[Action],
    story: &[(u32, Event)],
) -> String {
    let occupant = |(nth, name): (usize, &&str)| Occupant {
        name: (*name).to_owned(),
        is_bot: nth == 2,
        here: nth != 1,
        away: nth == 3,
    };
    let occupants: Vec<Occupant> = NAMES.iter().enumerate().map(occupant).collect();
    let frame = Frame::<Conex> {
        view,
        viewer: view.viewer,
        language,
        occupants: &occupants,
        choices,
        turn: Turn::Players(view.asked),
        scores: BySeat::from_fn(|it| view.scores[it].into()),
        ply: 7,
        path,
        story,
        since: Some(0),
        story_from: 0,
    };
    let facts = ConexPresenter::facts(&frame).join(" ");
    ConexPresenter::page(&frame).into_string() + &facts
}

fn story(game: &Session<Conex>, viewer: Viewer) -> Vec<(u32, Event)> {
    let told = game.story(viewer);
    told.flat_map(|it| it.events.into_iter().map(move |event| (it.ply, event))).collect()
}

/// Every position of some random games, with the seat that is asked.
fn positions(mut visit: impl FnMut(&Session<Conex>, u64)) {
    for seed in 0..6 {
        let seats = Seats::ALL[seed as usize % 3];
        let options = ["-", "small", "large,track-30"][seed as usize / 2];
        let dice = Seed::of_run(seed, 3);
        let mut game = Session::<Conex>::new(seats, options.parse().unwrap(), dice);
        visit(&game, seed);
        while let Turn::Players(asked) = game.state().turn() {
            let ply = game.log().steps.len() as u32;
            let dice = &mut dice.dice(ply + 1_000_000);
            let (seat, action) = random_action(game.state(), asked, dice, &mut Vec::new());
            game.submit(seat, game.ply(Viewer::Seat(seat)), action).unwrap();
            visit(&game, seed);
        }
    }
}

/// Everything between `before` and `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|it| it.split(after).next().unwrap()).collect()
}

#[test]
fn everything_that_may_be_done_can_be_sent_by_a_control() {
    positions(|game, _| {
        for seat in game.state().asked().iter() {
            let view = game.state().view(Viewer::Seat(seat));
            let choices = game.state().choices(seat);
            let page = page(&view, Language::En, &choices, &[]);
            let mut sent: BTreeSet<String> = BTreeSet::new();
            for control in page.split("name=\"action\" value=\"").skip(1) {
                sent.insert(control.split('"').next().unwrap().to_owned());
            }
            if page.contains("name=\"card\" value=\"x2\"") {
                let lays = sent.iter().filter(|it| it.starts_with("lay "));
                let doubled: Vec<String> = lays.map(|it| format!("{it} x2")).collect();
                sent.extend(doubled);
            }
            let legal: BTreeSet<String> = choices.iter().map(ToString::to_string).collect();
            assert_eq!(sent, legal);
            assert!(page.contains("id=\"decision\"") && page.contains("name=\"ply\" value=\"7\""));
        }
    });
}

/// The action that a form sends is the only one: a choice and a button never add up.
#[test]
fn no_form_sends_two_actions() {
    positions(|game, _| {
        for seat in game.state().asked().iter() {
            let view = game.state().view(Viewer::Seat(seat));
            let page = page(&view, Language::En, &game.state().choices(seat), &[]);
            for form in between(&page, "<form", "</form>") {
                let radios = form.contains("type=\"radio\"");
                let buttons = form.contains("<button");
                assert!(!(radios && buttons), "{form}");
            }
            // The pile has a form of its own.
            let to_draw = page.contains("value=\"draw\" form=\"decision\"");
            let outside = page.contains("value=\"pass\"") || to_draw;
            assert!(!(outside && page.contains("value=\"lay ")));
        }
    });
}

#[test]
fn every_position_is_shown_in_every_language() {
    let mut seen = BTreeSet::new();
    positions(|game, seed| {
        let steps = game.log().steps.len();
        for viewer in game.seats().viewers().chain([Viewer::Omniscient]) {
            let view = game.state().view(viewer);
            let choices = viewer.seat().map_or_else(Vec::new, |it| game.state().choices(it));
            let story = story(game, viewer);
            for (nth, language) in Language::ALL.into_iter().enumerate() {
                // A share of all combinations, and all of the ends.
                if !(steps + nth + seed as usize).is_multiple_of(4) && view.ending.is_none() {
                    continue;
                }
                let page = page(&view, language, &choices, &story);
                seen.insert((language.code(), format!("{:?}", view.phase)));
                for wrong in ["conex-", " style=", " onclick", "\u{2068}", "<b>\"", "{ $", "  <"] {
                    assert!(!page.contains(wrong), "{wrong}: {page}");
                }
                let ids = between(&page, " id=\"", "\"");
                let unique: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), unique.len(), "{ids:?}");
                for link in between(&page, "href=\"#", "\"") {
                    assert!(unique.contains(link), "{link}");
                }
                for tip in between(&page, "data-tip=\"", "\"") {
                    assert!(unique.contains(tip), "{tip}");
                }
                for when in between(&page, "data-when=\"", "\"") {
                    assert!(when.split(' ').all(|it| unique.contains(it)), "{when}");
                }
                for form in between(&page, " form=\"", "\"") {
                    assert!(unique.contains(form), "{form}");
                }
            }
        }
    });
    assert!(seen.len() >= 4 * 4, "{seen:?}");
}

/// Cards with the same name are told apart by who laid them and in which order.
#[test]
fn no_two_spots_of_a_card_have_the_same_words() {
    let mut told_apart = BTreeSet::new();
    positions(|game, _| {
        for seat in game.state().asked().iter() {
            let view = game.state().view(Viewer::Seat(seat));
            for language in Language::ALL {
                let page = page(&view, language, &game.state().choices(seat), &[]);
                let mut said = BTreeSet::new();
                for group in between(&page, "<fieldset data-number=\"n-", "</fieldset>") {
                    let card = group.split('-').next().unwrap();
                    for spot in between(group, "<label>", "</label>") {
                        let words = spot.split_once('>').unwrap().1;
                        assert!(said.insert((card.to_owned(), words.to_owned())), "{words}");
                    }
                }
                for hint in [
                    "laid by",
                    "(the one laid first)",
                    "(the one laid second)",
                    "in order of laying)",
                ] {
                    if said.iter().any(|it| it.1.contains(hint)) {
                        told_apart.insert(hint);
                    }
                }
            }
        }
    });
    assert!(told_apart.len() >= 3, "{told_apart:?}");
}

/// Nothing can be chosen there, and nobody is addressed as if it could.
#[test]
fn who_looks_back_sees_and_does_nothing() {
    positions(|game, _| {
        for viewer in game.seats().viewers().chain([Viewer::Omniscient]) {
            let view = game.state().view(viewer);
            let page = page_at("", &view, Language::En, &[], &story(game, viewer));
            let asking = ["It is your turn", "· your turn", "Meanwhile"];
            for wrong in ["<form", "type=\"radio\"", "data-why"].into_iter().chain(asking) {
                assert!(!page.contains(wrong), "{wrong}: {page}");
            }
            let last = story(game, viewer).into_iter().rev().find_map(|(_, event)| match event {
                Event::Laid { placement, .. } => Some(placement),
                _ => None,
            });
            let lies =
                |it: &Placement| view.table.laid(it.card()).map(|on| on.placement) == Some(*it);
            let framed = usize::from(last.as_ref().is_some_and(lies));
            assert_eq!(page.matches("class=\"latest\"").count(), framed);
        }
    });
}

#[test]
fn what_others_hide_changes_nothing_on_a_page() {
    positions(|game, seed| {
        if !game.log().steps.len().is_multiple_of(5) {
            return;
        }
        for viewer in game.seats().viewers() {
            let view = game.state().view(viewer);
            let world = Conex::determinize(&view, &mut Seed::of_run(seed, 9).dice(0));
            let choices = viewer.seat().map_or_else(Vec::new, |it| game.state().choices(it));
            let shown = |it: &View| page(it, Language::De, &choices, &[]);
            assert_eq!(shown(&world.view(viewer)), shown(&view));
        }
    });
}

#[test]
fn cards_of_others_are_not_named() {
    positions(|game, _| {
        for viewer in game.seats().viewers() {
            let view = game.state().view(viewer);
            if view.ending.is_some() {
                continue;
            }
            let page = page(&view, Language::En, &[], &story(game, viewer));
            let own = viewer.seat().and_then(|it| view.hands[it]).unwrap_or_default();
            // What lies on the table, or lay there, everybody has seen.
            let seen = story(game, Viewer::Spectator).into_iter().filter_map(|it| match it.1 {
                Event::Laid { placement, .. } => Some(placement.card()),
                _ => None,
            });
            let own: Cards = own.iter().chain(seen).collect();
            for card in between(&page, "id=\"f-", "\"") {
                assert!(own.contains(card.parse::<Card>().unwrap()), "{card}");
            }
        }
    });
}

#[test]
fn refusals_are_drawn_for_cards_of_the_own_hand_only() {
    positions(|game, _| {
        if !game.log().steps.len().is_multiple_of(6) {
            return;
        }
        for viewer in game.seats().viewers() {
            let view = game.state().view(viewer);
            let own = viewer.seat().and_then(|it| view.hands[it]).unwrap_or_default();
            for card in Card::all() {
                let drawn = refusals(&view, card, Language::Fr);
                assert_eq!(drawn.is_some(), own.contains(card));
                let Some(drawn) = drawn else { continue };
                let drawn = drawn.into_string();
                let refused = drawn.matches("class=\"refused\"").count();
                assert_eq!(drawn.matches("class=\"note level\"").count(), refused);
                assert!(!drawn.contains("conex-not"), "{drawn}");
                for spot in between(&drawn, "data-spot=\"", "\"") {
                    for by in card.printed() {
                        let placement = format!("{by} on {spot}").parse().unwrap();
                        assert!(!view.table.fits(placement), "{placement}");
                    }
                }
            }
        }
    });
}

#[test]
fn a_page_in_the_middle_of_a_game_is_small() {
    positions(|game, _| {
        for seat in game.state().asked().iter() {
            let view = game.state().view(Viewer::Seat(seat));
            let choices = game.state().choices(seat);
            let size = page(&view, Language::Ru, &choices, &[]).len();
            let (laid, held) = (view.table.order().len(), usize::from(view.hand_sizes[seat]));
            let most = 26_000 + 1_250 * laid + 2_600 * held + 900 * choices.len();
            assert!(size < most, "{size} bytes: {laid} laid, {held} held, {}", choices.len());
        }
    });
}

/// Lightning and what follows, in the words for the user and for the others.
#[test]
fn tales_speak_to_the_viewer() {
    let [first, second] = [Seat::FIRST, Seats::TWO.seat(1).unwrap()];
    let game = Session::<Conex>::new(Seats::TWO, "-".parse().unwrap(), Seed::of_run(1, 1));
    let told = |event: Event, viewer| {
        let view = game.state().view(viewer);
        let page = page(&view, Language::En, &[], &[(0, event)]);
        let tale = between(&page, "data-ply=\"0\">", "</li>")[0].to_owned();
        tale.rsplit_once("<span>").unwrap().1.replace("</span>", "")
    };
    let cases = [
        (Event::Passed { seat: first }, "You pass.", "Nefra passes."),
        (
            Event::Rolled { seat: first, face: conex::Face::Cards(2) },
            "You roll the die: two cards.",
            "Nefra rolls the die: two cards.",
        ),
        (
            Event::TookToken { seat: second, token: conex::Token::Double, from: Some(first) },
            "Teodor &lt;b&gt; takes double from you.",
            "You take double from Nefra, for your next turn.",
        ),
    ];
    for (event, to_first, to_second) in cases {
        assert_eq!(told(event, Viewer::Seat(first)), to_first);
        assert_eq!(told(event, Viewer::Seat(second)), to_second);
    }
}
