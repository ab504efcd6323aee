//! Submitting actions of Sobek; the conformance suite tests what holds for all games.
use game_core::{
    Game, Seat, Seats, Seed, Session, Step, Viewer,
    conformance::{parallel_answers_do_not_collide, stops_where_chance_is_due},
};
use sobek::{Action, Options, Sobek};

fn session(seed: u64) -> Session<Sobek> {
    Session::new(Seats::THREE, Options::default(), Seed::of_run(seed, 0))
}

fn asked(session: &Session<Sobek>) -> Vec<Seat> {
    session.state().asked().iter().collect()
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
fn an_illegal_action_changes_nothing() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let before = session.to_text();
    let refused = session.submit(mover, ply(&session, mover), Action::Take(7)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "only the first four cards of the row can be taken (rules 4.1)"
    );
    assert_eq!(session.to_text(), before);
}

/// All are asked at the end of a round.
#[test]
fn horizontal_sets_do_not_collide() {
    let mut session = session(3);
    to_the_end_of_the_round(&mut session);
    assert_eq!(asked(&session).len(), 3);
    parallel_answers_do_not_collide(&session);
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
        assert_eq!(session.state().choices(seat), actions, "the seat chooses again");
        assert_eq!(ply(&session, seat), own + 1, "and its own ply goes on");
        assert!(session.was_taken_back_since(Viewer::Seat(seat), own));
        assert!(!session.was_taken_back_since(Viewer::Seat(other), 0));
        found += 1;
    }
    assert!(0 < found);
}

/// Without its seed a game goes on until chance is due: the second round needs a deal.
#[test]
fn a_log_without_its_seed_stops_where_chance_is_due() {
    assert!(stops_where_chance_is_due(&session(1)));
}
