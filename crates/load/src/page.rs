//! What a page of the server offers, as far as needed to press something. It is searched, not
//! parsed: the server always writes it in the same order, and quotes are escaped.
use memchr::{memchr, memchr_iter, memmem};

/// What somebody could send: the fields of a form, without the ply.
pub(crate) type Fields<'a> = Vec<(&'static str, &'a str)>;

/// What a browser keeps of a table's page.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) ply: u32,
    pub(crate) is_asked: bool,
    /// Its name, and for an update the name of the page it was made for.
    pub(crate) at: String,
    pub(crate) base: Option<String>,
    /// The address of its live stream.
    pub(crate) live: String,
    /// Whether the next game can be asked for.
    pub(crate) rematch: bool,
    /// The page of the next game.
    pub(crate) next: Option<String>,
}

impl Standing {
    /// None if no game is on this page.
    pub(crate) fn of(page: &str) -> Option<Standing> {
        let (before, main) = page.split_once("<main")?;
        let main = tag(main);
        let body = tag(before.split_once("<body")?.1);
        let mut links = before.split("<a ").skip(1).map(tag);
        Some(Standing {
            ply: attribute(main, "data-ply")?.parse().ok()?,
            is_asked: attribute(main, "data-turn").is_some(),
            at: attribute(body, "data-at")?.to_owned(),
            base: attribute(body, "data-base").map(ToOwned::to_owned),
            live: attribute(body, "data-live")?.to_owned(),
            rematch: before.contains("/rematch\""),
            next: links
                .find(|it| it.contains(" data-notice="))
                .and_then(|it| attribute(it, "href"))
                .filter(|it| it.starts_with("/tables/"))
                .map(ToOwned::to_owned),
        })
    }
}

/// Everything that one press on this page can do; sets of cards by the fewest that make one.
pub(crate) fn choices(page: &str) -> Vec<Fields<'_>> {
    let (mut all, mut form) = (Vec::new(), Form::default());
    for (_, text) in elements(page) {
        if !["input", "button", "form", "/form"].iter().any(|it| text.starts_with(it)) {
            continue;
        }
        let tag = tag(text);
        let (kind, value) = (attribute(tag, "type"), attribute(tag, "value").unwrap_or_default());
        match attribute(tag, "name") {
            _ if tag.starts_with("form") => form = Form { tag, ..Form::default() },
            _ if tag.starts_with("/form") => all.extend(std::mem::take(&mut form).choice()),
            Some("action") if kind == Some("hidden") => form.action = Some(value),
            Some("action") if kind == Some("checkbox") => form.boxes.push(value),
            Some("action") => all.push(vec![("action", value)]),
            Some("card") => form.cards.push(value),
            None => form.need = attribute(tag, "data-need").or(form.need),
            _ => {}
        }
    }
    all
}

/// The games that somebody can choose from.
pub(crate) fn games(page: &str) -> Vec<String> {
    let mut games: Vec<String> = Vec::new();
    for tag in page.split("<input").skip(1).map(tag) {
        if attribute(tag, "name") == Some("game")
            && let Some(game) = attribute(tag, "value")
            && !games.iter().any(|it| it == game)
        {
            games.push(game.to_owned());
        }
    }
    games
}

/// A form as a browser sends it.
pub(crate) fn encode(ply: u32, fields: &Fields<'_>) -> String {
    let mut body = format!("ply={ply}");
    for (name, value) in fields {
        body.extend(["&", name, "="]);
        for byte in value.replace("&amp;", "&").bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => body.push(char::from(byte)),
                b' ' => body.push('+'),
                _ => body.push_str(&format!("%{byte:02x}")),
            }
        }
    }
    body
}

/// A form of one action, which may want cards; or of several, as many as it needs.
#[derive(Default)]
struct Form<'a> {
    tag: &'a str,
    action: Option<&'a str>,
    cards: Vec<&'a str>,
    boxes: Vec<&'a str>,
    need: Option<&'a str>,
}

impl<'a> Form<'a> {
    fn choice(self) -> Option<Fields<'a>> {
        if !self.boxes.is_empty() {
            let ticked = self.boxes.get(..self.need?.parse().ok()?)?;
            return Some(ticked.iter().map(|it| ("action", *it)).collect());
        }
        let least = match self.cards.len() {
            0 => 0,
            _ if self.tag.contains("three-or-more") => 3,
            _ => 1,
        };
        let cards = self.cards.get(..least)?.iter().map(|it| ("card", *it));
        Some([("action", self.action?)].into_iter().chain(cards).collect())
    }
}

