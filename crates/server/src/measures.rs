//! Measures for Prometheus, on a listener of their own.
use crate::serve::http;
use axum::{Router, routing::get};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder};
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::Semaphore};

/// Of those who ask for measures: there are few.
const CONNECTIONS: usize = 32;

/// In seconds: from a quick look to a bot's long thought.
const SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

pub(crate) async fn serve(address: SocketAddr) -> io::Result<()> {
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .and_then(PrometheusBuilder::install_recorder)
        .map_err(io::Error::other)?;
    let upkeep = recorder.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(5)).await;
            upkeep.run_upkeep();
        }
    });
    describe();
    let listener = TcpListener::bind(address).await?;
    let router = Router::new().route("/metrics", get(move || async move { recorder.render() }));
    tokio::spawn(answer(listener, router));
    Ok(())
}

/// Answers so many at a time who ask for measures.
pub(crate) async fn answer(listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    while let Ok(place) = places.clone().acquire_owned().await {
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors, as a rule: some will be closed.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let service = TowerToHyperService::new(router.clone());
        let connection = http().serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            let _ = connection.await;
            drop(place);
        });
    }
}

fn describe() {
    metrics::describe_counter!("felucca_moves_total", "Actions of people that were accepted");
    metrics::describe_histogram!(
        "felucca_move_seconds",
        "An action at its table: checked, stored, shown"
    );
    metrics::describe_histogram!("felucca_request_seconds", "Requests, by route");
    metrics::describe_counter!("felucca_refusals_total", "Refusals, by code");
    metrics::describe_counter!("felucca_tables_made_total", "Tables made, by game");
    metrics::describe_gauge!("felucca_tables_loaded", "Tables in memory");
    metrics::describe_gauge!("felucca_streams", "Open live streams");
    metrics::describe_histogram!("felucca_bot_seconds", "A bot's thinking");
    metrics::describe_gauge!("felucca_bots_busy", "Bots that are thinking or waiting to");
}
