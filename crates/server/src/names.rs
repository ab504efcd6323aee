//! What people call themselves and say: any script, nothing that plays tricks.
use unicode_normalization::UnicodeNormalization as _;

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

/// Whether two people at one table would be mistaken for each other, in whatever form and
/// case their names are written.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// Up and down again, because some letters are alike in one case only: ß and ss.
fn folded(name: &str) -> String {
    let cases = name.nfkc().collect::<String>().to_uppercase().to_lowercase();
    cases.nfkc().collect()
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
    fn names_are_compared_in_one_form_and_case() {
        let pairs = [
            ("Ren\u{e9}", "Rene\u{301}"),
            ("Й\u{43e}\u{448}ка", "И\u{306}ошка"),
            ("Weiß", "WEISS"),
            ("Νίκος", "ΝΊΚΟΣ"),
            ("\u{212b}sa", "åsa"),
            ("\u{ff21}nn", "ann"),
        ];
        for (one, other) in pairs {
            assert!(alike(one, other) && alike(other, one), "{one:?} {other:?}");
        }
        assert!(!alike("René", "Rene") && !alike("Joska", "Йошка"));
    }

    #[test]
    fn chat_keeps_its_lines() {
        assert_eq!(chat(" one\ntwo "), Some("one\ntwo".to_owned()));
        for odd in ["", "\n", "a\u{1b}[2J", &"x".repeat(501)] {
            assert_eq!(chat(odd), None, "{odd:?}");
        }
    }
}
