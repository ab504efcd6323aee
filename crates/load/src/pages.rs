//! Many tables in browsers, and how the server copes.
use crate::{
    browser::{Measured, Tab},
    load::{Args, Table, Usage, watch},
    player::Random,
    screens::Screens,
    setup::milliseconds,
};
use launch::Server;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

/// Everybody opens their page before the measurement; many at one table take longer.
const WARM_UP: Duration = Duration::from_secs(2);
const OPENING: Duration = Duration::from_millis(4);

#[derive(Debug, Default, Serialize)]
struct Report {
    tables: usize,
    seats: u8,
    onlookers: usize,
    gzip: bool,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    submit: Option<Times>,
    /// Presses that hadn't reached their own screen at the end, and the longest wait among them.
    unshown: usize,
    unshown_max_ms: f64,
    /// From a press to the last page of that table.
    every_screen: Option<Times>,
    /// Moves measured this way, and how often one was overtaken before somebody heard of it.
    on_every_screen: usize,
    unheard: u64,
    /// At the table with the many onlookers.
    watched_moves: usize,
    watched_submit: Option<Times>,
    /// Failed answers, by status.
    refused: BTreeMap<u16, u64>,
    streams_lost: u64,
    games: u64,
    pages_per_move: f64,
    updates_per_move: f64,
    kb_per_page: f64,
    stream_kb_per_move: f64,
    server_cpu_ms_per_move: f64,
    server_cpu: f64,
    clients_cpu: f64,
    rss_mb: f64,
}

