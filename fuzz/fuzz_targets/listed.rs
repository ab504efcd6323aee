//! Listed if and only if checked, at the positions that the input leads to.
#![no_main]
use game_core::{Game, Nobody, Seats, Turn};
use games::{GameKind, GameOf, with_game};
use libfuzzer_sys::fuzz_target;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn play<G: Game>(seats: Seats, luck: u64, choices: &[u16], said: &[&str]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let options: Option<G::Options> = said.iter().find_map(|it| it.parse().ok());
    let mut state = G::new(seats, &options.unwrap_or_default());
    let mut choices = choices.iter();
    let mut heard: Vec<G::Action> = said.iter().filter_map(|it| it.parse().ok()).collect();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                state.roll(&mut rng, &mut Nobody);
            }
            Turn::Players(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let actions = state.choices(seat);
                for &action in heard.iter().chain(&actions) {
                    let listed = actions.binary_search(&action).is_ok();
                    assert_eq!(listed, state.check(seat, action).is_ok(), "{action}");
                }
                let Some(choice) = choices.next() else { break };
                let action = actions[usize::from(*choice) % actions.len()];
                heard.push(action);
                state.act(seat, action, &mut Nobody);
            }
        }
    }
}

fuzz_target!(|data: (u8, u64, Vec<u16>, Vec<&str>)| {
    let (table, luck, choices, said) = data;
    let kind = GameKind::ALL[usize::from(table) / 3 % GameKind::ALL.len()];
    let seats = kind.seats()[usize::from(table) % kind.seats().len()];
    with_game!(kind, H => play::<GameOf<H>>(seats, luck, &choices, &said));
});
