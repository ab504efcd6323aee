//! The parts of a page (`data-part`), and which of them differ from an earlier page.
//!
//! They are found in the page's HTML, which we have written ourselves: every element in it is
//! closed, and no text in it contains a `<`.
use std::{
    collections::BTreeMap,
    fmt::Write as _,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    ops::Range,
};

const MARK: &str = " data-part=\"";

/// What a script takes out of a page before it compares.
const NEWS: &str = "<ol hidden data-news>";

/// In every update: what was told to one reader alone is no longer true, and a script finds
/// the ply and the turn at the game's own part.
const SAID: &str = "said";
const MAIN: &str = "main";

/// What a part was like, by its name.
pub(crate) type Hashes = BTreeMap<String, PartHash>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PartHash {
    /// Of its own tag.
    tag: u64,
    /// Of its content, except other parts.
    inner: u64,
}

/// An element of a page.
#[derive(Debug)]
struct Part<'a> {
    name: &'a str,
    /// Where it is, and its first tag.
    all: Range<usize>,
    tag: Range<usize>,
    within: Vec<Part<'a>>,
}

fn hash(pieces: impl IntoIterator<Item = impl AsRef<[u8]>>) -> u64 {
    let mut hasher = DefaultHasher::new();
    pieces.into_iter().for_each(|it| it.as_ref().hash(&mut hasher));
    hasher.finish()
}

/// The parts between two places, nested ones within their parents.
fn parts(html: &str, mut from: usize, end: usize) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    while let Some(mark) = html[from..end].find(MARK).map(|it| from + it) {
        let start = html[..mark].rfind('<').unwrap_or(mark);
        let tag_end = html[mark..end].find('>').map_or(end, |it| mark + it + 1);
        let name = mark + MARK.len();
        let name = &html[name..html[name..end].find('"').map_or(end, |it| name + it)];
        let all = start..end_of(html, start, tag_end, end);
        from = all.end;
        let within = parts(html, tag_end, all.end);
        found.push(Part { name, all, tag: start..tag_end, within });
    }
    found
}

/// Where the element with this first tag ends.
fn end_of(html: &str, start: usize, tag_end: usize, end: usize) -> usize {
    let kind = &html[start + 1..tag_end];
    let kind = &kind[..kind.find([' ', '>']).unwrap_or(kind.len())];
    let (mut depth, mut at) = (1, tag_end);
    while let Some(next) = html[at..end].find('<').map(|it| at + it) {
        let (closes, rest) = match html[next + 1..end].strip_prefix('/') {
            Some(rest) => (true, rest),
            None => (false, &html[next + 1..end]),
        };
        at = next + 1;
        let same = rest.strip_prefix(kind).is_some_and(|it| it.starts_with([' ', '>']));
        if same && closes {
            depth -= 1;
            if depth == 0 {
                return next + kind.len() + 3;
            }
        } else if same {
            depth += 1;
        }
    }
    end
}

impl Part<'_> {
    fn hashed(&self, html: &str, into: &mut Hashes) {
        let mut inner = Vec::new();
        let mut from = self.tag.end;
        for part in &self.within {
            inner.extend([&html[from..part.all.start], part.name]);
            from = part.all.end;
            part.hashed(html, into);
        }
        inner.push(&html[from..self.all.end]);
        let tag = hash([&html[self.tag.clone()]]);
        into.insert(self.name.to_owned(), PartHash { tag, inner: hash(inner) });
    }

    /// Writes what differs.
    fn differing(&self, html: &str, now: &Hashes, before: &Hashes, to: &mut String) {
        let (new, old) = (now.get(self.name), before.get(self.name));
        if new.map(|it| it.inner) != old.map(|it| it.inner) || self.name == SAID {
            to.push_str(&html[self.all.clone()]);
            return;
        }
        let mut within = String::new();
        self.within.iter().for_each(|it| it.differing(html, now, before, &mut within));
        if new != old || !within.is_empty() || self.name == MAIN {
            // A frame: its own tag, and those parts in it that differ.
            let tag = &html[self.tag.clone()];
            let kind = tag[1..].split([' ', '>']).next().unwrap_or_default();
            let _ = write!(to, "{} data-frame>{within}</{kind}>", &tag[..tag.len() - 1]);
        }
    }
}

