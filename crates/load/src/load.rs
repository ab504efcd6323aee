//! Many tables at once, and how the server bears it.
use crate::{
    http::Connection,
    player::{Bell, GAMES, Measured, Player, Random, new_table},
    process::own_cpu_seconds,
    setup::{Setup, progress, quantile},
};
use anyhow::Context;
use serde::Serialize;
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

/// Play real games at many tables, with live streams open, and measure
///
/// Everybody at a table listens to it and acts as soon as he is asked, by a choice at random.
/// Submit is the time from sending an action to its answer, arrival that from sending it to
/// the new state at the others. Clients take their share of the machine: see their cores.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: Setup,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 200)]
    tables: usize,
    /// How long to measure, after a second to get going
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// People at each table
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Only this game [default: both in turn]
    #[arg(long, value_parser = GAMES)]
    game: Option<String>,
    /// How long everybody thinks before he acts; 0: as fast as it goes
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 0)]
    think: u64,
    /// Use a server that runs already; it must allow as many requests
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["program", "database"])]
    server: Option<SocketAddr>,
}

#[derive(Debug, Serialize)]
struct Report {
    tables: usize,
    seats: u8,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    submit_p50_ms: f64,
    submit_p99_ms: f64,
    submit_max_ms: f64,
    arrival_p50_ms: f64,
    arrival_p99_ms: f64,
    rss_mb: f64,
    bytes_per_move: f64,
    games: u64,
    refused: u64,
    server_cpu: f64,
    clients_cpu: f64,
}

pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let server = match args.server {
        Some(_) => None,
        None => Some(args.setup.launch(folder.path())?.start("127.0.0.1:0").await?),
    };
    let address = args.server.or(server.as_ref().map(|it| it.address));
    let address = address.context("there is a server")?;

    let began = Instant::now();
    let mut players = Vec::new();
    let mut requests = Connection::open(address).await?;
    for nth in 0..args.tables {
        let game = args.game.as_deref().unwrap_or(GAMES[nth % GAMES.len()]);
        let (table, tokens) = new_table(&mut requests, game, usize::from(args.seats)).await?;
        let bell = Arc::new(Bell::new(began));
        for (seat, token) in tokens.into_iter().enumerate() {
            players.push(Player {
                token,
                table: table.clone(),
                bell: bell.clone(),
                random: Random::new((8 * nth + seat) as u64 + 1),
                think: Duration::from_millis(args.think),
            });
        }
    }
    // Who thinks begins at any moment, so that not all move at once.
    let warm_up = Duration::from_secs(1) + Duration::from_millis(2 * args.think);
    let from = Instant::now() + warm_up;
    let until = from + Duration::from_secs(args.seconds);
    let count = players.len();
    let tasks = players.into_iter().enumerate().map(|(nth, mut player)| {
        let delay = Duration::from_millis(args.think * nth as u64 / count as u64);
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            player.play(address, from, until).await
        })
    });
    let tasks: Vec<_> = tasks.collect();
    tokio::time::sleep_until(from.into()).await;
    let cpu = || {
        let server = server.as_ref().and_then(|it| it.cpu_seconds());
        (server.unwrap_or(0.0), own_cpu_seconds().unwrap_or(0.0))
    };
    let before = cpu();
    let bar = progress(args.seconds, "measuring");
    while Instant::now() < until {
        tokio::time::sleep_until(until.min(Instant::now() + Duration::from_secs(1)).into()).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let after = cpu();
    let rss = server.as_ref().and_then(|it| it.resident_kib()).unwrap_or(0);
    let mut all = Measured::default();
    for task in tasks {
        let it = task.await??;
        all.submits.extend(it.submits);
        all.arrivals.extend(it.arrivals);
        all.bytes += it.bytes;
        all.games += it.games;
        all.refused += it.refused;
    }
    all.submits.sort_unstable();
    all.arrivals.sort_unstable();
    let seconds = args.seconds as f64;
    let moves = all.submits.len();
    let milliseconds = |sorted: &[u32], part: f64| quantile(sorted, part) / 1000.0;
    // Bytes are counted from the start, so they are shared among all moves.
    let share = seconds / (seconds + warm_up.as_secs_f64());
    let report = Report {
        tables: args.tables,
        seats: args.seats,
        seconds,
        moves,
        moves_per_s: moves as f64 / seconds,
        submit_p50_ms: milliseconds(&all.submits, 0.5),
        submit_p99_ms: milliseconds(&all.submits, 0.99),
        submit_max_ms: milliseconds(&all.submits, 1.0),
        arrival_p50_ms: milliseconds(&all.arrivals, 0.5),
        arrival_p99_ms: milliseconds(&all.arrivals, 0.99),
        rss_mb: rss as f64 / 1024.0,
        bytes_per_move: all.bytes as f64 * share / moves.max(1) as f64,
        games: all.games,
        refused: all.refused,
        server_cpu: (after.0 - before.0) / seconds,
        clients_cpu: (after.1 - before.1) / seconds,
    };
    args.setup.report(&report, &rows(&report), &[]);
    Ok(())
}

fn rows(report: &Report) -> [(&'static str, String); 14] {
    [
        ("tables", format!("{} of {} people", report.tables, report.seats)),
        ("moves", format!("{} in {:.0} s", report.moves, report.seconds)),
        ("moves a second", format!("{:.0}", report.moves_per_s)),
        ("submit p50", format!("{:.1} ms", report.submit_p50_ms)),
        ("submit p99", format!("{:.1} ms", report.submit_p99_ms)),
        ("submit longest", format!("{:.1} ms", report.submit_max_ms)),
        ("arrival p50", format!("{:.1} ms", report.arrival_p50_ms)),
        ("arrival p99", format!("{:.1} ms", report.arrival_p99_ms)),
        ("resident memory", format!("{:.1} MB", report.rss_mb)),
        ("bytes a move", format!("{:.0}", report.bytes_per_move)),
        ("games ended", report.games.to_string()),
        ("refused", report.refused.to_string()),
        ("server's cores", format!("{:.2}", report.server_cpu)),
        ("clients' cores", format!("{:.2}", report.clients_cpu)),
    ]
}
