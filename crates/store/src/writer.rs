//! The one who writes: gathers the changes of many tables into one transaction.
use crate::{Change, Pool, StoreError, news, on};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};
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

/// `beside` a server, that one must be told.
pub(crate) fn start(pool: Pool, node: Arc<str>, beside: bool) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut batch = Vec::with_capacity(MOST);
        while 0 < jobs.recv_many(&mut batch, MOST).await {
            let stop = batch.iter().position(|it: &Job| it.change.is_none());
            let last = stop.map(|at| batch.split_off(at));
            write_batch(&pool, &node, beside, batch.drain(..)).await;
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

async fn write_batch(pool: &Pool, node: &str, beside: bool, jobs: impl Iterator<Item = Job>) {
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
        let done = write(pool, node, beside, part).await;
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

async fn write(
    pool: &Pool,
    node: &str,
    beside: bool,
    changes: &[Change],
) -> Result<(), StoreError> {
    // After an error nobody knows in what state a connection is: where the disk was full,
    // SQLite has ended the transaction itself, and a new one must not begin inside the old.
    match pool {
        Pool::Sqlite(pool) => {
            let mut connection = pool.acquire().await?;
            let done = write_on_sqlite(&mut connection, beside, changes).await;
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

async fn write_on_sqlite(
    db: &mut SqliteConnection,
    beside: bool,
    changes: &[Change],
) -> Result<(), StoreError> {
    let mut transaction = db.begin_with("begin immediate").await?;
    hold_on_sqlite(&mut transaction, changes).await?;
    sqlite::carry_out(&mut transaction, changes).await?;
    if beside {
        let ids: Vec<String> = changes.iter().map(|it| it.id().to_owned()).collect();
        news::leave_notice(&mut transaction, &ids).await?;
    }
    Ok(transaction.commit().await?)
}

async fn write_on_postgres(
    db: &mut PgConnection,
    node: &str,
    changes: &[Change],
) -> Result<(), StoreError> {
    let mut transaction = db.begin().await?;
    hold_on_postgres(&mut transaction, changes).await?;
    postgres::carry_out(&mut transaction, changes).await?;
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

/// The matches that must be there: those whose logs grow must not be finished, those at which
/// somebody talks may be.
fn wanted(changes: &[Change]) -> [(bool, Vec<String>); 2] {
    let (mut grow, mut talk) = (BTreeSet::new(), BTreeSet::new());
    for change in changes {
        match change {
            Change::Append { id, .. } => grow.insert(id.clone()),
            Change::Chat { id, .. } => talk.insert(id.clone()),
            _ => continue,
        };
    }
    [(false, grow), (true, talk)].map(|(finished_too, ids)| (finished_too, Vec::from_iter(ids)))
}

/// Looks whether these matches are still there: they may be pruned or closed meanwhile.
async fn hold_on_sqlite(db: &mut SqliteConnection, changes: &[Change]) -> Result<(), StoreError> {
    for (finished_too, ids) in wanted(changes).into_iter().filter(|it| !it.1.is_empty()) {
        let (there,): (i64,) = sqlx::query_as(
            "select count(*) from matches where match_id in (select value from json_each($1))
             and ($2 or status in ('open', 'playing'))",
        )
        .bind(as_json(&ids))
        .bind(finished_too)
        .fetch_one(&mut *db)
        .await?;
        if there < ids.len() as i64 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// The same; whoever deletes one of them comes before these changes, or waits until they are
/// written.
async fn hold_on_postgres(db: &mut PgConnection, changes: &[Change]) -> Result<(), StoreError> {
    for (finished_too, ids) in wanted(changes).into_iter().filter(|it| !it.1.is_empty()) {
        let there: Vec<(String,)> = sqlx::query_as(
            "select match_id from matches where match_id = any($1)
             and ($2 or status in ('open', 'playing')) order by match_id for key share",
        )
        .bind(&ids)
        .bind(finished_too)
        .fetch_all(&mut *db)
        .await?;
        if there.len() < ids.len() {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// Names of matches, as SQLite takes many at once.
pub(crate) fn as_json(ids: &[String]) -> String {
    serde_json::to_string(ids).expect("names are plain text")
}

/// The same statements on either database.
macro_rules! statements {
    ($name:ident, $Connection:ident) => {
        pub(crate) mod $name {
            use super::{StoreError, insert};
            use crate::{Change, ChatRow, LogRow, Match, ResultRow, SeatRow};
            use sqlx::$Connection as Connection;

            pub(super) async fn carry_out(
                db: &mut Connection,
                changes: &[Change],
            ) -> Result<(), StoreError> {
                let mut log: Vec<(&str, &LogRow)> = Vec::new();
                for change in changes {
                    match change {
                        Change::Create { of, seats } => create(db, of, seats).await?,
                        Change::Append { id, rows, results } => {
                            log.extend(rows.iter().map(|it| (id.as_str(), it)));
                            let begins = rows.first().is_some_and(|it| it.entry == 0);
                            append(db, id, begins, results).await?;
                        }
                        Change::Seat { id, seat } => change_seat(db, id, seat).await?,
                        Change::Chat { id, row } => insert_chat(db, id, row).await?,
                        Change::Host { id, from, to } => {
                            sqlx::query(
                                "update matches set host = $3 where match_id = $1 and host = $2",
                            )
                            .bind(id)
                            .bind(from)
                            .bind(to)
                            .execute(&mut *db)
                            .await?;
                        }
                        Change::Abandon { id } => {
                            let done = sqlx::query(
                                "update matches set status = 'abandoned', origin = null
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
                            create(db, of, seats).await?;
                        }
                    }
                }
                insert_log(db, &log).await
            }

            /// All of an append but its rows, which are inserted with those of others.
            async fn append(
                db: &mut Connection,
                id: &str,
                begins: bool,
                results: &[ResultRow],
            ) -> Result<(), StoreError> {
                if begins {
                    sqlx::query(
                        "update matches set status = 'playing', origin = null
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
                insert_results(db, id, results).await
            }

            async fn change_seat(
                db: &mut Connection,
                id: &str,
                seat: &SeatRow,
            ) -> Result<(), StoreError> {
                let done = sqlx::query(
                    "update seats set kind = $3, name = $4, name_key = $5, level = $6,
                     token_hash = $7, handover_hash = $8, handover_ms = $9, away = $10,
                     wants_to_abandon = $11, since_ms = $12, version = version + 1
                     where match_id = $1 and seat = $2 and version = $13",
                )
                .bind(id)
                .bind(seat.seat)
                .bind(seat.kind.name())
                .bind(&seat.name)
                .bind(&seat.name_key)
                .bind(&seat.level)
                .bind(&seat.token_hash)
                .bind(&seat.handover_hash)
                .bind(seat.handover_ms)
                .bind(seat.away)
                .bind(seat.wants_to_abandon)
                .bind(seat.since_ms)
                .bind(seat.version)
                .execute(&mut *db)
                .await?;
                if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
            }

            pub(crate) async fn create(
                db: &mut Connection,
                of: &Match,
                seats: &[SeatRow],
            ) -> Result<(), StoreError> {
                sqlx::query(
                    "insert into matches (match_id, game, rules, options, seed, host, listed,
                     origin, hints, status, next_match, created_ms)
                     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
                )
                .bind(&of.id)
                .bind(&of.game)
                .bind(of.rules)
                .bind(&of.options)
                .bind(&of.seed)
                .bind(&of.host)
                .bind(of.listed)
                .bind(&of.origin)
                .bind(of.hints)
                .bind(of.status.name())
                .bind(&of.next)
                .bind(of.created_ms)
                .execute(&mut *db)
                .await?;
                for seat in seats {
                    sqlx::query(
                        "insert into seats (match_id, seat, kind, name, name_key, level,
                         token_hash, handover_hash, handover_ms, away, wants_to_abandon, since_ms,
                         version)
                         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
                    )
                    .bind(&of.id)
                    .bind(seat.seat)
                    .bind(seat.kind.name())
                    .bind(&seat.name)
                    .bind(&seat.name_key)
                    .bind(&seat.level)
                    .bind(&seat.token_hash)
                    .bind(&seat.handover_hash)
                    .bind(seat.handover_ms)
                    .bind(seat.away)
                    .bind(seat.wants_to_abandon)
                    .bind(seat.since_ms)
                    .bind(seat.version)
                    .execute(&mut *db)
                    .await?;
                }
                Ok(())
            }

            pub(crate) async fn insert_log(
                db: &mut Connection,
                log: &[(&str, &LogRow)],
            ) -> Result<(), StoreError> {
                let mut rest = log;
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

            pub(crate) async fn insert_results(
                db: &mut Connection,
                id: &str,
                results: &[ResultRow],
            ) -> Result<(), StoreError> {
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
                Ok(())
            }

            pub(crate) async fn insert_chat(
                db: &mut Connection,
                id: &str,
                row: &ChatRow,
            ) -> Result<(), StoreError> {
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
                Ok(())
            }
        }
    };
}

statements!(sqlite, SqliteConnection);
statements!(postgres, PgConnection);
