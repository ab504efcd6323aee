//! The servers, one of which dies again and again.
use crate::player::Random;
use anyhow::Context;
use launch::{Launch, Server};
use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};
use tokio::sync::watch;

pub(crate) struct Nodes {
    launch: Launch,
    servers: Vec<Server>,
    open: watch::Sender<Vec<bool>>,
}

/// The way to the nodes, for players.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    addresses: Arc<[SocketAddr]>,
    open: watch::Receiver<Vec<bool>>,
}

impl Nodes {
    pub(crate) async fn start(
        launch: Launch,
        count: usize,
        random: &mut Random,
    ) -> anyhow::Result<Nodes> {
        let mut servers = Vec::new();
        for _ in 0..count {
            servers.push(launch.start(&free_address(random)?.to_string()).await?);
        }
        Ok(Nodes { launch, servers, open: watch::channel(vec![true; count]).0 })
    }

    pub(crate) fn doors(&self) -> Doors {
        let addresses = self.servers.iter().map(|it| it.address).collect();
        Doors { addresses, open: self.open.subscribe() }
    }

    pub(crate) async fn kill(&mut self, node: usize) -> anyhow::Result<()> {
        // Players who lose their connection know at once that they needn't try again.
        self.open.send_modify(|it| it[node] = false);
        self.servers[node].kill().await
    }

    /// From the next start on, all use another database.
    pub(crate) fn move_to(&mut self, database: &str) {
        database.clone_into(&mut self.launch.database);
    }

    pub(crate) fn database(&self) -> &str {
        &self.launch.database
    }

    /// Starts a node again where it was.
    pub(crate) async fn restart(&mut self, node: usize) -> anyhow::Result<Duration> {
        let address = self.servers[node].address.to_string();
        let server = self.launch.start(&address).await.context("can't start it again")?;
        let ready_after = server.ready_after;
        self.servers[node] = server;
        self.open.send_modify(|it| it[node] = true);
        Ok(ready_after)
    }

    /// Those that ended though nobody killed them.
    pub(crate) fn ended(&mut self) -> Vec<String> {
        let (open, servers) = (self.open.borrow().clone(), self.servers.iter_mut().enumerate());
        let ended = servers.filter(|(node, _)| open[*node]).filter_map(|(node, it)| {
            it.ended().map(|how| format!("node {node} ended by itself: {how}"))
        });
        ended.collect()
    }
}

impl Doors {
    /// A node that is up: the player's own if possible, or else the next. Waits if there is none.
    pub(crate) async fn enter(&mut self, home: usize) -> anyhow::Result<(usize, SocketAddr)> {
        let open = self.open.wait_for(|it| it.contains(&true)).await?;
        let count = open.len();
        let node = (0..count).map(|it| (home + it) % count).find(|it| open[*it]);
        let node = node.context("one is open")?;
        Ok((node, self.addresses[node]))
    }

    pub(crate) fn is_open(&self, node: usize) -> bool {
        self.open.borrow()[node]
    }

    pub(crate) fn count(&self) -> usize {
        self.addresses.len()
    }
}

/// An address that nobody takes while the server is dead: below those that systems hand out
/// as any free port.
fn free_address(random: &mut Random) -> anyhow::Result<SocketAddr> {
    let any = || SocketAddr::from((Ipv4Addr::LOCALHOST, 20_000 + random.below(10_000) as u16));
    let free = std::iter::repeat_with(any).take(100).find(|it| TcpListener::bind(it).is_ok());
    free.context("no port between 20000 and 30000 is free")
}
