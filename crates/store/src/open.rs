//! Opening a database, made on first use.
use crate::{
    Location, OpenError, Pool, Store,
    error::{may_pass, plain},
    on, writer,
};
use sqlx::{
    ConnectOptions, Connection,
    migrate::{MigrateError, Migrator},
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    fs::{DirBuilder, File, OpenOptions, TryLockError},
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
        let lock = match location {
            Location::Sqlite(path) => Some(Arc::new(lock(path)?)),
            Location::Postgres(_) => None,
        };
        let (readers, writers) = connect(location, node).await?;
        on!(&writers, pool => MIGRATIONS.run(pool).await).map_err(|error| {
            let what = location.to_string();
            match error {
                MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
                    OpenError::Newer { what, version }
                }
                MigrateError::Execute(error) => OpenError::Connect { what, reason: plain(&error) },
                other => OpenError::Migration { what, reason: other.to_string() },
            }
        })?;
        if let Pool::Sqlite(pool) = &writers {
            // Nobody has anything in memory yet.
            let done = sqlx::query("delete from notices").execute(pool).await;
            done.map_err(|it| OpenError::Connect {
                what: location.to_string(),
                reason: plain(&it),
            })?;
        }
        Ok(Store::new(readers, writers, node, lock))
    }

    /// Opens a database on which a server may run meanwhile: it is neither locked nor made nor
    /// brought up to date.
    pub async fn open_beside(location: &Location, node: &str) -> Result<Store, OpenError> {
        let what = location.to_string();
        if let Location::Sqlite(path) = location
            && !path.is_file()
        {
            return Err(OpenError::Missing { what });
        }
        let (readers, writers) = connect(location, node).await?;
        let newest: Result<(Option<i64>,), _> = on!(&readers, pool => {
            sqlx::query_as("select max(version) from _sqlx_migrations").fetch_one(pool).await
        });
        let own = MIGRATIONS.iter().map(|it| it.version).max();
        match newest {
            Ok((newest,)) if newest == own => Ok(Store::new(readers, writers, node, None)),
            Ok((Some(version),)) if own < Some(version) => Err(OpenError::Newer { what, version }),
            Ok(_) => Err(OpenError::Older { what }),
            // There is no such table: it is another's database, or none at all.
            Err(sqlx::Error::Database(it)) => {
                Err(OpenError::Migration { what, reason: it.message().to_owned() })
            }
            Err(error) => Err(OpenError::Connect { what, reason: plain(&error) }),
        }
    }

    fn new(readers: Pool, writers: Pool, node: &str, lock: Option<Arc<File>>) -> Store {
        let node: Arc<str> = node.into();
        let beside = lock.is_none();
        let writer = writer::start(writers, node.clone(), beside);
        Store { readers, writer, node, _lock: lock }
    }
}

/// What the connections of a node are called in PostgreSQL.
pub(crate) fn application(node: &str) -> String {
    format!("felucca {node}")
}

/// Connections that read, and those that write.
async fn connect(location: &Location, node: &str) -> Result<(Pool, Pool), OpenError> {
    let failed = |error: sqlx::Error| {
        let (what, reason) = (location.to_string(), plain(&error));
        match location {
            Location::Postgres(_) if may_pass(&error) => OpenError::Away { what, reason },
            _ => OpenError::Connect { what, reason },
        }
    };
    match location {
        Location::Sqlite(path) => {
            let options = SqliteConnectOptions::new()
                .filename(path)
                .journal_mode(SqliteJournalMode::Wal)
                // What was answered survives a loss of power.
                .synchronous(SqliteSynchronous::Full)
                .busy_timeout(PATIENCE)
                // The journal is written back in small steps: those who wait meanwhile wait
                // half as long in the worst case as with large ones.
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
            let writers = pool(1).await.map_err(failed)?;
            let readers = pool(CONNECTIONS).await.map_err(failed)?;
            Ok((Pool::Sqlite(readers), Pool::Sqlite(writers)))
        }
        Location::Postgres(url) => {
            let options: PgConnectOptions = url.parse().map_err(failed)?;
            let options = options.application_name(&application(node)).disable_statement_logging();
            // A pool would only say that none of its connections came about.
            let first = timeout(PATIENCE, options.connect()).await;
            let first = first.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(failed)?;
            first.close().await.map_err(failed)?;
            let pool = PgPoolOptions::new()
                .max_connections(CONNECTIONS)
                .acquire_timeout(PATIENCE)
                .connect_with(options)
                .await
                .map_err(failed)?;
            Ok((Pool::Postgres(pool.clone()), Pool::Postgres(pool)))
        }
    }
}

/// Two processes on one file would not hear of each other's moves. The file is made where
/// there is none.
fn lock(database: &Path) -> Result<File, OpenError> {
    if database.is_dir() {
        return Err(OpenError::IsFolder { path: database.to_owned() });
    }
    if let Some(path) = database.parent().filter(|it| !it.as_os_str().is_empty()) {
        own_folder()
            .create(path)
            .map_err(|reason| OpenError::Folder { path: path.to_owned(), reason })?;
    }
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let path = Path::new(&path);
    let failed = |path: &Path, reason| OpenError::Lock { path: path.to_owned(), reason };
    let mut options = own_file();
    // Whoever may write beside the database can't have another file opened or emptied by a link.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NOFOLLOW);
    let file = options.open(path).map_err(|reason| match path.is_symlink() {
        true => OpenError::LockIsLink { path: path.to_owned() },
        false => failed(path, reason),
    })?;
    match file.try_lock() {
        Ok(()) => {
            // SQLite would open a file that can't be written, to be read alone.
            own_file().open(database).map_err(|reason| failed(database, reason))?;
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: database.to_owned() }),
        Err(TryLockError::Error(reason)) => Err(failed(path, reason)),
    }
}

/// Makes a file that its owner alone may read: a database holds the seeds of games in play. SQLite
/// makes what lies beside it alike.
fn own_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The same of a folder, where there is none.
fn own_folder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}
