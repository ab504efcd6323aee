//! How many lines of play there are, from deals and from positions of golden
//! logs: see perft.txt.
use conex::Conex;
use game_core::{Game, Nobody, Seats, Seed, Session, perft};
use std::{fs, path::Path};

fn rows(of_logs: bool) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = include_str!("perft.txt").lines().filter(|it| !it.starts_with('#'));
    let rows = lines.map(|it| it.split(' ').collect::<Vec<_>>());
    rows.filter(move |it| it[0].ends_with(".log") == of_logs)
}

fn check(state: &Conex, seed: Seed, ply: u32, row: &[&str], expected: &[&str]) {
    for (depth, lines) in (1..).zip(expected) {
        let found = perft(state, seed, ply, depth);
        assert_eq!(found.to_string(), *lines, "{row:?}: depth {depth}");
    }
}

#[test]
fn lines_from_deals() {
    assert!(9 <= rows(false).count());
    for row in rows(false) {
        let [seats, options, seed, expected @ ..] = &row[..] else { panic!("{row:?}") };
        let seats = Seats::new(seats.parse().unwrap()).unwrap();
        let start = Conex::new(seats, &options.parse().unwrap());
        check(&start, Seed::of_run(seed.parse().unwrap(), 0), 0, &row, expected);
    }
}

#[test]
fn lines_from_positions() {
    assert!(25 <= rows(true).count());
    for row in rows(true) {
        let [log, step, expected @ ..] = &row[..] else { panic!("{row:?}") };
        let step: u32 = step.parse().unwrap();
        let (state, seed) = position(log, step as usize);
        check(&state, seed, step, &row, expected);
    }
}

/// The position before this step of a golden log.
fn position(log: &str, step: usize) -> (Conex, Seed) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let text = fs::read_to_string(folder.join(log)).expect("a golden log can be read");
    let session = Session::<Conex>::from_text(&text).expect("a golden log is read");
    let mut state = Conex::new(session.seats(), &session.log().header.options);
    session.log().steps[..step].iter().for_each(|it| state.apply(it, &mut Nobody));
    (state, session.log().header.seed.expect("a golden log has its seed"))
}
