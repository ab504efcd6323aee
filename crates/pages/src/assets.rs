//! Files that pages ask for: style sheets, scripts, icons. Compiled in, each under a name
//! that changes with what is in it, so that browsers may keep it for ever.
use crate::words;
use maud::{Markup, html};
use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::LazyLock,
};

/// Where they are.
pub const FOLDER: &str = "/assets/";

#[derive(Debug)]
pub struct Asset {
    /// `/assets/….css`.
    pub path: String,
    /// Its media type.
    pub kind: &'static str,
    pub text: String,
}

impl Asset {
    fn new(ending: &str, kind: &'static str, parts: &[&str]) -> Asset {
        let text = parts.concat();
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Asset { path: format!("{FOLDER}{:016x}.{ending}", hasher.finish()), kind, text }
    }

    /// A sheet that begins with what all pages have.
    pub fn sheet(parts: &[&str]) -> Asset {
        Asset::new("css", "text/css", &[&[BASE], parts].concat())
    }
}

const BASE: &str = include_str!("../assets/css/base.css");

/// What pages that show no table of a game have besides.
pub const SITE: [&str; 2] =
    [include_str!("../assets/css/site.css"), include_str!("../assets/css/rules.css")];

/// One script of several parts, each with its purpose; one file, so that one request
/// brings it.
pub fn script(of_games: &[&str]) -> Asset {
    let parts = [
        include_str!("../assets/js/choose.js"),
        include_str!("../assets/js/keys.js"),
        include_str!("../assets/js/tips.js"),
        include_str!("../assets/js/motion.js"),
        include_str!("../assets/js/sound.js"),
        include_str!("../assets/js/share.js"),
        include_str!("../assets/js/live.js"),
        include_str!("../assets/js/chat.js"),
        include_str!("../assets/js/replay.js"),
    ];
    let start = include_str!("../assets/js/start.js");
    Asset::new("js", "text/javascript", &[&parts, of_games, &[start]].concat())
}

/// What a game's pages look like: the files, and the classes that its sheet knows.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub sheet: &'static str,
    /// What pages about the game need for its pictures, signs and figures.
    pub site_sheet: &'static str,
    /// A sprite of icons.
    pub icons: &'static str,
    pub script: &'static str,
    /// The classes of the page, and of the grid that holds the table.
    pub body: &'static str,
    pub grid: &'static str,
}

/// A game's own files.
#[derive(Debug)]
pub struct Assets {
    pub look: Look,
    pub sheet: Asset,
    icons: Asset,
}

impl Assets {
    pub fn new(look: Look) -> Assets {
        let icons = Asset::new("svg", "image/svg+xml", &[look.icons]);
        Assets { look, sheet: Asset::sheet(&[look.sheet]), icons }
    }

    pub fn all(&self) -> impl Iterator<Item = &Asset> {
        std::iter::once(&self.sheet).chain(Some(&self.icons).filter(|it| !it.text.is_empty()))
    }

    /// An icon of the sprite, as large as its class says.
    pub fn icon(&self, name: &str) -> Markup {
        icon(&self.icon_address(name))
    }

    pub fn icon_address(&self, name: &str) -> String {
        format!("{}#{name}", self.icons.path)
    }

    /// A word with its icon before it.
    pub fn with_icon(&self, name: &str, word: &str) -> String {
        words::with_icon(&self.icon_address(name), word)
    }
}

/// Of a game that has none of its own.
pub(crate) static PLAIN: LazyLock<Assets> = LazyLock::new(|| {
    Assets::new(Look {
        sheet: include_str!("../assets/css/plain.css"),
        site_sheet: "",
        icons: "",
        script: "",
        body: "plain",
        grid: "plain-table",
    })
});

pub(crate) fn icon(address: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(address) {} } }
}
