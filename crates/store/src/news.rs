//! What other processes on the same database have done.
use crate::{Pool, Store, StoreError, writer::as_json};
use sqlx::{PgConnection, SqliteConnection, SqlitePool, postgres::PgListener};
use std::time::Duration;
use tokio::{sync::mpsc, time::timeout};

/// The channel between nodes.
const CHANNEL: &str = "felucca";

/// After this long without a word, the line is tested.
const SILENCE: Duration = Duration::from_secs(30);

/// How often a file is looked at for notices.
const LOOKS: Duration = Duration::from_secs(1);

/// How many matches are named in one message: PostgreSQL takes 8000 bytes.
const IDS: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something about this match has changed.
    Changed(String),
    /// What another node says to all: its name, then its words.
    Said { node: String, words: String },
    /// News may have been missed: look at everything again.
    LookAgain,
}

/// Tells other nodes, once the transaction is committed.
pub(crate) async fn announce(
    db: &mut PgConnection,
    node: &str,
    ids: &[&str],
) -> Result<(), StoreError> {
    for ids in ids.chunks(IDS) {
        notify(db, &format!("{node} changed {}", ids.join(" "))).await?;
    }
    Ok(())
}

async fn notify(db: &mut PgConnection, message: &str) -> Result<(), StoreError> {
    sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(db).await?;
    Ok(())
}

/// Tells the server on the same file, once the transaction is committed.
pub(crate) async fn leave_notice(
    db: &mut SqliteConnection,
    ids: &[String],
) -> Result<(), StoreError> {
    sqlx::query("insert into notices (match_id) select value from json_each($1)")
        .bind(as_json(ids))
        .execute(db)
        .await?;
    Ok(())
}

/// Takes the notices away that were left.
async fn take_notices(pool: &SqlitePool) -> Result<Vec<News>, StoreError> {
    let left: Vec<(i64, String)> =
        sqlx::query_as("select rowid, match_id from notices order by 1").fetch_all(pool).await?;
    if let Some((last, _)) = left.last() {
        sqlx::query("delete from notices where rowid <= $1").bind(last).execute(pool).await?;
    }
    Ok(left.into_iter().map(|it| News::Changed(it.1)).collect())
}

impl Store {
    /// Says something to the other nodes; a database of our own has none.
    pub async fn say(&self, words: &str) -> Result<(), StoreError> {
        if let Pool::Postgres(pool) = &self.readers {
            let mut db = pool.acquire().await?;
            notify(&mut db, &format!("{} said {words}", self.node)).await?;
        }
        Ok(())
    }

    /// What other processes do, from now on. A lost connection is made again, and then
    /// there is reason to look at everything again.
    pub fn news(&self) -> mpsc::Receiver<News> {
        let (sender, receiver) = mpsc::channel(1024);
        match self.readers.clone() {
            Pool::Postgres(pool) => {
                let node = self.node.clone();
                tokio::spawn(async move {
                    while !sender.is_closed() && !pool.is_closed() {
                        if let Err(error) = listen(&pool, &node, &sender).await
                            && !pool.is_closed()
                        {
                            tracing::warn!(%error, "can't hear the other nodes; trying again");
                            tokio::time::sleep(Duration::from_secs(1)).await;
                        }
                    }
                });
            }
            Pool::Sqlite(pool) => {
                tokio::spawn(async move {
                    while !sender.is_closed() && !pool.is_closed() {
                        tokio::time::sleep(LOOKS).await;
                        // Where it fails, the next look tries again.
                        for it in take_notices(&pool).await.unwrap_or_default() {
                            let _ = sender.send(it).await;
                        }
                    }
                });
            }
        }
        receiver
    }
}

async fn listen(
    pool: &sqlx::PgPool,
    node: &str,
    sender: &mpsc::Sender<News>,
) -> Result<(), StoreError> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // For what happened before we listened.
    if sender.send(News::LookAgain).await.is_err() {
        return Ok(());
    }
    let mut silent = false;
    loop {
        let heard = tokio::select! {
            heard = timeout(SILENCE, listener.try_recv()) => heard,
            () = sender.closed() => return Ok(()),
        };
        let Ok(heard) = heard else {
            // Perhaps nothing happened, or the line is dead: then we wouldn't hear ourselves.
            if silent {
                return Err(StoreError::Unavailable("the line is silent".to_owned()));
            }
            silent = true;
            notify(&mut *pool.acquire().await?, &format!("{node} listens -")).await?;
            continue;
        };
        silent = false;
        let heard = heard?;
        let news = match &heard {
            // The connection was lost and restored.
            None => vec![News::LookAgain],
            Some(it) => read(it.payload(), node),
        };
        for it in news {
            if sender.send(it).await.is_err() {
                return Ok(());
            }
        }
    }
}

/// What a message says; nothing if it is our own.
fn read(message: &str, own: &str) -> Vec<News> {
    let mut words = message.splitn(3, ' ');
    let (Some(node), Some(kind), Some(rest)) = (words.next(), words.next(), words.next()) else {
        return Vec::new();
    };
    match kind {
        _ if node == own => Vec::new(),
        "changed" => rest.split(' ').map(|id| News::Changed(id.to_owned())).collect(),
        "said" => vec![News::Said { node: node.to_owned(), words: rest.to_owned() }],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_others_are_read_and_own_ones_not() {
        let changed = |id: &str| News::Changed(id.to_owned());
        assert_eq!(read("b changed m1 m2", "a"), [changed("m1"), changed("m2")]);
        assert_eq!(read("a changed m1 m2", "a"), []);
        let said = News::Said { node: "b".to_owned(), words: "m1 here 2".to_owned() };
        assert_eq!(read("b said m1 here 2", "a"), [said]);
        for odd in ["", "b", "b changed", "b sings m1"] {
            assert_eq!(read(odd, "a"), [], "{odd}");
        }
    }
}
