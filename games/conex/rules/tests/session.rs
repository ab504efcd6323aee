//! Submitting actions: fresh, stale, doubled, out of turn, in parallel.
use conex::{Action, Conex, Options, Phase};
use game_core::{
    Game, Log, Rejected, Seat, Seats, Seed, Session, Step, Turn, Viewer,
    conformance::stops_where_chance_is_due, uniform,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn session(seed: u64) -> Session<Conex> {
    Session::new(Seats::FOUR, Options::default(), Seed::of_run(seed, 0))
}

fn asked(session: &Session<Conex>) -> Vec<Seat> {
    match session.state().turn() {
        Turn::Players(asked) => asked.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn ply(session: &Session<Conex>, seat: Seat) -> u32 {
    session.ply(Viewer::Seat(seat))
}

fn phase(session: &Session<Conex>) -> Phase {
    session.state().view(Viewer::Spectator).phase
}

/// Random play that likes lightning, until all three others are asked at once.
fn to_the_discards() -> Session<Conex> {
    for seed in 0.. {
        let mut session = session(seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while let Some(&seat) = asked(&session).first() {
            if asked(&session).len() == 3 {
                return session;
            }
            let actions = session.state().choices(seat);
            let strike = actions.iter().find(|it| matches!(it, Action::Lightning(_)));
            let any = actions[uniform(&mut rng, actions.len() as u32) as usize];
            let action = *strike.unwrap_or(&any);
            session.submit(seat, ply(&session, seat), action).expect("a choice");
        }
    }
    unreachable!("lightning strikes in some game")
}

fn discard(session: &Session<Conex>, seat: Seat) -> Action {
    session.state().choices(seat)[0]
}

#[test]
fn an_action_out_of_turn_or_illegal_changes_nothing() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let other = Seats::FOUR.after(mover);
    let before = session.to_text();
    let now = ply(&session, other);
    assert_eq!(session.submit(other, now, Action::Draw), Err(Rejected::NotYourTurn));
    let now = ply(&session, mover);
    let refused = session.submit(mover, now, Action::Pass).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the pile has a card: you can pass only where you can neither lay nor draw (rules 6.3)"
    );
    assert_eq!(session.to_text(), before);
    let mut three = Session::<Conex>::new(Seats::THREE, Options::default(), Seed::of_run(1, 0));
    let stranger = Seats::FOUR.seat(3).unwrap();
    assert_eq!(three.submit(stranger, 0, Action::Draw), Err(Rejected::NotYourTurn));
}

#[test]
fn an_answer_to_an_earlier_or_later_position_is_stale() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let first = ply(&session, mover);
    for _ in 0..4 {
        let [next] = asked(&session)[..] else { panic!("one seat is asked") };
        session.submit(next, ply(&session, next), Action::Draw).unwrap();
    }
    let now = ply(&session, mover);
    assert_eq!(session.submit(mover, first, Action::Draw), Err(Rejected::Stale { ply: now }));
    let future = session.submit(mover, now + 1, Action::Draw);
    assert_eq!(future, Err(Rejected::Stale { ply: now }));
    assert!(session.submit(mover, now, Action::Draw).is_ok());
}

/// Rules 8.4: answers from the same ply are all taken, in any order; the second
/// half of a double click isn't.
#[test]
fn parallel_discards_do_not_collide() {
    let start = to_the_discards();
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut session = start.clone();
        assert!(matches!(phase(&session), Phase::Discard { .. }));
        let seats = asked(&session);
        assert_eq!(seats.len(), 3);
        let plies: Vec<u32> = seats.iter().map(|&it| ply(&session, it)).collect();
        let given: Vec<Action> = seats.iter().map(|&it| discard(&session, it)).collect();
        for at in order {
            let taken = session.submit(seats[at], plies[at], given[at]);
            assert!(taken.is_ok(), "{taken:?}");
            let doubled = session.submit(seats[at], plies[at], given[at]).map(|_| ());
            assert!(matches!(doubled, Err(Rejected::NotYourTurn | Rejected::Stale { .. })));
        }
        ends.push(session.state().clone());
    }
    assert!(ends.windows(2).all(|it| it[0] == it[1]), "the order doesn't matter");
}