/// The news of a page, and the page without it.
fn without_news(html: &str) -> (&str, String) {
    let Some(start) = html.find(NEWS) else { return ("", html.to_owned()) };
    let end = html[start..].find("</ol>").map_or(html.len(), |it| start + it + "</ol>".len());
    (&html[start..end], [&html[..start], &html[end..]].concat())
}

pub(crate) fn hashes(html: &str) -> Hashes {
    let (_, html) = without_news(html);
    let mut hashes = Hashes::new();
    parts(&html, 0, html.len()).iter().for_each(|it| it.hashed(&html, &mut hashes));
    hashes
}

/// The parts of a page that aren't as they were, and its news.
pub(super) fn differing(html: &str, now: &Hashes, before: &Hashes) -> String {
    let (news, html) = without_news(html);
    let mut differing = String::new();
    let all = parts(&html, 0, html.len());
    all.iter().for_each(|it| it.differing(&html, now, before, &mut differing));
    differing.push_str(news);
    differing
}

/// What a script shows after an update, if it showed this before.
#[cfg(test)]
pub(crate) fn updated(mut shown: Hashes, update: &str) -> Hashes {
    let is_whole = !update.contains(" data-base=\"");
    let whole = hashes(&update.replace(" data-frame>", ">"));
    for (name, part) in hashes(update) {
        let is_frame = !is_whole && part != whole[&name];
        match shown.get_mut(&name) {
            Some(it) if is_frame => it.tag = whole[&name].tag,
            _ => drop(shown.insert(name, part)),
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<div data-part=\"said\"></div><p>x</p>\
        <main class=\"a\" data-part=\"main\" data-ply=\"3\"><h1>h</h1>\
        <div data-part=\"one\"><div>1</div><div></div></div><ol hidden data-news><li>n</li></ol>\
        <section data-part=\"two\"><div data-part=\"in\">2</div></section></main>";

    fn update(page: &str) -> String {
        differing(page, &hashes(page), &hashes(PAGE))
    }

    #[test]
    fn all_parts_are_found() {
        let hashes = hashes(PAGE);
        let names: Vec<&str> = hashes.keys().map(String::as_str).collect();
        assert_eq!(names, ["in", "main", "one", "said", "two"]);
        let (_, html) = without_news(PAGE);
        let all = parts(&html, 0, html.len());
        assert!(html[all[1].all.clone()].ends_with("</section></main>"));
        assert!(html[all[1].within[0].all.clone()].ends_with("<div></div></div>"));
    }

    #[test]
    fn of_a_frame_only_what_differs_is_sent() {
        let said = "<div data-part=\"said\"></div>";
        let news = "<ol hidden data-news><li>n</li></ol>";
        let frame = "<main class=\"a\" data-part=\"main\" data-ply=\"3\" data-frame>";
        assert_eq!(update(PAGE), format!("{said}{frame}</main>{news}"));
        let ply = PAGE.replace("\"3\"", "\"4\"");
        let frame = "<main class=\"a\" data-part=\"main\" data-ply=\"4\" data-frame>";
        assert_eq!(update(&ply), format!("{said}{frame}</main>{news}"));
        let one = PAGE.replace("<div>1<", "<div>5<");
        let part = "<div data-part=\"one\"><div>5</div><div></div></div>";
        let frame = frame.replace("\"4\"", "\"3\"");
        assert_eq!(update(&one), format!("{said}{frame}{part}</main>{news}"));
        let inner = PAGE.replace(">2<", ">6<");
        let part = "<section data-part=\"two\" data-frame><div data-part=\"in\">6</div></section>";
        assert_eq!(update(&inner), format!("{said}{frame}{part}</main>{news}"));
    }

    #[test]
    fn a_frame_that_differs_is_sent_whole() {
        let other = PAGE.replace("<h1>h<", "<h1>i<");
        let (news, whole) = without_news(&other);
        assert_eq!(update(&other), format!("{}{news}", whole.replace("<p>x</p>", "")));
    }
}
