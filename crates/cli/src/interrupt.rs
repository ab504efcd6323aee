//! Ctrl-C: ends long work with the results so far.
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether to stop.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// What a shell reports for a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C asks to stop; the second one doesn't ask.
pub(crate) fn listen() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    })?;
    Ok(())
}

pub(crate) fn came() -> bool {
    STOP.load(Ordering::Relaxed)
}
