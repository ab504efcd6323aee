//! Tables that stay in memory, and what each of them costs.
use crate::{
    http::Connection,
    player::{Random, State, act, games, new_table},
    setup::{Setup, progress},
    usage::resident_kib,
};
use anyhow::{Context, bail, ensure};
use indicatif::ProgressBar;
use launch::{ANYWHERE, Server};
use serde::Serialize;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

/// How many play at the same time. Each makes a table before anything is measured, so that
/// what a server needs only once isn't counted.
const WORKERS: usize = 32;

/// Tables that are looked at again after the restart.
const LOOKED_AT: usize = 200;

/// Make many tables, play a while at each, and measure the memory they take
///
/// All of them stay loaded. Then the server is killed and started again on the same database,
/// and everything must be there.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: Setup,
    /// How many tables to make, each for two people, of all games in turn
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// Moves at each table
    #[arg(long, value_name = "N", default_value_t = 30)]
    moves: usize,
}

#[derive(Debug, Serialize)]
struct Report {
    tables: usize,
    kib_per_table: f64,
    stored: usize,
    start_ms: f64,
}

/// A table that was left to itself.
#[derive(Debug)]
struct Left {
    id: String,
    token: String,
    /// The first seat's.
    ply: u32,
}

pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let launch = args.setup.launch(folder.path())?;
    let mut server = launch.start(ANYWHERE).await?;
    let tables = args.tables as usize;
    let bar = progress((WORKERS + tables) as u64, "tables");
    let memory = "can't read the server's memory: is this Linux?";

    let games: Arc<[String]> =
        games(&mut Connection::open(server.address).await?, None).await?.into();
    let resident = |server: &Server| resident_kib(server.pid()?);

    let mut left = play(server.address, &games, 0..WORKERS, args.moves, &bar).await?;
    let before = resident(&server).context(memory)?;
    left.extend(play(server.address, &games, WORKERS..WORKERS + tables, args.moves, &bar).await?);
    let after = resident(&server).context(memory)?;
    bar.finish_and_clear();

    server.kill().await?;
    let server = launch.start(ANYWHERE).await?;
    look_again(server.address, &left).await?;
    let report = Report {
        tables,
        kib_per_table: after.saturating_sub(before) as f64 / tables as f64,
        stored: left.len(),
        start_ms: server.ready_after.as_secs_f64() * 1000.0,
    };
    let rows = [
        ("tables", report.tables.to_string()),
        ("memory a table", format!("{:.1} KiB", report.kib_per_table)),
        ("stored matches", report.stored.to_string()),
        ("ready again after", format!("{:.0} ms", report.start_ms)),
    ];
    args.setup.report(&report, &rows, &[]);
    Ok(())
}

/// Makes tables and plays at them, several at a time.
async fn play(
    address: SocketAddr,
    games: &Arc<[String]>,
    tables: std::ops::Range<usize>,
    moves: usize,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Left>> {
    let (next, end) = (Arc::new(AtomicUsize::new(tables.start)), tables.end);
    let worker = || {
        let (next, bar, games) = (next.clone(), bar.clone(), games.clone());
        tokio::spawn(async move {
            let mut requests = Connection::open(address).await?;
            let mut left = Vec::new();
            loop {
                let nth = next.fetch_add(1, Ordering::Relaxed);
                if end <= nth {
                    return anyhow::Ok(left);
                }
                let game = &games[nth % games.len()];
                left.push(play_one(&mut requests, game, nth, moves).await?);
                bar.inc(1);
            }
        })
    };
    let workers: Vec<_> = (0..WORKERS).map(|_| worker()).collect();
    let mut left = Vec::new();
    for worker in workers {
        left.extend(worker.await??);
    }
    Ok(left)
}

async fn play_one(
    requests: &mut Connection,
    game: &str,
    nth: usize,
    moves: usize,
) -> anyhow::Result<Left> {
    let (id, tokens) = new_table(requests, game, 2).await?;
    let look = format!("/api/v1/tables/{id}/state");
    let actions = format!("/api/v1/tables/{id}/actions");
    let mut random = Random::new(nth as u64 + 1);
    let (mut moved, mut seat, mut waiting) = (0, 0, 0);
    while moved < moves {
        let token = Some(tokens[seat].as_str());
        let text = requests.get(&look, token).await?;
        let state: State<'_> = serde_json::from_str(&text).context("a state")?;
        if state.over {
            break;
        }
        // The same player often has another turn.
        if state.choices.is_empty() {
            waiting += 1;
            ensure!(waiting < tokens.len(), "nobody is asked at table {id}");
            seat = (seat + 1) % tokens.len();
            continue;
        }
        let action = state.choices[random.below(state.choices.len())];
        requests.post(&actions, token, &act(state.ply, action)).await?;
        (moved, waiting) = (moved + 1, 0);
    }
    let text = requests.get(&look, Some(&tokens[0])).await?;
    let state: State<'_> = serde_json::from_str(&text).context("a state")?;
    let token = tokens.into_iter().next().context("there is a first seat")?;
    Ok(Left { id, token, ply: state.ply })
}

/// Some of the tables, from the first to the last: they are as they were left.
async fn look_again(address: SocketAddr, left: &[Left]) -> anyhow::Result<()> {
    let mut requests = Connection::open(address).await?;
    for Left { id, token, ply } in left.iter().step_by(left.len().div_ceil(LOOKED_AT)) {
        let text = requests.get(&format!("/api/v1/tables/{id}/state"), Some(token)).await?;
        let state: State<'_> = serde_json::from_str(&text).context("a state")?;
        if state.ply != *ply {
            bail!("table {id} was left at ply {ply} and is at {} after the restart", state.ply);
        }
    }
    Ok(())
}
