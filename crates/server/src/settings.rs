//! How a server is to run: flags, environment, a file.
use crate::cors::Cors;
use games::GameKind;
use serde::Deserialize;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// More threads than any machine has cores would only get in each other's way.
const MOST_THREADS: usize = 256;

/// Every setting, as it may be given. A flag beats the environment, which beats
/// the file, which beats the default.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Read settings from this file, under the same names: `listen = "0.0.0.0:8080"`
    #[arg(long, value_name = "FILE", env = "FELUCCA_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,

    /// Where to listen: `0.0.0.0:8484` or `[::]:8484` lets others connect [default: 127.0.0.1:8484]
    #[arg(long, value_name = "ADDRESS", env = "FELUCCA_LISTEN", value_parser = address)]
    pub listen: Option<SocketAddr>,

    /// A file for SQLite, or a URL like `postgres://user@host/name` [default: felucca.db in the user's data folder]
    #[arg(long, value_name = "DATABASE", env = "FELUCCA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,

    /// The address people use, if it isn't the one listened on, like `https://play.example.org`
    #[arg(long, value_name = "URL", env = "FELUCCA_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Sites whose scripts may use the API, as `https://tool.example.org`, with commas between them; `*` for all [default: none]
    #[arg(long, value_name = "ORIGINS", env = "FELUCCA_CORS")]
    pub cors: Option<String>,

    /// Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long, env = "FELUCCA_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "YES")]
    pub behind_proxy: Option<bool>,

    /// Serve metrics for Prometheus here, for example on 127.0.0.1:9484 [default: nowhere]
    #[arg(long, value_name = "ADDRESS", env = "FELUCCA_METRICS", value_parser = address)]
    pub metrics: Option<SocketAddr>,

    /// Threads on which bots think [default: half of the cores, at least one]
    #[arg(long, value_name = "N", env = "FELUCCA_BOT_THREADS")]
    pub bot_threads: Option<usize>,

    /// Milliseconds that a bot takes at least, so that its haste tells nothing of its hand [default: 1200]
    #[arg(long, value_name = "MILLISECONDS", env = "FELUCCA_BOT_PACE")]
    pub bot_pace: Option<u64>,

    /// List small example games, too
    #[arg(long, env = "FELUCCA_EXAMPLES", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    pub examples: Option<bool>,

    /// Seconds that finding the turning points of a finished game may take [default: 25]
    #[arg(long, value_name = "SECONDS", env = "FELUCCA_TURNING_POINTS")]
    pub turning_points: Option<u64>,

    /// Unfinished tables that one person may have made [default: 50]
    #[arg(long, value_name = "N", env = "FELUCCA_TABLES_PER_PERSON")]
    pub tables_per_person: Option<u32>,

    /// New tables a minute from one address, after a burst of five times as many [default: 20]
    #[arg(long, value_name = "N", env = "FELUCCA_TABLES_PER_MINUTE")]
    pub tables_per_minute: Option<u32>,

    /// Tables with bots in play from one address [default: 50]
    #[arg(long, value_name = "N", env = "FELUCCA_BOT_TABLES_PER_ADDRESS")]
    pub bot_tables_per_address: Option<usize>,

    /// Requests a second from one address, after a burst of five times as many [default: 50]
    #[arg(long, value_name = "N", env = "FELUCCA_REQUESTS_PER_SECOND")]
    pub requests_per_second: Option<u32>,

    /// Connections at the same time [default: 10000]
    #[arg(long, value_name = "N", env = "FELUCCA_CONNECTIONS")]
    pub connections: Option<usize>,

    /// Seconds after which a bot may play for somebody who isn't at the table [default: 180]
    #[arg(long, value_name = "SECONDS", env = "FELUCCA_ABSENT_AFTER")]
    pub absent_after: Option<u64>,

    /// Seconds that somebody who has left can object to an end without a result [default: 86400]
    #[arg(long, value_name = "SECONDS", env = "FELUCCA_ABANDON_AFTER")]
    pub abandon_after: Option<u64>,

    /// Seconds after which a table that nobody uses leaves memory [default: 300]
    #[arg(long, value_name = "SECONDS", env = "FELUCCA_IDLE_AFTER")]
    pub idle_after: Option<u64>,

    /// What to log: error, warn, info, debug, or a filter like info,server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "FELUCCA_LOG")]
    pub log: Option<String>,

    /// Log as text or as JSON, one line per entry [default: text]
    #[arg(long, value_name = "FORMAT", env = "FELUCCA_LOG_FORMAT", value_enum)]
    pub log_format: Option<LogFormat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// How much one person, or one address, may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) tables_per_person: u32,
    pub(crate) tables_per_minute: u32,
    pub(crate) bot_tables_per_address: usize,
    pub(crate) requests_per_second: u32,
    pub(crate) connections: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("can't read {}: {reason}", path.display())]
    Read { path: PathBuf, reason: std::io::Error },
    #[error("{}: {reason}", path.display())]
    Parse { path: PathBuf, reason: String },
    #[error("there is no folder for the user's data; name a file with --database")]
    NoDataFolder,
    #[error("{name} must be at least 1")]
    Zero { name: &'static str },
    #[error(
        "`{0}` doesn't say what to log: use error, warn, info, debug, or a filter like info,server=debug"
    )]
    Log(String),
    #[error("a public URL looks like https://play.example.org, not `{0}`")]
    PublicUrl(String),
    #[error("sites that may use the API are as https://tool.example.org, or `*`, not `{0}`")]
    Cors(String),
}

