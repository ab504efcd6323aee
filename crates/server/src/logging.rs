//! What the server says about itself: one line a thing, without secrets.
use crate::settings::{LogFormat, Settings, SettingsError};
use tracing_subscriber::EnvFilter;

/// The database's own notices are of no use at `info`.
const DEFAULT: &str = "info,sqlx=warn";

const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// What to log. A word that isn't a level would be taken for the name of a module, and all
/// others would fall silent.
pub(crate) fn filter(settings: &Settings) -> Result<EnvFilter, SettingsError> {
    let wanted = settings.log.as_deref().unwrap_or(DEFAULT).replace(' ', "");
    let level = |it: &str| it.rsplit('=').next().unwrap_or_default().to_ascii_lowercase();
    let known = wanted.split(',').all(|it| LEVELS.contains(&level(it).as_str()));
    // It would log whole paths, with the names of tables in them.
    let filter = EnvFilter::try_new(wanted.clone() + ",tower_http=off").ok().filter(|_| known);
    filter.ok_or(SettingsError::Log(wanted))
}

pub(crate) fn start(settings: &Settings) -> Result<(), SettingsError> {
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter(settings)?)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()));
    // If one is already set, as in tests, it stays.
    let _ = match settings.log_format.unwrap_or_default() {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    Ok(())
}
