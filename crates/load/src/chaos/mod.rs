//! A server that dies again and again under load, and whether it keeps its promises.
mod arena;
mod elsewhere;
mod ledger;
mod nodes;
mod proof;
mod survivor;

use crate::{
    http::Connection,
    player::{Random, games, new_table},
    setup::{Setup, progress},
};
use anyhow::{bail, ensure};
use arena::{Arena, Broken, Counts, Pulse};
use elsewhere::Elsewhere;
use indicatif::ProgressBar;
use launch::Launch;
use nodes::Nodes;
use serde::Serialize;
use std::{
    fs,
    path::Path,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};
use survivor::Survivor;
use tokio::{task::JoinHandle, time::sleep};

/// How long a table may stand still after its server is back.
const STANDSTILL: Duration = Duration::from_secs(20);

/// How long the last games may take.
const LAST_GAMES: Duration = Duration::from_secs(180);

/// Kill the server again and again under load, and check that it keeps its promises
///
/// A server of our own is killed without warning (SIGKILL) after 0.2 to 1.2 seconds of play at
/// all tables, and started again on the same database. Every player remembers what was accepted,
/// and checks that it is there: after each start, that their game is at least as far as they know;
/// after each game, that the log holds exactly what they did. Only an action that had not been
/// answered when the server died may or may not be there. All tables must go on before the next
/// kill. All logs go through `felucca check`.
///
/// With --elsewhere, the server is backed up while all play, killed, and started on what was
/// restored from the backup in another database: what was accepted before the backup began must
/// be there.
///
/// With --nodes, several servers share a PostgreSQL; players of the killed one go on at
/// another at once, and come home when it is back.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: Setup,
    /// How often to kill
    #[arg(long, value_name = "N", default_value_t = 20)]
    kills: u64,
    /// Tables at the same time, of all games in turn
    #[arg(long, value_name = "N", default_value_t = 40)]
    tables: usize,
    /// People at each table
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Servers on the same database; more than one needs PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// Go on here after each kill, and back again, with what a backup holds
    #[arg(long, value_name = "DATABASE", conflicts_with = "nodes")]
    elsewhere: Option<String>,
}

#[derive(Debug, Default, Serialize)]
struct Report {
    nodes: u8,
    tables: usize,
    seconds: f64,
    kills: u64,
    moves: u64,
    refused: u64,
    in_flight_kept: u64,
    in_flight_lost: u64,
    games_checked: u64,
    /// The longest from a kill to the first move accepted at any of its tables.
    first_move_ms_max: f64,
    /// The longest from a kill to the first move accepted at each of its tables.
    all_tables_ms_max: f64,
    start_ms_max: f64,
    /// The longest that a backup and a restore took.
    backup_ms_max: f64,
    restore_ms_max: f64,
    /// The longest that a node showed less than was accepted at another.
    behind_ms_max: f64,
    broken: u64,
    broken_promises: Vec<String>,
}

pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let postgres = args.setup.database.as_ref().is_some_and(|it| it.starts_with("postgres"));
    ensure!(
        args.nodes == 1 || postgres,
        "several nodes need PostgreSQL: name one with --database postgres://…; `cargo xtask \
         postgres` runs one"
    );
    let folder = tempfile::Builder::new().prefix("felucca-chaos-").tempdir()?;
    let mut launch = args.setup.launch(folder.path())?;
    launch.log = Some(folder.path().join("server.log"));
    let database = launch.database.clone();

    let done = survive(args, launch, folder.path()).await;
    if let Ok(report) = &done {
        args.setup.report(report, &rows(report), &report.broken_promises);
        if report.broken == 0 {
            return Ok(());
        }
    }
    let kept = folder.keep();
    let kept = format!("the database is {database}; logs are kept in {}", kept.display());
    match done {
        Ok(report) => bail!("{} promises broken; {kept}", report.broken),
        Err(error) => Err(error.context(kept)),
    }
}

