//! The database of a server, for commands of its host.
use server::Settings;
use std::{
    path::PathBuf,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use store::{Location, OpenError, Store};

/// Which database is meant: that of a server with the same settings.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// A file of SQLite, or a URL as in `postgres://user@host/name` [default: as `felucca serve`]
    #[arg(long, value_name = "DATABASE", env = "FELUCCA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Take the database that this file of settings names
    #[arg(long, value_name = "FILE", env = "FELUCCA_CONFIG")]
    config: Option<PathBuf>,
}

/// How a store is opened: while a server runs on it, or not.
pub(crate) enum Opened {
    Beside,
    Alone,
}

impl Database {
    pub(crate) fn location(&self) -> anyhow::Result<Location> {
        let (database, config) = (self.database.clone(), self.config.clone());
        let settings = Settings { database, config, ..Settings::default() }.complete()?;
        Ok(Location::parse(&settings.database()?)?)
    }

    /// Does something with the database.
    pub(crate) fn with<T>(
        &self,
        opened: &Opened,
        work: impl AsyncFnOnce(&Store) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let location = self.location()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = open(&location, opened).await?;
            let done = work(&store).await;
            store.close().await;
            done
        })
    }
}

async fn open(location: &Location, opened: &Opened) -> Result<Store, OpenError> {
    let node = format!("host-{}", std::process::id());
    match opened {
        Opened::Beside => Store::open_beside(location, &node).await,
        Opened::Alone => Store::open(location, &node).await,
    }
}

/// Milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "how old a table is depends on what time it is")]
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_millis() as i64
}
