//! The writer: gathers the changes of many tables into one transaction.
use crate::{Change, LogRow, Match, Pool, SeatRow, StoreError, news, on};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use std::sync::{Arc, LazyLock};
use tokio::sync::{mpsc, oneshot};

/// A change and the one who waits for it. Without a change: stop.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) change: Option<Change>,
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Changes in one transaction.
const MOST: usize = 512;

/// If this many are waiting, the next one waits to get in.
const QUEUE: usize = 4096;

pub(crate) fn start(pool: Pool, node: Arc<str>) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut batch = Vec::with_capacity(MOST);
        while 0 < jobs.recv_many(&mut batch, MOST).await {
            let stop = batch.iter().position(|it: &Job| it.change.is_none());
            let last = stop.map(|at| batch.split_off(at));
            write_batch(&pool, &node, batch.drain(..)).await;
            if let Some(unwritten) = last {
                on!(&pool, it => it.close().await);
                // The closed channel tells those behind it that nothing was written.
                if let Some(it) = unwritten.into_iter().next() {
                    let _ = it.done.send(Ok(()));
                }
                return;
            }
        }
    });
    sender
}

async fn write_batch(pool: &Pool, node: &str, jobs: impl Iterator<Item = Job>) {
    let mut jobs: Vec<_> = jobs.filter_map(|it| Some((it.change?, it.done))).collect();
    if jobs.is_empty() {
        return;
    }
    // All nodes take matches in the same order: none waits for another that waits for it.
    jobs.sort_by(|(one, _), (other, _)| one.id().cmp(other.id()));
    let (changes, waiting): (Vec<Change>, Vec<_>) = jobs.into_iter().unzip();
    let mut waiting = waiting.into_iter();
    let mut parts = vec![changes.as_slice()];
    while let Some(part) = parts.pop() {
        let done = write(pool, node, part).await;
        match &done {
            // One conflict must not cost the others their changes, so we look for it.
            Err(StoreError::Conflict) if 1 < part.len() => {
                let (first, second) = part.split_at(part.len() / 2);
                parts.extend([second, first]);
                continue;
            }
            Err(error @ (StoreError::Unavailable(_) | StoreError::Corrupt(_))) => {
                tracing::error!(%error, changes = part.len(), "can't write");
            }
            Ok(()) | Err(StoreError::Conflict) => {}
        }
        for waits in waiting.by_ref().take(part.len()) {
            // Even if nobody waits any more, the change stands.
            let _ = waits.send(done.clone());
        }
    }
}

async fn write(pool: &Pool, node: &str, changes: &[Change]) -> Result<(), StoreError> {
    // After an error nobody knows what state a connection is in: if the disk was full, SQLite
    // has ended the transaction itself, and a new one must not begin inside the old.
    match pool {
        Pool::Sqlite(pool) => {
            let mut connection = pool.acquire().await?;
            let done = write_on_sqlite(&mut connection, changes).await;
            if done.is_err() {
                connection.close_on_drop();
            }
            done
        }
        Pool::Postgres(pool) => {
            let mut connection = pool.acquire().await?;
            let done = write_on_postgres(&mut connection, node, changes).await;
            if done.is_err() {
                connection.close_on_drop();
            }
            done
        }
    }
}

async fn write_on_sqlite(db: &mut SqliteConnection, changes: &[Change]) -> Result<(), StoreError> {
    let mut transaction = db.begin_with("begin immediate").await?;
    carry_out_on_sqlite(&mut transaction, changes).await?;
    Ok(transaction.commit().await?)
}

async fn write_on_postgres(
    db: &mut PgConnection,
    node: &str,
    changes: &[Change],
) -> Result<(), StoreError> {
    let mut transaction = db.begin().await?;
    carry_out_on_postgres(&mut transaction, changes).await?;
    let mut ids: Vec<&str> = changes.iter().map(Change::id).collect();
    ids.sort_unstable();
    ids.dedup();
    news::announce(&mut transaction, node, &ids).await?;
    Ok(transaction.commit().await?)
}

/// Inserts of 1, 2, 4 and 8 rows: few statements to prepare, whatever comes together. With
/// more rows in one, SQLite keeps what it needs to undo a statement in a file.
static INSERTS: LazyLock<[String; 4]> = LazyLock::new(|| {
    std::array::from_fn(|power| {
        let row = |nth: usize| {
            let [a, b, c, d, e] = std::array::from_fn(|i| 5 * nth + i + 1);
            format!("(${a}, ${b}, ${c}, ${d}, ${e})")
        };
        let rows: Vec<String> = (0..1 << power).map(row).collect();
        let rows = rows.join(", ");
        format!("insert into match_log (match_id, entry, actor, action, at_ms) values {rows}")
    })
});

/// The largest insert that these rows fill.
fn insert(rows: usize) -> (&'static str, usize) {
    let power = rows.ilog2().min(INSERTS.len() as u32 - 1);
    (&INSERTS[power as usize], 1 << power)
}

