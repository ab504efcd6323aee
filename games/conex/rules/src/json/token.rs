use crate::{Face, Token, Tokens};
use game_core::{Seat, json_as};
use serde::Serialize;
use utoipa::ToSchema;

/// Where the two tokens are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexTokens)]
struct TokensJson {
    /// The token that removes a card from the table.
    lightning: TokenJson,
    /// The token that doubles the points of a card.
    double: TokenJson,
}

/// Where a token is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexHeldToken)]
struct TokenJson {
    /// Who holds it; `null` if it lies beside the pile.
    #[schema(required)]
    holder: Option<Seat>,
    /// Whether it was taken in this turn and so can't be used yet.
    locked: bool,
}

/// A roll of the die.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexRoll)]
pub(super) struct RollJson {
    /// Who rolled.
    seat: Seat,
    /// What the die shows.
    face: Face,
}

json_as!(Tokens as TokensJson);

impl From<&Tokens> for TokensJson {
    fn from(tokens: &Tokens) -> Self {
        let token = |it| TokenJson { holder: tokens.holder(it), locked: tokens.is_locked(it) };
        TokensJson { lightning: token(Token::Lightning), double: token(Token::Double) }
    }
}

impl From<(Seat, Face)> for RollJson {
    fn from((seat, face): (Seat, Face)) -> Self {
        RollJson { seat, face }
    }
}
