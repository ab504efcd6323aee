//! As little HTTP as it takes: the machine under load shall serve, not its clients.
use anyhow::{Context, bail};
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A connection for one request after the other.
pub(crate) struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    pub(crate) received: u64,
}

pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> anyhow::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: Vec::with_capacity(4096), received: 0 })
    }

    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> anyhow::Result<Response> {
        let bearer = token.map(|it| format!("Authorization: Bearer {it}\r\n")).unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: load\r\n{bearer}Content-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.response().await
    }

    async fn response(&mut self) -> anyhow::Result<Response> {
        let (status, head) = self.head().await?;
        let length = header(&head, "content-length").and_then(|it| it.parse().ok()).unwrap_or(0);
        while self.buffer.len() < length {
            self.more().await?;
        }
        let body = String::from_utf8(self.buffer.drain(..length).collect())?;
        Ok(Response { status, body })
    }

    async fn head(&mut self) -> anyhow::Result<(u16, String)> {
        loop {
            if let Some(at) = find(&self.buffer, b"\r\n\r\n") {
                let head = String::from_utf8(self.buffer.drain(..at + 4).collect())?;
                let status = head.split(' ').nth(1).and_then(|it| it.parse().ok());
                return Ok((status.context("no status")?, head));
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> anyhow::Result<()> {
        let read = self.stream.read_buf(&mut self.buffer).await?;
        if read == 0 {
            bail!("the server closed the connection");
        }
        self.received += read as u64;
        Ok(())
    }

    /// Turns it into a live stream of events.
    pub(crate) async fn listen(mut self, path: &str, token: &str) -> anyhow::Result<Live> {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {token}\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        let (status, _) = self.head().await?;
        if status != 200 {
            bail!("the live stream answered {status}");
        }
        Ok(Live { connection: self, text: Vec::new() })
    }
}

/// A stream of server-sent events.
pub(crate) struct Live {
    connection: Connection,
    /// What came, without the marks of its chunks.
    text: Vec<u8>,
}

pub(crate) struct Event {
    pub(crate) kind: String,
    pub(crate) data: String,
}

impl Live {
    pub(crate) async fn next(&mut self) -> anyhow::Result<Event> {
        loop {
            if let Some(at) = find(&self.text, b"\n\n") {
                let block = String::from_utf8(self.text.drain(..at + 2).collect())?;
                let field = |name: &str| block.lines().find_map(|it| it.strip_prefix(name));
                if let (Some(kind), Some(data)) = (field("event: "), field("data: ")) {
                    return Ok(Event { kind: kind.to_owned(), data: data.to_owned() });
                }
                continue;
            }
            self.chunk().await?;
        }
    }

    async fn chunk(&mut self) -> anyhow::Result<()> {
        let size = loop {
            let buffer = &mut self.connection.buffer;
            if let Some(at) = find(buffer, b"\r\n") {
                let line = std::str::from_utf8(&buffer[..at])?;
                let size = usize::from_str_radix(line.trim(), 16)?;
                buffer.drain(..at + 2);
                break size;
            }
            self.connection.more().await?;
        };
        if size == 0 {
            bail!("the live stream ended");
        }
        while self.connection.buffer.len() < size + 2 {
            self.connection.more().await?;
        }
        self.text.extend(self.connection.buffer.drain(..size));
        self.connection.buffer.drain(..2);
        Ok(())
    }

    pub(crate) fn received(&self) -> u64 {
        self.connection.received
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|it| it == what)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|it| {
        let (key, value) = it.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}
