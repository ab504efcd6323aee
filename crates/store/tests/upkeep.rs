//! What a host does with a database while servers run on it, and what it holds unique.
use std::io::Write as _;
use store::{
    BackupError, Change, ChatRow, Location, LogRow, Match, News, OpenError, Prunable, ResultRow,
    SeatKind, SeatRow, Status, Store, StoreError, Unused, testing::Fresh,
};

/// Long ago.
const OLD: i64 = 1_000;
const SINCE: i64 = 1_000_000;
/// Just now.
const NEW: i64 = 2_000_000;

fn new_match(id: &str, made: i64) -> Match {
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
        created_ms: made,
    }
}

fn seat(seat: i64, kind: SeatKind, name: &str) -> SeatRow {
    let is_person = kind == SeatKind::Person;
    SeatRow {
        seat,
        kind,
        name: name.to_owned(),
        name_key: is_person.then(|| name.to_lowercase()),
        level: if kind == SeatKind::Bot { "sailor".to_owned() } else { String::new() },
        token_hash: is_person.then(|| format!("{name}'s hash")),
        handover_hash: None,
        handover_ms: 0,
        away: false,
        wants_to_abandon: false,
        since_ms: 0,
        version: 0,
    }
}

fn row(entry: i64, at_ms: i64) -> LogRow {
    LogRow { entry, actor: "1".to_owned(), action: format!("take {entry}"), at_ms }
}

fn append(id: &str, rows: Vec<LogRow>) -> Change {
    Change::Append { id: id.to_owned(), rows, results: Vec::new() }
}

fn says(id: &str, number: i64, at_ms: i64) -> Change {
    let (name, text) = ("Bob".to_owned(), "Γειά! 🐊 ' \"\n".to_owned());
    Change::Chat { id: id.to_owned(), row: ChatRow { number, seat: 2, name, text, at_ms } }
}

async fn create(store: &Store, id: &str, made: i64, others: &[SeatKind]) {
    let mut seats = vec![seat(1, SeatKind::Person, "Ann")];
    seats.extend(
        (2..).zip(others).map(|(nth, kind)| {
            seat(nth, *kind, if *kind == SeatKind::Person { "Bob" } else { "" })
        }),
    );
    store.write(Change::Create { of: new_match(id, made), seats }).await.expect("it is stored");
}

fn is_conflict(done: &Result<(), StoreError>) -> bool {
    matches!(done, Err(StoreError::Conflict))
}

fn all_before(since_ms: i64) -> Unused {
    use Prunable::{Abandoned, AgainstBots, NeverBegun};
    Unused { kinds: vec![Abandoned, NeverBegun, AgainstBots], since_ms }
}

/// Sixty times two nodes write in the same instant; where there is one, it writes twice.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_two_seats_and_no_name_two_people() {
    for fresh in Fresh::each().await {
        let here = fresh.open_as("here").await;
        let there = if here.is_shared() { fresh.open_as("there").await } else { here.clone() };
        for same_token in [true, false] {
            for nth in 0..60 {
                let id = format!("{same_token}{nth}");
                create(&here, &id, NEW, &[SeatKind::Open, SeatKind::Open]).await;
                let sits = |number: i64, store: &Store| {
                    let mut seat = seat(number, SeatKind::Person, "Bob");
                    if same_token {
                        seat.name_key = Some(format!("bob {number}"));
                    } else {
                        seat.token_hash = Some(format!("hash {number}"));
                    }
                    let (store, id) = (store.clone(), id.clone());
                    tokio::spawn(async move { store.write(Change::Seat { id, seat }).await })
                };
                let (one, other) = (sits(2, &here), sits(3, &there));
                let (one, other) = (one.await.unwrap(), other.await.unwrap());
                assert_ne!(one.is_ok(), other.is_ok(), "{one:?} {other:?}");
                assert!(is_conflict(&one) || is_conflict(&other), "{one:?} {other:?}");
                let seats = here.seats(&id).await.unwrap();
                let sit = seats.iter().filter(|it| it.kind == SeatKind::Person).count();
                assert_eq!(sit, 2, "Ann, and one of them");
            }
        }
    }
}

