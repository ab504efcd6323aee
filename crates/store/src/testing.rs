//! Databases for tests: each test gets its own, on every kind there is.
use crate::{Location, Store};
use sqlx::{ConnectOptions, Connection, PgConnection, sqlite::SqliteConnectOptions};
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;

/// The variable with the URL of a PostgreSQL server for tests; without it there is none.
pub const POSTGRES: &str = "FELUCCA_TEST_POSTGRES";

/// An empty database that disappears with this value, or with its server.
#[derive(Debug)]
pub struct Fresh {
    pub location: Location,
    folder: Option<TempDir>,
}

impl Fresh {
    pub fn sqlite() -> Fresh {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let location = Location::Sqlite(folder.path().join("felucca.db"));
        Fresh { location, folder: Some(folder) }
    }

    /// `None` where no server is set up.
    pub async fn postgres() -> Option<Fresh> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let server = std::env::var(POSTGRES).ok()?;
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("felucca_{}_{nth}", std::process::id());
        let mut db = PgConnection::connect(&server).await.expect("the server for tests answers");
        let create = format!("create database {name}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(create))
            .execute(&mut db)
            .await
            .expect("a database can be made");
        let (base, _) = server.rsplit_once('/').expect("a URL with a database");
        Some(Fresh { location: Location::Postgres(format!("{base}/{name}")), folder: None })
    }

    /// One of each kind.
    pub async fn each() -> Vec<Fresh> {
        [Some(Fresh::sqlite()), Fresh::postgres().await].into_iter().flatten().collect()
    }

    /// One of each kind, as a program before migration 4 left it. Both hold the same matches
    /// of Ann, Bob and Cid, whose tokens are 40 times `a`, `b` and `c`; where races of two nodes
    /// were won by both, Bob has two seats.
    pub async fn each_from_before() -> Vec<Fresh> {
        let each = Fresh::each().await;
        for fresh in &each {
            fresh
                .execute(match fresh.location {
                    Location::Sqlite(_) => include_str!("../tests/before/sqlite.sql"),
                    Location::Postgres(_) => include_str!("../tests/before/postgres.sql"),
                })
                .await;
        }
        each
    }

    pub async fn open(&self) -> Store {
        self.open_as("node").await
    }

    pub async fn open_as(&self, node: &str) -> Store {
        Store::open(&self.location, node).await.expect("a fresh database opens")
    }

    /// As a command of its host opens it while a server runs.
    pub async fn open_beside(&self) -> Store {
        Store::open_beside(&self.location, "host").await.expect("a database in use opens")
    }

    /// The same database once more. The first of them keeps its files.
    #[must_use]
    pub fn again(&self) -> Fresh {
        Fresh { location: self.location.clone(), folder: None }
    }

    /// Something done to it behind the store's back.
    pub async fn execute(&self, sql: &'static str) {
        let done = match &self.location {
            Location::Sqlite(path) => {
                let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
                let mut db = options.connect().await.expect("the file opens");
                sqlx::raw_sql(sql).execute(&mut db).await.map(|_| ())
            }
            Location::Postgres(url) => {
                let mut db = PgConnection::connect(url).await.expect("the server answers");
                sqlx::raw_sql(sql).execute(&mut db).await.map(|_| ())
            }
        };
        done.expect("it can be done");
    }

    /// Where its files lie, if it has some.
    pub fn folder(&self) -> Option<&std::path::Path> {
        self.folder.as_ref().map(TempDir::path)
    }
}
