//! How many lines of play there are, for fixed deals: see perft.txt.
use game_core::{Game, Seats, Seed, perft};
use sobek::{Options, Sobek};

#[test]
fn perft_numbers() {
    let mut checked = 0;
    for line in include_str!("perft.txt").lines().filter(|it| !it.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().map(|it| it.parse().unwrap()).collect();
        let [seats, seed, expected @ ..] = &numbers[..] else { panic!("{line}") };
        let seats = Seats::new(*seats as usize).unwrap();
        let start = Sobek::new(seats, &Options::default());
        for (depth, &lines) in (1..).zip(expected) {
            let found = perft(&start, Seed::of_run(*seed, 0), 0, depth);
            assert_eq!(found, lines, "{} seats, seed {seed}, depth {depth}", seats.count());
            checked += 1;
        }
    }
    assert!(checked > 50);
}
