//! Rules 13: the notation.
use crate::{
    Action, Card, Colour, Component, Corner, Face, Luck, Options, Placement, Printed, Size, Spot,
    Token,
};
use game_core::{Seat, Seats, Seed};
use proptest::prelude::*;
use std::{fmt::Display, str::FromStr};

/// Read and written again, text is the same.
fn exact<T: FromStr + Display>(text: &str) -> T
where
    T::Err: Display,
{
    let value: T = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(value.to_string(), text);
    value
}

/// Why a text is refused.
fn error<T: FromStr>(text: &str) -> String
where
    T::Err: Display,
{
    match text.parse::<T>() {
        Ok(_) => panic!("`{text}` is read"),
        Err(error) => error.to_string(),
    }
}

const NO_CARD: &str =
    "no such card; cards are `r`, `p`, `y` or `t` and a number from 1 to 13, such as `r4`";
const NO_ACTION: &str = "not an action of Conex; actions are `lay r4.p on p12.tr`, `draw`, `pass`, \
     `lightning p12`, `discard r4` and `done`";
const NO_PLACEMENT: &str = "a card is laid as in `lay r4.p on p12.tr`: the card and the colour of \
     its printed corner, on what, and on which corner";

/// Rules 13: cards.
#[test]
fn every_card() {
    for card in Card::all() {
        assert_eq!(exact::<Card>(&card.to_string()), card);
    }
    assert_eq!(exact::<Card>("p12"), Card::new(Colour::Purple, 12).unwrap());
    assert_eq!(exact::<Card>("r1"), Card::FIRST);
    assert_eq!(exact::<Card>("t13").index(), 51);
    assert_eq!((Card::new(Colour::Red, 0), Card::new(Colour::Red, 14)), (None, None));
    assert_eq!(Card::from_index(52), None);
    let wrong = [
        "",
        "r",
        "4",
        "r0",
        "r14",
        "r01",
        "r013",
        "r+1",
        "r-1",
        "r 1",
        " r1",
        "r1 ",
        "R1",
        "b1",
        "rr1",
        "r1.p",
        "r256",
        "r257",
        "r1000000000000000000000",
        "ü4",
        "é",
        "r٣",
        "r1\0",
        "board",
    ];
    for text in wrong {
        assert_eq!(error::<Card>(text), NO_CARD, "{text}");
    }
}

/// Rules 13: the example of the page.
#[test]
fn the_examples() {
    let all = [
        "lay r4.p on p12.tr",
        "lay p3.r on board.tl",
        "lay r4.p on p12.tr x2",
        "draw",
        "pass",
        "lightning p12",
        "discard r4",
        "done",
    ];
    for text in all {
        exact::<Action>(text);
    }
    let Action::Lay { placement, doubled } = exact("lay r4.p on p12.tr x2") else { panic!() };
    assert!(doubled);
    assert_eq!((placement.card().to_string(), placement.by.value()), ("r4".into(), 3));
    assert_eq!(placement.by.colour(), Colour::Purple);
    let spot = Spot { on: Component::Card(exact("p12")), at: Corner::TopRight };
    assert_eq!(placement.spot, spot);
    assert!(matches!(exact("lay p3.r on board.tl"), Action::Lay { doubled: false, .. }));
    assert_eq!(exact::<Action>("lightning p12"), Action::Lightning(exact("p12")));
    assert_eq!(exact::<Action>("discard r4"), Action::Discard(exact("r4")));
}

