//! The program as it is installed, with a database of its own.
use launch::{ANYWHERE, Launch, program};
use tempfile::TempDir;

/// The same as [`ARGS`], with the example games.
const EXAMPLES: &[&str] = &[
    "--examples",
    "--bot-pace",
    "0",
    "--requests-per-second",
    "100000",
    "--tables-per-minute",
    "100000",
];

/// Bots that don't dawdle, and no limits for testers who click as fast.
const ARGS: &[&str] = EXAMPLES.split_at(1).1;

#[derive(Debug)]
pub struct Server {
    launch: Launch,
    running: launch::Server,
    _data: TempDir,
}

impl Server {
    /// On any free port.
    pub async fn start() -> anyhow::Result<Server> {
        Server::start_with(ARGS).await
    }

    /// One that lists the example games, too.
    pub async fn with_examples() -> anyhow::Result<Server> {
        Server::start_with(EXAMPLES).await
    }

    async fn start_with(args: &'static [&'static str]) -> anyhow::Result<Server> {
        let data = tempfile::tempdir()?;
        let database = data.path().join("felucca.db").display().to_string();
        let launch = Launch { program: program(None)?, database, args, log: None };
        let running = launch.start(ANYWHERE).await?;
        Ok(Server { launch, running, _data: data })
    }

    /// Kills it and starts it again, at the same address and on the same database.
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        self.running.kill().await?;
        self.running = self.launch.start(&self.running.address.to_string()).await?;
        Ok(())
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.running.address)
    }
}
