//! The program as it is installed, with a database of its own.
use anyhow::{Context, bail};
use std::{net::SocketAddr, path::PathBuf, process::Stdio, time::Duration};
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    data: TempDir,
}

impl Server {
    /// On any free port, with bots that don't dawdle.
    pub async fn start() -> anyhow::Result<Server> {
        let data = tempfile::tempdir()?;
        let (child, address) = launch(&data, "127.0.0.1:0").await?;
        Ok(Server { child, address, data })
    }

    /// Kills it and starts it again, at the same address and on the same database.
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        self.child.kill().await?;
        (self.child, self.address) = launch(&self.data, &self.address.to_string()).await?;
        Ok(())
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

async fn launch(data: &TempDir, listen: &str) -> anyhow::Result<(Child, SocketAddr)> {
    let program = program()?;
    let mut child = Command::new(&program)
        .args(["serve", "--listen", listen, "--bot-pace", "0", "--log", "warn"])
        .args(["--requests-per-second", "100000", "--tables-per-minute", "100000"])
        .arg("--database")
        .arg(data.path().join("felucca.db"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("can't start {}", program.display()))?;
    let out = child.stdout.take().context("its output is piped")?;
    let mut lines = BufReader::new(out).lines();
    let ready = async {
        while let Some(line) = lines.next_line().await? {
            if let Some((_, url)) = line.split_once("ready at http://") {
                return Ok(url.trim().parse()?);
            }
        }
        bail!("the server ended before it was ready")
    };
    let address = timeout(PATIENCE, ready).await.context("the server isn't ready")??;
    // What it says from now on isn't read, and mustn't stop it.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((child, address))
}

/// The program that is built together with this one.
fn program() -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?;
    let name = format!("felucca{}", std::env::consts::EXE_SUFFIX);
    // Tests are one folder below.
    let found = own.ancestors().skip(1).take(2).map(|it| it.join(&name)).find(|it| it.is_file());
    found.with_context(|| format!("no {name} beside {}: build the workspace", own.display()))
}
