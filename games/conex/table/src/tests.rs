//! Whole drawings of positions from random games.
use super::{Letters, felt, picture, shared, sheet::ALONE};
use conex::{Card, Cards, Colour, Conex, Placement, Table, View};
use game_core::{Game, Seat, Seats, Seed, Session, Turn, Viewer, random_action};
use std::collections::BTreeSet;

/// A random game, after this many steps or at its end.
fn random_game(seats: Seats, options: &str, seed: u64, plies: usize) -> Session<Conex> {
    let seed = Seed::of_run(seed, 0);
    let mut game = Session::<Conex>::new(seats, options.parse().unwrap(), seed);
    while let Turn::Players(asked) = game.state().turn()
        && game.log().steps.len() < plies
    {
        let ply = game.log().steps.len() as u32;
        let (seat, action) =
            random_action(game.state(), asked, &mut seed.dice(ply + 1_000_000), &mut Vec::new());
        game.submit(seat, game.ply(Viewer::Seat(seat)), action).unwrap();
    }
    game
}

fn random_views() -> impl Iterator<Item = View> {
    let games = (0..24).flat_map(|seed| {
        let options = ["-", "small", "large", "track-30"][seed as usize % 4];
        let plies = [1, 20, 60, usize::MAX][seed as usize / 6];
        Seats::ALL.map(|seats| random_game(seats, options, seed, plies))
    });
    games.flat_map(|game| {
        let viewers = game.seats().viewers().chain([Viewer::Omniscient]);
        let views: Vec<View> = viewers.map(|it| game.state().view(it)).collect();
        views
    })
}

/// A table with these cards, seen by an onlooker.
fn view_with(size: [u16; 2], placements: &[&str]) -> View {
    let game = random_game(Seats::TWO, "-", 0, 1);
    let mut view = game.state().view(Viewer::Spectator);
    view.table = Table::new(size);
    for (turn, placement) in (1..).zip(placements) {
        let placement: Placement = placement.parse().unwrap();
        assert!(view.table.fits(placement), "{placement}");
        view.table.lay(placement, Seat::FIRST, turn);
        view.turn = turn;
    }
    view
}

/// Everything between `before` and `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|it| it.split(after).next().unwrap()).collect()
}

/// The cards that a picture names: those on the table and those in hands.
fn named(picture: &str) -> Vec<Card> {
    let laid = between(picture, "<title>", "</title>");
    let laid = laid.iter().filter_map(|it| it.parse::<Placement>().ok()).map(Placement::card);
    let held = between(picture, "<text class=\"name\"", "</text>");
    let held = held.iter().map(|it| it.split_once('>').unwrap().1.parse().unwrap());
    laid.chain(held).collect()
}

#[test]
fn a_picture_shows_the_table_and_the_hands_its_viewer_may_see_and_no_other_card() {
    for view in random_views() {
        let picture = picture(&view, &Letters::ENGLISH);
        let hands = view.seats.iter().filter_map(|it| view.hands[it]);
        let visible = hands.fold(view.table.cards(), Cards::with);
        let named = named(&picture);
        assert_eq!(named.iter().copied().collect::<Cards>(), visible);
        assert_eq!(named.len(), visible.count());
        // Nor a face without a name.
        assert_eq!(picture.matches("<g class=\"card\"").count(), visible.count());
        assert_eq!(picture.matches("href=\"#cx-card-").count(), visible.count());
        let printed: usize = visible.iter().map(|it| it.printed().count()).sum();
        assert_eq!(picture.matches("class=\"leg\"").count(), printed);
    }
}

/// What others hide doesn't change the drawing.
#[test]
fn two_worlds_that_look_alike_are_drawn_alike() {
    for seed in 0..8 {
        let game = random_game(Seats::THREE, "-", seed, 50);
        for viewer in game.seats().viewers() {
            let view = game.state().view(viewer);
            let world = Conex::determinize(&view, &mut Seed::of_run(seed, 1).dice(0));
            let drawn = |it: &View| picture(it, &Letters::ENGLISH);
            assert_eq!(drawn(&world.view(viewer)), drawn(&view));
        }
    }
}

#[test]
fn cards_are_drawn_in_the_order_in_which_they_were_laid() {
    let view = random_game(Seats::FOUR, "large", 2, usize::MAX).state().view(Viewer::Spectator);
    let drawing = felt(&view, &Letters::ENGLISH).into_string();
    let order: Vec<Card> = named(&drawing);
    assert_eq!(order, view.table.order());
}

/// Every start tag has its end tag; for attributes, only quotes are checked.
fn assert_well_formed(picture: &str) {
    let mut open = Vec::new();
    for tag in picture.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').unwrap_or_else(|| panic!("unfinished: <{tag}"));
        assert_eq!(tag.matches('"').count() % 2, 0, "<{tag}>");
        assert!(!text.contains('&'), "nothing here needs an entity: {text}");
        let name = tag.split([' ', '/']).next().unwrap();
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn pictures_are_well_formed_and_need_nothing_from_outside() {
    for view in random_views() {
        let picture = picture(&view, &Letters::RUSSIAN);
        assert_well_formed(&picture);
        assert_well_formed(&felt(&view, &Letters::RUSSIAN).into_string());
        let ids = between(&picture, " id=\"", "\"");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len());
        assert!(unique.iter().all(|it| it.starts_with("cx-")));
        let links = between(&picture, "href=\"", "\"").into_iter();
        for link in links.chain(between(&picture, "url(", ")")) {
            assert!(unique.contains(link.strip_prefix('#').unwrap()), "{link}");
        }
        assert_eq!(picture.matches("://").count(), 1, "the namespace");
    }
}