/// Rules 13: every action there is.
#[test]
fn every_action() {
    let components = || Card::all().map(Component::Card).chain([Component::Board]);
    let mut count = 0;
    for by in Printed::all() {
        for spot in components().flat_map(Component::spots) {
            for doubled in [false, true] {
                let action = Action::Lay { placement: Placement { by, spot }, doubled };
                assert_eq!(action.to_string().parse(), Ok(action));
                count += 1;
            }
        }
    }
    assert_eq!(count, 128 * 53 * 4 * 2);
    let others = Card::all().flat_map(|it| [Action::Lightning(it), Action::Discard(it)]);
    for action in others.chain([Action::Draw, Action::Pass, Action::Done]) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

/// Rules 13: what isn't an action.
#[test]
fn wrong_actions() {
    for text in [
        "",
        "dance",
        "Draw",
        "DRAW",
        "lay5",
        "lays r4.p",
        "draw 2",
        "pass now",
        "done done",
        "ziehen",
    ] {
        assert_eq!(error::<Action>(text), NO_ACTION, "{text}");
    }
    for text in [
        "lay",
        "lay ",
        "lay r4",
        "lay r4.p",
        "lay r4.p on",
        "lay r4 on board.tl",
        "lay r4.p on board",
        "lay r4.pon board.tl",
        "lay r4.P on board.tl",
        "lay r4.purple on board.tl",
        "lay r4. on board.tl",
    ] {
        assert_eq!(error::<Action>(text), NO_PLACEMENT, "{text}");
    }
    let no_corner = "a corner is `tl`, `tr`, `br` or `bl`";
    for text in [
        "lay r4.p on board.xx",
        "lay r4.p on board.",
        "lay r4.p on board.TL",
        "lay r4.p on p12.tr.tr",
        "lay r4.p on p12.tr x3",
        "lay r4.p on p12.tr x2 x2",
        "lay r4.p on p12.tr  x2",
    ] {
        assert_eq!(error::<Action>(text), no_corner, "{text}");
    }
    for text in [
        "lightning",
        "lightning board",
        "lightning p12 ",
        "lightning  p12",
        "discard",
        "discard r4 r5",
        "lay r14.p on board.tl",
        "lay  r4.p on board.tl",
        "lay r4.p on table.tl",
        "lay r4.p on r0.tl",
    ] {
        assert_eq!(error::<Action>(text), NO_CARD, "{text}");
    }
    assert_eq!(error::<Action>("lay r4.t on board.bl"), "r4 has no turquoise printed corner");
    assert_eq!(error::<Action>("lay r4.r on board.tl"), "r4 has no red printed corner");
    assert_eq!(error::<Action>("lay p12.p on board.tr"), "p12 has no purple printed corner");
}

/// Rules 13: huge and hostile text is refused with a short sentence.
#[test]
fn hostile_text() {
    let huge = "9".repeat(1_000_000);
    let texts = [
        huge.clone(),
        format!("lay r{huge}.p on board.tl"),
        format!("discard r{huge}"),
        format!("lay r4.p on board.{huge}"),
        format!("{huge} lay"),
        "lay ".repeat(100_000),
        " on ".repeat(100_000),
        ".".repeat(100_000),
        "\u{1b}[2J".to_owned(),
        "lay \u{202e}r4.p on board.tl".to_owned(),
        "discard r4\n".to_owned(),
        "draw\0".to_owned(),
        "die 999999999999999999999".to_owned(),
        format!("deal start=1 cards={}", "r1,".repeat(100_000)),
        format!("deal start={huge} cards=r1"),
    ];
    for text in &texts {
        let told = [error::<Action>(text), error::<Luck>(text), error::<Options>(text)];
        assert!(told.iter().all(|it| it.len() < 200 && !it.contains('\u{1b}')), "{told:?}");
    }
}

proptest! {
    /// Whatever is read is written back the same way, except for a space at the end
    /// of a single word.
    #[test]
    fn nothing_is_read_loosely(text in "(lay |draw|pass|done|lightning |discard |die |deal )?[rpyt]?[0-9]{0,3}[. ]?(r|p|on| on |board|\\.tl|x2| )*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.trim_end());
        }
        if let Ok(luck) = text.parse::<Luck>() {
            prop_assert_eq!(luck.to_string(), text);
        }
    }

    #[test]
    fn any_text_is_refused_without_a_panic(text: String) {
        let _ = (text.parse::<Action>(), text.parse::<Luck>(), text.parse::<Options>());
    }
}

/// Rules 13: the die.
#[test]
fn every_roll() {
    for (text, face) in [
        ("die 1", Face::Cards(1)),
        ("die 2", Face::Cards(2)),
        ("die lightning", Face::Token(Token::Lightning)),
        ("die double", Face::Token(Token::Double)),
    ] {
        assert_eq!(exact::<Luck>(text), Luck::Die(face));
    }
    for text in ["die 0", "die 3", "die ", "die 01", "die Double", "die lightning ", "die both"] {
        assert_eq!(error::<Luck>(text), "the die shows `1`, `2`, `lightning` or `double`");
    }
}

