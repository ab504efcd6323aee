//! The heuristic player of Conex.
use super::ConexWeights;
use crate::{Budget, Guide, Idea, Level, Thinking, Verdict, budget::SECOND};
use conex::{Action, Card, Cards, Conex, Kind, Phase, Placement, Spot, Token, View};
use game_core::{BySeat, Game, Seat, Viewer};

type Ideas = Vec<Idea<Action>>;

/// Ways to lay a card that are worth a thought, and cards to strike.
const LAYS: usize = 10;

const STRIKES: usize = 4;

impl Guide for Conex {
    type Weights = ConexWeights;

    const TEMPER: f32 = 1.5;
    const PLAYOUTS: u32 = 4;

    fn thinking(level: Level) -> Thinking {
        let (iterations, memory, noise) = match level {
            Level::Deckhand => (20, Some(0), 0.4),
            Level::Sailor => (80, Some(2), 0.15),
            Level::Helmsman => (400, Some(6), 0.0),
            Level::Captain => (3000, None, 0.0),
        };
        let budget = Budget { iterations: Some(iterations), time: Some(SECOND) };
        Thinking { memory, noise, ..Thinking::with(budget) }
    }

    fn owner(view: &View) -> Option<Seat> {
        match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    fn consider(&self, seat: Seat, w: &ConexWeights, out: &mut Ideas) {
        let hand = self.hand(seat);
        match self.phase() {
            Phase::Start | Phase::Main => {
                lays(self, seat, w, out);
                let can_lay = !out.is_empty();
                if self.pile() != 0 {
                    let (held, left) = (hand.count() as f32, left(self));
                    let value = w.draw + w.draw_early * left - (w.draw_held + w.held_early * left) * held;
                    let last = is_last_turn(self, seat);
                    let score = if last { 0.0 } else { value };
                    out.push(Idea { action: Action::Draw, score });
                } else if !can_lay {
                    out.push(Idea { action: Action::Pass, score: 0.0 });
                }
                if self.phase() == Phase::Start && self.tokens().can_use(seat, Token::Lightning) {
                    strikes(self, seat, w.strike, w.reopen, out);
                }
            }
            Phase::End => {
                strikes(self, seat, w.strike_late, -w.reopen, out);
                out.push(Idea { action: Action::Done, score: 0.0 });
            }
            Phase::Discard { .. } => {
                let mut best = [0.0f32; conex::CARDS];
                for placement in self.table().placements(hand) {
                    let points = &mut best[placement.card().index()];
                    *points = points.max(f32::from(placement.points(false)));
                }
                out.extend(hand.iter().map(|card| {
                    let score = -best[card.index()] - 0.5 * best_printed(card);
                    Idea { action: Action::Discard(card), score }
                }));
            }
            Phase::Deal | Phase::Die | Phase::Over => {}
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let scores = BySeat::from_fn(|it| f32::from(self.score(it)));
        (self.phase() == Phase::Over).then(|| Verdict::by_points(self.seats(), scores, 0.0))
    }

    fn forget(view: &mut View, facts: usize) {
        let Some(own) = Self::owner(view) else { return };
        let mut left = facts;
        for seat in view.seats.others(own) {
            let known: Cards = view.memory.hands[seat].iter().take(left).collect();
            left -= known.count();
            view.memory.hands[seat] = known;
            let public = view.memory.public_hands[seat];
            view.memory.public_hands[seat] = public.minus(public.minus(known));
        }
        if facts == 0 {
            view.stuck = Cards::NONE;
        }
    }
}

fn best_printed(card: Card) -> f32 {
    f32::from(card.printed().map(|it| it.value()).max().unwrap_or(0))
}

/// Whether the game will surely be over before this seat's next turn.
fn is_last_turn(state: &Conex, seat: Seat) -> bool {
    let track = state.options().track();
    // The others reach the start card's holder before they reach this seat again.
    let reached = state.seats().iter().any(|it| track <= state.score(it));
    reached && (seat != state.start() || state.mover() == seat)
}

/// How much of the track the first has still to go, from 1 to 0.
fn left(state: &Conex) -> f32 {
    let most = state.seats().iter().map(|it| state.score(it)).max().unwrap_or(0);
    1.0 - (f32::from(most) / f32::from(state.options().track())).min(1.0)
}

fn lays(state: &Conex, seat: Seat, w: &ConexWeights, out: &mut Ideas) {
    let hand = state.hand(seat);
    let double = state.tokens().can_use(seat, Token::Double);
    let last = is_last_turn(state, seat);
    let left = left(state);
    // The best of the hand for each colour of corners.
    let mut follow = [0.0f32; 4];
    for card in hand.iter() {
        for printed in card.printed() {
            let best = &mut follow[printed.colour().index()];
            *best = best.max(f32::from(printed.value()));
        }
    }
    let before = out.len();
    for placement in state.table().placements(hand) {
        let points = f32::from(placement.points(false));
        let score = if last { points } else { points + prospect(placement, &follow, left, w) };
        out.push(Idea { action: Action::Lay { placement, doubled: false }, score });
        if double {
            let kept = if last { 0.0 } else { w.double + w.double_early * left };
            let score = score + points - kept;
            out.push(Idea { action: Action::Lay { placement, doubled: true }, score });
        }
    }
    keep_best(out, before, LAYS);
}

/// What laying a card means beyond its points.
fn prospect(placement: Placement, follow: &[f32; 4], left: f32, w: &ConexWeights) -> f32 {
    let card = placement.card();
    let kind = match card.kind() {
        Kind::Plain => 0.0,
        Kind::Die => w.die + w.die_early * left,
        Kind::PlusTwo => w.plus,
    };
    let lost = best_printed(card) - f32::from(placement.by.value());
    kind + w.follow * follow[card.colour().index()] - w.waste * lost
}

fn strikes(state: &Conex, seat: Seat, strike: f32, reopen: f32, out: &mut Ideas) {
    let table = state.table();
    let hand = state.hand(seat);
    let before = out.len();
    for card in table.free().iter() {
        let Some(laid) = table.laid(card) else { continue };
        let score = strike + reopen * best_at(hand, laid.placement.spot);
        out.push(Idea { action: Action::Lightning(card), score });
    }
    keep_best(out, before, STRIKES);
}

/// The most points that a card of the hand could score there.
fn best_at(hand: Cards, spot: Spot) -> f32 {
    let printed = hand.iter().flat_map(Card::printed).filter(|it| it.colour() == spot.colour());
    let best = printed.map(|by| Placement { spot, by }.points(false)).max();
    f32::from(best.unwrap_or(0))
}

fn keep_best(ideas: &mut Ideas, from: usize, most: usize) {
    if from + most < ideas.len() {
        ideas[from..].select_nth_unstable_by(most, |a, b| b.score.total_cmp(&a.score));
        ideas.truncate(from + most);
    }
}

