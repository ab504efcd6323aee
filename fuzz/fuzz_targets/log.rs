//! No text breaks the reader of logs, and a log that is read is written back.
#![no_main]
use game_core::Session;
use libfuzzer_sys::fuzz_target;
use sobek::Sobek;

const GOLDEN: &str = include_str!("../../crates/sobek/tests/golden/sobek-2-2026-000000.log");

fuzz_target!(|data: (u16, u16, &str)| {
    // Hostile text put into the middle of a good log gets further than alone.
    let (from, length, text) = data;
    let from = usize::from(from).min(GOLDEN.len());
    let to = (from + usize::from(length)).min(GOLDEN.len());
    let spliced = format!("{}{text}{}", &GOLDEN[..from], &GOLDEN[to..]);
    for log in [text, &spliced] {
        if let Ok(session) = Session::<Sobek>::from_text(log) {
            let written = session.to_text();
            let again = Session::<Sobek>::from_text(&written).expect("what is written is read");
            // The seed of a game in progress may be read, but is never written.
            assert_eq!(again.log().steps, session.log().steps);
            assert_eq!(again.to_text(), written);
            session.check_luck();
        }
    }
});
