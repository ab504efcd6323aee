//! A reader's settings, as their browser remembers them.
use axum::http::HeaderMap;
use pages::Language;

use crate::caller::cookie;

/// The cookie that holds them, as `lang:de.theme:dark`.
pub(crate) const PREFS: &str = "prefs";

/// A choice among a few values; the first is the default.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pref {
    pub(crate) name: &'static str,
    pub(crate) values: &'static [&'static str],
}

/// Everything that can be chosen, except the language. Each is an attribute of the page
/// (`data-theme="dark"`), for its sheet and its script.
pub(crate) const ALL: [Pref; 8] = [
    Pref { name: "theme", values: &["auto", "light", "dark"] },
    Pref { name: "motion", values: &["auto", "on", "off"] },
    Pref { name: "sound", values: &["off", "on"] },
    Pref { name: "confirm", values: &["on", "off"] },
    Pref { name: "keys", values: &["on", "off"] },
    Pref { name: "patterns", values: &["on", "off"] },
    Pref { name: "coach", values: &["off", "on"] },
    PACE,
];

/// In hundredths.
pub(crate) const USUAL_PACE: u32 = 100;

/// How fast bots act for somebody.
pub(crate) const PACE: Pref =
    Pref { name: "pace", values: &["normal", "relaxed", "fast", "at-once"] };

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prefs {
    /// The browser's own, if nothing is chosen.
    pub(crate) language: Option<Language>,
    /// By their place in [`ALL`], then among the values.
    chosen: [usize; ALL.len()],
}

impl Prefs {
    pub(crate) fn of(headers: &HeaderMap) -> Prefs {
        Prefs::parse(&cookie(headers, PREFS).unwrap_or_default())
    }

    /// What can't be read gets its default.
    fn parse(text: &str) -> Prefs {
        let mut prefs = Prefs::default();
        for (name, value) in text.split('.').filter_map(|it| it.split_once(':')).take(20) {
            prefs.choose(name, value);
        }
        prefs
    }

    /// Chooses a value, if it exists.
    pub(crate) fn choose(&mut self, name: &str, value: &str) {
        if name == "lang" {
            self.language = value.parse().ok();
        }
        let place = ALL.iter().position(|it| it.name == name);
        let value = place.and_then(|it| ALL[it].values.iter().position(|it| *it == value));
        if let (Some(place), Some(value)) = (place, value) {
            self.chosen[place] = value;
        }
    }

    pub(crate) fn get(&self, name: &str) -> &'static str {
        let place = ALL.iter().position(|it| it.name == name);
        place.map_or("", |it| ALL[it].values[self.chosen[it]])
    }

    /// How long bots take for this reader, in hundredths of what is usual.
    pub(crate) fn pace(&self) -> u32 {
        match self.get(PACE.name) {
            "relaxed" => 200,
            "fast" => 42,
            "at-once" => 0,
            _ => USUAL_PACE,
        }
    }

    /// As the cookie holds it: only what differs from the defaults.
    pub(crate) fn text(&self) -> String {
        let language = self.language.map(|it| format!("lang:{it}"));
        let chosen = ALL.iter().zip(self.chosen).filter(|it| it.1 != 0);
        let chosen = chosen.map(|(pref, value)| format!("{}:{}", pref.name, pref.values[value]));
        language.into_iter().chain(chosen).collect::<Vec<_>>().join(".")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_remembered() {
        let mut prefs = Prefs::default();
        prefs.choose("theme", "dark");
        prefs.choose("lang", "de");
        prefs.choose("sound", "on");
        assert_eq!(prefs.text(), "lang:de.theme:dark.sound:on");
        assert_eq!(Prefs::parse(&prefs.text()), prefs);
        assert_eq!(prefs.get("theme"), "dark");
        prefs.choose("theme", "auto");
        assert_eq!(prefs.text(), "lang:de.sound:on");
    }

    #[test]
    fn everybody_has_a_pace() {
        let paces = PACE.values.iter().map(|it| Prefs::parse(&format!("pace:{it}")).pace());
        assert_eq!(paces.collect::<Vec<_>>(), [100, 200, 42, 0]);
        assert_eq!(Prefs::parse("pace:-5").pace(), USUAL_PACE);
    }

    #[test]
    fn what_cannot_be_read_is_as_at_first() {
        for odd in ["", ":", ".", "theme:pink", "x:y.theme", "lang:xx", "\u{7f}:::...", "theme:"] {
            assert_eq!(Prefs::parse(odd), Prefs::default(), "{odd}");
        }
    }
}
