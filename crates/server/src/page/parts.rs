//! The parts of a page (`data-part`), and which of them differ from an earlier page.
//!
//! They are found in the page's own HTML, which we have written: everything in it is closed,
//! and no text in it has a `<` of its own.
use memchr::{memchr_iter, memmem, memrchr};
use rustc_hash::FxHasher;
use std::{fmt::Write as _, hash::Hasher as _, ops::Range};

const MARK: &str = " data-part=\"";

/// What a script takes out of a page before it compares.
const NEWS: &str = "<ol hidden data-news>";

/// A part that consists of other parts alone, which come and go.
const LIST: &str = " data-list";

/// A part to which newer lines are added: whoever has a page has the older ones.
const GROWS: &str = " data-grows=\"";

/// Stand in every update: what was said to somebody alone is no longer true, and a script finds
/// the ply and the turn at the game's own part.
const SAID: &str = "said";
const MAIN: &str = "main";

/// What a part was like. Nobody gains by two that are hashed alike: their own page would miss a
/// change, until the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PartHash {
    name: u64,
    /// Of its own tag.
    tag: u64,
    /// Of its content, except other parts.
    inner: u64,
    /// Of the names of what is in a list.
    items: u64,
}

/// What the parts of a page were like, sorted by their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hashes(Vec<PartHash>);

impl Hashes {
    fn get(&self, name: u64) -> Option<&PartHash> {
        self.0.binary_search_by_key(&name, |it| it.name).ok().map(|at| &self.0[at])
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// An element of a page.
#[derive(Debug)]
struct Part {
    /// Nothing for the news.
    name: Range<usize>,
    /// Where it stands, and its first tag.
    all: Range<usize>,
    tag_end: usize,
    /// How many of the next ones are within it.
    within: usize,
}

/// A page with its parts, in the order in which they begin.
#[derive(Debug)]
pub(crate) struct Outline<'a> {
    html: &'a str,
    parts: Vec<Part>,
}

impl<'a> Outline<'a> {
    /// One pass over all tags: those of the same kind as the innermost open part tell where it
    /// ends.
    pub(crate) fn of(html: &'a str) -> Outline<'a> {
        let bytes = html.as_bytes();
        let mut starts: Vec<(usize, Range<usize>)> = memmem::find_iter(bytes, MARK)
            .map(|mark| {
                let name = mark + MARK.len();
                let end = name + html[name..].find('"').unwrap_or_default();
                (memrchr(b'<', &bytes[..mark]).unwrap_or_default(), name..end)
            })
            .collect();
        if let Some(news) = memmem::find(bytes, NEWS.as_bytes()) {
            starts.push((news, news..news));
            starts.sort_unstable_by_key(|it| it.0);
        }
        let mut starts = starts.into_iter().peekable();
        let mut parts: Vec<Part> = Vec::new();
        let mut open: Vec<(usize, &str, usize)> = Vec::new();
        for at in memchr_iter(b'<', bytes) {
            if let Some((_, name)) = starts.next_if(|it| it.0 == at) {
                let tag_end = html[at..].find('>').map_or(html.len(), |it| at + it + 1);
                let kind = html[at + 1..tag_end].split([' ', '>']).next().unwrap_or_default();
                open.push((parts.len(), kind, 1));
                parts.push(Part { name, all: at..html.len(), tag_end, within: 0 });
                continue;
            }
            let Some((part, kind, depth)) = open.last_mut() else { continue };
            let closes = bytes.get(at + 1) == Some(&b'/');
            let rest = &bytes[at + 1 + usize::from(closes)..];
            // Most tags are of another kind, which their first letters tell.
            let same = rest.first() == kind.as_bytes().first() && rest.starts_with(kind.as_bytes());
            if !same || !matches!(rest.get(kind.len()), Some(b' ' | b'>')) {
                continue;
            }
            *depth = if closes { *depth - 1 } else { *depth + 1 };
            if *depth == 0 {
                let (part, end) = (*part, at + kind.len() + 3);
                parts[part].all.end = end;
                parts[part].within = parts.len() - 1 - part;
                open.pop();
            }
        }
        Outline { html, parts }
    }

    fn tag(&self, part: &Part) -> &'a str {
        &self.html[part.all.start..part.tag_end]
    }

