//! Words with small pictures among them.
//!
//! A picture is marked in the text itself, so that it travels through a sentence of
//! `locales/` to wherever its language puts the word it belongs to.
use crate::assets::{FOLDER, icon};
use maud::{Markup, html};

/// Private characters around an icon's address.
const BEGIN: char = '\u{e000}';
const END: char = '\u{e001}';

/// A sentence with marks for its pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub String);

/// With a capital letter, for standing alone.
pub fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |it| it.to_uppercase().chain(chars).collect())
}

/// A word with the icon at this address before it.
pub(crate) fn with_icon(address: &str, word: &str) -> String {
    format!("{BEGIN}{address}{END}{word}")
}

impl Words {
    /// Without the pictures.
    pub fn plain(&self) -> String {
        self.parts().map(|(_, text)| text).collect()
    }

    /// With the pictures drawn.
    pub fn markup(&self) -> Markup {
        html! {
            @for (address, text) in self.parts() {
                @if let Some(address) = address { (icon(address)) }
                (text)
            }
        }
    }

    /// Each text with the icon before it. Anything that isn't an icon's address is dropped: a
    /// player's name could contain anything.
    fn parts(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        self.0.split(BEGIN).enumerate().map(|(nth, part)| match part.split_once(END) {
            Some((address, text)) if 0 < nth => (Some(address).filter(is_icon), text),
            _ => (None, part),
        })
    }
}

fn is_icon(address: &&str) -> bool {
    let plain = |it: u8| it.is_ascii_alphanumeric() || b"/.#-".contains(&it);
    address.starts_with(FOLDER) && address.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_stand_before_their_words() {
        let words = Words(format!("Nefra takes {}.", with_icon("/assets/0.svg#fish", "fish")));
        assert_eq!(words.plain(), "Nefra takes fish.");
        let html = words.markup().into_string();
        assert!(html.starts_with("Nefra takes <svg") && html.ends_with("</svg>fish."), "{html}");
    }

    #[test]
    fn marks_in_a_name_do_no_harm() {
        for name in [
            "\u{e000}",
            "\u{e001}",
            "\u{e000}\"><b>\u{e001}x",
            "\u{e000}a b\u{e001}",
            "\u{e000}//x/assets/\u{e001}",
        ] {
            let html = Words(format!("{name} takes fish.")).markup().into_string();
            assert!(!html.contains("<b>") && html.ends_with(" takes fish."), "{html}");
        }
    }
}
