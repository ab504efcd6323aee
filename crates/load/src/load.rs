//! Many tables at once, and how the server bears it.
use crate::{
    http::Connection,
    player::{Bell, Measured, Player, Random, new_table},
    process::{Launch, own_cpu_seconds},
};
use comfy_table::Table;
use serde::Serialize;
use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

/// Play real games at many tables, with live streams open, and measure
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// The program under load
    #[arg(long, default_value = "target/release/felucca")]
    program: PathBuf,
    /// Tables at the same time
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Seconds to measure
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// People at each table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// The game; both in turn if you don't say
    #[arg(long)]
    game: Option<String>,
    /// Milliseconds between two moves of a table; 0: as fast as it goes
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// The database; a new file of SQLite if you don't say
    #[arg(long)]
    database: Option<String>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Leave a server running that is already there, and use it
    #[arg(long, value_name = "ADDRESS")]
    server: Option<std::net::SocketAddr>,
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
    let file = folder.path().join("load.db").display().to_string();
    let database = args.database.clone().unwrap_or(file);
    let launch = Launch { program: args.program.clone(), database, more: Vec::new() };
    let server = match args.server {
        Some(_) => None,
        None => Some(launch.start("127.0.0.1:0").await?),
    };
    let address = args.server.or(server.as_ref().map(|it| it.address));
    let address = address.expect("there is a server");

    let began = Instant::now();
    let mut players = Vec::new();
    let mut requests = Connection::open(address).await?;
    for nth in 0..args.tables {
        let game = args.game.as_deref().unwrap_or(["sobek", "conex"][nth % 2]);
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
    tokio::time::sleep_until(until.into()).await;
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
    // Bytes are counted from the start, so they are shared among all moves.
    let share = seconds / (seconds + warm_up.as_secs_f64());
    let report = Report {
        tables: args.tables,
        seats: args.seats,
        seconds,
        moves,
        moves_per_s: moves as f64 / seconds,
        submit_p50_ms: quantile(&all.submits, 0.5),
        submit_p99_ms: quantile(&all.submits, 0.99),
        submit_max_ms: quantile(&all.submits, 1.0),
        arrival_p50_ms: quantile(&all.arrivals, 0.5),
        arrival_p99_ms: quantile(&all.arrivals, 0.99),
        rss_mb: rss as f64 / 1024.0,
        bytes_per_move: all.bytes as f64 * share / moves.max(1) as f64,
        games: all.games,
        refused: all.refused,
        server_cpu: (after.0 - before.0) / seconds,
        clients_cpu: (after.1 - before.1) / seconds,
    };
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        println!("{}", table(&report));
    }
    Ok(())
}

/// In milliseconds.
fn quantile(sorted: &[u32], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let at = (last as f64 * part).round() as usize;
    sorted.get(at).map_or(0.0, |it| f64::from(*it) / 1000.0)
}

fn table(report: &Report) -> Table {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::NOTHING);
    let mut row = |name: &str, value: String| {
        table.add_row([name, &value]);
    };
    row("tables", format!("{} of {} people", report.tables, report.seats));
    row("moves", format!("{} in {:.0} s", report.moves, report.seconds));
    row("moves a second", format!("{:.0}", report.moves_per_s));
    row("submit p50", format!("{:.1} ms", report.submit_p50_ms));
    row("submit p99", format!("{:.1} ms", report.submit_p99_ms));
    row("submit longest", format!("{:.1} ms", report.submit_max_ms));
    row("arrival p50", format!("{:.1} ms", report.arrival_p50_ms));
    row("arrival p99", format!("{:.1} ms", report.arrival_p99_ms));
    row("resident memory", format!("{:.1} MB", report.rss_mb));
    row("bytes a move", format!("{:.0}", report.bytes_per_move));
    row("games ended", report.games.to_string());
    row("refused", report.refused.to_string());
    row("server's cores", format!("{:.2}", report.server_cpu));
    row("clients' cores", format!("{:.2}", report.clients_cpu));
    table
}
