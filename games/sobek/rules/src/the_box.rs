//! What is in the box: the one table of facts, each with how sure we are of it.
//! An owner of the box may correct them here.
use crate::{Back, Character, Family, Hieroglyph, Token};

/// How sure we are of a fact about the box. See docs/rules/sobek.md, section 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Printed in the rulebook.
    Rulebook,
    /// Told by owners of the box.
    PublicSource,
    /// Worked out so that everything known fits; an owner may correct it.
    Reconstructed,
}

#[derive(Clone, Copy, Debug)]
pub struct CardFact {
    /// The card's name in the notation.
    pub name: &'static str,
    /// `None` for amulets.
    pub family: Option<Family>,
    pub back: Back,
    pub scarabs: u8,
    pub character: Option<Character>,
    /// How many of this card the box holds.
    pub copies: u8,
    /// How sure we are of the number and a character's family; the sum of each family
    /// is in the rulebook.
    pub standing: Standing,
}

const fn goods(
    name: &'static str,
    family: Family,
    back: Back,
    scarabs: u8,
    copies: u8,
) -> CardFact {
    let standing = Standing::PublicSource;
    CardFact { name, family: Some(family), back, scarabs, character: None, copies, standing }
}

const fn character(name: &'static str, family: Family, character: Character) -> CardFact {
    CardFact {
        name,
        family: Some(family),
        back: Back::Orange,
        scarabs: 0,
        character: Some(character),
        copies: 1,
        standing: Standing::PublicSource,
    }
}

/// The cards of the box; the index is the [`crate::Card`]. Families are kept together.
pub const CARDS: [CardFact; 28] = {
    use {Back::*, Character::*, Family::*};
    [
        goods("I3", Ivory, Beige, 3, 3),
        goods("I0", Ivory, Beige, 0, 2),
        goods("Ig", Ivory, Green, 0, 1),
        character("queen", Ivory, Queen),
        goods("E2", Ebony, Beige, 2, 4),
        goods("E0", Ebony, Beige, 0, 2),
        goods("Eg", Ebony, Green, 0, 1),
        character("priest", Ebony, HighPriest),
        goods("M2", Marble, Beige, 2, 3),
        goods("M0", Marble, Beige, 0, 3),
        goods("Mg", Marble, Green, 0, 1),
        character("priestess", Marble, HighPriestess),
        goods("C1", Cattle, Beige, 1, 5),
        goods("C0", Cattle, Beige, 0, 2),
        goods("Cg", Cattle, Green, 0, 2),
        character("scribe-cattle", Cattle, ScribeOfCattle),
        character("vizier", Cattle, Vizier),
        goods("F1", Fish, Beige, 1, 5),
        goods("F0", Fish, Beige, 0, 3),
        goods("Fg", Fish, Green, 0, 2),
        character("thief", Fish, Thief),
        character("scribe-fish", Fish, ScribeOfFish),
        goods("W1", Wheat, Beige, 1, 5),
        goods("W0", Wheat, Beige, 0, 3),
        goods("Wg", Wheat, Green, 0, 2),
        character("courtesan", Wheat, Courtesan),
        character("merchant", Wheat, Merchant),
        CardFact {
            name: "A",
            family: None,
            back: Beige,
            scarabs: 0,
            character: None,
            copies: 5,
            standing: Standing::Rulebook,
        },
    ]
};

#[derive(Clone, Copy, Debug)]
pub struct TokenFact {
    pub token: Token,
    pub copies: u8,
    pub standing: Standing,
}

/// The tokens of the box. One rulebook's counts add up to 13; the box has 12.
pub const TOKENS: [TokenFact; 9] = {
    use {Hieroglyph::*, Standing::*, Token::*};
    [
        TokenFact { token: Guild(Ankh), copies: 1, standing: PublicSource },
        TokenFact { token: Guild(Eye), copies: 1, standing: PublicSource },
        TokenFact { token: Guild(Feather), copies: 1, standing: PublicSource },
        TokenFact { token: Guild(Djed), copies: 1, standing: PublicSource },
        TokenFact { token: Flood, copies: 2, standing: PublicSource },
        TokenFact { token: Curse, copies: 2, standing: PublicSource },
        TokenFact { token: Prosperity, copies: 2, standing: PublicSource },
        TokenFact { token: Embalming, copies: 1, standing: PublicSource },
        TokenFact { token: Deceit, copies: 1, standing: PublicSource },
    ]
};

#[derive(Clone, Copy, Debug)]
pub struct TrackFact {
    pub rows: [[Hieroglyph; 4]; 4],
    /// Of the order; that each of the four stands once between two numbers is known
    /// from public sources.
    pub standing: Standing,
}

/// The score track: the hieroglyphs between two numbers. The rows repeat every
/// 20 spaces. Both worked examples of the rulebooks agree.
pub const TRACK: TrackFact = {
    use Hieroglyph::*;
    let rows = [
        [Ankh, Eye, Feather, Djed],
        [Feather, Djed, Ankh, Eye],
        [Djed, Ankh, Eye, Feather],
        [Eye, Feather, Djed, Ankh],
    ];
    TrackFact { rows, standing: Standing::Reconstructed }
};
