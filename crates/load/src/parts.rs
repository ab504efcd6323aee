//! A page put together of updates, as its script does it: part by part, by their names.
use crate::page::{elements, tag};
use memchr::memmem;
use std::collections::BTreeMap;

const MARK: &str = " data-part=\"";

/// The parts of a page in which something can be chosen: what stands in each, but for the parts
/// within it.
#[derive(Debug, Default)]
pub(crate) struct Parts(BTreeMap<String, String>);

/// A part that hasn't ended.
struct Open<'a> {
    tag: &'a str,
    kind: &'a str,
    /// So many elements of its kind haven't ended.
    depth: usize,
    own: String,
}

impl Parts {
    pub(crate) fn of(page: &str) -> Parts {
        let mut parts = Parts::default();
        parts.put(page);
        parts
    }

    /// Puts the parts of an update in place. In a frame, only what is within it has changed.
    pub(crate) fn put(&mut self, html: &str) {
        let mut open: Vec<Open<'_>> = Vec::new();
        let mut marks = memmem::find_iter(html.as_bytes(), MARK).peekable();
        for (at, text) in elements(html) {
            if marks.next_if(|it| *it < at + text.len()).is_some() {
                let tag = tag(text);
                let kind = tag.split(' ').next().unwrap_or_default();
                let own = text[tag.len()..].trim_start_matches('>').to_owned();
                open.push(Open { tag, kind, depth: 1, own });
                continue;
            }
            let Some(part) = open.last_mut() else { continue };
            part.own.extend(["<", text]);
            let (ends, name) = text.strip_prefix('/').map_or((false, text), |it| (true, it));
            match name.strip_prefix(part.kind).map(|it| it.starts_with([' ', '>'])) {
                Some(true) if ends => part.depth -= 1,
                Some(true) => part.depth += 1,
                _ => {}
            }
            if part.depth == 0 {
                self.0.extend(open.pop().and_then(Open::named));
            }
        }
    }

    /// All of them, one after another.
    pub(crate) fn html(&self) -> String {
        self.0.values().map(String::as_str).collect()
    }
}

impl Open<'_> {
    /// With its name; nothing if it is a frame.
    fn named(self) -> Option<(String, String)> {
        let name = self.tag.split_once(MARK)?.1.split('"').next()?;
        let own = if self.own.contains(" name=\"") { self.own } else { String::new() };
        (!self.tag.contains(" data-frame")).then(|| (name.to_owned(), own))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_changes_what_is_in_it() {
        let page = "<p>x</p><div data-part=\"said\">a</div><main data-part=\"main\"><input name=\"m\">\
            <div data-part=\"one\"><div><b name=\"1\"></div></div><div data-part=\"two\"><i name=\"2\"></div></main>";
        let mut parts = Parts::of(page);
        let html = "<input name=\"m\"></main><div><b name=\"1\"></div></div><i name=\"2\"></div>";
        assert_eq!(parts.html(), html);
        parts.put("<main data-part=\"main\" data-frame data-items=\"one two\"><div data-part=\"two\">3</div></main>");
        assert_eq!(parts.html(), html.replace("<i name=\"2\"></div>", ""));
        parts.put("<div data-part=\"one\" data-frame></div>");
        assert_eq!(parts.html(), html.replace("<i name=\"2\"></div>", ""));
    }
}
