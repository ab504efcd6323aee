//! Rules 1, 2 and 11: the box, setting up, and the options.
use super::scene::{Play, Scene, card, cards, deal, list, seat};
use crate::{
    BOARD, BOARD_SQUARE, CARD, CARDS, Card, Colour, Component, Conex, DECK, Decision, Event, Face,
    Kind, LARGE, Luck, MEDIUM, Options, Point, SMALL, Size, Standing, Token,
};
use game_core::{Game, Seats, shuffle, uniform};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../../docs/rules/conex.md");

/// Five cards for each of three, and the first of the pile.
const FIRST: &str = "t1 t2 t3 t4 t5 y1 y2 y3 y4 y5 p1 p2 p3 p4 p5 r13 r12 r11";

fn dealt(start: usize) -> Play {
    let mut play = Play::new(3);
    play.luck(&deal(start, FIRST));
    play
}

/// Rules 1.1: 13 layouts in each of four colours, in this order.
#[test]
fn fifty_two_cards() {
    let all: Vec<Card> = Card::all().collect();
    assert_eq!((all.len(), CARDS), (52, 52));
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let expected: Vec<String> =
        "rpyt".chars().flat_map(|it| (1..=13).map(move |n| format!("{it}{n}"))).collect();
    assert_eq!(names, expected);
    for (kind, layouts, count) in
        [(Kind::Plain, 1..=8, 32), (Kind::Die, 9..=11, 12), (Kind::PlusTwo, 12..=13, 8)]
    {
        let alike: Vec<&Card> = all.iter().filter(|it| it.kind() == kind).collect();
        assert_eq!(alike.len(), count);
        assert!(alike.iter().all(|it| layouts.contains(&it.layout())), "{kind:?}");
    }
}

/// Rules 1.2: the table of the printed corners is the deck.
#[test]
fn printed_corners_are_those_of_the_document() {
    for (n, layout) in (1..).zip(&DECK) {
        let kind = match layout.kind {
            Kind::Plain => "plain",
            Kind::Die => "die",
            Kind::PlusTwo => "\"+2\"",
        };
        let mut row = format!("\n| {n} | {kind} |");
        for it in layout.printed {
            let [x, y] = it.tip;
            row += &format!(" +{}, **{}**, ({x}, {y}), {}° |", it.colour, it.value, it.degrees);
        }
        row += if layout.printed.len() == 2 { " |\n" } else { "\n" };
        assert!(RULES.contains(&row), "{row}");
    }
}

/// Rules 1.2: two or three, of different colours, none the card's own.
#[test]
fn printed_corners_differ_in_colour() {
    for card in Card::all() {
        let colours: BTreeSet<Colour> = card.printed().map(|it| it.colour()).collect();
        assert_eq!(colours.len(), card.printed().len());
        assert!((2..=3).contains(&colours.len()) && !colours.contains(&card.colour()), "{card}");
        let best = card.printed().map(|it| it.value()).max().unwrap();
        assert_eq!(best == 5, card.kind() == Kind::PlusTwo, "only \"+2\" cards have a 5");
        assert!(card.printed().all(|it| (1..=5).contains(&it.value())));
    }
}

/// Rules 1.2: colours go round from the main one.
#[test]
fn the_same_layout_in_two_colours() {
    let printed = |name| -> Vec<String> {
        card(name).printed().map(|it| format!("{} {}", it.colour(), it.value())).collect()
    };
    assert_eq!(printed("r4"), ["purple 3", "yellow 4"]);
    assert_eq!(printed("t4"), ["red 3", "purple 4"]);
    assert_eq!(printed("y12"), ["red 5", "purple 1", "turquoise 2"]);
}

/// Rules 1.3.
#[test]
fn the_boards_corners() {
    let corners = Component::Board.spots().map(|it| format!("{} {}", it.at, it.colour()));
    let expected =
        ["top left red", "top right purple", "bottom right yellow", "bottom left turquoise"];
    assert_eq!(corners, expected);
    assert_eq!((BOARD, BOARD_SQUARE), (120, 36));
}

/// Rules 1.4.
#[test]
fn six_faces_and_two_tokens() {
    let faces = Face::DIE.map(|it| it.to_string());
    assert_eq!(faces, ["1", "2", "lightning", "lightning", "double", "double"]);
    assert_eq!(Token::ALL.map(|it| it.to_string()), ["lightning", "double"]);
    let play = dealt(2);
    assert_eq!(Token::ALL.map(|it| play.holder(it)), [0, 0], "beside the pile");
    assert!(Token::ALL.iter().all(|it| !play.view(0).tokens.is_locked(*it)));
}