    fn name(&self, part: &Part) -> &'a str {
        &self.html[part.name.clone()]
    }

    /// The outermost parts between two of them.
    fn outermost(&self, mut range: Range<usize>) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let at = range.next()?;
            range.start += self.parts[at].within;
            Some(at)
        })
    }

    fn within(&self, at: usize) -> impl Iterator<Item = usize> {
        self.outermost(at + 1..at + 1 + self.parts[at].within)
    }

    pub(crate) fn hashes(&self) -> Hashes {
        let named = (0..self.parts.len()).filter(|it| !self.parts[*it].name.is_empty());
        let mut hashes: Vec<PartHash> = named.map(|it| self.hash(it)).collect();
        hashes.sort_unstable_by_key(|it| it.name);
        Hashes(hashes)
    }

    fn hash(&self, at: usize) -> PartHash {
        let part = &self.parts[at];
        let tag = self.tag(part);
        let (mut own, mut items) = (String::new(), 0);
        if tag.contains(LIST) {
            items = hash(&self.items(at));
        } else if !tag.contains(GROWS) {
            let mut from = part.tag_end;
            for child in self.within(at).map(|it| &self.parts[it]) {
                own.extend([&self.html[from..child.all.start], self.name(child)]);
                from = child.all.end;
            }
            own.push_str(&self.html[from..part.all.end]);
        }
        PartHash { name: hash(self.name(part)), tag: hash(tag), inner: hash(&own), items }
    }

    /// The names of what is in a list.
    fn items(&self, at: usize) -> String {
        self.within(at).map(|it| self.name(&self.parts[it])).collect::<Vec<_>>().join(" ")
    }

    /// The parts that aren't as they were, and the news. Of a part that grows the page has only
    /// what is new, if it `continues`: then nothing leads to it if what is around such a part must
    /// be sent as a whole.
    pub(super) fn differing(
        &self,
        now: &Hashes,
        before: &Hashes,
        continues: bool,
    ) -> Option<String> {
        let mut differing = Differing { outline: self, now, before, continues, to: String::new() };
        for at in self.outermost(0..self.parts.len()) {
            differing.write(at)?;
        }
        let mut html = differing.to;
        let news = self.parts.iter().find(|it| it.name.is_empty());
        html.push_str(news.map_or("", |it| &self.html[it.all.clone()]));
        Some(html)
    }
}

/// What is written of a page, compared with the one before.
struct Differing<'a> {
    outline: &'a Outline<'a>,
    now: &'a Hashes,
    before: &'a Hashes,
    continues: bool,
    to: String,
}

impl Differing<'_> {
    fn write(&mut self, at: usize) -> Option<()> {
        let outline = self.outline;
        let part = &outline.parts[at];
        let name = outline.name(part);
        if name.is_empty() {
            return Some(());
        }
        let (new, old) = (self.now.get(hash(name)), self.before.get(hash(name)));
        let tag = outline.tag(part);
        if new.map(|it| it.inner) != old.map(|it| it.inner) || name == SAID {
            let all = &outline.html[part.all.clone()];
            self.to.push_str(all);
            return (!self.continues || !all.contains(GROWS)).then_some(());
        }
        let kind = tag[1..].split([' ', '>']).next().unwrap_or_default();
        let tag = &tag[..tag.len() - 1];
        if tag.contains(GROWS) {
            let lines = &outline.html[part.tag_end..part.all.end];
            if !self.continues || new != old || !lines.starts_with("</") {
                let newer = if self.continues { " data-newer" } else { "" };
                let _ = write!(self.to, "{tag}{newer}>{lines}");
            }
            return Some(());
        }
        // A frame: its own tag, and of what is in it what differs.
        let start = self.to.len();
        let _ = write!(self.to, "{tag} data-frame");
        if new.map(|it| it.items) != old.map(|it| it.items) {
            let _ = write!(self.to, " data-items=\"{}\"", outline.items(at));
        }
        self.to.push('>');
        let empty = self.to.len();
        for it in outline.within(at) {
            self.write(it)?;
        }
        if new == old && self.to.len() == empty && name != MAIN {
            self.to.truncate(start);
        } else {
            let _ = write!(self.to, "</{kind}>");
        }
        Some(())
    }
}

