//! The contract of every game, and what is Conex's own, at every position of
//! random games.
use super::scene::{assert_sound, lively_step};
use crate::{
    Action, Card, Cards, Component, Conex, Ending, Luck, Options, Phase, Placement, Printed, Size,
    Token,
};
use game_core::{
    Game, Nobody, Seat, Seats, Seed, Step, StepOf, Turn, Viewer, conformance::play_and_check,
    uniform,
};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

fn any_options() -> impl Strategy<Value = Options> {
    (0..3_usize, any::<bool>())
        .prop_map(|(size, short_track)| Options { size: Size::ALL[size], short_track })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn conforms(seed: [u8; 16], seats in 2usize..=4, options in any_options(), play: u64) {
        let seats = Seats::new(seats).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        let session = play_and_check::<Conex, _>(seats, &options, Seed::new(seed), &mut rng);

        // 52 cards, always; nobody knows what isn't so.
        let mut state = Conex::new(seats, &options);
        for step in &session.log().steps {
            state.apply(step, &mut Nobody);
            assert_sound(&state);
            for viewer in seats.viewers() {
                let world = Conex::determinize(&state.view(viewer), &mut rng);
                assert_sound(&world);
                assert!(world.view(viewer) == state.view(viewer), "a world of {viewer:?}");
            }
        }
        let is_deal = |it: &&StepOf<Conex>| matches!(it, Step::Chance(Luck::Deal(_)));
        prop_assert_eq!(session.log().steps.iter().filter(is_deal).count(), 1);
    }

    /// Games with many tokens, dice and strokes of lightning, to all endings.
    #[test]
    fn lively_games_keep_the_rules(play: u64, seats in 2usize..=4, options in any_options()) {
        let seats = Seats::new(seats).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        let mut state = Conex::new(seats, &options);
        while state.turn() != Turn::Over {
            let before = state.clone();
            lively_step(&mut state, &mut rng);
            assert_sound(&state);
            if before.phase == Phase::Deal {
                prop_assert_eq!(state.mover, state.start);
            } else if before.turn != state.turn || state.phase == Phase::Over {
                prop_assert_eq!(ending_by_the_book(&before, &state), state.ending);
            } else {
                prop_assert_eq!(state.mover, before.mover);
            }
            let nth = uniform(&mut rng, seats.count() as u32) as usize;
            let viewer = Viewer::Seat(seats.seat(nth).unwrap());
            let world = Conex::determinize(&state.view(viewer), &mut rng);
            assert_sound(&world);
            prop_assert!(world.view(viewer) == state.view(viewer), "a world of {:?}", viewer);
        }
    }

    /// What is listed is exactly what is allowed, tried with every action there is.
    #[test]
    fn lists_are_complete(play: u64, seats in 2usize..=4, options in any_options()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        let mut state = Conex::new(Seats::new(seats).unwrap(), &options);
        for _ in 0..1 + uniform(&mut rng, 60) {
            lively_step(&mut state, &mut rng);
        }
        for seat in state.seats().iter() {
            let listed: BTreeSet<Action> = state.choices(seat).into_iter().collect();
            let mut found = 0;
            for action in every_action(&state, seat) {
                let allowed = state.check(seat, action);
                let is_listed = listed.contains(&action);
                prop_assert_eq!(is_listed, allowed.is_ok(), "{}: {:?}", action, allowed);
                found += usize::from(allowed.is_ok());
            }
            prop_assert_eq!(found, listed.len());
        }
    }
}

/// Everything a player could say about the cards and spots there are; for cards
/// that they don't hold, one placement each.
fn every_action(state: &Conex, seat: Seat) -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Pass, Action::Done];
    all.extend(Card::all().flat_map(|it| [Action::Lightning(it), Action::Discard(it)]));
    let on: Vec<Component> = Card::all().map(Component::Card).chain([Component::Board]).collect();
    for by in Printed::all() {
        let lies_there = |it: &&Component| state.table.has(**it);
        let tried = if state.hands[seat].contains(by.card()) {
            on.iter().filter(lies_there).chain(&on[..1])
        } else {
            on[52..].iter().filter(lies_there).chain(&[])
        };
        for spot in tried.flat_map(|it| it.spots()) {
            let lay = |doubled| Action::Lay { placement: Placement { by, spot }, doubled };
            all.extend([lay(false), lay(true)]);
        }
    }
    all.sort();
    all.dedup();
    all
}

/// Rules 9.1 to 9.4, told again in plain words.
fn ending_by_the_book(before: &Conex, after: &Conex) -> Option<Ending> {
    let outside = Cards::BOX.minus(after.table.cards());
    let fits = |by: Printed, spot| after.table.fits(Placement { by, spot });
    let spots: Vec<_> = after.table.components().flat_map(Component::spots).collect();
    let room = outside
        .iter()
        .flat_map(|card| card.printed().collect::<Vec<_>>())
        .any(|by| spots.iter().any(|&spot| fits(by, spot)));
    if !room && after.tokens.holder(Token::Lightning).is_none() {
        return Some(Ending::NoRoom);
    }
    if usize::from(after.passes) == after.seats.count() {
        return Some(Ending::AllPassed);
    }
    let reached = after.seats.iter().any(|it| after.options.track() <= after.scores[it]);
    let round_is_complete = after.seats.after(before.mover) == after.start;
    (reached && round_is_complete).then_some(Ending::Track)
}
