//! Submitting actions of Conex; the conformance suite tests what holds for all games.
use conex::{Action, Conex, Options, Phase};
use game_core::{
    Game, Log, Seat, Seats, Seed, Session, Step, Viewer,
    conformance::{parallel_answers_do_not_collide, stops_where_chance_is_due},
    uniform,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn session(seed: u64) -> Session<Conex> {
    Session::new(Seats::FOUR, Options::default(), Seed::of_run(seed, 0))
}

fn asked(session: &Session<Conex>) -> Vec<Seat> {
    session.state().asked().iter().collect()
}

fn ply(session: &Session<Conex>, seat: Seat) -> u32 {
    session.ply(Viewer::Seat(seat))
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
fn an_illegal_action_changes_nothing() {
    let mut session = session(1);
    let [mover] = asked(&session)[..] else { panic!("one seat is asked") };
    let before = session.to_text();
    let refused = session.submit(mover, ply(&session, mover), Action::Pass).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the pile has a card: you can pass only if you can neither lay nor draw (rules 6.3)"
    );
    assert_eq!(session.to_text(), before);
}

/// Rules 8.4: all answers are taken, in any order, and none can be taken back.
#[test]
fn discards_do_not_collide() {
    let session = to_the_discards();
    assert!(matches!(session.state().phase(), Phase::Discard { .. }));
    assert_eq!(asked(&session).len(), 3);
    parallel_answers_do_not_collide(&session);
}

/// Rules 8.4: an answer is still fresh after others have answered.
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

/// What a viewer sees changes with their ply, and not otherwise.
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

/// Without its seed a game goes on until chance is due: somebody lays a die card.
#[test]
fn a_log_without_its_seed_stops_where_chance_is_due() {
    assert!(stops_where_chance_is_due(&session(1)));
}