/// An address as a flag names it.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "give an IP address and a port, like 127.0.0.1:8484".to_owned())
}

impl Settings {
    /// These settings, completed by those of the file they name.
    pub fn complete(self) -> Result<Settings, SettingsError> {
        let all = self.with_file()?;
        let numbers = [
            ("bot-threads", all.bot_threads.map(|it| it as u64)),
            ("tables-per-person", all.tables_per_person.map(u64::from)),
            ("tables-per-minute", all.tables_per_minute.map(u64::from)),
            ("bot-tables-per-address", all.bot_tables_per_address.map(|it| it as u64)),
            ("requests-per-second", all.requests_per_second.map(u64::from)),
            ("connections", all.connections.map(|it| it as u64)),
            ("abandon-after", all.abandon_after),
            ("idle-after", all.idle_after),
            ("turning-points", all.turning_points),
        ];
        if let Some((name, _)) = numbers.into_iter().find(|it| it.1 == Some(0)) {
            return Err(SettingsError::Zero { name });
        }
        Ok(all)
    }

    fn with_file(self) -> Result<Settings, SettingsError> {
        let Some(path) = self.config.clone() else { return Ok(self) };
        let text = std::fs::read_to_string(&path)
            .map_err(|reason| SettingsError::Read { path: path.clone(), reason })?;
        let file: Settings = toml::from_str(&text)
            .map_err(|it| SettingsError::Parse { path, reason: it.to_string() })?;
        Ok(Settings {
            config: self.config,
            listen: self.listen.or(file.listen),
            database: self.database.or(file.database),
            public_url: self.public_url.or(file.public_url),
            cors: self.cors.or(file.cors),
            behind_proxy: self.behind_proxy.or(file.behind_proxy),
            metrics: self.metrics.or(file.metrics),
            bot_threads: self.bot_threads.or(file.bot_threads),
            bot_pace: self.bot_pace.or(file.bot_pace),
            examples: self.examples.or(file.examples),
            turning_points: self.turning_points.or(file.turning_points),
            tables_per_person: self.tables_per_person.or(file.tables_per_person),
            tables_per_minute: self.tables_per_minute.or(file.tables_per_minute),
            bot_tables_per_address: self.bot_tables_per_address.or(file.bot_tables_per_address),
            requests_per_second: self.requests_per_second.or(file.requests_per_second),
            connections: self.connections.or(file.connections),
            absent_after: self.absent_after.or(file.absent_after),
            abandon_after: self.abandon_after.or(file.abandon_after),
            idle_after: self.idle_after.or(file.idle_after),
            log: self.log.or(file.log),
            log_format: self.log_format.or(file.log_format),
        })
    }

