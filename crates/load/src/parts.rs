//! A page put together from updates, as its script does it: part by part, by name.
use std::{collections::BTreeMap, ops::Range};

const MARK: &str = " data-part=\"";

/// The parts of a page: the content of each, except the parts within it.
#[derive(Debug, Default)]
pub(crate) struct Parts(BTreeMap<String, String>);

impl Parts {
    pub(crate) fn of(page: &str) -> Parts {
        let mut parts = Parts::default();
        parts.put(page);
        parts
    }

    /// Puts the parts of an update in place. In a frame, only what is within it has changed.
    pub(crate) fn put(&mut self, html: &str) {
        let mut from = 0;
        while let Some((name, tag, all)) = next_part(html, from) {
            from = all.end;
            let within = self.put_within(&html[tag.end..all.end]);
            if !html[tag].ends_with(" data-frame>") {
                self.0.insert(name.to_owned(), within);
            }
        }
    }

    /// The content besides parts, which are put in place.
    fn put_within(&mut self, html: &str) -> String {
        let (mut from, mut own) = (0, String::new());
        while let Some((_, _, all)) = next_part(html, from) {
            own.push_str(&html[from..all.start]);
            self.put(&html[all.clone()]);
            from = all.end;
        }
        own.push_str(&html[from..]);
        own
    }

    /// All of them, one after another.
    pub(crate) fn html(&self) -> String {
        self.0.values().map(String::as_str).collect()
    }
}

/// The name of the next part, its first tag, and where it is.
fn next_part(html: &str, from: usize) -> Option<(&str, Range<usize>, Range<usize>)> {
    let mark = from + html[from..].find(MARK)?;
    let start = html[..mark].rfind('<')?;
    let tag = start..mark + html[mark..].find('>')? + 1;
    let name = html[mark + MARK.len()..].split('"').next()?;
    let kind = html[start + 1..].split([' ', '>']).next()?;
    let (mut depth, mut at) = (1, tag.end);
    while let Some(next) = html[at..].find('<').map(|it| at + it) {
        let closes = html[next + 1..].starts_with('/');
        let rest = &html[next + 1 + usize::from(closes)..];
        at = next + 1;
        if !rest.strip_prefix(kind).is_some_and(|it| it.starts_with([' ', '>'])) {
            continue;
        }
        depth = if closes { depth - 1 } else { depth + 1 };
        if depth == 0 {
            return Some((name, tag, start..next + kind.len() + 3));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_changes_what_is_in_it() {
        let page = "<p>x</p><div data-part=\"said\">a</div><main data-part=\"main\">m\
            <div data-part=\"one\"><div>1</div></div><div data-part=\"two\">2</div></main>";
        let mut parts = Parts::of(page);
        assert_eq!(parts.html(), "m</main><div>1</div></div>a</div>2</div>");
        parts.put("<main data-part=\"main\" data-frame><div data-part=\"two\">3</div></main>");
        assert_eq!(parts.html(), "m</main><div>1</div></div>a</div>3</div>");
        parts.put("<div data-part=\"said\" data-frame></div>");
        assert_eq!(parts.html(), "m</main><div>1</div></div>a</div>3</div>");
    }
}
