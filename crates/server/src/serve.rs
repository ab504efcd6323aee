//! Listening, answering, and stopping without breaking a promise.
use crate::{
    app::{App, Shared, Site, router},
    bots::BotPool,
    clock, greeting,
    hub::Hub,
    ids::random_number,
    limits::{RateLimit, Share, Shares, Streams},
    listeners::Listeners,
    logging, measures,
    settings::{Settings, SettingsError},
    table::Context,
    turning::TurningPoints,
};
use axum::{Router, extract::ConnectInfo};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Location, OpenError, Store};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Mutex, OwnedSemaphorePermit, Semaphore, watch},
};
use tower::ServiceExt as _;

/// Clients that haven't sent the head of their request by then are dropped.
const HEAD: Duration = Duration::from_secs(10);

/// How long requests that were accepted have to be answered when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// Between two looks for a database that isn't there.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error(
        "can't listen on {address}: {reason}; choose another address with --listen, such as \
         127.0.0.1:0 for any free port"
    )]
    Listen { address: SocketAddr, reason: std::io::Error },
    #[error("can't serve metrics on {address}: {reason}")]
    Metrics { address: SocketAddr, reason: std::io::Error },
    #[error("can't start: {0}")]
    Runtime(std::io::Error),
}

/// Runs a server until it is told to stop, by Ctrl-C or SIGTERM.
pub fn serve(settings: Settings) -> Result<(), ServeError> {
    let settings = settings.complete()?;
    logging::start(&settings)?;
    // Each live stream is an open file; systems grant few of them at first.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Runtime)?;
    runtime.block_on(run(&settings, clock::now()))
}

async fn run(settings: &Settings, began: Instant) -> Result<(), ServeError> {
    // What is wrong with the settings is said before anybody could find the server.
    let url = settings.public_url()?;
    let location = Location::parse(&settings.database()?)?;
    let (stop, stops) = watch::channel(false);
    let server = open_patiently(settings, &location, &stops).await?;
    let address = settings.address();
    let listener = TcpListener::bind(address)
        .await
        .map_err(|reason| ServeError::Listen { address, reason })?;
    let address = listener.local_addr().map_err(ServeError::Runtime)?;
    if let Some(address) = settings.metrics {
        measures::serve(address).await.map_err(|reason| ServeError::Metrics { address, reason })?;
    }
    tokio::spawn(async move {
        signal().await;
        tracing::info!("stopping; a second signal stops at once");
        stop.send_replace(true);
        signal().await;
        std::process::exit(130);
    });
    greeting::show(address, url.as_deref(), &location, began.elapsed());
    server.listen(listener, settings.limits().connections).await;
    tracing::info!("stopped");
    Ok(())
}

/// Waits for a database that isn't there yet, as after a start of the whole machine.
async fn open_patiently(
    settings: &Settings,
    location: &Location,
    stops: &watch::Receiver<bool>,
) -> Result<Server, ServeError> {
    let mut pause = Duration::from_secs(1);
    loop {
        match Server::open(settings, location, stops.clone()).await {
            Err(ServeError::Store(error @ OpenError::Away { .. })) => {
                let seconds = pause.as_secs();
                tracing::warn!("{error}; trying again in {seconds} s, Ctrl-C stops");
                tokio::time::sleep(pause).await;
                pause = LONGEST_PAUSE.min(2 * pause);
            }
            opened => return opened,
        }
    }
}

/// A server with everything but its listener.
pub(crate) struct Server {
    router: Router,
    store: Store,
    stops: watch::Receiver<bool>,
    behind_proxy: bool,
    #[cfg(test)]
    bots: BotPool,
}

