//! What people call themselves and say: any script, nothing that plays tricks.

const NAME: usize = 24;
const CHAT: usize = 500;

/// A name as it is kept, if it can be one.
pub(crate) fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=NAME).contains(&name.chars().count());
    (fits && !name.chars().any(plays_tricks)).then_some(name)
}

/// A line of chat as it is kept, if it can be one.
pub(crate) fn chat(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = (1..=CHAT).contains(&text.chars().count());
    let odd = |it| plays_tricks(it) && it != '\n';
    (fits && !text.chars().any(odd)).then(|| text.to_owned())
}

/// Whether two people at one table would be mistaken for each other.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Control characters, and invisible ones that turn or join what stands around them.
fn plays_tricks(it: char) -> bool {
    it.is_control()
        || matches!(it,
            '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann   Lee "), Some("Ann Lee".to_owned()));
        assert_eq!(name("Żaneta 🐊"), Some("Żaneta 🐊".to_owned()));
        for odd in ["", "   ", "a\u{202e}b", "\u{200b}", "a\0b", &"x".repeat(25)] {
            assert_eq!(name(odd), None, "{odd:?}");
        }
        assert!(alike("ANN", "ann") && alike("Яна", "яна") && !alike("Ann", "Anna"));
    }

    #[test]
    fn chat_keeps_its_lines() {
        assert_eq!(chat(" one\ntwo "), Some("one\ntwo".to_owned()));
        for odd in ["", "\n", "a\u{1b}[2J", &"x".repeat(501)] {
            assert_eq!(chat(odd), None, "{odd:?}");
        }
    }
}
