//! Steps that are taken back.
use super::tell;
use crate::{Game, Nobody, Rejected, Seat, Session, Turn, Viewer};
use rand_core::Rng;

/// If a step can be taken back, everybody who sees it could have seen the same in every
/// world that they had thought possible.
pub(super) fn teaches_nobody<G: Game, R: Rng>(
    state: &G,
    seat: Seat,
    action: G::Action,
    rng: &mut R,
) {
    let reveals = state.reveals(seat, action);
    let mut after = state.clone();
    after.act(seat, action, &mut Nobody);
    let open = !matches!(after.turn(), Turn::Players(_));
    assert!(reveals || !open, "`{action}` leads to luck or the end: it can't be taken back");
    for viewer in state.seats().viewers() {
        let twin = G::determinize(&state.view(viewer), rng);
        if viewer.sees(seat) {
            let same = twin.reveals(seat, action) == reveals;
            assert!(same, "what can be taken back follows from the view: `{action}`");
        }
        if !reveals {
            let (told, _) = tell(state, viewer, seat, action, rng);
            let possible = could_be_told(twin, viewer, seat, &told, rng);
            assert!(possible, "`{action}` teaches {viewer:?} something: it can't be taken back");
        }
    }
}

/// Whether `viewer` could hear this of the seat, at once or after choices that they don't
/// hear of: they can't know how many of those the seat has made.
fn could_be_told<G: Game, R: Rng>(
    mut world: G,
    viewer: Viewer,
    seat: Seat,
    told: &[G::Event],
    rng: &mut R,
) -> bool {
    if told.is_empty() {
        return true;
    }
    while world.asks(seat) {
        let mut unheard = None;
        for action in world.choices(seat) {
            match tell(&world, viewer, seat, action, rng).0 {
                heard if heard == told => return true,
                heard if heard.is_empty() => unheard = Some(action),
                _ => {}
            }
        }
        let Some(action) = unheard else { return false };
        world.act(seat, action, &mut Nobody);
    }
    false
}

/// Taking a step back restores the position, and an earlier answer is stale.
pub(super) fn leads_back<G: Game>(before: &Session<G>, seat: Seat, action: G::Action) {
    let mut session = before.clone();
    let ply = session.ply(Viewer::Seat(seat));
    session.submit(seat, ply, action).expect("a listed action is taken");
    if !session.can_undo(seat) {
        assert!(session.undo(seat).is_err());
        return;
    }
    let told = |viewer, session: &Session<G>| session.ply(viewer) - before.ply(viewer);
    let mut seen = Vec::new();
    for viewer in session.seats().viewers() {
        seen.push((viewer, told(viewer, &session)));
    }
    session.undo(seat).expect("it can be taken back");
    assert_eq!(session.state(), before.state());
    assert_eq!(session.log(), before.log());
    for (viewer, steps) in seen {
        assert_eq!(told(viewer, &session), 2 * steps, "those who saw the step see it gone");
        let since = before.ply(viewer);
        assert_eq!(session.was_taken_back_since(viewer, since), steps == 1);
        assert!(!session.was_taken_back_since(viewer, session.ply(viewer)));
        let story = session.story(viewer).filter(|it| since <= it.ply).count();
        assert_eq!(story, 0, "nothing is left to tell");
    }
    let late = session.submit(seat, ply, action).map(|_| ());
    assert!(matches!(late, Err(Rejected::Stale { .. })), "an answer from before: {late:?}");
    for other in session.seats().others(seat) {
        let asked = before.state().asks(other);
        if asked {
            let action = before.state().choices(other)[0];
            let since = before.ply(Viewer::Seat(other));
            let open = session.propose(other, since, action).is_ok();
            assert!(open, "an answer of another seat stays fresh");
        }
    }
    let ply = session.ply(Viewer::Seat(seat));
    session.submit(seat, ply, action).expect("it can be done again");
    let story: Vec<_> = session.story(Viewer::Seat(seat)).map(|it| it.ply).collect();
    assert!(story.is_sorted() && story.last() == Some(&ply));
    let then = session.state_at(Viewer::Seat(seat), ply).expect("where it was taken back");
    assert_eq!(&then, before.state());
}