/// Rules 5.4: a face that isn't on the die can't come up.
#[test]
fn no_face_but_the_six() {
    let mut play = super::scene::Scene::of(2).hand(1, "r9").ready();
    play.play(1, "lay r9.p on board.tr");
    for face in [Face::Cards(0), Face::Cards(3)] {
        let refused = game_core::Game::check_luck(&play.0, &Luck::Die(face));
        assert_eq!(refused, Err(crate::Illegal::NotADie));
    }
}

/// Rules 13: a deal.
#[test]
fn deals() {
    let good = super::scene::deal(2, "r4 p12");
    assert!(good.starts_with("deal start=2 cards=r4,p12,r1,r2,r3,r5,"), "{good}");
    let Luck::Deal(deal) = exact(&good) else { panic!("a deal") };
    assert_eq!(deal.start, "2".parse::<Seat>().unwrap());
    assert_eq!(deal.cards[1].to_string(), "p12");
    let verb = "chance deals (`deal start=1 cards=…`) or rolls the die (`die 1`, `die lightning`)";
    let wrong =
        ["", "deal", "die", "roll 1", "Deal start=2", "deal start=2", "deal  start=2 cards=r1"];
    for text in wrong {
        assert_eq!(error::<Luck>(text), verb, "{text}");
    }
    let cards = "`cards` gives the 52 cards of the box";
    assert_eq!(error::<Luck>(good.trim_end_matches(",t13")), cards);
    assert_eq!(error::<Luck>(&format!("{good},r1")), cards);
    assert_eq!(error::<Luck>(&format!("{good},")), cards);
    for seat in ["0", "5", "x", "", "02"] {
        let text = good.replace("start=2", &format!("start={seat}"));
        assert_eq!(error::<Luck>(&text), "a seat is a number from 1 to 4");
    }
    for change in ["r44", "", " p12", "p12 "] {
        assert_eq!(error::<Luck>(&good.replace(",p12,", &format!(",{change},"))), NO_CARD);
    }
}

/// Rules 13: any deal that can be drawn.
#[test]
fn drawn_deals() {
    use game_core::Game;
    for number in 0..50 {
        let start = crate::Conex::new(Seats::FOUR, &Options::default());
        let luck = start.draw(&mut Seed::of_run(1, number).dice(0));
        assert_eq!(luck.to_string().parse(), Ok(luck));
    }
}

/// Rules 11 and 13: options.
#[test]
fn every_option() {
    let all = ["-", "small", "large", "track-30", "small,track-30", "large,track-30"];
    for text in all {
        exact::<Options>(text);
    }
    let options = Options { size: Size::Small, short_track: true };
    assert_eq!(exact::<Options>("small,track-30"), options);
    // What a person types may be looser.
    assert_eq!("track-30,small".parse(), Ok(options));
    assert_eq!("medium".parse(), Ok(Options::default()));
    let wrong = [
        "",
        "Small",
        "small,large",
        "small, track-30",
        "track-40",
        "track30",
        "small,",
        "-,track-30",
        "small,small",
        "small,medium",
        "track-30,track-30",
        "--",
    ];
    let told = "no such options of Conex; there are `small`, `medium`, `large` and `track-30`, \
         joined as `small,track-30`; `-` is a medium table and a track of 40";
    for text in wrong {
        assert_eq!(error::<Options>(text), told, "{text}");
    }
}

/// Rules 13: corners and spots.
#[test]
fn corners() {
    for (text, corner) in ["tl", "tr", "br", "bl"].into_iter().zip(Corner::ALL) {
        assert_eq!(Corner::from_notation(text), Some(corner));
        assert_eq!(corner.notation(), text);
    }
    assert_eq!(Corner::from_notation("lt"), None);
    let placement: Placement = exact("y12.r on board.tl");
    assert_eq!(placement.spot.to_string(), "board.tl");
    assert_eq!(placement.by.to_string(), "y12.r");
}
