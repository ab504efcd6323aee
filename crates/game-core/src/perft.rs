use crate::{Game, Nobody, Seed, Turn};

/// Counts the lines of `depth` decisions from `state`, which stands at `ply`.
///
/// Chance doesn't branch: it does what the seed says at that ply, so the numbers
/// belong to one deal and can be compared between implementations.
/// Where several seats are asked, the first of them answers.
pub fn perft<G: Game>(state: &G, seed: Seed, ply: u32, depth: u32) -> u64 {
    match state.turn() {
        Turn::Chance => {
            let mut next = state.clone();
            next.roll(&mut seed.dice(ply), &mut Nobody);
            perft(&next, seed, ply + 1, depth)
        }
        _ if depth == 0 => 1,
        Turn::Over => 0,
        Turn::Players(asked) => {
            let seat = asked.first().expect("somebody is asked");
            let count = |&action| {
                let mut next = state.clone();
                next.act(seat, action, &mut Nobody);
                perft(&next, seed, ply + 1, depth - 1)
            };
            state.choices(seat).iter().map(count).sum()
        }
    }
}
