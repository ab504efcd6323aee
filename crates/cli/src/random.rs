//! Players who choose at random.
use game_core::{Game, SeatSet, Seed, Session, Viewer, random_action};
use rand_core::Rng;

/// The stream of a game's seed from which random players choose; no ply uses it.
pub(crate) fn choices_of(seed: Seed) -> impl Rng {
    seed.dice(u32::MAX)
}

/// The first asked seat acts.
pub(crate) fn act<G: Game, R: Rng>(
    session: &mut Session<G>,
    asked: SeatSet,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) {
    let (seat, action) = random_action(session.state(), asked, rng, actions);
    let ply = session.ply(Viewer::Seat(seat));
    session.submit(seat, ply, action).expect("a listed action is taken");
}