    pub fn address(&self) -> SocketAddr {
        self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8484)))
    }

    /// The database as text: a file in the user's data folder by default.
    pub fn database(&self) -> Result<String, SettingsError> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        use etcetera::BaseStrategy as _;
        let strategy = etcetera::choose_base_strategy().map_err(|_| SettingsError::NoDataFolder)?;
        let path = strategy.data_dir().join("felucca").join("felucca.db");
        Ok(path.display().to_string())
    }

    /// Whose scripts may use the API.
    pub(crate) fn cors(&self) -> Result<Cors, SettingsError> {
        let Some(text) = &self.cors else { return Ok(Cors::Nobody) };
        Cors::parse(text).ok_or_else(|| SettingsError::Cors(text.clone()))
    }

    /// The address people use, without a slash at its end.
    pub fn public_url(&self) -> Result<Option<String>, SettingsError> {
        let Some(url) = &self.public_url else { return Ok(None) };
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let host = rest.map(|it| it.trim_end_matches('/'));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '"', '<']) => {
                Ok(Some(url.trim_end_matches('/').to_owned()))
            }
            _ => Err(SettingsError::PublicUrl(url.clone())),
        }
    }

    pub(crate) fn bot_threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.bot_threads.unwrap_or_else(|| (cores() / 2).max(1)).min(MOST_THREADS)
    }

    /// The games that people see, by name.
    pub(crate) fn games(&self) -> Vec<GameKind> {
        let examples = self.examples.unwrap_or(false);
        let listed = GameKind::ALL.into_iter().filter(|it| examples || !it.is_example());
        let mut games: Vec<GameKind> = listed.collect();
        games.sort_by_key(|it| it.name());
        games
    }

    pub(crate) fn bot_pace(&self) -> Duration {
        Duration::from_millis(self.bot_pace.unwrap_or(1200))
    }

    pub(crate) fn turning_points(&self) -> Duration {
        Duration::from_secs(self.turning_points.unwrap_or(25))
    }

    pub(crate) fn limits(&self) -> Limits {
        Limits {
            tables_per_person: self.tables_per_person.unwrap_or(50),
            tables_per_minute: self.tables_per_minute.unwrap_or(20),
            bot_tables_per_address: self.bot_tables_per_address.unwrap_or(50),
            requests_per_second: self.requests_per_second.unwrap_or(50),
            connections: self.connections.unwrap_or(10_000),
        }
    }

    pub(crate) fn absent_after(&self) -> Duration {
        Duration::from_secs(self.absent_after.unwrap_or(180))
    }

    pub(crate) fn abandon_after(&self) -> Duration {
        Duration::from_secs(self.abandon_after.unwrap_or(24 * 60 * 60))
    }

    pub(crate) fn idle_after(&self) -> Duration {
        Duration::from_secs(self.idle_after.unwrap_or(300))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser as _;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        settings: Settings,
    }

    fn read(flags: &[&str]) -> Result<Settings, String> {
        let line = Line::try_parse_from([&["felucca"], flags].concat());
        let settings = line.map_err(|it| it.to_string())?.settings;
        settings.complete().map_err(|it| it.to_string())
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_what_would() {
        for (flags, words) in [
            (["--listen", "8484"], "like 127.0.0.1:8484"),
            (["--listen", "localhost:8484"], "like 127.0.0.1:8484"),
            (["--metrics", "9484"], "like 127.0.0.1:8484"),
            (["--connections", "0"], "connections must be at least 1"),
            (["--bot-threads", "0"], "bot-threads must be at least 1"),
            (["--tables-per-person", "0"], "tables-per-person must be at least 1"),
            (["--requests-per-second", "many"], "--requests-per-second"),
            (["--config", "/nowhere/felucca.toml"], "can't read /nowhere/felucca.toml"),
        ] {
            let error = read(&flags).unwrap_err();
            assert!(error.contains(words), "{flags:?}: {error}");
        }
    }

    #[test]
    fn what_to_log_is_a_level_or_a_part_with_a_level() {
        let filter = |it: &str| {
            let settings = Settings { log: Some(it.to_owned()), ..Settings::default() };
            crate::logging::filter(&settings).map(|_| ())
        };
        for good in ["info", "warn,server=debug", "INFO", "off", "info, sqlx=warn"] {
            assert!(filter(good).is_ok(), "{good}");
        }
        for bad in ["loud", "info,server=loud", "", "info,,", "server"] {
            assert!(filter(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_flag_beats_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("felucca.toml");
        let path = file.to_str().unwrap();
        std::fs::write(&file, "listen = \"127.0.0.1:1\"\nconnections = 7\n").unwrap();
        let read_with = |flags: &[&str]| read(&[&["--config", path], flags].concat());
        let settings = read_with(&["--connections", "9"]).unwrap();
        assert_eq!((settings.address().port(), settings.limits().connections), (1, 9));
        for (text, words) in [("connections = 0", "at least 1"), ("conections = 1", "conections")] {
            std::fs::write(&file, text).unwrap();
            let error = read_with(&[]).unwrap_err();
            assert!(error.contains(words), "{error}");
        }
    }
}
