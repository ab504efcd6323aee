use super::Speech;
use crate::Language;
use std::sync::LazyLock;

/// Texts in all languages, from the same files for each.
pub struct Texts {
    #[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "tests compare languages"))]
    pub(crate) sources: [Vec<&'static str>; 4],
    speeches: [Speech; 4],
}

/// What is said around every game.
pub(crate) static SHARED: LazyLock<Texts> =
    LazyLock::new(|| Texts::shared(crate::sources!("errors", "site", "terminal", "words")));

/// The texts of `locales/`, a folder for each language.
#[macro_export]
macro_rules! sources {
    ($($file:literal),+) => {{
        macro_rules! in_language {
            ($code:literal) => {
                vec![$(include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/", $file, ".ftl"
                ))),+]
            };
        }
        [in_language!("en"), in_language!("de"), in_language!("fr"), in_language!("ru")]
    }};
}

impl Texts {
    /// A game's own, in the order of [`Language::ALL`]; missing ones are looked up among the
    /// shared texts.
    pub fn new(sources: [Vec<&'static str>; 4]) -> Texts {
        let speech = |it: Language| Speech::new(it, &sources[it as usize], Some(&SHARED));
        Texts { speeches: Language::ALL.map(speech), sources }
    }

    fn shared(sources: [Vec<&'static str>; 4]) -> Texts {
        let speech = |it: Language| Speech::new(it, &sources[it as usize], None);
        Texts { speeches: Language::ALL.map(speech), sources }
    }

    pub fn of(&self, language: Language) -> &Speech {
        &self.speeches[language as usize]
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}
