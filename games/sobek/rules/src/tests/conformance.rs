//! The contract of every game, and what is Sobek's own, at every position of
//! random games.
use super::scene::{assert_sound, random_step};
use crate::{
    Action, Back, Card, Cards, Family, Hieroglyph, KEPT, Options, Phase, Pick, ROUNDS, Sobek,
    TOKENS_IN_PLAY,
};
use game_core::{Game, Nobody, Seats, Seed, Step, conformance::play_and_check, uniform};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn conforms(seed: [u8; 16], seats in 2usize..=4, open_memory: bool, play: u64) {
        let seats = Seats::new(seats).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        let options = Options { open_memory };
        let session = play_and_check::<Sobek, _>(seats, &options, Seed::new(seed), &mut rng);

        // 63 cards and 12 tokens, always; nobody knows what isn't so.
        let mut state = Sobek::new(seats, &options);
        for step in &session.log().steps {
            state.apply(step, &mut Nobody);
            assert_sound(&state);
            for viewer in seats.viewers() {
                let world = Sobek::determinize(&state.view(viewer), &mut rng);
                assert_sound(&world);
                choices_are_whole(&world);
            }
            green_cards_and_tokens_are_there(&state);
        }
        let deals = session.log().steps.iter().filter(|it| matches!(it, Step::Chance(it) if it.to_string().starts_with("deal")));
        assert!((2..=usize::from(ROUNDS)).contains(&deals.count()));
    }

    /// What is listed is exactly what is allowed, tried with every action there is.
    #[test]
    fn lists_are_complete(play: u64, seats in 2usize..=4) {
        let all = every_action();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(play);
        let mut state = Sobek::new(Seats::new(seats).unwrap(), &Options::default());
        for _ in 0..uniform(&mut rng, 100) {
            random_step(&mut state, &mut rng);
        }
        for seat in state.seats().iter() {
            let listed: BTreeSet<Action> = state.choices(seat).into_iter().collect();
            for &action in &all {
                let allowed = state.check(seat, action);
                assert_eq!(listed.contains(&action), allowed.is_ok(), "{action}: {allowed:?}");
            }
            assert!(listed.is_subset(&all));
        }
    }
}

/// Victims who aren't asked any more have named all that a Scribe demands.
fn choices_are_whole(state: &Sobek) {
    if state.phase == Phase::Reduce {
        for seat in state.seats.others(state.mover).filter(|it| !state.asked.contains(*it)) {
            let kept = state.hand(seat).count() - state.discards(seat).count();
            assert!(kept == KEPT || state.discards(seat).is_empty() && kept < KEPT);
        }
    }
}

fn green_cards_and_tokens_are_there(state: &Sobek) {
    let seats = state.seats.count() as u32;
    let mut green = Cards::NONE;
    for seat in state.seats.iter() {
        let sets = [state.sets[seat].all(), state.hand(seat), state.pile(seat)];
        green = sets.into_iter().fold(green, |all, it| all.plus(it.of_back(Back::Green)));
        if state.phase.is_opened() {
            green = green.plus(state.chosen[seat].sets().all().of_back(Back::Green));
        }
    }
    green = green.plus(state.discard.of_back(Back::Green));
    assert_eq!(green.count(), if state.round == 0 { 0 } else { 2 * seats });
    if 0 < state.round {
        let tokens = state.tokens.count() + state.tokens_out.count();
        assert_eq!(tokens as usize, TOKENS_IN_PLAY);
    }
}

/// Everything a player could ever say.
fn every_action() -> BTreeSet<Action> {
    let seats = || Seats::FOUR.iter();
    let mut all = BTreeSet::new();
    all.extend((0..9).map(Action::Take));
    all.extend((0..9).map(Action::Merchant));
    for family in Family::ALL {
        let fitting = Cards::BOX.fitting(family);
        all.extend(fitting.parts(0, 99).map(|it| Action::Set(family, it)));
        all.extend(fitting.parts(0, 3).map(|it| Action::Courtesan(family, it)));
        all.extend([Action::HighPriest(family), Action::HighPriestess(family)]);
        all.insert(Action::Event(Pick::Prosperity(Some(family))));
        // Cards that don't fit.
        all.extend(Card::all().map(|it| Action::Set(family, it.into())));
    }
    all.extend([Action::Queen, Action::ScribeOfCattle, Action::ScribeOfFish, Action::Done]);
    all.extend(seats().map(Action::Vizier));
    all.extend(seats().map(Action::Start));
    all.extend(seats().map(|it| Action::Thief(it, None)));
    for back in Back::ALL {
        all.extend(seats().map(|it| Action::Thief(it, Some(back))));
    }
    all.insert(Action::CourtesanInVain);
    for hieroglyph in Hieroglyph::ALL {
        all.extend(seats().map(|it| Action::Event(Pick::Guild(hieroglyph, it))));
    }
    all.extend(seats().map(|it| Action::Event(Pick::Curse(it))));
    let picks = [Pick::Flood, Pick::Prosperity(None), Pick::Embalming, Pick::Deceit];
    all.extend(picks.map(Action::Event));
    all.extend(Card::all().map(Action::Rob));
    all.extend(Card::all().map(Action::Discard));
    all
}
