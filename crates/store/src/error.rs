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

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        BackupError::Store(error.into())
    }
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
    #[error(
        "{} is a link to another file; remove it, or choose another file with --database",
        path.display()
    )]
    LockIsLink { path: PathBuf },
    #[error("can't write {}: {reason}", path.display())]
    Lock { path: PathBuf, reason: std::io::Error },
    #[error(
        "{what} was written by a newer version of Felucca (it has migration {version}); use that \
         version, or another database"
    )]
    Newer { what: String, version: i64 },
    #[error(
        "{what} was written by an older version of Felucca; start `felucca serve` of this version \
         on it once, which brings it up to date"
    )]
    Older { what: String },
    #[error("there is no database {what}; name one with --database")]
    Missing { what: String },
    #[error("{what} holds tables that aren't Felucca's as they should be: {reason}")]
    Migration { what: String, reason: String },
    /// It may be there in a moment.
    #[error("{what} doesn't answer: {reason}")]
    Away { what: String, reason: String },
    #[error("can't open {what}: {reason}")]
    Connect { what: String, reason: String },
}

/// Whether who asks again may be answered: a server that isn't there yet, or isn't ready.
pub(crate) fn may_pass(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => true,
        // It starts or stops, or has no room for another connection.
        sqlx::Error::Database(it) => it.code().is_some_and(|it| it == "57P03" || it == "53300"),
        _ => false,
    }
}

/// Why a backup isn't made, or nothing is restored from it.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    File(#[from] std::io::Error),
    #[error("this is no backup of Felucca: {0}")]
    NoBackup(String),
    #[error("line {line} of the backup is wrong: {reason}")]
    Line { line: u64, reason: String },
    #[error("the backup ends too early: it was never finished, or a part of it is lost")]
    Torn,
    #[error("a newer version of Felucca made this backup (its format is {0}); use that version")]
    Newer(u32),
    #[error("the database holds {tables} tables already; --replace deletes them first")]
    NotEmpty { tables: i64 },
    #[error("other nodes use the database; stop them first")]
    InUse,
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
