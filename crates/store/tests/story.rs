//! One story, told to both databases.
use store::{
    Change, ChatRow, Location, LogRow, Match, News, OpenError, ResultRow, SeatKind, SeatRow,
    Status, Store, StoreError, testing::Fresh,
};

fn new_match(id: &str) -> Match {
    Match {
        id: id.to_owned(),
        game: "sobek".to_owned(),
        rules: 1,
        options: "-".to_owned(),
        seed: "00".repeat(16),
        host: "ann's hash".to_owned(),
        listed: true,
        origin: None,
        hints: true,
        status: Status::Open,
        next: None,
        created_ms: 5,
    }
}

fn seat(seat: i64, kind: SeatKind, name: &str) -> SeatRow {
    SeatRow {
        seat,
        kind,
        name: name.to_owned(),
        name_key: (kind == SeatKind::Person).then(|| name.to_owned()),
        level: if kind == SeatKind::Bot { "sailor".to_owned() } else { String::new() },
        token_hash: (kind == SeatKind::Person).then(|| format!("{name}'s hash")),
        handover_hash: None,
        handover_ms: 0,
        away: false,
        wants_to_abandon: false,
        since_ms: 0,
        version: 0,
    }
}

fn row(entry: i64, action: &str) -> LogRow {
    let actor = if entry == 0 { "*" } else { "1" };
    LogRow { entry, actor: actor.to_owned(), action: action.to_owned(), at_ms: 7 }
}

fn append(id: &str, rows: &[LogRow]) -> Change {
    Change::Append { id: id.to_owned(), rows: rows.to_vec(), results: Vec::new() }
}

fn is_conflict(done: &Result<(), StoreError>) -> bool {
    matches!(done, Err(StoreError::Conflict))
}