#[tokio::test]
async fn a_database_from_before_opens_and_doubles_are_mended() {
    for fresh in Fresh::each_from_before().await {
        let beside = Store::open_beside(&fresh.location, "host").await.unwrap_err();
        assert!(matches!(beside, OpenError::Older { .. }), "{beside}");
        let store = fresh.open().await;
        let bobs = |seats: &[SeatRow]| {
            let bob = seats[1].token_hash.clone().expect("Bob's");
            seats.iter().filter(|it| it.token_hash.as_ref() == Some(&bob)).count()
        };
        // Where the game hasn't begun, the second seat is free again.
        let waiting = store.seats("4v4787dxv98xpxta6gfs").await.unwrap();
        assert_eq!((bobs(&waiting), waiting[2].kind), (1, SeatKind::Open));
        assert_eq!((waiting[2].name.as_str(), waiting[2].version), ("", 1));
        // Where it has, a bot plays it.
        let playing = store.seats("4v4787gs7w2ac0kxbcjk").await.unwrap();
        assert_eq!((bobs(&playing), playing[2].kind, playing[2].away), (1, SeatKind::Person, true));
        assert_eq!(playing[2].token_hash, None);
        // All others are as they were.
        let fine = store.load("4v4786nt73rfx2n5jyvy").await.unwrap().unwrap();
        assert_eq!((fine.of.status, fine.chat.len()), (Status::Playing, 1));
        assert!(fine.seats.iter().all(|it| it.token_hash.is_some() && !it.away));
        assert!(8 < fine.log.len());
        // Somebody whose name was never compared can still be changed.
        let away = SeatRow { away: false, ..playing[2].clone() };
        let id = "4v4787gs7w2ac0kxbcjk".to_owned();
        store.write(Change::Seat { id, seat: away }).await.unwrap();
    }
}

#[tokio::test]
async fn of_a_flood_of_tables_one_is_listed_before_the_second_of_another() {
    for fresh in Fresh::each().await {
        let store = fresh.open().await;
        let make = async |id: &str, from: Option<&str>, made: i64| {
            let origin = from.map(str::to_owned);
            let of = Match { origin, ..new_match(id, made) };
            store.write(Change::Create { of, seats: Vec::new() }).await.unwrap();
        };
        make("ann", Some("here"), 1).await;
        make("bob", Some("there"), 2).await;
        make("unknown", None, 3).await;
        for nth in 0..70 {
            make(&format!("flood{nth:02}"), Some("elsewhere"), 10 + nth).await;
        }
        let listed: Vec<String> =
            store.listed(50).await.unwrap().into_iter().map(|it| it.id).collect();
        assert_eq!(listed.len(), 50, "who is alone has the whole list");
        assert_eq!(listed[..5], ["flood69", "unknown", "bob", "ann", "flood68"]);
        // From where it was made is forgotten as soon as it is listed no more.
        store.write(append("ann", vec![row(0, 5)])).await.unwrap();
        store.write(Change::Abandon { id: "bob".to_owned() }).await.unwrap();
        for id in ["ann", "bob"] {
            assert_eq!(store.find(id).await.unwrap().unwrap().origin, None, "{id}");
        }
        assert_eq!(store.listed(3).await.unwrap().len(), 3);
    }
}

#[tokio::test]
async fn what_is_old_and_not_needed_is_pruned_and_nothing_else() {
    use SeatKind::{Bot, Open, Person};
    for fresh in Fresh::each().await {
        let server = fresh.open().await;
        for (id, made) in [("old", OLD), ("new", NEW)] {
            create(&server, &format!("{id} waits"), made, &[Open]).await;
            create(&server, &format!("{id} abandoned"), made, &[Person]).await;
            let abandoned = format!("{id} abandoned");
            server.write(append(&abandoned, vec![row(0, made), row(1, made)])).await.unwrap();
            server.write(says(&abandoned, 0, made)).await.unwrap();
            server.write(Change::Abandon { id: abandoned }).await.unwrap();
            for (what, other) in [("bots", Bot), ("people", Person)] {
                let [plays, over] = [format!("{id} {what} play"), format!("{id} {what} over")];
                create(&server, &plays, made, &[other]).await;
                server.write(append(&plays, vec![row(0, made)])).await.unwrap();
                create(&server, &over, made, &[other]).await;
                server.write(append(&over, vec![row(0, made)])).await.unwrap();
                let results = vec![ResultRow { seat: 1, score: 3, place: 1 }];
                let end = Change::Append { id: over, rows: vec![row(1, made)], results };
                server.write(end).await.unwrap();
            }
        }
        // Old, but somebody was there since.
        create(&server, "old, played on", OLD, &[Bot]).await;
        server.write(append("old, played on", vec![row(0, OLD), row(1, NEW)])).await.unwrap();
        create(&server, "old, talked at", OLD, &[Open]).await;
        server.write(says("old, talked at", 0, NEW)).await.unwrap();
        // Its rematch is pruned: it may have another.
        let rematch = new_match("old rematch", OLD);
        let after = "old people over".to_owned();
        server.write(Change::Rematch { after, of: rematch, seats: Vec::new() }).await.unwrap();

        let host = fresh.open_beside().await;
        let expected = [
            ("old abandoned", Prunable::Abandoned),
            ("old bots over", Prunable::AgainstBots),
            ("old bots play", Prunable::AgainstBots),
            ("old rematch", Prunable::NeverBegun),
            ("old waits", Prunable::NeverBegun),
        ];
        let expected = expected.map(|(id, kind)| (id.to_owned(), kind));
        assert_eq!(host.prunable(&all_before(SINCE)).await.unwrap(), expected);
        let only = Unused { kinds: vec![Prunable::Abandoned], since_ms: SINCE };
        assert_eq!(host.prunable(&only).await.unwrap(), expected[..1]);
        assert_eq!(host.overviews(None, 100).await.unwrap().len(), 15, "nothing is deleted yet");

        assert_eq!(host.prune(&all_before(SINCE)).await.unwrap(), expected);
        assert_eq!(host.overviews(None, 100).await.unwrap().len(), 10);
        assert_eq!(host.prune(&all_before(SINCE)).await.unwrap(), []);
        for (id, _) in &expected {
            assert_eq!(server.load(id).await.unwrap(), None, "{id}");
            let left = (server.seats(id).await.unwrap(), server.log(id, 0).await.unwrap());
            assert_eq!(left, (Vec::new(), Vec::new()), "{id}");
            assert_eq!(server.chat(id, 0).await.unwrap(), [], "{id}");
            assert_eq!(server.results(id).await.unwrap(), [], "{id}");
            // Who still has it in memory can't bring a part of it back.
            assert!(is_conflict(&server.write(append(id, vec![row(7, NEW)])).await), "{id}");
            assert!(is_conflict(&server.write(says(id, 9, NEW)).await), "{id}");
        }
        assert_eq!(server.find("old people over").await.unwrap().unwrap().next, None);
    }
}