#[derive(Debug, Default, Serialize)]
struct Times {
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

impl Times {
    fn of(mut all: Vec<u32>) -> Option<Times> {
        all.sort_unstable();
        let [p50_ms, p99_ms, max_ms] = [0.5, 0.99, 1.0].map(|it| milliseconds(&all, it));
        (!all.is_empty()).then_some(Times { p50_ms, p99_ms, max_ms })
    }
}

fn said(times: Option<&Times>) -> String {
    let Some(Times { p50_ms, p99_ms, max_ms }) = times else { return "none".to_owned() };
    format!("{p50_ms:.1} ms, 99 of 100 {p99_ms:.1} ms, longest {max_ms:.1} ms")
}

pub(crate) async fn run(
    args: &Args,
    address: SocketAddr,
    server: Option<&Server>,
    tables: Vec<Table>,
) -> anyhow::Result<()> {
    let opening = OPENING * args.onlookers as u32;
    let from = Instant::now() + WARM_UP + opening;
    let until = from + Duration::from_secs(args.seconds);
    let (mut tasks, mut all_screens) = (Vec::new(), Vec::new());
    for (nth, (table, tokens)) in tables.into_iter().enumerate() {
        let extra = if nth == 0 { args.onlookers } else { 0 };
        let people: Vec<Option<String>> =
            tokens.into_iter().map(Some).chain(std::iter::repeat_n(None, 1 + extra)).collect();
        let screens = Arc::new(Screens::new(&format!("/tables/{table}"), people.len()));
        for (number, token) in people.into_iter().enumerate() {
            let tab = Tab {
                address,
                page: format!("/tables/{table}"),
                token,
                gzip: args.gzip,
                screens: screens.clone(),
                number,
                random: Random::new((8 * nth + number) as u64 + 1),
                from,
                until,
                pressed: None,
                measured: Measured::default(),
            };
            // The many come one after another.
            let delay = OPENING * number as u32;
            let stay = async move {
                tokio::time::sleep(delay).await;
                tab.stay().await
            };
            tasks.push((nth == 0, tokio::spawn(stay)));
        }
        all_screens.push(screens);
    }
    let usage = watch(server, from, until).await;

    let (mut report, mut submits, mut watched) = (Report::default(), Vec::new(), Vec::new());
    let (mut pages, mut updates, mut page_bytes, mut stream_bytes) = (0, 0, 0, 0);
    for (is_first, task) in tasks {
        let it = task.await??;
        if is_first && 0 < args.onlookers {
            watched.extend(&it.submits);
        }
        submits.extend(it.submits);
        report.unshown += usize::from(it.unshown.is_some());
        let waited = f64::from(it.unshown.unwrap_or(0)) / 1000.0;
        report.unshown_max_ms = report.unshown_max_ms.max(waited);
        it.refused.into_iter().for_each(|(at, n)| *report.refused.entry(at).or_default() += n);
        report.streams_lost += it.lost;
        report.games += it.games;
        pages += it.pages;
        updates += it.updates;
        page_bytes += it.page_bytes;
        stream_bytes += it.stream_bytes;
    }
    let mut screens = Vec::new();
    for it in all_screens.iter().map(|it| it.measured()) {
        screens.extend(it.times);
        report.unheard += it.unheard;
    }
    let seconds = args.seconds as f64;
    let moves = submits.len();
    let per_move = |it: f64| it / moves.max(1) as f64;
    // What streams brought is counted from the start.
    let share = seconds / (until - from + WARM_UP + opening).as_secs_f64();
    let Usage { server, clients, rss_mb } = usage;
    let report = Report {
        tables: args.tables,
        seats: args.seats,
        onlookers: args.onlookers,
        gzip: args.gzip,
        seconds,
        moves,
        moves_per_s: moves as f64 / seconds,
        submit: Times::of(submits),
        on_every_screen: screens.len(),
        every_screen: Times::of(screens),
        watched_moves: watched.len(),
        watched_submit: Times::of(watched),
        pages_per_move: per_move(pages as f64),
        updates_per_move: per_move(updates as f64),
        kb_per_page: page_bytes as f64 / 1000.0 / pages.max(1) as f64,
        stream_kb_per_move: per_move(stream_bytes as f64 * share / 1000.0),
        server_cpu_ms_per_move: per_move(server * seconds * 1000.0),
        server_cpu: server,
        clients_cpu: clients,
        rss_mb,
        ..report
    };
    args.setup.report(&report, &rows(&report), &[]);
    Ok(())
}

fn rows(report: &Report) -> Vec<(&'static str, String)> {
    let refused: Vec<String> =
        report.refused.iter().map(|(status, count)| format!("{count} × {status}")).collect();
    let viewers = usize::from(report.seats) + 1;
    let mut rows = vec![
        ("tables", format!("{} with {viewers} browsers each", report.tables)),
        ("moves", format!("{} in {:.0} s", report.moves, report.seconds)),
        ("moves a second", format!("{:.0}", report.moves_per_s)),
        ("submit", said(report.submit.as_ref())),
        (
            "not shown at the end",
            format!("{}, longest {:.0} ms", report.unshown, report.unshown_max_ms),
        ),
        ("on every screen", said(report.every_screen.as_ref())),
        ("overtaken unheard", format!("{}; {} measured", report.unheard, report.on_every_screen)),
    ];
    if 0 < report.onlookers {
        rows.push(("onlookers at one table", report.onlookers.to_string()));
        let (moves, said) = (report.watched_moves, said(report.watched_submit.as_ref()));
        rows.push(("submit there", format!("{said} ({moves} moves)")));
    }
    let none = "none".to_owned();
    rows.extend([
        ("refused", if refused.is_empty() { none } else { refused.join(", ") }),
        ("streams lost", report.streams_lost.to_string()),
        ("games ended", report.games.to_string()),
        ("answers a move", format!("{:.2} of {:.1} kB", report.pages_per_move, report.kb_per_page)),
        ("updates a move", format!("{:.2}", report.updates_per_move)),
        ("streams a move", format!("{:.1} kB", report.stream_kb_per_move)),
        ("server's time a move", format!("{:.2} ms", report.server_cpu_ms_per_move)),
        ("server's cores", format!("{:.2}", report.server_cpu)),
        ("clients' cores", format!("{:.2}", report.clients_cpu)),
        ("resident memory", format!("{:.1} MB", report.rss_mb)),
    ]);
    rows
}
