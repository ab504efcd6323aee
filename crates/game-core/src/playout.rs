use crate::{Actor, Game, Nobody, Seat, SeatSet, Turn, uniform};
use rand_core::Rng;

/// A uniform choice of the first asked seat from the full list of its actions.
/// `actions` is the caller's, so nothing is allocated.
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

/// Lets chance or the first asked seat act at random; says who did, if anybody
/// could. Inlined for [`playout`], of which it is the whole loop.
#[inline(always)]
pub fn random_step<G: Game, R: Rng>(
    state: &mut G,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> Option<Actor> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => {
            state.roll(rng, &mut Nobody);
            Some(Actor::Chance)
        }
        Turn::Players(asked) => {
            let (seat, action) = random_action(state, asked, rng, actions);
            state.act(seat, action, &mut Nobody);
            Some(Actor::Seat(seat))
        }
    }
}

/// Plays to the end at random; returns the number of decisions.
pub fn playout<G: Game, R: Rng>(state: &mut G, rng: &mut R, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some(actor) = random_step(state, rng, actions) {
        decisions += u32::from(actor != Actor::Chance);
    }
    decisions
}
