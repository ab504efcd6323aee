//! What must never change: golden logs, and tables of perft numbers.
use crate::{Game, LuckCheck, Nobody, Seats, Seed, Session, perft};
use std::{fs, path::Path};

/// Reads the golden logs in a folder: finished games that must replay for ever, byte
/// for byte. There are some for every number of seats.
pub fn golden_logs<G: Game>(folder: impl AsRef<Path>) -> Vec<Session<G>> {
    let files = fs::read_dir(folder).expect("the golden logs are there");
    let read = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("a golden log").path();
        let text = fs::read_to_string(&path).expect("a golden log can be read");
        golden_log(&path.display().to_string(), &text)
    };
    let logs: Vec<Session<G>> = files.map(read).collect();
    for &seats in G::SEATS {
        assert!(logs.iter().any(|it| it.seats() == seats), "a golden log for {seats:?}");
    }
    logs
}

fn golden_log<G: Game>(name: &str, text: &str) -> Session<G> {
    let session = Session::from_text(text);
    let session: Session<G> = session.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(session.to_text(), text, "{name}");
    assert!(session.state().outcome().is_some(), "{name}");
    assert!(matches!(session.check_luck(), LuckCheck::Fair(1..)), "{name}");
    session
}

/// How many rows and numbers of a table were recounted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    pub deals: usize,
    pub positions: usize,
    pub numbers: usize,
}

/// Recounts a table of perft numbers. A row has the lines of 1, 2, 3, … decisions,
/// from a deal (seats, options if the game has any, seed) or from a position of a golden
/// log in the folder (its name, the number of the step).
pub fn perft_table<G: Game>(table: &str, folder: impl AsRef<Path>) -> Counted {
    let mut counted = Counted::default();
    for row in table.lines().filter(|it| !it.starts_with('#')) {
        let words: Vec<&str> = row.split_whitespace().collect();
        let (state, seed, ply, expected): (G, Seed, u32, &[&str]) = match &words[..] {
            [log, step, expected @ ..] if log.ends_with(".log") => {
                counted.positions += 1;
                let (state, seed) = position(&folder.as_ref().join(log), number(step));
                (state, seed, number(step) as u32, expected)
            }
            [seats, seed, expected @ ..] if seed.parse::<u64>().is_ok() => {
                counted.deals += 1;
                (deal(seats, "-"), Seed::of_run(number(seed), 0), 0, expected)
            }
            [seats, options, seed, expected @ ..] => {
                counted.deals += 1;
                (deal(seats, options), Seed::of_run(number(seed), 0), 0, expected)
            }
            _ => panic!("{row}"),
        };
        for (depth, lines) in (1..).zip(expected) {
            let found = perft(&state, seed, ply, depth);
            assert_eq!(found, number(lines), "{row}: depth {depth}");
            counted.numbers += 1;
        }
    }
    counted
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|error| panic!("{word}: {error}"))
}

fn deal<G: Game>(seats: &str, options: &str) -> G {
    let seats = Seats::new(number(seats) as usize).expect("2 to 4 seats");
    G::new(seats, &options.parse().unwrap_or_else(|error| panic!("{options}: {error}")))
}

/// The position before this step of a golden log.
fn position<G: Game>(log: &Path, step: u64) -> (G, Seed) {
    let text = fs::read_to_string(log).expect("a golden log can be read");
    let session = golden_log::<G>(&log.display().to_string(), &text);
    let mut state = G::new(session.seats(), &session.log().header.options);
    session.log().steps[..step as usize].iter().for_each(|it| state.apply(it, &mut Nobody));
    (state, session.log().header.seed.expect("a golden log has its seed"))
}
