//! Logs that replay for ever. A golden log is never edited: if one fails, the
//! rules have changed. Then the new rules get a new number, and the old ones stay
//! playable (docs/decisions/0007).
use game_core::{LuckCheck, Seats, Session, Step, conformance::golden_logs};
use sobek::{Action, Character, Sobek, Token};
use std::collections::BTreeSet;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn logs() -> Vec<Session<Sobek>> {
    golden_logs(FOLDER)
}

#[test]
fn golden_logs_replay_and_their_luck_is_the_seeds() {
    let logs = logs();
    for seats in Seats::ALL {
        let of_seats = logs.iter().filter(|it| it.seats() == seats);
        assert!(of_seats.count() >= 4, "logs for each number of seats");
    }
    for log in &logs {
        assert!(matches!(log.check_luck(), LuckCheck::Fair(3..)));
    }
}

#[test]
fn golden_logs_hold_every_kind_of_action() {
    let logs = logs();
    let actions: Vec<Action> = logs
        .iter()
        .flat_map(|it| &it.log().steps)
        .filter_map(|it| match it {
            Step::Seat(_, action) => Some(*action),
            Step::Chance(_) => None,
        })
        .collect();
    let verbs: BTreeSet<String> =
        actions.iter().map(|it| it.to_string().split(' ').next().unwrap().to_owned()).collect();
    for verb in ["take", "set", "event", "rob", "discard", "done", "start"] {
        assert!(verbs.contains(verb), "{verb}");
    }
    for character in Character::ALL {
        assert!(actions.iter().any(|it| it.character() == Some(character)), "{character:?}");
    }
    for token in Token::all() {
        let picked = |it: &Action| matches!(it, Action::Event(pick) if pick.token() == token);
        assert!(actions.iter().any(picked), "{token}");
    }
}