/// Rules 1.5 and 11.1: the tables, the board in the middle of each.
#[test]
fn tables_of_three_sizes() {
    assert_eq!(CARD, [60, 90]);
    let sizes = [("small", Size::Small), ("-", Size::Medium), ("large", Size::Large)];
    for (option, size) in sizes {
        let options: Options = option.parse().unwrap();
        assert_eq!(options.size, size);
        let table = Conex::new(Seats::TWO, &options).table;
        let ([width, height], at) = (table.size(), table.pose(Component::Board));
        let [x, y] = at.origin.thousandths().map(|it| it / 1000);
        assert_eq!(at.origin, Point::whole([x as i32, y as i32]));
        assert_eq!(at.angle.degrees(), 0, "upright");
        let row = format!("\n| {size} | {width} × {height} | ({x}, {y}) |\n");
        assert!(RULES.contains(&row), "{row}");
    }
}

/// Rules 1.6: nothing reconstructed is passed off as the book's.
#[test]
fn what_is_reconstructed() {
    let standings = DECK.iter().map(|it| it.standing);
    let tables = [SMALL, MEDIUM, LARGE].map(|it| it.standing);
    assert!(standings.chain(tables).all(|it| it == Standing::Reconstructed));
}

/// Rules 2: nothing before the deal, and only one deal.
#[test]
fn chance_deals_first() {
    let play = Play::new(3);
    assert!(play.is_chance());
    assert!(play.choices(1).is_empty());
    assert_eq!(play.refuses(1, "draw"), "it is not your turn to decide (rules 4.1)");
    let no_deal =
        "a deal gives each card once and the start card to a seat at the table (rules 2.2)";
    for luck in ["die 1", "die lightning"] {
        assert_eq!(play.refuses_luck(luck), no_deal);
    }
    let not_now = "chance has nothing to do now (rules 4.1)";
    assert_eq!(dealt(1).refuses_luck(&deal(1, FIRST)), not_now);
    assert_eq!(dealt(1).refuses_luck("die double"), not_now);
}

/// Rules 2.1.
#[test]
fn the_start_player_has_the_first_turn() {
    for start in [1, 2, 3] {
        let play = dealt(start);
        assert_eq!(play.asked(), [start]);
        let view = play.view(0);
        assert_eq!((view.start, view.mover, view.turn), (seat(start), seat(start), 1));
        assert_eq!(view.decision(), Some(Decision::Start));
        assert_eq!([1, 2, 3].map(|it| play.score(it)), [0; 3]);
        assert!(view.table.cards().is_empty());
    }
}

/// Rules 1.4: the start card stays where it is.
#[test]
fn the_start_card_does_not_move() {
    let mut play = dealt(2);
    for mover in [2, 3, 1, 2] {
        play.play(mover, "draw");
        assert_eq!(play.view(0).start, seat(2));
    }
}

/// Rules 2.2: in the order of the seats, no matter who starts.
#[test]
fn five_cards_for_each() {
    for start in [1, 3] {
        let play = dealt(start);
        let hands = [1, 2, 3].map(|it| play.hand(it));
        assert_eq!(hands, ["t1 t2 t3 t4 t5", "y1 y2 y3 y4 y5", "p1 p2 p3 p4 p5"]);
        assert_eq!([1, 2, 3, 4].map(|it| play.view(0).hand_sizes[seat(it)]), [5, 5, 5, 0]);
    }
}

/// Rules 2.2 and 10.3: players see only their own hands.
#[test]
fn who_sees_the_deal() {
    let play = Play::new(3);
    for viewer in [0, 1, 2, 3] {
        let told = play.witness_luck(&deal(2, FIRST), viewer);
        let [Event::Dealt { hands, start }] = told[..] else { panic!("{told:?}") };
        assert_eq!(start, seat(2));
        for (of, held) in [(1, "t1 t2 t3 t4 t5"), (2, "y1 y2 y3 y4 y5"), (3, "p1 p2 p3 p4 p5")] {
            assert_eq!(hands[seat(of)], (of == viewer).then(|| cards(held)));
        }
    }
}

/// Rules 2.3: 42, 37 or 32 cards; drawn from the top.
#[test]
fn the_rest_is_the_pile() {
    for (seats, size) in [(2, 42), (3, 37), (4, 32)] {
        let mut play = Play::new(seats);
        play.luck(&deal(1, FIRST));
        assert_eq!(play.view(0).pile.len(), size);
        assert!(play.view(1).pile.iter().all(|it| it.card.is_none() && !it.public));
    }
    let mut play = dealt(1);
    assert!(play.pile().starts_with("r13 r12 r11 r1 r2 r3"), "{}", play.pile());
    assert!(play.pile().ends_with("t12 t13"));
    play.play(1, "draw");
    play.play(2, "draw");
    assert_eq!(play.hand(1), "r12 r13 t1 t2 t3 t4 t5");
    assert_eq!(play.hand(2), "r1 r11 y1 y2 y3 y4 y5");
    assert!(play.pile().starts_with("r2 r3"));
}

