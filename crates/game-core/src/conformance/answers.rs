//! Answers that come out of turn, too early, too late, twice, or all at once.
use super::sessions::{begun, unbegun};
use crate::{BySeat, Game, Rejected, Seat, Seats, Session, Step, Viewer};

pub(super) fn are_taken_in_their_time<G: Game>(whole: &Session<G>) {
    nobody_answers_out_of_turn(whole);
    nobody_answers_after_the_end(whole);
    answers_to_other_positions_are_stale(whole);
}

fn nobody_answers_out_of_turn<G: Game>(whole: &Session<G>) {
    let mut session = begun(whole);
    let asked = session.state().asked();
    let action = session.state().choices(asked.first().expect("somebody is asked"))[0];
    let before = session.to_text();
    // Including seats that aren't at this table.
    for seat in Seats::FOUR.iter().filter(|&it| !asked.contains(it)) {
        let taken = session.submit(seat, session.ply(Viewer::Seat(seat)), action).map(|_| ());
        assert_eq!(taken, Err(Rejected::NotYourTurn));
    }
    assert_eq!(session.to_text(), before, "nothing has changed");
}

fn nobody_answers_after_the_end<G: Game>(whole: &Session<G>) {
    let action = |step: &_| match step {
        Step::Seat(_, action) => Some(*action),
        Step::Chance(_) => None,
    };
    let action = whole.log().steps.iter().find_map(action).expect("somebody has acted");
    for seat in whole.seats().iter() {
        let taken = whole.propose(seat, whole.ply(Viewer::Seat(seat)), action);
        assert_eq!(taken, Err(Rejected::Over));
        assert_eq!(whole.propose(seat, 0, action), Err(Rejected::Over));
    }
}

/// A seat's answer must belong to the question it is being asked now.
fn answers_to_other_positions_are_stale<G: Game>(whole: &Session<G>) {
    let mut session = unbegun(whole);
    let mut answered = BySeat::<Option<u32>>::default();
    for step in &whole.log().steps {
        if let Step::Seat(seat, action) = *step {
            let now = session.ply(Viewer::Seat(seat));
            let stale = Err(Rejected::Stale { ply: now });
            if let Some(earlier) = answered[seat].replace(now) {
                assert_eq!(session.propose(seat, earlier, action), stale, "an earlier question");
            }
            assert_eq!(session.propose(seat, now + 1, action), stale, "a later question");
            assert!(session.propose(seat, now, action).is_ok(), "the present question");
        }
        session.extend(step.clone()).expect("a step of the game");
    }
}

/// Where several seats are asked at once, their answers from the same position are all
/// taken, in any order, and lead to the same position; each counts once and is final.
pub fn parallel_answers_do_not_collide<G: Game>(start: &Session<G>) {
    let seats: Vec<Seat> = start.state().asked().iter().collect();
    assert!(1 < seats.len(), "several are asked");
    let answers: Vec<(Seat, u32, G::Action)> = seats
        .iter()
        .map(|&it| {
            let choices = start.state().choices(it);
            (it, start.ply(Viewer::Seat(it)), *choices.last().expect("asked seats have a choice"))
        })
        .collect();
    let mut ends = Vec::new();
    for turned in 0..answers.len() {
        let mut order = answers.clone();
        order.rotate_left(turned);
        ends.push(after(start, &order));
        order.reverse();
        ends.push(after(start, &order));
    }
    assert!(ends.windows(2).all(|it| it[0] == it[1]), "the order doesn't matter");
}

fn after<G: Game>(start: &Session<G>, answers: &[(Seat, u32, G::Action)]) -> G {
    let mut session = start.clone();
    for &(seat, ply, action) in answers {
        let other = session.state().choices(seat)[0];
        let taken = session.submit(seat, ply, action).map(|_| ());
        assert_eq!(taken, Ok(()), "an answer stays fresh while others answer");
        let before = session.log().clone();
        let doubled = session.submit(seat, ply, action).map(|_| ());
        assert!(
            matches!(doubled, Err(Rejected::NotYourTurn | Rejected::Stale { .. } | Rejected::Over)),
            "a double click: {doubled:?}"
        );
        if session.state().outcome().is_none() && !session.state().asks(seat) {
            let again = session.submit(seat, session.ply(Viewer::Seat(seat)), other).map(|_| ());
            assert_eq!(again, Err(Rejected::NotYourTurn), "an answer is final");
        }
        assert_eq!(session.log(), &before, "nothing has changed");
    }
    session.state().clone()
}
