//! The sheet of pages, for a picture that stands alone: every token is replaced by its value,
//! because not every program that shows pictures knows custom properties.
use crate::SHEET;
use pages::tight;
use std::{collections::BTreeMap, sync::LazyLock};

/// For what is beside the table; a page has its own.
const STRIP: &str = include_str!("strip.css");

/// The headings in [`SHEET`].
const HEADINGS: [&str; 3] = ["/* == Tokens == */", "/* == Drawings == */", "/* == The page == */"];

/// The rules in the light theme, then what differs in the dark one.
pub(super) static ALONE: LazyLock<String> = LazyLock::new(|| {
    let [_, tokens, drawings, _] = parts();
    let tokens = tight(tokens);
    let rules = [lines(drawings), vec!["\n\n".into()], lines(STRIP)].concat();
    let [light, dark] = [Theme::Light, Theme::Dark].map(|it| it.tokens(&tokens));
    let all: String = rules.iter().map(|it| resolve(it, &light)).collect();
    let differs = |it: &&String| resolve(it, &light) != resolve(it, &dark);
    let other: String = rules.iter().filter(differs).map(|it| resolve(it, &dark)).collect();
    format!("{}\n@media (prefers-color-scheme:dark){{\n{}\n}}\n", all.trim(), other.trim())
});

/// The rules of a sheet. Rules without an empty line between them are one line in the picture:
/// the first of them begins with the line's end.
fn lines(sheet: &str) -> Vec<String> {
    let lines = sheet.split("\n\n").map(tight).filter(|it| !it.is_empty());
    let lines = lines.collect::<Vec<_>>().join("\n");
    lines.split_inclusive('}').map(str::to_owned).collect()
}

/// The sheet, cut at its headings.
fn parts() -> [&'static str; 4] {
    let mut rest = SHEET;
    let mut cut = |heading| {
        let (before, after) = rest.split_once(heading).expect("the sheet has its headings");
        rest = after;
        before
    };
    let [head, tokens, drawings] = HEADINGS.map(&mut cut);
    [head, tokens, drawings, rest]
}

#[derive(Clone, Copy)]
enum Theme {
    Light,
    Dark,
}

impl Theme {
    /// The value of each token.
    fn tokens(self, text: &str) -> BTreeMap<&str, &str> {
        let text = text.trim_start_matches(":root{").trim_end_matches('}');
        let pairs = text.split(';').filter_map(|it| it.trim().split_once(':'));
        pairs.map(|(name, value)| (name, self.of(value))).collect()
    }

    fn of(self, value: &str) -> &str {
        let both = value.strip_prefix("light-dark(").and_then(|it| it.strip_suffix(')'));
        match (both.and_then(|it| it.split_once(',')), self) {
            (None, _) => value,
            (Some((light, _)), Theme::Light) => light,
            (Some((_, dark)), Theme::Dark) => dark,
        }
    }
}

fn resolve(rule: &str, tokens: &BTreeMap<&str, &str>) -> String {
    let mut pieces = rule.split("var(");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once(')').unwrap_or((piece, ""));
        text += tokens.get(name).expect("every token has a value");
        text += rest;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_have_values_where_pages_have_tokens() {
        assert!(!ALONE.contains("var(") && !ALONE.contains("light-dark"), "{}", *ALONE);
        let (light, dark) = ALONE.split_once("@media").unwrap();
        assert!(light.contains("rect.felt{fill:#dfe4ea}"), "{light}");
        assert!(dark.contains("rect.felt{fill:#141d30}"), "{dark}");
        assert!(!dark.contains("rect.rim"), "equal rules come once: {dark}");
    }
}
