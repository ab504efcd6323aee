//! Everything in one file, which can be restored on either kind of database: packed lines of JSON,
//! one a match.
use crate::{
    BackupError, ChatRow, LogRow, Match, Pool, ResultRow, SeatRow, Store,
    read::{MatchRow, RawSeat, select_matches},
};
use flate2::{Compression, write::GzEncoder};
use serde::{Deserialize, Serialize};
use sqlx::{Connection as _, FromRow, PgConnection, SqliteConnection};
use std::{collections::BTreeMap, io::Write};

/// The format. A version that can't read what another has written has another number.
pub(crate) const FORMAT: u32 = 1;

/// Matches that are read together.
const AT_ONCE: i64 = 100;

/// How much a backup holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    pub tables: u64,
    /// Of all logs together.
    pub entries: u64,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    /// The first.
    Backup {
        format: u32,
        made_ms: i64,
    },
    Table(Box<Whole>),
    /// The last: what is cut off is no backup.
    End(Backup),
}

/// A match with all that belongs to it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Whole {
    #[serde(rename = "match")]
    pub(crate) of: Match,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) log: Vec<LogRow>,
    pub(crate) results: Vec<ResultRow>,
    pub(crate) chat: Vec<ChatRow>,
}

impl Store {
    /// Writes everything as it is at one instant, whatever servers write meanwhile.
    pub async fn backup(&self, to: impl Write + Send, made_ms: i64) -> Result<Backup, BackupError> {
        // Little more is gained by trying harder, which takes three times as long.
        let mut lines = Lines { to: GzEncoder::new(to, Compression::fast()) };
        lines.write(&Line::Backup { format: FORMAT, made_ms })?;
        let all = match &self.readers {
            Pool::Sqlite(pool) => {
                let mut db = pool.acquire().await?;
                // What it reads first decides what it sees.
                let mut transaction = db.begin().await?;
                write_from_sqlite(&mut transaction, &mut lines).await?
            }
            Pool::Postgres(pool) => {
                let mut db = pool.acquire().await?;
                let instant = "begin isolation level repeatable read, read only";
                let mut transaction = db.begin_with(instant).await?;
                write_from_postgres(&mut transaction, &mut lines).await?
            }
        };
        lines.write(&Line::End(all))?;
        lines.to.finish()?.flush()?;
        Ok(all)
    }
}

struct Lines<W: Write> {
    to: GzEncoder<W>,
}

impl<W: Write> Lines<W> {
    fn write(&mut self, line: &Line) -> std::io::Result<()> {
        serde_json::to_writer(&mut self.to, line)?;
        self.to.write_all(b"\n")
    }
}

#[derive(FromRow)]
struct SeatOf {
    match_id: String,
    #[sqlx(flatten)]
    row: RawSeat,
}

#[derive(FromRow)]
struct LogOf {
    match_id: String,
    #[sqlx(flatten)]
    row: LogRow,
}

#[derive(FromRow)]
struct ResultOf {
    match_id: String,
    #[sqlx(flatten)]
    row: ResultRow,
}

#[derive(FromRow)]
struct ChatOf {
    match_id: String,
    #[sqlx(flatten)]
    row: ChatRow,
}

macro_rules! write_from {
    ($name:ident, $Connection:ty) => {
        async fn $name<W: Write>(
            db: &mut $Connection,
            lines: &mut Lines<W>,
        ) -> Result<Backup, BackupError> {
            const NEXT: &str = select_matches!("where $1 < match_id order by match_id limit $2");
            let (mut all, mut last) = (Backup::default(), String::new());
            loop {
                let found: Vec<MatchRow> =
                    sqlx::query_as(NEXT).bind(&last).bind(AT_ONCE).fetch_all(&mut *db).await?;
                let found = found.into_iter().map(MatchRow::read);
                let found = found.collect::<Result<Vec<Match>, _>>()?;
                let [Some(first), Some(end)] = [found.first(), found.last()] else {
                    return Ok(all);
                };
                let (first, end) = (first.id.clone(), end.id.clone());
                // Rows of matches that are gone have no place here.
                macro_rules! within {
                    ($text:literal) => {
                        sqlx::query_as($text).bind(&first).bind(&end).fetch_all(&mut *db).await?
                    };
                }
                let seats: Vec<SeatOf> = within!(
                    "select match_id, seat, kind, name, name_key, level, token_hash,
                     handover_hash, handover_ms, away, wants_to_abandon, since_ms, version
                     from seats
                     where match_id between $1 and $2 order by match_id, seat"
                );
                let log: Vec<LogOf> = within!(
                    "select match_id, entry, actor, action, at_ms from match_log
                     where match_id between $1 and $2 order by match_id, entry"
                );
                let results: Vec<ResultOf> = within!(
                    "select match_id, seat, score, place from results
                     where match_id between $1 and $2 order by match_id, seat"
                );
                let chat: Vec<ChatOf> = within!(
                    "select match_id, number, seat, name, text, at_ms from chat
                     where match_id between $1 and $2 order by match_id, number"
                );
                let mut wholes: BTreeMap<String, Whole> =
                    found.into_iter().map(|it| (it.id.clone(), Whole::new(it))).collect();
                for SeatOf { match_id, row } in seats {
                    let row = row.read()?;
                    wholes.entry(match_id).and_modify(|it| it.seats.push(row));
                }
                for LogOf { match_id, row } in log {
                    wholes.entry(match_id).and_modify(|it| it.log.push(row));
                }
                for ResultOf { match_id, row } in results {
                    wholes.entry(match_id).and_modify(|it| it.results.push(row));
                }
                for ChatOf { match_id, row } in chat {
                    wholes.entry(match_id).and_modify(|it| it.chat.push(row));
                }
                for (_, whole) in wholes {
                    all.tables += 1;
                    all.entries += whole.log.len() as u64;
                    lines.write(&Line::Table(Box::new(whole)))?;
                }
                last = end;
            }
        }
    };
}

write_from!(write_from_sqlite, SqliteConnection);
write_from!(write_from_postgres, PgConnection);

impl Whole {
    fn new(of: Match) -> Whole {
        let (seats, log, results, chat) = Default::default();
        Whole { of, seats, log, results, chat }
    }
}
