//! Opening a database, which is created on first use.
use crate::{Location, OpenError, Pool, Store, error::plain, on, writer};
use sqlx::{
    ConnectOptions, Connection,
    migrate::{MigrateError, Migrator},
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    fs::{File, TryLockError},
    path::Path,
    sync::Arc,
    time::Duration,
};
use tokio::time::timeout;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long a request waits for the database before it is told that it can't.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connections that read, and on PostgreSQL also write.
const CONNECTIONS: u32 = 6;

impl Store {
    /// Opens a database, and creates or updates its tables. `node` sets this process
    /// apart from others.
    pub async fn open(location: &Location, node: &str) -> Result<Store, OpenError> {
        let connect = |error: sqlx::Error| OpenError::Connect {
            what: location.to_string(),
            reason: plain(&error),
        };
        let (readers, writers, lock) = match location {
            Location::Sqlite(path) => {
                let lock = lock(path)?;
                let options = SqliteConnectOptions::new()
                    .filename(path)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    // What was answered survives a loss of power.
                    .synchronous(SqliteSynchronous::Full)
                    .busy_timeout(PATIENCE)
                    // The journal is written back in small steps: in the worst case, writers wait
                    // half as long as with large ones.
                    .pragma("wal_autocheckpoint", "500")
                    .disable_statement_logging();
                let pool = |most| {
                    SqlitePoolOptions::new()
                        .max_connections(most)
                        .acquire_timeout(PATIENCE)
                        // There is no line that could be dead.
                        .test_before_acquire(false)
                        .connect_with(options.clone())
                };
                let writers = pool(1).await.map_err(connect)?;
                let readers = pool(CONNECTIONS).await.map_err(connect)?;
                (Pool::Sqlite(readers), Pool::Sqlite(writers), Some(Arc::new(lock)))
            }
            Location::Postgres(url) => {
                let options: PgConnectOptions = url.parse().map_err(connect)?;
                let options = options.application_name("felucca").disable_statement_logging();
                // A pool would only say that it got no connection.
                let first = timeout(PATIENCE, options.connect()).await;
                let first = first.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(connect)?;
                first.close().await.map_err(connect)?;
                let pool = PgPoolOptions::new()
                    .max_connections(CONNECTIONS)
                    .acquire_timeout(PATIENCE)
                    .connect_with(options)
                    .await
                    .map_err(connect)?;
                (Pool::Postgres(pool.clone()), Pool::Postgres(pool), None)
            }
        };
        on!(&writers, pool => MIGRATIONS.run(pool).await).map_err(|error| {
            let what = location.to_string();
            match error {
                MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
                    OpenError::Newer { what, version }
                }
                MigrateError::Execute(error) => connect(error),
                other => OpenError::Migration { what, reason: other.to_string() },
            }
        })?;
        let node: Arc<str> = node.into();
        let writer = writer::start(writers, node.clone());
        Ok(Store { readers, writer, node, _lock: lock })
    }
}

/// Two processes on one file would not hear of each other's moves.
fn lock(database: &Path) -> Result<File, OpenError> {
    if database.is_dir() {
        return Err(OpenError::IsFolder { path: database.to_owned() });
    }
    if let Some(path) = database.parent().filter(|it| !it.as_os_str().is_empty()) {
        std::fs::create_dir_all(path)
            .map_err(|reason| OpenError::Folder { path: path.to_owned(), reason })?;
    }
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let path = Path::new(&path);
    let file =
        File::create(path).map_err(|reason| OpenError::Lock { path: path.to_owned(), reason })?;
    match file.try_lock() {
        Ok(()) => {
            // SQLite would open a file that can't be written for reading only.
            if database.exists() {
                let opened = File::options().write(true).open(database);
                opened.map_err(|reason| OpenError::Lock { path: database.to_owned(), reason })?;
            }
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: database.to_owned() }),
        Err(TryLockError::Error(reason)) => Err(OpenError::Lock { path: path.to_owned(), reason }),
    }
}
