use crate::{Game, Nobody, Turn, uniform};
use rand_core::Rng;

/// How long a random game was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    pub decisions: u32,
    pub chances: u32,
}

/// Plays to the end: every decision drawn evenly from the full list of legal
/// actions. `actions` is the caller's, so that nothing is allocated.
pub fn playout<G: Game, R: Rng>(
    state: &mut G,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> Playout {
    let mut count = Playout::default();
    loop {
        match state.turn() {
            Turn::Over => return count,
            Turn::Chance => {
                let luck = state.draw(rng);
                state.befall(&luck, &mut Nobody);
                count.chances += 1;
            }
            Turn::Players(asked) => {
                let seat = asked.first().expect("somebody is asked");
                actions.clear();
                state.legal_actions(seat, actions);
                let action = actions[uniform(rng, actions.len() as u32) as usize];
                state.act(seat, action, &mut Nobody);
                count.decisions += 1;
            }
        }
    }
}
