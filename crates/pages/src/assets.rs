//! Files that pages ask for: style sheets, scripts, icons. Compiled in, each under a name
//! that changes with its content, so that browsers may keep it for ever.
use crate::{
    joined::{Module, joined},
    modules,
    tight::tight,
    words,
};
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
    fn new(ending: &str, kind: &'static str, text: String) -> Asset {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Asset { path: format!("{FOLDER}{:016x}.{ending}", hasher.finish()), kind, text }
    }

    /// A sheet that begins with what all pages have.
    pub fn sheet(parts: &[&str]) -> Asset {
        Asset::new("css", "text/css", tight(&(BASE.to_owned() + &parts.concat())))
    }
}

const BASE: &str = include_str!("../assets/css/base.css");

/// What pages with a game's table have in addition.
const TABLE: &str = include_str!("../assets/css/table.css");

/// What pages without a game's table have in addition.
pub const SITE: [&str; 2] =
    [include_str!("../assets/css/site.css"), include_str!("../assets/css/rules.css")];

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
    "table/again.js" "table/begun.js" "table/chat.js" "table/live.js" "table/looks.js" "table/main.js" "table/motion.js"
    "table/news.js" "table/pace.js" "table/parts.js" "table/share.js" "table/tell.js" "table/way.js"
];

/// The script of a kind of page, with the modules of a game; the first one is its start.
fn script(entry: Entry, own: &[Module]) -> Asset {
    let modules = [SHARED, own].concat();
    // When all parts are there, the page begins.
    let first = own.first().map(|it| it.0);
    let entries: Vec<&str> =
        [entry.module()].into_iter().chain(first).chain(["core/begin.js"]).collect();
    Asset::new("js", "text/javascript", joined(&modules, &entries))
}

/// The script of pages that show no table of a game.
pub static SITE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| script(Entry::Site, &[]));

/// What a game's pages look like: the files, and the classes that its sheet knows.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub sheet: &'static str,
    /// What pages about the game need for its pictures, signs and figures.
    pub site_sheet: &'static str,
    /// A sprite of icons.
    pub icons: &'static str,
    /// Modules of script; the first is where it starts.
    pub script: &'static [Module],
    /// The classes of the page, and of the grid that holds the table.
    pub body: &'static str,
    pub grid: &'static str,
}

/// A game's own files.
#[derive(Debug)]
pub struct Assets {
    pub look: Look,
    pub sheet: Asset,
    table_script: Asset,
    replay_script: Asset,
    icons: Asset,
}

impl Assets {
    pub fn new(look: Look) -> Assets {
        let script = |entry| script(entry, look.script);
        Assets {
            look,
            sheet: Asset::sheet(&[TABLE, look.sheet]),
            table_script: script(Entry::Table),
            replay_script: script(Entry::Replay),
            icons: Asset::new("svg", "image/svg+xml", look.icons.to_owned()),
        }
    }

    /// The script of a page that shows a table of the game, or a log.
    pub fn script(&self, entry: Entry) -> &Asset {
        match entry {
            Entry::Site => &SITE_SCRIPT,
            Entry::Table => &self.table_script,
            Entry::Replay => &self.replay_script,
        }
    }

    pub fn all(&self) -> impl Iterator<Item = &Asset> {
        let icons = Some(&self.icons).filter(|it| !it.text.is_empty());
        [&self.sheet, &self.table_script, &self.replay_script].into_iter().chain(icons)
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

/// For a game that has none of its own.
pub(crate) static PLAIN: LazyLock<Assets> = LazyLock::new(|| {
    Assets::new(Look {
        sheet: include_str!("../assets/css/plain.css"),
        site_sheet: "",
        icons: "",
        script: &[],
        body: "plain",
        grid: "plain-table",
    })
});

pub(crate) fn icon(address: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(address) {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn scripts_have_what_their_page_needs_and_no_more() {
        let own: &[Module] = &[(
            "own/main.js",
            "import { playSound } from \"#pages/core/sound.js\";\nplaySound(\"turn\");\n",
        )];
        let parts = |it: &Asset| -> BTreeSet<String> {
            let names = it.text.lines().filter_map(|it| it.strip_prefix("// "));
            names.filter(|it| it.ends_with(".js")).map(str::to_owned).collect()
        };
        let all = [Entry::Site, Entry::Table, Entry::Replay].map(|it| script(it, own));
        let [site, table, replay] = [&*SITE_SCRIPT, &all[1], &all[2]].map(parts);
        for part in site.iter() {
            assert!(part.starts_with("core/") || part.starts_with("site/"), "{part}");
        }
        assert!(table.contains("table/live.js") && table.contains("own/main.js"));
        assert!(!replay.contains("table/live.js"), "a log changes no more");
        assert!(replay.contains("own/main.js"));
        for Asset { text, path, .. } in &all {
            let bare =
                text.lines().all(|it| !it.starts_with("import") && !it.starts_with("export"));
            assert!(bare && text.trim_end().ends_with("})();"), "{path}");
        }
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
