use maud::{Markup, PreEscaped};
use std::{fmt, str::FromStr, sync::OnceLock};

/// The languages of all texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    #[default]
    En,
    De,
    Fr,
    Ru,
}

/// Markup that is the same on every page in a language: written once.
#[derive(Debug)]
pub struct PerLanguage([OnceLock<String>; 4]);

impl PerLanguage {
    #[expect(clippy::new_without_default, reason = "it stands in statics")]
    pub const fn new() -> PerLanguage {
        PerLanguage([const { OnceLock::new() }; 4])
    }

    pub fn get(
        &'static self,
        language: Language,
        write: impl FnOnce() -> Markup,
    ) -> PreEscaped<&'static str> {
        PreEscaped(self.0[language as usize].get_or_init(|| write().into_string()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such language; choose en, de, fr or ru")]
pub struct ParseLanguageError;

/// How much of a header is read. Browsers send less than a hundred bytes, and a
/// longer header must not make us work more.
const LONGEST_HEADER: usize = 1000;

impl Language {
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Fr, Language::Ru];

    /// As in `<html lang>` and in addresses.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Ru => "ru",
        }
    }

    /// Its name in the language itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
            Language::Ru => "Русский",
        }
    }

    /// The best language for an `Accept-Language` header, English if there is
    /// none. Among equally wanted ones the first is taken; what can't be read is
    /// skipped.
    pub fn negotiate(accept_language: &str) -> Language {
        let end = accept_language.floor_char_boundary(LONGEST_HEADER);
        let mut best = (0, Language::default());
        for range in accept_language[..end].split(',') {
            if let Some((language, quality)) = read_range(range)
                && best.0 < quality
            {
                best = (quality, language);
            }
        }
        best.1
    }

    fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        match primary {
            "*" => Some(Language::default()),
            _ => Language::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(primary)),
        }
    }
}

/// A language of ours and how much it is wanted, in thousandths: `de-AT;q=0.8`.
fn read_range(range: &str) -> Option<(Language, u16)> {
    let mut parts = range.split(';').map(str::trim);
    let language = Language::of_tag(parts.next()?)?;
    match parts.next() {
        None => Some((language, 1000)),
        Some(weight) => Some((language, read_weight(weight)?)),
    }
}

/// `q=0.8` as 800. More than three decimals are cut off.
fn read_weight(weight: &str) -> Option<u16> {
    let (name, value) = weight.split_once('=')?;
    if !name.trim_end().eq_ignore_ascii_case("q") {
        return None;
    }
    let value = value.trim_start();
    let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
    if !decimals.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let digit = |at| decimals.as_bytes().get(at).map_or(0, |it| u16::from(it - b'0'));
    let thousandths = 100 * digit(0) + 10 * digit(1) + digit(2);
    match whole {
        "0" => Some(thousandths),
        "1" if thousandths == 0 => Some(1000),
        _ => None,
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        Language::ALL.into_iter().find(|it| it.code() == text).ok_or(ParseLanguageError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::*;

    #[test]
    fn codes() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        for wrong in ["", "EN", "de-AT", "es", "en "] {
            assert_eq!(wrong.parse::<Language>(), Err(ParseLanguageError), "{wrong}");
        }
    }

    #[test]
    fn the_most_wanted_language_of_ours_is_taken() {
        let cases = [
            ("de", De),
            ("de-AT", De),
            ("DE-at,en;q=0.9", De),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Fr),
            ("en;q=0.5, ru;q=0.8", Ru),
            ("ru ; q=0.8 , de ; Q=0.81", De),
            ("es-ES,es;q=0.9,ru;q=0.3", Ru),
            ("fr;q=0.5,de;q=0.5", Fr),
            ("de;q=0, fr;q=0.001", Fr),
            ("de;q=0.12345,fr;q=0.123", De),
            ("fr;q=0.12345,de;q=0.124", De),
            ("de;q=1.000,fr", De),
            ("zh-Hant-TW, ru-Cyrl-RU;q=0.2", Ru),
            // Anything will do: English, unless something else is wanted more.
            ("*", En),
            ("*;q=0.5, fr;q=0.8", Fr),
            ("es, *;q=0.5, fr;q=0.4", En),
        ];
        for (header, language) in cases {
            assert_eq!(Language::negotiate(header), language, "{header}");
        }
    }

    #[test]
    fn english_is_for_everybody_else() {
        for header in ["", " ", ",,,", ";", "es", "uk-UA,be;q=0.9", "de;q=0", "german", "deu"] {
            assert_eq!(Language::negotiate(header), En, "{header}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_skipped() {
        let wrong = [
            "de;q=", "de;q=2", "de;q=1.5", "de;q=-1", "de;q=0.x", "de;q=.5", "de;q=٣", "de;x=1",
            "de;q", "de;q=NaN", "\0de", "д,е", "-de", "=;=;=", "de de",
        ];
        for header in wrong {
            assert_eq!(Language::negotiate(header), En, "{header}");
            assert_eq!(Language::negotiate(&format!("{header},fr;q=0.1")), Fr, "{header}");
        }
    }

    #[test]
    fn only_the_beginning_of_a_huge_header_counts() {
        for piece in ["de;q=0.1,", ",", ";", "x", "д", "🛶", "de-", "=0."] {
            let huge = piece.repeat(1_000_000);
            Language::negotiate(&huge);
            assert_ne!(Language::negotiate(&format!("{huge},fr")), Fr, "{piece}");
            assert_eq!(Language::negotiate(&format!("fr,{huge}")), Fr, "{piece}");
        }
    }
}