/// Rules 8.4: an answer that has become old while others answered is still fresh.
#[test]
fn an_answer_stays_fresh_while_others_answer() {
    let mut session = to_the_discards();
    let [first, second, third] = asked(&session)[..] else { panic!("three are asked") };
    let early = ply(&session, third);
    for seat in [first, second] {
        session.submit(seat, ply(&session, seat), discard(&session, seat)).unwrap();
    }
    assert_eq!(ply(&session, third), early + 2, "that they answered is public");
    let mut late = session.clone();
    assert!(session.submit(third, early, discard(&session, third)).is_ok());
    assert!(late.submit(third, early + 2, discard(&late, third)).is_ok());
    let mut stale = late.clone();
    let again = stale.submit(third, early, Action::Draw).map(|_| ());
    assert!(again.is_err(), "{again:?}");
}

/// Rules 8.4: what was answered can't be taken back.
#[test]
fn an_answer_is_final() {
    let mut session = to_the_discards();
    let [first, ..] = asked(&session)[..] else { panic!("three are asked") };
    let other = *session.state().choices(first).last().unwrap();
    session.submit(first, ply(&session, first), discard(&session, first)).unwrap();
    let before = session.to_text();
    let again = session.submit(first, ply(&session, first), other);
    assert_eq!(again, Err(Rejected::NotYourTurn));
    assert_eq!(session.to_text(), before);
}

/// The roll that follows a die card is part of the same submit.
#[test]
fn the_die_rolls_with_the_lay() {
    let mut rolls = 0;
    for seed in 0..40 {
        let mut session = session(seed);
        let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
        let is_die_card = |it: &Action| match it {
            Action::Lay { placement, .. } => placement.card().kind() == conex::Kind::Die,
            _ => false,
        };
        let actions = session.state().choices(mover);
        let Some(&lay) = actions.iter().find(|it| is_die_card(it)) else { continue };
        let steps = session.submit(mover, ply(&session, mover), lay).unwrap();
        assert!(matches!(steps, [Step::Seat(..), Step::Chance(_)]), "{steps:?}");
        assert_eq!(asked(&session), [Seats::FOUR.after(mover)]);
        rolls += 1;
    }
    assert!(10 < rolls);
}

/// What a viewer sees changes with his ply, and not otherwise.
#[test]
fn a_view_changes_with_the_ply() {
    let mut changes = 0;
    for log in [
        include_str!("golden/conex-2-small-40-random.log"),
        include_str!("golden/conex-3-medium-40-patient.log"),
        include_str!("golden/conex-4-large-40-greedy.log"),
    ] {
        let whole = Session::<Conex>::from_text(log).unwrap();
        let (seats, header) = (whole.seats(), whole.log().header.clone());
        let mut session = Session::replay(Log { header, steps: Vec::new() }).unwrap();
        for step in &whole.log().steps {
            let before = session.clone();
            session.extend(*step).unwrap();
            for viewer in seats.viewers() {
                let heard = before.ply(viewer) != session.ply(viewer);
                let changed = before.state().view(viewer) != session.state().view(viewer);
                assert_eq!(heard, changed, "{step} for {viewer:?}");
                changes += u32::from(changed);
            }
        }
    }
    assert!(500 < changes);
}

#[test]
fn nothing_is_taken_after_the_end() {
    let mut session = session(1);
    while let Some(&seat) = asked(&session).first() {
        let actions = session.state().choices(seat);
        session.submit(seat, ply(&session, seat), actions[0]).unwrap();
    }
    assert_eq!(session.submit(Seat::FIRST, 0, Action::Draw), Err(Rejected::Over));
}

/// Without its seed a game goes on until chance is due: somebody lays a die card.
#[test]
fn a_log_without_its_seed_stops_where_chance_is_due() {
    assert!(stops_where_chance_is_due(&session(1)));
}
