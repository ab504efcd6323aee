//! Pages of one snapshot: each is rendered once, however many look.
use super::parts::{Hashes, Outline};
use crate::table::Snapshot;
use axum::body::Bytes;
use flate2::{Compress, Compression, FlushCompress};
use game_core::Viewer;
use maud::html;
use pages::Language;
use std::{
    fmt,
    str::FromStr,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

/// Pages of a kind that are kept: more than there are kinds of readers, as a rule.
const MOST: usize = 40;

/// What a reader sees of a table: pages with the same name are the same, except for what one
/// reader alone is told and what is new to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageId {
    /// From 1; 0 for onlookers.
    seat: u8,
    pub(super) ply: u32,
    version: u64,
    lines: i64,
}

impl PageId {
    pub(super) fn of(snapshot: &Snapshot, viewer: Viewer) -> PageId {
        PageId {
            seat: viewer.seat().map_or(0, |it| it.number()),
            ply: snapshot.play.ply(viewer),
            version: snapshot.version,
            lines: snapshot.lines(),
        }
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.seat, self.ply, self.version, self.lines)
    }
}

impl FromStr for PageId {
    type Err = ();

    fn from_str(text: &str) -> Result<PageId, ()> {
        let mut numbers = text.split('.');
        let mut next = || numbers.next().ok_or(());
        Ok(PageId {
            seat: next()?.parse().map_err(|_| ())?,
            ply: next()?.parse().map_err(|_| ())?,
            version: next()?.parse().map_err(|_| ())?,
            lines: next()?.parse().map_err(|_| ())?,
        })
    }
}

/// For whom a page is: readers who agree in all of these see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReaderKey {
    pub(super) viewer: Viewer,
    pub(super) language: Language,
    /// Whether the reader is coached.
    pub(super) coached: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageKey {
    pub(super) reader: ReaderKey,
    /// The ply from which on things are new.
    pub(super) since: Option<u32>,
    /// Whether a hint is shown.
    pub(super) hinted: bool,
    /// Whether it goes on from the page before, which has what was told until then.
    pub(super) continues: bool,
}

/// The title and the body of a page.
pub(super) struct Rendered {
    pub(super) title: String,
    pub(super) body: String,
}

impl Rendered {
    pub(super) fn new(title: &str, body: String) -> Rendered {
        Rendered { title: title.to_owned(), body }
    }

    /// The body's own tag.
    fn tag(&self) -> &str {
        &self.body[..self.body.find('>').unwrap_or_default()]
    }
}

/// What leads from one page to the next.
pub(super) struct Update {
    pub(super) html: String,
    /// As an event of a live stream.
    pub(super) event: Bytes,
    packed: OnceLock<Bytes>,
}

impl Update {
    /// The event as it stands in a stream that is packed.
    pub(super) fn packed(&self) -> Bytes {
        self.packed.get_or_init(|| packed(&self.event)).clone()
    }
}

/// Bytes packed so that they may follow anything else packed this way: without reference to
/// what came before, up to a whole byte. So what is packed once can be sent to many.
pub(super) fn packed(bytes: &[u8]) -> Bytes {
    let mut packed = Vec::with_capacity(bytes.len() / 3 + 64);
    let mut deflate = Compress::new(Compression::fast(), false);
    loop {
        let done = deflate.total_in() as usize;
        let before = deflate.total_out();
        // This can't fail in memory; if something were missing, the page would fetch itself again.
        let _ = deflate.compress_vec(&bytes[done..], &mut packed, FlushCompress::Sync);
        let all = deflate.total_in() as usize == bytes.len();
        if all && packed.len() < packed.capacity() || deflate.total_out() == before {
            return packed.into();
        }
        packed.reserve(packed.capacity().max(64));
    }
}

/// What is being made, or was.
type Place<V> = Arc<OnceLock<Arc<V>>>;

/// Things made once for each key.
struct Once<K, V>(Mutex<Vec<(K, Place<V>)>>);

