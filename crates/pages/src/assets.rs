//! Files that pages ask for: style sheets, the script, icons. Compiled in, each under a name
//! that changes with what is in it, so that browsers may keep it for ever.
use crate::tight::tight;
use maud::{Markup, html};
use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::LazyLock,
};

#[derive(Debug)]
pub struct Asset {
    /// `/assets/….css`.
    pub path: String,
    /// Its media type.
    pub kind: &'static str,
    pub text: String,
}

impl Asset {
    fn new(ending: &str, kind: &'static str, text: String) -> Asset {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Asset { path: format!("/assets/{:016x}.{ending}", hasher.finish()), kind, text }
    }

    fn sheet(parts: &[&str]) -> Asset {
        Asset::new("css", "text/css", tight(&parts.concat()))
    }
}

const BASE: &str = include_str!("../assets/css/base.css");

/// The sheet of pages that show no table of a game.
pub static SITE: LazyLock<Asset> = LazyLock::new(|| {
    let [site, conex] =
        [include_str!("../assets/css/site.css"), include_str!("../assets/css/conex.css")];
    let rules = include_str!("../assets/css/rules.css");
    Asset::sheet(&[BASE, conex, site, rules])
});

pub static SOBEK: LazyLock<Asset> =
    LazyLock::new(|| Asset::sheet(&[BASE, include_str!("../assets/css/sobek.css")]));

pub static CONEX: LazyLock<Asset> =
    LazyLock::new(|| Asset::sheet(&[BASE, include_str!("../assets/css/conex.css")]));

pub static ICONS: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("svg", "image/svg+xml", include_str!("../assets/icons.svg").to_owned())
});

/// One script of several parts, each with its purpose; one file, so that one request
/// brings it.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
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
        include_str!("../assets/js/conex.js"),
        include_str!("../assets/js/start.js"),
    ];
    Asset::new("js", "text/javascript", parts.concat())
});

/// All of them.
pub fn all() -> [&'static Asset; 5] {
    [&SITE, &SOBEK, &CONEX, &ICONS, &SCRIPT]
}

/// An icon of the sprite, as large as its class says.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(icon_address(name)) {} } }
}

pub(crate) fn icon_address(name: &str) -> String {
    format!("{}#{name}", ICONS.path)
}
