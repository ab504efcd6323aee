//! Sessions that were interrupted, stored, or looked back upon.
use crate::{Game, Log, Nobody, RawLog, Rejected, Session, Step, Told, Turn, Viewer};

pub(super) fn go_on<G: Game>(whole: &Session<G>) {
    goes_on_where_chance_is_due(whole);
    stops_where_chance_is_due(whole);
    goes_on_where_it_was_broken_off(whole);
    proposed_steps_can_be_stored_first(whole);
    stories_are_as_long_as_plies(whole);
}

/// The game before its first step.
pub(super) fn unbegun<G: Game>(whole: &Session<G>) -> Session<G> {
    let header = whole.log().header.clone();
    Session::replay(Log { header, steps: Vec::new() }).expect("nothing can be wrong yet")
}

/// The game when its first question is asked.
pub(super) fn begun<G: Game>(whole: &Session<G>) -> Session<G> {
    let mut session = unbegun(whole);
    session.settle().expect("the seed is there");
    session
}

/// A process may die between an action and the luck that follows it.
fn goes_on_where_chance_is_due<G: Game>(whole: &Session<G>) {
    let mut again = unbegun(whole);
    assert_eq!(again.state().turn(), Turn::Chance);
    let due = again.settle().expect("the seed is there").len();
    assert_ne!(due, 0);
    assert_eq!(again.log().steps, whole.log().steps[..due]);
    assert_eq!(again.settle().expect("the seed is there").len(), 0, "nothing more is due");
}

/// The seed of a game in progress isn't in its log. Without it, the game goes on
/// until chance is needed. Says whether that was before the end.
pub fn stops_where_chance_is_due<G: Game>(whole: &Session<G>) -> bool {
    let text = begun(whole).to_text();
    assert!(!text.contains("seed"), "{text}");
    let mut again = Session::<G>::from_text(&text).expect("a log of a game in progress");
    while let Turn::Players(asked) = again.state().turn() {
        let seat = asked.first().expect("somebody is asked");
        let action = again.state().choices(seat)[0];
        let mut next = again.state().clone();
        next.act(seat, action, &mut Nobody);
        let before = again.log().steps.len();
        let taken = again.submit(seat, again.ply(Viewer::Seat(seat)), action).map(|_| ());
        if next.turn() == Turn::Chance {
            assert_eq!(taken, Err(Rejected::NoSeed));
            assert_eq!(again.log().steps.len(), before, "nothing was taken");
            return true;
        }
        assert_eq!(taken, Ok(()));
    }
    false
}

/// A game that was broken off has its seed with it, so that its luck is what it would have been.
fn goes_on_where_it_was_broken_off<G: Game>(whole: &Session<G>) {
    let text = begun(whole).to_saved("2 sailor");
    let raw = RawLog::parse(&text).expect("a saved game");
    assert_eq!(raw.play, Some("2 sailor"));
    let mut again = Session::<G>::from_raw(&raw).expect("a saved game");
    assert_eq!(again.log().header.seed, whole.log().header.seed);
    for step in &whole.log().steps[again.log().steps.len()..] {
        match step {
            Step::Seat(seat, action) => {
                let taken = again.submit(*seat, again.ply(Viewer::Seat(*seat)), *action);
                assert!(taken.is_ok(), "{step}");
            }
            Step::Chance(_) => {}
        }
    }
    assert_eq!(again.to_text(), whole.to_text());
    assert_eq!(again.to_saved("2 sailor"), whole.to_text(), "what is over isn't played on");
    assert!(RawLog::parse(&format!("{text}play 1 sailor\n")).is_err());
}

/// Store before publish: a proposal changes nothing, and its steps fit once.
fn proposed_steps_can_be_stored_first<G: Game>(whole: &Session<G>) {
    let mut session = begun(whole);
    let Turn::Players(asked) = session.state().turn() else { panic!("somebody is asked") };
    let seat = asked.first().expect("somebody is asked");
    let action = session.state().choices(seat)[0];
    let before = session.to_text();
    let steps = session.propose(seat, session.ply(Viewer::Seat(seat)), action);
    let steps = steps.expect("a listed action is taken");
    assert_eq!(session.to_text(), before);
    for step in steps {
        session.extend(step).expect("it was proposed");
    }
    assert_ne!(session.to_text(), before);
    if !session.state().asks(seat) {
        let again = session.extend(Step::Seat(seat, action)).expect_err("it has been done");
        assert_eq!(again.to_string(), format!("seat {seat} is not asked"));
    }
}

/// Every viewer's story has as many steps as their ply says.
fn stories_are_as_long_as_plies<G: Game>(session: &Session<G>) {
    let each = |it: Told<'_, G>| it.events.into_iter().map(move |event| (it.ply, event));
    for (viewer, story) in session.seats().viewers().zip(session.stories()) {
        assert!(session.story(viewer).flat_map(each).eq(story), "the same as for all at once");
    }
    for viewer in session.seats().viewers().chain([Viewer::Omniscient]) {
        let told: Vec<_> = session.story(viewer).collect();
        let ply = session.ply(viewer);
        assert_eq!(told.len() as u32, ply);
        assert!(told.iter().enumerate().all(|(i, it)| it.ply as usize == i));
        let then = session.state_at(viewer, ply).expect("the present position");
        assert!(then.view(viewer) == session.state().view(viewer));
        assert!(session.state_at(viewer, ply + 1).is_none());
    }
}
