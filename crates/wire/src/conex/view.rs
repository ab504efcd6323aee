use super::{
    CardText, CardsJson, DecisionJson, EndingJson, PhaseJson, RollJson, TableJson, TokensJson,
};
use crate::{List, PerSeat, SeatJson, SeatsJson, Text};
use ::conex::View;
use game_core::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// A game of Conex as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ConexView)]
pub struct ViewJson {
    /// Where in the turn the game stands.
    pub phase: PhaseJson,
    /// What the asked seats must decide; `null` if nobody is asked.
    #[schema(required)]
    pub decision: Option<DecisionJson>,
    /// Why the game is over; `null` if it isn't.
    #[schema(required)]
    pub ending: Option<EndingJson>,
    /// Turns so far, the present one included; 0 before the deal.
    pub turn: u16,
    /// Who has the start card.
    pub start: SeatJson,
    /// Whose turn it is.
    pub mover: SeatJson,
    /// The seats that must decide now; if several, in any order.
    pub asked: SeatsJson,
    /// Each seat, in seat order.
    #[schema(value_type = Vec<PlayerJson>)]
    pub seats: PerSeat<PlayerJson>,
    /// Where the two tokens are.
    pub tokens: TokensJson,
    /// How many turns in a row were passes, up to the present one.
    pub passes: u8,
    /// Whether the mover has passed in this turn.
    pub passed: bool,
    /// Whether the mover has used lightning in this turn.
    pub struck: bool,
    /// The cards that could be laid when the last pass was made: none of those
    /// who passed in a row held one.
    pub stuck: CardsJson,
    /// The last roll of the die; `null` before the first.
    #[schema(required)]
    pub last_roll: Option<RollJson>,
    /// The pile from the top: the cards whose place you are shown, `null` for the
    /// others.
    pub pile: Vec<Option<CardText>>,
    /// The points that bring on the last round: the length of the track.
    pub track: u16,
    /// The table and what lies on it.
    pub table: TableJson,
}

/// A seat's part of the game.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexPlayer)]
pub struct PlayerJson {
    /// The score.
    pub score: u16,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// The hand: yours, and all once the game is over; otherwise `null`.
    #[schema(required)]
    pub hand: Option<CardsJson>,
    /// The card that you have given up while others still choose; it leaves your
    /// hand when all have. Otherwise `null`.
    #[schema(required)]
    pub given_up: Option<CardText>,
}

impl ViewJson {
    pub(super) fn of(view: &View) -> ViewJson {
        ViewJson {
            phase: view.phase.into(),
            decision: view.decision().map(DecisionJson::from),
            ending: view.ending.map(EndingJson::from),
            turn: view.turn,
            start: view.start.into(),
            mover: view.mover.into(),
            asked: List(view.asked),
            seats: PerSeat::from_fn(view.seats, |it| PlayerJson::of(view, it)),
            tokens: view.tokens.into(),
            passes: view.passes,
            passed: view.passed,
            struck: view.struck,
            stuck: List(view.stuck),
            last_roll: view.last_roll.map(RollJson::from),
            pile: view.pile.iter().map(|it| it.card.map(Text)).collect(),
            track: view.options.track(),
            table: TableJson::of(&view.table),
        }
    }
}

impl PlayerJson {
    fn of(view: &View, seat: Seat) -> PlayerJson {
        PlayerJson {
            score: view.scores[seat],
            hand_size: view.hand_sizes[seat],
            hand: view.hands[seat].map(List),
            given_up: view.given_up[seat].map(Text),
        }
    }
}