#[tokio::test]
async fn a_server_hears_what_its_host_does() {
    for fresh in Fresh::each().await {
        let server = fresh.open().await;
        let mut news = server.news();
        if server.is_shared() {
            assert_eq!(news.recv().await, Some(News::LookAgain));
        }
        create(&server, "old", OLD, &[SeatKind::Open]).await;
        create(&server, "new", NEW, &[SeatKind::Person]).await;
        server.write(append("new", vec![row(0, NEW)])).await.unwrap();
        let host = fresh.open_beside().await;
        host.write(Change::Abandon { id: "new".to_owned() }).await.unwrap();
        host.prune(&all_before(SINCE)).await.unwrap();
        for id in ["new", "old"] {
            assert_eq!(news.recv().await, Some(News::Changed(id.to_owned())));
        }
        let late = server.write(append("new", vec![row(1, NEW)])).await;
        assert!(is_conflict(&late), "who plays on meanwhile is too late: {late:?}");
        server.write(says("new", 0, NEW)).await.expect("one may still talk");
    }
}

/// A database with a bit of everything.
async fn filled(fresh: &Fresh) -> Store {
    use SeatKind::{Bot, Open, Person};
    let store = fresh.open().await;
    for nth in 0..230 {
        let id = format!("m{nth:03}");
        create(&store, &id, NEW + nth, &[Person, Bot, Open]).await;
        if nth % 3 != 0 {
            let rows = (0..nth % 23 + 1).map(|it| row(it, NEW)).collect();
            store.write(append(&id, rows)).await.expect("it is stored");
        }
        if nth % 5 == 0 {
            for number in 0..nth {
                store.write(says(&id, number, NEW)).await.expect("it is stored");
            }
        }
    }
    let results = vec![
        ResultRow { seat: 1, score: 29, place: 1 },
        ResultRow { seat: 2, score: -3, place: 2 },
    ];
    let end = Change::Append { id: "m001".to_owned(), rows: vec![row(2, NEW)], results };
    store.write(end).await.expect("it is stored");
    let of = new_match("next", NEW);
    store
        .write(Change::Rematch { after: "m001".to_owned(), of, seats: vec![] })
        .await
        .expect("it is stored");
    store
}

