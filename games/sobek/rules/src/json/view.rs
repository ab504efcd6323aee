use super::sets::HorizontalSets;
use crate::{Cards, Decision, Phase, QUAYS, Quay, Seen, Sets, Tokens, View};
use game_core::{PerSeat, Seat, SeatSet, json_as};
use serde::Serialize;
use utoipa::ToSchema;

/// A game of Sobek as one viewer sees it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekView)]
struct ViewJson {
    /// The round, from 1; 0 before the first deal.
    round: u8,
    /// Where in the round the game stands.
    phase: Phase,
    /// What the asked seats must decide; `null` if nobody is asked.
    #[schema(required)]
    decision: Option<Decision>,
    /// Whose turn it is.
    mover: Seat,
    /// The seats that must decide now; if several, in any order.
    asked: SeatSet,
    /// Each seat, in seat order.
    #[schema(value_type = Vec<PlayerJson>)]
    seats: PerSeat<PlayerJson>,
    /// The nine quays along the Nile, the one nearest to the temple first. `take` and
    /// `merchant` count the cards that lie there, not the quays.
    #[schema(value_type = Vec<Quay>)]
    quays: [Quay; QUAYS],
    /// The number of the delivery that lies along the Nile, from 1.
    delivery: u8,
    /// How many deliveries a round has.
    deliveries: u8,
    /// How many cards are left in the deck.
    deck: u8,
    /// The discard pile, which all may look through.
    discard: Cards,
    /// How many event tokens can still be picked in this round.
    tokens_left: u8,
    /// Which ones, if you are shown them: you have to pick one, or you have seen
    /// them and memory is open; otherwise `null`.
    #[schema(required)]
    tokens: Option<Tokens>,
    /// The event tokens picked so far in this round.
    tokens_out: Tokens,
}

/// A seat's part of the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = SobekPlayer)]
struct PlayerJson {
    /// The score.
    score: u16,
    /// The hand: yours with all faces, others from behind, with the faces you know
    /// for sure if memory is open.
    hand: Seen,
    /// The corruption pile, if you are shown it: yours; one that your Vizier
    /// searches; all of them once opened at the end of a round; what you know of
    /// others if memory is open; otherwise `null`.
    #[schema(required)]
    pile: Option<Seen>,
    /// How many Curses the seat has; each counts as two cards of its pile when the
    /// most corrupt player is sought.
    curses: u8,
    /// The sets on the table.
    sets: Sets,
    /// Horizontal sets: yours while you lay them, all once opened; otherwise
    /// `null`.
    #[schema(required)]
    horizontal: Option<HorizontalSets>,
    /// What you have named to a Scribe so far, while it is still in your hand;
    /// otherwise `null`.
    #[schema(required)]
    discards: Option<Cards>,
}

json_as!(View as ViewJson);

impl From<&View> for ViewJson {
    fn from(view: &View) -> Self {
        ViewJson {
            round: view.round,
            phase: view.phase,
            decision: view.decision(),
            mover: view.mover,
            asked: view.asked,
            seats: PerSeat::from_fn(view.seats, |it| PlayerJson::of(view, it)),
            quays: view.quays,
            delivery: view.delivery,
            deliveries: view.deliveries(),
            deck: view.deck,
            discard: view.discard,
            tokens_left: view.tokens_left,
            tokens: view.tokens(),
            tokens_out: view.tokens_out,
        }
    }
}

impl PlayerJson {
    fn of(view: &View, seat: Seat) -> PlayerJson {
        PlayerJson {
            score: view.scores[seat],
            hand: view.hand(seat),
            pile: view.pile(seat),
            curses: view.curses[seat],
            sets: view.sets[seat],
            horizontal: view.horizontal[seat].map(HorizontalSets),
            discards: view.discards[seat],
        }
    }
}
