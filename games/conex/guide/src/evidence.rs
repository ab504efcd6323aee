//! What others' turns tell about their hands.
use crate::{ConexWeights, guide};
use conex::{CARDS, Card, Conex, DRAW, Laid, Placement, Table, View};
use game_core::{BySeat, Game, Seat};

/// How well each card, in each hand, fits what that seat has done: a player who laid for
/// three points hardly holds a card that would have brought six.
#[derive(Clone, Debug)]
pub struct Evidence {
    others: BySeat<Option<[f32; CARDS]>>,
}

/// How many turns of each seat are looked at; before that, too much has changed.
const TURNS: u16 = 3;
/// By how many points another choice must look better to make the actual one only a
/// quarter as likely as it would be with nothing better.
const DOUBT: f32 = 1.5;
/// A card that its holder should have laid is not impossible: nobody is perfect.
const LEAST: f32 = 0.05;

impl Evidence {
    /// From the view alone: the table shows who laid what in which turn.
    pub(super) fn of(view: &View, own: Seat, w: &ConexWeights) -> Evidence {
        let unseen = view.unseen();
        let mut others: BySeat<Option<[f32; CARDS]>> =
            BySeat::from_fn(|it| (it != own && view.seats.contains(it)).then_some([1.0; CARDS]));
        let all = view.seats.count() as u16;
        let left = guide::left(view.seats, &view.scores, view.options);
        // Hands have grown since, by what was drawn after that turn.
        let mut drawn = BySeat::<usize>::default();
        for back in 1..=(TURNS * all).min(view.turn.saturating_sub(1)) {
            let turn = view.turn - back;
            let seat = seat_of(view, back);
            // A player who passed had no choice.
            if back <= u16::from(view.passes) {
                continue;
            }
            let laid = view.table.order().iter().filter_map(|it| view.table.laid(*it));
            let laid = laid.filter(|it| it.turn == turn).copied().next();
            let held = usize::from(view.hand_sizes[seat]);
            if laid.is_none() {
                drawn[seat] += DRAW;
            }
            let kept = held.saturating_sub(drawn[seat]) as f32 / held.max(1) as f32;
            if kept == 0.0 {
                continue;
            }
            let Some(others) = &mut others[seat] else { continue };
            let then = table_before(view, turn);
            let looks =
                |it: Placement| f32::from(it.points(false)) + guide::prospect(it.by, left, w);
            let done = laid.map_or_else(
                || guide::drawing(held.saturating_sub(DRAW) as f32, left, w),
                |it: Laid| looks(it.placement),
            );
            let mut best = [f32::MIN; CARDS];
            for placement in then.placements(unseen) {
                let best = &mut best[placement.card().index()];
                *best = best.max(looks(placement));
            }
            for card in unseen.iter() {
                let better = (best[card.index()] - done).max(0.0) / DOUBT;
                let likely = (1.0 / ((1.0 + better) * (1.0 + better))).max(LEAST);
                others[card.index()] *= 1.0 - kept + kept * likely;
            }
        }
        Evidence { others }
    }

    /// How well these hands explain it.
    pub(super) fn plausibility(&self, world: &Conex) -> f32 {
        let hand = |seat: Seat, likely: &[f32; CARDS]| -> f32 {
            world.hand(seat).iter().map(|it: Card| likely[it.index()]).product()
        };
        let others = world.seats().iter().filter_map(|it| Some((it, self.others[it].as_ref()?)));
        others.map(|(seat, likely)| hand(seat, likely)).product()
    }
}

/// Whose turn it was this many turns ago.
fn seat_of(view: &View, back: u16) -> Seat {
    let all = view.seats.count();
    let index = (view.mover.index() + all * usize::from(back) - usize::from(back)) % all;
    view.seats.seat(index).expect("a seat of the game")
}

/// The table as it was before a turn, without the cards that lightning has removed since.
fn table_before(view: &View, turn: u16) -> Table {
    let mut table = Table::new(view.table.size());
    for card in view.table.order() {
        if let Some(laid) = view.table.laid(*card)
            && laid.turn < turn
            && table.fits(laid.placement)
        {
            table.lay(laid.placement, laid.seat, laid.turn);
        }
    }
    table
}