impl<K, V> Default for Once<K, V> {
    fn default() -> Self {
        Once(Mutex::default())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whole between any two statements.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: PartialEq, V> Once<K, V> {
    fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        let place = {
            let mut all = lock(&self.0);
            match all.iter().find(|it| it.0 == key) {
                Some((_, place)) => place.clone(),
                None => {
                    if MOST <= all.len() {
                        all.remove(0);
                    }
                    let place = Place::default();
                    all.push((key, place.clone()));
                    place
                }
            }
        };
        // Only those who want the same page wait here.
        place.get_or_init(|| Arc::new(make())).clone()
    }
}

/// What a page was like when it was last sent to such a reader.
#[derive(Clone)]
struct Sent {
    reader: ReaderKey,
    id: PageId,
    hashes: Arc<Hashes>,
}

#[derive(Default)]
pub(crate) struct Pages {
    rendered: Once<PageKey, Rendered>,
    updates: Once<(PageKey, Option<PageId>), Update>,
    sent: Mutex<Vec<Sent>>,
    /// The same of the snapshots before.
    before: Vec<Sent>,
}

impl Pages {
    /// For the snapshot that comes after.
    pub(crate) fn following(&self) -> Pages {
        let mut before = lock(&self.sent).clone();
        let known = before.len();
        let older = |it: &&Sent| !before[..known].iter().any(|sent| sent.reader == it.reader);
        let older: Vec<Sent> = self.before.iter().filter(older).cloned().collect();
        before.extend(older);
        before.truncate(MOST);
        Pages { before, ..Pages::default() }
    }

    /// Drops what can be rendered again, and if nobody is there, also what was sent.
    pub(crate) fn forget(&self, somebody_is_there: bool) {
        lock(&self.rendered.0).clear();
        lock(&self.updates.0).clear();
        if !somebody_is_there {
            lock(&self.sent).clear();
        }
    }

    pub(super) fn rendered(&self, key: PageKey, make: impl FnOnce() -> Rendered) -> Arc<Rendered> {
        self.rendered.get(key, make)
    }

    /// What leads to this page from the one that a reader has.
    pub(super) fn update(
        &self,
        key: PageKey,
        id: PageId,
        has: Option<PageId>,
        make: impl Fn(PageKey) -> Arc<Rendered>,
    ) -> Arc<Update> {
        self.updates.get((key, has), || {
            let is_same = |it: &&Sent| (it.reader, Some(it.id)) == (key.reader, has);
            let before = lock(&self.sent).iter().chain(&self.before).find(is_same).cloned();
            let leads = |continues: bool| {
                let page = make(PageKey { continues, ..key });
                let outline = Outline::of(&page.body);
                let hashes = outline.hashes();
                let title = html! { title { (page.title) } }.into_string();
                let html = match &before {
                    None => title + &page.body,
                    Some(before) => {
                        let differing = outline.differing(&hashes, &before.hashes, continues)?;
                        format!("{title}{} data-base=\"{}\">{differing}", page.tag(), before.id)
                    }
                };
                Some((html, Arc::new(hashes)))
            };
            let continued = if key.continues && before.is_some() { leads(true) } else { None };
            let made = continued.or_else(|| leads(false));
            let (html, hashes) = made.expect("something leads to a whole page");
            let mut sent = lock(&self.sent);
            if !sent.iter().any(|it| it.reader == key.reader) {
                sent.push(Sent { reader: key.reader, id, hashes });
            }
            drop(sent);
            let event = event("page", &id, &html);
            Update { html, event, packed: OnceLock::new() }
        })
    }
}

/// An event of a live stream.
pub(super) fn event(kind: &str, id: &PageId, data: &str) -> Bytes {
    let mut event = String::with_capacity(data.len() + 1024);
    event.push_str(&format!("event: {kind}\nid: {id}\n"));
    for line in data.split(['\n', '\r']) {
        event.extend(["data: ", line, "\n"]);
    }
    event.push('\n');
    event.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::DeflateDecoder;
    use std::io::Read as _;

    #[test]
    fn what_is_packed_apart_can_be_read_together() {
        let texts = ["", ":\n\n", &"event: page\n".repeat(5_000), "<main>", &"x".repeat(100_000)];
        let mut stream: Vec<u8> = texts.iter().flat_map(|it| packed(it.as_bytes())).collect();
        // What ends such a stream: an empty last block.
        stream.extend([3, 0]);
        let mut read = String::new();
        DeflateDecoder::new(stream.as_slice()).read_to_string(&mut read).unwrap();
        assert_eq!(read, texts.concat());
    }

    #[test]
    fn a_page_has_a_name() {
        let id = PageId { seat: 2, ply: 17, version: 5, lines: 0 };
        assert_eq!(id.to_string().parse(), Ok(id));
        for odd in ["", "1", "1.2.3", "a.b.c.d", "-1.2.3.4"] {
            assert_eq!(odd.parse::<PageId>(), Err(()), "{odd}");
        }
    }
}
