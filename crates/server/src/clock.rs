//! The one place where the server reads the time of day.
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "stored rows say when they happened")]
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_millis() as i64
}

#[expect(clippy::disallowed_methods, reason = "how long something takes is measured")]
pub(crate) fn now() -> Instant {
    Instant::now()
}
