use super::FaceText;
use crate::{SeatJson, Text};
use ::conex::{Face, Token, Tokens};
use game_core::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// Where the two tokens are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexTokens)]
pub struct TokensJson {
    /// The token that removes a card from the table.
    pub lightning: TokenJson,
    /// The token that doubles the points of a card.
    pub double: TokenJson,
}

/// Where a token is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexHeldToken)]
pub struct TokenJson {
    /// Who holds it; `null` if it lies beside the pile.
    #[schema(required)]
    pub holder: Option<SeatJson>,
    /// Whether it was taken in this turn and so can't be used in it.
    pub locked: bool,
}

/// A roll of the die.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexRoll)]
pub struct RollJson {
    /// Who rolled.
    pub seat: SeatJson,
    /// What the die shows.
    pub face: FaceText,
}

impl From<Tokens> for TokensJson {
    fn from(tokens: Tokens) -> Self {
        let token = |it| TokenJson {
            holder: tokens.holder(it).map(SeatJson::from),
            locked: tokens.is_locked(it),
        };
        TokensJson { lightning: token(Token::Lightning), double: token(Token::Double) }
    }
}

impl From<(Seat, Face)> for RollJson {
    fn from((seat, face): (Seat, Face)) -> Self {
        RollJson { seat: seat.into(), face: Text(face) }
    }
}
