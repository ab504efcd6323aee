//! What comes over a real connection: slow, broken, too many, and still there at the end.
use super::client::plenty;
use crate::serve::Server;
use std::{net::SocketAddr, time::Duration};
use store::testing::Fresh;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
    time::timeout,
};

const PATIENCE: Duration = Duration::from_secs(25);
const MOMENT: Duration = Duration::from_millis(200);

const ALIVE: &[u8] = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";

struct Listening {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    ended: JoinHandle<()>,
    _fresh: Fresh,
}

async fn listening(connections: usize) -> Listening {
    let fresh = Fresh::sqlite();
    let (stop, stops) = watch::channel(false);
    let server = Server::open(&plenty(), &fresh.location, stops).await.expect("it opens");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let ended = tokio::spawn(server.listen(listener, connections));
    Listening { address, stop, ended, _fresh: fresh }
}

impl Listening {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("it listens")
    }
}

/// What comes until these words, or until the connection ends.
async fn until(stream: &mut TcpStream, words: &str) -> String {
    let mut text = Vec::new();
    let read = async {
        while !String::from_utf8_lossy(&text).contains(words) {
            if stream.read_buf(&mut text).await.unwrap_or(0) == 0 {
                break;
            }
        }
    };
    timeout(PATIENCE, read).await.expect("in time");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_finishes_his_request_is_not_waited_for() {
    let server = listening(100).await;
    let mut slow = server.connect().await;
    slow.write_all(b"GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    let mut body = server.connect().await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    body.write_all(format!("{head}Content-Length: 100\r\n\r\n{{").as_bytes()).await.unwrap();
    let (head, body) = tokio::join!(until(&mut slow, "never"), until(&mut body, "timeout"));
    assert!(head.is_empty() || head.starts_with("HTTP/1.1 408"), "{head}");
    assert!(body.starts_with("HTTP/1.1 504") && body.contains("\"timeout\""), "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_request_gets_a_refusal_or_nothing_and_others_are_served() {
    let server = listening(100).await;
    let many = "X-Many: 1\r\n".repeat(500);
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(100_000));
    for odd in [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".to_vec(),
        b"POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc".to_vec(),
        format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n").into_bytes(),
        long.into_bytes(),
    ] {
        let mut stream = server.connect().await;
        // It may be closed before everything is written.
        let _ = stream.write_all(&odd).await;
        let _ = stream.shutdown().await;
        let text = until(&mut stream, "never").await;
        let what = String::from_utf8_lossy(&odd[..odd.len().min(40)]).into_owned();
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 4"), "{what}: {text}");
    }
    let mut stream = server.connect().await;
    stream.write_all(ALIVE).await.unwrap();
    assert!(until(&mut stream, "alive\n").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_of_forty_kilobytes_is_refused_and_one_of_thirty_is_not() {
    let server = listening(100).await;
    for (kilobytes, status) in [(30, "200"), (40, "431")] {
        let mut stream = server.connect().await;
        let long = "a".repeat(1000 * kilobytes);
        let head = format!("GET /health/live HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n");
        let _ = stream.write_all(head.as_bytes()).await;
        let text = until(&mut stream, "\r\n\r\n").await;
        assert!(text.starts_with(&format!("HTTP/1.1 {status}")), "{kilobytes}: {text}");
    }
    // However it is split into fields and packets.
    let mut stream = server.connect().await;
    stream.write_all(b"GET /health/live HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    for nth in 0..40 {
        let field = format!("X-{nth}: {}\r\n", "a".repeat(1000));
        let _ = stream.write_all(field.as_bytes()).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let _ = stream.write_all(b"\r\n").await;
    // Nobody reads on what is too long, and so the answer may be lost.
    let text = until(&mut stream, "\r\n\r\n").await;
    assert!(text.is_empty() || text.starts_with("HTTP/1.1 431"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_silent_connection_to_the_measures() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = axum::Router::new().route("/metrics", axum::routing::get(|| async { "1\n" }));
    tokio::spawn(crate::measures::answer(listener, router));
    let mut asks = TcpStream::connect(address).await.unwrap();
    asks.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(until(&mut asks, "1\n").await.starts_with("HTTP/1.1 200"));
    let mut silent = TcpStream::connect(address).await.unwrap();
    let mut broken = TcpStream::connect(address).await.unwrap();
    broken.write_all(b"GET /met").await.unwrap();
    // Each is closed, at the latest when a request should have come.
    tokio::join!(
        until(&mut asks, "never"),
        until(&mut silent, "never"),
        until(&mut broken, "never")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_connections_and_no_more_until_one_ends() {
    let server = listening(2).await;
    let mut two = [server.connect().await, server.connect().await];
    for stream in &mut two {
        stream.write_all(ALIVE).await.unwrap();
        until(stream, "alive\n").await;
    }
    let mut third = server.connect().await;
    third.write_all(ALIVE).await.unwrap();
    let mut byte = [0];
    assert!(timeout(MOMENT, third.read(&mut byte)).await.is_err(), "it waits");
    drop(two);
    assert!(until(&mut third, "alive\n").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_to_those_who_listen_and_ends() {
    let server = listening(100).await;
    let body = r#"{"game":"sobek","seats":[{"bot":"deckhand"},{"me":"Ann"}]}"#;
    let mut stream = server.connect().await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let request = format!("{head}Content-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let made = until(&mut stream, "\"token\"").await;
    let id = made.split_once("\"id\":\"").unwrap().1.split_once('"').unwrap().0.to_owned();
    let mut live = server.connect().await;
    let request = format!("GET /api/v1/tables/{id}/live HTTP/1.1\r\nHost: x\r\n\r\n");
    live.write_all(request.as_bytes()).await.unwrap();
    until(&mut live, "event: state").await;
    server.stop.send_replace(true);
    assert!(until(&mut live, "never").await.contains("event: bye"), "and then it ends");
    timeout(PATIENCE, server.ended).await.expect("in time").expect("without a panic");
    assert!(TcpStream::connect(server.address).await.is_err());
}
