//! Matches, their logs, seats, chat and results, in SQLite or PostgreSQL.
//!
//! The store knows no game. It is told what to write as [`Change`]s, and gathers those
//! of many tables into one transaction, so all that are waiting share one commit to disk.
//! What was answered with `Ok` is on disk.

mod change;
mod error;
mod location;
mod news;
mod open;
mod read;
mod rows;
#[cfg(feature = "testing")]
pub mod testing;
mod writer;

pub use change::Change;
pub use error::{OpenError, StoreError};
pub use location::Location;
pub use news::News;
pub use read::CHAT_LINES;
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

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on!(&self.readers, pool => sqlx::query("select 1").execute(pool).await.map(|_| ())?);
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
