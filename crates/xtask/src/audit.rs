//! Judges of the product that come from elsewhere: axe and Lighthouse for the pages, schemathesis
//! for the API. They stay outside the workspace: nothing of them is shipped.
use crate::{browser, load::shipped, root, run};
use anyhow::{Context, bail};
use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

const FOLDER: &str = "target/audit";

/// So many cases for each operation: more than 5,000 requests in all.
const CASES: &str = "150";

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Part {
    /// axe and Lighthouse on every kind of page (needs npm)
    Pages,
    /// schemathesis on the whole API (needs python3)
    Api,
}

pub(crate) fn audit(part: Option<Part>) -> anyhow::Result<()> {
    if part != Some(Part::Pages) {
        api()?;
    }
    if part != Some(Part::Api) {
        pages()?;
    }
    Ok(())
}

fn pages() -> anyhow::Result<()> {
    let judges = ["axe-core@4.10", "lighthouse@12"];
    let npm = &mut Command::new("npm");
    run(npm.current_dir(root()).args(["install", "--no-save", "--prefix", FOLDER]).args(judges))?;
    browser(&["audit", FOLDER])
}

fn api() -> anyhow::Result<()> {
    let python = root().join(FOLDER).join("python");
    run(Command::new("python3").args(["-m", "venv"]).arg(&python))?;
    let program = |name: &str| Command::new(python.join("bin").join(name));
    run(program("pip").args(["install", "--quiet", "schemathesis>=4.32,<5"]))?;
    let data = python.with_file_name("data");
    std::fs::create_dir_all(&data).context("can't make a folder for the database")?;
    let server = Server::start(&shipped("felucca")?, &data)?;
    let judge = |config: &str, args: &[&str]| {
        let mut judge = program("schemathesis");
        judge.current_dir(root().join(FOLDER));
        judge.arg("--config-file").arg(root().join("crates/xtask/schemathesis").join(config));
        judge.arg("run").arg(format!("{}/api/v1/openapi.json", server.url));
        judge.args(["--checks", "all", "--max-examples", CASES, "--continue-on-failure"]);
        judge.args(args);
        judge
    };
    // As a stranger; with a token at addresses of all kinds, most of which lead nowhere; and at
    // a table in play.
    run(&mut judge("anywhere.toml", &[]))?;
    for (nth, game) in server.games()?.iter().enumerate() {
        let table = server.new_table(game)?;
        let token = format!("Authorization: Bearer {}", table.token);
        let known = ["--header", &token];
        if nth == 0 {
            run(&mut judge("anywhere.toml", &known))?;
        }
        run(judge("at-a-table.toml", &known).env("FELUCCA_TABLE", &table.id))?;
    }
    Ok(())
}

/// A server that ends with the audit.
struct Server {
    process: Child,
    url: String,
}

struct Table {
    id: String,
    token: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> anyhow::Result<Server> {
        let mut process = Command::new(program)
            .current_dir(folder)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", "audit.db"])
            .args(["--requests-per-second", "100000", "--tables-per-minute", "100000"])
            .args(["--tables-per-person", "100000"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("can't start the server")?;
        let mut first = String::new();
        let lines = process.stdout.take().context("the server says nothing")?;
        BufReader::new(lines).read_line(&mut first).context("the server says nothing")?;
        let url = first.trim().strip_prefix("Felucca is ready at ").unwrap_or_default().to_owned();
        Ok(Server { process, url })
    }

    /// The answer to a request, head and all.
    fn ask(&self, what: &str, body: &str) -> anyhow::Result<String> {
        let address = self.url.strip_prefix("http://").context("the server says where it is")?;
        let mut line = TcpStream::connect(address).context("the server doesn't answer")?;
        write!(
            line,
            "{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer)
    }

    fn games(&self) -> anyhow::Result<Vec<String>> {
        let answer = self.ask("GET /api/v1/games", "")?;
        let list = answer.split_once('[').and_then(|it| it.1.split(']').next());
        let list = list.with_context(|| format!("no games: {answer}"))?;
        Ok(list.split(',').map(|it| it.trim_matches('"').to_owned()).collect())
    }

    /// A table in play, and the token of who sits there.
    fn new_table(&self, game: &str) -> anyhow::Result<Table> {
        let seats = r#"[{"program": "audit"}, {"bot": "deckhand"}]"#;
        let body = format!(r#"{{"game": "{game}", "seats": {seats}, "hints": true}}"#);
        let answer = self.ask("POST /api/v1/tables", &body)?;
        let field = |name: &str| {
            let rest = answer.split_once(&format!("\"{name}\":\""))?.1;
            rest.split('"').next().map(str::to_owned)
        };
        match (field("id"), field("token")) {
            (Some(id), Some(token)) => Ok(Table { id, token }),
            _ => bail!("the server made no table: {answer}"),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
