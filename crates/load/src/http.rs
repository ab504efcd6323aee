//! As little HTTP as possible: the machine's time belongs to the server, not to its clients.
use anyhow::{Context, bail};
use flate2::{Decompress, FlushDecompress, read::GzDecoder};
use std::{fmt, io::Read as _, net::SocketAddr};
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

#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) body: String,
    /// Where to go from here.
    pub(crate) location: Option<String>,
}

/// An answer other than the expected one, as opposed to none at all.
#[derive(Debug)]
pub(crate) struct Unwanted {
    asked: String,
    answer: Response,
}

impl fmt::Display for Unwanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} answered {}: {}", self.asked, self.answer.status, self.answer.body)
    }
}

impl std::error::Error for Unwanted {}

impl Response {
    /// The body, if all is well.
    pub(crate) fn ok(self, asked: &str) -> Result<String, Unwanted> {
        match self.status {
            200..=299 => Ok(self.body),
            _ => Err(Unwanted { asked: asked.to_owned(), answer: self }),
        }
    }
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
        let headers = format!("{}Content-Type: application/json\r\n", bearer(token));
        self.ask(method, path, &headers, body).await
    }

    /// With headers of the caller's own, each with the end of its line.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> anyhow::Result<Response> {
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: load\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await?;
        let (status, head) = self.head().await?;
        self.response(status, &head).await
    }

    pub(crate) async fn get(&mut self, path: &str, token: Option<&str>) -> anyhow::Result<String> {
        Ok(self.request("GET", path, token, "").await?.ok(path)?)
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> anyhow::Result<String> {
        Ok(self.request("POST", path, token, body).await?.ok(path)?)
    }

    async fn response(&mut self, status: u16, head: &str) -> anyhow::Result<Response> {
        let body = if header(head, "transfer-encoding") == Some("chunked") {
            self.chunks().await?
        } else {
            let length = header(head, "content-length").and_then(|it| it.parse().ok()).unwrap_or(0);
            while self.buffer.len() < length {
                self.more().await?;
            }
            self.buffer.drain(..length).collect()
        };
        let body = if header(head, "content-encoding") == Some("gzip") {
            let mut text = String::with_capacity(8 * body.len());
            GzDecoder::new(&body[..]).read_to_string(&mut text)?;
            text
        } else {
            String::from_utf8(body)?
        };
        let location = header(head, "location").map(ToOwned::to_owned);
        Ok(Response { status, body, location })
    }

    async fn chunks(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            match next_chunk(&mut self.buffer)? {
                Some(chunk) if chunk.is_empty() => return Ok(body),
                Some(chunk) => body.extend(chunk),
                None => self.more().await?,
            }
        }
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
    pub(crate) async fn listen(self, path: &str, token: &str) -> anyhow::Result<Live> {
        self.hear(path, &bearer(Some(token))).await
    }

    /// The same with headers of the caller's own.
    pub(crate) async fn hear(mut self, path: &str, headers: &str) -> anyhow::Result<Live> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: load\r\n{headers}\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        let (status, head) = self.head().await?;
        if status != 200 {
            self.response(status, &head).await?.ok(path)?;
        }
        let packed = header(&head, "content-encoding") == Some("gzip");
        let unpacks = packed.then(|| Unpacks { head: GZIP_HEAD, inflate: Decompress::new(false) });
        Ok(Live { connection: self, text: Vec::new(), unpacks })
    }
}

/// A stream of server-sent events.
pub(crate) struct Live {
    connection: Connection,
    /// What came, without the chunk marks.
    text: Vec<u8>,
    unpacks: Option<Unpacks>,
}

/// The length of a gzip header without a name.
const GZIP_HEAD: usize = 10;

struct Unpacks {
    /// This many bytes of its head are still to come.
    head: usize,
    inflate: Decompress,
}