async fn create(store: &Store, id: &str) {
    let seats = vec![seat(1, SeatKind::Person, "ann"), seat(2, SeatKind::Open, "")];
    store.write(Change::Create { of: new_match(id), seats }).await.expect("a new match is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_from_its_making_to_its_rematch() {
    for fresh in Fresh::each().await {
        let store = fresh.open().await;
        store.probe().await.unwrap();
        assert_eq!(store.load("m1").await.unwrap(), None);
        create(&store, "m1").await;
        let again = Change::Create { of: new_match("m1"), seats: Vec::new() };
        assert!(is_conflict(&store.write(again).await), "an id is given once");
        assert_eq!(store.listed(10).await.unwrap(), [new_match("m1")]);

        // Bob sits down; Cid, who looked at the same open seat, is too late.
        let sits =
            |name| Change::Seat { id: "m1".to_owned(), seat: seat(2, SeatKind::Person, name) };
        store.write(sits("bob")).await.unwrap();
        assert!(is_conflict(&store.write(sits("cid")).await));
        let seats = store.seats("m1").await.unwrap();
        assert_eq!((seats[1].name.as_str(), seats[1].version), ("bob", 1));
        for (hash, matches) in [("ann's hash", 1), ("bob's hash", 1), ("cid's hash", 0)] {
            assert_eq!(store.of_player(hash, 10).await.unwrap().len(), matches, "{hash}");
        }
        assert_eq!(store.unfinished_of_host("ann's hash").await.unwrap(), 1);

        // The first entries start the game.
        store.write(append("m1", &[row(0, "deal"), row(1, "take 2")])).await.unwrap();
        assert_eq!(store.find("m1").await.unwrap().unwrap().status, Status::Playing);
        assert_eq!(store.listed(10).await.unwrap(), []);
        let clash = store.write(append("m1", &[row(2, "draw"), row(1, "other")])).await;
        assert!(is_conflict(&clash), "{clash:?}");
        assert_eq!(store.log("m1", 1).await.unwrap(), [row(1, "take 2")], "all or nothing");

        let said = ChatRow {
            number: 0,
            seat: 2,
            name: "Bob".to_owned(),
            text: "Γειά! 🐊 ' \"".to_owned(),
            at_ms: 8,
        };
        let chat = Change::Chat { id: "m1".to_owned(), row: said.clone() };
        store.write(chat.clone()).await.unwrap();
        assert!(is_conflict(&store.write(chat).await));

        // A link that moves Bob's seat.
        let mut moved = seats[1].clone();
        (moved.handover_hash, moved.handover_ms) = (Some("secret's hash".to_owned()), 9);
        store.write(Change::Seat { id: "m1".to_owned(), seat: moved }).await.unwrap();
        let found = store.by_handover("secret's hash", 8).await.unwrap();
        assert_eq!(found.as_deref(), Some("m1"));
        assert_eq!(store.by_handover("secret's hash", 9).await.unwrap(), None, "it is too old");
        assert_eq!(store.by_handover("another", 8).await.unwrap(), None);

        // Ann continues on another device; only the host can move the host's rights.
        let host = |from: &str, to: &str| Change::Host {
            id: "m1".to_owned(),
            from: from.to_owned(),
            to: to.to_owned(),
        };
        store.write(host("ann's hash", "ann's phone")).await.unwrap();
        store.write(host("bob's hash", "bob's phone")).await.unwrap();
        assert_eq!(store.find("m1").await.unwrap().unwrap().host, "ann's phone");
        store.write(host("ann's phone", "ann's hash")).await.unwrap();

        // The last entry ends it.
        let results = vec![
            ResultRow { seat: 1, score: 29, place: 1 },
            ResultRow { seat: 2, score: -3, place: 2 },
        ];
        let rows = vec![row(2, "done")];
        let end = Change::Append { id: "m1".to_owned(), rows, results: results.clone() };
        store.write(end).await.unwrap();
        assert_eq!(store.results("m1").await.unwrap(), results);
        assert_eq!(store.unfinished_of_host("ann's hash").await.unwrap(), 0);
        let abandon = Change::Abandon { id: "m1".to_owned() };
        assert!(is_conflict(&store.write(abandon).await), "what is over can't be abandoned");

        // Both ask for a rematch: there is one.
        let rematch = |id: &str| Change::Rematch {
            after: "m1".to_owned(),
            of: new_match(id),
            seats: vec![seat(1, SeatKind::Bot, "")],
        };
        store.write(rematch("m2")).await.unwrap();
        assert!(is_conflict(&store.write(rematch("m3")).await));
        assert_eq!(store.load("m3").await.unwrap(), None, "all or nothing");

        let stored = store.load("m1").await.unwrap().unwrap();
        assert_eq!(stored.of.status, Status::Over);
        assert_eq!(stored.of.next.as_deref(), Some("m2"));
        assert_eq!(stored.log, [row(0, "deal"), row(1, "take 2"), row(2, "done")]);
        assert_eq!(stored.chat, [said]);
        store.close().await;

        // All of it is there after a new start.
        let store = fresh.open().await;
        assert_eq!(store.load("m1").await.unwrap().unwrap(), stored);
        store.write(Change::Abandon { id: "m2".to_owned() }).await.unwrap();
        assert_eq!(store.find("m2").await.unwrap().unwrap().status, Status::Abandoned);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_race_for_one_entry_one_wins() {
    for fresh in Fresh::each().await {
        let store = fresh.open().await;
        create(&store, "m1").await;
        for entry in 0..20 {
            let race = (0..8).map(|nth| {
                let store = store.clone();
                let rows = [row(entry, &format!("by {nth}"))];
                tokio::spawn(async move { store.write(append("m1", &rows)).await })
            });
            let mut won = 0;
            for racer in race.collect::<Vec<_>>() {
                match racer.await.unwrap() {
                    Ok(()) => won += 1,
                    Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
                }
            }
            assert_eq!(won, 1);
        }
        assert_eq!(store.log("m1", 0).await.unwrap().len(), 20);
    }
}

/// Changes written together with one that loses are still written.
#[tokio::test(flavor = "multi_thread")]
async fn a_conflict_costs_nobody_else_anything() {
    for fresh in Fresh::each().await {
        let store = fresh.open().await;
        for nth in 0..50 {
            create(&store, &format!("m{nth}")).await;
        }
        store.write(append("m7", &[row(0, "first")])).await.unwrap();
        let all = (0..50).map(|nth| {
            let store = store.clone();
            tokio::spawn(async move {
                let rows = [row(0, "deal"), row(1, "take 1"), row(2, "take 2")];
                store.write(append(&format!("m{nth}"), &rows)).await
            })
        });
        for (nth, done) in all.collect::<Vec<_>>().into_iter().enumerate() {
            let done = done.await.unwrap();
            assert_eq!(is_conflict(&done), nth == 7, "{done:?}");
            let stored = store.log(&format!("m{nth}"), 0).await.unwrap().len();
            assert_eq!(stored, if nth == 7 { 1 } else { 3 });
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_hear_of_each_other() {
    let Some(fresh) = Fresh::postgres().await else { return };
    let (here, there) = (fresh.open_as("here").await, fresh.open_as("there").await);
    assert!(here.is_shared());
    let mut news = there.news();
    assert_eq!(news.recv().await, Some(News::LookAgain), "new listeners look again");
    create(&there, "m0").await;
    create(&here, "m1").await;
    here.say("m1 here 2").await.unwrap();
    assert_eq!(news.recv().await, Some(News::Changed("m1".to_owned())), "not of its own");
    let said = News::Said { node: "here".to_owned(), words: "m1 here 2".to_owned() };
    assert_eq!(news.recv().await, Some(said));
}

#[tokio::test]
async fn a_file_in_use_a_newer_one_and_one_that_is_none_are_told_apart() {
    let fresh = Fresh::sqlite();
    let store = fresh.open().await;
    let second = Store::open(&fresh.location, "second").await.unwrap_err();
    assert!(matches!(second, OpenError::InUse { .. }), "{second}");
    assert!(second.to_string().contains("--database"), "{second}");
    create(&store, "m1").await;
    store.close().await;

    let Location::Sqlite(path) = fresh.location.clone() else { unreachable!() };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'of the future', true, x'00', 0)",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
    let newer = Store::open(&fresh.location, "node").await.unwrap_err();
    assert!(matches!(newer, OpenError::Newer { version: 9999, .. }), "{newer}");

    let other = path.with_file_name("letter.txt");
    std::fs::write(&other, "Dear Ann, this is no database.".repeat(100)).unwrap();
    let error = Store::open(&Location::Sqlite(other.clone()), "node").await.unwrap_err();
    assert!(error.to_string().contains("not a database"), "{error}");
    let text = std::fs::read_to_string(other).unwrap();
    assert!(text.starts_with("Dear Ann"), "it was left alone");

    let below_a_file = path.join("felucca.db");
    let error = Store::open(&Location::Sqlite(below_a_file), "node").await.unwrap_err();
    assert!(matches!(error, OpenError::Folder { .. }), "{error}");

    let nobody = Location::parse("postgres://nobody:secret@127.0.0.1:1/felucca").unwrap();
    let error = Store::open(&nobody, "node").await.unwrap_err().to_string();
    assert!(error.contains("127.0.0.1:1/felucca") && !error.contains("secret"), "{error}");
}

/// Whoever may write beside the database could have another file emptied so.
#[cfg(unix)]
#[tokio::test]
async fn the_lock_follows_no_link() {
    let fresh = Fresh::sqlite();
    let folder = fresh.folder().unwrap();
    let letter = folder.join("letter.txt");
    std::fs::write(&letter, "Dear Ann").unwrap();
    std::os::unix::fs::symlink(&letter, folder.join("felucca.db.lock")).unwrap();
    let error = Store::open(&fresh.location, "node").await.unwrap_err();
    assert!(matches!(error, OpenError::LockIsLink { .. }), "{error}");
    assert_eq!(std::fs::read_to_string(letter).unwrap(), "Dear Ann");
}

#[tokio::test]
async fn what_can_only_be_read_is_not_ready() {
    let fresh = Fresh::sqlite();
    let store = fresh.open().await;
    store.probe().await.unwrap();
    let Location::Sqlite(path) = &fresh.location else { unreachable!() };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let mut other = pool.acquire().await.unwrap();
    sqlx::query("begin immediate").execute(&mut *other).await.unwrap();
    assert_eq!(store.find("m1").await.unwrap(), None, "it answers");
    let locked = store.probe().await.unwrap_err().to_string();
    assert!(locked.contains("locked"), "{locked}");
    sqlx::query("rollback").execute(&mut *other).await.unwrap();
    store.probe().await.unwrap();
}