/// Every start and end of an element, with the text that follows, and where it stands.
pub(crate) fn elements(html: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut starts = memchr_iter(b'<', html.as_bytes()).map(|it| it + 1).peekable();
    std::iter::from_fn(move || {
        let from = starts.next()?;
        let to = starts.peek().map_or(html.len(), |it| it - 1);
        Some((from, &html[from..to]))
    })
}

/// What stands between the angle brackets of an element.
pub(crate) fn tag(text: &str) -> &str {
    &text[..memchr(b'>', text.as_bytes()).unwrap_or(text.len())]
}

/// The value of an attribute in a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let starts =
        |at: &usize| tag[..*at].ends_with(' ') && tag[at + name.len()..].starts_with("=\"");
    let at = memmem::find_iter(tag.as_bytes(), name).find(starts)?;
    let value = &tag[at + name.len() + 2..];
    memchr(b'"', value.as_bytes()).map(|it| &value[..it])
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<body class=\"a\" data-live=\"/live\" data-at=\"1.12.0.0\" data-page=\"/t\">\
        <a href=\"/rules\">Rules</a><main id=\"main\" data-ply=\"12\" data-turn=\"4\">\
        <form id=\"decision\"><input type=\"hidden\" name=\"ply\" value=\"12\">\
        <input type=\"radio\" name=\"action\" value=\"take 1\" form=\"decision\">\
        <input type=\"radio\" name=\"look\" value=\"lay it\"></form>\
        <form class=\"three-or-more\"><input type=\"hidden\" name=\"action\" value=\"set a\">\
        <input type=\"checkbox\" name=\"card\" value=\"A1\"><input name=\"card\" value=\"A2\">\
        <input name=\"card\" value=\"A3\"><input name=\"card\" value=\"A4\"></form>\
        <form class=\"three-or-more\"><input type=\"hidden\" name=\"action\" value=\"set b\">\
        <input type=\"checkbox\" name=\"card\" value=\"B1\"></form>\
        <form class=\"one-or-two\"><input type=\"hidden\" name=\"action\" value=\"add\">\
        <input type=\"checkbox\" name=\"card\" value=\"C1\"><input name=\"card\" value=\"C2\"></form>\
        <form><input type=\"hidden\" name=\"action\" value=\"queen\"><button>Go</button></form>\
        <form><button data-need=\"2\">Give</button><input type=\"checkbox\" name=\"action\" value=\"give a\">\
        <input type=\"checkbox\" name=\"action\" value=\"give b\"><input type=\"checkbox\" name=\"action\" \
        value=\"give c\"></form><form><input type=\"hidden\" name=\"with\" value=\"set c\"><input name=\"card\" value=\"D1\">\
        <button name=\"then\" value=\"done\">Then</button></form>\
        <button form=\"now\" name=\"action\" value=\"done\">Done</button></main>";

    #[test]
    fn a_page_says_how_its_reader_stands() {
        let (at, live) = ("1.12.0.0".to_owned(), "/live".to_owned());
        let standing =
            Standing { ply: 12, is_asked: true, at, base: None, live, rematch: false, next: None };
        assert_eq!(Standing::of(PAGE), Some(standing));
        assert_eq!(Standing::of("<body><main class=\"error\">"), None);
        let ended = "<form action=\"/tables/x/rematch\"><a class=\"go\" href=\"/tables/y\" data-notice=\"n\"><main";
        let ended = PAGE.replace("<main", ended);
        let standing = Standing::of(&ended).unwrap();
        assert!(standing.rematch);
        assert_eq!(standing.next.as_deref(), Some("/tables/y"));
    }

    #[test]
    fn a_page_offers_what_can_be_sent() {
        let sent: Vec<String> = choices(PAGE).iter().map(|it| encode(12, it)).collect();
        let all = [
            "ply=12&action=take+1",
            "ply=12&action=set+a&card=A1&card=A2&card=A3",
            "ply=12&action=add&card=C1",
            "ply=12&action=queen",
            "ply=12&action=give+a&action=give+b",
            "ply=12&action=done",
        ];
        assert_eq!(sent, all);
        assert_eq!(encode(3, &vec![("action", "lay a.b &amp; c")]), "ply=3&action=lay+a%2eb+%26+c");
    }

    #[test]
    fn games_are_those_that_are_offered() {
        let page = "<input type=\"hidden\" name=\"game\" value=\"one\"><input name=\"game\" \
            value=\"two\" checked><input name=\"game\" value=\"one\"><input name=\"name\" value=\"x\">";
        assert_eq!(games(page), ["one", "two"]);
    }
}
