use conex::Colour;
use pages::Language;

/// The letters of the four colours in a language: colour is never the only clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters(Language);

impl Letters {
    /// Red, purple, yellow, turquoise.
    pub const ENGLISH: Letters = Letters(Language::En);
    /// Rot, lila, gelb, türkis.
    pub const GERMAN: Letters = Letters(Language::De);
    /// Rouge, violet, jaune, turquoise.
    pub const FRENCH: Letters = Letters(Language::Fr);
    /// Красный, фиолетовый, жёлтый, бирюзовый.
    pub const RUSSIAN: Letters = Letters(Language::Ru);

    pub fn in_language(language: Language) -> Letters {
        Letters(language)
    }

    pub(super) fn language(self) -> Language {
        self.0
    }

    pub fn of(&self, colour: Colour) -> char {
        let letters = match self.0 {
            Language::En => ['R', 'P', 'Y', 'T'],
            Language::De => ['R', 'L', 'G', 'T'],
            Language::Fr => ['R', 'V', 'J', 'T'],
            Language::Ru => ['К', 'Ф', 'Ж', 'Б'],
        };
        letters[colour.index()]
    }
}

/// Beside a number in a narrow corner such a letter is smaller.
pub(super) fn is_wide(letter: char) -> bool {
    matches!(letter, 'Ж' | 'Ф')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_colours_share_a_letter() {
        for letters in [Letters::ENGLISH, Letters::GERMAN, Letters::FRENCH, Letters::RUSSIAN] {
            for colour in Colour::ALL {
                let same =
                    Colour::ALL.into_iter().filter(|&it| letters.of(it) == letters.of(colour));
                assert_eq!(same.count(), 1, "{colour} in {letters:?}");
            }
        }
    }
}
