//! Matches, their logs, seats, chat and results, in SQLite or PostgreSQL.
//!
//! The store knows no game. It is told what to write as [`Change`]s, and gathers those
//! of many tables into one transaction, so all that are waiting share one commit to disk.
//! What was answered with `Ok` is on disk.

mod backup;
mod change;
mod error;
mod location;
mod news;
mod open;
mod prune;
mod read;
mod restore;
mod rows;
#[cfg(feature = "testing")]
pub mod testing;
mod writer;

pub use backup::Backup;
pub use change::Change;
pub use error::{BackupError, OpenError, StoreError};
pub use location::Location;
pub use news::News;
pub use prune::{Prunable, Unused};
pub use read::{CHAT_LINES, Overview};
pub use rows::{ChatRow, LogRow, Match, ResultRow, SeatKind, SeatRow, Status, Stored};

use sqlx::{PgPool, SqlitePool};
use std::{fs::File, sync::Arc};
use tokio::sync::{mpsc, oneshot};

/// A handle to the database; clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Pool,
    writer: mpsc::Sender<writer::Job>,
    /// Sets this process apart from others that use the same database.
    node: Arc<str>,
    /// Held for as long as the file is in use.
    _lock: Option<Arc<File>>,
}

#[derive(Clone, Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The same statements on either database: the body is compiled once for each.
macro_rules! on {
    ($pool:expr, $it:ident => $body:expr) => {
        match $pool {
            crate::Pool::Sqlite($it) => $body,
            crate::Pool::Postgres($it) => $body,
        }
    };
}
use on;

impl Store {
    /// Writes a change and waits until it is on disk.
    pub async fn write(&self, change: Change) -> Result<(), StoreError> {
        let (done, written) = oneshot::channel();
        let job = writer::Job { change: Some(change), done };
        let closed = || StoreError::Unavailable("it was closed".to_owned());
        self.writer.send(job).await.map_err(|_| closed())?;
        written.await.map_err(|_| closed())?
    }

    /// Whether the database takes what is written: one whose disk is full, or that somebody
    /// has locked, can still be read.
    pub async fn probe(&self) -> Result<(), StoreError> {
        const TEXT: &str = "update health set probes = probes + 1";
        on!(&self.readers, pool => sqlx::query(TEXT).execute(pool).await.map(|_| ())?);
        Ok(())
    }

    /// Whether other processes may serve the same matches.
    pub fn is_shared(&self) -> bool {
        matches!(self.readers, Pool::Postgres(_))
    }

    /// Waits for what is being written, and closes the database.
    pub async fn close(self) {
        let Store { readers, writer, .. } = self;
        let (done, closed) = oneshot::channel();
        if writer.send(writer::Job { change: None, done }).await.is_ok() {
            let _ = closed.await;
        }
        on!(readers, pool => pool.close().await);
    }
}
