//! What people call themselves and say: any script, nothing that plays tricks.
use unicode_normalization::UnicodeNormalization as _;

const NAME: usize = 24;
const CHAT: usize = 500;

/// A name as it is kept, if it can be one.
pub(crate) fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=NAME).contains(&name.chars().count());
    let letters: Vec<char> = name.chars().collect();
    let tricks = (0..letters.len()).any(|at| plays_tricks(&letters, at));
    (fits && !tricks).then_some(name)
}

/// A line of chat as it is kept, if it can be one. Invisible characters are left out: people
/// who paste them don't know that they are there.
pub(crate) fn chat(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let seen = (0..letters.len()).filter_map(|at| match letters[at] {
        '\n' => Some('\n'),
        '\t' => Some(' '),
        it => (!plays_tricks(&letters, at)).then_some(it),
    });
    let seen: String = seen.collect();
    let seen = seen.trim();
    (1..=CHAT).contains(&seen.chars().count()).then(|| seen.to_owned())
}

/// Whether two people at one table could be mistaken for each other, whatever the form and
/// case of their names.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// Up and down again, because some letters are alike in one case only: ß and ss.
fn folded(name: &str) -> String {
    let seen = name.nfkc().filter(|it| !is_joiner(*it) && !is_variation(*it));
    let cases = seen.collect::<String>().to_uppercase().to_lowercase();
    cases.nfkc().collect()
}

/// Whether this is a control character, or an invisible one that turns or joins its neighbours
/// where there is nothing to join.
fn plays_tricks(letters: &[char], at: usize) -> bool {
    let beside = at.checked_sub(1).and_then(|it| letters.get(it)).zip(letters.get(at + 1));
    let joins = beside.is_some_and(|(it, next)| may_be_joined(*it) && may_be_joined(*next));
    is_odd(letters[at]) && !(is_joiner(letters[at]) && joins)
}

fn is_odd(it: char) -> bool {
    it.is_control()
        || is_joiner(it)
        || matches!(it,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Keeps two signs apart, or makes one of them.
fn is_joiner(it: char) -> bool {
    matches!(it, '\u{200c}' | '\u{200d}')
}

/// Chooses between forms of the sign before it.
fn is_variation(it: char) -> bool {
    matches!(it, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Pictures such as families, and the scripts in which a joiner is a part of spelling:
/// Arabic, Persian, those of India.
fn may_be_joined(it: char) -> bool {
    matches!(it, '\u{600}'..='\u{6ff}' | '\u{900}'..='\u{dff}' | '\u{2600}'..='\u{27bf}'
        | '\u{2b00}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann   Lee "), Some("Ann Lee".to_owned()));
        let fine = [
            "Żaneta 🐊",
            "👨\u{200d}👩\u{200d}👧",
            "🏴\u{200d}☠\u{fe0f}",
            "نی\u{200c}لوفر",
            "क्\u{200d}ष",
        ];
        for fine in fine {
            assert_eq!(name(fine).as_deref(), Some(fine));
        }
        for odd in [
            "",
            "   ",
            "a\u{202e}b",
            "\u{200b}",
            "a\u{200d}b",
            "🐊\u{200d}",
            "a\0b",
            &"x".repeat(25),
        ] {
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
            ("نی\u{200c}لوفر", "نیلوفر"),
            ("Ann\u{fe0f}", "Ann"),
        ];
        for (one, other) in pairs {
            assert!(alike(one, other) && alike(other, one), "{one:?} {other:?}");
        }
        assert!(!alike("René", "Rene") && !alike("Joska", "Йошка"));
    }

    #[test]
    fn chat_keeps_its_lines() {
        assert_eq!(chat(" one\ntwo "), Some("one\ntwo".to_owned()));
        for odd in ["", "\n", "\u{200b} \u{202e}", "\0", &"x".repeat(501)] {
            assert_eq!(chat(odd), None, "{odd:?}");
        }
    }

    #[test]
    fn what_nobody_sees_of_a_line_of_chat_is_left_out() {
        for (said, kept) in [
            ("a\u{200f}b\u{202e}c", "abc"),
            ("\u{feff}a\u{1b}[2J\r\n", "a[2J"),
            ("one\ttwo", "one two"),
            ("👨\u{200d}👩\u{200d}👧 a\u{200d}b", "👨\u{200d}👩\u{200d}👧 ab"),
        ] {
            assert_eq!(chat(said).as_deref(), Some(kept), "{said:?}");
        }
        assert!(chat(&format!("{}\u{200b}", "x".repeat(500))).is_some());
    }
}
