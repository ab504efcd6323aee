//! What people call themselves and say: any script, nothing that plays tricks.
use icu_properties::{
    CodePointSetData, CodePointSetDataBorrowed,
    props::{DefaultIgnorableCodePoint, Emoji, UnifiedIdeograph},
};
use unicode_normalization::UnicodeNormalization as _;

pub(crate) const NAME: usize = 24;
pub(crate) const CHAT: usize = 500;

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

/// Whether no name has this letter, wherever it stands.
pub(crate) fn is_never_in_a_name(letter: char) -> bool {
    !letter.is_whitespace() && plays_tricks(&[letter], 0)
}

/// Whether two people at one table would be mistaken for each other, in whatever form and
/// case their names are written.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// What names that are alike have in common. Up and down again, because some letters are alike
/// in one case only: ß and ss.
pub(crate) fn key(name: &str) -> String {
    let seen = name.nfkc().filter(|it| !UNSEEN.contains(*it));
    let cases = seen.collect::<String>().to_uppercase().to_lowercase();
    cases.nfkc().collect()
}

/// Whether here is a control character, or one that nobody sees and that changes nothing about
/// what stands around it.
fn plays_tricks(letters: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|it| letters[it]);
    let after = letters.get(at + 1).copied();
    let belongs = match letters[at] {
        '\u{200c}' | '\u{200d}' => before
            .zip(after)
            .is_some_and(|(before, after)| may_be_joined(before) && may_be_joined(after)),
        // As a picture or as a letter; a digit is a picture on a key alone.
        '\u{fe0e}' | '\u{fe0f}' => before
            .is_some_and(|it| EMOJI.contains(it) && (!it.is_ascii() || after == Some('\u{20e3}'))),
        // Other forms of a letter: Mongolian ones, and those of Chinese and Japanese names.
        '\u{180b}'..='\u{180d}' | '\u{180f}' => {
            before.is_some_and(|it| matches!(it, '\u{1820}'..='\u{18aa}'))
        }
        '\u{e0100}'..='\u{e01ef}' => before.is_some_and(|it| IDEOGRAPHS.contains(it)),
        _ => false,
    };
    is_odd(letters[at]) && !belongs
}

/// What nobody sees, unless it changes what stands around it.
const UNSEEN: CodePointSetDataBorrowed<'_> = CodePointSetData::new::<DefaultIgnorableCodePoint>();
const EMOJI: CodePointSetDataBorrowed<'_> = CodePointSetData::new::<Emoji>();
const IDEOGRAPHS: CodePointSetDataBorrowed<'_> = CodePointSetData::new::<UnifiedIdeograph>();

/// Besides what is unseen, what ends a line, stands between it, or is blank.
fn is_odd(it: char) -> bool {
    it.is_control()
        || UNSEEN.contains(it)
        || matches!(
            it,
            '\u{2028}' | '\u{2029}' | '\u{2800}' | '\u{fff9}'..='\u{fffb}' | '\u{1d159}'
        )
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
            "Ann ❤\u{fe0f}",
            "👁\u{fe0f}\u{200d}🗨\u{fe0f}",
            "7\u{fe0f}\u{20e3}",
            "ᠭ\u{180b}",
            "葛\u{e0100}飾",
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
            "Ann\u{fe0f}",
            "7\u{fe0f}",
            "\u{fe0f}",
            "Ann\u{180b}",
            "Ann\u{1d173}",
            "Ann\u{e0fff}",
            "Ann\u{e0100}",
            "Ann\u{fe00}",
            "🏴\u{e0067}\u{e007f}",
            "\u{3164}",
            "a\u{2800}b",
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
            ("Ann\u{1d173}\u{e0fff}", "Ann"),
            ("葛\u{e0100}", "葛"),
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
