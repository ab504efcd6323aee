//! Deleting what nobody needs any more, while servers run.
use crate::{Pool, Store, StoreError, news, on, writer::as_json};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tokio::time::{Instant, sleep};

/// Matches that are deleted in one transaction: servers wait no longer than it takes.
const AT_ONCE: usize = 100;

/// What may be deleted once it is old.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prunable {
    /// Ended without a result.
    Abandoned,
    /// Still waits for players.
    NeverBegun,
    /// At most one person, and bots; over or not.
    AgainstBots,
}

/// Matches of these kinds at which nothing happened since then.
#[derive(Clone, Debug)]
pub struct Unused {
    pub kinds: Vec<Prunable>,
    pub since_ms: i64,
}

impl Unused {
    fn wants(&self, kind: Prunable) -> bool {
        self.kinds.contains(&kind)
    }
}

/// The matches that are unused: `$2`, `$3` and `$4` choose kinds.
macro_rules! select_unused {
    ($among:literal) => {
        concat!(
            "select match_id, status from matches where created_ms < $1 \
             and coalesce((select at_ms from match_log where match_log.match_id = matches.match_id \
             order by entry desc limit 1), 0) < $1 \
             and coalesce((select at_ms from chat where chat.match_id = matches.match_id \
             order by number desc limit 1), 0) < $1 \
             and ($2 and status = 'abandoned' or $3 and status = 'open' \
             or $4 and status in ('playing', 'over') and (select count(*) from seats \
             where seats.match_id = matches.match_id and kind = 'person') < 2) ",
            $among
        )
    };
}

fn kind(status: &str) -> Prunable {
    match status {
        "abandoned" => Prunable::Abandoned,
        "open" => Prunable::NeverBegun,
        _ => Prunable::AgainstBots,
    }
}

impl Store {
    /// What would be pruned now.
    pub async fn prunable(&self, unused: &Unused) -> Result<Vec<(String, Prunable)>, StoreError> {
        const TEXT: &str = select_unused!("order by match_id");
        let rows: Vec<(String, String)> = on!(&self.readers, pool => {
            sqlx::query_as(TEXT)
                .bind(unused.since_ms)
                .bind(unused.wants(Prunable::Abandoned))
                .bind(unused.wants(Prunable::NeverBegun))
                .bind(unused.wants(Prunable::AgainstBots))
                .fetch_all(pool)
                .await?
        });
        Ok(rows.into_iter().map(|(id, status)| (id, kind(&status))).collect())
    }

    /// Deletes what is prunable, and says what that was. A few matches at a time: servers
    /// on the same database have half as much time for themselves in between.
    pub async fn prune(&self, unused: &Unused) -> Result<Vec<(String, Prunable)>, StoreError> {
        let found = self.prunable(unused).await?;
        let mut pruned = Vec::with_capacity(found.len());
        for some in found.chunks(AT_ONCE) {
            let began = Instant::now();
            let ids: Vec<String> = some.iter().map(|it| it.0.clone()).collect();
            match self.delete(unused, &ids).await {
                Ok(gone) => {
                    pruned.extend(gone.into_iter().map(|(id, status)| (id, kind(&status))));
                }
                // A server was in the way; the next run finds them again.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
            sleep(began.elapsed() / 2).await;
        }
        // Who looks for a rematch that is gone may ask for another.
        on!(&self.readers, pool => {
            sqlx::query(
                "update matches set next_match = null where next_match is not null and not exists
                 (select 1 from matches as next where next.match_id = matches.next_match)",
            )
            .execute(pool)
            .await?;
        });
        Ok(pruned)
    }

    /// Deletes those of these matches that are still unused.
    async fn delete(
        &self,
        unused: &Unused,
        ids: &[String],
    ) -> Result<Vec<(String, String)>, StoreError> {
        match &self.readers {
            Pool::Sqlite(pool) => {
                let mut db = pool.acquire().await?;
                let mut transaction = db.begin_with("begin immediate").await?;
                let gone = delete_on_sqlite(&mut transaction, unused, ids).await?;
                let ids: Vec<String> = gone.iter().map(|it| it.0.clone()).collect();
                news::leave_notice(&mut transaction, &ids).await?;
                transaction.commit().await?;
                Ok(gone)
            }
            Pool::Postgres(pool) => {
                let mut db = pool.acquire().await?;
                let mut transaction = db.begin().await?;
                let gone = delete_on_postgres(&mut transaction, unused, ids).await?;
                let ids: Vec<&str> = gone.iter().map(|it| it.0.as_str()).collect();
                news::announce(&mut transaction, &self.node, &ids).await?;
                transaction.commit().await?;
                Ok(gone)
            }
        }
    }
}

macro_rules! delete {
    ($name:ident, $Connection:ty, $bind:expr, $still:literal, $among:literal) => {
        async fn $name(
            db: &mut $Connection,
            unused: &Unused,
            ids: &[String],
        ) -> Result<Vec<(String, String)>, StoreError> {
            const TEXT: &str = select_unused!($still);
            let gone: Vec<(String, String)> = sqlx::query_as(TEXT)
                .bind(unused.since_ms)
                .bind(unused.wants(Prunable::Abandoned))
                .bind(unused.wants(Prunable::NeverBegun))
                .bind(unused.wants(Prunable::AgainstBots))
                .bind($bind(ids))
                .fetch_all(&mut *db)
                .await?;
            let ids: Vec<String> = gone.iter().map(|it| it.0.clone()).collect();
            for text in [
                concat!("delete from chat where match_id ", $among),
                concat!("delete from match_log where match_id ", $among),
                concat!("delete from results where match_id ", $among),
                concat!("delete from seats where match_id ", $among),
                concat!("delete from matches where match_id ", $among),
            ] {
                sqlx::query(text).bind($bind(&ids)).execute(&mut *db).await?;
            }
            Ok(gone)
        }
    };
}

delete!(
    delete_on_sqlite,
    SqliteConnection,
    as_json,
    "and match_id in (select value from json_each($5))",
    "in (select value from json_each($1))"
);

// What somebody is writing to just now is in use.
delete!(
    delete_on_postgres,
    PgConnection,
    <[String]>::to_vec,
    "and match_id = any($5) order by match_id for update skip locked",
    "= any($1)"
);