impl Server {
    pub(crate) async fn open(
        settings: &Settings,
        location: &Location,
        stops: watch::Receiver<bool>,
    ) -> Result<Server, ServeError> {
        let node = format!("{:016x}", random_number());
        let store = Store::open(location, &node).await?;
        let limits = settings.limits();
        let bots = BotPool::new(settings.bot_threads());
        let context = Context {
            store: store.clone(),
            bots,
            listeners: Listeners::default(),
            bot_pace: settings.bot_pace(),
            absent_after: settings.absent_after(),
            abandon_after: settings.abandon_after(),
            bot_tables: Shares::new(limits.bot_tables_per_address),
            idle_after: settings.idle_after(),
        };
        let turning_points = TurningPoints::new(context.bots.clone(), settings.turning_points());
        #[cfg(test)]
        let bots = context.bots.clone();
        let hub = Hub::new(context, limits, settings.games());
        let rate = RateLimit::per_second(limits.requests_per_second);
        let making = RateLimit::per_minute(limits.tables_per_minute);
        let streams = Streams::of(limits.connections);
        let site = Site {
            public_url: settings.public_url()?,
            in_network: greeting::in_network(settings.address()),
            behind_proxy: settings.behind_proxy.unwrap_or(false),
            measured: settings.metrics.is_some(),
        };
        let behind_proxy = site.behind_proxy;
        let stopping = stops.clone();
        let cors = settings.cors()?;
        let app = App::new(Shared {
            hub,
            site,
            cors,
            rate,
            making,
            streams,
            turning_points,
            tried: Mutex::default(),
            stops: stopping,
        });
        tokio::spawn(upkeep(app.clone()));
        Ok(Server {
            router: router(app),
            store,
            stops,
            behind_proxy,
            #[cfg(test)]
            bots,
        })
    }

    /// For requests that don't come over a network.
    #[cfg(test)]
    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    #[cfg(test)]
    pub(crate) fn bots(&self) -> BotPool {
        self.bots.clone()
    }

    #[cfg(test)]
    pub(crate) fn store(&self) -> Store {
        self.store.clone()
    }

    pub(crate) async fn listen(self, listener: TcpListener, connections: usize) {
        let Server { router, store, mut stops, behind_proxy, .. } = self;
        let places = Arc::new(Semaphore::new(connections));
        // A proxy speaks for many.
        let shares = if behind_proxy { Shares::new(connections) } else { Shares::of(connections) };
        let graceful = GracefulShutdown::new();
        loop {
            let next = async {
                let place = places.clone().acquire_owned().await;
                (listener.accept().await, place)
            };
            let accepted = tokio::select! {
                accepted = next => accepted,
                _ = stops.wait_for(|it| *it) => break,
            };
            match accepted {
                (_, Err(_)) => break,
                (Ok((stream, peer)), Ok(place)) => {
                    // Clients that take more than their share are turned away.
                    if let Some(share) = shares.take(peer.ip()) {
                        connect(stream, peer, router.clone(), &graceful, (place, share));
                    }
                }
                (Err(error), _) => {
                    // Out of file descriptors, as a rule: some will be closed.
                    tracing::warn!(%error, "can't accept a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
        drop(listener);
        let told = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
        if told.is_err() {
            tracing::warn!("some connections didn't end in time");
        }
        // Everything accepted is written before the end.
        store.close().await;
    }
}

fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    graceful: &GracefulShutdown,
    place: (OwnedSemaphorePermit, Share),
) {
    // A move is small; it mustn't wait to share a packet with another.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let service = TowerToHyperService::new(service);
    let connection = graceful.watch(http().serve_connection(TokioIo::new(stream), service));
    tokio::spawn(async move {
        // A client that goes away in the middle is no fault of ours.
        let _ = connection.await;
        drop(place);
    });
}

/// How connections are read: nobody's silence holds one for long.
pub(crate) fn http() -> hyper::server::conn::http1::Builder {
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(32 * 1024);
    http
}

/// What is to be done now and then.
async fn upkeep(app: App) {
    let mut stops = app.stops.clone();
    let mut tick = tokio::time::interval(Duration::from_secs(30));
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            _ = stops.wait_for(|it| *it) => return,
        }
        app.rate.forget_old();
        app.making.forget_old();
        metrics::gauge!("felucca_bots_busy").set(app.hub.bots().busy() as f64);
    }
}

/// Waits until the server is told to stop.
async fn signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
