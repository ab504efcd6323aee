//! What Sobek's notation names.
use crate::{List, Listed, Spelling, Text, Written};
use ::sobek::{Back, Card, Cards, Family, Hieroglyph, Symbol, Token, Tokens};

pub type BackText = Text<Back>;
pub type CardText = Text<Card>;
pub type FamilyText = Text<Family>;
pub type SymbolText = Text<Symbol>;
pub type TokenText = Text<Token>;
pub type CardsJson = List<Cards>;
pub type TokensJson = List<Tokens>;

impl Written for Card {
    const NAME: &'static str = "SobekCard";
    const MEANING: &'static str = "A card: goods as their family's letter and their scarabs \
        (`F1`; `g` for the green cards, which have none), characters by name, amulets as `A`. \
        Cards that are alike have the same name.";

    fn spelling() -> Spelling {
        Spelling::one_of(Card::all())
    }
}

impl Written for Family {
    const NAME: &'static str = "SobekFamily";
    const MEANING: &'static str = "A family of goods; every character belongs to one.";

    fn spelling() -> Spelling {
        Spelling::one_of(Family::ALL)
    }
}

impl Written for Back {
    const NAME: &'static str = "SobekBack";
    const MEANING: &'static str = "What a card shows from behind: green for the goods of the \
        starting hands, orange for characters, beige for all others.";

    fn spelling() -> Spelling {
        Spelling::one_of(Back::ALL)
    }
}

impl Written for Token {
    const NAME: &'static str = "SobekToken";
    const MEANING: &'static str = "An event token.";

    fn spelling() -> Spelling {
        Spelling::one_of(Token::all())
    }
}

impl Written for Symbol {
    const NAME: &'static str = "SobekSymbol";
    const MEANING: &'static str = "What is drawn on a space of the score track; all numbers are \
        one symbol.";

    fn spelling() -> Spelling {
        let hieroglyphs = Hieroglyph::ALL.map(Symbol::Hieroglyph);
        Spelling::one_of([Symbol::Number].into_iter().chain(hieroglyphs))
    }
}

impl Listed for Cards {
    type Item = CardText;
    const NAME: &'static str = "SobekCards";
    const MEANING: &'static str = "Cards in the order of the box, alike ones as often as they \
        are there.";

    fn items(&self) -> impl Iterator<Item = CardText> {
        self.iter().map(Text)
    }
}

impl Listed for Tokens {
    type Item = TokenText;
    const NAME: &'static str = "SobekTokens";
    const MEANING: &'static str = "Event tokens, alike ones as often as they are there.";

    fn items(&self) -> impl Iterator<Item = TokenText> {
        self.iter().map(Text)
    }
}