async fn survive(args: &Args, launch: Launch, folder: &Path) -> anyhow::Result<Report> {
    let (program, logs) = (launch.program.clone(), folder.join("logs"));
    fs::create_dir(&logs)?;
    let mut random = Random::new(getrandom::u64()?);
    let mut nodes = Nodes::start(launch, usize::from(args.nodes), &mut random).await?;
    let arena = Arc::new(Arena::new(args.tables, usize::from(args.seats), logs.clone()));
    let players = seat_all(&nodes, &arena, usize::from(args.seats), &mut random).await?;

    let began = Instant::now();
    let mut report = Report { nodes: args.nodes, tables: args.tables, ..Report::default() };
    let bar = progress(args.kills, "kills");
    let mut elsewhere =
        args.elsewhere.clone().map(|to| Elsewhere::new(program.clone(), to, folder));
    let mut go_on = true;
    while go_on && report.kills < args.kills {
        sleep(Duration::from_millis(200 + random.below(1001) as u64)).await;
        let node = random.below(usize::from(args.nodes));
        go_on = one_death(&mut nodes, node, &mut elsewhere, &arena, &mut report, &bar).await?;
        bar.inc(1);
    }
    arena.end();
    bar.set_prefix("last games");
    last_games(&arena, players, if go_on { LAST_GAMES } else { Duration::ZERO }, &bar).await;
    report.seconds = began.elapsed().as_secs_f64();
    bar.set_prefix("checking all logs");
    report.games_checked = proof::check(&program, &logs, &arena).await?;
    bar.finish_and_clear();
    let count = &arena.count;
    report.moves = count.accepted.load(Relaxed);
    report.refused = count.refused.load(Relaxed);
    report.in_flight_kept = count.kept.load(Relaxed);
    report.in_flight_lost = count.lost.load(Relaxed);
    report.behind_ms_max = count.behind.load(Relaxed) as f64 / 1000.0;
    report.broken = count.broken.load(Relaxed);
    report.broken_promises = arena.broken();
    Ok(report)
}

/// Makes all tables and lets their players loose, each with the number of their table.
async fn seat_all(
    nodes: &Nodes,
    arena: &Arc<Arena>,
    seats: usize,
    random: &mut Random,
) -> anyhow::Result<Vec<(usize, JoinHandle<()>)>> {
    let mut doors = nodes.doors();
    let mut requests = Connection::open(doors.enter(0).await?.1).await?;
    let games = games(&mut requests, None).await?;
    let mut players = Vec::new();
    for slot in 0..arena.tables.len() {
        let game = &games[slot % games.len()];
        let (table, tokens) = new_table(&mut requests, game, seats).await?;
        for (seat, token) in tokens.into_iter().enumerate() {
            let random = Random::new(random.below(usize::MAX) as u64);
            let (arena, doors, table) = (arena.clone(), doors.clone(), table.clone());
            let player = Survivor::new(arena, doors, (slot, seat), (table, token), random);
            players.push((slot, tokio::spawn(player.play())));
        }
    }
    Ok(players)
}

/// Kills a node, starts it again, and waits until all tables have gone on. Returns whether they
/// have.
async fn one_death(
    nodes: &mut Nodes,
    node: usize,
    elsewhere: &mut Option<Elsewhere>,
    arena: &Arena,
    report: &mut Report,
    bar: &ProgressBar,
) -> anyhow::Result<bool> {
    for what in nodes.ended() {
        arena.break_promise(Broken { table: "-".to_owned(), seat: None, ply: 0, what });
    }
    let struck: Vec<&Pulse> = arena.tables.iter().filter(|it| it.is_at(node)).collect();
    let killed = match elsewhere {
        Some(elsewhere) => elsewhere.kill(nodes, arena, report).await?,
        None => {
            let killed = Instant::now();
            nodes.kill(node).await?;
            killed
        }
    };
    report.kills += 1;
    feel_all(arena);
    // If there are others, the tables go on without it.
    let alone = report.nodes == 1;
    let gone_on = alone || all_go_on(arena, "the death of a node", bar).await;
    if !alone {
        measure(&struck, killed, report);
    }
    let start = nodes.restart(node).await?;
    report.start_ms_max = report.start_ms_max.max(start.as_secs_f64() * 1000.0);
    if !alone {
        feel_all(arena);
    }
    let gone_on = gone_on && all_go_on(arena, "the start of a server", bar).await;
    if alone {
        measure(&struck, killed, report);
    }
    Ok(gone_on)
}

