//! The program as it is installed: a server of our own, started and stopped as often as needed.
#![expect(clippy::disallowed_methods, reason = "it measures how long a start takes")]
use anyhow::{Context, bail};
use std::{
    env::consts::EXE_SUFFIX,
    fs::File,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Any free port of this machine.
pub const ANYWHERE: &str = "127.0.0.1:0";

/// How to start it.
#[derive(Clone, Debug)]
pub struct Launch {
    pub program: PathBuf,
    pub database: String,
    /// Further arguments.
    pub args: &'static [&'static str],
    /// The file that its output is appended to; ours if there is none.
    pub log: Option<PathBuf>,
}

/// A server that is ready. It ends when this is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    pub ready_after: Duration,
}

/// The program that was named, or the one built together with this one.
pub fn program(named: Option<&Path>) -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?;
    // Tests are one folder below.
    let beside = own.ancestors().skip(1).take(2).map(|it| it.join(format!("felucca{EXE_SUFFIX}")));
    let mut places = named.map_or_else(|| beside.collect(), |it| vec![it.to_owned()]);
    match places.iter().position(|it| it.is_file()) {
        Some(at) => Ok(places.swap_remove(at)),
        None => bail!(
            "there is no {}: build it with `cargo build -p felucca` (with --release if this \
             is), or name another",
            places[0].display()
        ),
    }
}

impl Launch {
    pub async fn start(&self, listen: &str) -> anyhow::Result<Server> {
        let began = Instant::now();
        let errors = match &self.log {
            Some(path) => Stdio::from(File::options().append(true).create(true).open(path)?),
            None => Stdio::inherit(),
        };
        let mut child = Command::new(&self.program)
            .args(["serve", "--listen", listen, "--database", &self.database, "--log", "warn"])
            .args(self.args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("can't start {}", self.program.display()))?;
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
        let address = timeout(PATIENCE, ready)
            .await
            .with_context(|| format!("the server isn't ready after {PATIENCE:?}"))??;
        let ready_after = began.elapsed();
        // Nobody reads its output from now on, and that mustn't stop it.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Server { child, address, ready_after })
    }
}

impl Server {
    /// At once, without warning: like a loss of power for the process.
    pub async fn kill(&mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }

    /// How it ended, if it did so by itself.
    pub fn ended(&mut self) -> Option<String> {
        self.child.try_wait().ok()?.map(|it| it.to_string())
    }

    /// None once it has ended.
    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_isnt_built_is_named_with_what_to_do() {
        let error = program(Some(Path::new("/nowhere/felucca"))).unwrap_err().to_string();
        assert!(error.contains("/nowhere/felucca") && error.contains("cargo build"), "{error}");
    }
}
