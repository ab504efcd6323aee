use super::token::RollJson;
use crate::{Card, Cards, Decision, Ending, Phase, Table, Tokens, View};
use game_core::{PerSeat, Seat, SeatSet, json_as};
use serde::Serialize;
use utoipa::ToSchema;

/// A game of Conex as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConexView)]
struct ViewJson<'a> {
    /// Where in the turn the game stands.
    phase: Phase,
    /// What the asked seats must decide; `null` if nobody is asked.
    #[schema(required)]
    decision: Option<Decision>,
    /// Why the game is over; `null` if it isn't.
    #[schema(required)]
    ending: Option<Ending>,
    /// Turns so far, the present one included; 0 before the deal.
    turn: u16,
    /// Who has the start card.
    start: Seat,
    /// Whose turn it is.
    mover: Seat,
    /// The seats that must decide now; if several, in any order.
    asked: SeatSet,
    /// Each seat, in seat order.
    #[schema(value_type = Vec<PlayerJson>)]
    seats: PerSeat<PlayerJson>,
    /// Where the two tokens are.
    tokens: Tokens,
    /// How many turns in a row were passes, up to the present one.
    passes: u8,
    /// Whether the mover has passed in this turn.
    passed: bool,
    /// Whether the mover has used lightning in this turn.
    struck: bool,
    /// The cards that could be laid when the last pass was made: none of the
    /// players who passed in a row held one.
    stuck: Cards,
    /// The last roll of the die; `null` before the first.
    #[schema(required)]
    last_roll: Option<RollJson>,
    /// The pile from the top: the cards whose place you are shown, `null` for the
    /// others.
    pile: Vec<Option<Card>>,
    /// The points that bring on the last round: the length of the track.
    track: u16,
    /// The table and what lies on it.
    table: &'a Table,
}

/// A seat's part of the game.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ConexPlayer)]
struct PlayerJson {
    /// The score.
    score: u16,
    /// How many cards the hand has.
    hand_size: u8,
    /// The hand: yours, and all once the game is over; otherwise `null`.
    #[schema(required)]
    hand: Option<Cards>,
    /// The card that you have given up while others still choose; it leaves your
    /// hand when all have. Otherwise `null`.
    #[schema(required)]
    given_up: Option<Card>,
}

json_as!(View as ViewJson<'_>);

impl<'a> From<&'a View> for ViewJson<'a> {
    fn from(view: &'a View) -> Self {
        ViewJson {
            phase: view.phase,
            decision: view.decision(),
            ending: view.ending,
            turn: view.turn,
            start: view.start,
            mover: view.mover,
            asked: view.asked,
            seats: PerSeat::from_fn(view.seats, |it| PlayerJson::of(view, it)),
            tokens: view.tokens,
            passes: view.passes,
            passed: view.passed,
            struck: view.struck,
            stuck: view.stuck,
            last_roll: view.last_roll.map(RollJson::from),
            pile: view.pile.iter().map(|it| it.card).collect(),
            track: view.options.track(),
            table: &view.table,
        }
    }
}

impl PlayerJson {
    fn of(view: &View, seat: Seat) -> PlayerJson {
        PlayerJson {
            score: view.scores[seat],
            hand_size: view.hand_sizes[seat],
            hand: view.hands[seat],
            given_up: view.given_up[seat],
        }
    }
}
