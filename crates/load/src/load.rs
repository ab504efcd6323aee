//! Many tables at once, and how the server copes.
use crate::{
    http::Connection,
    pages,
    player::{Bell, Measured, Player, Random, games, new_table},
    setup::{Setup, milliseconds, progress},
    usage::{cpu_seconds, resident_kib},
};
use anyhow::Context;
use launch::{ANYWHERE, Server};
use serde::Serialize;
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

/// Play real games at many tables, with live streams open, and measure
///
/// Everybody at a table listens to it and acts as soon as they are asked, by a random choice.
/// Submit is the time from sending an action to its answer; arrival is the time from sending it
/// to the others' new state. Clients take their share of the machine: see their cores.
///
/// With --pages everybody has a browser, and each table has an onlooker. Submit is then the time
/// from a press to the new page, and a move is on every screen when the last person at the table
/// has its page.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) tables: usize,
    /// How long to measure, after a second to get going
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seconds: u64,
    /// People at each table
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) seats: u8,
    /// Only this game [default: all in turn]
    #[arg(long)]
    game: Option<String>,
    /// How long everybody thinks before acting; 0: as fast as possible
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 0)]
    think: u64,
    /// Play through the pages, as browsers do
    #[arg(long, conflicts_with = "think")]
    pages: bool,
    /// This many extra onlookers at the first table
    #[arg(long, value_name = "N", default_value_t = 0, requires = "pages")]
    pub(crate) onlookers: usize,
    /// Ask for packed pages
    #[arg(long, requires = "pages")]
    pub(crate) gzip: bool,
    /// Use a running server; it must allow as many requests
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

/// A table with everybody seated, and their tokens.
pub(crate) type Table = (String, Vec<String>);

/// How much of the machine the server and the clients used during the measurement, in cores.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub(crate) server: f64,
    pub(crate) clients: f64,
    pub(crate) rss_mb: f64,
}

pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let server = match args.server {
        Some(_) => None,
        None => {
            let mut launch = args.setup.launch(folder.path())?;
            // It may refuse thousands, and says so each time.
            launch.log = args.pages.then(|| folder.path().join("server.log"));
            Some(launch.start(ANYWHERE).await?)
        }
    };
    let address = args.server.or(server.as_ref().map(|it| it.address));
    let address = address.context("there is a server")?;

    let mut tables = Vec::new();
    let mut requests = Connection::open(address).await?;
    let games = games(&mut requests, args.game.as_deref()).await?;
    for nth in 0..args.tables {
        let game = &games[nth % games.len()];
        tables.push(new_table(&mut requests, game, usize::from(args.seats)).await?);
    }
    match args.pages {
        true => pages::run(args, address, server.as_ref(), tables).await,
        false => play(args, address, server.as_ref(), tables).await,
    }
}

/// Waits while the others play, from start to end, and shows the progress.
pub(crate) async fn watch(server: Option<&Server>, from: Instant, until: Instant) -> Usage {
    tokio::time::sleep_until(from.into()).await;
    let pid = server.and_then(Server::pid);
    let cpu = || [pid, Some(std::process::id())].map(|it| it.and_then(cpu_seconds).unwrap_or(0.0));
    let before = cpu();
    let seconds = (until - from).as_secs_f64();
    let bar = progress(seconds.round() as u64, "measuring");
    while Instant::now() < until {
        tokio::time::sleep_until(until.min(Instant::now() + Duration::from_secs(1)).into()).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let after = cpu();
    let rss = pid.and_then(resident_kib).unwrap_or(0);
    let [server, clients] = [0, 1].map(|it: usize| (after[it] - before[it]) / seconds);
    Usage { server, clients, rss_mb: rss as f64 / 1024.0 }
}

async fn play(
    args: &Args,
    address: SocketAddr,
    server: Option<&Server>,
    tables: Vec<Table>,
) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut players = Vec::new();
    for (nth, (table, tokens)) in tables.into_iter().enumerate() {
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
    // Those who think start at different moments, so that not all move at once.
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
    let usage = watch(server, from, until).await;
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
        rss_mb: usage.rss_mb,
        bytes_per_move: all.bytes as f64 * share / moves.max(1) as f64,
        games: all.games,
        refused: all.refused,
        server_cpu: usage.server,
        clients_cpu: usage.clients,
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