/// Rules 2.1 to 2.3: what isn't a deal.
#[test]
fn a_deal_uses_the_box() {
    let good = deal(1, FIRST);
    let wrong = "a deal gives each card once and the start card to a seat at the table (rules 2.2)";
    let luck = [good.replace("=t1,", "=t2,"), good.replace(",t13", ",r13"), deal(4, FIRST)];
    for luck in luck {
        assert_eq!(Play::new(3).refuses_luck(&luck), wrong);
    }
    let mut four = Play::new(4);
    four.luck(&deal(4, FIRST));
    assert_eq!(four.asked(), [4]);
}

/// Rules 2.1 to 2.3: chance plays by the rules, and everybody may start.
#[test]
fn deals_are_drawn() {
    for seats in Seats::ALL {
        let play = Play::new(seats.count());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut starts = [0; 4];
        let mut first = BTreeSet::new();
        for _ in 0..200 {
            let luck = play.0.draw(&mut rng);
            assert_eq!(play.0.check_luck(&luck), Ok(()));
            let Luck::Deal(deal) = luck else { panic!("{luck}") };
            starts[deal.start.index()] += 1;
            first.insert(deal.cards[0]);
        }
        assert!(starts[..seats.count()].iter().all(|&it| 20 < it), "{starts:?}");
        assert!(40 < first.len(), "any card may come first");
    }
}

/// Rules 13: the shuffle begins in the order of the box; then the start player.
#[test]
fn a_deal_comes_from_the_dice_in_this_order() {
    for seed in 0..20 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let Luck::Deal(deal) = Play::new(3).0.draw(&mut rng) else { panic!("a deal is due") };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut box_order: Vec<Card> = Card::all().collect();
        shuffle(&mut rng, &mut box_order);
        assert_eq!(deal.cards[..], box_order);
        assert_eq!(deal.start.index() as u32, uniform(&mut rng, 3));
    }
}

/// Rules 13 and 1.4: a roll draws a number below 6.
#[test]
fn a_roll_comes_from_the_dice() {
    let mut play = Scene::of(2).hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    let names = ["die 1", "die 2", "die lightning", "die lightning", "die double", "die double"];
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let luck = play.0.draw(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        assert_eq!(play.0.check_luck(&luck), Ok(()));
        let number = uniform(&mut Xoshiro256PlusPlus::seed_from_u64(seed), 6);
        assert_eq!(luck.to_string(), names[number as usize]);
        seen.insert(number);
    }
    assert_eq!(seen.len(), 6);
}

/// Rules 11.1: the size decides where cards may lie.
#[test]
fn a_small_table_has_less_room() {
    let scene = |size| Scene::of(2).options(size).hand(1, "y6").laid(&["r1.y on board.br"]);
    let lay = "lay y6.r on r1.tr";
    assert_eq!(
        scene("small").ready().refuses(1, lay),
        "it would reach over the bottom edge of the table (rules 3.5)"
    );
    for larger in ["-", "large"] {
        assert!(scene(larger).ready().choices(1).contains(&lay.to_owned()));
    }
}

/// Rules 11 and 11.2: the track.
#[test]
fn tracks_of_40_and_30() {
    for (option, track) in [("-", 40), ("large", 40), ("track-30", 30), ("small,track-30", 30)] {
        let options: Options = option.parse().unwrap();
        assert_eq!(options.track(), track);
    }
    assert_eq!(Options::default(), "-".parse().unwrap());
}

/// Rules 2.2: hands and pile as the deal itself tells them.
#[test]
fn a_deal_tells_hands_and_pile() {
    let Luck::Deal(deal) = deal(1, FIRST).parse().unwrap() else { panic!("a deal") };
    assert_eq!(deal.hand(seat(2)), cards("y1 y2 y3 y4 y5"));
    assert_eq!(deal.pile(Seats::THREE)[..3], list("r13 r12 r11"));
    assert_eq!(deal.pile(Seats::TWO).len(), 42);
}

/// Rules 1.3: the space of a score on the track, which goes round.
#[test]
fn scores_go_round_the_track() {
    let [long, short] = ["-", "track-30"].map(|it| it.parse::<Options>().unwrap());
    let spaces = [0, 1, 40, 41, 80].map(|it| long.space(it));
    assert_eq!(spaces, [None, Some(1), Some(40), Some(1), Some(40)]);
    assert_eq!([30, 31, 59].map(|it| short.space(it)), [Some(30), Some(1), Some(29)]);
}
