//! What is in the box, as data.
use crate::{
    Back, CARDS, CURSE, Card, CardFact, EARLY_END, Family, KEPT, PROSPERITY, QUAYS, QUEENS_DRAW,
    REACH, ROUNDS, SMALLEST_SET, STEP, Symbol, TOKENS, TOKENS_IN_PLAY, Token, TokenFact,
};
use serde::Serialize;
use utoipa::ToSchema;

/// Spaces of the score track.
const SPACES: u16 = 100;

/// What is in the box of Sobek, and the numbers of its rules.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SobekCatalogue)]
pub struct Catalogue {
    /// The different cards, in the order of the box.
    cards: Vec<CardJson>,
    /// The different event tokens.
    tokens: Vec<TokenJson>,
    /// The families on whose sets Prosperity can lie.
    prospering: Vec<Family>,
    /// What is drawn on each space of the score track, from 0; behind the last one it begins
    /// anew.
    track: Vec<Symbol>,
    /// The numbers of the rules.
    numbers: Numbers,
}

/// A card, as often as it is in the box.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SobekCardFact)]
struct CardJson {
    /// Its name in the notation.
    card: Card,
    /// Its family; `null` for amulets, which fit every set.
    #[schema(required)]
    family: Option<Family>,
    /// What it shows from behind.
    back: Back,
    /// Its scarabs.
    scarabs: u8,
    /// Whether it is a character, which can be played for its effect.
    character: bool,
    /// How many alike cards there are.
    copies: u8,
}

/// An event token, as often as it is in the box.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SobekTokenFact)]
struct TokenJson {
    /// Its name in the notation.
    token: Token,
    /// The hieroglyph of a Guild; `null` for others.
    #[schema(required)]
    symbol: Option<Symbol>,
    /// How many alike tokens there are.
    copies: u8,
}

/// The numbers of the rules.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SobekNumbers)]
struct Numbers {
    /// The quays along the Nile.
    quays: usize,
    /// How many cards of the row can be taken, from the front.
    reach: u8,
    /// The fewest cards of a set, and of an addition.
    smallest_set: u32,
    /// Event tokens in play in a round.
    tokens_in_play: usize,
    /// Cards that the Queen draws.
    queens_draw: u8,
    /// The hand to which a Scribe reduces the others.
    kept_from_scribes: u32,
    /// Cards of corruption that a Curse counts as.
    curse: u32,
    /// Scarabs that Prosperity adds to a set.
    prosperity: u32,
    /// Points of a round that cost the most corrupt one step back.
    penalty_step: u16,
    /// Rounds in a game.
    rounds: u8,
    /// More points than these after the second round end the game.
    early_end: u16,
}

impl Catalogue {
    pub(super) fn new() -> Catalogue {
        Catalogue {
            cards: Card::all().zip(CARDS).map(CardJson::of).collect(),
            tokens: TOKENS.iter().map(TokenJson::of).collect(),
            prospering: Family::ALL.into_iter().filter(|it| it.can_prosper()).collect(),
            track: (0..SPACES).map(Symbol::of).collect(),
            numbers: Numbers {
                quays: QUAYS,
                reach: REACH,
                smallest_set: SMALLEST_SET,
                tokens_in_play: TOKENS_IN_PLAY,
                queens_draw: QUEENS_DRAW,
                kept_from_scribes: KEPT,
                curse: CURSE,
                prosperity: PROSPERITY,
                penalty_step: STEP,
                rounds: ROUNDS,
                early_end: EARLY_END,
            },
        }
    }
}

impl CardJson {
    fn of((card, fact): (Card, CardFact)) -> CardJson {
        let CardFact { family, back, scarabs, character, copies, .. } = fact;
        CardJson { card, family, back, scarabs, character: character.is_some(), copies }
    }
}

impl TokenJson {
    fn of(fact: &TokenFact) -> TokenJson {
        let symbol = match fact.token {
            Token::Guild(it) => Some(Symbol::Hieroglyph(it)),
            _ => None,
        };
        TokenJson { token: fact.token, symbol, copies: fact.copies }
    }
}
