//! What can go wrong, in words for those who run the server.
use std::path::PathBuf;

/// Why something couldn't be read or written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was first. Nothing was written: read again.
    #[error("another writer was first")]
    Conflict,
    /// The database isn't working. If the connection was lost during a write, it is
    /// unknown whether the change was written: read again.
    #[error("the database doesn't answer: {0}")]
    Unavailable(String),
    #[error("what is stored can't be read: {0}")]
    Corrupt(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(it) if it.is_unique_violation() => StoreError::Conflict,
            // PostgreSQL has ended a transaction that was in another's way.
            sqlx::Error::Database(it)
                if it.code().is_some_and(|it| it == "40P01" || it == "40001") =>
            {
                StoreError::Conflict
            }
            _ => StoreError::Unavailable(plain(&error)),
        }
    }
}

/// Why a database can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("a database is a file or a URL such as postgres://user@host/felucca, not `{scheme}:`")]
    Scheme { scheme: String },
    #[error("name a file for the database, or a URL such as postgres://user@host/felucca")]
    NoFile,
    #[error("{} is a folder; name a file in it", path.display())]
    IsFolder { path: PathBuf },
    #[error("can't make the folder {}: {reason}", path.display())]
    Folder { path: PathBuf, reason: std::io::Error },
    #[error(
        "another Felucca uses {}; stop it, or choose another file with --database",
        path.display()
    )]
    InUse { path: PathBuf },
    #[error("can't write {}: {reason}", path.display())]
    Lock { path: PathBuf, reason: std::io::Error },
    #[error(
        "{what} was written by a newer version of Felucca (it has migration {version}); use that \
         version, or another database"
    )]
    Newer { what: String, version: i64 },
    #[error("{what} holds tables that don't look like Felucca's: {reason}")]
    Migration { what: String, reason: String },
    #[error("can't open {what}: {reason}")]
    Connect { what: String, reason: String },
}

/// An error of the database in one line, without the address it was sent to.
pub(crate) fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(it) => it.message().to_owned(),
        sqlx::Error::Io(it) => it.to_string(),
        sqlx::Error::PoolTimedOut => "no connection came about in time".to_owned(),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => "it was closed".to_owned(),
        other => other.to_string(),
    }
}