fn feel_all(arena: &Arena) {
    let now = Instant::now();
    arena.tables.iter().for_each(|it| it.feel(now));
}

/// Waits until an action was accepted at every table.
async fn all_go_on(arena: &Arena, after: &str, bar: &ProgressBar) -> bool {
    let began = Instant::now();
    loop {
        let still: Vec<&Pulse> = arena.tables.iter().filter(|it| it.felt().is_none()).collect();
        tell(arena, bar);
        if still.is_empty() {
            return true;
        }
        if STANDSTILL < began.elapsed() {
            for it in still {
                let what = format!("has stood still since {after}: {}", it.describe());
                arena.break_promise(Broken { table: it.table(), seat: None, ply: 0, what });
            }
            return false;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

fn measure(struck: &[&Pulse], killed: Instant, report: &mut Report) {
    let since = |it: &&Pulse| Some((it.felt()? - killed).as_secs_f64() * 1000.0);
    let pauses: Vec<f64> = struck.iter().filter_map(since).collect();
    if let Some(first) = pauses.iter().copied().reduce(f64::min) {
        report.first_move_ms_max = report.first_move_ms_max.max(first);
    }
    report.all_tables_ms_max = pauses.iter().copied().fold(report.all_tables_ms_max, f64::max);
}

/// Waits until all have finished the game they are in.
async fn last_games(
    arena: &Arena,
    players: Vec<(usize, JoinHandle<()>)>,
    most: Duration,
    bar: &ProgressBar,
) {
    let began = Instant::now();
    while players.iter().any(|it| !it.1.is_finished()) && began.elapsed() < most {
        tell(arena, bar);
        sleep(Duration::from_millis(20)).await;
    }
    let mut told = None;
    for (slot, player) in players {
        if !player.is_finished() {
            player.abort();
            // In a run that was cut short, it is no fault.
            if !most.is_zero() && told.replace(slot) != Some(slot) {
                let pulse = &arena.tables[slot];
                let what = format!("its last game doesn't end: {}", pulse.describe());
                arena.break_promise(Broken { table: pulse.table(), seat: None, ply: 0, what });
            }
        } else if let Err(error) = player.await {
            let table = arena.tables[slot].table();
            let what = format!("one of our players broke down: {error}");
            arena.break_promise(Broken { table, seat: None, ply: 0, what });
        }
    }
}

fn tell(arena: &Arena, bar: &ProgressBar) {
    let Counts { accepted, games, broken, .. } = &arena.count;
    let [accepted, games, broken] = [accepted, games, broken].map(|it| it.load(Relaxed));
    bar.set_message(format!("{accepted} moves, {games} games, {broken} broken"));
}

fn rows(report: &Report) -> Vec<(&'static str, String)> {
    let milliseconds = |it: f64| format!("{it:.0} ms");
    let mut rows = vec![
        ("nodes", report.nodes.to_string()),
        ("tables", report.tables.to_string()),
        ("kills", format!("{} in {:.0} s", report.kills, report.seconds)),
        ("moves accepted", report.moves.to_string()),
        ("moves refused", report.refused.to_string()),
        ("in flight, kept", report.in_flight_kept.to_string()),
        ("in flight, lost", report.in_flight_lost.to_string()),
        ("games checked", report.games_checked.to_string()),
        ("longest to first move", milliseconds(report.first_move_ms_max)),
        ("longest to all tables", milliseconds(report.all_tables_ms_max)),
        ("longest start", milliseconds(report.start_ms_max)),
    ];
    if 0.0 < report.backup_ms_max {
        rows.push(("longest backup", milliseconds(report.backup_ms_max)));
        rows.push(("longest restore", milliseconds(report.restore_ms_max)));
    }
    if 1 < report.nodes {
        rows.push(("longest behind another", milliseconds(report.behind_ms_max)));
    }
    rows.push(("promises broken", report.broken.to_string()));
    rows
}
