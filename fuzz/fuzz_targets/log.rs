//! No text breaks the log reader, and a log that was read is written back unchanged.
#![no_main]
use game_core::{Game, Session};
use games::{conex::Conex, sobek::Sobek};
use libfuzzer_sys::fuzz_target;

const SOBEK: &str = include_str!("../../games/sobek/rules/tests/golden/sobek-2-2026-000000.log");
const CONEX: &str = include_str!("../../games/conex/rules/tests/golden/conex-2-medium-40-patient.log");

fn read<G: Game>(log: &str) {
    if let Ok(session) = Session::<G>::from_text(log) {
        let written = session.to_text();
        let again = Session::<G>::from_text(&written).expect("what is written is read");
        // The seed of a game in progress may be read, but is never written.
        assert_eq!(again.log().steps, session.log().steps);
        assert_eq!(again.to_text(), written);
        session.check_luck();
    }
}

/// Hostile text in the middle of a good log gets further than on its own.
fn spliced(golden: &str, from: u16, length: u16, text: &str) -> String {
    let from = usize::from(from).min(golden.len());
    let to = (from + usize::from(length)).min(golden.len());
    format!("{}{text}{}", &golden[..from], &golden[to..])
}

fuzz_target!(|data: (u16, u16, &str)| {
    let (from, length, text) = data;
    read::<Sobek>(text);
    read::<Sobek>(&spliced(SOBEK, from, length, text));
    read::<Conex>(text);
    read::<Conex>(&spliced(CONEX, from, length, text));
});