macro_rules! carry_out {
    ($name:ident, $Connection:ty) => {
        async fn $name(db: &mut $Connection, changes: &[Change]) -> Result<(), StoreError> {
            let mut log: Vec<(&str, &LogRow)> = Vec::new();
            for change in changes {
                match change {
                    Change::Create { of, seats } => carry_out!(create db, of, seats),
                    Change::Append { id, rows, results } => {
                        log.extend(rows.iter().map(|it| (id.as_str(), it)));
                        if rows.first().is_some_and(|it| it.entry == 0) {
                            sqlx::query(
                                "update matches set status = 'playing'
                                 where match_id = $1 and status = 'open'",
                            )
                            .bind(id)
                            .execute(&mut *db)
                            .await?;
                        }
                        if !results.is_empty() {
                            let done = sqlx::query(
                                "update matches set status = 'over'
                                 where match_id = $1 and status = 'playing'",
                            )
                            .bind(id)
                            .execute(&mut *db)
                            .await?;
                            // It was abandoned at another node.
                            if done.rows_affected() == 0 {
                                return Err(StoreError::Conflict);
                            }
                        }
                        for it in results {
                            sqlx::query(
                                "insert into results (match_id, seat, score, place)
                                 values ($1, $2, $3, $4)",
                            )
                            .bind(id)
                            .bind(it.seat)
                            .bind(it.score)
                            .bind(it.place)
                            .execute(&mut *db)
                            .await?;
                        }
                    }
                    Change::Seat { id, seat } => {
                        let done = sqlx::query(
                            "update seats set kind = $3, name = $4, level = $5, token_hash = $6,
                             handover_hash = $7, away = $8, wants_to_abandon = $9,
                             version = version + 1
                             where match_id = $1 and seat = $2 and version = $10",
                        )
                        .bind(id)
                        .bind(seat.seat)
                        .bind(seat.kind.name())
                        .bind(&seat.name)
                        .bind(&seat.level)
                        .bind(&seat.token_hash)
                        .bind(&seat.handover_hash)
                        .bind(seat.away)
                        .bind(seat.wants_to_abandon)
                        .bind(seat.version)
                        .execute(&mut *db)
                        .await?;
                        if done.rows_affected() == 0 {
                            return Err(StoreError::Conflict);
                        }
                    }
                    Change::Chat { id, row } => {
                        sqlx::query(
                            "insert into chat (match_id, number, seat, name, text, at_ms)
                             values ($1, $2, $3, $4, $5, $6)",
                        )
                        .bind(id)
                        .bind(row.number)
                        .bind(row.seat)
                        .bind(&row.name)
                        .bind(&row.text)
                        .bind(row.at_ms)
                        .execute(&mut *db)
                        .await?;
                    }
                    Change::Host { id, from, to } => {
                        sqlx::query("update matches set host = $3 where match_id = $1 and host = $2")
                            .bind(id)
                            .bind(from)
                            .bind(to)
                            .execute(&mut *db)
                            .await?;
                    }
                    Change::Abandon { id } => {
                        let done = sqlx::query(
                            "update matches set status = 'abandoned'
                             where match_id = $1 and status in ('open', 'playing')",
                        )
                        .bind(id)
                        .execute(&mut *db)
                        .await?;
                        if done.rows_affected() == 0 {
                            return Err(StoreError::Conflict);
                        }
                    }
                    Change::Rematch { after, of, seats } => {
                        let done = sqlx::query(
                            "update matches set next_match = $2
                             where match_id = $1 and next_match is null",
                        )
                        .bind(after)
                        .bind(&of.id)
                        .execute(&mut *db)
                        .await?;
                        if done.rows_affected() == 0 {
                            return Err(StoreError::Conflict);
                        }
                        carry_out!(create db, of, seats);
                    }
                }
            }
            let mut rest = log.as_slice();
            while !rest.is_empty() {
                let (text, count) = insert(rest.len());
                let mut query = sqlx::query(text);
                for &(id, row) in &rest[..count] {
                    query = query
                        .bind(id)
                        .bind(row.entry)
                        .bind(row.actor.as_str())
                        .bind(row.action.as_str())
                        .bind(row.at_ms);
                }
                query.execute(&mut *db).await?;
                rest = &rest[count..];
            }
            Ok(())
        }
    };
    (create $db:ident, $of:ident, $seats:ident) => {{
        let Match { id, game, rules, options, seed, host, listed, hints, status, next, .. } = $of;
        sqlx::query(
            "insert into matches (match_id, game, rules, options, seed, host, listed, hints,
             status, next_match, created_ms)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(id)
        .bind(game)
        .bind(rules)
        .bind(options)
        .bind(seed)
        .bind(host)
        .bind(listed)
        .bind(hints)
        .bind(status.name())
        .bind(next)
        .bind($of.created_ms)
        .execute(&mut *$db)
        .await?;
        for seat in $seats {
            let SeatRow { kind, name, level, token_hash, handover_hash, away, .. } = seat;
            sqlx::query(
                "insert into seats (match_id, seat, kind, name, level, token_hash, handover_hash,
                 away, wants_to_abandon, version)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(id)
            .bind(seat.seat)
            .bind(kind.name())
            .bind(name)
            .bind(level)
            .bind(token_hash)
            .bind(handover_hash)
            .bind(away)
            .bind(seat.wants_to_abandon)
            .bind(seat.version)
            .execute(&mut *$db)
            .await?;
        }
    }};
}

carry_out!(carry_out_on_sqlite, SqliteConnection);
carry_out!(carry_out_on_postgres, PgConnection);
