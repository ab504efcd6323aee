//! The project's own rules, as tests.
use crate::root;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Which of our crates a crate may use. A crate that isn't here may use none.
const EDGES: &[(&str, &[&str])] = &[
    ("game-core", &[]),
    ("bots", &["game-core"]),
    ("pages", &["game-core"]),
    ("store", &[]),
    ("server", &["bots", "game-core", "games", "pages", "store"]),
    ("felucca", &["bots", "game-core", "games", "pages", "server", "store"]),
    ("launch", &[]),
    ("load", &["launch"]),
    ("browser", &["launch"]),
    ("xtask", &[]),
];

/// The parts of a game, and what each may use besides the game's rules.
const PARTS: &[(&str, &[&str])] = &[
    ("rules", &["game-core"]),
    ("guide", &["bots", "game-core"]),
    ("table", &["game-core", "pages"]),
];

/// The rules must stay pure: this is all they may use from outside.
const PURE: &[&str] = &["arrayvec", "chacha20", "rand_core", "thiserror"];
/// What they may use in addition under their feature `json`, and nowhere else.
const JSON: &[&str] = &["serde", "serde_json", "utoipa"];

/// A longer file holds more than one noun.
const LONGEST_FILE: usize = 800;

/// As the formatter of scripts and sheets is set (`package.json`).
const LONGEST_LINE: usize = 120;

/// Examples have rules and nothing else.
const EXAMPLES: &str = "examples";

/// A crate.
struct Package {
    name: String,
    folder: PathBuf,
    manifest: toml::Table,
}

impl Package {
    /// What it uses.
    fn dependencies(&self) -> impl Iterator<Item = (&str, &toml::Value)> {
        let used = self.manifest.get("dependencies").and_then(|it| it.as_table());
        used.into_iter().flatten().map(|(name, how)| (name.as_str(), how))
    }

    /// The game whose part it is, and which one.
    fn part(&self) -> Option<(&str, &str)> {
        let inside = self.folder.strip_prefix(root().join("games")).ok()?;
        let mut parts = inside.iter().filter_map(|it| it.to_str());
        match (parts.next()?, parts.next()?) {
            (EXAMPLES, game) => Some((game, "rules")),
            part => Some(part),
        }
    }

    fn is_rules(&self) -> bool {
        self.name == "game-core" || self.part().is_some_and(|it| it.1 == "rules")
    }
}

fn folders(within: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(within).unwrap().map(|it| it.unwrap().path());
    entries.filter(|it| it.is_dir()).collect()
}

/// All crates: shared ones, the list of games, and each game's own.
fn packages() -> Vec<Package> {
    let games = root().join("games");
    let parts = folders(&games).into_iter().flat_map(|it| folders(&it));
    let all = folders(&root().join("crates")).into_iter().chain([games]).chain(parts);
    let read = |folder: PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
        let manifest: toml::Table = manifest.parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        Some(Package { name, folder, manifest })
    };
    all.filter_map(read).collect()
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let packages = packages();
    let names: BTreeSet<&str> = packages.iter().map(|it| it.name.as_str()).collect();
    for package in packages.iter().filter(|it| it.name != "games") {
        let allowed: Vec<&str> = match package.part() {
            Some((game, part)) => {
                let known = PARTS.iter().find(|it| it.0 == part);
                let known = known.unwrap_or_else(|| panic!("{part} is no part of a game"));
                known.1.iter().copied().chain((part != "rules").then_some(game)).collect()
            }
            None => {
                let known = EDGES.iter().find(|it| it.0 == package.name);
                known.unwrap_or_else(|| panic!("EDGES names {}", package.name)).1.to_vec()
            }
        };
        for (dependency, _) in package.dependencies().filter(|it| names.contains(it.0)) {
            assert!(allowed.contains(&dependency), "{} must not use {dependency}", package.name);
        }
    }
}

#[test]
fn rules_are_pure() {
    for package in packages().iter().filter(|it| it.is_rules()) {
        for (dependency, _) in package.dependencies() {
            let known = PURE.iter().chain(JSON).chain(&["game-core"]).any(|it| *it == dependency);
            assert!(known, "{} must not use {dependency}", package.name);
        }
    }
}

/// Without the feature `json`, rules know nothing of JSON.
#[test]
fn rules_know_json_only_where_asked() {
    for package in packages().iter().filter(|it| it.is_rules()) {
        for (dependency, how) in package.dependencies() {
            let optional = how.get("optional").and_then(toml::Value::as_bool) == Some(true);
            assert_eq!(optional, JSON.contains(&dependency), "{} uses {dependency}", package.name);
        }
        let features = package.manifest["features"].as_table().unwrap();
        assert!(features.keys().eq(["json"]), "{} has the feature `json` alone", package.name);
    }
}

