use super::{CardText, CardsJson, EndingJson, FaceText, PlacementText, TokenText};
use crate::{List, PerSeat, SeatJson, SeatsJson, Text};
use ::conex::Event;
use game_core::Seats;
use serde::Serialize;
use utoipa::ToSchema;

/// Something that one viewer sees happen in a game of Conex.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = ConexEvent)]
pub enum EventJson {
    /// The cards were dealt.
    Dealt {
        /// The hand of each seat; `null` for those you don't see.
        #[schema(value_type = Vec<Option<CardsJson>>)]
        hands: PerSeat<Option<CardsJson>>,
        /// Who has the start card.
        start: SeatJson,
    },
    /// A card was laid.
    Laid {
        /// Who laid it.
        seat: SeatJson,
        /// The card's printed corner and the spot.
        placement: PlacementText,
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
        seat: SeatJson,
        /// How many; 0 if the pile was empty.
        count: u8,
        /// The cards; `null` if you don't see them.
        #[schema(required)]
        cards: Option<CardsJson>,
    },
    /// A seat passed.
    Passed {
        /// Who passed.
        seat: SeatJson,
    },
    /// A turn was ended without lightning.
    Done {
        /// Whose turn it was.
        seat: SeatJson,
    },
    /// The die was rolled.
    Rolled {
        /// Who rolled.
        seat: SeatJson,
        /// What it shows.
        face: FaceText,
    },
    /// A token was taken.
    TookToken {
        /// Who took it.
        seat: SeatJson,
        /// The token.
        token: TokenText,
        /// Who had it; `null` if it lay beside the pile.
        #[schema(required)]
        from: Option<SeatJson>,
    },
    /// A token was rolled by who has it already.
    KeptToken {
        /// Who has it.
        seat: SeatJson,
        /// The token.
        token: TokenText,
    },
    /// A card was removed by lightning.
    Struck {
        /// Who used lightning.
        seat: SeatJson,
        /// The card, which goes under the pile.
        card: CardText,
    },
    /// Seats must give up a card each.
    MustDiscard {
        /// Those who must.
        seats: SeatsJson,
    },
    /// You named the card to give up; only you see this.
    Discarding {
        /// Who gives it up.
        seat: SeatJson,
        /// The card.
        card: CardText,
    },
    /// A seat has answered while others still choose.
    Decided {
        /// Who has answered.
        seat: SeatJson,
    },
    /// A card given up went under the pile.
    Buried {
        /// Whose it was.
        seat: SeatJson,
        /// The card; `null` if you don't see it.
        #[schema(required)]
        card: Option<CardText>,
    },
    /// The game is over.
    GameOver {
        /// Why.
        ending: EndingJson,
        /// The final score of each seat.
        #[schema(value_type = Vec<u16>)]
        scores: PerSeat<u16>,
        /// Who has won; several if they are level.
        winners: SeatsJson,
        /// The cards left in each hand.
        #[schema(value_type = Vec<CardsJson>)]
        hands: PerSeat<CardsJson>,
    },
}

impl EventJson {
    pub(super) fn of(event: &Event, seats: Seats) -> EventJson {
        use EventJson as Json;
        match *event {
            Event::Dealt { hands, start } => Json::Dealt {
                hands: PerSeat::from_fn(seats, |it| hands[it].map(List)),
                start: start.into(),
            },
            Event::Laid { seat, placement, doubled, points, to } => {
                Json::Laid { seat: seat.into(), placement: Text(placement), doubled, points, to }
            }
            Event::Drew { seat, count, cards } => {
                Json::Drew { seat: seat.into(), count, cards: cards.map(List) }
            }
            Event::Passed(seat) => Json::Passed { seat: seat.into() },
            Event::Done(seat) => Json::Done { seat: seat.into() },
            Event::Rolled { seat, face } => Json::Rolled { seat: seat.into(), face: Text(face) },
            Event::TookToken { seat, token, from } => Json::TookToken {
                seat: seat.into(),
                token: Text(token),
                from: from.map(SeatJson::from),
            },
            Event::KeptToken { seat, token } => {
                Json::KeptToken { seat: seat.into(), token: Text(token) }
            }
            Event::Struck { seat, card } => Json::Struck { seat: seat.into(), card: Text(card) },
            Event::MustDiscard(seats) => Json::MustDiscard { seats: List(seats) },
            Event::Discarding { seat, card } => {
                Json::Discarding { seat: seat.into(), card: Text(card) }
            }
            Event::Decided(seat) => Json::Decided { seat: seat.into() },
            Event::Buried { seat, card } => {
                Json::Buried { seat: seat.into(), card: card.map(Text) }
            }
            Event::GameOver { ending, scores, winners, hands } => Json::GameOver {
                ending: ending.into(),
                scores: PerSeat::from_fn(seats, |it| scores[it]),
                winners: List(winners),
                hands: PerSeat::from_fn(seats, |it| List(hands[it])),
            },
        }
    }
}
