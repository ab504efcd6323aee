//! What a viewer sees happen.
use crate::{Card, Cards, Ending, Face, Placement, Token};
use game_core::{PerSeat, Seat, SeatSet};

/// Something that one viewer sees happen in a game of Conex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, utoipa::ToSchema),
    serde(tag = "kind", rename_all = "snake_case"),
    schema(as = ConexEvent)
)]
pub enum Event {
    /// The cards were dealt.
    Dealt {
        /// The hand of each seat; `null` for those you don't see.
        #[cfg_attr(feature = "json", schema(value_type = Vec<Option<Cards>>))]
        hands: PerSeat<Option<Cards>>,
        /// Who has the start card.
        start: Seat,
    },
    /// A card was laid.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// The card's printed corner and the spot.
        placement: Placement,
        /// Whether the double token was used.
        doubled: bool,
        /// The points scored.
        points: u16,
        /// The score now.
        to: u16,
    },
    /// Cards were drawn from the pile.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many; 0 if the pile was empty.
        count: u8,
        /// The cards; `null` if you don't see them.
        #[cfg_attr(feature = "json", schema(required))]
        cards: Option<Cards>,
    },
    /// A seat passed.
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// A turn was ended without lightning.
    Done {
        /// Whose turn it was.
        seat: Seat,
    },
    /// The die was rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A token was taken.
    TookToken {
        /// Who took it.
        seat: Seat,
        /// The token.
        token: Token,
        /// Who had it; `null` if it lay beside the pile.
        #[cfg_attr(feature = "json", schema(required))]
        from: Option<Seat>,
    },
    /// A player rolled a token that they already have.
    KeptToken {
        /// Who has it.
        seat: Seat,
        /// The token.
        token: Token,
    },
    /// A card was removed by lightning.
    Struck {
        /// Who used lightning.
        seat: Seat,
        /// The card, which goes under the pile.
        card: Card,
    },
    /// Seats must give up a card each.
    MustDiscard {
        /// Those who must.
        seats: SeatSet,
    },
    /// You named the card to give up; only you see this.
    Discarding {
        /// Who gives it up.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat has answered while others still choose.
    Decided {
        /// Who has answered.
        seat: Seat,
    },
    /// A card given up went under the pile.
    Buried {
        /// Whose it was.
        seat: Seat,
        /// The card; `null` if you don't see it.
        #[cfg_attr(feature = "json", schema(required))]
        card: Option<Card>,
    },
    /// The game is over.
    GameOver {
        /// Why.
        ending: Ending,
        /// The final score of each seat.
        #[cfg_attr(feature = "json", schema(value_type = Vec<u16>))]
        scores: PerSeat<u16>,
        /// Who has won; several if they are level.
        winners: SeatSet,
        /// The cards left in each hand.
        #[cfg_attr(feature = "json", schema(value_type = Vec<Cards>))]
        hands: PerSeat<Cards>,
    },
}