impl Unpacks {
    fn unpack(&mut self, chunk: &[u8], to: &mut Vec<u8>) -> anyhow::Result<()> {
        let mut rest = &chunk[self.head.min(chunk.len())..];
        self.head -= self.head.min(chunk.len());
        while !rest.is_empty() {
            to.reserve(8 * rest.len() + 1024);
            let before = self.inflate.total_in();
            self.inflate.decompress_vec(rest, to, FlushDecompress::Sync)?;
            rest = &rest[(self.inflate.total_in() - before) as usize..];
        }
        // What was held back for lack of room.
        while to.len() == to.capacity() {
            to.reserve(4096);
            self.inflate.decompress_vec(&[], to, FlushDecompress::Sync)?;
        }
        Ok(())
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Event {
    pub(crate) kind: String,
    pub(crate) data: String,
    pub(crate) id: Option<u32>,
}

impl Live {
    /// Nothing is lost if the caller stops waiting.
    pub(crate) async fn next(&mut self) -> anyhow::Result<Event> {
        loop {
            if let Some(event) = next_event(&mut self.text)? {
                return Ok(event);
            }
            match next_chunk(&mut self.connection.buffer)? {
                Some(chunk) if chunk.is_empty() => bail!("the live stream ended"),
                Some(chunk) => match &mut self.unpacks {
                    Some(it) => it.unpack(&chunk, &mut self.text)?,
                    None => self.text.extend(chunk),
                },
                None => self.connection.more().await?,
            }
        }
    }

    pub(crate) fn received(&self) -> u64 {
        self.connection.received
    }
}

/// Takes the first chunk, once it is there as a whole. An empty one is the last.
fn next_chunk(buffer: &mut Vec<u8>) -> anyhow::Result<Option<Vec<u8>>> {
    let Some(at) = find(buffer, b"\r\n") else { return Ok(None) };
    let size = usize::from_str_radix(std::str::from_utf8(&buffer[..at])?.trim(), 16)?;
    let (from, to) = (at + 2, at + 2 + size);
    if buffer.len() < to + 2 {
        return Ok(None);
    }
    let chunk = buffer[from..to].to_vec();
    buffer.drain(..to + 2);
    Ok(Some(chunk))
}

/// Takes the first event, and the comments before it.
fn next_event(text: &mut Vec<u8>) -> anyhow::Result<Option<Event>> {
    while let Some(at) = find(text, b"\n\n") {
        let (mut kind, mut data, mut id) = (None, None::<String>, None);
        let block = std::str::from_utf8(&text[..at])?;
        let mut from = 0;
        for to in memchr::memchr_iter(b'\n', block.as_bytes()).chain([block.len()]) {
            let line = &block[from..to];
            from = to + 1;
            match line.split_once(": ") {
                Some(("event", it)) => kind = Some(it.to_owned()),
                Some(("data", it)) => match &mut data {
                    Some(data) => data.extend(["\n", it]),
                    None => data = Some(it.to_owned()),
                },
                Some(("id", it)) => id = it.parse().ok(),
                _ => {}
            }
        }
        text.drain(..at + 2);
        if let (Some(kind), Some(data)) = (kind, data) {
            return Ok(Some(Event { kind, data, id }));
        }
    }
    Ok(None)
}

fn bearer(token: Option<&str>) -> String {
    token.map(|it| format!("Authorization: Bearer {it}\r\n")).unwrap_or_default()
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    memchr::memmem::find(text, what)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|it| {
        let (key, value) = it.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two events and a comment, in chunks that don't end where events do.
    const STREAM: &[u8] = b"1b\r\nevent: table\ndata: {\"a\":1}\n\r\n\
        1\r\n\n\r\n3\r\n:\n\n\r\n1d\r\nevent: state\nid: 3\ndata: {}\n\n\r\n0\r\n\r\n";

    fn event(kind: &str, data: &str, id: Option<u32>) -> Event {
        Event { kind: kind.to_owned(), data: data.to_owned(), id }
    }

    /// What is heard when the bytes come in these pieces, and whether the end came.
    fn heard(pieces: &[&[u8]]) -> (Vec<Event>, bool) {
        let (mut buffer, mut text, mut events) = (Vec::new(), Vec::new(), Vec::new());
        for piece in pieces {
            buffer.extend_from_slice(piece);
            while let Some(chunk) = next_chunk(&mut buffer).unwrap() {
                if chunk.is_empty() {
                    return (events, true);
                }
                text.extend(chunk);
                while let Some(it) = next_event(&mut text).unwrap() {
                    events.push(it);
                }
            }
        }
        (events, false)
    }

    #[test]
    fn chunks_may_be_split_at_any_byte() {
        let all = (vec![event("table", "{\"a\":1}", None), event("state", "{}", Some(3))], true);
        for first in 0..=STREAM.len() {
            for second in first..=STREAM.len() {
                let pieces = [&STREAM[..first], &STREAM[first..second], &STREAM[second..]];
                assert_eq!(heard(&pieces), all, "split at {first} and {second}");
            }
        }
        let bytes: Vec<&[u8]> = STREAM.chunks(1).collect();
        assert_eq!(heard(&bytes), all);
        assert!(!heard(&bytes[..bytes.len() - 1]).1, "the last byte belongs to it");
    }

    #[test]
    fn a_chunk_without_a_size_is_an_error() {
        assert!(next_chunk(&mut b"size\r\n".to_vec()).is_err());
    }

    #[test]
    fn headers_are_found_however_they_are_written() {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\ncontent-length: 12\r\n\r\n";
        assert_eq!(header(head, "Content-Length"), Some("12"));
        assert_eq!(header(head, "length"), None);
    }

    #[test]
    fn only_success_is_ok() {
        let response = |status| Response { status, body: "it".to_owned(), location: None };
        assert_eq!(response(201).ok("/here").unwrap(), "it");
        let error = response(503).ok("/here").unwrap_err().to_string();
        assert_eq!(error, "/here answered 503: it");
    }
}
