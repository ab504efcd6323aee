use super::{
    CardsJson, DecisionJson, HorizontalSets, HorizontalSetsJson, PhaseJson, QuayJson, SeenJson,
    SetsJson, TokensJson,
};
use crate::{List, PerSeat, SeatJson, SeatsJson};
use ::sobek::{QUAYS, View};
use game_core::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// A game of Sobek as one viewer sees it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekView)]
pub struct ViewJson {
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// Where in the round the game stands.
    pub phase: PhaseJson,
    /// What the asked seats must decide; `null` if nobody is asked.
    #[schema(required)]
    pub decision: Option<DecisionJson>,
    /// Whose turn it is.
    pub mover: SeatJson,
    /// The seats that must decide now; if several, in any order.
    pub asked: SeatsJson,
    /// Each seat, in seat order.
    #[schema(value_type = Vec<PlayerJson>)]
    pub seats: PerSeat<PlayerJson>,
    /// The nine quays along the Nile, the one to be taken from first in front.
    /// `take` and `merchant` count the cards that lie there, not the quays.
    #[schema(value_type = Vec<QuayJson>)]
    pub quays: [QuayJson; QUAYS],
    /// The number of the delivery that lies along the Nile, from 1.
    pub delivery: u8,
    /// How many deliveries a round has.
    pub deliveries: u8,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// The discard pile, which all may look through.
    pub discard: CardsJson,
    /// How many event tokens can still be picked in this round.
    pub tokens_left: u8,
    /// Which ones, if you are shown them: you have to pick one, or you have seen
    /// them and memory is open; otherwise `null`.
    #[schema(required)]
    pub tokens: Option<TokensJson>,
    /// The event tokens picked so far in this round.
    pub tokens_out: TokensJson,
}

/// A seat's part of the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekPlayer)]
pub struct PlayerJson {
    /// The score.
    pub score: u16,
    /// The hand: yours with all faces, others from behind, with the faces you know
    /// for sure if memory is open.
    pub hand: SeenJson,
    /// The corruption pile, if you are shown it: yours; one that your Vizier
    /// searches; all of them once opened at the end of a round; what you know of
    /// others if memory is open; otherwise `null`.
    #[schema(required)]
    pub pile: Option<SeenJson>,
    /// How many Curses the seat has; each counts as two cards of its pile when the
    /// most corrupt player is sought.
    pub curses: u8,
    /// The sets on the table.
    pub sets: SetsJson,
    /// Horizontal sets: yours while you lay them, all once opened; otherwise
    /// `null`.
    #[schema(required)]
    pub horizontal: Option<HorizontalSetsJson>,
    /// What you have named to a Scribe so far, while it is still in your hand;
    /// otherwise `null`.
    #[schema(required)]
    pub discards: Option<CardsJson>,
}

impl ViewJson {
    pub(super) fn of(view: &View) -> ViewJson {
        ViewJson {
            round: view.round,
            phase: view.phase.into(),
            decision: view.decision().map(DecisionJson::from),
            mover: view.mover.into(),
            asked: List(view.asked),
            seats: PerSeat::from_fn(view.seats, |it| PlayerJson::of(view, it)),
            quays: view.quays.map(QuayJson),
            delivery: view.delivery,
            deliveries: view.deliveries(),
            deck: view.deck,
            discard: List(view.discard),
            tokens_left: view.tokens_left,
            tokens: view.tokens().map(List),
            tokens_out: List(view.tokens_out),
        }
    }
}

impl PlayerJson {
    fn of(view: &View, seat: Seat) -> PlayerJson {
        PlayerJson {
            score: view.scores[seat],
            hand: view.hand(seat).into(),
            pile: view.pile(seat).map(SeenJson::from),
            curses: view.curses[seat],
            sets: List(view.sets[seat]),
            horizontal: view.horizontal[seat].map(|it| List(HorizontalSets(it))),
            discards: view.discards[seat].map(List),
        }
    }
}
