//! What is shown when the server is ready.
use qrcode::{QrCode, render::unicode::Dense1x2};
use std::{
    io::Write as _,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    time::Duration,
};
use store::Location;

pub(crate) fn show(
    address: SocketAddr,
    public_url: Option<&str>,
    database: &Location,
    took: Duration,
) {
    let url = public_url.map_or_else(|| reachable(address), str::to_owned);
    let beyond = public_url.is_some() || !address.ip().is_loopback();
    let mut text = format!("Felucca is ready at {url}\n");
    if beyond && let Ok(code) = QrCode::new(&url) {
        text += &format!("\n{}\n", code.render::<Dense1x2>().quiet_zone(true).build());
    } else if !beyond {
        text += "  only this machine can reach it; for others, start it with\n  \
                 serve --listen 0.0.0.0:8484\n";
    }
    text += &format!(
        "  matches are kept in {database}; Ctrl-C stops the server, and nothing is lost\n"
    );
    // If nobody reads it, it is in the log.
    let mut out = std::io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    tracing::info!(%address, %database, ms = took.as_millis() as u64, "ready");
}

/// The address under which others reach us, if they do.
pub(crate) fn in_network(address: SocketAddr) -> Option<String> {
    (address.ip().is_unspecified() && address.port() != 0).then(|| reachable(address))
}

fn reachable(address: SocketAddr) -> String {
    let ip = if address.ip().is_unspecified() { own_address() } else { address.ip() };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}

/// The address from which we would reach the world; nothing is sent.
fn own_address() -> IpAddr {
    let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let ask = || -> std::io::Result<IpAddr> {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        Ok(socket.local_addr()?.ip())
    };
    ask().unwrap_or(loopback)
}
