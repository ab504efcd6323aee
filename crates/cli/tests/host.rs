//! What a host does with a server's database, by the program as it is installed.
use serde_json::Value;
use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Output, Stdio},
};
use store::{Change, Location, LogRow, Match, SeatKind, SeatRow, Status, Store, testing::Fresh};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn felucca(args: &[&str], database: &Fresh) -> Output {
    let mut felucca = Command::new(env!("CARGO_BIN_EXE_felucca"));
    felucca.args(args).args(["--database", &named(database)]).env_remove("FELUCCA_CONFIG");
    felucca.output().expect("it starts")
}

fn named(database: &Fresh) -> String {
    match &database.location {
        Location::Sqlite(path) => path.display().to_string(),
        Location::Postgres(url) => url.clone(),
    }
}

/// What it says, if all went well.
fn said(args: &[&str], database: &Fresh) -> String {
    let output = felucca(args, database);
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {complained}");
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains about.
fn refused(args: &[&str], database: &Fresh) -> String {
    let output = felucca(args, database);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn now_ms() -> i64 {
    let since = std::time::UNIX_EPOCH.elapsed().expect("after 1970");
    since.as_millis() as i64
}

/// Ann with others, made so many days ago.
async fn create(store: &Store, id: &str, days: i64, others: &[SeatKind]) {
    let of = Match {
        id: id.to_owned(),
        game: "sobek".to_owned(),
        rules: 1,
        options: "-".to_owned(),
        seed: "07".repeat(16),
        host: "ann's hash".to_owned(),
        listed: true,
        origin: None,
        hints: false,
        status: Status::Open,
        next: None,
        created_ms: now_ms() - days * DAY_MS,
    };
    let seat = |(seat, kind): (i64, &SeatKind)| SeatRow {
        seat,
        kind: *kind,
        name: if *kind == SeatKind::Person { format!("Ann {seat}") } else { String::new() },
        name_key: None,
        level: if *kind == SeatKind::Bot { "sailor".to_owned() } else { String::new() },
        token_hash: (*kind == SeatKind::Person).then(|| format!("hash {seat}")),
        handover_hash: None,
        handover_ms: 0,
        away: false,
        wants_to_abandon: false,
        since_ms: 0,
        version: 0,
    };
    let kinds = [&[SeatKind::Person], others].concat();
    let seats = (1..).zip(&kinds).map(seat).collect();
    store.write(Change::Create { of, seats }).await.expect("it is stored");
}

/// Tables of every age and kind; the server on them runs on.
async fn filled(database: &Fresh) -> Store {
    use SeatKind::{Bot, Open, Person};
    let store = database.open().await;
    for (age, days) in [("old", 40), ("new", 4)] {
        let at_ms = now_ms() - days * DAY_MS;
        create(&store, &format!("{age}-waits"), days, &[Open]).await;
        for (id, other) in [("bots", Bot), ("people", Person), ("abandoned", Person)] {
            let id = format!("{age}-{id}");
            create(&store, &id, days, &[other]).await;
            let (actor, action) = ("*".to_owned(), "deal".to_owned());
            let rows = vec![LogRow { entry: 0, actor, action, at_ms }];
            store.write(Change::Append { id, rows, results: Vec::new() }).await.expect("stored");
        }
        let id = format!("{age}-abandoned");
        store.write(Change::Abandon { id }).await.expect("it is stored");
    }
    store
}

#[tokio::test]
async fn prune_says_what_it_would_delete_and_deletes_that() {
    for database in Fresh::each().await {
        let store = filled(&database).await;
        let dry = said(&["prune", "--dry-run"], &database);
        assert_eq!(
            dry,
            "3 tables would be deleted: 1 abandoned, 1 never begun, 1 against bots; nothing \
             happened there for 30 days\n"
        );
        assert_eq!(store.overviews(None, 100).await.unwrap().len(), 8);
        let week =
            said(&["prune", "--older-than", "3", "--only", "never-begun", "--json"], &database);
        let week: Value = serde_json::from_str(&week).unwrap();
        assert_eq!((&week["never_begun"], &week["tables"]), (&2.into(), &2.into()));
        assert_eq!(week["deleted"], true);
        let rest = said(&["prune"], &database);
        assert!(rest.starts_with("2 tables deleted: 1 abandoned, 0 never begun"), "{rest}");
        let left = store.overviews(None, 100).await.unwrap();
        let mut left: Vec<&str> = left.iter().map(|it| it.of.id.as_str()).collect();
        left.sort_unstable();
        assert_eq!(left, ["new-abandoned", "new-bots", "new-people", "old-people"]);
    }
    let bad = refused(&["prune", "--older-than", "0"], &Fresh::sqlite());
    assert!(bad.contains("--older-than"), "{bad}");
}

#[tokio::test]
async fn tables_are_listed_closed_and_exported() {
    let logs = tempfile::tempdir().unwrap();
    for database in Fresh::each().await {
        let store = filled(&database).await;
        let shown = said(&["tables", "list"], &database);
        for words in ["old-people", "Ann 1, Ann 2", "Ann 1, sailor", "Ann 1, -", "40 days"] {
            assert!(shown.contains(words), "{words}: {shown}");
        }
        let listed = said(&["tables", "list", "--status", "open", "--json"], &database);
        assert!(!listed.contains("hash") && !listed.contains("0707"), "{listed}");
        let listed: Value = serde_json::from_str(&listed).unwrap();
        let ids: Vec<_> = listed["tables"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
        assert_eq!(ids, ["new-waits", "old-waits"]);
        assert_eq!(listed["tables"][0]["seats"][0]["name"], "Ann 1");

        // What is played shows nobody's hand, not even to its host by mistake.
        let early = refused(&["tables", "export", "new-people"], &database);
        assert!(early.contains("close it first"), "{early}");
        let link = "https://play.example.org/tables/new-people";
        assert_eq!(said(&["tables", "close", link], &database), "new-people: closed\n");
        assert_eq!(store.find("new-people").await.unwrap().unwrap().status, Status::Abandoned);
        let again = refused(&["tables", "close", "new-people"], &database);
        assert!(again.contains("it is abandoned already"), "{again}");
        let none = refused(&["tables", "close", "nowhere", "new-waits"], &database);
        assert!(none.contains("nowhere: there is no such table"), "{none}");
        assert_eq!(store.find("new-waits").await.unwrap().unwrap().status, Status::Abandoned);
        store.close().await;

        // A log that isn't one is named.
        let bad = refused(&["tables", "export", "new-people"], &database);
        assert!(bad.contains("new-people"), "{bad}");
    }
    // Whole logs, of a match that was really played.
    for (nth, database) in Fresh::each_from_before().await.into_iter().enumerate() {
        let older = refused(&["tables", "list"], &database);
        assert!(older.contains("felucca serve"), "{older}");
        database.open().await.close().await;
        said(&["tables", "close", "4v4786nt73rfx2n5jyvy"], &database);
        let log = said(&["tables", "export", "4v4786nt73rfx2n5jyvy"], &database);
        assert!(log.starts_with("felucca log 1\n"), "{log}");
        let folder = logs.path().join(nth.to_string());
        let out = folder.to_str().unwrap();
        let written = said(&["tables", "export", "--all", "--out", out], &database);
        assert!(written.contains("1 log"), "{written}");
        let file = folder.join("4v4786nt73rfx2n5jyvy.log");
        assert_eq!(fs::read_to_string(&file).unwrap(), log);
        let checked = Command::new(env!("CARGO_BIN_EXE_felucca")).arg("check").arg(file).output();
        assert!(checked.unwrap().status.success());
    }
}

#[tokio::test]
async fn a_backup_is_made_beside_a_server_and_restored_without_one() {
    let folder = tempfile::tempdir().unwrap();
    for from in Fresh::each().await {
        let file = folder.path().join("felucca.backup");
        let name = file.to_str().unwrap();
        let server = filled(&from).await;
        let made = said(&["backup", name, "--replace"], &from);
        assert!(made.ends_with("8 tables with 6 lines of log\n"), "{made}");
        let there = refused(&["backup", name], &from);
        assert!(there.contains("exists already"), "{there}");
        let in_use = refused(&["restore", name, "--replace"], &from);
        assert!(
            in_use.contains("another Felucca uses") || in_use.contains("stop them"),
            "{in_use}"
        );
        for to in Fresh::each().await {
            let restored = said(&["restore", name], &to);
            assert!(restored.ends_with("8 tables with 6 lines of log\n"), "{restored}");
            let full = refused(&["restore", name], &to);
            assert!(full.contains("8 tables already; --replace"), "{full}");
            said(&["restore", name, "--replace"], &to);
            let copy = to.open().await;
            let all = server.overviews(None, 100).await.unwrap();
            assert_eq!(copy.overviews(None, 100).await.unwrap(), all);
            copy.close().await;
        }
        server.close().await;
    }
    let nothing = refused(&["backup", "/nowhere/felucca.backup"], &Fresh::sqlite());
    assert!(nothing.contains("/nowhere/felucca.backup"), "{nothing}");
    let missing = refused(&["prune"], &Fresh::sqlite());
    assert!(missing.contains("there is no database"), "{missing}");
}

/// A server that lets everybody read what it makes, as far as its surroundings go.
#[cfg(unix)]
fn careless(database: &Path) -> Child {
    let mut child = Command::new("sh")
        .args(["-c", "umask 0; exec \"$0\" serve --listen 127.0.0.1:0 --database \"$1\""])
        .arg(env!("CARGO_BIN_EXE_felucca"))
        .arg(database)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.as_mut().expect("it is piped")).lines();
    let ready = lines.any(|it| it.is_ok_and(|it| it.contains("ready at")));
    assert!(ready, "it is ready");
    child
}

#[cfg(unix)]
#[test]
fn what_is_stored_can_be_read_by_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let (above, below) = (folder.path().join("new"), folder.path().join("new/data"));
    let database = below.join("felucca.db");
    let mut server = careless(&database);
    let mut files: Vec<_> = fs::read_dir(&below).unwrap().map(|it| it.unwrap().path()).collect();
    files.sort();
    let names = files.iter().map(|it| it.file_name().unwrap().to_str().unwrap());
    let expected = ["felucca.db", "felucca.db-shm", "felucca.db-wal", "felucca.db.lock"];
    assert!(names.eq(expected), "{files:?}");
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    for made in [&above, &below] {
        assert_eq!(mode(made), 0o700, "{}", made.display());
    }
    assert_eq!(mode(folder.path()), 0o755, "what was there before is left as it is");
    let backup = folder.path().join("felucca.backup");
    let command = "umask 0; exec \"$0\" backup \"$1\" --database \"$2\"";
    let made = Command::new("sh")
        .args(["-c", command, env!("CARGO_BIN_EXE_felucca")])
        .args([&backup, &database])
        .status();
    assert!(made.unwrap().success());
    assert_eq!(mode(&backup), 0o600);
    server.kill().unwrap();
    server.wait().unwrap();
}
