//! Rules 1: the box.
use crate::{Back, Card, Family, Hieroglyph, Symbol, Token};

/// Rules 1.1: beige with scarabs, beige without, green; scarabs on a valued card.
#[test]
fn goods_of_each_family() {
    let count = |family, back, valued: bool| -> u8 {
        let alike = Card::all().filter(|it| {
            it.family() == Some(family)
                && it.character().is_none()
                && it.back() == back
                && (it.scarabs() != 0) == valued
        });
        alike.map(|it| it.fact().copies).sum()
    };
    let table = Family::ALL.map(|it| {
        let value = Card::all().filter(|card| card.family() == Some(it)).map(Card::scarabs).max();
        assert_eq!(count(it, Back::Green, true), 0, "green cards have no scarabs");
        let valued = count(it, Back::Beige, true);
        let without = (count(it, Back::Beige, false), count(it, Back::Green, false));
        (it.name(), value.unwrap(), valued, without.0, without.1)
    });
    let expected = [
        ("ivory", 3, 3, 2, 1),
        ("ebony", 2, 4, 2, 1),
        ("marble", 2, 3, 3, 1),
        ("cattle", 1, 5, 2, 2),
        ("fish", 1, 5, 3, 2),
        ("wheat", 1, 5, 3, 2),
    ];
    assert_eq!(table, expected);
}

/// Rules 1.1.
#[test]
fn five_amulets_without_family_or_scarabs() {
    let amulet = Card::AMULET.fact();
    assert_eq!((amulet.copies, amulet.family, amulet.scarabs), (5, None, 0));
    assert_eq!(amulet.back, Back::Beige);
}

/// Rules 1.2.
#[test]
fn nine_characters_each_of_a_family() {
    let characters = Card::all().filter(|it| it.character().is_some());
    let found: Vec<(String, Family)> =
        characters.clone().map(|it| (it.to_string(), it.family().unwrap())).collect();
    let expected = [
        ("queen", Family::Ivory),
        ("priest", Family::Ebony),
        ("priestess", Family::Marble),
        ("scribe-cattle", Family::Cattle),
        ("vizier", Family::Cattle),
        ("thief", Family::Fish),
        ("scribe-fish", Family::Fish),
        ("courtesan", Family::Wheat),
        ("merchant", Family::Wheat),
    ];
    assert_eq!(found, expected.map(|(name, family)| (name.to_owned(), family)));
    for card in characters {
        assert_eq!((card.fact().copies, card.scarabs(), card.back()), (1, 0, Back::Orange));
    }
}

/// Rules 1.3.
#[test]
fn twelve_tokens() {
    let found: Vec<String> = Token::all().map(|it| format!("{} {it}", it.fact().copies)).collect();
    let expected = [
        "1 guild-ankh",
        "1 guild-eye",
        "1 guild-feather",
        "1 guild-djed",
        "2 flood",
        "2 curse",
        "2 prosperity",
        "1 embalming",
        "1 deceit",
    ];
    assert_eq!(found, expected);
    assert_eq!(Token::all().map(|it| it.fact().copies).sum::<u8>(), 12);
}

/// Rules 1.4: numbers every five spaces, between them each hieroglyph once.
#[test]
fn symbols_of_the_track() {
    let symbol = |score| match Symbol::of(score) {
        Symbol::Number => '#',
        Symbol::Hieroglyph(Hieroglyph::Ankh) => 'A',
        Symbol::Hieroglyph(Hieroglyph::Eye) => 'E',
        Symbol::Hieroglyph(Hieroglyph::Feather) => 'F',
        Symbol::Hieroglyph(Hieroglyph::Djed) => 'D',
    };
    let track: String = (0..200).map(symbol).collect();
    assert_eq!(track, "#AEFD#FDAE#DAEF#EFDA".repeat(10));
}