#[cfg(test)]
impl Outline<'_> {
    /// Every part is as it is shown.
    pub(crate) fn assert_shown(&self, shown: &Hashes) {
        for it in self.hashes().0 {
            let name = self.parts.iter().map(|it| self.name(it)).find(|at| hash(at) == it.name);
            assert_eq!(shown.get(it.name), Some(&it), "{name:?}");
        }
    }
}

/// What a script shows after an update, if it showed this before.
#[cfg(test)]
pub(crate) fn updated(shown: &Hashes, update: &str) -> Hashes {
    let is_whole = !update.contains(" data-base=\"");
    let mut shown = shown.clone();
    let update = Outline::of(update);
    for (part, hash) in update.parts.iter().enumerate().map(|(nth, it)| (it, update.hash(nth))) {
        if part.name.is_empty() {
            continue;
        }
        let tag = update.tag(part);
        let (own_tag, items) = match tag.split_once(" data-items=\"") {
            Some((own, items)) => (own, Some(items.trim_end_matches("\">"))),
            None => (tag, None),
        };
        // Said once, and not part of how the table stands.
        let own_tag = match own_tag.split_once(" data-undone=\"") {
            Some((before, rest)) => before.to_owned() + rest.split_once('"').unwrap().1,
            None => own_tag.to_owned(),
        };
        let own_tag = own_tag.trim_end_matches('>').trim_end_matches(" data-newer");
        let own_tag = self::hash(&format!("{}>", own_tag.trim_end_matches(" data-frame")));
        let is_frame = !is_whole && tag.contains(" data-frame");
        match shown.0.iter_mut().find(|it| it.name == hash.name) {
            Some(it) if is_frame => {
                it.tag = own_tag;
                it.items = items.map_or(it.items, self::hash);
            }
            Some(it) => *it = PartHash { tag: own_tag, ..hash },
            None => shown.0.push(PartHash { tag: own_tag, ..hash }),
        }
    }
    shown.0.sort_unstable_by_key(|it| it.name);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<div data-part=\"said\"></div><p>x</p>\
        <main class=\"a\" data-part=\"main\" data-ply=\"3\"><h1>h</h1>\
        <div data-part=\"one\"><div>1</div><div></div></div><ol hidden data-news><li>n</li></ol>\
        <section data-part=\"two\"><div data-part=\"in\">2</div></section>\
        <svg data-part=\"all\" data-list><g data-part=\"a\">A</g><g data-part=\"b\">B</g></svg>\
        <ol data-part=\"story\" data-grows=\"60\"><li>s</li></ol></main>";

    const SAID: &str = "<div data-part=\"said\"></div>";
    const NEWS: &str = "<ol hidden data-news><li>n</li></ol>";
    const FRAME: &str = "<main class=\"a\" data-part=\"main\" data-ply=\"3\" data-frame>";
    const STORY: &str = "<ol data-part=\"story\" data-grows=\"60\" data-newer><li>s</li></ol>";

    fn hashes(page: &str) -> Hashes {
        Outline::of(page).hashes()
    }

    /// The update to a page that has nothing to tell.
    fn update(page: &str) -> String {
        let page = page.replace("<li>s</li>", "");
        let update = |it| Outline::of(&page).differing(&hashes(&page), &hashes(PAGE), it);
        update(true).or_else(|| update(false)).unwrap()
    }

    #[test]
    fn all_parts_are_found() {
        let outline = Outline::of(PAGE);
        let names: Vec<&str> = outline.parts.iter().map(|it| outline.name(it)).collect();
        assert_eq!(names, ["said", "main", "one", "", "two", "in", "all", "a", "b", "story"]);
        let ends: Vec<&str> =
            outline.parts.iter().map(|it| &PAGE[it.all.end - 9..it.all.end]).collect();
        assert_eq!(
            ends[1..5],
            ["l></main>", "iv></div>", "</li></ol>", "/section>"].map(|it| &it[it.len() - 9..])
        );
        assert_eq!(outline.within(1).collect::<Vec<_>>(), [2, 3, 4, 6, 9]);
    }

    #[test]
    fn of_a_frame_only_what_differs_is_sent() {
        assert_eq!(update(PAGE), format!("{SAID}{FRAME}</main>{NEWS}"));
        let ply = PAGE.replace("\"3\"", "\"4\"");
        let frame = FRAME.replace("\"3\"", "\"4\"");
        assert_eq!(update(&ply), format!("{SAID}{frame}</main>{NEWS}"));
        let one = PAGE.replace("<div>1<", "<div>5<");
        let part = "<div data-part=\"one\"><div>5</div><div></div></div>";
        assert_eq!(update(&one), format!("{SAID}{FRAME}{part}</main>{NEWS}"));
        let inner = PAGE.replace(">2<", ">6<");
        let part = "<section data-part=\"two\" data-frame><div data-part=\"in\">6</div></section>";
        assert_eq!(update(&inner), format!("{SAID}{FRAME}{part}</main>{NEWS}"));
    }

    #[test]
    fn a_frame_that_differs_is_sent_whole() {
        let other = PAGE.replace("<h1>h<", "<h1>i<").replace("<li>s</li>", "");
        let whole = other.replace("<p>x</p>", "");
        assert_eq!(update(&other), format!("{whole}{NEWS}"));
    }

    #[test]
    fn of_a_list_only_what_is_new_is_sent() {
        let more = PAGE.replace("B</g>", "B</g><g data-part=\"c\">C</g>");
        let part = "<svg data-part=\"all\" data-list data-frame data-items=\"a b c\">\
            <g data-part=\"c\">C</g></svg>";
        assert_eq!(update(&more), format!("{SAID}{FRAME}{part}</main>{NEWS}"));
        let fewer = PAGE.replace("<g data-part=\"a\">A</g>", "");
        let part = "<svg data-part=\"all\" data-list data-frame data-items=\"b\"></svg>";
        assert_eq!(update(&fewer), format!("{SAID}{FRAME}{part}</main>{NEWS}"));
        let other = PAGE.replace(">B<", ">D<");
        let part = "<svg data-part=\"all\" data-list data-frame><g data-part=\"b\">D</g></svg>";
        assert_eq!(update(&other), format!("{SAID}{FRAME}{part}</main>{NEWS}"));
    }

    #[test]
    fn what_grows_is_continued_or_sent_whole() {
        let update = |it| Outline::of(PAGE).differing(&hashes(PAGE), &hashes(PAGE), it).unwrap();
        assert_eq!(update(true), format!("{SAID}{FRAME}{STORY}</main>{NEWS}"));
        let whole = STORY.replace(" data-newer", "");
        assert_eq!(update(false), format!("{SAID}{FRAME}{whole}</main>{NEWS}"));
        let other = PAGE.replace("<h1>h<", "<h1>i<");
        let update = |it| Outline::of(&other).differing(&hashes(&other), &hashes(PAGE), it);
        assert_eq!(update(true), None, "what is around it is sent with all that was told");
        assert!(update(false).is_some());
    }
}
