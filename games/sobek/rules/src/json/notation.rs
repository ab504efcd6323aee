//! What Sobek's notation names.
use crate::{Back, Card, Cards, Family, Hieroglyph, Symbol, Token, Tokens};
use game_core::{json::Spelling, json_list, json_text};

json_text!(
    Card,
    "SobekCard",
    "A card: goods as their family's letter and their scarabs (`F1`; `g` for the green cards, \
     which have none), characters by name, amulets as `A`. Cards that are alike have the same \
     name.",
    Spelling::one_of(Card::all())
);

json_text!(
    Family,
    "SobekFamily",
    "A family of goods; every character belongs to one.",
    Spelling::one_of(Family::ALL)
);

json_text!(
    Back,
    "SobekBack",
    "What a card shows from behind: green for the goods of the starting hands, orange for \
     characters, beige for all others.",
    Spelling::one_of(Back::ALL)
);

json_text!(Token, "SobekToken", "An event token.", Spelling::one_of(Token::all()));

json_text!(
    Symbol,
    "SobekSymbol",
    "What is drawn on a space of the score track; all numbers are one symbol.",
    Spelling::one_of([Symbol::Number].into_iter().chain(Hieroglyph::ALL.map(Symbol::Hieroglyph)))
);

json_list!(
    Cards of Card,
    "SobekCards",
    "Cards in the order of the box, alike ones as often as they are there.",
    |it| it.iter()
);

json_list!(
    Tokens of Token,
    "SobekTokens",
    "Event tokens, alike ones as often as they are there.",
    |it| it.iter()
);
