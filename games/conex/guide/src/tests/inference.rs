//! What others' turns tell about their hands.
use super::dice;
use crate::{ConexGuide, ConexWeights};
use bots::{
    Bot, Budget, Guide, Idea, Strength, Thinking, Weights,
    conformance::{Ticks, some_decision, watch},
    likely_world,
};
use conex::{Action, Card, Cards, Conex, Kind, Phase, Table, View};
use game_core::{Game, Nobody, Seat, Seats, Viewer};

/// The most points that a card could have scored.
fn most_points(table: &Table, card: Card) -> u16 {
    let placements = table.placements(Cards::from_iter([card]));
    placements.map(|it| it.points(false)).max().unwrap_or(0)
}

/// The second turn of a game after a first one in which a card was laid: the position
/// before the first turn, and now.
fn second_turns() -> Vec<(Conex, Conex)> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let mut first = None;
        watch::<ConexGuide>(Seats::TWO, Bot::Random, seed, |state| {
            match (state.phase(), state.turns()) {
                (Phase::Start, 1) => first = Some(state.clone()),
                (Phase::Start, 2) => found.extend(first.take().map(|it| (it, state.clone()))),
                _ => {}
            }
        });
    }
    found.retain(|(_, now)| !now.table().cards().is_empty());
    found
}

/// A world in which that seat holds these cards.
fn world_with(view: &View, seat: Seat, hand: Cards) -> Conex {
    let mut told = view.clone();
    told.memory.hands[seat] = hand;
    Conex::determinize(&told, &mut dice(1))
}

#[test]
fn who_lays_for_little_hardly_holds_what_would_have_brought_far_more() {
    let mut compared = 0;
    for (before, now) in second_turns() {
        let (own, other) = (now.mover(), before.mover());
        let view = now.view(Viewer::Seat(own));
        let evidence = ConexGuide::evidence(&view, Weights::tuned()).unwrap();
        let got = now.score(other);
        let could = |it: &Card| most_points(before.table(), *it);
        let unseen = view.unseen();
        let same: Cards = unseen.iter().take(now.hand(other).count() - 1).collect();
        // Die cards are laid for more than their points.
        let plain = |it: &Card| it.kind() == Kind::Plain;
        let cards = || unseen.minus(same).iter().filter(plain);
        let good = cards().find(|it| got + 3 <= could(it));
        let poor = cards().find(|it| could(it) <= got + 1);
        let Some((good, poor)) = good.zip(poor) else { continue };
        let [with, without] = [good, poor].map(|it| {
            let world = world_with(&view, other, same.with([it].into_iter().collect()));
            assert!(world.hand(other).contains(it));
            ConexGuide::plausibility(&world, &evidence)
        });
        assert!(with < without, "{good}: {with}, {poor}: {without}");
        compared += 1;
    }
    assert!(4 < compared, "{compared}");
}

/// Greedy players are what the evidence is made for.
#[test]
fn true_hands_are_more_plausible_than_hands_dealt_anew() {
    let mut rng = dice(2);
    let (mut truth, mut dealt) = (0.0, 0.0);
    for (seats, seed) in Seats::ALL.into_iter().zip(0..).cycle().take(6) {
        watch::<ConexGuide>(seats, Bot::Greedy, 50 + seed, |state| {
            for seat in state.asked().iter() {
                let view = state.view(Viewer::Seat(seat));
                let evidence = ConexGuide::evidence(&view, Weights::by_hand()).unwrap();
                let logarithm =
                    |it: &Conex| f64::from(ConexGuide::plausibility(it, &evidence)).ln();
                truth += logarithm(state);
                dealt += logarithm(&Conex::determinize(&view, &mut rng));
            }
        });
    }
    assert!(dealt + 10.0 < truth, "the truth has {truth}, what is dealt {dealt}");
}

type Evidence = <ConexGuide as Guide>::Evidence;

/// The logarithm of how plausible worlds are, on average.
fn mean_plausibility(evidence: &Evidence, mut world: impl FnMut() -> Conex) -> f64 {
    let all = (0..200).map(|_| f64::from(ConexGuide::plausibility(&world(), evidence)).ln());
    all.sum::<f64>() / 200.0
}

