//! Submitting actions: fresh, stale, doubled, out of turn, in parallel.
use game_core::{
    Game, Rejected, Seat, Seats, Seed, Session, Step, Turn, Viewer,
    conformance::stops_where_chance_is_due,
};
use sobek::{Action, Options, Sobek};

fn session(seed: u64) -> Session<Sobek> {
    Session::new(Seats::THREE, Options::default(), Seed::of_run(seed, 0))
}

fn asked(session: &Session<Sobek>) -> Vec<Seat> {
    match session.state().turn() {
        Turn::Players(asked) => asked.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn ply(session: &Session<Sobek>, seat: Seat) -> u32 {
    session.ply(Viewer::Seat(seat))
}

/// Takes the first card again and again until several are asked at once.
fn to_the_end_of_the_round(session: &mut Session<Sobek>) {
    while let [seat] = asked(session)[..] {
        session.submit(seat, ply(session, seat), Action::Take(0)).expect("a first card lies there");
    }
}

#[test]
fn an_action_out_of_turn_or_illegal_changes_nothing() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let other = Seats::THREE.after(mover);
    let before = session.to_text();
    let now = ply(&session, other);
    assert_eq!(session.submit(other, now, Action::Take(0)), Err(Rejected::NotYourTurn));
    let now = ply(&session, mover);
    let refused = session.submit(mover, now, Action::Take(7)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "only the first four cards of the row can be taken (rules 4.1)"
    );
    let stranger = Seats::FOUR.seat(3).unwrap();
    assert_eq!(session.submit(stranger, 0, Action::Take(0)), Err(Rejected::NotYourTurn));
    assert_eq!(session.to_text(), before);
}

#[test]
fn an_answer_to_an_earlier_or_later_position_is_stale() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let first = ply(&session, mover);
    session.submit(mover, first, Action::Take(0)).unwrap();
    for _ in 0..2 {
        let [next] = asked(&session)[..] else { panic!("one seat is asked") };
        session.submit(next, ply(&session, next), Action::Take(0)).unwrap();
    }
    let now = ply(&session, mover);
    assert_eq!(session.submit(mover, first, Action::Take(0)), Err(Rejected::Stale { ply: now }));
    let future = session.submit(mover, now + 1, Action::Take(0));
    assert_eq!(future, Err(Rejected::Stale { ply: now }));
    assert!(session.submit(mover, now, Action::Take(0)).is_ok());
}

/// All are asked at the end of a round: answers from the same ply are all
/// taken, in any order, and nobody can count the hidden steps of another.
#[test]
fn parallel_choices_do_not_collide() {
    for order in [[0, 1, 2], [2, 0, 1]] {
        let mut session = session(3);
        to_the_end_of_the_round(&mut session);
        let seats = asked(&session);
        assert_eq!(seats.len(), 3);
        let plies: Vec<u32> = seats.iter().map(|&it| ply(&session, it)).collect();
        for at in order {
            let taken = session.submit(seats[at], plies[at], Action::Done);
            assert!(taken.is_ok(), "{taken:?}");
            let doubled = session.submit(seats[at], plies[at], Action::Done).map(|_| ());
            assert!(matches!(doubled, Err(Rejected::NotYourTurn | Rejected::Stale { .. })));
        }
    }
}

#[test]
fn a_hidden_step_moves_nobody_elses_ply() {
    // A deal in which somebody can lay a horizontal set.
    let mut found = 0;
    for seed in 0..50 {
        let mut session = session(seed);
        to_the_end_of_the_round(&mut session);
        for seat in asked(&session) {
            let actions = session.state().choices(seat);
            let Some(&set) = actions.iter().find(|it| matches!(it, Action::Set(..))) else {
                continue;
            };
            let viewers: Vec<Viewer> =
                Seats::THREE.viewers().filter(|it| *it != Viewer::Seat(seat)).collect();
            let plies = |session: &Session<Sobek>| -> Vec<u32> {
                viewers.iter().map(|&it| session.ply(it)).collect()
            };
            let (before, own) = (plies(&session), ply(&session, seat));
            session.submit(seat, own, set).unwrap();
            assert_eq!(plies(&session), before);
            assert_eq!(ply(&session, seat), own + 1);
            found += 1;
        }
    }
    assert!(0 < found);
}

/// Rules 14: a hidden step is taken back from under another's, who doesn't notice.
#[test]
fn a_hidden_step_is_taken_back_from_under_a_later_one() {
    let set = |session: &Session<Sobek>, seat: Seat| {
        session.state().choices(seat).into_iter().find(|it| matches!(it, Action::Set(..)))
    };
    let mut found = 0;
    for seed in 0..200 {
        let mut session = session(seed);
        to_the_end_of_the_round(&mut session);
        let choices = |it: &Seat| Some((*it, set(&session, *it)?));
        let two: Vec<_> = asked(&session).iter().filter_map(choices).collect();
        let [(seat, first), (other, second), ..] = two[..] else { continue };
        let actions = session.state().choices(seat);
        session.submit(seat, ply(&session, seat), first).unwrap();
        session.submit(other, ply(&session, other), second).unwrap();
        let others: Vec<Viewer> =
            Seats::THREE.viewers().filter(|it| *it != Viewer::Seat(seat)).collect();
        let look = |session: &Session<Sobek>| -> Vec<_> {
            others.iter().map(|&it| (session.ply(it), session.state().view(it))).collect()
        };
        let (before, own) = (look(&session), ply(&session, seat));
        session.undo(seat).unwrap();
        assert_eq!(look(&session), before, "nobody else notices");
        assert_eq!(session.log().steps.last(), Some(&Step::Seat(other, second)));
        assert_eq!(session.state().choices(seat), actions, "he chooses anew");
        assert_eq!(ply(&session, seat), own + 1, "and his own ply goes on");
        assert!(session.was_taken_back_since(Viewer::Seat(seat), own));
        assert!(!session.was_taken_back_since(Viewer::Seat(other), 0));
        found += 1;
    }
    assert!(0 < found);
}

#[test]
fn nothing_is_taken_after_the_end() {
    let mut session = session(1);
    while let Some(&seat) = asked(&session).first() {
        let actions = session.state().choices(seat);
        session.submit(seat, ply(&session, seat), actions[0]).unwrap();
    }
    assert_eq!(session.submit(Seat::FIRST, 0, Action::Done), Err(Rejected::Over));
}

/// Without its seed a game goes on until chance is due: the second round needs a deal.
#[test]
fn a_log_without_its_seed_stops_where_chance_is_due() {
    assert!(stops_where_chance_is_due(&session(1)));
}
