//! What the server says about itself: one line a thing, without secrets.
use crate::settings::{LogFormat, Settings};
use tracing_subscriber::EnvFilter;

/// The database's own notices are of no use at `info`.
const DEFAULT: &str = "info,sqlx=warn";

pub(crate) fn start(settings: &Settings) {
    let wanted = settings.log.as_deref().unwrap_or(DEFAULT);
    let (filter, wrong) = match EnvFilter::try_new(wanted) {
        Ok(filter) => (filter, None),
        Err(error) => (EnvFilter::new(DEFAULT), Some(error)),
    };
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()));
    // Where one is set already, as in tests, it stays.
    let _ = match settings.log_format.unwrap_or_default() {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    if let Some(error) = wrong {
        tracing::warn!(%error, "the log filter can't be read; logging at `{DEFAULT}`");
    }
}