async fn backup(store: &Store) -> Vec<u8> {
    let mut file = Vec::new();
    let all = store.backup(&mut file, NEW).await.expect("it is written");
    assert_eq!(all.tables, 231);
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_on_either_kind_of_database() {
    for from in Fresh::each().await {
        let source = filled(&from).await;
        let file = backup(&source).await;
        for to in Fresh::each().await {
            let copy = to.open().await;
            let restored = copy.restore(file.as_slice(), false).await.unwrap();
            assert_eq!(restored.tables, 231);
            let all = source.overviews(None, 1000).await.unwrap();
            assert_eq!(copy.overviews(None, 1000).await.unwrap(), all);
            for it in &all {
                let id = &it.of.id;
                assert_eq!(copy.load(id).await.unwrap(), source.load(id).await.unwrap());
                assert_eq!(copy.chat(id, 3).await.unwrap(), source.chat(id, 3).await.unwrap());
                assert_eq!(copy.results(id).await.unwrap(), source.results(id).await.unwrap());
            }
            // It goes on there.
            copy.write(append("m002", vec![row(3, NEW)])).await.unwrap();
            let again = copy.restore(file.as_slice(), false).await.unwrap_err();
            assert!(matches!(again, BackupError::NotEmpty { tables: 231 }), "{again}");
            assert_eq!(copy.log("m002", 0).await.unwrap().len(), 4, "nothing was overwritten");
            copy.restore(file.as_slice(), true).await.unwrap();
            assert_eq!(copy.log("m002", 0).await.unwrap().len(), 3);
        }
    }
}

#[tokio::test]
async fn a_backup_that_is_torn_or_none_changes_nothing() {
    let full = Fresh::sqlite();
    let source = filled(&full).await;
    let file = backup(&source).await;
    let packed = |text: &str| {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), Default::default());
        packed.write_all(text.as_bytes()).unwrap();
        packed.finish().unwrap()
    };
    let first = r#"{"backup":{"format":1,"made_ms":5}}"#;
    let altered = {
        let mut file = file.clone();
        let last = file.len() - 6;
        file[last] ^= 1;
        file
    };
    let odd = [
        (altered, "a part of it is lost"),
        (file[..file.len() / 2].to_vec(), "ends too early"),
        (file[..file.len() - 9].to_vec(), "ends too early"),
        (packed(&format!("{first}\n")), "ends too early"),
        (packed(&format!("{first}\n{{\"end\":{{\"tables\":3,\"entries\":0}}}}\n")), "too early"),
        (packed(&format!("{first}\nwhat?\n")), "line 2"),
        (packed(&first.replace("\"format\":1", "\"format\":2")), "newer version"),
        (packed("Dear Ann,\n"), "no backup"),
        (packed(""), "no backup"),
        (b"Dear Ann, this is no backup at all.".to_vec(), "no backup"),
        (Vec::new(), "no backup"),
    ];
    for to in Fresh::each().await {
        let store = to.open().await;
        create(&store, "own", NEW, &[SeatKind::Open]).await;
        for (bytes, words) in &odd {
            let error = store.restore(bytes.as_slice(), true).await.unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
            assert_eq!(store.overviews(None, 10).await.unwrap().len(), 1);
        }
    }
}

/// Everything before it began is in it, and of what is written meanwhile a beginning.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_of_one_instant() {
    for fresh in Fresh::each().await {
        let server = filled(&fresh).await;
        let writes = {
            let server = server.clone();
            tokio::spawn(async move {
                for entry in 0..400 {
                    server.write(append("m000", vec![row(entry, NEW)])).await.unwrap();
                }
            })
        };
        let host = fresh.open_beside().await;
        let mut sizes = Vec::new();
        for _ in 0..4 {
            let before = server.log("m000", 0).await.unwrap().len();
            let file = backup(&host).await;
            let after = server.log("m000", 0).await.unwrap().len();
            let copy = Fresh::sqlite();
            let copy = copy.open().await;
            copy.restore(file.as_slice(), false).await.unwrap();
            let log = copy.log("m000", 0).await.unwrap();
            assert!((before..=after).contains(&log.len()), "{before} {} {after}", log.len());
            assert!(log.iter().zip(0..).all(|(it, nth)| it.entry == nth), "without gaps");
            sizes.push(log.len());
        }
        writes.await.unwrap();
        println!("entries in four backups: {sizes:?}");
    }
}

#[tokio::test]
async fn nothing_is_restored_under_a_running_server() {
    for to in Fresh::each().await {
        let _server = to.open_as("server").await;
        match Store::open(&to.location, "host").await {
            Err(error) => assert!(matches!(error, OpenError::InUse { .. }), "{error}"),
            Ok(store) => {
                let nothing = r#"{"backup":{"format":1,"made_ms":5}}"#;
                let mut file = flate2::write::GzEncoder::new(Vec::new(), Default::default());
                file.write_all(nothing.as_bytes()).unwrap();
                let file = file.finish().unwrap();
                let error = store.restore(file.as_slice(), true).await.unwrap_err();
                assert!(matches!(error, BackupError::InUse), "{error}");
            }
        }
    }
}

#[tokio::test]
async fn beside_a_server_nothing_is_made() {
    let fresh = Fresh::sqlite();
    let error = Store::open_beside(&fresh.location, "host").await.unwrap_err();
    assert!(matches!(error, OpenError::Missing { .. }), "{error}");
    assert!(error.to_string().contains("--database"), "{error}");
    let Location::Sqlite(path) = &fresh.location else { unreachable!() };
    assert!(!path.exists());
    // Another program's database.
    fresh.execute("create table recipes (name text)").await;
    let error = Store::open_beside(&fresh.location, "host").await.unwrap_err();
    assert!(matches!(error, OpenError::Migration { .. }), "{error}");
}
