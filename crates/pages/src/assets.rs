//! Files that pages ask for: style sheets, scripts, icons. Compiled in, each under a name
//! that changes with what is in it, so that browsers may keep it for ever.
use crate::{
    joined::{Module, joined, modules},
    tight::tight,
};
use maud::{Markup, html};
use std::{
    collections::BTreeMap,
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

/// What a page shows, and so what its script does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// No table.
    Site,
    /// A table, while people wait for each other and in play.
    Table,
    /// A log.
    Replay,
}

impl Entry {
    const ALL: [Entry; 3] = [Entry::Site, Entry::Table, Entry::Replay];

    fn module(self) -> &'static str {
        match self {
            Entry::Site => "site/main.js",
            Entry::Table => "table/main.js",
            Entry::Replay => "replay/main.js",
        }
    }
}

/// The modules that all games share.
const SHARED: &[Module] = modules!["", "../assets/js/":
    "core/begin.js" "core/choose.js" "core/dom.js" "core/hint.js" "core/keys.js" "core/shown.js"
    "core/sound.js" "core/storage.js" "core/tips.js" "core/toast.js"
    "replay/main.js" "replay/replay.js"
    "site/file.js" "site/main.js" "site/wish.js"
    "table/begun.js" "table/chat.js" "table/live.js" "table/looks.js" "table/main.js" "table/motion.js"
    "table/news.js" "table/parts.js" "table/share.js" "table/tell.js" "table/way.js"
];

const GAMES: [&str; 2] = ["conex", "sobek"];

/// A game's own modules; the first is the one that begins.
fn game_script(game: &str) -> &'static [Module] {
    match game {
        "conex" => modules!["conex/", "../../../games/conex/table/assets/js/":
            "main.js" "geometry.js" "ghosts.js" "keys.js" "page.js" "pointers.js" "refusals.js" "zoom.js"
        ],
        "sobek" => modules!["sobek/", "../../../games/sobek/table/assets/js/": "main.js" "sets.js"],
        _ => &[],
    }
}

/// By what a page shows, and of which game.
type Scripts = BTreeMap<(Entry, Option<&'static str>), Asset>;

static SCRIPTS: LazyLock<Scripts> = LazyLock::new(|| {
    let script = |entry: Entry, own: &[Module]| {
        let modules = [SHARED, own].concat();
        // When all parts are there, the page begins.
        let entries: Vec<&str> = [entry.module()]
            .into_iter()
            .chain(own.first().map(|it| it.0))
            .chain(["core/begin.js"])
            .collect();
        Asset::new("js", "text/javascript", joined(&modules, &entries))
    };
    let of_games = [Entry::Table, Entry::Replay].into_iter().flat_map(|entry| {
        let with_script = GAMES.into_iter().filter(|it| !game_script(it).is_empty());
        with_script.map(move |game| ((entry, Some(game)), script(entry, game_script(game))))
    });
    Entry::ALL.into_iter().map(|it| ((it, None), script(it, &[]))).chain(of_games).collect()
});

/// The script of a page, with the game's own if it shows one and that has any.
pub fn script(entry: Entry, game: Option<&str>) -> &'static Asset {
    let scripts = &*SCRIPTS;
    let own = scripts.iter().find(|it| it.0.0 == entry && it.0.1 == game);
    own.map_or_else(|| &scripts[&(entry, None)], |it| it.1)
}

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    [&SITE, &SOBEK, &CONEX, &ICONS].into_iter().map(|it| &**it).chain(SCRIPTS.values())
}

/// An icon of the sprite, as large as its class says.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(icon_address(name)) {} } }
}

pub(crate) fn icon_address(name: &str) -> String {
    format!("{}#{name}", ICONS.path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn scripts_have_what_their_page_needs_and_no_more() {
        let has = |entry, game, part: &str| {
            script(entry, game).text.contains(&format!("\n// {part}"))
                || script(entry, game).text.starts_with(&format!("// {part}"))
        };
        for entry in [Entry::Table, Entry::Replay] {
            for game in GAMES {
                for other in GAMES {
                    assert_eq!(
                        has(entry, Some(game), &format!("{other}/")),
                        game == other,
                        "{game}"
                    );
                }
            }
        }
        for part in ["table/", "replay/", "conex/", "sobek/"] {
            assert!(!has(Entry::Site, None, part), "{part}");
        }
        assert!(has(Entry::Table, Some("conex"), "table/live.js"));
        assert!(!has(Entry::Replay, Some("conex"), "table/live.js"), "a log changes no more");
        for Asset { text, path, .. } in SCRIPTS.values() {
            let bare =
                text.lines().all(|it| !it.starts_with("import") && !it.starts_with("export"));
            assert!(bare && text.trim_end().ends_with("})();"), "{path}");
        }
    }

    #[test]
    fn no_two_assets_share_an_address() {
        let paths: BTreeSet<&str> = all().map(|it| it.path.as_str()).collect();
        assert_eq!(paths.len(), all().count());
    }

    #[test]
    fn every_module_is_listed() {
        let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/js");
        let mut names = BTreeSet::new();
        for folder in fs::read_dir(shared).unwrap().map(|it| it.unwrap()) {
            for file in fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap()) {
                let [folder, file] = [folder.file_name(), file.file_name()];
                names.insert(format!("{}/{}", folder.to_str().unwrap(), file.to_str().unwrap()));
            }
        }
        names.retain(|it| !it.ends_with(".test.js"));
        assert_eq!(names, SHARED.iter().map(|it| it.0.to_owned()).collect());
    }
}