/// A game is named in its own folder, in the list of games, in tests and in documents, and
/// nowhere else: everything else goes through the list.
#[test]
fn nothing_else_names_a_game() {
    let packages = packages();
    let games: BTreeSet<&str> = packages.iter().filter_map(|it| Some(it.part()?.0)).collect();
    assert!(games.contains("sobek") && games.contains("goofspiel"), "{games:?}");
    for path in files(&root().join("crates"), &["css", "ftl", "js", "rs"]) {
        // The crate `browser` is all tests.
        let tests = ["tests", "tests.rs", "tidy.rs", "browser"];
        let is_test = |it: &std::ffi::OsStr| tests.iter().any(|name| it == *name);
        if path.iter().any(is_test) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|it| !it.trim_start().starts_with(['/', '#', '*']));
        for line in lines {
            let line = line.to_lowercase();
            let words = line.split(|it: char| !it.is_alphanumeric());
            for word in words {
                assert!(!games.contains(word), "{} names {word}: {}", path.display(), line.trim());
            }
        }
    }
}

#[test]
fn files_are_short() {
    for path in ["crates", "games"].iter().flat_map(|it| sources(&root().join(it))) {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= LONGEST_FILE, "{}: {lines} lines", path.display());
    }
}

/// What `npm run format` writes, checked even without npm.
#[test]
fn scripts_and_sheets_have_short_lines() {
    let folders = ["crates", "games"].map(|it| root().join(it));
    let files = folders.iter().flat_map(|it| files(it, &["js", "css"])).collect::<Vec<_>>();
    assert!(20 < files.len(), "they are found");
    for path in files {
        for (nth, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            let width = line.chars().count();
            assert!(width <= LONGEST_LINE, "{}:{nth}: {width} columns", path.display());
        }
    }
}

/// Everybody builds this from a registry of their own choice.
#[test]
fn packages_are_named_without_a_host() {
    let lock = fs::read_to_string(root().join("package-lock.json")).unwrap();
    assert!(lock.contains("\"integrity\": \"sha512-") && !lock.contains("://"));
}

/// Every section that a refusal or a test cites is in the rules document.
#[test]
fn cited_rules_exist() {
    for game in ["conex", "sobek"] {
        let document = fs::read_to_string(root().join(format!("docs/rules/{game}.md"))).unwrap();
        let headings: BTreeSet<&str> = document
            .lines()
            .filter_map(|line| {
                line.strip_prefix('#')?.trim_start_matches('#').trim().split(' ').next()
            })
            .map(|number| number.trim_end_matches('.'))
            .collect();
        let folder = root().join(format!("games/{game}/rules/src"));
        let mut cited = 0;
        for path in sources(&folder) {
            let text = fs::read_to_string(&path).unwrap();
            let refusals = path.ends_with("illegal.rs").then(|| quoted_sections(&text));
            for section in refusals.into_iter().flatten().chain(sections_after_rules(&text)) {
                assert!(headings.contains(section), "{}: rules {section}", path.display());
                cited += 1;
            }
        }
        assert!(50 < cited, "{game} cites its rules: {cited}");
    }
}

/// `"4.1"`.
fn quoted_sections(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').filter(|it| is_section(it) && it.contains('.'))
}

/// `rules 4.1`, `Rules 7.2, 7.3`, `rules 5.2 and 5.3`.
fn sections_after_rules(text: &str) -> impl Iterator<Item = &str> {
    text.split("ules ").skip(1).flat_map(|rest| {
        rest.split([' ', ')', ':', '\n'])
            .map(|word| word.trim_end_matches([',', '.', ';']))
            .take_while(|word| is_section(word) || *word == "and")
            .filter(|word| is_section(word))
    })
}

fn is_section(text: &str) -> bool {
    !text.is_empty()
        && text.split('.').all(|it| !it.is_empty() && it.bytes().all(|b| b.is_ascii_digit()))
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    files(folder, &["rs"])
}

fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|it| endings.iter().any(|ending| it == *ending)) {
            found.push(path);
        }
    }
    found
}

/// No document has a gap that still needs filling in.
#[test]
fn documents_are_filled_in() {
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        let text = fs::read_to_string(root().join(name)).unwrap();
        for mark in ["@", "TODO", "XXX", "| ? |"] {
            assert!(!text.contains(mark), "{name}: {mark}");
        }
        for link in text.split("](").skip(1).filter_map(|it| it.split([')', '#']).next()) {
            assert!(link.contains(':') || root().join(link).exists(), "{name}: {link}");
        }
    }
}
