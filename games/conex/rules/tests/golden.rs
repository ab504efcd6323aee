//! Logs that replay for ever. A golden log is never edited: if one fails, the
//! rules have changed. Then the new rules get a new number, and the old ones stay
//! playable (docs/decisions/0007).
use conex::{Action, Conex, Ending, Event, Face, Luck, Phase, Size, Token};
use game_core::{Eavesdropper, Game, Seats, Session, Step, Viewer, conformance::golden_logs};
use std::collections::BTreeSet;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn logs() -> Vec<Session<Conex>> {
    golden_logs(FOLDER)
}

#[test]
fn golden_logs_replay_and_their_luck_is_the_seeds() {
    let logs = logs();
    for seats in Seats::ALL {
        for size in Size::ALL {
            for short_track in [false, true] {
                let alike = logs.iter().filter(|it| {
                    let options = it.log().header.options;
                    it.seats() == seats
                        && (options.size, options.short_track) == (size, short_track)
                });
                assert_ne!(alike.count(), 0, "{seats:?}, {size}, short: {short_track}");
            }
        }
    }
}

/// Everything that happens in the golden logs, by name.
fn happenings() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for log in logs() {
        let mut state = Conex::new(log.seats(), &log.log().header.options);
        for step in &log.log().steps {
            let before = state.view(Viewer::Omniscient);
            match step {
                Step::Seat(_, action @ Action::Lay { placement, doubled }) => {
                    let on_plus_two = placement.bonus() != 0;
                    found.insert(format!("lay, doubled: {doubled}, on a \"+2\": {on_plus_two}"));
                    assert!(action.to_string().starts_with("lay "));
                }
                Step::Seat(_, Action::Lightning(_)) => {
                    found.insert(format!(
                        "lightning, {:?}, passed: {}",
                        before.phase, before.passed
                    ));
                }
                Step::Seat(seat, Action::Discard(_)) => {
                    let first = before.asked.first() == Some(*seat);
                    let last = before.hand_sizes[*seat] == 1;
                    found.insert(format!("discard, first asked: {first}, last card: {last}"));
                }
                Step::Seat(_, action) => {
                    found.insert(format!("{action}, {:?}", before.phase));
                    if *action == Action::Draw {
                        found.insert(format!("draw of {}", before.pile.len().min(2)));
                    }
                }
                Step::Chance(Luck::Die(face)) => {
                    let short =
                        matches!(face, Face::Cards(it) if before.pile.len() < usize::from(*it));
                    found.insert(format!("die {face}, short: {short}"));
                }
                Step::Chance(Luck::Deal(deal)) => {
                    found.insert(format!("start {} of {}", deal.start, log.seats().count()));
                }
            }
            let mut heard = Vec::new();
            let viewer = Viewer::Omniscient;
            state.apply(step, &mut Eavesdropper { viewer, heard: &mut heard });
            for event in heard {
                match event {
                    Event::TookToken { token, from, .. } => {
                        found.insert(format!("{token} from a seat: {}", from.is_some()));
                    }
                    Event::KeptToken { token, .. } => {
                        found.insert(format!("{token} kept"));
                    }
                    Event::GameOver { ending, winners, .. } => {
                        found.insert(format!("{ending:?}, alone: {}", winners.count() == 1));
                    }
                    _ => {}
                }
            }
        }
    }
    found
}

#[test]
fn golden_logs_hold_whatever_can_happen() {
    let found = happenings();
    let holds = |what: &str| assert!(found.contains(what), "{what} is missing in {found:#?}");
    for doubled in [false, true] {
        for on_plus_two in [false, true] {
            holds(&format!("lay, doubled: {doubled}, on a \"+2\": {on_plus_two}"));
        }
    }
    for phase in [Phase::Start, Phase::End] {
        holds(&format!("lightning, {phase:?}, passed: false"));
    }
    holds("lightning, End, passed: true");
    for what in ["draw, Start", "draw, Main", "pass, Start", "done, End", "draw of 1", "draw of 2"]
    {
        holds(what);
    }
    holds("discard, first asked: true, last card: false");
    holds("discard, first asked: false, last card: false");
    holds("discard, first asked: true, last card: true");
    for face in Face::DIE {
        holds(&format!("die {face}, short: false"));
    }
    holds("die 1, short: true");
    for token in Token::ALL {
        holds(&format!("{token} from a seat: true"));
        holds(&format!("{token} from a seat: false"));
        holds(&format!("{token} kept"));
    }
    for ending in [Ending::NoRoom, Ending::AllPassed, Ending::Track] {
        holds(&format!("{ending:?}, alone: true"));
    }
    for seats in Seats::ALL {
        for start in seats.iter() {
            holds(&format!("start {start} of {}", seats.count()));
        }
    }
}
