//! A server of our own, started and stopped as often as wanted.
use anyhow::{Context, bail};
use std::{
    env::consts::EXE_SUFFIX,
    fs::File,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) ready_after: Duration,
}

/// How to start it.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    pub(crate) program: PathBuf,
    pub(crate) database: String,
    /// The file to which it adds what it has to say; where we say it ourselves if none.
    pub(crate) log: Option<PathBuf>,
}

/// The program that was named, or the one that is built together with this one.
pub(crate) fn program(named: Option<&Path>) -> anyhow::Result<PathBuf> {
    let path = match named {
        Some(path) => path.to_owned(),
        None => std::env::current_exe()?.with_file_name(format!("felucca{EXE_SUFFIX}")),
    };
    if !path.is_file() {
        bail!(
            "there is no {}: build it with `cargo build --release -p felucca`, or name another \
             with --program",
            path.display()
        );
    }
    Ok(path)
}

impl Launch {
    pub(crate) async fn start(&self, address: &str) -> anyhow::Result<Server> {
        let began = std::time::Instant::now();
        let errors = match &self.log {
            Some(path) => Stdio::from(File::options().append(true).create(true).open(path)?),
            None => Stdio::inherit(),
        };
        let mut child = Command::new(&self.program)
            .args(["serve", "--listen", address, "--database", &self.database])
            .args(["--requests-per-second", "100000000", "--tables-per-person", "1000000000"])
            .args(["--tables-per-minute", "100000000"])
            .args(["--connections", "100000", "--idle-after", "3600", "--log", "warn"])
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
        // What it says from now on isn't read, and mustn't stop it.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Server { child, address, ready_after })
    }
}

impl Server {
    /// At once, without a word: as a loss of power for the process.
    pub(crate) async fn kill(&mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }

    /// How it ended, if it did so by itself.
    pub(crate) fn ended(&mut self) -> Option<String> {
        self.child.try_wait().ok()?.map(|it| it.to_string())
    }

    fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Resident memory in KiB.
    pub(crate) fn resident_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid()?)).ok()?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// Seconds of processor time so far.
    pub(crate) fn cpu_seconds(&self) -> Option<f64> {
        cpu_seconds(Path::new(&format!("/proc/{}/stat", self.pid()?)))
    }
}

pub(crate) fn own_cpu_seconds() -> Option<f64> {
    cpu_seconds(Path::new("/proc/self/stat"))
}

fn cpu_seconds(stat: &Path) -> Option<f64> {
    let text = std::fs::read_to_string(stat).ok()?;
    let (_, rest) = text.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    // Linux counts in hundredths of a second, whatever its own clock does.
    Some((user + system) / 100.0)
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
