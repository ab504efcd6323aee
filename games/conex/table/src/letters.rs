use conex::Colour;
use pages::Language;

/// The letters of the four colours in a language: colour is never the only clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters([char; 4]);

impl Letters {
    /// Red, purple, yellow, turquoise.
    pub const ENGLISH: Letters = Letters(['R', 'P', 'Y', 'T']);
    /// Rot, lila, gelb, türkis.
    pub const GERMAN: Letters = Letters(['R', 'L', 'G', 'T']);
    /// Rouge, violet, jaune, turquoise.
    pub const FRENCH: Letters = Letters(['R', 'V', 'J', 'T']);
    /// Красный, фиолетовый, жёлтый, бирюзовый.
    pub const RUSSIAN: Letters = Letters(['К', 'Ф', 'Ж', 'Б']);

    pub fn in_language(language: Language) -> Letters {
        match language {
            Language::En => Letters::ENGLISH,
            Language::De => Letters::GERMAN,
            Language::Fr => Letters::FRENCH,
            Language::Ru => Letters::RUSSIAN,
        }
    }

    pub fn of(&self, colour: Colour) -> char {
        self.0[colour.index()]
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
