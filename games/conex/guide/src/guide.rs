//! The heuristic player of Conex.
use crate::{ConexGuide, ConexWeights, evidence::Evidence};
use bots::{Guide, Idea, Strength};
use conex::{
    Action, Card, Cards, Conex, Decision, Kind, Options, Phase, Placement, Printed, Spot, Token,
    View,
};
use game_core::{BySeat, Game, Seat, Seats, Viewer};

type Ideas = Vec<Idea<Action>>;

/// By how many points a playout from the start may be off.
const BLUR: f32 = 15.0;
/// Ways to lay a card that are worth a thought, and cards to strike.
const LAYS: usize = 10;
const STRIKES: usize = 4;

impl Guide for ConexGuide {
    type Game = Conex;
    type Weights = ConexWeights;
    type Evidence = Evidence;

    const TEMPER: f32 = 1.5;
    const PLAYOUTS: u32 = 2;
    const LEVELS: [Strength; 4] = [
        Strength { iterations: 8, memory: Some(0), noise: 0.65 },
        Strength { iterations: 15, memory: Some(0), noise: 0.35 },
        Strength { iterations: 30, memory: Some(2), noise: 0.12 },
        Strength { iterations: 6000, memory: None, noise: 0.0 },
    ];

    fn consider(game: &Conex, seat: Seat, w: &ConexWeights, out: &mut Ideas) {
        let hand = game.hand(seat);
        match game.phase() {
            Phase::Start | Phase::Main => {
                let (left, last) = (way_left(game), is_last_turn(game));
                let before = out.len();
                lays(game, seat, left, last, w, out);
                let can_lay = before < out.len();
                if game.pile() != 0 {
                    let score = if last { 0.0 } else { drawing(hand.count() as f32, left, w) };
                    out.push(Idea { action: Action::Draw, score });
                } else if !can_lay {
                    out.push(Idea { action: Action::Pass, score: 0.0 });
                }
                if game.phase() == Phase::Start && game.tokens().can_use(seat, Token::Lightning) {
                    strikes(game, seat, w.strike, w.reopen, out);
                }
            }
            Phase::End => {
                strikes(game, seat, w.strike_late, -w.reopen, out);
                out.push(Idea { action: Action::Done, score: 0.0 });
            }
            Phase::Discard { .. } => {
                let mut best = [0.0f32; conex::CARDS];
                for placement in game.table().placements(hand) {
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

    fn blur(game: &Conex) -> f32 {
        BLUR * way_left(game)
    }

    fn evidence(view: &View, weights: &ConexWeights) -> Option<Evidence> {
        Some(Evidence::of(view, view.viewer.seat()?, weights))
    }

    fn plausibility(game: &Conex, evidence: &Evidence) -> f32 {
        evidence.plausibility(game)
    }

    fn forget(view: &mut View, facts: usize) {
        let Some(own) = view.viewer.seat() else { return };
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

    /// A hand of 6 on a table of 25 cards.
    fn is_typical_list(game: &Conex, seat: Seat) -> bool {
        let view = game.view(Viewer::Seat(seat));
        let main = matches!(view.decision(), Some(Decision::Start | Decision::Main));
        main && view.hand_sizes[seat] == 6 && view.table.order().len() == 25
    }

    fn is_midway(game: &Conex) -> bool {
        let best = game.seats().iter().map(|it| game.score(it)).max();
        let half = game.options().track() / 2;
        game.phase() == Phase::Start && best.is_some_and(|it| (half - 2..=half + 2).contains(&it))
    }
}

fn best_printed(card: Card) -> f32 {
    f32::from(card.printed().map(|it| it.value()).max().unwrap_or(0))
}

/// Whether the game will surely be over before the mover's next turn: it ends before
/// the start card's holder is reached again.
fn is_last_turn(state: &Conex) -> bool {
    let track = state.options().track();
    state.seats().iter().any(|it| track <= state.score(it))
}

/// How much of the track the leader still has to go, from 1 to 0.
pub(super) fn left(seats: Seats, scores: &BySeat<u16>, options: Options) -> f32 {
    let most = seats.iter().map(|it| scores[it]).max().unwrap_or(0);
    1.0 - (f32::from(most) / f32::from(options.track())).min(1.0)
}

fn way_left(state: &Conex) -> f32 {
    left(state.seats(), &BySeat::from_fn(|it| state.score(it)), state.options())
}

/// What drawing two cards is worth with this many in hand.
pub(super) fn drawing(held: f32, left: f32, w: &ConexWeights) -> f32 {
    w.draw + w.draw_early * left - (w.draw_held + w.held_early * left) * held
}

fn lays(state: &Conex, seat: Seat, left: f32, last: bool, w: &ConexWeights, out: &mut Ideas) {
    let hand = state.hand(seat);
    let double = state.tokens().can_use(seat, Token::Double);
    // The best of the hand for each colour of corners.
    let mut follow = [0.0f32; 4];
    for card in hand.iter() {
        for printed in card.printed() {
            let best = &mut follow[printed.colour().index()];
            *best = best.max(f32::from(printed.value()));
        }
    }
    // The meaning of each printed corner is worked out once, not for every spot that it fits.
    let mut beyond = [0.0f32; conex::PRINTED];
    for by in hand.iter().flat_map(Card::printed) {
        beyond[by.index()] = prospect(by, left, w);
    }
    let before = out.len();
    for placement in state.table().placements(hand) {
        let points = f32::from(placement.points(false));
        let score = if last {
            points
        } else {
            points
                + beyond[placement.by.index()]
                + w.follow * follow[placement.card().colour().index()]
        };
        out.push(Idea { action: Action::Lay { placement, doubled: false }, score });
        if double {
            let kept = if last { 0.0 } else { w.double + w.double_early * left };
            let score = score + points - kept;
            out.push(Idea { action: Action::Lay { placement, doubled: true }, score });
        }
    }
    keep_best(out, before, LAYS);
}

/// What laying a card by one of its printed corners means beyond the points.
pub(super) fn prospect(by: Printed, left: f32, w: &ConexWeights) -> f32 {
    let card = by.card();
    let kind = match card.kind() {
        Kind::Plain => 0.0,
        Kind::Die => w.die + w.die_early * left,
        Kind::PlusTwo => w.plus,
    };
    let lost = best_printed(card) - f32::from(by.value());
    kind - w.waste * lost
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