#[test]
fn a_search_thinks_of_worlds_that_explain_what_others_did() {
    let (mut inferred, mut dealt) = (0.0, 0.0);
    let mut rng = dice(5);
    for seats in Seats::ALL {
        let (state, seat) = some_decision::<ConexGuide>(seats);
        let view = state.view(Viewer::Seat(seat));
        let evidence = ConexGuide::evidence(&view, Weights::tuned()).unwrap();
        inferred += mean_plausibility(&evidence, || {
            likely_world::<ConexGuide, _>(&view, &evidence, &mut rng)
        });
        dealt += mean_plausibility(&evidence, || Conex::determinize(&view, &mut rng));
    }
    assert!(dealt + 1.0 < inferred, "{inferred}, dealt {dealt}");
}

/// The same guide, but without inference.
struct Unsuspecting;

impl Guide for Unsuspecting {
    type Game = Conex;
    type Weights = ConexWeights;
    type Evidence = ();

    const TEMPER: f32 = ConexGuide::TEMPER;
    const PLAYOUTS: u32 = ConexGuide::PLAYOUTS;
    const LEVELS: [Strength; 4] = ConexGuide::LEVELS;

    fn consider(game: &Conex, seat: Seat, weights: &ConexWeights, out: &mut Vec<Idea<Action>>) {
        ConexGuide::consider(game, seat, weights, out);
    }

    fn blur(game: &Conex) -> f32 {
        ConexGuide::blur(game)
    }
}

/// An unlimited memory keeps every fact, but still counts as one that may fail.
#[test]
fn who_has_a_bounded_memory_infers_nothing() {
    let (state, seat) = some_decision::<ConexGuide>(Seats::FOUR);
    let view = state.view(Viewer::Seat(seat));
    let (weights, never) = (Weights::tuned(), Ticks::never());
    let thinking = Thinking::with(Budget::iterations(100));
    let bounded = Thinking { memory: Some(usize::MAX), ..thinking };
    let inferred = thinking.advise::<ConexGuide>(&view, weights, 1, &never).unwrap();
    let dealt = thinking.advise::<Unsuspecting>(&view, weights, 1, &never).unwrap();
    assert_ne!(inferred, dealt);
    assert_eq!(bounded.advise::<ConexGuide>(&view, weights, 1, &never), Ok(dealt));
}

#[test]
fn nothing_possible_is_ruled_out() {
    let mut rng = dice(3);
    let (state, seat) = some_decision::<ConexGuide>(Seats::FOUR);
    let view = state.view(Viewer::Seat(seat));
    let evidence = ConexGuide::evidence(&view, Weights::tuned()).unwrap();
    for _ in 0..200 {
        let plausibility =
            ConexGuide::plausibility(&Conex::determinize(&view, &mut rng), &evidence);
        assert!(0.0 < plausibility && plausibility <= 1.0, "{plausibility}");
    }
}

#[test]
fn before_anybody_has_done_anything_all_hands_are_alike() {
    let mut rng = dice(4);
    let mut state = Conex::new(Seats::THREE, &conex::Options::default());
    state.roll(&mut rng, &mut Nobody);
    let view = state.view(Viewer::Seat(state.mover()));
    let evidence = ConexGuide::evidence(&view, Weights::tuned()).unwrap();
    assert!((0..20).all(|_| {
        let world = Conex::determinize(&view, &mut rng);
        (ConexGuide::plausibility(&world, &evidence) - 1.0).abs() < 1e-6
    }));
}

/// What the owner of the view has done tells them nothing about their own hand.
#[test]
fn ones_own_hand_is_no_evidence() {
    let mut tried = 0;
    for (_, mut now) in second_turns() {
        let own = now.mover();
        let evidence =
            ConexGuide::evidence(&now.view(Viewer::Seat(own)), Weights::tuned()).unwrap();
        let before = ConexGuide::plausibility(&now, &evidence);
        let lays = |it: &Action| matches!(it, Action::Lay { .. });
        if let Some(lay) = now.choices(own).into_iter().find(lays) {
            now.act(own, lay, &mut Nobody);
            assert!((ConexGuide::plausibility(&now, &evidence) - before).abs() < 1e-6);
            tried += 1;
        }
    }
    assert!(4 < tried, "{tried}");
}

#[test]
fn onlookers_have_no_evidence() {
    let (state, seat) = some_decision::<ConexGuide>(Seats::TWO);
    let evidence = |viewer| ConexGuide::evidence(&state.view(viewer), Weights::tuned());
    assert!(evidence(Viewer::Spectator).is_none());
    assert!(evidence(Viewer::Seat(seat)).is_some());
}
