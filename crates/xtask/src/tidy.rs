//! The project's own rules, as tests.
use crate::root;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Which of our crates a crate may use. A crate that isn't here may use none.
const EDGES: &[(&str, &[&str])] = &[
    ("game-core", &[]),
    ("sobek", &["game-core"]),
    ("conex", &["game-core"]),
    ("bots", &["conex", "game-core", "sobek"]),
    ("games", &["conex", "game-core", "sobek"]),
    ("pages", &["conex", "game-core", "sobek"]),
    ("wire", &["conex", "game-core", "sobek"]),
    ("store", &[]),
    ("server", &["bots", "game-core", "games", "pages", "store", "wire"]),
    ("felucca", &["bots", "conex", "game-core", "games", "pages", "server", "sobek"]),
    ("launch", &[]),
    ("load", &["launch"]),
    ("browser", &["launch"]),
    ("xtask", &[]),
];

/// The rules must stay pure: what they may use from outside.
const RULES: &[&str] = &["conex", "game-core", "sobek"];
const PURE: &[&str] = &["arrayvec", "chacha20", "rand_core", "thiserror"];

/// A longer file holds more than one noun.
const LONGEST_FILE: usize = 800;

/// Where crates are: shared ones, the list of games, and each game's own.
fn manifests() -> Vec<PathBuf> {
    let folders = |within: &str| {
        let entries = fs::read_dir(root().join(within)).unwrap();
        entries.map(|it| it.unwrap().path()).filter(|it| it.is_dir()).collect::<Vec<_>>()
    };
    let games = folders("games").into_iter().flat_map(|it| folders(&it.display().to_string()));
    let all = folders("crates").into_iter().chain([root().join("games")]).chain(games);
    all.map(|it| it.join("Cargo.toml")).filter(|it| it.is_file()).collect()
}

/// Every crate with what it uses.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let read = |path: PathBuf| {
        let manifest: toml::Table = fs::read_to_string(path).unwrap().parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        let used = manifest.get("dependencies").and_then(|it| it.as_table());
        (name, used.into_iter().flat_map(|it| it.keys().cloned()).collect())
    };
    manifests().into_iter().map(read).collect()
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let crates = crates();
    for (name, dependencies) in &crates {
        let allowed = EDGES.iter().find(|it| it.0 == name).map_or(&[][..], |it| it.1);
        let ours = dependencies.iter().filter(|it| crates.contains_key(*it));
        for dependency in ours {
            assert!(allowed.contains(&dependency.as_str()), "{name} must not use {dependency}");
        }
    }
    assert_eq!(crates.len(), EDGES.len(), "EDGES names every crate");
}

#[test]
fn rules_are_pure() {
    let crates = crates();
    for name in RULES {
        for dependency in &crates[*name] {
            let pure = PURE.contains(&dependency.as_str()) || crates.contains_key(dependency);
            assert!(pure, "{name} must not use {dependency}");
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
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
    found
}

/// No document is left with a gap to fill in.
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
