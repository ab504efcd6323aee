//! A temporary Postgres server of our own: on a free port, in a temporary directory.
use crate::packages::{Machine, POSTGRESQL, is_root, provide};
use anyhow::{Context, bail};
use std::{
    fs,
    io::Write,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};
use tempfile::TempDir;

/// The data is thrown away, so nothing waits for the disk. Many tests connect at once.
const SETTINGS: &str = "
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
synchronous_commit = off
full_page_writes = off
max_connections = 200
";

/// Outlives us, however we end (Ctrl-C and kill included): its input ends with us, then it cleans up.
/// The words after the directory are the command that stops the server.
const GUARD: &str = r#"
trap '' HUP INT QUIT TERM
read -r _
directory=$1
shift
"$@"
rm -rf -- "$directory"
"#;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Listen on this port [default: a free one]
    #[arg(long)]
    port: Option<u16>,
}

pub(crate) struct Server {
    guard: Child,
    port: u16,
    _directory: TempDir,
}

impl Server {
    /// The error says why there is none.
    pub(crate) fn start() -> anyhow::Result<Self> {
        Self::start_on(None)
    }

    /// On this port, or on a free one.
    fn start_on(port: Option<u16>) -> anyhow::Result<Self> {
        let programs =
            Programs { directory: provide(&POSTGRESQL, &Machine::this())?, as_root: is_root() };
        Self::start_from(&programs, port).context("PostgreSQL doesn't start")
    }

    fn start_from(programs: &Programs, wanted: Option<u16>) -> anyhow::Result<Self> {
        let directory = tempfile::Builder::new().prefix("felucca-postgres-").tempdir()?;
        if programs.as_root {
            quietly(Command::new("chown").arg("postgres:").arg(directory.path()))?;
        }
        let data = directory.path().join("data");
        let pg_ctl = || {
            let mut pg_ctl = programs.command("pg_ctl");
            pg_ctl.arg("--pgdata").arg(&data).args(["--wait", "--timeout=60"]);
            pg_ctl
        };
        // The guard is there before there is anything to guard.
        let guard = guard(directory.path(), pg_ctl().args(["--mode=immediate", "stop"]))?;
        let mut server = Self { guard, port: 0, _directory: directory };
        quietly(programs.command("initdb").arg("--pgdata").arg(&data).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]))?;
        let mut configuration =
            fs::OpenOptions::new().append(true).open(data.join("postgresql.conf"))?;
        configuration.write_all(SETTINGS.as_bytes())?;

        let log = data.with_file_name("log");
        let mut attempts = 3;
        loop {
            server.port = wanted.map_or_else(free_port, Ok)?;
            let port = format!("-p {}", server.port);
            let started =
                quietly(pg_ctl().arg("--log").arg(&log).args(["--options", &port, "start"]));
            attempts -= 1;
            match started {
                Ok(()) => return Ok(server),
                // Another program may have taken the port in the meantime.
                Err(_) if 0 < attempts => {}
                Err(error) => {
                    let log = fs::read_to_string(&log).unwrap_or_default();
                    let cause = log.lines().find(|it| it.contains("FATAL")).map(str::to_owned);
                    return Err(cause.map_or(error, anyhow::Error::msg));
                }
            }
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        // If it can't stop the server, we can't either.
        let _ = self.guard.wait();
    }
}

/// Postgres refuses to run as root; Debian has a user for it.
struct Programs {
    directory: PathBuf,
    as_root: bool,
}

impl Programs {
    fn command(&self, program: &str) -> Command {
        let program = self.directory.join(program);
        let mut command = if self.as_root {
            let mut runuser = Command::new("runuser");
            runuser.args(["-u", "postgres", "--"]).arg(program);
            runuser
        } else {
            Command::new(program)
        };
        // That user may not be allowed to enter the directory we were started in.
        command.current_dir("/").env("LC_ALL", "C");
        command
    }
}

fn guard(directory: &Path, stop: &Command) -> anyhow::Result<Child> {
    Command::new("sh")
        .args(["-c", GUARD, "guard"])
        .arg(directory)
        .arg(stop.get_program())
        .args(stop.get_args())
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("can't start sh")
}

fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Says something only if it fails.
fn quietly(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().display().to_string();
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("can't start {name}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{name}: {}", said.lines().collect::<Vec<_>>().join(" / "));
    }
    Ok(())
}

/// `cargo xtask postgres`: a server until Enter, or until the input ends.
pub(crate) fn serve(args: &Args) -> anyhow::Result<()> {
    let server = Server::start_on(args.port)?;
    println!("{}", server.url());
    eprintln!("Enter stops the server and deletes its data.");
    std::io::stdin().read_line(&mut String::new())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_port_can_be_taken() {
        let port = free_port().unwrap();
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap();
    }

    #[test]
    fn the_guard_stops_and_removes_when_its_input_ends() {
        let parent = tempfile::tempdir().unwrap();
        let (guarded, stopped) = (parent.path().join("a directory"), parent.path().join("stopped"));
        fs::create_dir(&guarded).unwrap();
        let mut guard = guard(&guarded, Command::new("touch").arg(&stopped)).unwrap();
        assert!(guarded.exists() && !stopped.exists());
        drop(guard.stdin.take());
        assert!(guard.wait().unwrap().success());
        assert!(!guarded.exists() && stopped.exists());
    }

    #[test]
    fn a_failure_says_what_failed() {
        let error =
            quietly(Command::new("sh").args(["-c", "echo no room >&2; false"])).unwrap_err();
        assert_eq!(error.to_string(), "sh: no room");
    }
}
