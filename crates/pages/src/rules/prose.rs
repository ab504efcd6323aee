//! Markdown between headings and figures, as HTML. References to sections become links.
use super::document::Document;
use crate::Language;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html};

/// What a text's references lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct References<'a> {
    /// The rules with all sections.
    pub(super) full: &'a Document<'a>,
    /// The address of the page they are on; empty for this page.
    pub(super) page: &'a str,
    pub(super) language: Language,
    /// The explanation of a mark such as `[R]`.
    pub(super) reading: &'a str,
}

/// Where sections are on their page: `s4-1`.
pub(super) fn anchor(number: &str) -> String {
    format!("s{}", number.replace('.', "-"))
}

/// The section that lists our readings.
const READINGS: &str = "12";

pub(super) fn prose(markdown: &str, references: References<'_>) -> Markup {
    let writer = Writer { references };
    // Typed quotes and apostrophes become printed ones.
    let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
    let events = TextMergeStream::new(Parser::new_ext(markdown, options));
    let mut out = String::new();
    html::push_html(&mut out, events.flat_map(|it| writer.events(it)));
    PreEscaped(out)
}

/// Markdown of a single line, without a paragraph around it.
pub(super) fn line(markdown: &str, references: References<'_>) -> Markup {
    let html = prose(markdown, references).into_string();
    let inner = html.trim().trim_start_matches("<p>").trim_end_matches("</p>");
    PreEscaped(inner.to_owned())
}

struct Writer<'a> {
    references: References<'a>,
}

impl Writer<'_> {
    fn events<'e>(&self, event: Event<'e>) -> Vec<Event<'e>> {
        let raw = |it: &str| Event::Html(CowStr::from(it.to_owned()));
        match event {
            // A wide table scrolls in a frame of its own.
            Event::Start(Tag::Table(_)) => {
                vec![raw("<div class=\"scroll\" tabindex=\"0\">"), event]
            }
            Event::End(TagEnd::Table) => vec![event, raw("</div>")],
            // To other documents of ours, which aren't pages.
            Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => Vec::new(),
            // The texts have no HTML; if they had, it would be shown, not obeyed.
            Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
            Event::Text(text) => {
                let html = self.text(&text).into_string();
                vec![Event::InlineHtml(CowStr::from(html))]
            }
            _ => vec![event],
        }
    }

    fn text(&self, text: &str) -> Markup {
        if is_mark(text) {
            let href = format!("{}#{}", self.references.page, anchor(READINGS));
            return html! { a.reading href=(href) title=(self.references.reading) { (text) } };
        }
        let mut rest = text;
        let mut before = String::new();
        let mut parts = Vec::new();
        while let Some(at) = rest.find(|it: char| it.is_ascii_digit()) {
            let end = at + number_length(&rest[at..]);
            before.push_str(&rest[..at]);
            let number = rest[at..end].trim_end_matches('.');
            let is_reference = self.is_reference(number, &before);
            match is_reference {
                true => parts.push((std::mem::take(&mut before), Some(number))),
                false => before.push_str(number),
            }
            rest = &rest[at + number.len()..];
        }
        before.push_str(rest);
        parts.push((before, None));
        html! {
            @for (before, number) in parts {
                (before)
                @if let Some(number) = number {
                    a.ref href={ (self.references.page) "#" (anchor(number)) } { (number) }
                }
            }
        }
    }

    /// `4.1` wherever there is such a section; `4` only after the word for "section".
    fn is_reference(&self, number: &str, before: &str) -> bool {
        let is_named = || {
            let word = match self.references.language {
                Language::En | Language::Fr => "section",
                Language::De => "abschnitt",
                Language::Ru => "раздел",
            };
            let last = before.trim_end_matches([' ', '\u{a0}']);
            let last = last.rsplit([' ', '\u{a0}', '(']).next().unwrap_or_default();
            last.to_lowercase().starts_with(word)
        };
        let after_digit =
            before.ends_with(|it: char| it.is_ascii_digit() || it == ',' || it == '.');
        self.references.full.has(number) && !after_digit && (number.contains('.') || is_named())
    }
}

/// `[R]`: one letter.
fn is_mark(text: &str) -> bool {
    let inner = text.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    inner.is_some_and(|it| it.chars().count() == 1)
}

/// Digits and the points between them.
fn number_length(text: &str) -> usize {
    text.find(|it: char| !it.is_ascii_digit() && it != '.').unwrap_or(text.len())
}