#[test]
fn tables_have_no_ids_so_a_page_can_have_many() {
    let view = random_game(Seats::THREE, "-", 1, 40).state().view(Viewer::Spectator);
    assert!(!felt(&view, &Letters::ENGLISH).into_string().contains(" id="));
    assert!(shared().into_string().contains(" id="));
}

#[test]
fn every_colour_has_ground_pattern_and_letter() {
    let definitions = shared().into_string();
    let empty = view_with([680, 510], &[]);
    let drawing = felt(&empty, &Letters::FRENCH).into_string();
    for colour in Colour::ALL {
        let (name, letter) = (colour.letter(), Letters::FRENCH.of(colour));
        assert!(definitions.contains(&format!("<pattern id=\"cx-{name}\"")), "{colour}");
        assert!(definitions.contains(&format!("class=\"m{name}\"")), "{colour}");
        for rule in
            [format!("path.{name}{{fill:#"), format!("path.q{name}{{fill:url(#cx-{name})}}")]
        {
            assert!(ALONE.contains(&rule), "{rule}");
        }
        for part in [format!("class=\"{name}\""), format!("class=\"q{name}\"")] {
            assert!(drawing.contains(&part), "{part}");
        }
        assert!(drawing.contains(&format!("k{name}\" y=\"6.2\">{letter}</text>")), "{colour}");
    }
}

#[test]
fn numbers_have_at_most_three_decimals() {
    for view in random_views() {
        let picture = picture(&view, &Letters::ENGLISH);
        for fraction in picture.split('.').skip(1) {
            let digits = fraction.bytes().take_while(u8::is_ascii_digit).count();
            assert!(digits <= 3, ".{}", &fraction[..digits]);
        }
    }
}

#[test]
fn pictures_are_small() {
    for view in random_views() {
        let picture = picture(&view, &Letters::ENGLISH);
        let (bytes, cards) = (picture.len(), named(&picture).len());
        assert!(bytes < 12_600 + 1_250 * cards, "{bytes} bytes for {cards} cards");
    }
}

/// The worked examples of rules 3.9 are where the table says.
#[test]
fn cards_lie_where_the_rules_say() {
    let big = [800, 600];
    let cases: [(_, &[&str], _); 4] = [
        (big, &["p3.r on board.tl", "r7.p on p3.tr"], "translate(314.35 294.83)"),
        (big, &["y12.r on board.tl", "r1.y on y12.tr"], "translate(200.61 285.74)"),
        (big, &["p12.r on board.tl", "t4.p on p12.br"], "translate(279.13 116.69)"),
        (
            [680, 510],
            &["t4.r on board.tl", "p13.t on t4.tr", "t13.p on p13.bl", "p6.t on t13.bl"],
            "translate(0 95)",
        ),
    ];
    for (size, placements, place) in cases {
        let drawing = felt(&view_with(size, placements), &Letters::ENGLISH).into_string();
        let last = placements[placements.len() - 1];
        let card = format!("<g class=\"card\" transform=\"{place}\"><title>{last}</title>");
        assert!(drawing.contains(&card), "{card}");
    }
}

#[test]
fn cards_of_the_last_round_show_who_laid_them_but_to_himself() {
    let marks = |view: &View| {
        let drawing = felt(view, &Letters::ENGLISH).into_string();
        let cards = drawing.split("<g class=\"card\"").skip(1);
        cards.map(|it| it.contains("#cx-seat-1")).collect::<Vec<bool>>()
    };
    let mut view =
        view_with([680, 510], &["t4.r on board.tl", "p13.t on t4.tr", "t13.p on p13.bl"]);
    assert_eq!(marks(&view), [false, true, true]);
    view.viewer = Viewer::Seat(Seat::FIRST);
    assert_eq!(marks(&view), [false; 3]);
}

/// The picture in `docs` is the one that is drawn. If the drawing is meant to
/// change, draw it again and look at it:
/// `felucca replay games/conex/rules/tests/golden/conex-3-medium-40-patient.log --viewer 1 --at 71 --svg docs/conex.svg`
#[test]
fn the_picture_of_a_fixed_log() {
    let log = include_str!("../../rules/tests/golden/conex-3-medium-40-patient.log");
    let viewer = Viewer::Seat(Seat::FIRST);
    let game = Session::<Conex>::from_text(log).unwrap();
    let view = game.state_at(viewer, 71).unwrap().view(viewer);
    let drawn = picture(&view, &Letters::ENGLISH);
    assert!(drawn == include_str!("../../../../docs/conex.svg"), "see above");
}
