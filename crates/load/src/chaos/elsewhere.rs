//! A server that goes on in another database, with what was backed up while it was under load.
use crate::chaos::{Report, arena::Arena, nodes::Nodes};
use anyhow::{Context, ensure};
use std::{
    path::{Path, PathBuf},
    time::Instant,
};
use tokio::process::Command;

pub(super) struct Elsewhere {
    program: PathBuf,
    /// The database that isn't used now.
    other: String,
    file: PathBuf,
}

impl Elsewhere {
    pub(super) fn new(program: PathBuf, other: String, folder: &Path) -> Elsewhere {
        Elsewhere { program, other, file: folder.join("felucca.backup") }
    }

    /// Backs up while all play, kills the server, and restores; when it was killed.
    pub(super) async fn kill(
        &mut self,
        nodes: &mut Nodes,
        arena: &Arena,
        report: &mut Report,
    ) -> anyhow::Result<Instant> {
        let all_games_are_known = arena.between_games.write().await;
        let begun = Instant::now();
        self.run("backup", nodes.database()).await?;
        report.backup_ms_max = longer(report.backup_ms_max, begun);
        let killed = Instant::now();
        nodes.kill(0).await?;
        arena.restore(begun);
        drop(all_games_are_known);
        let left = nodes.database().to_owned();
        let began = Instant::now();
        self.run("restore", &self.other).await?;
        report.restore_ms_max = longer(report.restore_ms_max, began);
        nodes.move_to(&self.other);
        self.other = left;
        Ok(killed)
    }

    async fn run(&self, command: &str, database: &str) -> anyhow::Result<()> {
        let done = Command::new(&self.program)
            .arg(command)
            .arg(&self.file)
            .args(["--replace", "--database", database])
            .output()
            .await
            .with_context(|| format!("can't run `felucca {command}`"))?;
        let complained = String::from_utf8_lossy(&done.stderr);
        ensure!(done.status.success(), "felucca {command}: {complained}");
        Ok(())
    }
}

fn longer(most: f64, began: Instant) -> f64 {
    most.max(began.elapsed().as_secs_f64() * 1000.0)
}
