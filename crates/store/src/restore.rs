//! What a backup holds, put into a database: all of it, or nothing.
use crate::{
    Backup, BackupError, LogRow, Pool, Store,
    backup::{FORMAT, Line, Whole},
    open::application,
    writer,
};
use flate2::read::MultiGzDecoder;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use std::io::{BufRead, BufReader, Read};

impl Store {
    /// Puts what a backup holds into this database, in the place of what is there if that is
    /// wanted.
    pub async fn restore(
        &self,
        from: impl Read + Send,
        replace: bool,
    ) -> Result<Backup, BackupError> {
        let mut tables = Tables::new(from)?;
        match &self.readers {
            Pool::Sqlite(pool) => {
                let mut db = pool.acquire().await?;
                let mut transaction = db.begin_with("begin immediate").await?;
                sqlite::restore(&mut transaction, &mut tables, replace).await?;
                transaction.commit().await?;
            }
            Pool::Postgres(pool) => {
                let mut db = pool.acquire().await?;
                self.is_alone(&mut db).await?;
                let mut transaction = db.begin().await?;
                postgres::restore(&mut transaction, &mut tables, replace).await?;
                transaction.commit().await?;
            }
        }
        Ok(tables.read)
    }

    /// Nodes that have tables in memory would go on with what was there before.
    async fn is_alone(&self, db: &mut PgConnection) -> Result<(), BackupError> {
        let (others,): (i64,) = sqlx::query_as(
            "select count(*) from pg_stat_activity where datname = current_database()
             and application_name like 'felucca %' and application_name <> $1",
        )
        .bind(application(&self.node))
        .fetch_one(db)
        .await?;
        if others == 0 { Ok(()) } else { Err(BackupError::InUse) }
    }
}

/// The matches in a file, one after another.
struct Tables<R: Read> {
    lines: std::io::Lines<BufReader<MultiGzDecoder<R>>>,
    line: u64,
    read: Backup,
}

impl<R: Read> Tables<R> {
    fn new(from: R) -> Result<Tables<R>, BackupError> {
        let lines = BufReader::new(MultiGzDecoder::new(from)).lines();
        let mut tables = Tables { lines, line: 0, read: Backup::default() };
        match tables.next_line() {
            Ok(Line::Backup { format: FORMAT, .. }) => Ok(tables),
            Ok(Line::Backup { format, .. }) => Err(BackupError::Newer(format)),
            Ok(_) => Err(BackupError::NoBackup("its first line doesn't say so".to_owned())),
            Err(BackupError::Torn) => Err(BackupError::NoBackup("it is empty".to_owned())),
            Err(BackupError::Line { reason, .. }) => Err(BackupError::NoBackup(reason)),
            Err(error) => Err(error),
        }
    }

    fn next_line(&mut self) -> Result<Line, BackupError> {
        self.line += 1;
        let failed = |reason: String| BackupError::Line { line: self.line, reason };
        let text = match self.lines.next() {
            Some(Ok(text)) => text,
            Some(Err(error)) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
                return Err(BackupError::Torn);
            }
            Some(Err(error)) => return Err(failed(error.to_string())),
            None => return Err(BackupError::Torn),
        };
        serde_json::from_str(&text).map_err(|it| failed(it.to_string()))
    }

    /// The next match; `None` where the file ends as it should.
    fn next(&mut self) -> Result<Option<Whole>, BackupError> {
        match self.next_line()? {
            Line::Table(whole) => {
                self.read.tables += 1;
                self.read.entries += whole.log.len() as u64;
                Ok(Some(*whole))
            }
            // What follows is a checksum.
            Line::End(all) if all == self.read && self.lines.next().is_none() => Ok(None),
            Line::End(_) => Err(BackupError::Torn),
            Line::Backup { .. } => {
                Err(BackupError::Line { line: self.line, reason: "it begins anew".to_owned() })
            }
        }
    }
}

macro_rules! restore {
    ($name:ident, $Connection:ty) => {
        mod $name {
            use super::*;

            pub(super) async fn restore<R: Read>(
                db: &mut $Connection,
                tables: &mut Tables<R>,
                replace: bool,
            ) -> Result<(), BackupError> {
                let (there,): (i64,) =
                    sqlx::query_as("select count(*) from matches").fetch_one(&mut *db).await?;
                if 0 < there && !replace {
                    return Err(BackupError::NotEmpty { tables: there });
                }
                for text in [
                    "delete from chat",
                    "delete from match_log",
                    "delete from results",
                    "delete from seats",
                    "delete from matches",
                ] {
                    sqlx::query(text).execute(&mut *db).await?;
                }
                while let Some(Whole { of, seats, log, results, chat }) = tables.next()? {
                    writer::$name::create(db, &of, &seats).await?;
                    let log: Vec<(&str, &LogRow)> =
                        log.iter().map(|it| (of.id.as_str(), it)).collect();
                    writer::$name::insert_log(db, &log).await?;
                    writer::$name::insert_results(db, &of.id, &results).await?;
                    for line in &chat {
                        writer::$name::insert_chat(db, &of.id, line).await?;
                    }
                }
                Ok(())
            }
        }
    };
}

restore!(sqlite, SqliteConnection);
restore!(postgres, PgConnection);
