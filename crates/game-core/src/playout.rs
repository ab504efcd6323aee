use crate::{Game, Nobody, Seat, SeatSet, Turn, uniform};
use rand_core::Rng;

/// An even choice of the first asked seat from the full list of its actions.
/// `actions` is the caller's, so that nothing is allocated.
#[inline]
pub fn random_action<G: Game, R: Rng>(
    state: &G,
    asked: SeatSet,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> (Seat, G::Action) {
    let seat = asked.first().expect("somebody is asked");
    actions.clear();
    state.legal_actions(seat, actions);
    (seat, actions[uniform(rng, actions.len() as u32) as usize])
}

/// Plays to the end at random; returns the number of decisions.
pub fn playout<G: Game, R: Rng>(state: &mut G, rng: &mut R, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Over => return decisions,
            Turn::Chance => {
                state.roll(rng, &mut Nobody);
            }
            Turn::Players(asked) => {
                let (seat, action) = random_action(state, asked, rng, actions);
                state.act(seat, action, &mut Nobody);
                decisions += 1;
            }
        }
    }
}
