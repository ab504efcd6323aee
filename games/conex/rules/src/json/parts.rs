//! A choice, taken apart, from what its seat is shown.
use super::table::{Place, open_spots};
use crate::{Action, Card, DRAW, Kind, Placement, Printed, Spot, Table, View};
use game_core::{Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

/// What a choice is made of. What doesn't concern it is `null`, empty, `false` or 0.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ConexParts)]
pub struct Parts {
    /// What is done.
    kind: Deed,
    /// The card that is laid, removed or given up.
    #[schema(required)]
    card: Option<Card>,
    /// Its printed corner, which hides the spot.
    #[schema(required)]
    by: Option<Printed>,
    /// The spot it is laid on.
    #[schema(required)]
    spot: Option<Spot>,
    /// Where it would lie.
    #[schema(required)]
    place: Option<Place>,
    /// Whether the double token is used.
    doubled: bool,
    /// What it brings at once.
    points: u16,
    /// Whether the die is rolled for it.
    rolls: bool,
    /// How many cards are drawn.
    draws: u8,
    /// The others who must give up a card.
    seats: SeatSet,
    /// The spots that will be open after it and aren't now.
    opens: Vec<Spot>,
    /// The spots that are open now and won't be after it.
    closes: Vec<Spot>,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConexDeed)]
enum Deed {
    Lay,
    Draw,
    Pass,
    Lightning,
    Discard,
    Done,
}

impl Parts {
    fn new(kind: Deed) -> Parts {
        Parts {
            kind,
            card: None,
            by: None,
            spot: None,
            place: None,
            doubled: false,
            points: 0,
            rolls: false,
            draws: 0,
            seats: SeatSet::EMPTY,
            opens: Vec::new(),
            closes: Vec::new(),
        }
    }

    pub(super) fn of(view: &View, action: Action) -> Parts {
        // Only who sits there has choices.
        let me = view.viewer.seat().unwrap_or(view.mover);
        match action {
            Action::Lay { placement, doubled } => Parts::laying(view, me, placement, doubled),
            Action::Draw => {
                Parts { draws: DRAW.min(view.pile.len()) as u8, ..Parts::new(Deed::Draw) }
            }
            Action::Pass => Parts::new(Deed::Pass),
            Action::Lightning(card) => Parts::striking(view, me, card),
            Action::Discard(card) => Parts { card: Some(card), ..Parts::new(Deed::Discard) },
            Action::Done => Parts::new(Deed::Done),
        }
    }

    fn laying(view: &View, me: Seat, placement: Placement, doubled: bool) -> Parts {
        let card = placement.card();
        let mut after = view.table.clone();
        after.lay(placement, me, view.turn);
        Parts {
            card: Some(card),
            by: Some(placement.by),
            spot: Some(placement.spot),
            place: Some(Place::of(view.table.pose_of(placement))),
            doubled,
            points: placement.points(doubled),
            rolls: card.kind() == Kind::Die,
            ..Parts::new(Deed::Lay).changing(&view.table, &after)
        }
    }

    fn striking(view: &View, me: Seat, card: Card) -> Parts {
        let mut after = view.table.clone();
        after.remove(card);
        let others = view.seats.others(me).filter(|&it| 0 < view.hand_sizes[it]);
        let parts = Parts::new(Deed::Lightning).changing(&view.table, &after);
        Parts { card: Some(card), seats: others.collect(), ..parts }
    }

    /// Which spots come and go.
    fn changing(self, before: &Table, after: &Table) -> Parts {
        let (before, after) = (open_spots(before), open_spots(after));
        let opens = after.iter().filter(|it| !before.contains(it)).copied().collect();
        let closes = before.iter().filter(|it| !after.contains(it)).copied().collect();
        Parts { opens, closes, ..self }
    }
}
