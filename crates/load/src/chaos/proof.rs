//! The proof of ended games: `felucca check` plays their logs again.
use crate::chaos::arena::{Arena, Broken};
use anyhow::Context;
use std::{
    fs,
    path::{Path, PathBuf},
};
use tokio::process::Command;

/// Logs for one run of the program.
const AT_ONCE: usize = 200;

/// Checks all logs in a folder. Returns how many are fine.
pub(crate) async fn check(program: &Path, logs: &Path, arena: &Arena) -> anyhow::Result<u64> {
    let entries = fs::read_dir(logs)?;
    let files = entries.map(|it| Ok(it?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
    let mut fine = 0;
    for files in files.chunks(AT_ONCE) {
        let checked = Command::new(program).arg("check").args(files).output().await;
        let checked = checked.context("can't run `felucca check`")?;
        let said = String::from_utf8_lossy(&checked.stdout);
        let complained = String::from_utf8_lossy(&checked.stderr);
        for file in files {
            let name = file.display().to_string();
            match fault(&name, &said, &complained) {
                None => fine += 1,
                Some(what) => {
                    let table = file.file_stem().unwrap_or_default().to_string_lossy();
                    let (table, what) = (table.into_owned(), format!("felucca check: {what}"));
                    arena.break_promise(Broken { table, seat: None, ply: 0, what });
                }
            }
        }
    }
    Ok(fine)
}

/// What is wrong with a log: it must be right, over, and its luck the seed's.
fn fault(name: &str, said: &str, complained: &str) -> Option<String> {
    let of = |text: &str| text.lines().find(|it| it.contains(name)).map(str::to_owned);
    match of(said) {
        Some(line) => {
            let wanted = [": ok: ", ", over, ", "the luck is the seed's"];
            (!wanted.iter().all(|it| line.contains(it))).then_some(line)
        }
        None => Some(of(complained).unwrap_or_else(|| complained.trim().to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_right_over_and_honest() {
        let said = "/a.log: ok: conex, 2 seats, 40 steps, over, scores 4 3; the luck is the seed's \
            (9 draws)\n/b.log: ok: conex, 2 seats, 3 steps, not over; the luck is the seed's (2 \
            draws)\n/c.log: ok: conex, 2 seats, 4 steps, over, scores 1 2; no seed to check the \
            luck by\n";
        let complained = "error: /d.log: line 7: it is seat 1's turn\n";
        assert_eq!(fault("/a.log", said, complained), None);
        assert!(fault("/b.log", said, complained).unwrap().contains("not over"));
        assert!(fault("/c.log", said, complained).unwrap().contains("no seed"));
        assert!(fault("/d.log", said, complained).unwrap().contains("line 7"));
        assert!(fault("/e.log", said, complained).is_some());
    }
}
