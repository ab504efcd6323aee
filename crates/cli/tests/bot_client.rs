//! The server as a program: a bot plays at it over the network, and it says what is wrong when
//! it can't start.
use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, ChildStdout, Command, Output, Stdio},
};

const FELUCCA: &str = env!("CARGO_BIN_EXE_felucca");
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

/// A server that ends with the test.
struct Server {
    process: Child,
    url: String,
    /// Kept open, as a terminal is.
    lines: BufReader<ChildStdout>,
}

impl Server {
    /// On a free port, with a database in this folder.
    fn start(folder: &Path) -> Server {
        let mut process = felucca(folder)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", "felucca.db"])
            .args(["--bot-pace", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut first = String::new();
        let mut lines = BufReader::new(process.stdout.take().expect("its output"));
        lines.read_line(&mut first).expect("a line of text");
        let url = first.trim().strip_prefix("Felucca is ready at ");
        let url = url.unwrap_or_else(|| panic!("it says where it is: {first}")).to_owned();
        Server { process, url, lines }
    }

    /// As a service manager does it.
    #[cfg(unix)]
    fn terminate(mut self) -> Option<i32> {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
        self.process.wait().expect("it ends").code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already if all went well.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The program, in a folder of its own and without settings from the environment.
fn felucca(folder: &Path) -> Command {
    let mut command = Command::new(FELUCCA);
    for (name, _) in std::env::vars().filter(|it| it.0.starts_with("FELUCCA_")) {
        command.env_remove(name);
    }
    command.current_dir(folder).stderr(Stdio::null());
    command
}

fn has_python() -> bool {
    let asked = Command::new("python3").arg("--version").output();
    asked.is_ok_and(|it| it.status.success())
}

#[cfg(unix)]
#[test]
fn the_bot_of_the_guide_plays_both_games() {
    if !has_python() {
        println!("left out: python3 is not installed");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    for (game, games) in [("sobek", 2), ("conex", 1)] {
        let bot = Command::new("python3")
            .current_dir(folder.path())
            .args([BOT, &server.url, game, &games.to_string()])
            .output()
            .expect("python3 starts");
        let said = text(&bot);
        assert!(bot.status.success(), "{said}");
        let tables: Vec<&str> = said.lines().filter_map(|it| it.split(' ').next()).collect();
        assert_eq!(tables.len(), games, "{said}");
        for table in tables {
            let log = format!("{table}.log");
            let checked = felucca(folder.path()).args(["check", &log]).output().expect("check");
            let found = text(&checked);
            assert!(checked.status.success(), "{found}");
            assert!(found.starts_with(&format!("{log}: ok: {game}, 2 seats")), "{found}");
            assert!(found.contains("the luck is the seed's"), "{found}");
        }
    }
    assert_eq!(server.terminate(), Some(0));
}

fn text(output: &Output) -> String {
    let both = [output.stdout.as_slice(), &output.stderr].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// Starts a server that can't; what it says, in one line.
fn refused(folder: &Path, args: &[&str]) -> String {
    let mut command = felucca(folder);
    let output =
        command.arg("serve").args(args).stderr(Stdio::piped()).output().expect("it starts");
    let said = text(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{args:?} in one line: {said}");
    said
}

#[track_caller]
fn says(said: &str, words: &[&str]) {
    for word in words {
        assert!(said.contains(word), "`{word}` in: {said}");
    }
}

#[test]
fn a_port_in_use_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("its address").to_string();
    let said = refused(folder.path(), &["--listen", &address, "--database", "felucca.db"]);
    says(&said, &[&format!("can't listen on {address}"), "choose another address with --listen"]);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let letter = "Dear Ann, this is a letter and no database.\n".repeat(100);
    fs::write(folder.path().join("letter.txt"), &letter).expect("a file");
    let args = ["--listen", "127.0.0.1:0", "--database", "letter.txt"];
    let said = refused(folder.path(), &args);
    says(&said, &["can't open letter.txt", "not a database"]);
    assert_eq!(fs::read_to_string(folder.path().join("letter.txt")).expect("a file"), letter);
}

#[test]
fn settings_are_checked_before_a_port_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("letter.txt"), "Dear Ann\n".repeat(100)).expect("a file");
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("its address").to_string();
    let with =
        |settings: &[&str]| refused(folder.path(), &[&["--listen", &address], settings].concat());
    let said = with(&["--database", "mysql://ann@db/felucca"]);
    says(&said, &["a file or a URL such as postgres://", "not `mysql:`"]);
    says(&with(&["--database", "letter.txt"]), &["can't open letter.txt"]);
    says(&with(&["--public-url", "play.example.org"]), &["a public URL looks like https://"]);
}

/// The variable with the program that starts a PostgreSQL; without it the test does without.
const XTASK: &str = "FELUCCA_TEST_XTASK";

/// A PostgreSQL that ends with its input.
struct Postgres(Child);

impl Postgres {
    /// Returns when it answers.
    fn start(port: u16) -> Option<Postgres> {
        let process = Command::new(std::env::var_os(XTASK)?)
            .args(["postgres", "--port", &port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = process.expect("it starts");
        let out = process.stdout.take().expect("its output");
        let mut url = String::new();
        BufReader::new(out).read_line(&mut url).expect("a line of text");
        assert!(url.starts_with("postgres://"), "{url}");
        Some(Postgres(process))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

#[test]
fn a_postgresql_that_comes_late_is_waited_for() {
    if std::env::var_os(XTASK).is_none() {
        println!("left out: {XTASK} is not set");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = free.local_addr().expect("its address").port();
    drop(free);
    let database = format!("postgres://postgres@127.0.0.1:{port}/postgres");
    let mut process = felucca(folder.path())
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut log = BufReader::new(process.stderr.take().expect("its log")).lines();
    let out = BufReader::new(process.stdout.take().expect("its output"));
    let mut server = Server { process, url: String::new(), lines: out };
    // It has looked twice before there is one.
    for pause in [1, 2] {
        let said = log.next().expect("it goes on").expect("a line of text");
        says(&said, &["doesn't answer", &format!("trying again in {pause} s")]);
    }
    let _postgres = Postgres::start(port);
    let mut first = String::new();
    server.lines.read_line(&mut first).expect("a line of text");
    says(&first, &["Felucca is ready at http://127.0.0.1:"]);
}

#[test]
fn two_servers_dont_share_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let _first = Server::start(folder.path());
    let args = ["--listen", "127.0.0.1:0", "--database", "felucca.db"];
    let said = refused(folder.path(), &args);
    says(&said, &["another Felucca uses felucca.db", "stop it, or choose another file"]);
}

#[test]
fn a_config_file_is_read_strictly() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = refused(folder.path(), &["--config", "felucca.toml"]);
    says(&missing, &["can't read felucca.toml"]);
    for (text, words) in [
        ("listen = 127.0.0.1:0\n", ["felucca.toml", "line 1"]),
        ("listen = \"somewhere\"\n", ["felucca.toml", "line 1"]),
        ("listen = \"127.0.0.1:0\"\nport = 8484\n", ["felucca.toml", "unknown field `port`"]),
    ] {
        fs::write(folder.path().join("felucca.toml"), text).expect("a file");
        let output = felucca(folder.path())
            .args(["serve", "--config", "felucca.toml"])
            .stderr(Stdio::piped())
            .output()
            .expect("it starts");
        assert_eq!(output.status.code(), Some(2), "{text}");
        says(&self::text(&output), &words);
    }
}
