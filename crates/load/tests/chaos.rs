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
    let Some(fresh) = Fresh::postgres().await else {
        println!("left out: no PostgreSQL");
        return;
    };
    let Location::Postgres(url) = &fresh.location else { panic!("a URL") };
    survives(&["--nodes", "2", "--database", url]);
}
