//! The server as a program is killed in the middle of many games; nothing accepted is lost.
use std::{path::Path, process::Command};
use store::{Location, testing::Fresh};

/// Kills a server, or one of two, again and again.
fn survives(args: &[&str]) {
    let load = Path::new(env!("CARGO_BIN_EXE_load"));
    let server = load.with_file_name(format!("felucca{}", std::env::consts::EXE_SUFFIX));
    assert!(server.exists(), "the server is built by `cargo test --workspace`");
    let mut chaos = Command::new(load);
    chaos.args(["chaos", "--json", "--kills", "4", "--tables", "8"]).args(args);
    let output = chaos.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{why}");
    let report: serde_json::Value = serde_json::from_str(&said).expect("a report");
    assert_eq!((&report["kills"], &report["broken"]), (&4.into(), &0.into()), "{said}");
    assert!(0 < report["moves"].as_u64().expect("a number"), "{said}");
}

#[test]
fn one_server_is_killed() {
    survives(&[]);
}

#[tokio::test]
async fn one_of_two_nodes_is_killed() {
    let fresh = Fresh::postgres().await;
    let Some(url) = url(&fresh) else { return };
    survives(&["--nodes", "2", "--database", &url]);
}

#[test]
fn what_was_backed_up_under_load_is_restored_elsewhere() {
    let elsewhere = Fresh::sqlite();
    let Location::Sqlite(path) = &elsewhere.location else { panic!("a file") };
    survives(&["--elsewhere", path.to_str().expect("a plain path")]);
}

#[tokio::test]
async fn what_was_backed_up_on_postgresql_is_restored_on_another() {
    let (one, other) = (Fresh::postgres().await, Fresh::postgres().await);
    let (Some(one), Some(other)) = (url(&one), url(&other)) else { return };
    survives(&["--database", &one, "--elsewhere", &other]);
}

/// From a file to PostgreSQL, and back, and so on.
#[tokio::test]
async fn what_was_backed_up_on_one_kind_is_restored_on_the_other() {
    let fresh = Fresh::postgres().await;
    let Some(url) = url(&fresh) else { return };
    survives(&["--elsewhere", &url]);
}

/// Where a database is, if a server for it is set up.
#[expect(clippy::print_stdout, reason = "a test says what it leaves out")]
fn url(fresh: &Option<Fresh>) -> Option<String> {
    match fresh.as_ref().map(|it| &it.location) {
        Some(Location::Postgres(url)) => Some(url.clone()),
        _ => {
            println!("left out: no PostgreSQL");
            None
        }
    }
}
